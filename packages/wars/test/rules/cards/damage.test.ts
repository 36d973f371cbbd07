import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CORE, field, over } from '../../fields.ts';
import { attacked } from '../../support/attrition.ts';

const ONE = 'Heavy Juggernaut';

const FIVE = 'Selfless Protector';

// Damage, defense
rule('wars/damage/1', 'units and ships are damaged in battle', () => {
  const t = attacked(ONE, ['Vishal Scout']);
  expect(t.damaged('Vishal Scout')).toBe(true);
  expect(t.happened('damaged')).toHaveLength(1);
  expect(t.inPlay('Vishal Scout')).toBe(true);
  over(t);
  expect(t.inPlay('Vishal Scout')).toBe(false);
});

rule('wars/damage/2', 'a damaged card is not damaged again', () => {
  const t = attacked(FIVE, [{ card: 'Vishal Scout', damaged: true }, 'Pavel Royerk', 'Ivan McCarr']);
  expect(t.question).toBe('attrition');
  expect(t.offers(1, 'card', 'Vishal Scout')).toBe(false);
  t.pick(1, 'Pavel Royerk');
  const lost = t.untilAsked('casualties');
  expect(lost.offers(1, 'damage', 'Pavel Royerk')).toBe(false);
  expect(lost.offers(1, 'damage', 'Ivan McCarr')).toBe(true);
  over(lost);
  const w = field(
    { at: { [CORE]: [{ card: 'Tennaru Hari', beneath: ['Sidearm'] }] }, table: ['Cruel Lesson'] },
    {
      at: {
        [CORE]: [
          { card: 'Vishal Scout', damaged: true },
          { card: 'Pavel Royerk', damaged: true },
        ],
      },
    },
  ).attack(1, CORE);
  w.use(1, 'Sidearm', 0, 'Vishal Scout');
  expect(w.happened('damaged')).toEqual([]);
  expect(w.happened('energy-lost')).toEqual([]); // Cruel Lesson has seen no damage
});

rule('wars/undamage/1', 'a damaged unit is undamaged; an undamaged one stays as it is', () => {
  const start = (damaged: boolean) =>
    field(
      { at: { [CORE]: ['Rogan Hallard', { card: 'Vishal Scout', damaged }] } },
      { at: { [CORE]: ['Selfless Protector'] } },
    ).attack(1, CORE);
  const t = start(true);
  t.use(1, 'Rogan Hallard', 0, 'Vishal Scout');
  expect(t.damaged('Vishal Scout')).toBe(false);
  expect(t.happened('undamaged')).toHaveLength(1);
  over(t);
  expect(t.inPlay('Vishal Scout')).toBe(true);
  const fine = start(false);
  fine.use(1, 'Rogan Hallard', 0, 'Vishal Scout');
  expect(fine.inverted('Rogan Hallard')).toBe(true);
  expect(fine.happened('undamaged')).toEqual([]);
});
