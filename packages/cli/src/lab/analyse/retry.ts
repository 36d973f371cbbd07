// Lets you find the better choice at each mistake.
import type { MatchRecord, State } from '@orrery/kernel';
import { type Analysis, type Analyst, Exercise, type Marked, type Mistake } from '@orrery/table';
import type { Io } from '../../common/io.ts';
import { whileWaiting } from '../../common/slices.ts';
import { percent, wrap } from '../../common/text.ts';
import { type Command, saying } from '../../terminal/play/commands/command.ts';
import { helpCommands } from '../../terminal/play/commands/help.ts';
import { COMMANDS } from '../../terminal/play/commands/index.ts';
import { LocalDoor } from '../../terminal/play/local-door.ts';
import { sitDown } from '../../terminal/play/sit.ts';
import { headingOf, skinOf } from '../../terminal/skins/index.ts';
import type { Skin } from '../../terminal/skins/skin.ts';
import { mistakeLines, points } from './tell.ts';

/** Commands that are useless here, because the game does not go on. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '?',
  'help',
  'hint',
  'undo',
  'end',
  'tie',
  'resign',
  'orders',
  'stops',
  'hold',
  'auto',
  'save',
  'quit',
]);

/** How a person left an exercise. */
type Way = 'found' | 'shown' | 'skipped' | 'left';

/**
 * Asks a person to find something better at each mistake of a match, the earliest first.
 * @returns how many they found by themselves
 */
export async function retry(io: Io, analyst: Analyst<State>, record: MatchRecord, analysis: Analysis): Promise<number> {
  const mistakes = [...analysis.mistakes].sort((a, b) => a.at - b.at);
  let found = 0;
  for (const [i, mistake] of mistakes.entries()) {
    const way = await sitAt(io, analyst, record, mistake, `Mistake ${i + 1} of ${mistakes.length}`);
    if (way === 'found') found++;
    if (way === 'left' || io.interrupted !== null) return found;
    if (i === mistakes.length - 1) break;
    const line = way === 'skipped' ? '' : await io.ask('Enter for the next, q to quit > ');
    if (line === null || /^q/i.test(line.trim())) return found;
  }
  io.out(`That was the last one. You found ${found} of ${mistakes.length} yourself.`);
  return found;
}

/** One mistake: the person tries until they find an answer as good as the best, see the solution, or leave. */
async function sitAt(
  io: Io,
  analyst: Analyst<State>,
  record: MatchRecord,
  mistake: Mistake,
  title: string,
): Promise<Way> {
  const { table, names, effort } = analyst;
  const exercise = new Exercise(table, record, mistake, effort.iterations);
  const { seat, chosen, cost, turn, better } = mistake;
  const came: { way: Way; mark: Marked | null } = { way: 'left', mark: null };
  const skin = await skinOf(table.game.name);
  let hints = 0;
  const left = (how: Way): 'quit' => {
    came.way = how;
    return 'quit';
  };
  const own: readonly Command[] = [
    {
      name: 'hint',
      takes: '',
      help: 'where to look for the better choice; once more: a little nearer',
      alone: true,
      run: saying(() => hinted(exercise, skin, hints++)),
    },
    {
      name: 'solution',
      takes: '',
      help: 'shows the better choice, and what follows of it',
      alone: true,
      run({ keyboard }) {
        keyboard.out(mistakeLines(mistake, names, 'The solution:').join('\n'));
        return left('shown');
      },
    },
    {
      name: 'next',
      also: ['skip'],
      takes: '',
      help: 'goes on to the next mistake',
      alone: true,
      run: () => left('skipped'),
    },
    { name: 'quit', also: ['exit', 'q'], takes: '', help: 'leaves', alone: true, run: () => left('left') },
  ];
  const commands: readonly Command[] = [
    ...helpCommands(known => commands.filter(c => c.known?.(known) ?? true)),
    ...COMMANDS.filter(({ name }) => !LEFT_OUT.has(name)),
    ...own,
  ];
  const words = [
    `» ${title}, turn ${turn}: you are ${names[seat]}. The choice in the game: ${chosen.label}. It cost ${points(cost)} of your chance of winning.`,
    '» Find something better, or type "hint", "solution", "next" or "quit".',
  ];
  const end = await sitDown(
    io,
    new LocalDoor(exercise.session),
    {
      seats: [seat],
      kept: 'Nothing is saved here.',
      save() {},
      hooks: {
        words: () => words.map(text => io.style('bold', text)),
        async judge(_seat, _q, ids) {
          const mark = exercise.known(ids) ?? (await judged(io, exercise, ids));
          came.mark = mark;
          if (mark === null) return 'Stopped: that is not judged.';
          return mark.good ? null : wrong(mark);
        },
        after: () => {
          came.way = 'found';
          return true;
        },
      },
    },
    commands,
  );
  if (end === 'done' || (end === 'over' && came.way === 'found')) {
    const { chance, best } = came.mark ?? { chance: better.chance, best: better.chance };
    const as = chance >= best ? 'No better answer is known' : `The best answer has ${percent(best)}`;
    io.out(
      wrap(
        `Right: your chance is ${percent(chance)}. The choice in the game had ${percent(chosen.chance)}. ${as}.`,
        io.width,
      ),
    );
  }
  return end === 'ended' ? 'left' : came.way;
}

/** The message for an answer that is not good enough. */
function wrong({ again, chance, best }: Marked): string {
  const less = `${percent(chance)} is not as good as the best, which has ${percent(best)}. Try something else.`;
  return again ? `That was the choice in the game: ${less}` : less;
}

/** Judges an answer that was not judged before; null if Ctrl-C stops it. @throws Refused for an answer that is not possible */
async function judged(io: Io, exercise: Exercise<State>, ids: readonly string[]): Promise<Marked | null> {
  const { found } = await whileWaiting(io, exercise.judge(ids), () => 'Thinking about it. Ctrl-C stops it.');
  return found;
}

/** A hint where to look: the heading, the card, or a few choices with the right one among them. */
function hinted({ session, mistake }: Exercise<State>, skin: Skin, before: number): string {
  const { seat, better } = mistake;
  const question = session.question(seat)!;
  const [id] = better.ids;
  if (id === undefined) return 'The best answer chooses nothing.';
  const heading = headingOf(skin, question.menu, id);
  const { card } = question.options.find(o => o.id === id)!;
  const under = question.options.filter(o => headingOf(skin, question.menu, o.id) === heading);
  if (before === 0 && heading !== '' && under.length < question.options.length) return `Look under "${heading}".`;
  if (card !== null && (before > 0 || heading === '')) return `It is about ${card}.`;
  const near = question.options.map((o, i) => ({ o, n: i + 1 })).filter(({ o }) => under.includes(o));
  const at = near.findIndex(({ o }) => o.id === id);
  const few = near.slice(Math.max(0, Math.min(at - 1, near.length - 3)), Math.max(3, at + 2));
  return `It is one of ${few.map(({ n }) => n).join(', ')}.`;
}

/** The message if there is nothing to retry. */
export const nothingToRetry = (io: Io): void =>
  io.out(wrap('No choice had a clearly better one, so there is nothing to try again.', io.width));
