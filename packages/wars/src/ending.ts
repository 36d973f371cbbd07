import type { Seat } from '@orrery/kernel';
import { seatName } from './names.ts';
import { ACTIVE, HAND, opponentOf, pile, RESERVE, USED, type WarsState } from './state.ts';

/** The number of cards in each energy pile and in hand of a player. All players may count them. */
export interface EnergyLeft {
  readonly reserve: number;
  readonly active: number;
  readonly used: number;
  readonly hand: number;
}

/** Returns the energy and hand that a player has left (wars/energy/1). */
export function energyLeft(s: WarsState, seat: Seat): EnergyLeft {
  const of = (kind: number) => pile(s, seat, kind).length;
  return { reserve: of(RESERVE), active: of(ACTIVE), used: of(USED), hand: of(HAND) };
}

/** Returns the rule that decided the match, and the numbers; an empty list if nobody won. */
export function reasons(s: WarsState): { readonly rule: string; readonly text: string }[] {
  return (s.result?.winners ?? []).map(seat => {
    const loser = opponentOf(seat);
    const [won, lost] = [seat, loser].map(x => seatName(s, x));
    if (s.seats[loser]!.out) return { rule: 'wars/winning-the-game/1', text: `${lost} has left the game.` };
    const { reserve, active, used } = energyLeft(s, seat);
    return {
      rule: 'wars/systematic-rules/5',
      text: `${lost} has no energy left. Their reserve, active pile and used pile are empty. ${won} has ${reserve + active + used} energy left.`,
    };
  });
}
