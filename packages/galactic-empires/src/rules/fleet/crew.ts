// Attacks of crew: strength against other crew, and forbidden targets (ge/crew). Where crew can be played (ge/crew/1) is in play/playing-on.ts.
import type { CardId, Frame } from '@orrery/kernel';
import { KIND, sideOf } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { eventFrame } from '../play/events.ts';
import { PSY } from '../psy/in-use.ts';
import { usersStrength } from '../psy/psy-strength.ts';
import { isA, isCrew, strengthOf } from '../table/definitions.ts';
import { modified } from '../texts/modifiers.ts';
import { standing } from '../texts/standing.ts';
import { eachStatic, stands } from '../texts/static-texts.ts';

/** True for crew that can attack: it has a function that is an attack, or its text says that it fights. */
export const isCombatCrew = (s: GeState, id: CardId): boolean =>
  isCrew(s, id) && (sideOf(s, id).functions.some(fn => fn.source.attack === true) || isA(s, id, 'combat crew'));

/** True while crew attacks, or while players react to an attack of crew. */
const inAttack = (s: GeState, f: Frame): boolean => f.l.attack === true || eventFrame(s, f)?.l.attack === true;

/** Returns the strength of a card against another card. Weapons of crew count only when crew attacks crew (A2 Hand-Held Weapon). */
export function strengthAgainst(s: GeState, f: Frame, card: CardId, other: CardId): number {
  const n = strengthOf(s, card);
  if (standing(s).statics[KIND['strength in combat']] === undefined || other < 0 || !inAttack(s, f)) return n;
  return isCrew(s, card) && isCrew(s, other) ? modified(s, KIND['strength in combat'], card, n) : n;
}

/** Returns the strength of a card against the crew among the chosen targets, or for the function of a field that it uses. */
export function strengthNow(s: GeState, f: Frame, card: CardId): number {
  if (f.l[PSY] === card) return usersStrength(s, f.l);
  if (standing(s).statics[KIND['strength in combat']] === undefined) return strengthOf(s, card);
  const aims: readonly CardId[] = f.l.aims ?? [];
  return strengthAgainst(s, f, card, aims.find(id => isCrew(s, id)) ?? -1);
}

/** Returns a frame for finding the targets of an attack. */
export const attacking = (s: GeState, f: Frame): Frame =>
  standing(s).statics[KIND['strength in combat']] === undefined || f.l.attack === true
    ? f
    : { ...f, l: { ...f.l, attack: true } };

/** True if a text stops one card from attacking another: it may attack only other cards, or is too weak. */
export function mayAttack(s: GeState, attacker: CardId, target: CardId): boolean {
  let may = true;
  if (stands(s, KIND['attacks only']))
    eachStatic(
      s,
      KIND['attacks only'],
      (st, f) => {
        if (st.of !== null && !st.of(s, target, f)) may = false;
      },
      attacker,
    );
  if (may && stands(s, KIND['safe from attack']))
    eachStatic(
      s,
      KIND['safe from attack'],
      (st, f) => {
        if (st.of === null || st.of(s, attacker, attacking(s, f))) may = false;
      },
      target,
    );
  return may;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - decks/empires.ts: ge/crew/2
