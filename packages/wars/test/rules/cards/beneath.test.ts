import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/game.ts';
import { laden } from '../../support/in-play.ts';
import { at, UNTAPPED } from '../../support/valley.ts';

const AVIATRIX = 'Hellcat Aviatrix';

const CARRIER = 'Guardian-Class Carrier';

// Visible cards
rule('wars/beneath/1', 'what lies beneath a card is open to the opponent at any moment', () => {
  for (const phase of ['control', 'move'] as const) {
    const t = at(phase, {}, { at: { [UNTAPPED]: [laden] } });
    for (let i = 0; i < 2; i++) {
      const ship = view(t.s, 0)
        .regions.flatMap(r => r.sectors)
        .flatMap(x => x.cards)
        .find(c => c.title === CARRIER)!;
      expect(ship.beneath.map(c => c.title)).toEqual([AVIATRIX, 'Stinger', 'LongBow Missile 27-B']);
      expect(ship.beneath[0]!.beneath.map(c => c.title)).toEqual(['Sidearm']);
      t.pass();
    }
    // hand cards are not visible
    expect(JSON.stringify(view(t.s, 0).seats[1])).not.toContain('Test Spare');
  }
});
