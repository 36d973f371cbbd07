// Tournaments: points for places, the bonus for a victory, and what happens when time is called (b5/tournament).
import { type HostCall, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import type { B5State } from '../../state.ts';

/** The note of a match in which time has been called. */
const TIME = 'time';

/** What an action is refused with after time is called (b5/tournament/2). */
export const TIME_IS_UP: Refusal = refuse('b5/tournament/2', 'Time is called, so the action round is over.');

/**
 * The points of each of several players who win a Major Victory together: those of the first places, shared equally (b5/tournament/1).
 * @param places the points for each place, the first place first
 * @param winners how many players win, at least 1
 */
export function sharedPoints(places: readonly number[], winners: number): number {
  return places.slice(0, winners).reduce((sum, n) => sum + n, 0) / winners;
}

/**
 * How bonus points are split among winners: what each gets, and how many points are left, which the winners award by agreement (b5/tournament/1).
 * @param winners how many players win, at least 1
 */
export function splitBonus(bonus: number, winners: number): { readonly each: number; readonly left: number } {
  const each = Math.floor(bonus / winners);
  return { each, left: bonus - each * winners };
}

/** Time is called: the action round stops at once, conflicts resolve, and the check for victory is the last (b5/tournament/2). */
const timeCalled = facts.define<Record<never, never>>('time-called', {
  apply(s) {
    s.notes = { ...s.notes, [TIME]: 1 };
  },
  show: 'all',
  say: () => 'Time is called. Conflicts resolve, and the check for victory is the last.',
});

/** Calls time. Whoever is asked for an action can only pass, and nobody is asked after that. */
export function callTime(s: B5State): void {
  if (s.result === null && !isTimeCalled(s)) timeCalled(s, {});
}

/** The host of a tournament's table calls time: no seat does it (b5/tournament/2). */
export const HOST_CALLS: readonly HostCall<B5State>[] = [
  {
    name: 'time',
    title: 'calls time',
    against: s =>
      s.ruleset !== 'tournament'
        ? 'Time is called only in tournament games (b5/tournament/2).'
        : isTimeCalled(s)
          ? 'Time is called already.'
          : null,
    call: callTime,
  },
];

/** True after time was called. */
export const isTimeCalled = (s: B5State): boolean => s.notes[TIME] === 1;

/** The players who get the bonus for a victory: those who have won, by the check after time was called at the latest (b5/tournament/2). */
export const bonusWinners = (s: B5State): readonly Seat[] => s.result?.winners ?? [];

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/setup/sideboard.ts: b5/tournament/3, b5/tournament/4
