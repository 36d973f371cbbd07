// Measures how fast each game plays, and prints the figures.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { playout, randomBot } from '@orrery/bots';
import { awaited, clone, determinize, type Game, type State, save, start, viewOf } from '@orrery/kernel';
import type { TableGame } from '@orrery/table';
import { type ChangeFigures, measureChanges } from './changes.ts';
import type { Measured } from './measured/measured.ts';
import { measurePreviews, type PreviewFigures } from './previews.ts';
import { measureSmallApart, type Sampling, type SmallFigures } from './small.ts';

/** A figure: the median, the minimum and the maximum of its samples. */
export interface Figure {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The figures of one game. Rates are per second, times in microseconds, sizes in bytes. */
export interface GameFigures {
  /** answers of seats that had a choice */
  readonly decisionsPerSecond: number;
  /** the other answers in the same second, of seats with only one possible answer */
  readonly forcedPerSecond: number;
  readonly cloneMicros: number;
  readonly worldMicros: number;
  readonly structuredCloneRatio: number;
  readonly playoutsPerSecond: number;
  readonly viewMicros: number;
  /** to tell one viewer about a choice: the next view, the patch, the facts and sentences */
  readonly changeMicros: number;
  readonly changeMicros95: number;
  readonly changeBytes: number;
  readonly changeBytes95: number;
  readonly askedChangeBytes: number;
  /** to find the warnings of all options of a question, and to preview one: medians, and the maximum for a question */
  readonly warningsMicros: number;
  readonly warningsMicrosWorst: number;
  readonly previewMicros: number;
  readonly previewMicrosWorst: number;
  readonly stateBytes: number;
  readonly matchHeapBytes: number;
  readonly spread: Readonly<Record<string, readonly [number, number]>>;
}

/** What `bench --json` prints. */
export interface Figures extends SmallFigures {
  readonly games: Readonly<Record<string, GameFigures>>;
}

/** Takes samples of a figure. The first sample only warms up. */
function sampled(samples: number, sample: () => number): Figure {
  sample();
  const values = Array.from({ length: samples }, sample);
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Runs a function for a while. @returns how many times a second */
function rate(millis: number, once: () => number): number {
  let done = 0;
  const began = performance.now();
  while (performance.now() - began < millis) done += once();
  return (done * 1000) / (performance.now() - began);
}

/** The settings of a measurement. */
export interface Measuring extends Sampling {
  /** how long each game is played before the measurement, in milliseconds: the compiler needs time for a whole rulebook */
  readonly warmUp: number;
}

/** A game, and the position for its measurement. */
export interface Timed {
  readonly table: TableGame<State>;
  readonly measured: Measured<State>;
}

/**
 * Measures these games, in one process.
 * @param progress reports what is measured now
 * @param file the program's own file, for a separate thread; without it this thread measures everything
 */
export async function measure(
  tables: readonly Timed[],
  how: Measuring,
  progress: (text: string) => void,
  file?: string,
): Promise<Figures> {
  const games = tables.map(({ table, measured }): [string, GameFigures] => [
    table.game.name,
    measureGame(table, measured, how, progress),
  ]);
  progress('A small game here and on boardgame.io, played and thought over');
  return {
    games: Object.fromEntries(games),
    ...(await measureSmallApart({ samples: how.samples, millis: how.millis }, file)),
  };
}

function measureGame<S extends State>(
  table: TableGame<S>,
  measured: Measured<S>,
  { samples, millis: long, warmUp }: Measuring,
  progress: (text: string) => void,
): GameFigures {
  const { game } = table;
  const spread: Record<string, readonly [number, number]> = {};
  const figure = (name: string, f: Figure, digits = 0): number => {
    const round = (x: number) => Number(x.toFixed(digits));
    spread[name] = [round(f.min), round(f.max)];
    return round(f.median);
  };
  progress(`${game.title}: random play`);
  /** for microseconds a shorter sample is enough */
  const short = long * 0.3;
  let seed = 1;
  const bot = randomBot(1);
  const tally = { forced: 0 };
  const whole = () => {
    const before = tally.forced;
    const state = start(game, measured.setup, seed++);
    return playout(game, state, bot, 20_000, tally) - (tally.forced - before);
  };
  rate(warmUp, whole);
  const forced: number[] = [];
  const decisionsPerSecond = figure(
    'decisionsPerSecond',
    sampled(samples, () => {
      tally.forced = 0;
      const began = performance.now();
      const decisions = rate(long, whole);
      forced.push((tally.forced * 1000) / (performance.now() - began));
      return decisions;
    }),
  );
  // the first sample warms up
  const forcedPerSecond = Math.round(median(forced.slice(1)));
  progress(`${game.title}: clones`);
  const state = measured.midGame();
  const micros = (once: () => unknown, millis = short) =>
    1e6 /
    rate(millis, () => {
      for (let i = 0; i < 100; i++) once();
      return 100;
    });
  const cloneMicros = figure(
    'cloneMicros',
    sampled(samples, () => micros(() => clone(state))),
    2,
  );
  let worlds = 0;
  const seat = awaited(state)[0]!;
  const worldMicros = figure(
    'worldMicros',
    sampled(samples, () => micros(() => determinize(game, state, seat, worlds++))),
    2,
  );
  const plain = { ...state, heard: null, menus: null, derived: null };
  const structured = sampled(
    samples,
    () =>
      1e6 /
      rate(short, () => {
        structuredClone(plain);
        return 1;
      }),
  ).median;
  progress(`${game.title}: playouts of 50 answers`);
  const playoutsPerSecond = figure(
    'playoutsPerSecond',
    sampled(samples, () =>
      rate(long, () => {
        playout(game, clone(state), bot, 50);
        return 1;
      }),
    ),
  );
  progress(`${game.title}: views`);
  const viewMicros = figure(
    'viewMicros',
    sampled(samples, () => micros(() => viewOf(game, state, 0))),
    1,
  );
  const changes = Array.from({ length: samples }, () => measureChanges(game, state, 200));
  const middle = (name: string, taken: readonly number[], digits: number) => {
    const values = taken.toSorted((a, b) => a - b);
    return figure(name, { median: values[samples >> 1]!, min: values[0]!, max: values[samples - 1]! }, digits);
  };
  const changed = (name: string, of: (f: ChangeFigures) => number, digits = 0) => middle(name, changes.map(of), digits);
  const changeMicros = changed('changeMicros', f => f.micros, 1);
  const changeMicros95 = changed('changeMicros95', f => f.micros95, 1);
  const changeBytes = changed('changeBytes', f => f.bytes);
  const changeBytes95 = changed('changeBytes95', f => f.bytes95);
  const askedChangeBytes = changed('askedChangeBytes', f => f.askedBytes);
  progress(`${game.title}: previews`);
  measurePreviews(table, state, 400);
  const previews = Array.from({ length: samples }, () => measurePreviews(table, state, 400));
  const previewed = (name: string, of: (f: PreviewFigures) => number) => middle(name, previews.map(of), 0);
  const warningsMicros = previewed('warningsMicros', f => f.warnings);
  const warningsMicrosWorst = previewed('warningsMicrosWorst', f => f.warningsWorst);
  const previewMicros = previewed('previewMicros', f => f.preview);
  const previewMicrosWorst = previewed('previewMicrosWorst', f => f.previewWorst);
  const stateBytes = JSON.stringify(save(game, state)).length;
  progress(`${game.title}: memory`);
  const matchHeapBytes = heapOfMatches(game, measured.setup);
  return {
    decisionsPerSecond,
    forcedPerSecond,
    cloneMicros,
    worldMicros,
    structuredCloneRatio: Math.round(structured / cloneMicros),
    playoutsPerSecond,
    viewMicros,
    changeMicros,
    changeMicros95,
    changeBytes,
    changeBytes95,
    askedChangeBytes,
    warningsMicros,
    warningsMicrosWorst,
    previewMicros,
    previewMicrosWorst,
    stateBytes,
    matchHeapBytes,
    spread,
  };
}

/** The heap of one running match: measured with 200 of them, some turns in. */
function heapOfMatches<S extends State>(game: Game<S>, setup: unknown): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept: S[] = [];
  for (let i = 0; i < 200; i++) {
    const s = start(game, setup, i + 1);
    playout(game, s, randomBot(i), 120);
    s.menus = null;
    kept.push(s);
  }
  collect();
  return Math.round((process.memoryUsage().heapUsed - before) / kept.length);
}

const row = (what: string, value: number | string, unit: string, aim: string) =>
  `  ${what.padEnd(44)}${String(value).padStart(10)} ${unit.padEnd(12)}${aim}`;

function tellGame({ table: { game }, measured: { what, aims } }: Timed, b: GameFigures): string[] {
  const of = (name: string) => (b.spread[name] ? `(${b.spread[name]!.join(' to ')})` : '');
  return [
    `${game.title}, ${what}`,
    row('decisions, random play', b.decisionsPerSecond, '/s', `${of('decisionsPerSecond')}  aim ${aims.decisions}`),
    row('answers without a choice, besides', b.forcedPerSecond, '/s', ''),
    row('clone of a mid-game state', b.cloneMicros, 'us', `${of('cloneMicros')}  aim at most 3`),
    row('a world dealt for the seat that is asked', b.worldMicros, 'us', `${of('worldMicros')}  aim at most 5`),
    row('structuredClone takes', b.structuredCloneRatio, 'times that', 'aim 50'),
    row('clone and 50 random answers', b.playoutsPerSecond, '/s', `${of('playoutsPerSecond')}  aim ${aims.playouts}`),
    row("one seat's view", b.viewMicros, 'us', `${of('viewMicros')}  aim at most 100`),
    row('a change for one viewer: median', b.changeMicros, 'us', `${of('changeMicros')}  aim at most 60`),
    row('of 100, 95 take at most', b.changeMicros95, 'us', of('changeMicros95')),
    row('its size: median', b.changeBytes, 'bytes', 'aim at most 1024'),
    row('of 100, 95 have at most', b.changeBytes95, 'bytes', ''),
    row('for a seat that is asked: median', b.askedChangeBytes, 'bytes', ''),
    row('warnings of all options of a question: median', b.warningsMicros, 'us', of('warningsMicros')),
    row('the most', b.warningsMicrosWorst, 'us', `${of('warningsMicrosWorst')}  aim at most 5000`),
    row('a preview of an answer: median', b.previewMicros, 'us', of('previewMicros')),
    row('the most', b.previewMicrosWorst, 'us', `${of('previewMicrosWorst')}  aim at most 5000`),
    row('saved state', b.stateBytes, 'bytes', 'aim at most 40960'),
    row('heap of a running match', b.matchHeapBytes, 'bytes', 'aim at most 307200'),
  ];
}

/** The figures as a table for people. @param tables the measured games */
export function tellFigures(tables: readonly Timed[], f: Figures): string {
  return [
    ...tables.flatMap(timed => tellGame(timed, f.games[timed.table.game.name]!)),
    'A small four-player game of 240 cards, the same rules twice',
    row('on this kernel', f.small.orrery, 'moves/s', ''),
    row('on boardgame.io', f.small.boardgameio, 'moves/s', ''),
    row('ratio', f.small.ratio, '', 'aim 15'),
    'The same positions of it thought over, each match played on to its end',
    row('by our search', f.thinking.orrery, 'matches/s', ''),
    row("by boardgame.io's MCTSBot", f.thinking.boardgameio, 'matches/s', ''),
    row('ratio', f.thinking.ratio, '', 'aim 10'),
  ].join('\n');
}
