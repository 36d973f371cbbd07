// Finds the skin of a game. A skin says how a terminal draws a game.
import { BadInput, parseOption } from '@orrery/kernel';
import { BABYLON5 } from './babylon5.ts';
import { GALACTIC_EMPIRES } from './galactic-empires.ts';
import type { Skin } from './skin.ts';
import { WARS } from './wars.ts';

export { fitted, unfolded } from './lines.ts';

const worn = <V>(skin: Skin<V>): Skin => skin as unknown as Skin;

/** How the terminal draws each game, by its name. A new game is one more line. */
export const SKINS: Record<string, Skin> = {
  babylon5: worn(BABYLON5),
  wars: worn(WARS),
  'galactic-empires': worn(GALACTIC_EMPIRES),
};

/** The skin of a game. @throws BadInput where the terminal cannot draw it */
export function skinOf(game: string): Skin {
  const skin = SKINS[game];
  if (skin === undefined) throw new BadInput(`The terminal cannot draw ${game}.`);
  return skin;
}

/** The heading under which an option of a question stands in the list of choices; '' where there is none for it. */
export function headingOf({ headings }: Skin, menu: string, optionId: string): string {
  const verb = parseOption(optionId)?.verb ?? '';
  return headings[`${menu}: ${verb}`] ?? headings[verb] ?? '';
}
