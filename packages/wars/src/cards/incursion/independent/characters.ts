/** An ability that puts the card itself on the used pile and adds a support icon of a faction on your side of a location. */
const becomesIcon = (faction: Faction): Activated => ({
  when: yourPhase('deploy'),
  target: { place: location },
  cost: [toUsedPile('self')],
  effect: untilEndOfTurn(supportIcon(faction, { at: isThe('place') })),
});

// wars/ruling-diplomacy-bot/1
export const diplomacyBot = Character('Diplomacy Bot', {
  whenever: [{ on: losesBattle('you', thisPlace), atOnce: true, effect: limitCasualties(5) }],
  provenance: 'ruling',
});
export const eartherBot = Character('Earther Bot', {
  abilities: [becomesIcon('earther')],
});
export const gongenBot = Character('Gongen Bot', {
  abilities: [becomesIcon('gongen')],
});
export const maverickBot = Character('Maverick Bot', {
  abilities: [becomesIcon('maverick')],
});
export const quayBot = Character('Quay Bot', {
  abilities: [becomesIcon('quay')],
});
export const shiBot = Character('Shi Bot', {
  abilities: [becomesIcon('shi')],
});

import { type Activated, Character } from '../../../card.ts';
import type { Faction } from '../../../state.ts';
import {
  isThe,
  limitCasualties,
  location,
  losesBattle,
  supportIcon,
  thisPlace,
  toUsedPile,
  untilEndOfTurn,
  yourPhase,
} from '../../../words/index.ts';
