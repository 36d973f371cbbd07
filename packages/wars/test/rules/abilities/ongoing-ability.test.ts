import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CORE, FIELD, field, MOON, PLATFORM } from '../../fields.ts';
import { def } from '../../support/card-def.ts';
import '../../support/abilities.ts';
import { table } from '../../table.ts';
import '../../test-cards.ts';

// Ongoing abilities
rule('wars/ongoing-ability/1', 'what is neither activated nor triggered works as long as its card is in play', () => {
  const { front } = def('Dedication');
  expect([front.statics.length, front.triggers.length, front.abilities.length]).toEqual([1, 0, 0]);
  const t = field(
    {
      hand: ['Junshi'],
      at: { [CORE]: ['CISyn Coordinators', { card: 'Vishal Scout', damaged: true }] },
      table: ['Dedication'],
    },
    {},
    { phase: 'control' },
  );
  expect([t.defense('Vishal Scout'), t.defense('CISyn Coordinators'), t.stack]).toEqual([3, 4, []]);
  t.play(1, 'Junshi');
  expect([t.inPlay('Dedication'), t.defense('Vishal Scout')]).toEqual([false, 2]);
});

rule('wars/ongoing-ability/2', 'units that cost 1 less at related sites, as long as that unit is in play', () => {
  const costs = (at: readonly string[], place: string): number => {
    const t = field(
      { hand: ['Tahka Disruptor', 'Raider'], at: { [CORE]: at } },
      {},
      { phase: 'deploy', locations: [...FIELD, 'Themis/Landing Pad'] },
    );
    t.act(1, 'play', 'Tahka Disruptor').pick(1, place);
    return t.size(1, 'used');
  };
  expect(def('Tahka Disruptor').source.cost).toBe(2);
  expect(costs(['Test Quartermaster'], PLATFORM)).toBe(1);
  expect(costs(['Test Quartermaster'], 'Themis/Landing Pad')).toBe(2);
  expect(costs([], PLATFORM)).toBe(2);
});

rule(
  ['wars/ongoing-ability/3', 'wars/ongoing-ability/4'],
  'power +2 at a site where you have a vehicle: on when it comes, off when it goes, and never pending',
  () => {
    const t = field(
      { at: { [CORE]: ['Consigned Trooper'], [PLATFORM]: ['GR-Blade'] } },
      { at: { [CORE]: ['Dagger Lead'] } },
      { phase: 'move' },
    );
    expect(t.power('Consigned Trooper')).toBe(1);
    t.act(1, 'move', 'GR-Blade', CORE).resolve();
    if (t.question === 'transport') t.pick(1);
    expect([t.power('Consigned Trooper'), t.stack]).toEqual([3, []]);
    t.act(1, 'move', 'GR-Blade', PLATFORM).resolve();
    if (t.question === 'transport') t.pick(1);
    expect(t.power('Consigned Trooper')).toBe(1);
  },
);

rule('wars/ongoing-ability/5', 'You may play this ...: it speaks from the hand', () => {
  const start = (ships: string[]) =>
    field(
      { hand: ['Reliable Quarrel', 'Sudeva Quarrel'], active: 0, at: { [MOON]: ships } },
      {},
      { phase: 'deploy', locations: [MOON] },
    );
  const t = start([]);
  expect(t.refuses(1, 'play', 'Sudeva Quarrel')).toBe('wars/costs/1');
  t.act(1, 'play', 'Reliable Quarrel');
  if (t.question === 'place') t.pick(1, MOON);
  t.resolve();
  expect([t.place('Reliable Quarrel'), t.size(1, 'used')]).toEqual([MOON, 0]);
  const own = table({
    phase: 'deploy',
    locations: [MOON],
    seats: [{ hand: ['Reliable Quarrel'], active: 0, icons: {}, at: { [MOON]: ['Raider'] } }, {}],
  });
  expect(own.refuses(1, 'play', 'Reliable Quarrel')).toBe('wars/costs/1');
});

rule('wars/ongoing-ability/6', 'As an additional cost to play ...: it speaks while the card is being played', () => {
  const start = (units: string[]) =>
    field({ hand: ['Sheltered'], lost: ['Grid Tactician'], at: { [CORE]: units } }, {}, { phase: 'deploy' });
  const t = start(['Vishal Scout', 'Pavel Royerk']).act(1, 'play', 'Sheltered');
  while (t.question !== 'initiative' && !t.offers(1, 'card', 'Pavel Royerk'))
    t.act(1, t.options(1)[0]!.verb, t.options(1)[0]!.a);
  t.pick(1, 'Pavel Royerk');
  expect([t.inPlay('Pavel Royerk'), t.stack]).toEqual([false, ['Sheltered']]); // a cost: paid before it resolves
  expect(start([]).refuses(1, 'play', 'Sheltered')).toBe('wars/deploy-phase/8');
});
