// Divides the lines of a screen between news, table, question and choices.
import { wrap } from '../../common/text.ts';
import { fitted } from '../skins/index.ts';
import type { TablePart } from '../skins/skin.ts';
import { type ChoiceGroup, choiceLines, foldedLines } from './choose.ts';

/** The contents of a screen with a question, from the top to the input line. */
export interface Screen {
  /** the news, in this many lines if possible */
  news(room: number): string[];
  readonly parts: readonly TablePart[];
  /** the text of a lesson, a paragraph each */
  readonly words: readonly string[];
  readonly prompt: readonly string[];
  /** the stakes; '' if there are none */
  readonly stakes: string;
  readonly choices: readonly ChoiceGroup[];
  /** true to fold the choices even if there is room, because players rarely choose anything here */
  readonly folded: boolean;
  /** the form that an answer must have */
  readonly how: readonly string[];
}

/** If fewer lines of choices than this would fit, the stakes are shortened. */
const USUAL_CHOICES = 6;
/** The least number of lines for choices. */
const LEAST_CHOICES = 3;

/**
 * The lines of a screen. If not everything fits, these get shorter, in this order: the table, the news, the rest of the table except its players and
 * the place in question, the choices, the stakes, the text of a lesson. The player can unfold each of them.
 */
export function screenLines(screen: Screen, width: number, height: number): string[] {
  const { parts, choices, prompt, how } = screen;
  // the line under the table, and the input line
  const room = height - prompt.length - how.length - 2;
  const table = (lines: number) => fitted(parts, lines, width);
  const [folded, least] = [table(0).folded, table(0).lines.length];
  const list = (lines?: number) => (screen.folded ? foldedLines(choices) : choiceLines(choices, lines, width));
  const all = list();
  let words = paragraphs(screen.words, width);
  let stakes = stakesLines(screen.stakes, width);

  const most = newsRoom(height);
  let news = screen.news(most);
  const beside = () => words.length + stakes.length;
  if (news.length + folded + beside() + all.length > room)
    news = screen.news(Math.max(1, Math.min(most, room - folded - beside() - all.length)));
  const forChoices = () => room - news.length - least - beside();
  let few = Math.min(USUAL_CHOICES, all.length);
  const fewer = () => list(Math.max(few, forChoices()));
  let shown = fewer();
  if (shown.length > forChoices()) {
    stakes = stakesLines(firstSentence(screen.stakes), width);
    shown = fewer();
  }
  if (shown.length > forChoices()) {
    few = Math.min(LEAST_CHOICES, all.length);
    shown = fewer();
  }
  for (let n = screen.words.length - 1; shown.length > forChoices() && n > 0; n--) {
    words = paragraphs([...screen.words.slice(0, n), MORE_WORDS], width);
    shown = fewer();
  }
  const { lines, whole } = table(room - news.length - beside() - shown.length);
  return [...news, ...lines, underTable(width, whole), ...words, ...prompt, ...stakes, ...shown, ...how];
}

/** The number of lines for news on even the lowest screen, if there is room. */
const USUAL_NEWS = 4;

/** The most lines for news on a screen of a height. */
export const newsRoom = (height: number): number => Math.max(USUAL_NEWS, Math.floor(height / 3));

/** The end of a lesson's text that was cut. */
const MORE_WORDS = '» Type "?" for the rest.';

/** The line under a table. If the table is not complete, it says how to see all of it. */
export function underTable(width: number, whole: boolean): string {
  const hint = whole ? '' : ' type "table" for all ─';
  return '─'.repeat(width - hint.length) + hint;
}

const paragraphs = (texts: readonly string[], width: number): string[] =>
  texts.flatMap(text => wrap(text, width).split('\n'));

const stakesLines = (text: string, width: number): string[] =>
  text === '' ? [] : wrap(`  ${text}`, width, 0).split('\n');

/** The first sentence of several, with a note where the others are. */
function firstSentence(text: string): string {
  const [first = text] = /^.*?[.!?](?=\s)/s.exec(text) ?? [];
  return first.length + 1 < text.length ? `${first} (Type "?" for more.)` : text;
}
