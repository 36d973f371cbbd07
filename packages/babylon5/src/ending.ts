import { defOf } from './card.ts';
import { seatName } from './names.ts';
import { agendaOf } from './rules/cards/agenda-in-play.ts';
import { power } from './rules/politics/power.ts';
import { type Claim, claims, MAJOR_LEAD, WINNING_POWER } from './rules/politics/victory.ts';
import { type B5State, players } from './state.ts';

export { type Chance, chances } from './rules/politics/victory.ts';

/** Why the match ended: the rule, and a sentence with the numbers that decided. */
export interface EndingReason {
  readonly rule: string;
  readonly text: string;
}

/** `Narn 22, Centauri 17`: the power of all players still in the game, the highest first. */
const powers = (s: B5State): string =>
  players(s)
    .map(seat => ({ seat, n: power(s, seat) }))
    .sort((a, b) => b.n - a.n)
    .map(({ seat, n }) => `${seatName(s, seat)} ${n}`)
    .join(', ');

/** Writes the sentence for a way of winning. */
function told(s: B5State, { seat, rule }: Claim): string {
  const who = seatName(s, seat);
  switch (rule) {
    case 'b5/victory/2':
      return `${who} has ${WINNING_POWER} power or more, and more than any opponent (${powers(s)}).`;
    case 'b5/victory/3':
      return `The influence of Babylon 5 has reached ${WINNING_POWER}, and ${who} alone has the most power (${powers(s)}).`;
    case 'b5/victory/7':
      return `${who} has ${WINNING_POWER} power or more, and leads every opponent by ${MAJOR_LEAD} or more (${powers(s)}).`;
    case 'b5/victory/8':
      return `${who} has fulfilled the major agenda ${defOf(s, agendaOf(s, seat)).title} (power: ${powers(s)}).`;
    case 'b5/victory/15':
      return `${who} has enough power to win, because a card lowers the amount needed (${powers(s)}).`;
    default:
      return `${who} is the only player left.`;
  }
}

/** The rules by which the winners won, with the numbers; empty while nobody has won. Read from the state at the end. */
export function reasons(s: B5State): EndingReason[] {
  if (s.result === null || s.result.winners.length === 0) return [];
  return claims(s)
    .filter(claim => s.result!.winners.includes(claim.seat))
    .map(claim => ({ rule: claim.rule, text: told(s, claim) }));
}
