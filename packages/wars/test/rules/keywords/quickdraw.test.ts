import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CORE, field } from '../../fields.ts';
import { def } from '../../support/card-def.ts';

rule('wars/quickdraw/1', 'Quickdraw adds uses to weapon abilities that have a bullet, and to no others', () => {
  const start = (bearer: string) =>
    field(
      {
        reserve: ['Heavy Juggernaut', 'Heavy Juggernaut', 'Heavy Juggernaut'],
        at: { [CORE]: [{ card: bearer, beneath: ['Spassky Quickfire II'] }] },
      },
      { at: { [CORE]: ['Selfless Protector', 'Entrenched Infantry'] } },
    ).attack(1, CORE);
  const quick = start('Careless Cat');
  quick.use(1, 'Spassky Quickfire II', 0, 'Selfless Protector').use(1, 'Spassky Quickfire II', 0, 'Selfless Protector');
  expect(quick.refuses(1, 'use', 'Spassky Quickfire II', 0)).toBe('wars/bullet/2');
  const slow = start('Pavel Royerk').use(1, 'Spassky Quickfire II', 0, 'Selfless Protector');
  expect(slow.refuses(1, 'use', 'Spassky Quickfire II', 0)).toBe('wars/bullet/2');
  const two = start('Tennaru Hari');
  for (let i = 0; i < 3; i++) two.use(1, 'Spassky Quickfire II', 0, 'Selfless Protector');
  expect(two.refuses(1, 'use', 'Spassky Quickfire II', 0)).toBe('wars/bullet/2');
  // an ability without a bullet does not change: a player can use it as often as they pay
  const gate = def('Gongen Katana').front.abilities.map(a => a.source.uses ?? 0);
  expect(gate).toEqual([1, 0]);
});
