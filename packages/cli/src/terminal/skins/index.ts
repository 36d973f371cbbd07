// Finds the skin of a game. A skin says how a terminal draws a game.
import { BadInput, parseOption } from '@orrery/kernel';
import { BABYLON5 } from './babylon5.ts';
import { GALACTIC_EMPIRES } from './galactic-empires.ts';
import type { Skin } from './skin.ts';
import { WARS } from './wars.ts';

export { fitted, unfolded } from './lines.ts';

const worn = <V>(skin: Skin<V>): Skin => skin as unknown as Skin;

/** The skins by game. A new game is one more line. */
export const SKINS: Record<string, Skin> = {
  babylon5: worn(BABYLON5),
  wars: worn(WARS),
  'galactic-empires': worn(GALACTIC_EMPIRES),
};

/** The skin of a game. @throws BadInput if there is none */
export function skinOf(game: string): Skin {
  const skin = SKINS[game];
  if (skin === undefined) throw new BadInput(`The terminal cannot draw ${game}.`);
  return skin;
}

/** The heading of an option in the list of choices; '' if it has none. */
export function headingOf({ headings }: Skin, menu: string, optionId: string): string {
  const verb = parseOption(optionId)?.verb ?? '';
  return headings[`${menu}: ${verb}`] ?? headings[verb] ?? '';
}
