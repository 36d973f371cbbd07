import type { Ask, Seat } from '@orrery/kernel';
import { attritionBy, isImmune } from '../rules/battle/attrition-step.ts';
import { battleDestiny } from '../rules/battle/battle-destiny.ts';
import { casualtiesLeft } from '../rules/battle/loss-step.ts';
import { powerAt, totalTactics } from '../rules/battle/totals.ts';
import { defenseOf } from '../rules/cards/modifiers.ts';
import { forces } from '../rules/locations/control.ts';
import { BATTLE_STEPS, type BattleStep, opponentOf, type WarsState } from '../state.ts';
import { worth } from './situation.ts';

// Estimates what battles are worth, from their numbers.

/** The average destiny of a revealed card. */
const USUAL_DESTINY = 3;

/** Returns the expected battle destiny of a side at a location. */
const destinyAt = (s: WarsState, seat: Seat, at: number): number =>
  totalTactics(s, seat, at) >= 4 ? USUAL_DESTINY : 0;

let asked: Ask | null = null;
const strengths = new Map<number, number>();

/** Returns a side's strength at a location: its power, and what its tactics will add. It is computed once for each question. */
export function strength(s: WarsState, seat: Seat, at: number): number {
  if (s.ask !== asked) {
    asked = s.ask;
    strengths.clear();
  }
  const key = at * s.seats.length + seat;
  let n = s.ask === null ? undefined : strengths.get(key);
  if (n === undefined) {
    n = powerAt(s, seat, at) + destinyAt(s, seat, at);
    strengths.set(key, n);
  }
  return n;
}

/** Returns what this attrition costs a side at a location: its cheapest cards with enough defense. */
function attritionCost(s: WarsState, seat: Seat, at: number, attrition: number): { lost: number; defense: number } {
  let lost = 0;
  let defense = 0;
  if (attrition <= 0) return { lost, defense };
  const open = forces(s, seat, at).filter(id => !s.cards[id]!.damaged && !isImmune(s, id));
  for (const id of open.sort((a, b) => worth(s, a) - worth(s, b))) {
    if (defense >= attrition) break;
    lost += worth(s, id) * 0.6;
    defense += defenseOf(s, id);
  }
  return { lost, defense };
}

/** Returns the worth of an attack at a location: the likely loss of the other side, less the attacker's own loss. */
export function attackWorth(s: WarsState, seat: Seat, at: number): number {
  const foe = opponentOf(seat);
  const mine = attritionCost(s, seat, at, destinyAt(s, foe, at));
  const theirs = attritionCost(s, foe, at, destinyAt(s, seat, at));
  const ahead = strength(s, seat, at) - strength(s, foe, at);
  // a side with the lower numbers does not attack
  if (ahead < 0) return -1 + ahead * 0.1;
  return theirs.lost - mine.lost + Math.max(0, ahead - theirs.defense) - 0.4;
}

/** The step that fixes each number of the battle. */
const SETTLED = { destiny: 'battle destiny', attrition: 'attrition', power: 'power', casualties: 'loss' } as const;

/** True while a number of the battle under way can still change. */
const open = (s: WarsState, what: keyof typeof SETTLED): boolean => stepOf(s.battle!.step) < stepOf(SETTLED[what]);
const stepOf = (step: BattleStep): number => BATTLE_STEPS.indexOf(step);

/** Returns the battle destiny of a side in the battle under way, real or expected. */
const expected = (s: WarsState, seat: Seat): number =>
  stepOf(s.battle!.step) < stepOf('battle destiny') ? destinyAt(s, seat, s.battle!.at) : battleDestiny(s, seat);

/** Returns what a seat gains if a number of one side in the battle under way changes by `n`. */
export function swingWorth(s: WarsState, seat: Seat, whose: Seat, what: keyof typeof SETTLED, n: number): number {
  const b = s.battle;
  if (b === null || n === 0 || !open(s, what)) return 0;
  const foe = opponentOf(whose);
  const sign = whose === seat ? 1 : -1;
  switch (what) {
    case 'power':
      return sign * n * 0.9;
    case 'destiny': {
      const most = n < 0 ? -Math.min(-n, expected(s, whose)) : n;
      return sign * (most * 0.9 + hits(s, foe, expected(s, whose), most));
    }
    case 'attrition': {
      const most = n < 0 ? -Math.min(-n, attritionOf(s, whose)) : n;
      return sign * hits(s, foe, attritionOf(s, whose), most);
    }
    case 'casualties':
      // only the loser has casualties
      return b.winner === opponentOf(seat) ? Math.min(n, Math.max(0, casualtiesLeft(s, 0))) * 0.9 : 0;
  }
}

const attritionOf = (s: WarsState, seat: Seat): number =>
  stepOf(s.battle!.step) < stepOf('battle destiny') ? expected(s, seat) : attritionBy(s, seat);

/** Returns what a side loses if the attrition against it changes. */
function hits(s: WarsState, side: Seat, attrition: number, more: number): number {
  const { at } = s.battle!;
  return attritionCost(s, side, at, attrition + more).lost - attritionCost(s, side, at, attrition).lost;
}

/** Returns the worth of protecting your own card from attrition in the battle under way. */
export function shelterWorth(s: WarsState, seat: Seat, id: number): number {
  const b = s.battle;
  if (b === null || !open(s, 'attrition') || s.cards[id]!.at !== b.at || isImmune(s, id)) return 0;
  return attritionOf(s, opponentOf(seat)) > 0 ? Math.min(2, worth(s, id) * 0.4) : 0;
}
