// The power step: the side with more power wins the battle (wars/power-step).
// Total power of cards is in totals.ts. Until when power can change is in battle-phase.ts.
import { type CardId, many, ownSeat, type Seat } from '@orrery/kernel';
import { facts, v } from '../../language.ts';
import { opponentOf, type WarsState } from '../../state.ts';
import { sumFor } from '../abilities/ongoing-ability.ts';
import { battleDestiny, side } from './battle-destiny.ts';
import { powerAt } from './totals.ts';

/** Returns a side's total power in the battle. Damaged cards count (wars/power-step/1, wars/power-step/2, wars/power-step/3, wars/power-step/6). */
export function totalPower(s: WarsState, seat: Seat): number {
  const b = s.battle!;
  return Math.max(
    0,
    powerAt(s, seat, b.at) + battleDestiny(s, seat) + side(b.power, seat) + sumFor(s, 'total power', seat, b.at),
  );
}

/**
 * The battle is decided, with its casualties (wars/power-step/5, wars/power-step/7, wars/ruling-diplomacy-bot/1). With equal power, `winner` is -1.
 */
export const decided = facts.define<{
  winner: Seat;
  loser: Seat;
  at: CardId;
  casualties: number;
  power: readonly number[];
  destiny: readonly number[];
}>('battle-decided', {
  apply(s, x) {
    s.battle = { ...s.battle!, winner: x.winner, casualties: x.casualties, settled: x.destiny };
    if (x.winner < 0) return;
    const seat = ownSeat(s, x.winner);
    seat.won++;
    seat.wonThisTurn++;
  },
  show: { winner: 'seat', loser: 'seat', at: 'card', casualties: 'plain', power: 'plain', destiny: 'plain' },
  say: (n, x) =>
    n.winner
      ? `${n.winner} wins the battle with ${x.power![x.winner!]} power against ${x.power![x.loser!]}. ${n.loser} must satisfy ${many(x.casualties!, 'casualty', 'casualties')}.`
      : `Nobody wins the battle: both sides have ${x.power![0]} power.`,
});

/** Compares both sides' power and decides the battle (wars/power-step/5, wars/power-step/7). */
export const powerStep = v.rule('compare power', s => {
  const power = [totalPower(s, 0), totalPower(s, 1)];
  const winner = power[0]! === power[1]! ? -1 : power[0]! > power[1]! ? 0 : 1;
  const loser = winner < 0 ? -1 : opponentOf(winner);
  const casualties = winner < 0 ? 0 : power[winner]! - power[loser]!;
  decided(s, {
    winner,
    loser,
    at: s.battle!.at,
    casualties,
    power,
    destiny: [battleDestiny(s, 0), battleDestiny(s, 1)],
  });
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/battle/battle-phase.ts: wars/power-step/4
