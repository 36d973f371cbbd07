// Effects that find nothing left to work on (wars/effects).
// How much of an effect is done is in src/words/on-cards.ts; what lasts for the turn, in src/words/lasting.ts; the check of targets, in
// src/compile/gate.ts.
import { ruleLink } from '@orrery/kernel';
import { facts } from '../../language.ts';

/**
 * Its targets or requirements are no longer right: it has no effect, and goes where it goes when it is done (wars/effects/8,
 * wars/effects/9, wars/effects/10, wars/effects/12, wars/cancel/5, wars/cancel/6).
 */
export const fizzled = facts.define<{ name: string }>('fizzled', {
  aside: true,
  apply() {},
  show: 'all',
  say: n => `${n.name} has ${ruleLink('wars/effects/8', 'no effect')}: its target or requirement is gone.`,
});
