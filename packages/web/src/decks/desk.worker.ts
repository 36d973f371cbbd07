import { loadGame } from '@orrery/table/shelf';
import { expose } from 'comlink';
import { Desk } from './desk.ts';

/** The desks of this page, by game: each game is loaded when its first deck is looked at. */
const desks = new Map<string, Promise<Desk>>();

const deskOf = (game: string): Promise<Desk> => {
  const desk = desks.get(game) ?? loadGame(game).then(table => new Desk(table));
  desks.set(game, desk);
  return desk;
};

/** Asks a desk for something, by name. @throws what the desk throws, in one line */
async function ask(game: string, what: keyof Desk, given: readonly unknown[]): Promise<unknown> {
  const desk = await deskOf(game);
  return (desk[what] as (...args: readonly unknown[]) => unknown).apply(desk, [...given]);
}

export type DeskThread = typeof thread;

const thread = { ask };
expose(thread);
