// Motions: a player proposes to all the others to go back, or to end the match without a winner.
import { type Ask, type Menu, type Option, option } from '../decision/decision.ts';
import { Refused } from '../errors.ts';
import type { Step } from '../program/program.ts';
import type { Seat, State } from '../state/state.ts';

/** The name of the kernel's own program that puts a motion to the table. */
export const MOTION = 'motion';

/** What a player may propose to all the others: to go back to the position after so many choices, or to end the match. */
export type Proposal = { readonly motion: 'undo'; readonly to: number } | { readonly motion: 'end' };

/** A motion before the table, or the last one while nothing has been chosen since. */
export interface Motion {
  readonly by: Seat;
  readonly proposal: Proposal;
  /** null while it is put to the others, then whether all of them have agreed */
  readonly carried: boolean | null;
  /** the question that waits until then; it stands again as it was */
  readonly ask: Ask | null;
  /** true if that question must be asked anew, because somebody has left meanwhile */
  readonly left: boolean;
  /** who has proposed what since a choice was last made */
  readonly made: readonly string[];
}

/** How a match has ended that all players agreed to end. */
export const AGREEMENT = 'agreement';

const one = () => 1;

/** What is asked about a motion. @param seatName how people call a seat */
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

/** Those who are asked about a motion: all others who are left. */
function voters(s: State): Seat[] {
  const { by } = s.motion!;
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats.length; seat++) if (seat !== by && !s.seats[seat]!.out) seats.push(seat);
  return seats;
}

/** The program behind a motion: it asks all others at once, and then lets the question go on that it has interrupted. */
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
        // whoever has left proposes nothing any more
        const carried = !s.seats[motion.by]!.out && picks.every(pick => pick[0]?.verb === 'yes');
        s.motion = { ...motion, carried };
        if (carried && motion.proposal.motion === 'end') s.result = { winners: [], kind: AGREEMENT };
      },
    },
    { op: 'resume' },
  ];
}

/**
 * Says whether a seat may put a motion now.
 * @throws Refused when the match is over, another motion is before the table, the seat is not in the match, or it has proposed the
 * same thing since a choice was last made
 */
export function checkProposal(s: State, seat: Seat, { motion }: Proposal): void {
  if (s.result !== null || s.ask === null) throw new Refused('The game is over.', 'over');
  if (s.seats[seat] === undefined) throw new Refused(`There is no seat ${seat + 1} at this table.`, 'not-asked');
  if (s.seats[seat].out) throw new Refused('You have left this match.', 'not-asked');
  if (s.motion?.carried === null) throw new Refused('Another motion is open. Answer it first.', 'not-asked');
  if (s.motion?.made.includes(`${seat} ${motion}`))
    throw new Refused('You have already proposed that. Nobody has chosen anything since.', 'count');
}
