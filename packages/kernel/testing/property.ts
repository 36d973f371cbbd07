import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answer,
  asking,
  awaited,
  clone,
  depart,
  fingerprint,
  type Game,
  leastAnswer,
  Match,
  optionId,
  options,
  replay,
  type State,
  save,
  start,
  submit,
  twin,
} from '../src/index.ts';
import { anyAnswer, dice, playOn } from './play.ts';

/** What the property suite needs to know of a game. */
export interface RandomGames<S extends State, G> {
  readonly game: Game<S>;
  /** setups of matches: decks, players, rulesets */
  readonly tables: fc.Arbitrary<G>;
  setup(given: G): unknown;
  /** what must be so at every moment of a match; throws where it is not. `cards`: how many there were at first */
  invariants(s: S, cards: number): void;
  /** more decisions than any match has */
  readonly limit: number;
  /** how many matches each test plays, besides a factor of its own */
  readonly runs: number;
  /** what must be so once a player has left a match that was going on; absent: the match goes on to an end */
  afterLeaving?(s: S, seat: number): void;
}

/** Random play of whole matches: invariants, twins, offers, replay, leaving, clones. The same for every game. */
export function propertySuite<S extends State, G>(x: RandomGames<S, G>): void {
  const { game, limit } = x;
  const matches = fc.record({ given: x.tables, seed: fc.integer({ min: 0, max: 1_000_000 }) });
  const check = (runs: number, body: (s: S, given: G, seed: number) => void): void => {
    fc.assert(
      fc.property(matches, ({ given, seed }) => body(start(game, x.setup(given), seed), given, seed)),
      { numRuns: Math.max(1, Math.round(runs * x.runs)) },
    );
  };
  const going = (s: S): void => {
    if (s.result !== null) return;
    const who = awaited(s);
    expect(who.length).toBeGreaterThan(0);
    for (const seat of who) {
      expect(s.seats[seat]!.out).toBe(false);
      expect(options(game, s, seat).length).toBeGreaterThan(0);
    }
  };
  const holds = (s: S, cards: number): void => {
    const listed = s.zones.flat();
    // every card lies in one zone, and that zone lists it once
    expect(new Set(listed).size).toBe(listed.length);
    s.zones.forEach((zone, at) => {
      for (const id of zone) expect(s.cards[id]!.zone).toBe(at);
    });
    x.invariants(s, cards);
    going(s);
  };

  describe('random play', () => {
    test('keeps every invariant, and a twin restored after each choice plays on identically', () => {
      check(3, (s, _given, seed) => {
        const cards = s.cards.length;
        const d = dice(seed + 1);
        let other = twin(game, s);
        for (let i = 0; i < limit && s.result === null; i++) {
          const seat = awaited(s)[0]!;
          const picks = anyAnswer(game, s, seat, d);
          // the twin answers with its own options of the same ids
          const own = picks.map(optionId).map(id => options(game, other, seat).find(o => optionId(o) === id)!);
          expect(own).not.toContain(undefined);
          answer(game, s, seat, picks);
          answer(game, other, seat, own);
          const before = JSON.stringify(save(game, s));
          expect(JSON.stringify(save(game, other))).toBe(before);
          other = twin(game, other);
          if (i % 25 === 0) holds(s, cards);
        }
        holds(s, cards);
        expect(s.result).not.toBeNull();
      });
    });

    test('offers nothing that the rules refuse', () => {
      check(4, (s, _given, seed) => {
        const d = dice(seed + 2);
        for (let i = 0; i < limit && s.result === null; i++) {
          const seat = awaited(s)[0]!;
          const { step, frame } = asking(game, s);
          for (const o of options(game, s, seat)) {
            if (o.verb !== 'pass') expect(step.menu.judge?.(s, frame, seat, o) ?? null).toBeNull();
            expect(step.menu.label(s, frame, o, seat)).not.toBe('');
          }
          expect(step.menu.prompt(s, frame, seat)).not.toBe('');
          answer(game, s, seat, anyAnswer(game, s, seat, d));
        }
      });
    });

    test('replays from its record to the same end', () => {
      check(4, (_s, given, seed) => {
        const match = Match.start(game, x.setup(given), seed);
        const d = dice(seed + 3);
        for (let i = 0; i < limit && match.result === null; i++) {
          const seat = match.awaited[0]!;
          match.answer(match.decision, seat, anyAnswer(game, match.state, seat, d).map(optionId));
          match.hear();
        }
        const record = JSON.parse(JSON.stringify(match.record()));
        const { state, divergence } = replay(game, record);
        expect(divergence).toBeNull();
        expect(fingerprint(game, state)).toBe(fingerprint(game, match.state));
      });
    });

    test('the least that can be answered is legal at every moment', () => {
      check(4, (s, _given, seed) => {
        const d = dice(seed + 6);
        for (let i = 0; i < limit && s.result === null; i++) {
          for (const seat of awaited(s)) {
            const copy = clone(s);
            const least = leastAnswer(game, s, seat).map(optionId);
            expect(() => submit(game, copy, copy.ask!.id, seat, least)).not.toThrow();
          }
          playOn(game, s, d, 1);
        }
      });
    });

    test('goes on when players leave at any moment', () => {
      check(15, (s, _given, seed) => {
        const cards = s.cards.length;
        const d = dice(seed + 4);
        for (let last = 2; last >= 0 && s.result === null; last--) {
          playOn(game, s, d, seed % (401 - last));
          if (s.result !== null) return;
          const seat = (seed + last) % s.seats.length;
          const gone = s.seats[seat]!.out;
          depart(game, s, seat);
          holds(s, cards);
          if (!gone) x.afterLeaving?.(s, seat);
        }
        playOn(game, s, d, limit);
        expect(s.result).not.toBeNull();
      });
    });

    test('a clone plays on without touching the original', () => {
      check(10, (s, _given, seed) => {
        const d = dice(seed + 5);
        playOn(game, s, d, 120);
        const before = JSON.stringify(save(game, s));
        const copy = clone(s);
        playOn(game, copy, d, 120);
        expect(JSON.stringify(save(game, s))).toBe(before);
        const kept = JSON.stringify(save(game, copy));
        playOn(game, s, d, 120);
        expect(JSON.stringify(save(game, copy))).toBe(kept);
      });
    });
  });
}
