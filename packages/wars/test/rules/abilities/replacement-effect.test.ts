import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { after, CORE, field, over } from '../../fields.ts';
import { gun } from '../../support/abilities.ts';
import type { Table } from '../../table.ts';
import '../../test-cards.ts';

// Replacement effects

/** A battle with a damaged unit of player 1 that is about to be destroyed, and First Aid. */
const ward = (more: { aids?: number; hand?: string[] } = {}): Table =>
  field(
    {
      hand: more.hand ?? ['Raider'],
      at: { [CORE]: [{ card: 'Vishal Scout', damaged: true }, 'Selfless Protector'] },
      table: Array(more.aids ?? 1).fill('First Aid'),
    },
    { at: { [CORE]: ['CISyn Coordinators'] } },
  ).attack(1, CORE);

rule(
  ['wars/replacement-effect/1', 'wars/replacement-effect/2', 'wars/replacement-effect/7'],
  'First Aid prevents destruction in the end of battle step, at once and off the stack; nothing happens in its place',
  () => {
    const t = ward();
    t.use(1, 'First Aid', 0, 'Vishal Scout');
    after(t, 'loss');
    const made = t.s.itemsMade;
    over(t);
    expect([t.inPlay('Vishal Scout'), t.damaged('Vishal Scout'), t.s.itemsMade]).toEqual([true, false, made]);
    expect(t.happened('left')).toEqual([]);
    expect(t.pile(1, 'lost')).not.toContain('Vishal Scout');
    const without = over(ward());
    expect(without.inPlay('Vishal Scout')).toBe(false);
  },
);

rule('wars/replacement-effect/3', 'with instead the first event never happens, and nothing triggers on it', () => {
  const start = () =>
    field(
      {
        at: { [CORE]: [{ card: 'Lifeseeker', damaged: true }, 'Selfless Protector', 'Alcove of Panacea', 'Armored'] },
      },
      { at: { [CORE]: ['Selfless Protector'] } },
    ).attack(1, CORE);
  const t = start().untilAsked('may', 1).pick(1, 'yes');
  for (let i = 0; i < 6 && t.s.battle !== null; i++) t.least();
  expect([t.inPlay('Lifeseeker'), t.pile(1, 'reserve')[0], t.pile(1, 'lost')]).toEqual([false, 'Lifeseeker', []]);
  expect([t.stack, t.question]).toEqual([[], 'initiative']); // Armored, which waits for a loss, says nothing
  const no = start().untilAsked('may', 1).pick(1, 'no');
  for (let i = 0; i < 6 && no.s.battle !== null; i++) no.least();
  expect([no.pile(1, 'lost'), no.stack]).toEqual([['Lifeseeker'], ['Armored']]);
  no.resolveAll();
});

rule('wars/replacement-effect/5', 'an event is replaced once: of two First Aids one is left', () => {
  const t = ward({ aids: 2 });
  for (const id of t.all('First Aid')) t.use(1, id, 0, 'Vishal Scout');
  expect(t.s.delayed).toHaveLength(2);
  over(t);
  expect([t.inPlay('Vishal Scout'), t.s.delayed.length]).toEqual([true, 1]);
});

rule(
  ['wars/replacement-effect/4', 'wars/replacement-effect/6'],
  'of two Shifts in Tactics one takes the place of the reveal; the other is gone with the battle',
  () => {
    const t = field(
      { hand: ['Shift in Tactics', 'Shift in Tactics'], at: { [CORE]: ['CISyn Coordinators', 'Grid Tactician'] } },
      { at: { [CORE]: ['Entrenched Infantry'] } },
    ).attack(1, CORE);
    for (let i = 0; i < 2; i++) t.play(1, 'Shift in Tactics', 'CISyn Coordinators');
    expect(t.s.delayed).toHaveLength(2);
    const top = t.pile(1, 'reserve')[0];
    const size = t.size(1, 'reserve');
    t.untilAsked('reveal for battle destiny').pick(1, 'yes');
    while (t.question !== 'initiative') t.least();
    expect([t.battleDestiny(1), t.size(1, 'reserve'), t.pile(1, 'reserve')[0]]).toEqual([3, size, top]);
    expect(t.happened('destiny').filter(x => x.seat === 0)).toEqual([]);
    expect(t.s.delayed).toHaveLength(1);
    over(t);
    expect(t.s.delayed).toEqual([]);
  },
);

rule('wars/replacement-effect/6', 'it is gone with a battle that is canceled, too', () => {
  const t = field(
    { hand: ['Shift in Tactics'], at: { [CORE]: [gun('CISyn Coordinators')] } },
    { at: { [CORE]: ['Vishal Scout'] } },
  ).attack(1, CORE);
  t.play(1, 'Shift in Tactics');
  expect(t.s.delayed).toHaveLength(1);
  t.use(1, 'Colt-Burton MK. 412');
  expect([t.happened('battle-canceled').length, t.s.delayed]).toEqual([1, []]);
});
