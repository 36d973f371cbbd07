// `orrery replay`: shows or checks a recorded game.
import {
  BadInput,
  clone,
  DEAL,
  DRAW,
  END,
  HOST,
  LEAVE,
  type MatchRecord,
  ORDER,
  replay as replayRecord,
  type Seat,
  type State,
  sentences,
  UNDO,
  type Viewer,
  viewOf,
} from '@orrery/kernel';
import { answerLabel, type TableGame } from '@orrery/table';
import type { Command } from 'commander';
import { Exit, FAILED } from '../common/errors.ts';
import type { Io } from '../common/io.ts';
import { wholeNumber } from '../common/options.ts';
import { wrap } from '../common/text.ts';
import { openRecord, personsIn } from '../terminal/replay/records.ts';
import { stepThrough } from '../terminal/replay/steps.ts';
import { fitted, skinOf, unfolded } from '../terminal/skins/index.ts';

interface ShowOptions {
  readonly all?: boolean;
  readonly json?: boolean;
  readonly seat?: string;
}

/** Adds the subcommands of `orrery replay`. */
export function replay(group: Command, io: Io): void {
  group
    .command('show <file>')
    .description('step through a recorded game: arrow keys, or n, p, a number, q')
    .option('--all', 'print all of it')
    .option(
      '--seat <number>',
      'as the player in this seat saw it, or "all" for every card face up (default: as the person who played, or as a spectator)',
    )
    .option('--json', 'print as JSON')
    .action((file: string, options: ShowOptions) => showRecord(io, file, options));
  group
    .command('verify <file>')
    .description('replay a recorded game and compare its fingerprints')
    .option('--json', 'print the report as JSON')
    .action((file: string, options: { json?: boolean }) => verifyRecord(io, file, options));
}

/** Replays a record as far as possible. A setup that cannot make a match is a fault of the record. @throws BadInput */
function run(
  table: TableGame<State>,
  record: MatchRecord,
  file: string,
  each?: (s: State, choices: number) => void,
): ReturnType<typeof replayRecord<State>> {
  try {
    return replayRecord(table.game, record, each);
  } catch (error) {
    if (error instanceof TypeError) throw new BadInput(`${file} is damaged: its setup is not complete.`);
    throw error;
  }
}

/** `orrery replay verify`. @throws Exit 1 if the replay diverges, BadInput if there is nothing to replay */
export async function verifyRecord(io: Io, file: string, { json }: { json?: boolean }): Promise<void> {
  const { record, table } = await openRecord(file);
  const { divergence } = run(table, record, file);
  const { version } = table.game;
  const report = {
    ok: divergence === null,
    game: record.game,
    version: record.version,
    present: version,
    choices: record.choices.length,
    fingerprints: record.prints.length,
    result: record.result,
    divergence,
  };
  if (json) io.out(JSON.stringify(report));
  else {
    const other =
      record.version === version ? '' : ` It was recorded with version ${record.version}; this is ${version}.`;
    io.out(
      divergence === null
        ? `The replay agrees: ${report.choices} choices, ${report.fingerprints} fingerprints.${other}`
        : `The replay diverges: ${divergence.message}.${other}`,
    );
  }
  if (divergence !== null) throw new Exit(FAILED);
}

/** The actions of a player that are not answers to the game. */
const DEEDS: Readonly<Record<string, string>> = {
  [LEAVE]: 'leaves',
  [UNDO]: 'asks to undo',
  [END]: 'asks to end the game',
  [DRAW]: 'claims a draw',
  [ORDER]: 'gives a standing order',
  [HOST]: 'makes a call of the host',
  [DEAL]: 'has the unknown cards dealt anew',
};

/** One position of a replay and what led to it. */
interface Step {
  readonly state: State;
  readonly seat: number;
  /** the choice in words; null if the viewer knows of it only through the log */
  readonly choice: string | null;
  readonly lines: readonly string[];
}

/**
 * A choice in words.
 * @param before the position in which the seat was asked
 * @param ids the chosen options, or another action
 */
function choiceText(table: TableGame<State>, before: State, seat: Seat, ids: readonly string[]): string {
  const deed = DEEDS[ids[0] ?? ''];
  if (deed !== undefined) return deed;
  return answerLabel(table, before, seat, ids);
}

/** True if a viewer may see a seat's choice: their own, or one without options that might be hidden. */
const mayRead = (viewer: Viewer, seat: Seat, ids: readonly string[]): boolean =>
  viewer === 'all' || viewer === seat || ids[0] === 'pass' || DEEDS[ids[0] ?? ''] !== undefined;

/** `orrery replay show`. @throws BadInput; Exit 1 at the end if the replay diverges */
export async function showRecord(io: Io, file: string, options: ShowOptions): Promise<void> {
  const { record, table } = await openRecord(file);
  const skin = await skinOf(table.game.name);
  const steps: Step[] = [];
  const mine = personsIn(record);
  // several persons at one keyboard look together, so no hand is shown
  let viewer: Viewer = mine.length === 1 ? mine[0]! : null;
  const { divergence } = run(table, record, file, (s, choices) => {
    if (choices === 0 && options.seat !== undefined)
      viewer = options.seat === 'all' ? 'all' : wholeNumber(options.seat, '--seat', 1, s.seats.length) - 1;
    const [seat = -1, ...ids] = choices === 0 ? [] : record.choices[choices - 1]!;
    const lines = sentences(table.game, s.heard ?? [], viewer).map(said => said.text);
    s.heard = [];
    const before = steps.at(-1)?.state;
    const choice = before !== undefined && mayRead(viewer, seat, ids) ? choiceText(table, before, seat, ids) : null;
    steps.push({ state: clone(s), seat, choice, lines });
  });
  const parts = (s: State) => skin.parts(viewOf(table.game, s, viewer), io, table.standings(s));
  const title = (at: number) => {
    const step = steps[at]!;
    if (at === 0) return `Start of ${table.game.title}, seed ${record.seed}`;
    const who = step.seat < 0 ? 'the host' : table.seatName(step.state, step.seat);
    return `Choice ${at} of ${steps.length - 1}: ${who}${step.choice === null ? ' has chosen' : `: ${step.choice}`}`;
  };
  if (options.json)
    io.out(
      JSON.stringify({
        game: record.game,
        seed: record.seed,
        result: record.result,
        divergence,
        steps: steps.map(({ seat, choice, lines }, at) => ({ at, seat, choice, lines })),
      }),
    );
  else if (options.all) {
    steps.forEach((step, at) => {
      if (at > 0 && step.choice === null && step.lines.length === 0) return;
      io.out([title(at), ...step.lines.map(l => `  ${l}`)].map(line => wrap(line, io.width)).join('\n'));
    });
    io.out(unfolded(parts(steps.at(-1)!.state)).join('\n'));
  } else
    await stepThrough(io, steps.length, at => {
      const head = [title(at), ...steps[at]!.lines.map(l => `· ${l}`)].flatMap(line =>
        wrap(line, io.width).split('\n'),
      );
      return [...head, ...fitted(parts(steps[at]!.state), io.height - head.length - 2, io.width).lines];
    });
  if (divergence !== null) throw new Exit(FAILED, `The replay ends here: ${divergence.message}.`);
}
