// The typed word why: which rule forbids something?
import type { Skin } from '../../skins/skin.ts';
import { optionCalled } from '../choose.ts';
import { type Command, type PersonAsked, saying } from './command.ts';

/** The most lines of an explanation. */
const MOST_LINES = 6;

/** The first of these wishes, equal cards once, and how many more there are. */
const few = (labels: readonly string[]): string =>
  labels.length > 3 ? `${labels.slice(0, 3).join('; ')} and ${labels.length - 3} more` : labels.join('; ');

/** The verbs that a skin has headings for. */
const verbsOf = ({ headings }: Skin): string[] => Object.keys(headings).filter(name => !name.includes(':'));

/** Why a wish is not among the choices: each refusal with its rule, and the wishes that it refuses. */
async function whyText({ keyboard, seat, question }: PersonAsked, words: string): Promise<string> {
  const { table, door, skin } = keyboard;
  if (words === '') return `Why what? For example: why ${table.wish}`;
  const choice = optionCalled(question, words);
  if (choice !== null)
    return `You can: it is choice ${question.options.indexOf(choice) + 1}, ${choice.label}${choice.note === '' ? '' : `: ${choice.note}`}`.replace(
      /\.?$/,
      '.',
    );
  const why = await door.why(seat, words, verbsOf(skin));
  if (why === null) return `"${words}" is not an action with a card on the screen. For example: why ${table.wish}`;
  const lines = why.allowed.length > 0 ? [`You can: ${few(why.allowed)}.`] : [];
  for (const { text, rule, wishes } of why.refused) {
    // if no rule forbids it, the question does not offer it
    const by = rule || question.rule;
    lines.push(`${few(wishes)}: ${by === null ? text : `${text} (${by})`}`);
  }
  return lines.slice(0, MOST_LINES).join('\n');
}

export const WHY: Command = {
  name: 'why',
  takes: 'WISH',
  help: 'show which rule forbids something; use the words on the screen',
  words: ({ question }) => question.options.map(o => o.label),
  run: saying(whyText),
};
