/** The cards that the home page shows of each game, by their ids. */

/** The ids of the cards that the home page shows, by game. */
export const FAN: Readonly<Record<string, readonly string[]>> = {
  babylon5: ['londo-mollari', 'delenn', 'gkar'],
  wars: ['deigan', 'escort-cruiser', 'irama-vishal'],
  'galactic-empires': ['s6-krebiz-heavy-cruiser', 's7-argonian-battlecruiser', 's7-mechad-dreadnought'],
};
