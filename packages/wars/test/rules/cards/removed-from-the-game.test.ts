import { start } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { readyDeck, setupFrom } from '../../../src/decks/index.ts';
import { wars } from '../../../src/index.ts';
import { put } from '../../../src/rules/cards/piles.ts';
import { REMOVED, RESERVE, zone } from '../../../src/state.ts';
import { CORE, field } from '../../fields.ts';
import { Table } from '../../table.ts';

rule('wars/removed-from-the-game/1', 'a card removed from the game is in no pile and counts for nothing', () => {
  const t = field(
    { hand: ['Unbidden Martyr'], lost: ['Raider'], at: { [CORE]: ['Ace McCallister', 'CISyn Coordinators'] } },
    {},
    { phase: 'deploy' },
  );
  t.play(1, 'Unbidden Martyr', 'CISyn Coordinators');
  t.resolveAll();
  expect(t.pile(1, 'removed').sort()).toEqual(['CISyn Coordinators', 'Unbidden Martyr']);
  expect(t.pile(1, 'used')[0]).toBe('Raider');
  // it cost 3 energy, so three cards are retrieved: only one was there, and removed cards are not found
  expect(t.size(1, 'lost')).toBe(0);
  expect(t.inPlay('CISyn Coordinators')).toBe(false);
});

rule(
  'wars/removed-from-the-game/2',
  'removed for the rest of the game; in the next one the deck is whole again',
  () => {
    const deck = readyDeck('earther');
    const setup = setupFrom([deck, deck]);
    const before = JSON.stringify(setup);
    const t = new Table(start(wars, setup, 1)).leaveOpen();
    while (t.question !== 'initiative') t.least();
    const [gone] = t.s.zones[zone(0, RESERVE)]!;
    put(t.s, { card: gone!, seat: 0, from: zone(0, RESERVE), to: zone(0, REMOVED), shown: true });
    const whole = (s: typeof t.s): number => {
      const own = s.cards
        .map((_, id) => id)
        .filter(id => s.cards[id]!.owner === 0 && s.cards[id]!.zone !== zone(0, REMOVED));
      return own.length;
    };
    // a few turns with several shuffles bring nothing back
    for (let i = 0; i < 120 && t.s.result === null; i++) t.least();
    expect([t.s.turn > 2, t.pile(1, 'removed').length, whole(t.s)]).toEqual([true, 1, 59]);
    // the next game uses the same deck
    expect(JSON.stringify(setup)).toBe(before);
    const again = start(wars, setup, 2);
    expect([whole(again), again.zones[zone(0, REMOVED)]]).toEqual([60, []]);
  },
);
