/** The CSS classes for the type of a game and the color of a faction. */

const GAMES: Readonly<Record<string, string>> = { babylon5: 'g-b5', wars: 'g-wars', 'galactic-empires': 'g-ge' };
const FACTIONS: Readonly<Record<string, string>> = { independent: 'indep' };

/** The classes for the typeface of a game and the colour of a faction. */
export const lookOf = (game = '', faction = 'neutral'): string =>
  [GAMES[game] ?? '', `f-${FACTIONS[faction] ?? faction}`].filter(Boolean).join(' ');
