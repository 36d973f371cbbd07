// Motions: a player proposes to all other players to go back, or to end the match without a winner.
import { type Ask, type Menu, type Option, option } from '../decision/decision.ts';
import { Refused } from '../errors.ts';
import type { Step } from '../program/program.ts';
import type { Seat, State } from '../state/state.ts';

/** The name of the kernel's own program that asks about a motion. */
export const MOTION = 'motion';

/** What a player may propose to all others: to go back to the position after that many choices, or to end the match. */
export type Proposal = { readonly motion: 'undo'; readonly to: number } | { readonly motion: 'end' };

/** The open motion, or the last one if there was no choice since. */
export interface Motion {
  readonly by: Seat;
  readonly proposal: Proposal;
  /** null while the others vote; then true if all agreed, otherwise false */
  readonly carried: boolean | null;
  /** the question that waits for the motion; it returns as it was */
  readonly ask: Ask | null;
  /** true if that question must be asked again, because somebody left in between */
  readonly left: boolean;
  /** which seats have proposed what since the last choice */
  readonly made: readonly string[];
}

/** The kind of result of a match that all players agreed to end. */
export const AGREEMENT = 'agreement';

const one = () => 1;

/** Makes the question about a motion. @param seatName returns a seat's name for people */
const agree = <S extends State>(seatName: (s: S, seat: Seat) => string): Menu<S> => ({
  name: MOTION,
  list: () => [option('yes'), option('no')],
  label: (_s, _f, o) => (o.verb === 'yes' ? 'Agree' : 'Disagree'),
  prompt: s => {
    const { by, proposal } = s.motion!;
    return proposal.motion === 'end'
      ? `${seatName(s, by)} proposes to end the match without a winner. Do you agree?`
      : `${seatName(s, by)} asks to undo all choices since choice ${proposal.to}. Do you agree?`;
  },
  stakes: s =>
    s.motion!.proposal.motion === 'end'
      ? 'If all agree, the match ends and nobody wins.'
      : 'If all agree, the match goes back to that point. If anyone disagrees, nothing changes.',
  note: (_s, _f, o) => (o.verb === 'yes' ? '' : 'the match goes on'),
});

const byNumber = (_s: State, seat: Seat): string => `Player ${seat + 1}`;

/** Returns the seats that vote on a motion: all others that are still in the match. */
function voters(s: State): Seat[] {
  const { by } = s.motion!;
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats.length; seat++) if (seat !== by && !s.seats[seat]!.out) seats.push(seat);
  return seats;
}

/** The program of a motion. It asks all other players at once, then returns to the interrupted question. */
export function motionProgram<S extends State>(seatName: (s: S, seat: Seat) => string = byNumber): Step<S>[] {
  return [
    {
      op: 'ask',
      who: voters,
      menu: agree(seatName),
      min: one,
      max: one,
      ordered: false,
      skip: false,
      plan: null,
      alike: null,
      take: (s: S, _f, picks: readonly (readonly Option[])[]) => {
        const motion = s.motion!;
        // a player who has left cannot propose anything
        const carried = !s.seats[motion.by]!.out && picks.every(pick => pick[0]?.verb === 'yes');
        s.motion = { ...motion, carried };
        if (carried && motion.proposal.motion === 'end') s.result = { winners: [], kind: AGREEMENT };
      },
    },
    { op: 'resume' },
  ];
}

/**
 * Checks whether a seat may propose a motion now.
 * @throws Refused if the match is over, another motion is open, the seat is not in the match, or the seat has proposed the same thing since the last
 * choice
 */
export function checkProposal(s: State, seat: Seat, { motion }: Proposal): void {
  if (s.result !== null || s.ask === null) throw new Refused('The game is over.', 'over');
  if (s.seats[seat] === undefined) throw new Refused(`There is no seat ${seat + 1} at this table.`, 'not-asked');
  if (s.seats[seat].out) throw new Refused('You have left this match.', 'not-asked');
  if (s.motion?.carried === null) throw new Refused('Another motion is open. Answer it first.', 'not-asked');
  if (s.motion?.made.includes(`${seat} ${motion}`))
    throw new Refused('You have already proposed that. Nobody has chosen anything since.', 'count');
}
