// Time damage: the weapons that do it, and the cards that only it damages (ge/weapons/8, ge/empire-time-knights).
import type { CardId } from '@orrery/kernel';
import { defOf, sideOf } from '../../card.ts';
import type { Empire } from '../../printed.ts';
import type { GeState } from '../../state.ts';
import { empireOf, isCrew } from '../table/definitions.ts';
import { isAtOrigin } from '../table/realms.ts';

/** The names of the weapons that do time damage. */
export const TIME_DAMAGE = 'time damage';
export const TIME_GENERATOR = 'time damage generator';
/** It does phaser damage and time damage at once (ge/weapons/11). */
export const TIME_PHASER = 'time phaser';

/** A heavy weapon of dragons, whose damage is time damage too (ge/weapons/29). */
export const TIME_BREATH = 'Time Breath';

const DOES_TIME_DAMAGE: ReadonlySet<string> = new Set([TIME_DAMAGE, TIME_GENERATOR, TIME_PHASER, TIME_BREATH]);

/** True for a weapon that does time damage. */
export const isTimeWeapon = (name: string): boolean => DOES_TIME_DAMAGE.has(name);

/** Returns the points of time damage of a card: one number in a fleet, one at the time origin (ge/weapons/8). */
export function timeDamageOf(s: GeState, id: CardId): number {
  const { timeDamage } = defOf(s, id).source;
  if (timeDamage === undefined) return 0;
  return isAtOrigin(s, id) ? timeDamage.origin : timeDamage.fleet;
}

/** True for a card that causes time damage where it is. */
export function causesTimeDamage(s: GeState, id: CardId): boolean {
  const { timePhasers = 0, timeGenerators = 0, heavy = [] } = defOf(s, id).source;
  return heavy.some(w => w.name === TIME_BREATH) || timePhasers + timeGenerators + timeDamageOf(s, id) > 0;
}

const KNIGHTS: Empire = 'Time Knight';

/** True for a Time Knight: crew that takes no damage in a fleet (ge/empire-time-knights/1). */
export const isKnight = (s: GeState, id: CardId): boolean => empireOf(s, id) === KNIGHTS && isCrew(s, id);

/**
 * True for a card that only time damage damages where it is: Time Knights at the time origin (ge/empire-time-knights/2), and cards whose text says so
 * (M4 Temporal Snake).
 */
export const isTimeTarget = (s: GeState, id: CardId): boolean =>
  isAtOrigin(s, id) && (isKnight(s, id) || sideOf(s, id).bane.has('time damage'));
