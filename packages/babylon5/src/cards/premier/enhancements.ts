// If no source gives a text, the simplest effect with the strength of similar cards of that cost replaces it.

export const bookOfGQuan = enhancement("Book of G'Quan", {
  race: 'narn',
  cost: 8,
  enhances: character,
  always: [has(host, 'diplomacy', 3)],
  provenance: { text: 'reconstructed' },
});

export const crystalCities = enhancement('Crystal Cities', {
  race: 'minbari',
  cost: 6,
  enhances: location,
  always: [ratingHigher(1)],
  provenance: { text: 'reconstructed' },
});

export const energyMines = enhancement('Energy Mines', {
  race: 'narn',
  cost: 6,
  enhances: fleet,
  always: [attacksHarder(host, 3)],
  provenance: { text: 'reconstructed' },
});

export const fleetSupportBase = enhancement('Fleet Support Base', {
  cost: 8,
  enhances: location,
  actions: [{ say: 'repair a fleet', rotate: true, target: { ship: fleet }, effect: removeDamage('ship', 4) }],
  provenance: { text: 'ruling' },
});

export const prophecy = enhancement('Prophecy', {
  cost: 2,
  enhances: character,
  needs: atLeast(countCards(that(keyword('Seeress'), character, yours)), 1),
  always: [givesMark('destiny'), givesMark('doom')],
  provenance: { text: 'ruling', marks: 'reconstructed' },
});

export const psiBodyguard = enhancement('Psi Bodyguard', {
  cost: 4,
  enhances: character,
  always: [resists(host, 2)],
  provenance: { text: 'reconstructed' },
});

export const triluminary = enhancement('Triluminary', {
  race: 'minbari',
  cost: 8,
  enhances: character,
  // a tension rises; no source says which one, or by how much
  onSponsored: choose(
    'race',
    {
      list: otherRaces,
      prompt: 'Whose tension toward your race goes up?',
      stakes: 'It goes up by 1, to 5 at the most.',
    },
    tension('race', yourRace, 1),
  ),
  always: [givesMark('destiny'), givesMark('vorlon')],
  provenance: { text: 'reconstructed', marks: 'ruling' },
});

export const upgradedDefenses = enhancement('Upgraded Defenses', {
  cost: 5,
  enhances: 'babylon 5',
  onSponsored: influence('babylon5', 2),
  provenance: { text: 'reconstructed' },
});

export const latentTelepath = enhancement('Latent Telepath', {
  cost: 4,
  enhances: that(character, other(ambassador)),
  always: [
    has(that(host, other(race('narn')), other(printedAbove('psi', 0))), 'psi', 3, {
      say: `${HOST} has Psi 3, unless it is a Narn or has Psi of its own.`,
    }),
  ],
  provenance: { text: 'errata' },
});

export const fixedInTheirWays = enhancement('Fixed in Their Ways', {
  cost: 4,
  enhances: 'faction',
  onSponsored: gainMark(yourAmbassador, 'vorlon'),
  provenance: { text: 'reconstructed' },
});

export const mines = enhancement('Mines', {
  cost: 7,
  enhances: 'faction',
  whenever: [
    {
      on: 'state-began',
      if: yourRaceEnters('war'),
      say: 'Whenever your race goes to war',
      effect: forEach(cardsWhich(that(fleet, ofEnemies)), 'ship', damage('ship', 1)),
    },
  ],
  provenance: { text: 'reconstructed' },
});

export const pullingStrings = enhancement('Pulling Strings', {
  cost: 4,
  enhances: character,
  always: [discardedIf(is(hostCard, other(withMarks('destiny'))), `Discarded if ${HOST} has no Destiny Mark.`)],
  actions: [{ say: 'raise its Diplomacy', rotate: true, apply: 2, effect: bonus(hostCard, 'diplomacy', 2) }],
  provenance: { text: 'errata' },
});

import {
  ambassador,
  atLeast,
  attacksHarder,
  bonus,
  cardsWhich,
  character,
  choose,
  countCards,
  damage,
  discardedIf,
  fleet,
  forEach,
  gainMark,
  givesMark,
  HOST,
  has,
  host,
  hostCard,
  influence,
  is,
  keyword,
  location,
  ofEnemies,
  other,
  otherRaces,
  printedAbove,
  race,
  ratingHigher,
  removeDamage,
  resists,
  tension,
  that,
  withMarks,
  yourAmbassador,
  yourRace,
  yourRaceEnters,
  yours,
} from '../../words/index.ts';
import { enhancement } from './set.ts';
