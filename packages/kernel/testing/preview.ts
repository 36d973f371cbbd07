import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answer,
  answering,
  awaited,
  type Course,
  clone,
  decisionView,
  fingerprint,
  forced,
  foresee,
  type Game,
  leastAnswer,
  type Option,
  optionId,
  options,
  redeal,
  type Seat,
  type State,
  toldTo,
  trials,
} from '../src/index.ts';
import { same } from './hidden.ts';
import { anyAnswer, dice, playOn } from './play.ts';

/** What the suite about previews needs to know of a game. */
export interface PreviewGame<S extends State> {
  readonly game: Game<S>;
  /** a match, at its first decision; another for each number, with the cards of all decks that come with the game */
  deal(seed: number): S;
  /** how many decisions into a match the tests look */
  readonly depth: number;
  /** how many matches each test looks at */
  readonly runs: number;
  /** how many facts the suite must at least have compared, so that it proves something */
  readonly told: number;
}

/** Goes on as a preview does where the seat can answer in one way alone. */
function goOn<S extends State>(game: Game<S>, s: S, seat: Seat): void {
  while (s.ask !== null && s.ask.seats.length === 1 && s.ask.seats[0] === seat && forced(game, s, seat))
    answer(game, s, seat, leastAnswer(game, s, seat));
}

/** Lets everybody pass who is asked whether to answer what was begun. */
function letItHappen<S extends State>(game: Game<S>, s: S, seat: Seat): void {
  const passes = (by: Seat) => options(game, s, by).filter(o => o.verb === 'pass');
  while (answering(game, s) && awaited(s).every(by => passes(by).length > 0)) {
    const by = awaited(s)[0]!;
    answer(game, s, by, passes(by));
    goOn(game, s, seat);
  }
}

/** Compares what was foreseen with what a seat is then told in a position, and empties that. Gives how many facts were compared. */
function holds<S extends State>(game: Game<S>, course: Course, s: S, seat: Seat, unknown: ReadonlySet<number>): number {
  const heard = s.heard!;
  s.heard = [];
  const { told, until, next } = course;
  expect(told.length).toBeLessThanOrEqual(heard.length);
  told.forEach((one, i) => {
    const own = JSON.stringify(toldTo(heard[i]!, seat));
    // what the seat only then gets to know is foreseen as those hear of it who watch
    if (JSON.stringify(one) !== own) same(one, toldTo(heard[i]!, null));
    for (const [, id] of JSON.stringify(one.fact).matchAll(/\{"id":(\d+),"card":/g))
      expect(unknown.has(Number(id)), own).toBe(false);
  });
  if (until === 'decision' || until === 'over') {
    expect(told.length).toBe(heard.length);
    same(next, decisionView(game, s, seat));
  } else expect(next).toBeNull();
  if (until === 'over') expect(s.result).not.toBeNull();
  return told.length;
}

/** That a preview is what then happens, whatever lies hidden, and changes nothing: over random matches, the same for every game. */
export function previewSuite<S extends State>(x: PreviewGame<S>): void {
  const { game } = x;
  const seeds = fc.integer({ min: 1, max: 1_000_000 });
  const positions = (look: (s: S, seat: Seat, picks: readonly Option[], seed: number) => void): void =>
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: x.depth }), (seed, depth) => {
        const s = x.deal(seed);
        const d = dice(seed);
        playOn(game, s, d, depth);
        for (let more = 0; more < 60 && s.result === null; more++) {
          const waits = awaited(s);
          const seat = waits[(seed + more) % waits.length]!;
          look(s, seat, anyAnswer(game, s, seat, d), seed + more);
          playOn(game, s, d, 3);
        }
      }),
      { numRuns: x.runs },
    );

  describe('previews', () => {
    test('are what a seat is told then, whatever lies hidden', () => {
      let told = 0;
      const ends = new Set<string>();
      positions((s, seat, picks, seed) => {
        const tried = trials(game, s, seat);
        const foreseen = foresee(game, tried, picks);
        ends.add(foreseen.until);
        const { pools, answers } = game.unseen(s, seat);
        const truths = [clone(s), ...[1, 2].map(n => redeal(game, s, { pools, answers }, seed * 3 + n))];
        for (const truth of truths) {
          truth.heard = [];
          const own = picks.map(p => options(game, truth, seat).find(o => optionId(o) === optionId(p))!);
          answer(game, truth, seat, own);
          goOn(game, truth, seat);
          told += holds(game, foreseen, truth, seat, tried.unknown);
          if (foreseen.unanswered === null) continue;
          letItHappen(game, truth, seat);
          told += holds(game, foreseen.unanswered, truth, seat, tried.unknown);
        }
      });
      expect(told).toBeGreaterThan(x.told);
      expect([...ends].sort()).toEqual(expect.arrayContaining(['decision', 'hidden']));
    });

    test('are the same whatever lies hidden, and leave the match as it was', () => {
      positions((s, seat, picks, seed) => {
        const before = fingerprint(game, s);
        const seen = (of: S, own: readonly Option[]) => {
          const {
            worlds: _,
            certain: ___,
            facts: __,
            unanswered,
            ...course
          } = foresee(game, trials(game, of, seat), own);
          return { course, unanswered: unanswered === null ? null : { ...unanswered, facts: [] } };
        };
        const foreseen = seen(s, picks);
        expect(fingerprint(game, s)).toBe(before);
        const other = redeal(game, s, { ...game.unseen(s, seat), answers: [] }, seed + 5);
        const own = picks.map(p => options(game, other, seat).find(o => optionId(o) === optionId(p))!);
        same(seen(other, own), foreseen);
      });
    });
  });
}
