// `orrery sim`: lets bots play many games.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, quoted, type State } from '@orrery/kernel';
import {
  DRAWS,
  gameNames,
  loadToPrepare,
  type Prepared,
  prepareMatch,
  readyPairs,
  readySeatings,
  type TableGame,
  USUAL,
} from '@orrery/table';
import { Presets, SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { Piscina } from 'piscina';
import { type AgreeOption, addAgreeOption } from '../common/agree.ts';
import { botsHelp } from '../common/bots-help.ts';
import { Exit, FAILED } from '../common/errors.ts';
import { forTerminal } from '../common/ink.ts';
import type { Io } from '../common/io.ts';
import { gathered, OPEN_LISTS, rulesetOption, wholeNumber } from '../common/options.ts';
import { type Ending, exitCodeOf, heedEnd } from '../common/signals.ts';
import { Processes } from '../external-bots/processes.ts';
import { dismiss, type ExternalRun } from '../external-bots/run.ts';
import { BOT_TIME, type BotWishes, externalRun } from '../external-bots/settings.ts';
import { prepareDecks } from '../files/decks.ts';
import { addOverlayOption, type OverlayOption, overlaysOf } from '../files/overlays.ts';
import playBatch, { type Batch, type Played } from '../lab/sim/batch.ts';
import { ladderOf, roundRobin } from '../lab/sim/ladder.ts';
import { report, Score, tellRated, tellReport } from '../lab/sim/report.ts';
import { contenders, seated } from '../lab/sim/seats.ts';

interface SimOptions extends BotWishes, OverlayOption, AgreeOption {
  games: string;
  workers: string;
  players?: string;
  bots?: string;
  decks?: string;
  factions?: string;
  rotate?: boolean;
  ladder?: boolean;
  ruleset?: string;
  openLists?: boolean;
  seed: string;
  record?: string;
  json?: boolean;
}

/** A setup, and the names of its decks. */
interface Setup {
  readonly given: readonly string[];
  readonly prepared: Prepared;
}

/**
 * The setups that the games of a simulation use in turn: the given decks, or for a game of two every pair of its ready decks.
 * @param prepare makes a match of decks by their names. @throws BadInput if they cannot make one
 */
function setupsOf(
  table: TableGame<State>,
  given: readonly string[],
  seats: number,
  rotate: boolean,
  games: number,
  prepare: (names: readonly string[]) => Prepared,
): Setup[] {
  const all =
    given.length > 0
      ? turned(given, rotate)
      : table.players.most === 2
        ? readyPairs(table)
        : rotate
          ? readySeatings(table, seats, games)
          : [];
  const decks = all.length > 0 ? all : [[]];
  return decks.map(names => ({ given: names, prepared: prepare(names) }));
}

/**
 * The setups of a simulation whose factions are drawn at random, one for each game.
 * @throws BadInput in one line for another way to draw, given decks, or a game without such factions
 */
async function drawnSetups(
  table: TableGame<State>,
  { factions, openLists = false, agree = [], ladder, decks }: SimOptions,
  { seats, ruleset, games, seed }: { seats: number; ruleset: string | null; games: number; seed: number },
): Promise<Setup[]> {
  const how = DRAWS.find(name => name === factions);
  if (how === undefined)
    throw new BadInput(`There are no factions called ${quoted(factions!)}. Choose from ${DRAWS.join(', ')}.`);
  if (table.mixed === undefined) throw new BadInput(`${table.game.title} has no factions to mix.`);
  if (decks !== undefined || ladder) throw new BadInput('--factions draws the decks: leave out --decks and --ladder.');
  const setups: Setup[] = [];
  for (let i = 0; i < games; i++) {
    const drawn = await table.mixed(seats, seed + i, how);
    const prepared = prepareMatch(table, drawn, seats, ruleset, { openLists, agreed: agree });
    setups.push({ given: [], prepared: { ...prepared, decks: drawn.map(({ name }) => name) } });
  }
  return setups;
}

/** The bots by seat: as given, or, if they change seats, all of them one seat further each time. Bots of one kind need not change. */
function turnsOf(bots: readonly string[], rotate: boolean): number[][] {
  const turns = rotate && new Set(bots).size > 1 ? bots.length : 1;
  return Array.from({ length: turns }, (_, by) => bots.map((_bot, seat) => (seat + by) % bots.length));
}

/** A list by seat, or with everybody one seat further each time. */
const turned = (list: readonly string[], rotate: boolean): string[][] =>
  rotate ? list.map((_, by) => list.map((_, seat) => list[(seat + by) % list.length]!)) : [[...list]];

/** How often a run without a terminal reports its progress, in milliseconds. */
const MINUTE = 60_000;

/** Adds the arguments, the options and the action of `orrery sim`. */
export function sim(command: Command, io: Io): void {
  addAgreeOption(addOverlayOption(command), io.width)
    .argument('[game]', `the game: ${gameNames()} (default: ${USUAL})`)
    .option('--games <n>', 'how many games', '100')
    .option('--workers <n>', 'how many games to play at once', '1')
    .option('--players <n>', 'how many players (default: as many as decks or bots, or the usual number)')
    .option(
      '--bots <names>',
      'the bots: by seat, or one for all seats; ./mybot.py is your own program (docs/bots.md) (default: greedy)',
    )
    .option('--bot-time <ms>', 'how many milliseconds a program may think about each answer', BOT_TIME)
    .option('--bot-option <name=value>', 'set an option of a program; repeat it for each option', gathered)
    .option(
      '--decks <names or files>',
      'decks, by seat (default: the ready decks; in a game for two, every pair in turn)',
    )
    .option(
      '--factions <mixed or drawn>',
      'draw factions or empires at random: ready decks (mixed), or decks of random cards (drawn)',
    )
    .option(
      '--ladder',
      'every bot (default: every level) meets every other, with every deck in every seat; rates bots and decks',
    )
    .option('--rotate', 'change seats from game to game, so that every bot plays every seat and deck')
    .option('--ruleset <name>', 'the rules to play by (default: the usual ones of the game)')
    .option('--open-lists', OPEN_LISTS)
    .option('--seed <n>', 'the first seed', '1')
    .option('--record <dir>', 'save a record of every game in this folder')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', () => botsHelp(io.width))
    .action((game: string | undefined, o: SimOptions) => simulate(io, game ?? USUAL, o));
}

/** `orrery sim`. @throws BadInput; Exit 1 if a game was aborted, 130 and the like if it was told to end */
async function simulate(io: Io, game: string, o: SimOptions): Promise<void> {
  const table = await loadToPrepare(game);
  const games = wholeNumber(o.games, '--games', 1, 1_000_000);
  const workers = wholeNumber(o.workers, '--workers', 1, 64);
  const seed = wholeNumber(o.seed, '--seed', 0, Number.MAX_SAFE_INTEGER - games);
  const { bots, decks: given, seats } = o.ladder ? contenders(table, o) : seated(table, o);
  const rotate = o.rotate === true || o.ladder === true;
  const ruleset = rulesetOption(table, o.ruleset);
  const overlays = await overlaysOf(io, table, o, given);
  const made =
    o.factions === undefined
      ? setupsOf(table, given, seats, rotate, games, names =>
          prepareDecks(table, names, seats, ruleset, { ...o, overlays }),
        )
      : await drawnSetups(table, o, { seats, ruleset, games, seed });
  const prepared = made.map(setup => setup.prepared);
  const external = externalRun(table, bots, made, seed, o);
  if (!o.json) for (const notice of new Set([...prepared.flatMap(p => p.notices), ...overlays.notices])) io.err(notice);
  if (o.record) mkdirSync(o.record, { recursive: true });
  const setups = prepared.map(p => p.setup);
  const rounds = o.ladder ? roundRobin(bots.length, seats) : turnsOf(bots, o.rotate === true);
  const planned = Array.from({ length: games }, (_, i) => ({
    seed: seed + i,
    setup: Math.floor(i / rounds.length) % setups.length,
    places: rounds[i % rounds.length]!,
  }));
  // one game at a time in this thread: finished games count when it is told to end
  const size = workers === 1 ? 1 : Math.max(1, Math.min(25, Math.ceil(games / (workers * 4))));
  const batches: Batch[] = [];
  for (let i = 0; i < games; i += size)
    batches.push({ game, setups, bots, games: planned.slice(i, i + size), record: o.record !== undefined, external });
  const bar =
    o.json || !process.stderr.isTTY
      ? null
      : new SingleBar(
          { format: '{bar} {value}/{total} games, {eta_formatted} left  {score}', barsize: 20, hideCursor: true },
          Presets.shades_classic,
        );
  const score = new Score(bots);
  bar?.start(games, 0, { score: forTerminal(score.tell(), false) });
  let told = io.now();
  const played: Played[] = [];
  const began = performance.now();
  const take = (done: readonly Played[]): void => {
    for (const p of done) {
      if (o.record && p.record)
        writeFileSync(join(o.record, `${game}-${p.seed}.json`), `${JSON.stringify(p.record)}\n`);
      played.push({ ...p, record: null });
      score.count(p);
    }
    bar?.update(played.length, { score: forTerminal(score.tell(), false) });
    if (bar !== null || o.json || played.length === games) return;
    const now = io.now();
    if (now - told < MINUTE) return;
    told = now;
    const tally = score.tell();
    io.err(`${played.length} of ${games} games so far${tally === '' ? '' : `: ${tally}`}.`);
  };
  let stopped: Ending | null;
  try {
    stopped = await playAll(batches, workers, take, external);
  } finally {
    bar?.stop();
  }
  played.sort((a, b) => a.seed - b.seed);
  const decks = prepared.map(p => p.decks);
  const result = report(played, { game, bots, seed, decks, planned: games }, (performance.now() - began) / 1000);
  const ladder = o.ladder ? ladderOf(played, decks) : null;
  if (o.json) io.out(JSON.stringify(ladder === null ? result : { ...result, ladder }));
  else io.out(ladder === null ? tellReport(result, decks, o.rotate) : tellRated(result, ladder));
  if (stopped !== null) throw new Exit(exitCodeOf(stopped));
  if (result.aborted > 0) throw new Exit(FAILED);
}

/** Plays batches until all are done, or a signal ends the program. @returns the signal; unfinished games are left out */
async function playAll(
  batches: readonly Batch[],
  workers: number,
  take: (done: readonly Played[]) => void,
  external: ExternalRun | undefined,
): Promise<Ending | null> {
  const heeding = heedEnd();
  const stopped = () => heeding.signal !== null;
  let pool: Piscina<Batch, Played[]> | null = null;
  // in any case, no bot is left behind
  const last = () => external !== undefined && new Processes(external.processes).kill();
  process.once('exit', last);
  try {
    if (workers === 1)
      for (const batch of batches) {
        const played = playBatch(batch, stopped);
        // an unfinished game, or one that waits for an external bot, is dropped
        played.catch(() => {});
        await Promise.race([played.then(all => stopped() || take(all)), heeding.end]);
        await new Promise(resolve => setImmediate(resolve));
        if (stopped()) break;
      }
    else {
      const threads = new Piscina<Batch, Played[]>({
        filename: process.argv[1]!,
        maxThreads: workers,
        minThreads: workers,
        // an idle thread must hear that the run is over
        atomics: external === undefined ? 'sync' : 'disabled',
      });
      pool = threads;
      const done = Promise.all(
        batches.map(async batch => {
          const some = await threads.run(batch);
          if (!stopped()) take(some);
        }),
      );
      await Promise.race([done, heeding.end]);
      // unfinished games are dropped with their workers
      if (stopped()) done.catch(() => {});
    }
  } finally {
    if (external !== undefined) await dismiss(external);
    await pool?.destroy();
    process.off('exit', last);
    heeding.leave();
  }
  return heeding.signal;
}
