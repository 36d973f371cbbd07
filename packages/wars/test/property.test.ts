import { propertySuite } from '@orrery/kernel/testing';
import fc from 'fast-check';
import { expect } from 'vitest';
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
});
type Given = { a: ReadyName; b: ReadyName };
const setup = ({ a, b }: Given): unknown => readySetup(a, b);

/** Checks for every moment of every match, besides those of every game. */
function invariants(s: WarsState): void {
  expect(s.cards.length).toBe(120);
  const listed = s.zones.flat();
  expect(listed.length).toBe(120);
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
      // a card that left play has lost all its state (wars/leaving-play/3)
      expect([card.controller, card.at, card.damaged, card.inverted]).toEqual([-1, -1, 0, 0]);
      if (card.zone === STACKED) expect(inPlay(s, card.on)).toBe(true);
      else expect(card.on).toBe(-1);
    }
  });
  // while the match continues, a card on the stack is pending, is happening, or is being declared (wars/deploy-phase/4)
  for (const id of s.result === null ? s.zones[ON_STACK]! : [])
    expect([...s.items, ...s.resolving].some(i => i.self === id) || s.stack.some(f => f.self === id)).toBe(true);
  // unique cards are unique for each player
  for (let seat = 0; seat < 2; seat++) {
    const uniques = s.zones[IN_PLAY]!.filter(
      id => s.cards[id]!.controller === seat && DEFS[s.defs[id]!]!.source.unique,
    ).map(id => s.defs[id]!);
    expect(new Set(uniques).size).toBe(uniques.length);
  }
}

propertySuite({
  game: wars,
  tables,
  setup,
  invariants,
  limit: 12_000,
  runs: 1,
  // with two players, the other one then wins
  afterLeaving: (s, seat) => expect(s.result).toMatchObject({ winners: [1 - seat] }),
});
