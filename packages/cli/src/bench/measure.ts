import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type B5State, babylon5, changes, view } from '@orrery/babylon5';
import { starterSetup } from '@orrery/babylon5/lists/index';
import { playout, randomBot } from '@orrery/bots';
import { benchSmall } from '@orrery/bots/bench/small/bench';
import { answer, awaited, clone, type Fact, save, start } from '@orrery/kernel';

/** A figure: the median of its samples, and the least and greatest of them. */
export interface Figure {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** What `bench --json` prints. Rates are a second, times in microseconds, sizes in bytes. */
export interface Figures {
  readonly games: {
    readonly babylon5: {
      readonly decisionsPerSecond: number;
      readonly cloneMicros: number;
      readonly structuredCloneRatio: number;
      readonly playoutsPerSecond: number;
      readonly viewMicros: number;
      readonly deltaMicros: number;
      readonly stateBytes: number;
      readonly matchHeapBytes: number;
      readonly spread: Readonly<Record<string, readonly [number, number]>>;
    };
  };
  readonly small: { readonly orrery: number; readonly boardgameio: number; readonly ratio: number };
  readonly ratioToBoardgameio: number;
}

const SETUP = starterSetup();

/** Samples a figure; the first sample warms up and is thrown away. */
function sampled(samples: number, sample: () => number): Figure {
  sample();
  const values = Array.from({ length: samples }, sample).sort((a, b) => a - b);
  return { median: values[values.length >> 1]!, min: values[0]!, max: values[values.length - 1]! };
}

/** Runs a thing for a while and gives how often a second it was done. */
function rate(millis: number, once: () => number): number {
  let done = 0;
  const began = performance.now();
  while (performance.now() - began < millis) done += once();
  return (done * 1000) / (performance.now() - began);
}

/** A state in the middle of a four-player game of the starter decks: an action round some turns in. */
export function midGame(seed = 11): B5State {
  const bot = randomBot(seed);
  for (let s = seed; ; s++) {
    const state = start(babylon5, SETUP, s);
    for (let i = 0; i < 160 && state.result === null; i++) {
      const seat = awaited(state)[0]!;
      answer(babylon5, state, seat, bot.choose(babylon5, state, seat));
    }
    while (state.result === null && state.round !== 'action') {
      const seat = awaited(state)[0]!;
      answer(babylon5, state, seat, bot.choose(babylon5, state, seat));
    }
    if (state.result === null && state.seats.every(seat => !seat.out)) return state;
  }
}

/** Measures everything, in one process. @param progress told what is measured now */
export function measure(samples: number, progress: (text: string) => void): Figures {
  const spread: Record<string, readonly [number, number]> = {};
  const figure = (name: string, f: Figure, digits = 0): number => {
    const round = (x: number) => Number(x.toFixed(digits));
    spread[name] = [round(f.min), round(f.max)];
    return round(f.median);
  };
  progress('Babylon 5: random play');
  let seed = 1;
  const bot = randomBot(1);
  const whole = () => {
    const state = start(babylon5, SETUP, seed++);
    return playout(babylon5, state, bot, 20_000);
  };
  // the compiler takes its time with a whole rulebook
  rate(12_000, whole);
  const decisionsPerSecond = figure(
    'decisionsPerSecond',
    sampled(samples, () => rate(1000, whole)),
  );
  progress('Babylon 5: clones');
  const state = midGame();
  const micros = (once: () => unknown, millis = 300) =>
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
  const plain = { ...state, heard: null, menus: null, derived: null };
  const structured = sampled(
    samples,
    () =>
      1e6 /
      rate(300, () => {
        structuredClone(plain);
        return 1;
      }),
  ).median;
  progress('Babylon 5: playouts of 50 decisions');
  const playoutsPerSecond = figure(
    'playoutsPerSecond',
    sampled(samples, () =>
      rate(1000, () => {
        playout(babylon5, clone(state), bot, 50);
        return 1;
      }),
    ),
  );
  progress('Babylon 5: views');
  const viewMicros = figure(
    'viewMicros',
    sampled(samples, () => micros(() => view(state, 0))),
    1,
  );
  const steps = choices(state, 40);
  const deltaMicros = figure(
    'deltaMicros',
    sampled(samples, () => {
      const each = micros(() => {
        for (const { after, facts, seat } of steps) {
          after.menus = null;
          changes(after, facts, seat);
        }
      });
      return each / steps.length;
    }),
    1,
  );
  const stateBytes = JSON.stringify(save(babylon5, state)).length;
  progress('Babylon 5: memory');
  const matchHeapBytes = heapOfMatches();
  progress('A small game here and on boardgame.io');
  const small = benchSmall(samples);
  return {
    games: {
      babylon5: {
        decisionsPerSecond,
        cloneMicros,
        structuredCloneRatio: Math.round(structured / cloneMicros),
        playoutsPerSecond,
        viewMicros,
        deltaMicros,
        stateBytes,
        matchHeapBytes,
        spread,
      },
    },
    small: {
      orrery: Math.round(small.orrery),
      boardgameio: Math.round(small.boardgameio),
      ratio: Number(small.ratio.toFixed(1)),
    },
    ratioToBoardgameio: Number((decisionsPerSecond / small.boardgameio).toFixed(1)),
  };
}

/** Choices one after the other: the position after each, what was heard of it, and a seat that is asked next. */
function choices(from: B5State, n: number): { after: B5State; facts: readonly Fact[]; seat: number }[] {
  const bot = randomBot(3);
  const list: { after: B5State; facts: readonly Fact[]; seat: number }[] = [];
  const s = clone(from);
  while (list.length < n && s.result === null) {
    const seat = awaited(s)[0]!;
    const picks = bot.choose(babylon5, s, seat);
    s.heard = [];
    answer(babylon5, s, seat, picks);
    const facts = s.heard;
    if (s.result === null) list.push({ after: clone(s), facts, seat: awaited(s)[0]! });
  }
  return list;
}

/** The heap that one running match takes: 200 of them, some turns in. */
function heapOfMatches(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept: B5State[] = [];
  for (let i = 0; i < 200; i++) {
    const s = start(babylon5, SETUP, i + 1);
    playout(babylon5, s, randomBot(i), 120);
    s.menus = null;
    kept.push(s);
  }
  collect();
  return Math.round((process.memoryUsage().heapUsed - before) / kept.length);
}

/** The figures as a table for people. */
export function tellFigures(f: Figures): string {
  const b = f.games.babylon5;
  const row = (what: string, value: number | string, unit: string, aim: string) =>
    `  ${what.padEnd(44)}${String(value).padStart(10)} ${unit.padEnd(12)}${aim}`;
  const of = (name: string) => (b.spread[name] ? `(${b.spread[name]!.join(' to ')})` : '');
  return [
    'Babylon 5, four players, starter decks',
    row('decisions, random play', b.decisionsPerSecond, '/s', `${of('decisionsPerSecond')}  aim 50000`),
    row('clone of a mid-game state', b.cloneMicros, 'us', `${of('cloneMicros')}  aim at most 3`),
    row('structuredClone takes', b.structuredCloneRatio, 'times that', 'aim 50'),
    row('clone and 50 random decisions', b.playoutsPerSecond, '/s', `${of('playoutsPerSecond')}  aim 1000`),
    row("one seat's view", b.viewMicros, 'us', `${of('viewMicros')}  aim at most 100`),
    row('facts and next decision for one seat', b.deltaMicros, 'us', `${of('deltaMicros')}  aim at most 20`),
    row('saved state', b.stateBytes, 'bytes', 'aim at most 40960'),
    row('heap of a running match', b.matchHeapBytes, 'bytes', 'aim at most 307200'),
    'A small four-player game of 240 cards, the same rules twice',
    row('on this kernel', f.small.orrery, 'moves/s', ''),
    row('on boardgame.io', f.small.boardgameio, 'moves/s', ''),
    row('ratio', f.small.ratio, '', 'aim 10'),
    row('Babylon 5 to boardgame.io', f.ratioToBoardgameio, '', 'aim 3'),
  ].join('\n');
}
