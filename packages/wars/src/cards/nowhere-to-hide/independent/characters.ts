/** An ability that trades a hand card of a faction for a support icon of that faction on your side of a location. */
const tradesForIcon = (faction: Faction): Activated => ({
  uses: 1,
  target: { place: location },
  given: { shown: inHand(of(faction)) },
  cost: [show(chosen('shown')), toUsedPile('shown')],
  effect: untilEndOfTurn(supportIcon(faction, { at: isThe('place') })),
});

// wars/ruling-construction-bot/1
export const constructionBot = Character('Construction Bot', {
  abilities: [tradesForIcon('earther')],
  provenance: 'ruling',
});
// wars/ruling-geisha-bot/1
export const geishaBot = Character('Geisha Bot', {
  abilities: [tradesForIcon('gongen')],
  provenance: 'ruling',
});
// wars/ruling-hunter-bot/1
export const hunterBot = Character('Hunter Bot', {
  abilities: [tradesForIcon('quay')],
  provenance: 'ruling',
});
// wars/ruling-porter-bot/1
export const porterBot = Character('Porter Bot', {
  abilities: [tradesForIcon('shi')],
  provenance: 'ruling',
});
// wars/ruling-server-bot/1
export const serverBot = Character('Server Bot', {
  abilities: [tradesForIcon('maverick')],
  provenance: 'ruling',
});

import { type Activated, Character } from '../../../card.ts';
import type { Faction } from '../../../state.ts';
import {
  chosen,
  inHand,
  isThe,
  location,
  of,
  show,
  supportIcon,
  toUsedPile,
  untilEndOfTurn,
} from '../../../words/index.ts';
