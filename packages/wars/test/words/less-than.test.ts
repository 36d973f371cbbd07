import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CORE, field } from '../fields.ts';

const THREE = 'Vishal Scout';

const FOUR = 'Type II Fighter';

rule(['wars/less-than/1', 'wars/less-than/2'], 'a defense of 3 is less than destiny 4, and not than 3', () => {
  for (const [top, hit] of [
    [FOUR, true],
    [THREE, false],
  ] as const) {
    const t = field(
      { reserve: [top], at: { [CORE]: [{ card: 'Veteran Pilot', beneath: ['M44 Heavy Plasma Gun'] }] } },
      { at: { [CORE]: ['Pavel Royerk'] } },
    ).attack(1, CORE);
    expect(t.defense('Pavel Royerk')).toBe(3);
    t.use(1, 'M44 Heavy Plasma Gun');
    expect(t.damaged('Pavel Royerk')).toBe(hit);
  }
});
