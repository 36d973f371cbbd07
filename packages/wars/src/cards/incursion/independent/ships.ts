/** An ability that costs 2 energy and adds a support icon of a faction on your side of the ship's location. */
const carriesIcon = (faction: Faction): Activated => ({
  pay: 2,
  effect: untilEndOfTurn(supportIcon(faction, { at: thisPlace })),
});

const farOut = isAt(that(sector, other(hasIcon)));

export const corporateTransport = Ship('Corporate Transport', {
  abilities: [carriesIcon('earther')],
});
export const independentTransport = Ship('Independent Transport', {
  abilities: [carriesIcon('maverick')],
});
export const opulentTransport = Ship('Opulent Transport', {
  abilities: [carriesIcon('shi')],
});
export const pilgrimsTransport = Ship("Pilgrims' Transport", {
  abilities: [carriesIcon('gongen')],
});
export const salvagedTransport = Ship('Salvaged Transport', {
  abilities: [carriesIcon('quay')],
});
export const typeIIFighter = Ship('Type II Fighter', {
  always: [power(2, { if: farOut }), defense(2, { if: farOut })],
});

import { type Activated, Ship } from '../../../card.ts';
import type { Faction } from '../../../state.ts';
import {
  defense,
  hasIcon,
  isAt,
  other,
  power,
  sector,
  supportIcon,
  that,
  thisPlace,
  untilEndOfTurn,
} from '../../../words/index.ts';
