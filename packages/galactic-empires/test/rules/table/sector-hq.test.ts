import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/index.ts';
import { table } from '../../table.ts';

const S4 = 'S4 Argonian Destroyer';

rule('ge/sector-hq/1', 'every player has a Sector HQ without damage, whatever the deck', () => {
  const t = table({ seats: [{}, {}, {}] });
  expect(view(t.s, null).seats.map(seat => seat.headquarters)).toEqual([25, 25, 25]);
});

rule('ge/sector-hq/2', 'no repair point goes to a Sector HQ', () => {
  const t = table({ phase: 'allocation', seats: [{ fleet: ['T3 Repair Moon', { card: S4, damage: 1 }], hq: 3 }, {}] });
  t.proposed();
  expect([t.strength(S4), t.hq(1)]).toEqual([[4, 4], 3]);
});

rule('ge/sector-hq/3', 'a Sector HQ is no card that anything is played on', () => {
  const t = table({ seats: [{ fleet: [S4], hand: ['E1 Shield Refit', 'C4 Navigator'] }, {}] }).act(
    1,
    'play',
    'E1 Shield Refit',
  );
  expect(t.on(S4)).toEqual(['E1 Shield Refit']);
  expect(t.s.cards.every(x => x.on < 0 || t.s.cards[x.on] !== undefined)).toBe(true);
});
