// What holds at every moment of every match, for tests that play at random.
import { expect } from 'vitest';
import { ATTACHED, type B5State, DEFS, SEAT_ZONES, zoneKind } from '../../src/index.ts';

/** Checks that hold at every moment of every match, in addition to those of every game. */
export function invariants(s: B5State, cards: number): void {
  const asylums = s.cards.length - cards;
  expect(asylums).toBeGreaterThanOrEqual(0);
  const listed = s.zones.flat();
  expect(listed.length).toBe(s.cards.length);
  s.cards.forEach((card, id) => {
    expect(card.damage).toBeGreaterThanOrEqual(0);
    expect(card.severe).toBeGreaterThanOrEqual(0);
    const isAttached = zoneKind(s, card) === SEAT_ZONES + ATTACHED;
    if (isAttached) expect(s.cards[card.host]!.attached).toContain(id);
    for (const a of card.attached) expect(s.cards[a]!.host).toBe(id);
    if (card.leading >= 0) expect(s.cards[card.leading]!.leader).toBe(id);
    // a leader who was made ready may lead a second fleet, and is listed with one of the two (b5-r-hour-of-the-wolf-2)
    if (card.leader >= 0) expect(s.cards[s.cards[card.leader]!.leading]!.leader).toBe(card.leader);
  });
  for (const seat of s.seats) {
    expect(seat.rating).toBeGreaterThanOrEqual(3);
    expect(seat.spent).toBeGreaterThanOrEqual(0);
    expect(seat.temporary).toBeGreaterThanOrEqual(0);
    expect(seat.unrest).toBeGreaterThanOrEqual(1);
    expect(seat.unrest).toBeLessThanOrEqual(5);
    if (!seat.out) expect(DEFS[s.defs[seat.ambassador]!]!.type).toBe('character');
  }
  for (const n of s.tension) {
    expect(n).toBeGreaterThanOrEqual(1);
    expect(n).toBeLessThanOrEqual(5);
  }
  expect(s.babylon5).toBeGreaterThanOrEqual(0);
}
