import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CORE, field, lostBy } from '../../fields.ts';
import { hannya } from '../../support/lost.ts';
import type { Table } from '../../table.ts';

const sizes = (t: Table) => (['reserve', 'active', 'used', 'hand', 'lost'] as const).map(p => t.size(1, p));

rule(
  'wars/lose-energy/1',
  'cards go one by one from the top of three piles to the lost pile, which everybody sees',
  () => {
    const t = hannya({ reserve: ['Raider'] });
    expect([t.question, t.offers(1, 'pile', 'lost')]).toEqual(['lose', false]);
    t.pick(1, 'reserve');
    expect(t.pile(1, 'lost')).toEqual(['Raider']);
    t.pick(1, 'used').pick(1, 'active');
    expect(t.question).toBe('initiative');
    expect(sizes(t)).toEqual([20, 8, 8, 2, 3]);
    for (const fact of t.happened('energy-lost')) expect(t.toldTo(fact, 1).fact.card).toMatchObject({ id: fact.card });
    const none = hannya({ used: 0 });
    expect(none.offers(1, 'pile', 'used')).toBe(false);
    none.pick(1, 'reserve').pick(1, 'reserve').pick(1, 'reserve');
  },
);

rule('wars/lose-energy/2', 'a card of the hand may be lost for 1 energy, though the hand is no energy', () => {
  const t = hannya().pick(1, 'Vishal Scout').pick(1, 'Pavel Royerk').pick(1, 'reserve');
  expect(sizes(t)).toEqual([8, 9, 9, 0, 3]);
  t.resolve();
  expect(t.inverted('Hannya')).toBe(true);
  // hand cards do not keep a player in the game
  const out = field({ reserve: 0, active: 1, used: 0, hand: ['Vishal Scout'] }, {}, { phase: 'control' });
  expect(out.s.result).toBe(null);
  const none = field({ reserve: 0, active: 0, used: 0, hand: ['Vishal Scout'] }, {}, { phase: 'control' });
  expect(none.s.result).toMatchObject({ winners: [1] });
});

rule(
  'wars/lose-energy/3',
  'of 4 one from the hand, one from the used pile and two from the reserve, one at a time',
  () => {
    const t = field(
      { reserve: 9, used: 2, hand: ['Vishal Scout'], at: { [CORE]: ['Sudeva Warrior'] } },
      { at: { [CORE]: [{ card: 'Selfless Protector', damaged: true }] } },
    ).attack(1, CORE);
    while (!t.offers(1, 'use', 'Sudeva Warrior', 0)) t.least();
    t.act(1, 'use', 'Sudeva Warrior', 0);
    const before = t.size(1, 'used');
    for (const [n, what] of ['Vishal Scout', 'used', 'reserve', 'reserve'].entries()) {
      expect([t.question, lostBy(t, 1)]).toEqual(['lose', n]);
      t.pick(1, what);
    }
    expect(t.question).toBe('initiative');
    expect([t.size(1, 'hand'), t.size(1, 'used'), t.size(1, 'reserve'), t.size(1, 'lost')]).toEqual([
      0,
      before - 1,
      7,
      4,
    ]);
  },
);
