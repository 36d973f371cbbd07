import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answer,
  asking,
  awaited,
  changeOf,
  clone,
  decisionView,
  determinize,
  type Game,
  type Option,
  optionId,
  options,
  redeal,
  roll,
  type Seat,
  type State,
  save,
  type Unseen,
  type Viewer,
  viewOf,
} from '../src/index.ts';
import { anyAnswer, dice, playOn } from './play.ts';

/** What the suite about hidden information needs to know of a game. */
export interface HiddenGame<S extends State> {
  readonly game: Game<S>;
  /** a match with decks of any cards, at its first decision; another for each number */
  deal(seed: number): S;
  /** what a seat thinks of an option without looking where it may not; absent for games that have no advice */
  score?(s: S, seat: Seat, o: Option): number;
  /** what a bot that follows that advice answers, always with the same seed */
  choose?(s: S, seat: Seat): readonly Option[];
  /** what a bot that looks ahead finds, all of it, always with the same seed and the same number of worlds */
  think?(s: S, seat: Seat): object;
  /** how many decisions into a match the tests look */
  readonly depth: number;
  readonly players: number;
  /** cards that a choice about to be made shows to others by the rules, besides those it names: the hand of whoever acts */
  shows?(s: S, seat: Seat): readonly number[];
  /** types of facts after which hidden cards tell of themselves by the rules: a shuffle, a look, a draw for destiny */
  readonly reveals: ReadonlySet<string>;
  /** true where the suite meets decisions that several take together in secret */
  readonly together: boolean;
  /** more decisions than any match has */
  readonly limit: number;
}

/** Compares two values as JSON, letter for letter, and shows where they part. */
export function same(a: unknown, b: unknown): void {
  const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
  if (x === y) {
    expect(x).toBe(y);
    return;
  }
  const at = [...x].findIndex((letter, i) => letter !== y[i]);
  expect(x.slice(Math.max(0, at - 80), at + 120)).toBe(y.slice(Math.max(0, at - 80), at + 120));
}

/**
 * That a viewer learns nothing of what he does not know, and that worlds dealt from what he knows agree with it: the same for every
 * game, made of the same `unseen` that bots get their worlds from.
 */
