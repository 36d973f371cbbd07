// Divides the lines of a screen between news, table, question and choices.
import { wrap } from '../../common/text.ts';
import { fitted } from '../skins/index.ts';
import type { Part } from '../skins/skin.ts';
import { type ChoiceGroup, choiceLines, foldedLines } from './choose.ts';

/** What stands on a screen where somebody is asked, from its top to the line where the answer is typed. */
export interface Screen {
  /** what has happened, in as few lines as so many where that can be */
  news(room: number): string[];
  readonly parts: readonly Part[];
  /** what a tutor says, a paragraph each */
  readonly words: readonly string[];
  readonly prompt: readonly string[];
  /** what is at stake; '' where nothing is */
  readonly stakes: string;
  readonly choices: readonly ChoiceGroup[];
  /** true where the choices are folded though there may be room: hardly anybody chooses anything */
  readonly folded: boolean;
  /** what an answer must look like */
  readonly how: readonly string[];
}

/** Before fewer lines of choices are shown, the stakes are shortened. */
const USUAL_CHOICES = 6;
/** So many lines of choices are shown, however much else there is to see. */
const LEAST_CHOICES = 3;

/**
 * A screen in lines. Where not all of it fits, the table is folded first, then the news, then the rest of the table but for its
 * players and the place in question, then the choices, the stakes, and what a tutor says. All of it unfolds when it is asked for.
 */
export function screenLines(screen: Screen, width: number, height: number): string[] {
  const { parts, choices, prompt, how } = screen;
  // the line under the table, and the one where the answer is typed
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

/** However low a screen is, so many lines tell what has happened where there is room. */
const USUAL_NEWS = 4;

/** How many lines of a screen what has happened takes at most. */
export const newsRoom = (height: number): number => Math.max(USUAL_NEWS, Math.floor(height / 3));

/** Behind what a tutor says where there is more of it. */
const MORE_WORDS = '» Type "?" for the rest.';

/** The line under a table, which says how to see all of it where it is not. */
export function underTable(width: number, whole: boolean): string {
  const hint = whole ? '' : ' type "table" for all ─';
  return '─'.repeat(width - hint.length) + hint;
}

const paragraphs = (texts: readonly string[], width: number): string[] =>
  texts.flatMap(text => wrap(text, width).split('\n'));

const stakesLines = (text: string, width: number): string[] =>
  text === '' ? [] : wrap(`  ${text}`, width, 0).split('\n');

/** The first sentence of several, and where the others are. */
function firstSentence(text: string): string {
  const [first = text] = /^.*?[.!?](?=\s)/s.exec(text) ?? [];
  return first.length + 1 < text.length ? `${first} (Type "?" for more.)` : text;
}
