// Clears the screen before another person sits down at the keyboard.
import type { Seat } from '@orrery/kernel';
import type { Keyboard } from './keyboard.ts';

/**
 * Hands keyboard and screen to another person. It clears the screen first, and shows nothing until the next person says that nobody else is looking.
 * @returns false if the input has ended
 */
export async function handOver({ io, door }: Keyboard, seat: Seat): Promise<boolean> {
  io.clear();
  const name = door.seatName(seat);
  io.out(io.style('bold', `Player ${seat + 1}, ${name}: press Enter when nobody else is looking.`));
  if ((await io.ask('')) === null) return false;
  io.clear();
  return true;
}
