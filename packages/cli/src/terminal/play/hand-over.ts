// Clears the screen before another person sits down at the keyboard.
import type { Seat } from '@orrery/kernel';
import type { Keyboard } from './keyboard.ts';

/**
 * Gives keyboard and screen to another person: what the last one saw is gone before the next one sits down, and nothing of
 * the next one's is shown before they say that nobody else looks.
 * @returns false where nothing more can be typed
 */
export async function handOver({ io, door }: Keyboard, seat: Seat): Promise<boolean> {
  io.clear();
  const name = door.seatName(seat);
  io.out(io.style('bold', `Player ${seat + 1}, ${name}: press Enter when nobody else is looking.`));
  if ((await io.ask('')) === null) return false;
  io.clear();
  return true;
}
