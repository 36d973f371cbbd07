import { type Amount, capitalized, type Ref } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { cancelled } from '../rules/cards/conflict.ts';
import { discard as discardCard } from '../rules/cards/discards.ts';
import { capture as captureLocation } from '../rules/conflict/captured-locations.ts';
import { totalsChanged } from '../rules/conflict/participants.ts';
import { abilityAllowed } from '../rules/conflict/support-oppose.ts';
import { highest } from '../rules/effects/ability.ts';
import { irrevocable } from '../rules/effects/blanking.ts';
import { addMod } from '../rules/effects/lasting.ts';
import { ABILITIES, type Ability, type B5State, conflictOf } from '../state.ts';
import { onCard } from './acting.ts';

/** Returns true for a conflict that can be cancelled. A conflict of an irrevocable card cannot (b5/glossary/14). */
function mayCancel(s: B5State, id: number): boolean {
  const { card } = conflictOf(s, id);
  return card < 0 || !irrevocable(s, card);
}

/** Cancels a conflict, so that it does not resolve (b5/cards-conflict/3). */
export const cancelConflict = v.effect(
  'cancelConflict',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0 && mayCancel(s, id)) cancelled(s, { conflict: id });
    };
  },
  (t, ref) => `${t.ref(ref)} does not resolve`,
  ref => ({ ends: { what: ref, how: 'cancels' }, means: [[ref, -3]] }),
);
/** Cancels two conflicts, so that neither resolves. */
export const cancelBoth = v.effect<[Ref, Ref]>(
  'cancelBoth',
  (c, one: Ref, other: Ref) => {
    const refs = [c.ref(other), c.ref(one)];
    return (s, f) => {
      for (const read of refs) {
        const id = read(s, f);
        if (id >= 0 && mayCancel(s, id)) cancelled(s, { conflict: id });
      }
    };
  },
  () => 'both conflicts are called off',
  (_one, other) => ({ ends: { what: other, how: 'cancels' }, means: [[other, -3]] }),
);
/** Discards a conflict card in play, so that its conflict does not resolve. */
export const discardConflict = v.effect(
  'discardConflict',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, f) => {
      const id = read(s, f);
      const { card } = conflictOf(s, id);
      if (!mayCancel(s, id)) return;
      // a card may have started more than one conflict
      for (const k of s.conflicts)
        if (k.id === id || (card >= 0 && k.card === card && k.stage === 'initiated')) cancelled(s, { conflict: k.id });
      if (card >= 0) discardCard(s, card);
    };
  },
  (t, ref) => `discard ${t.ref(ref)}, which does not resolve`,
  ref => ({ ends: { what: ref, how: 'cancels' }, means: [[ref, -3]] }),
);
/** Adds support or opposition that comes from no participant. */
export const addOpposition = v.effect(
  'addOpposition',
  (c, ref: Ref, n: Amount) => {
    const read = c.ref(ref);
    const k = c.amount(n);
    return (s, f) => {
      totalsChanged(s, { conflict: read(s, f), support: 0, opposition: k(s, f) });
    };
  },
  (t, ref, n) => `${t.ref(ref)} gets opposition equal to ${t.amount(n)}`,
  ref => ({ means: [[ref, -1.5]] }),
);
export const addSupport = v.effect(
  'addSupport',
  (c, ref: Ref, n: Amount) => {
    const read = c.ref(ref);
    const k = c.amount(n);
    return (s, f) => {
      totalsChanged(s, { conflict: read(s, f), support: k(s, f), opposition: 0 });
    };
  },
  (t, ref, n) => `${t.ref(ref)} gets support equal to ${t.amount(n)}`,
  ref => ({ means: [[ref, 1.5]] }),
);
/** An ability may also be used in the conflict, on both sides. */
export const allowAbility = v.effect(
  'allowAbility',
  (c, name: Ability, conflict: Ref = 'conflict') => {
    const stat = ABILITIES.indexOf(name);
    const read = c.ref(conflict);
    return (s, f) => {
      abilityAllowed(s, { conflict: read(s, f), ability: stat });
    };
  },
  (t, name, conflict = 'conflict') =>
    `let everybody use ${capitalized(name)}, too, to support or oppose ${conflict === 'conflict' ? 'it' : t.ref(conflict)}`,
);
/** A conflict is postponed: its totals are noted and it returns next turn (Prolonged Talks). */
export const postpone = v.effect(
  'postpone',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, f) => {
      const id = read(s, f);
      addMod(s, { kind: 'conflict-again', source: f.self, seat: conflictOf(s, id).seat, what: id });
    };
  },
  (t, ref) =>
    `${t.ref(ref)} is put off: instead of resolving, it comes back next turn with the support and opposition it had come to, besides whatever else its initiator declares`,
);
/** Captures a location (b5/cards-location/6). */
export const capture = onCard(
  'capture',
  () => (s, id, f) => captureLocation(s, id, f.you),
  card => `you capture ${card}`,
  card => ({ means: [[card, -4]] }),
);

/** A card may use its highest ability in a conflict of any type (Level the Playing Field). */
export const allowHighest = v.effect(
  'allowHighest',
  (c, card: Ref, conflict: Ref) => {
    const a = c.ref(card);
    const b = c.ref(conflict);
    return (s, f) => addMod(s, { kind: 'off-type', source: f.self, card: a(s, f), what: b(s, f) });
  },
  (t, card, conflict) =>
    `${t.ref(card)} may support or oppose ${t.ref(conflict)} with the highest of its abilities, of whatever kind`,
  card => ({ means: [[card, 0.1]], offType: true }),
);

/**
 * An attack outside the normal ways, by this card or by another. It uses Military unless another ability is named. A target without that ability
 * answers with its highest one (Expeditionary Fleet, Kalain; b5/attack/11).
 */
export const attackOutside = v.flow(
  'attackOutside',
  (c, target: Ref, by: Ref = 'self', ability: Ability = 'military') => {
    const stat = ABILITIES.indexOf(ability);
    const read = c.ref(target);
    const attacker = c.ref(by);
    const program = c.program('attack');
    c.step({
      op: 'call',
      program: () => program,
      locals: (s, f) => {
        const t = read(s, f);
        const answer = defOf(s, t).abilities[stat]! > 0 ? stat : highest(s, t).stat;
        return { attacker: attacker(s, f), target: t, conflict: -1, stat: answer, by: stat, outside: 1 };
      },
      you: null,
      self: (_s, f) => f.self,
    });
  },
  (t, target, by = 'self', ability = 'military') =>
    `${by === 'self' ? '' : `${t.ref(by)} rotates to `}attack ${t.ref(target)}${ability === 'military' ? '' : ` with ${capitalized(ability)}`}, in a conflict or outside one`,
  (target, _by?: Ref, ability: Ability = 'military') => ({ means: [[target, -1]], strikes: ability }),
);
