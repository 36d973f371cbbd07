/** The cards that the home page shows of each game, by their ids. */

/** The cards that are shown of each game before anything else of it, by their ids. */
export const FAN: Readonly<Record<string, readonly string[]>> = {
  babylon5: ['londo-mollari', 'delenn', 'gkar'],
  wars: ['deigan', 'escort-cruiser', 'irama-vishal'],
  'galactic-empires': ['s6-krebiz-heavy-cruiser', 's7-argonian-battlecruiser', 's7-mechad-dreadnought'],
};
