// How a game ended, in lines: who won, why, and where it turned.
import { AGREEMENT, articled, inWords, REPETITION, type Seat } from '@orrery/kernel';
import type { Door } from './door.ts';

/** The result of the match in one line. @param seats the seats of the persons at this keyboard */
function outcome(door: Door, seats: readonly Seat[]): string {
  const { winners, kind } = door.result!;
  if (kind === AGREEMENT) return 'The game is over without a winner. All players agreed.';
  if (kind === REPETITION)
    return 'The game is a draw, because the same position came 3 times. (A rule of this table, not of the game.)';
  if (winners.length === 0) return 'The game is over. Nobody won.';
  const names = inWords(winners.map(w => door.seatName(w)));
  if (seats.length === 1 && winners.includes(seats[0]!))
    return `You win${winners.length > 1 ? `, with others (${names})` : ''}: ${articled(`${kind} victory`)}!`;
  return `${names} ${winners.length === 1 ? 'wins' : 'win'}: ${articled(`${kind} victory`)}.`;
}

/**
 * The result of the match: who won, by which rules and numbers, and where it turned.
 * @param viewer the reader: only what they may know is told
 */
export function ending(door: Door, viewer: Seat | null, seats: readonly Seat[]): [said: string, ...more: string[]] {
  const { reasons, standing, turningPoints } = door.ending(viewer)!;
  const name = (seat: Seat) => standing[seat]!.name;
  const turned = turningPoints.map(({ turn, changes, told }) => {
    const scores = changes.map(({ seat, from, to }) => `${name(seat)} from ${from} to ${to}`).join(', ');
    return `  Turn ${turn}: ${scores}. ${told.map(line => line.text).join(' ')}`.trimEnd();
  });
  return [
    outcome(door, seats),
    ...reasons.map(({ rule, text }) => `${text} (${rule})`),
    `At the end: ${standing.map(s => `${s.name} ${s.text}`).join('; ')}.`,
    ...(turned.length > 0 && reasons.length > 0 ? ['Where it turned:', ...turned] : []),
  ];
}
