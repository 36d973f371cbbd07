import { type Activated, Ship } from '../../card.ts';
import type { Faction } from '../../state.ts';
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
} from '../../words/index.ts';

/** For 2 energy, a support icon of a faction on your side where the ship is. */
const carriesIcon = (faction: Faction): Activated => ({
  pay: 2,
  effect: untilEndOfTurn(supportIcon(faction, { at: thisPlace })),
});
const farOut = isAt(that(sector, other(hasIcon)));

export const corporateTransport = Ship('Corporate Transport', {
  number: '1C277',
  faction: 'independent',
  labels: ['Capital'],
  capacity: 3,
  cost: 3,
  destiny: 3,
  power: 2,
  tactics: 1,
  defense: 4,
  abilities: [carriesIcon('earther')],
});
export const independentTransport = Ship('Independent Transport', {
  number: '1C282',
  faction: 'independent',
  labels: ['Capital'],
  capacity: 3,
  cost: 3,
  destiny: 3,
  power: 2,
  tactics: 1,
  defense: 4,
  abilities: [carriesIcon('maverick')],
});
export const opulentTransport = Ship('Opulent Transport', {
  number: '1C284',
  faction: 'independent',
  labels: ['Capital'],
  capacity: 3,
  cost: 3,
  destiny: 3,
  power: 2,
  tactics: 1,
  defense: 4,
  abilities: [carriesIcon('shi')],
});
export const pilgrimsTransport = Ship("Pilgrims' Transport", {
  number: '1C286',
  faction: 'independent',
  labels: ['Capital'],
  capacity: 3,
  cost: 3,
  destiny: 3,
  power: 2,
  tactics: 1,
  defense: 4,
  abilities: [carriesIcon('gongen')],
});
export const salvagedTransport = Ship('Salvaged Transport', {
  number: '1C289',
  faction: 'independent',
  labels: ['Capital'],
  capacity: 3,
  cost: 3,
  destiny: 3,
  power: 2,
  tactics: 1,
  defense: 4,
  abilities: [carriesIcon('quay')],
});
export const typeIIFighter = Ship('Type II Fighter', {
  number: '1C292',
  faction: 'independent',
  labels: ['Fighter'],
  capacity: 1,
  cost: 3,
  destiny: 4,
  power: 2,
  tactics: 1,
  defense: 3,
  always: [power(2, { if: farOut }), defense(2, { if: farOut })],
});
