import { articled, type Filter, type Ref, type Teller, type Test } from '@orrery/kernel';
import { v } from '../language.ts';
import type { Phase } from '../state.ts';
import type { GeTraits } from '../traits.ts';

// What triggers and replacements wait for: tests of the fact in the local `fact`, each naming its type. They read as a clause with its own "when".

/** Declares a word for something that happens: the type of fact it looks for, when it fits, and how it reads. */
export function happening<A extends unknown[]>(
  name: string,
  fact: string,
  make: Parameters<typeof v.test<A>>[1],
  tell: (t: Teller, ...a: NoInfer<A>) => string,
  traits?: Partial<GeTraits>,
): (...a: A) => Test {
  return v.test<A>(name, make, tell, undefined, { happening: fact, ...traits });
}

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  'record keeping': 'Record Keeping Step',
  allocation: 'Allocation Phase',
  engagement: 'Engagement Phase',
  'play A': 'Play Cards Phase A',
  'weapons fire': 'Weapons Fire Phase',
  'play B': 'Play Cards Phase B',
  discard: 'Discard Phase',
  draw: 'Draw Cards Phase',
};

/** A phase of a player begins: yours, where nobody is named. */
export const phaseBegins = happening(
  'phaseBegins',
  'phase',
  (c, phase: Phase, of: Ref = 'you') => {
    const read = c.ref(of);
    return (s, f) => f.l.fact.phase === phase && f.l.fact.seat === read(s, f);
  },
  (t, phase, of: Ref = 'you') => `at the beginning of ${t.own(of, PHASE_NAMES[phase])}`,
);
/** A phase of anybody begins. */
export const anyPhaseBegins = happening(
  'anyPhaseBegins',
  'phase',
  (_c, phase: Phase) => (_s, f) => f.l.fact.phase === phase,
  (_t, phase) => `at the beginning of every ${PHASE_NAMES[phase]}`,
);
/** A card that fits comes into play. */
export const comesIntoPlay = happening(
  'comesIntoPlay',
  'entered',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => fits(s, f.l.fact.card, f);
  },
  (t, which) => `when ${articled(t.filter(which))} comes into play`,
);
/** A card is played that fits. */
export const isPlayed = happening(
  'isPlayed',
  'played',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => fits(s, f.l.fact.card, f);
  },
  (t, which) => `when ${articled(t.filter(which))} is played`,
);
/** A card that fits is about to leave play, or has: as a replacement it looks ahead. */
export const leavesPlay = happening(
  'leavesPlay',
  'left',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => s.cards[f.l.fact.card]!.controller >= 0 && fits(s, f.l.fact.card, f);
  },
  (t, which) => `${articled(t.filter(which))} would leave play`,
);
/** A card that fits takes damage. */
export const takesDamage = happening(
  'takesDamage',
  'damaged',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => fits(s, f.l.fact.card, f);
  },
  (t, which) => `when ${articled(t.filter(which))} takes damage`,
);
