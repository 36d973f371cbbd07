import { type Activated, Character } from '../../card.ts';
import type { Faction } from '../../state.ts';
import {
  chosen,
  inHand,
  isThe,
  limitCasualties,
  location,
  losesBattle,
  of,
  show,
  supportIcon,
  thisPlace,
  toUsedPile,
  untilEndOfTurn,
  yourPhase,
} from '../../words/index.ts';

/** Puts itself on the used pile for a support icon of a faction on your side of some location. */
const becomesIcon = (faction: Faction): Activated => ({
  when: yourPhase('deploy'),
  target: { place: location },
  cost: [toUsedPile('self')],
  effect: untilEndOfTurn(supportIcon(faction, { at: isThe('place') })),
});

/** Trades a card of a faction from hand for a support icon of it on your side of some location. */
const tradesForIcon = (faction: Faction): Activated => ({
  uses: 1,
  target: { place: location },
  given: { shown: inHand(of(faction)) },
  cost: [show(chosen('shown')), toUsedPile('shown')],
  effect: untilEndOfTurn(supportIcon(faction, { at: isThe('place') })),
});

export const diplomacyBot = Character('Diplomacy Bot', {
  number: '1U278',
  faction: 'independent',
  labels: ['Bot'],
  cost: 5,
  destiny: 4,
  power: 2,
  tactics: 1,
  defense: 3,
  whenever: [{ on: losesBattle('you', thisPlace), atOnce: true, effect: limitCasualties(5) }],
  provenance: 'ruling',
});
export const eartherBot = Character('Earther Bot', {
  number: '1U279',
  faction: 'independent',
  labels: ['Bot'],
  cost: 2,
  destiny: 6,
  power: 1,
  tactics: 1,
  defense: 1,
  abilities: [becomesIcon('earther')],
});
export const gongenBot = Character('Gongen Bot', {
  number: '1U281',
  faction: 'independent',
  labels: ['Bot'],
  cost: 2,
  destiny: 6,
  power: 1,
  tactics: 1,
  defense: 1,
  abilities: [becomesIcon('gongen')],
});
export const maverickBot = Character('Maverick Bot', {
  number: '1U283',
  faction: 'independent',
  labels: ['Bot'],
  cost: 2,
  destiny: 6,
  power: 1,
  tactics: 1,
  defense: 1,
  abilities: [becomesIcon('maverick')],
});
export const quayBot = Character('Quay Bot', {
  number: '1U287',
  faction: 'independent',
  labels: ['Bot'],
  cost: 2,
  destiny: 6,
  power: 1,
  tactics: 1,
  defense: 1,
  abilities: [becomesIcon('quay')],
});
export const shiBot = Character('Shi Bot', {
  number: '1U290',
  faction: 'independent',
  labels: ['Bot'],
  cost: 2,
  destiny: 6,
  power: 1,
  tactics: 1,
  defense: 1,
  abilities: [becomesIcon('shi')],
});
export const constructionBot = Character('Construction Bot', {
  number: '2C142',
  faction: 'independent',
  labels: ['Bot'],
  cost: 1,
  destiny: 5,
  power: 1,
  tactics: 1,
  defense: 1,
  abilities: [tradesForIcon('earther')],
  provenance: 'ruling',
});
export const geishaBot = Character('Geisha Bot', {
  number: '2C143',
  faction: 'independent',
  labels: ['Bot'],
  cost: 1,
  destiny: 5,
  power: 1,
  tactics: 1,
  defense: 1,
  abilities: [tradesForIcon('gongen')],
  provenance: 'ruling',
});
export const hunterBot = Character('Hunter Bot', {
  number: '2C144',
  faction: 'independent',
  labels: ['Bot'],
  cost: 1,
  destiny: 5,
  power: 1,
  tactics: 1,
  defense: 1,
  abilities: [tradesForIcon('quay')],
  provenance: 'ruling',
});
export const porterBot = Character('Porter Bot', {
  number: '2C146',
  faction: 'independent',
  labels: ['Bot'],
  cost: 1,
  destiny: 5,
  power: 1,
  tactics: 1,
  defense: 1,
  abilities: [tradesForIcon('shi')],
  provenance: 'ruling',
});
export const serverBot = Character('Server Bot', {
  number: '2C149',
  faction: 'independent',
  labels: ['Bot'],
  cost: 1,
  destiny: 5,
  power: 1,
  tactics: 1,
  defense: 1,
  abilities: [tradesForIcon('maverick')],
  provenance: 'ruling',
});
