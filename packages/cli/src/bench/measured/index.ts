import { BadInput, type State } from '@orrery/kernel';
import { BABYLON5 } from './babylon5.ts';
import type { Measured } from './measured.ts';
import { WARS } from './wars.ts';

const timed = <S extends State>(measured: Measured<S>): Measured<State> => measured as unknown as Measured<State>;

/** What the speed of each game is measured with, by its name. */
export const MEASURED: Record<string, Measured<State>> = { babylon5: timed(BABYLON5), wars: timed(WARS) };

/** What a game is measured with. @throws BadInput where nothing is */
export function measuredOf(game: string): Measured<State> {
  const found = MEASURED[game];
  if (found === undefined) throw new BadInput(`There is nothing to measure ${game} with.`);
  return found;
}
