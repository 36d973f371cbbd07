import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CORE, field } from '../fields.ts';

const THREE = 'Vishal Scout';

const FOUR = 'Type II Fighter';

rule(['wars/greater-than/1', 'wars/greater-than/2'], 'more than the opponent’s 3 is 4, and not 3', () => {
  for (const [mine, left] of [
    [FOUR, []],
    [THREE, ['Raider']],
  ] as const) {
    const t = field(
      { reserve: [mine], lost: ['Raider'], at: { [CORE]: ['Sultry Opportunist'] } },
      { reserve: [THREE] },
      { phase: 'activate' },
    );
    t.pass(1, 2); // the control phase begins, of which the Opportunist speaks
    t.untilAsked('may', 1).pick(1, 'yes');
    while (t.stack.length > 0) t.least();
    expect(t.happened('destiny').map(x => x.n)).toEqual([mine === FOUR ? 4 : 3, 3]);
    expect(t.pile(1, 'lost')).toEqual(left);
  }
});
