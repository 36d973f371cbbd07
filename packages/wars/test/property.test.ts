import { asked, randomBot } from '@orrery/bots';
import {
  answer,
  asking,
  awaited,
  clone,
  depart,
  fingerprint,
  Match,
  optionId,
  options,
  replay,
  save,
  start,
  twin,
} from '@orrery/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEFS,
  IN_PLAY,
  inPlay,
  ON_STACK,
  READY_LISTS,
  type ReadyName,
  readySetup,
  STACKED,
  type WarsState,
  wars,
} from '../src/index.ts';

const NAMES = Object.keys(READY_LISTS) as ReadyName[];
/** Any two of the ready decks. */
const tables = fc.record({
  a: fc.constantFrom(...NAMES),
  b: fc.constantFrom(...NAMES),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
});
type Given = { a: ReadyName; b: ReadyName; seed: number };
const setup = ({ a, b }: Given): unknown => readySetup(a, b);

const LIMIT = 12_000;

/** What must be so at every moment of every match. */
function invariants(s: WarsState): void {
  expect(s.cards.length).toBe(120);
  const listed = s.zones.flat();
  // every card lies in one zone, and that zone lists it once
  expect(listed.length).toBe(120);
  expect(new Set(listed).size).toBe(120);
  s.zones.forEach((zone, at) => {
    for (const id of zone) expect(s.cards[id]!.zone).toBe(at);
  });
  const located = s.regions.flatMap(r => [...r.sites, ...r.sectors]);
  for (const id of located) expect(inPlay(s, id)).toBe(true);
  s.cards.forEach((card, id) => {
    const def = DEFS[s.defs[id]!]!;
    if (card.zone === IN_PLAY) {
      expect(card.controller).toBeGreaterThanOrEqual(0);
      // no interrupt or order is ever in play (wars/in-play/2)
      expect(['interrupt', 'order']).not.toContain(def.type);
      if (def.type === 'location' && card.on < 0) expect(located).toContain(id);
      if (def.unit || def.type === 'ship') expect(located).toContain(card.at);
      if (card.on >= 0) {
        expect(inPlay(s, card.on)).toBe(true);
        expect(s.cards[card.on]!.at).toBe(card.at);
      }
    } else {
      // what has left play has shed all that it had there (wars/leaving-play/3)
      expect([card.controller, card.at, card.damaged, card.inverted]).toEqual([-1, -1, 0, 0]);
      if (card.zone === STACKED) expect(inPlay(s, card.on)).toBe(true);
      else expect(card.on).toBe(-1);
    }
  });
  // what lies on the stack is pending, being performed, or just being declared (wars/deploy-phase/4)
  for (const id of s.zones[ON_STACK]!)
    expect([...s.items, ...s.resolving].some(i => i.self === id) || s.stack.some(f => f.self === id)).toBe(true);
  // unique cards are unique for each player
  for (let seat = 0; seat < 2; seat++) {
    const uniques = s.zones[IN_PLAY]!.filter(
      id => s.cards[id]!.controller === seat && DEFS[s.defs[id]!]!.source.unique,
    ).map(id => s.defs[id]!);
    expect(new Set(uniques).size).toBe(uniques.length);
  }
  // somebody can always act, unless the match is over
  if (s.result === null) {
    const who = awaited(s);
    expect(who.length).toBeGreaterThan(0);
    for (const seat of who) expect(options(wars, s, seat).length).toBeGreaterThan(0);
  }
}

describe('random play of the ready decks', { timeout: 240_000 }, () => {
  test('keeps every invariant, and a twin restored after each choice plays on identically', () => {
    fc.assert(
      fc.property(tables, given => {
        const s = start(wars, setup(given), given.seed);
        const bot = randomBot(given.seed + 1);
        let other = twin(wars, s);
        for (let i = 0; i < LIMIT && s.result === null; i++) {
          const seat = awaited(s)[0]!;
          const picks = bot.choose(asked(wars, s, seat));
          const own = picks.map(optionId).map(id => options(wars, other, seat).find(o => optionId(o) === id)!);
          expect(own).not.toContain(undefined);
          answer(wars, s, seat, picks);
          answer(wars, other, seat, own);
          expect(JSON.stringify(save(wars, other))).toBe(JSON.stringify(save(wars, s)));
          other = twin(wars, other);
          if (i % 5 === 0) invariants(s);
        }
        invariants(s);
        expect(s.result).not.toBeNull();
      }),
      { numRuns: 2 },
    );
  });

  test('offers nothing that the rules refuse', () => {
    fc.assert(
      fc.property(tables, given => {
        const s = start(wars, setup(given), given.seed);
        const bot = randomBot(given.seed + 2);
        for (let i = 0; i < LIMIT && s.result === null; i++) {
          const seat = awaited(s)[0]!;
          const { step, frame } = asking(wars, s);
          for (const o of options(wars, s, seat)) {
            if (o.verb !== 'pass') expect(step.menu.judge?.(s, frame, seat, o) ?? null).toBeNull();
            expect(step.menu.label(s, frame, o)).not.toBe('');
          }
          expect(step.menu.prompt(s, frame, seat)).not.toBe('');
          answer(wars, s, seat, bot.choose(asked(wars, s, seat)));
        }
      }),
      { numRuns: 8 },
    );
  });

  test('replays from its record to the same end', () => {
    fc.assert(
      fc.property(tables, given => {
        const match = Match.start(wars, setup(given), given.seed);
        const bot = randomBot(given.seed + 3);
        for (let i = 0; i < LIMIT && match.result === null; i++) {
          const seat = match.awaited[0]!;
          match.answer(match.decision, seat, bot.choose(asked(wars, match.state, seat)).map(optionId));
          match.hear();
        }
        const record = JSON.parse(JSON.stringify(match.record()));
        const { state, divergence } = replay(wars, record);
        expect(divergence).toBeNull();
        expect(fingerprint(wars, state)).toBe(fingerprint(wars, match.state));
      }),
      { numRuns: 6 },
    );
  });

  test('is won by the other when a player leaves, at any moment', () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 0, max: 600 }), (given, moment) => {
        const s = start(wars, setup(given), given.seed);
        const bot = randomBot(given.seed + 4);
        for (let i = 0; i < moment && s.result === null; i++)
          answer(wars, s, awaited(s)[0]!, bot.choose(asked(wars, s, awaited(s)[0]!)));
        if (s.result !== null) return;
        depart(wars, s, given.seed % 2);
        expect(s.result).toMatchObject({ winners: [1 - (given.seed % 2)] });
      }),
      { numRuns: 30 },
    );
  });

  test('a clone plays on without touching the original', () => {
    fc.assert(
      fc.property(tables, given => {
        const s = start(wars, setup(given), given.seed);
        const bot = randomBot(given.seed + 5);
        const go = (x: WarsState, n: number) => {
          for (let i = 0; i < n && x.result === null; i++)
            answer(wars, x, awaited(x)[0]!, bot.choose(asked(wars, x, awaited(x)[0]!)));
        };
        go(s, 150);
        const before = JSON.stringify(save(wars, s));
        const copy = clone(s);
        go(copy, 150);
        expect(JSON.stringify(save(wars, s))).toBe(before);
        const kept = JSON.stringify(save(wars, copy));
        go(s, 150);
        expect(JSON.stringify(save(wars, copy))).toBe(kept);
      }),
      { numRuns: 15 },
    );
  });
});
