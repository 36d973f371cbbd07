/** Loads the layout of a game. */
import type { AnyView, Layout } from '../layout.ts';

const LAYOUTS: Readonly<Record<string, () => Promise<Layout<never>>>> = {
  babylon5: async () => (await import('./babylon5/layout.tsx')).BABYLON5,
  wars: async () => (await import('./wars/layout.tsx')).WARS,
  'galactic-empires': async () => (await import('./galactic-empires/layout.tsx')).GALACTIC_EMPIRES,
};

/** The layout of a game. It loads when a player opens a table of the game. */
export async function layoutOf(game: string): Promise<Layout<AnyView>> {
  const load = LAYOUTS[game];
  if (load === undefined) throw new Error(`The page cannot draw ${game} yet.`);
  return (await load()) as unknown as Layout<AnyView>;
}
