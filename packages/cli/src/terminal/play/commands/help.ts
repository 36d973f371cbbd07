// Typed words that explain: ?, help.
import type { State } from '@orrery/kernel';
import { cardsCalled, type TableGame } from '@orrery/table';
import { pad, widthOf, wrap } from '../../../common/text.ts';
import { optionCalled } from '../choose.ts';
import { draftLines, previewLines } from './advice.ts';
import { ruleText } from './books.ts';
import { type Command, type PersonAsked, saying } from './command.ts';

/** The meaning of one choice: its note, and the text of its card. */
async function explainOption(asked: PersonAsked, text: string): Promise<string> {
  const { keyboard, question } = asked;
  const option = optionCalled(question, text);
  if (option === null) return `"${text}" is not a choice here. Type its number, or its first letters.`;
  const lines = [`${question.options.indexOf(option) + 1} ${option.label}`];
  if (option.note !== '') lines.push(option.note);
  if (question.min <= 1) await keyboard.tried(async () => void lines.push(...(await previewLines(asked, [option.id]))));
  const pages = option.card === null ? [] : cardsCalled(keyboard.table, option.card);
  lines.push(...pages.map(page => `\n${page.tell()}`));
  return lines.join('\n');
}

/** The question, the rule or card that asks it, and the meaning of each answer. */
async function explain(asked: PersonAsked): Promise<string> {
  const { keyboard, seat, question } = asked;
  const { table } = keyboard;
  const lines = [...keyboard.words(seat, question), question.prompt];
  if (question.stakes !== '') lines.push(question.stakes);
  if (question.rule !== null) lines.push('', ruleText(table, question.rule) || question.rule);
  else if (question.asker !== null)
    lines.push(
      '',
      ...cardsCalled(table, question.asker).map(page => `${question.asker} asks. It says:\n${page.tell()}`),
    );
  const draft = keyboard.draft(seat, question);
  if (draft !== null) lines.push('', ...(await draftLines(asked, draft)));
  const notes = question.options.flatMap((o, i) => (o.note === '' ? [] : [`  ${i + 1} ${o.label}: ${o.note}`]));
  if (notes.length > 0) lines.push('', 'The choices:', ...notes);
  lines.push('');
  lines.push('Type "? 1" to see what the first choice means and does, with its card.');
  lines.push('Type "why" and a wish to see which rule forbids it. Type "help" for all commands.');
  return lines.join('\n');
}

/** The list of all commands. */
function helpText({ keyboard }: PersonAsked, commands: readonly Command[]): string {
  const { width } = keyboard.io;
  const usage = (c: Command) => `${[c.name, ...(c.also ?? [])].join(', ')} ${c.takes}`;
  const margin = Math.max(...commands.map(c => widthOf(usage(c)))) + 2;
  const row = (left: string, right: string) => {
    const [first, ...more] = wrap(right, width - margin - 2, 0).split('\n');
    return [`  ${pad(left, margin)}${first}`, ...more.map(line => ' '.repeat(margin + 2) + line)];
  };
  return [
    ...wrap(
      'Type a number, or the first letters of a choice (for several: 1 3, or a, b). Tab completes a word.',
      width,
    ).split('\n'),
    ...wrap(
      'If some choices are marked, Enter takes them. Change them with +3, -3, +3x2, all 3 or clear.',
      width,
    ).split('\n'),
    ...commands.flatMap(c => row(usage(c), c.help)),
    'On the table:',
    ...keyboard.skin.legend.flatMap(l => wrap(`  ${l}`, width).split('\n')),
  ].join('\n');
}

/** @param commands all commands of the game, for the list */
export const helpCommands = (commands: (table: TableGame<State>) => readonly Command[]): readonly Command[] => [
  {
    name: '?',
    takes: '[N]',
    help: 'explain the question, its rule, and each choice',
    run: saying((asked, rest) => (rest === '' ? explain(asked) : explainOption(asked, rest))),
  },
  {
    name: 'help',
    meanwhile: 'all',
    takes: '',
    help: 'list what you can type',
    alone: true,
    run(asked) {
      asked.keyboard.io.out(helpText(asked, commands(asked.keyboard.table)));
      return 'again';
    },
  },
];
