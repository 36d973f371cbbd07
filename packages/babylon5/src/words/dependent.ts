import type { Compiler, Effect } from '@orrery/kernel';
import { v } from '../language.ts';
import type { B5State } from '../state.ts';

/** Emits effects in order. After each, a jump leaves if that effect did nothing. */
function oneByOne(c: Compiler<B5State>, effects: readonly Effect[]): void {
  const before = c.name('deeds');
  const outs: number[] = [];
  effects.forEach((effect, i) => {
    const last = i === effects.length - 1;
    if (!last)
      c.step({
        op: 'do',
        act: (s, f) => {
          f.l[before] = s.deeds;
        },
      });
    c.effect(effect);
    if (!last) outs.push(c.unless((s, f) => s.deeds > f.l[before]));
  });
  for (const out of outs) c.land(out);
}

/**
 * X, then Y: Y and everything after it happen only if X did something (b5/then-both/3). Use `sequence` for effects that do not depend on each other.
 * Use the targets of one gate for effects that must all be possible (b5/then-both/5).
 */
export const inTurn = v.flow<Effect[]>(
  'inTurn',
  (c, ...effects) => oneByOne(c, effects),
  (t, ...effects) => effects.map(e => t.effect(e)).join('; if that happened, '),
);
