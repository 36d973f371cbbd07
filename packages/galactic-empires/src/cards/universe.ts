// The cards of the Universe Edition: what is printed on them, and what they do.

// the rules come first: options are offered in the order in which verbs load
import '../game.ts';
import type { CardSource, CardText } from '../card.ts';
import printed from '../data/cards.json' with { type: 'json' };
import type { Printed } from '../printed.ts';
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

/** What is printed on every card of the set. */
export const PRINTED = printed as unknown as readonly Printed[];

/** All cards: their printed values and the texts of the card files. @throws Error for a text without a card, or two texts for one card */
function join(): CardSource[] {
  const texts = new Map<string, CardText>();
  for (const text of FILES.flatMap(file => Object.values(file))) {
    if (texts.has(text.id)) throw new Error(`${text.id}: two card files say what it does`);
    texts.set(text.id, text);
  }
  const sources = PRINTED.map(card => {
    const text = texts.get(card.id);
    texts.delete(card.id);
    return { ...card, ...text } as CardSource;
  });
  for (const id of texts.keys()) throw new Error(`${id}: nothing is printed on such a card (data/cards.json)`);
  return sources;
}

export { compileCard } from '../compile/card.ts';

/** Every card of the set, in the order of its printed data. */
export const UNIVERSE: readonly CardSource[] = join();
