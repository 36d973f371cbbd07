/** The deck desks of the worker, one for each game. */
import { loadGame } from '@orrery/table/shelf';
import { Desk } from './desk.ts';

/** The desks of this thread, by game: each game is loaded when its first deck is looked at. */
const desks = new Map<string, Promise<Desk>>();

const deskOf = (game: string): Promise<Desk> => {
  const desk = desks.get(game) ?? loadGame(game).then(table => new Desk(table));
  desks.set(game, desk);
  return desk;
};

/** Asks the desk of a game for something, by name. @throws what the desk throws, in one line */
export async function askDesk(game: string, what: keyof Desk, given: readonly unknown[]): Promise<unknown> {
  const desk = await deskOf(game);
  return (desk[what] as (...args: readonly unknown[]) => unknown).apply(desk, [...given]);
}
