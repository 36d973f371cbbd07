import { BadInput, type Outcome } from '@orrery/kernel';
import { GAMES, gameNames, USUAL } from './registry.ts';

/**
 * Judges a scenario and plays it with the game that it names, the usual one where it names none.
 * @param data as its file gives it
 * @param where what to call it in a message, such as the file's name
 * @throws BadInput where it is none, or of a game that there is not
 */
export async function playScenario(data: unknown, where: string): Promise<Outcome> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new BadInput(`${where} holds no scenario: it has no keys.`);
  const name = (data as { readonly game?: unknown }).game ?? USUAL;
  const table = GAMES.find(t => t.game.name === name);
  if (table === undefined)
    throw new BadInput(
      `${where} is a scenario of "${String(name)}", which this version does not have; there is ${gameNames()}.`,
    );
  return table.scenario(data, where);
}
