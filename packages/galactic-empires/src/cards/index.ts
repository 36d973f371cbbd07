// All cards of Galactic Empires, in one list.

import type { CardSource, CardText } from '../card.ts';
import { PRINTED } from '../printed.ts';
import * as abilities from './abilities.ts';
import * as agendas from './agendas.ts';
import * as bases from './bases.ts';
import * as crewComrades from './crew/comrades.ts';
import * as crewFighters from './crew/fighters.ts';
import * as crewHealers from './crew/healers.ts';
import * as crewOfficers from './crew/officers.ts';
import * as crewPlotters from './crew/plotters.ts';
import * as crewSchemers from './crew/schemers.ts';
import * as crewSpecialists from './crew/specialists.ts';
import * as crewStandIns from './crew/stand-ins.ts';
import * as dragons from './dragons.ts';
import * as equipment from './equipment.ts';
import * as hazards from './hazards.ts';
import * as luck from './luck.ts';
import * as monsters from './monsters.ts';
import * as occurrences from './occurrences.ts';
import * as ships from './ships.ts';
import * as terrain from './terrain.ts';

const FILES: readonly Readonly<Record<string, CardText>>[] = [
  abilities,
  agendas,
  bases,
  crewComrades,
  crewFighters,
  crewHealers,
  crewOfficers,
  crewPlotters,
  crewSchemers,
  crewSpecialists,
  crewStandIns,
  equipment,
  dragons,
  luck,
  occurrences,
  ships,
  hazards,
  terrain,
  monsters,
];

/** All cards: their printed values and the texts of the card files. @throws Error for a text without a card, or two texts for one card */
function join(): CardSource[] {
  const texts = new Map<string, CardText>();
  for (const text of FILES.flatMap(file => Object.values(file))) {
    if (texts.has(text.id)) throw new Error(`${text.id}: two card files say what it does`);
    texts.set(text.id, text);
  }
  const sources = PRINTED.map(printed => {
    const text = texts.get(printed.id);
    texts.delete(printed.id);
    return { ...printed, ...text } as CardSource;
  });
  for (const id of texts.keys()) throw new Error(`${id}: nothing is printed on such a card (data/cards.json)`);
  return sources;
}

export const CARDS: readonly CardSource[] = join();
