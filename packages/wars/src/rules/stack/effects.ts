// Effects whose targets or requirements are gone (wars/effects).
// How much of an effect is done is in src/words/choose-cards.ts. Effects for the turn are in src/words/lasting.ts. The check of targets is
// in src/compile/gate.ts.
import { ruleLink } from '@orrery/kernel';
import { facts } from '../../language.ts';

/**
 * The targets or requirements of a thing are no longer legal. It has no effect and goes to its usual pile (wars/effects/8, wars/effects/9,
 * wars/effects/10, wars/effects/12, wars/cancel/5, wars/cancel/6).
 */
export const fizzled = facts.define<{ name: string }>('fizzled', {
  aside: true,
  apply() {},
  show: 'all',
  say: n => `${n.name} has ${ruleLink('wars/effects/8', 'no effect')}: its target or requirement is gone.`,
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - compile/gate.ts: wars/effects/1, wars/effects/4, wars/effects/6
// - compile/targets.ts: wars/effects/5
// - rules/abilities/ongoing-ability.ts: wars/effects/7
// - rules/cards/modifiers.ts: wars/effects/13, wars/effects/14
// - state.ts: wars/effects/11
// - words/choose-cards.ts: wars/effects/2, wars/effects/3
// - words/playing.ts: wars/effects/15, wars/effects/16
