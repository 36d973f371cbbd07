import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { defByTitle } from '../../../src/position.ts';
import { at, VALLEY } from '../../support/valley.ts';

// Abilities
rule(
  ['wars/abilities/1', 'wars/abilities/2'],
  'abilities of one card stand alone, each of one of the three kinds',
  () => {
    // James Howler: an activated ability and an ongoing one; Hellcat Aviatrix: Piloting, ongoing
    const howler = DEFS[defByTitle('James Howler')]!;
    expect([howler.front.abilities.length, howler.front.statics.length, howler.front.triggers.length]).toEqual([
      1, 1, 0,
    ]);
    const herald = DEFS[defByTitle('Test Herald')]!;
    expect([herald.front.abilities.length, herald.front.statics.length, herald.front.triggers.length]).toEqual([
      0, 0, 1,
    ]);
    // each works without the others: the second ability is used up, and the first is not
    const t = at('control', { at: { [VALLEY]: ['Test Scholar'] } }).use(1, 'Test Scholar', 1);
    expect(t.refuses(1, 'use', 'Test Scholar', 1)).toBe('wars/bullet/2');
    expect(t.offers(1, 'use', 'Test Scholar', 0)).toBe(true);
    expect(t.refuses(1, 'use', 'Test Scholar', 9)).toBe('wars/activated-ability/1');
  },
);
