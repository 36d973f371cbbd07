import { wishesMeant } from '@orrery/table';
import type { Skin } from '../../skins/skin.ts';
import { optionCalled } from '../choose.ts';
import { type Asked, type Command, saying } from './command.ts';

/** How many lines an explanation has at most. */
const MOST_LINES = 6;

/** The first of these, copies of a card once, and how many more there are. */
const few = (all: readonly string[]): string => {
  const labels = [...new Set(all)];
  return labels.length > 3 ? `${labels.slice(0, 3).join('; ')} and ${labels.length - 3} more` : labels.join('; ');
};

/** The verbs that a skin has headings for. */
const verbsOf = ({ headings }: Skin): string[] => Object.keys(headings).filter(name => !name.includes(':'));

/** Why the person's wish is not among the choices: each refusal with its rule, and for what it holds. */
function whyText({ keyboard, seat, question }: Asked, words: string): string {
  const { table, session, skin } = keyboard;
  const { match } = session;
  if (words === '') return `Why what? For example: why ${table.wish}`;
  const choice = optionCalled(question, words);
  if (choice !== null)
    return `You can: it is choice ${question.options.indexOf(choice) + 1}, ${choice.label}${choice.note === '' ? '' : `: ${choice.note}`}`.replace(
      /\.?$/,
      '.',
    );
  const wishes = wishesMeant(table, match.state, seat, words, verbsOf(skin));
  if (wishes.length === 0)
    return `"${words}" names no deed and card that can be seen here. For example: why ${table.wish}`;
  const allowed: string[] = [];
  const refused = new Map<string, { ruled: boolean; labels: string[] }>();
  for (const id of wishes) {
    const label = table.wishLabel(match.state, id);
    const reason = match.why(seat, id);
    if (reason === null) allowed.push(label);
    else {
      const text = reason.rule ? `${reason.text} (${reason.rule})` : reason.text;
      const entry = refused.get(text) ?? { ruled: reason.rule !== '', labels: [] };
      entry.labels.push(label);
      refused.set(text, entry);
    }
  }
  const lines = allowed.length > 0 ? [`You can: ${few(allowed)}.`] : [];
  // what a rule forbids says more than that it is no choice of this question
  const all = [...refused];
  const ruled = all.filter(([, entry]) => entry.ruled);
  for (const [text, { labels }] of ruled.length > 0 ? ruled : all) lines.push(`${few(labels)}: ${text}`);
  return lines.slice(0, MOST_LINES).join('\n');
}

export const WHY: Command = {
  name: 'why',
  takes: 'WISH',
  help: 'which rule forbids something, in the words on the screen',
  words: ({ question }) => question.options.map(o => o.label),
  run: saying(whyText),
};
