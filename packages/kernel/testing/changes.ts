import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, applyChange, awaited, changeOf, type Game, type State, type Viewer, viewOf } from '../src/index.ts';
import { same } from './hidden.ts';
import { anyAnswer, dice } from './play.ts';

/** How a sentence begins and ends, and what never stands in one. */
const READS = /^[^a-z].*[.]$/;
const FAULTS = /undefined|null|NaN|\[object|[\uE000-\uE002]/;

/** What the suite about changes needs to know of a game. */
export interface ChangingGame<S extends State> {
  readonly game: Game<S>;
  /** a match with decks of any cards, at its first decision, with facts being heard; another for each number */
  deal(seed: number): S;
  /** the ids of the rules that may be linked; absent where none are */
  readonly rules?: ReadonlySet<string>;
  /** how many matches are played */
  readonly runs: number;
  /** more decisions than any match has */
  readonly limit: number;
  /** how many decisions of each match are looked at; absent: all of it, to its end */
  readonly decisions?: number;
}

/** That what viewers are sent is all they need and reads well: over whole random matches, for every kind of viewer. */
export function changesSuite<S extends State>(x: ChangingGame<S>): void {
  const { game } = x;
  /** Plays random matches to their ends and looks at each choice. */
  const play = (look: (s: S, viewers: readonly Viewer[]) => void, begin: (s: S, viewers: readonly Viewer[]) => void) =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), seed => {
        const s = x.deal(seed);
        const viewers: Viewer[] = [...s.seats.keys(), null, 'all'];
        begin(s, viewers);
        const d = dice(seed);
        for (let n = 0; s.result === null && n < (x.decisions ?? Infinity); n++) {
          expect(n).toBeLessThan(x.limit);
          const seat = awaited(s)[0]!;
          s.heard = [];
          answer(game, s, seat, anyAnswer(game, s, seat, d));
          look(s, viewers);
        }
      }),
      { seed: Number(process.env.ORRERY_SEED ?? 5), numRuns: x.runs },
    );

  describe('changes', () => {
    test('for every viewer, the last view with the change sent is the next view, letter for letter', () => {
      const views = new Map<Viewer, object>();
      let sizes = 0;
      play(
        (s, viewers) => {
          for (const viewer of viewers) {
            const next = viewOf(game, s, viewer);
            const before = views.get(viewer)!;
            const sent = JSON.parse(JSON.stringify(changeOf(game, before, next, s.heard!, viewer)));
            const made = applyChange(before, sent);
            if (JSON.stringify(made) !== JSON.stringify(next)) same(made, next);
            sizes += sent.patch.length;
            // from now on he goes by what he was sent, not by what he would see
            views.set(viewer, made);
          }
        },
        (s, viewers) => {
          for (const viewer of viewers) views.set(viewer, JSON.parse(JSON.stringify(viewOf(game, s, viewer))));
        },
      );
      expect(sizes).toBeGreaterThan(1000);
    });

    test('what is told reads as sentences, and links the cards that it names', () => {
      const ids = new Set(game.cardIds);
      let linked = 0;
      const faults: string[] = [];
      play(
        (s, viewers) => {
          for (const viewer of viewers) {
            const { facts, sentences } = changeOf(game, {}, {}, s.heard!, viewer);
            for (const { text, links } of sentences) {
              if (!READS.test(text) || FAULTS.test(text)) faults.push(text);
              for (const { at, length, card, rule } of links) {
                const fits =
                  length > 0 &&
                  at + length <= text.length &&
                  (card === null ? (x.rules?.has(rule!) ?? false) : ids.has(card));
                if (!fits) faults.push(`a link of: ${text}`);
                linked++;
              }
            }
            const letters = JSON.stringify(facts);
            if (JSON.stringify(JSON.parse(letters)) !== letters) faults.push(letters);
          }
        },
        () => {},
      );
      expect(faults).toEqual([]);
      expect(linked).toBeGreaterThan(100);
    });
  });
}
