// Finds the skin of a game. A skin says how a terminal draws a game.
import { BadInput, parseOption } from '@orrery/kernel';
import type { Skin } from './skin.ts';

export { fitted, unfolded } from './lines.ts';

const worn = <V>(skin: Skin<V>): Skin => skin as unknown as Skin;

/** Loads the skin of each game. A new game is one more line. */
export const SKINS: Record<string, () => Promise<Skin>> = {
  babylon5: async () => worn((await import('./babylon5.ts')).BABYLON5),
  wars: async () => worn((await import('./wars.ts')).WARS),
  'galactic-empires': async () => worn((await import('./galactic-empires.ts')).GALACTIC_EMPIRES),
};

/** Loads the skin of a game. @throws BadInput if there is none */
export async function skinOf(game: string): Promise<Skin> {
  const load = SKINS[game];
  if (load === undefined) throw new BadInput(`The terminal cannot draw ${game}.`);
  return load();
}

/** The heading of an option in the list of choices; '' if it has none. */
export function headingOf({ headings }: Skin, menu: string, optionId: string): string {
  const verb = parseOption(optionId)?.verb ?? '';
  return headings[`${menu}: ${verb}`] ?? headings[verb] ?? '';
}
