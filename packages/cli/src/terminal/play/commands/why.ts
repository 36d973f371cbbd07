// The typed word why: which rule forbids something?
import type { Skin } from '../../skins/skin.ts';
import { optionCalled } from '../choose.ts';
import { type Asked, type Command, saying } from './command.ts';

/** How many lines an explanation has at most. */
const MOST_LINES = 6;

/** The first of these, copies of a card once, and how many more there are. */
const few = (labels: readonly string[]): string =>
  labels.length > 3 ? `${labels.slice(0, 3).join('; ')} and ${labels.length - 3} more` : labels.join('; ');

/** The verbs that a skin has headings for. */
const verbsOf = ({ headings }: Skin): string[] => Object.keys(headings).filter(name => !name.includes(':'));

/** Why the person's wish is not among the choices: each refusal with its rule, and for what it holds. */
async function whyText({ keyboard, seat, question }: Asked, words: string): Promise<string> {
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
    // where no rule speaks of it, it is the question that leaves no room for it
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
