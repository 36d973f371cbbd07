// Where Chaos Tokens are worth most: a bot moves all tokens of a card, or none (b5/drakh/18).
import { ownCard, peek } from '@orrery/kernel';
import { canAct } from '../rules/cards/ready.ts';
import { sideOf } from '../rules/conflict/participants.ts';
import { ability } from '../rules/effects/ability.ts';
import { ABILITIES, type B5State, OPPOSE, SUPPORT } from '../state.ts';
import { joinWorth } from './conflicts.ts';
import { type Judge, type Situation, sidesOf, standing, worthAt } from './situation.ts';

/** The worth of a point of an ability that no conflict needs now. */
const IDLE_POINT = 0.1;
/** Tokens stay where they are if a move brings less than this. */
const EFFORT = 0.05;

/** The best worth of a card with these abilities in the open conflicts that it may still join. */
function joins(s: B5State, at: Situation, id: number, abilities: readonly number[]): number {
  let most = 0;
  if (!canAct(s, id)) return most;
  for (const k of at.conflicts) {
    const n = Math.max(...k.types.map(type => abilities[type]!));
    if (n <= 0 || sideOf(k.conflict, id) !== null) continue;
    most = Math.max(most, joinWorth(s, at, k, id, n, SUPPORT), joinWorth(s, at, k, id, n, OPPOSE));
  }
  return most;
}

/** The worth of moving all Chaos Tokens from one card to another: power, victory, conflicts, and abilities. */
export const chaosWorth: Judge = (s, at, o) => {
  const then = peek(s);
  ownCard(then, o.b).chaos += s.cards[o.a]!.chaos;
  ownCard(then, o.a).chaos = 0;
  let sum = standing(then, at.seat, at.rival) - standing(s, at.seat, at.rival) - EFFORT;
  for (const k of at.conflicts) {
    const [own, against] = sidesOf(then, at.seat, k.conflict);
    sum += worthAt(k, own - against) - worthAt(k, k.support - k.opposition);
  }
  for (const id of [o.a, o.b]) {
    const [before, after] = [s, then].map(x => ABILITIES.map((_, stat) => ability(x, id, stat)));
    sum += IDLE_POINT * after!.reduce((n, has, stat) => n + has - before![stat]!, 0);
    sum += joins(s, at, id, after!) - joins(s, at, id, before!);
  }
  return sum;
};
