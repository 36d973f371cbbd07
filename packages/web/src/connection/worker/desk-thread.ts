/** The deck desks of the worker, one for each game. */
import { loadRules, loadToRead } from '@orrery/table/shelf';
import { Desk } from './desk.ts';

/** The desks by game. What reads lists loads with the first deck; cards load when a hand is drawn. */
const desks = new Map<string, Promise<Desk>>();

async function newDesk(game: string): Promise<Desk> {
  const table = await loadRules(game);
  await loadToRead(table);
  return new Desk(table);
}

const deskOf = (game: string): Promise<Desk> => {
  const desk = desks.get(game) ?? newDesk(game);
  desks.set(game, desk);
  return desk;
};

/** Calls a function of a game's desk, by name. @throws the error of the desk, in one line */
export async function askDesk(game: string, what: keyof Desk, given: readonly unknown[]): Promise<unknown> {
  const desk = await deskOf(game);
  return (desk[what] as (...args: readonly unknown[]) => unknown).apply(desk, [...given]);
}