export function hiddenSuite<S extends State>(x: HiddenGame<S>): void {
  const { game } = x;
  const seeds = fc.integer({ min: 1, max: 1_000_000 });
  const viewers = fc.constantFrom<Viewer>(null, ...Array.from({ length: x.players }, (_, seat) => seat));
  const RUNS = { seed: Number(process.env.ORRERY_SEED ?? 5), numRuns: 25 };
  /** Looks at random matches, again and again while they go on, each time as a viewer. */
  const positions = (look: (s: S, viewer: Viewer, seed: number) => void, from = 0): void =>
    fc.assert(
      fc.property(seeds, fc.integer({ min: from, max: x.depth }), viewers, (seed, depth, viewer) => {
        const s = x.deal(seed);
        const d = dice(seed);
        playOn(game, s, d, depth);
        for (let more = 0; more < 20 && s.result === null; more++) {
          look(s, viewer, seed + more);
          playOn(game, s, d, 4);
        }
      }),
      RUNS,
    );
  /** The same position with other cards where the viewer does not know them; chance goes on as before. */
  const swapped = (s: S, unseen: Unseen, seed: number): S => {
    const other = redeal(game, s, unseen, seed);
    other.random = s.random;
    return other;
  };

  /** True where a viewer knows what somebody has brought: his own deck, and everybody's where there are no lists to keep. */
  const listed = (s: S, viewer: Viewer, owner: Seat): boolean =>
    s.lists !== undefined || owner === viewer || game.likely === undefined || game.likely(s, owner).length === 0;
  /** The same position where others have brought something else than they have, wherever a viewer does not know it. */
  const rebuilt = (s: S, viewer: Viewer, seed: number): S => {
    const d = dice(seed);
    const other = clone(s);
    const defs = s.defs.slice();
    const all = game.cardIds.map((_, def) => def);
    for (const { places, limited } of game.unseen(s, viewer).pools) {
      if (listed(s, viewer, s.cards[places[0]!]!.owner)) continue;
      for (const id of places) {
        const kind = limited.find(l => l.place === id);
        const may = kind === undefined ? all : all.filter(kind.fits);
        defs[id] = may[roll(d, may.length)]!;
      }
    }
    other.defs = defs;
    other.menus = null;
    game.dealt?.(other, s);
    return other;
  };

  describe('hidden information', () => {
    test('whatever a viewer does not know, he sees the same table and is asked the same', () => {
      let changed = 0;
      positions((s, viewer, seed) => {
        const world = determinize(game, s, viewer, seed);
        changed += world.defs.filter((def, id) => def !== s.defs[id]).length;
        same(viewOf(game, world, viewer), viewOf(game, s, viewer));
        // listed anew, not taken over
        world.menus = null;
        same(decisionView(game, world, viewer), decisionView(game, s, viewer));
      });
      expect(changed).toBeGreaterThan(1000);
    });

    test('whatever a viewer does not know, he is sent the same changes of what happens, and told the same', () => {
      let told = 0;
      positions((s, viewer, seed) => {
        const seat = awaited(s)[0]!;
        const picks = anyAnswer(game, s, seat, dice(seed));
        const named = new Set([...picks.flatMap(o => [o.a, o.b]), ...(x.shows?.(s, seat) ?? [])]);
        const unseen = game.unseen(s, viewer);
        const pools = unseen.pools.map(pool => ({
          places: pool.places.filter(id => !named.has(id)),
          limited: pool.limited.filter(l => !named.has(l.place)),
        }));
        const hidden = pools.flatMap(pool => pool.places);
        const one = clone(s);
        const other = swapped(s, { pools, answers: [] }, seed);
        one.heard = [];
        other.heard = [];
        const own = picks.map(optionId).map(id => options(game, other, seat).find(o => optionId(o) === id));
        if (own.includes(undefined)) return;
        answer(game, one, seat, picks);
        const still = new Set(game.unseen(one, viewer).pools.flatMap(pool => pool.places));
        // what comes to light tells of itself, and a search for a card tells what it found
        if (hidden.some(id => !still.has(id)) || one.heard!.some(h => x.reveals.has(h.fact.t))) return;
        answer(game, other, seat, own as Option[]);
        const had = viewOf(game, s, viewer);
        const sent = (to: S) => changeOf(game, had, viewOf(game, to, viewer), to.heard!, viewer);
        same(sent(other), sent(one));
        same(viewOf(game, other, viewer), viewOf(game, one, viewer));
        told += one.heard!.length;
      }, 20);
      expect(told).toBeGreaterThan(300);
    });

    if (x.score !== undefined)
      test('whatever a seat does not know, the advice that it gets is the same', () => {
        positions((s, _viewer, seed) => {
          const seat = awaited(s)[0]!;
          const world = determinize(game, s, seat, seed);
          world.menus = null;
          const scores = (of: S) => options(game, of, seat).map(o => x.score!(of, seat, o));
          same(scores(world), scores(s));
        }, 20);
      });

    if (x.choose !== undefined)
      test('a bot answers the same whatever it does not know', () => {
        positions((s, _viewer, seed) => {
          const seat = awaited(s)[0]!;
          const { pools } = game.unseen(s, seat);
          const ids = (of: S) => x.choose!(of, seat).map(optionId);
          same(ids(swapped(s, { pools, answers: [] }, seed)), ids(s));
          same(ids(rebuilt(s, seat, seed)), ids(s));
        }, 20);
      });

    if (x.think !== undefined)
      test('a bot that looks ahead finds the same whatever it does not know, in two hundred matches', () => {
        let changed = 0;
        for (let seed = 1; seed <= 200; seed++) {
          const s = x.deal(seed);
          playOn(game, s, dice(seed), 10 + ((seed * 37) % Math.min(400, x.depth)));
          if (s.result !== null) continue;
          const seat = awaited(s)[0]!;
          const { pools } = game.unseen(s, seat);
          const other = redeal(game, s, { pools, answers: [] }, seed);
          if (other.defs.some((def, id) => def !== s.defs[id])) changed++;
          const found = x.think!(s, seat);
          same(x.think!(other, seat), found);
          same(x.think!(rebuilt(s, seat, seed), seat), found);
        }
        expect(changed).toBeGreaterThan(100);
      });

    test('a world dealt anew has the same cards of everybody whose list is known, and those the viewer knows where they lie', () => {
      let guessed = 0;
      positions((s, viewer, seed) => {
        const unknown = new Set(game.unseen(s, viewer).pools.flatMap(pool => pool.places));
        const world = determinize(game, s, viewer, seed);
        s.cards.forEach((card, id) => {
          if (unknown.has(id)) expect(game.knows(s, id, viewer)).toBe(false);
          else expect(world.defs[id]).toBe(s.defs[id]);
          expect(world.cards[id]).toEqual(card);
        });
        s.seats.forEach((_, owner) => {
          const all = (of: S) => of.defs.filter((_, id) => of.cards[id]!.owner === owner).sort((a, b) => a - b);
          if (listed(s, viewer, owner)) expect(all(world)).toEqual(all(s));
          else guessed++;
        });
        expect(world.random).not.toEqual(s.random);
        for (const seat of game.unseen(s, 'all').answers) expect(seat).toBe(-1);
      });
      expect(guessed > 0).toBe(game.likely !== undefined);
    });

    if (game.likely !== undefined) {
      test('whatever others have brought, the worlds are the same as long as it is unseen; where lists lie open they are what was brought', () => {
        let changed = 0;
        positions((s, viewer, seed) => {
          const other = rebuilt(s, viewer, seed);
          if (game.unseen(s, viewer).answers.length > 0) return;
          const world = (of: S) => save(game, determinize(game, of, viewer, seed));
          same(world(other), world(s));
          changed += other.defs.filter((def, id) => def !== s.defs[id]).length;
          const open = { ...clone(other), lists: 'open' as const };
          const sorted = (of: S) => of.defs.slice().sort((a, b) => a - b);
          expect(sorted(determinize(game, open, viewer, seed))).toEqual(sorted(other));
        });
        expect(changed).toBeGreaterThan(1000);
      });
    }

    test('worlds of equal seeds are equal, whatever lies hidden; of other seeds they differ, in every pool', () => {
      const fresh = (s: S): string => JSON.stringify({ ...save(game, s), zones: s.zones });
      let pools = 0;
      positions((s, viewer, seed) => {
        const unseen = game.unseen(s, viewer);
        const world = determinize(game, s, viewer, seed);
        const other = swapped(s, { pools: unseen.pools, answers: [] }, seed + 7);
        if (unseen.answers.length === 0) expect(fresh(determinize(game, other, viewer, seed))).toBe(fresh(world));
        if (seed % 5 > 0) return;
        const worlds = Array.from({ length: 50 }, (_, i) => determinize(game, s, viewer, seed + i));
        for (const pool of unseen.pools) {
          const free = pool.places.filter(id => !pool.limited.some(l => l.place === id));
          if (free.length < 8 || new Set(free.map(id => s.defs[id])).size < 4) continue;
          for (const id of free) {
            pools++;
            expect(new Set(worlds.map(w => w.defs[id])).size).toBeGreaterThan(1);
          }
        }
      });
      expect(pools).toBeGreaterThan(100);
    });

    test('a world dealt anew can be played to the end', () => {
      let tried = 0;
      let ended = 0;
      fc.assert(
        fc.property(seeds, fc.integer({ min: 0, max: x.depth }), viewers, (seed, depth, viewer) => {
          const s = x.deal(seed);
          playOn(game, s, dice(seed), depth);
          if (s.result !== null) return;
          tried++;
          const world = determinize(game, s, viewer, seed);
          const before = JSON.stringify(save(game, s));
          playOn(game, world, dice(seed + 1), x.limit);
          if (world.result !== null) ended++;
          expect(JSON.stringify(save(game, s))).toBe(before);
        }),
        { ...RUNS, numRuns: 10 },
      );
      expect(tried).toBeGreaterThan(5);
      // decks of any cards may make a match without end
      expect(tried - ended).toBeLessThan(3);
    });

    const { orders } = game;
    if (orders !== undefined)
      test('what others have ordered is shown to nobody, and is in no world that is dealt', () => {
        positions((s, viewer, seed) => {
          const other = clone(s);
          const d = dice(seed);
          for (let seat = 0; seat < s.seats.length; seat++)
            if (seat !== viewer) orders.set(other, seat, orders.list[roll(d, orders.list.length)]!.name);
          same(viewOf(game, other, viewer), viewOf(game, s, viewer));
          same(save(game, determinize(game, other, viewer, seed)), save(game, determinize(game, s, viewer, seed)));
          const seat = awaited(s)[0]!;
          if (seat === viewer && x.choose !== undefined) same(x.choose(other, seat), x.choose(s, seat));
        });
      });

    if (x.together)
      test('what others have answered in secret is not in the world of a seat that is still asked', () => {
        let answered = 0;
        positions((s, _viewer, seed) => {
          const { ask } = s;
          if (ask === null || ask.seats.length < 2) return;
          const [first] = awaited(s);
          const last = awaited(s).at(-1)!;
          const list = options(game, s, first!);
          if (first === last || list.length < 2 || asking(game, s).step.max(s, asking(game, s).frame, first!) !== 1)
            return;
          const given = list.slice(0, 8).map(pick => {
            const one = clone(s);
            answer(game, one, first!, [pick]);
            return one;
          });
          const worlds = given.map(one => determinize(game, one, last, seed));
          for (const world of worlds) {
            same(viewOf(game, world, last), viewOf(game, given[0]!, last));
            same(save(game, world), save(game, worlds[0]!));
            expect(world.ask!.picks[ask.seats.indexOf(first!)]).not.toBeNull();
            answered++;
          }
        });
        expect(answered).toBeGreaterThan(1);
      });
  });
}
