import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { at, VALLEY, VANTAGE } from '../../support/valley.ts';
import { table } from '../../table.ts';
import { asked } from '../../test-cards.ts';

const AVIATRIX = 'Hellcat Aviatrix';

rule(
  ['wars/activated-ability/1', 'wars/activated-ability/2', 'wars/activated-ability/3'],
  'used on either turn by the card’s player, once for each time its cost is paid',
  () => {
    const t = at('control', { at: { [VALLEY]: ['Test Scholar'] } }, { at: { [VANTAGE]: ['Test Scholar'] }, active: 2 });
    expect(t.refuses(1, 'use', t.id('Test Scholar', 2), 0)).toBe('wars/activated-ability/2');
    t.pass(1);
    const theirs = t.id('Test Scholar', 2);
    t.act(2, 'use', theirs, 0).act(2, 'use', theirs, 0);
    expect([t.stack, t.size(2, 'active')]).toEqual([['Test Scholar', 'Test Scholar'], 0]);
    expect(t.refuses(2, 'use', theirs, 0)).toBe('wars/costs/1');
    t.resolveAll();
    expect(t.happened('drew')).toHaveLength(2);
    // a card that is not in play has no abilities to use
    const held = at('control', { hand: ['Test Scholar'] });
    expect(held.refuses(1, 'use', 'Test Scholar', 0)).toBe('wars/activated-ability/2');
  },
);

rule(
  ['wars/your-opponent-may-use-this-ability/1', 'wars/your-opponent-may-use-this-ability/2'],
  'whoever uses the port pays, and moves a unit of their own',
  () => {
    const PORT = 'Ganymede/Test Port';
    const t = table({
      phase: 'move',
      locations: [PORT, VALLEY],
      seats: [
        asked({ hand: [], active: 5, at: { [PORT]: [AVIATRIX, 'Stinger'] } }),
        asked({ hand: [], active: 5, at: { [PORT]: ['Claviger', 'Boxer'] } }),
      ],
    }).pass(1);
    const offered = () => t.options(2).map(o => DEFS[t.s.defs[o.a]!]!.title);
    t.act(2, 'use', PORT, 0);
    expect(offered()).toEqual(['Claviger', 'Boxer']);
    t.pick(2, 'Boxer').resolve();
    expect([t.place('Boxer'), t.size(1, 'active'), t.size(2, 'active')]).toEqual([VALLEY, 5, 4]);
    t.use(1, PORT, 0, 'Stinger');
    expect([t.place('Stinger'), t.size(1, 'active')]).toEqual([VALLEY, 4]);
  },
);
