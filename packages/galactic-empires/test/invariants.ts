import { awaited, EVERYBODY, optionId, options } from '@orrery/kernel';
import { expect } from 'vitest';
import { sideOf } from '../src/card.ts';
import { galacticEmpires } from '../src/index.ts';
import { GATE_BITS } from '../src/rules/fleet/transgate.ts';
import { HAS_FIRED } from '../src/rules/play/card-actions-limit.ts';
import { isDestroyed } from '../src/rules/table/settling.ts';
import { forget } from '../src/rules/texts/standing.ts';
import { FLEET, type GeState, HAND, HQ_STRENGTH, REMOVED, SEAT_ZONES, zone } from '../src/state.ts';

/** Conditions that hold at every moment of every match, besides those of the kernel's suite. */
export function invariants(s: GeState, cards: number): void {
  // a card that stands for half of another is not a card of its own
  for (let id = cards; id < s.cards.length; id++) expect([FLEET, REMOVED]).toContain(s.cards[id]!.zone % SEAT_ZONES);
  expect(s.zones.flat().length).toBe(s.cards.length);
  s.cards.forEach((card, id) => {
    const at = card.zone % SEAT_ZONES;
    if (at !== FLEET) {
      // a card that has left play has lost its values there, and is with its owner, unless it lies open in a hand (H5 Space-Time Diversion)
      expect([card.controller, card.player, card.on, card.at, card.damage, card.engaged, card.used]).toEqual([
        -1, -1, -1, -1, 0, 0, 0,
      ]);
      if (at !== HAND || card.known !== EVERYBODY) expect(Math.floor(card.zone / SEAT_ZONES)).toBe(card.owner);
      return;
    }
    expect(card.zone).toBe(zone(card.controller, FLEET));
    expect(s.seats[card.controller]!.out && s.result === null, 'nobody who is out has a fleet').toBe(false);
    expect(card.player).toBeGreaterThanOrEqual(0);
    // a card is on another or at a fleet, never both
    expect(card.on >= 0, 'a place').toBe(card.at < 0);
    // once the match is over, what would replace the discard of a card happens no more (C3 Escaped Prisoner)
    for (const under of s.result !== null ? [] : [card.on, ...card.also].filter(x => x >= 0))
      expect(s.cards[under]!.zone % SEAT_ZONES, `what ${id} lies on is in play`).toBe(FLEET);
    let up = id;
    for (let steps = 0; s.cards[up]!.on >= 0; steps++) {
      expect(steps, 'stacks come to an end').toBeLessThan(50);
      up = s.cards[up]!.on;
    }
    // a destroyed card leaves as soon as its player has been asked whether to save it
    if (s.result === null && isDestroyed(s, id)) expect(isBeingLost(s, id)).toBe(true);
    const { functions, reactions, triggers } = sideOf(s, id);
    expect(card.used & ~HAS_FIRED & ~GATE_BITS, 'only what exists is used').toBeLessThan(
      8 ** (functions.length + reactions.length + triggers.length),
    );
    expect(card.lasting).toBeLessThanOrEqual(Math.max(card.damage, card.lasting));
    for (const n of [...card.given, ...card.fired, card.damage, card.shieldDamage, card.lasting])
      expect(n).toBeGreaterThanOrEqual(0);
  });
  s.seats.forEach(seat => {
    if (seat.hq >= HQ_STRENGTH) expect(seat.out).toBe(true);
  });
  for (const { turns, cards: about } of s.lasting) {
    expect(turns, 'what lasts comes to an end').toBeLessThan(100);
    for (const id of about ?? []) expect(id).toBeLessThan(s.cards.length);
  }
  standsAnew(s);
}

const isBeingLost = (s: GeState, id: number): boolean =>
  [...s.stack, ...s.pending].some(({ l }) => l.kind === 'loss' && l.card === id);

/** Checks that derived data equal data derived anew. */
export function standsAnew(s: GeState): void {
  const menus = () => {
    s.menus = null;
    return awaited(s).map(seat => options(galacticEmpires, s, seat).map(optionId));
  };
  const before = menus();
  forget(s);
  expect(menus()).toEqual(before);
}
