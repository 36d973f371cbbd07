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

export const concealedWeapon = enhancement('Concealed Weapon', {
  cost: 3,
  keywords: ['Weapon'],
  alone: 'Weapon',
  enhances: character,
  always: [givesMark('strife')],
  provenance: { text: 'errata' },
});

/** An enhancement that adds half of one ability to another, worked out as the initiative is. */
const halfMore = (title: string, of: 'diplomacy' | 'intrigue', to: 'diplomacy' | 'intrigue', without: string) => {
  const anew = workOut(half(abilityWithout(of, hostCard, without)));
  return enhancement(title, {
    cost: 8,
    enhances: character,
    onPlayed: anew,
    always: [has(host, to, fixedNumber, { say: `${HOST} has a bonus to its ${capitalized(to)}.` })],
    whenever: [{ on: 'initiative', say: 'Whenever the initiative is determined', effect: anew }],
    provenance: { text: 'errata' },
  });
};
export const covertAllies = halfMore('Covert Allies', 'diplomacy', 'intrigue', 'Power Posturing');
export const powerPosturing = halfMore('Power Posturing', 'intrigue', 'diplomacy', 'Covert Allies');

export const isolationism = enhancement('Isolationism', {
  cost: 1,
  enhances: 'your faction',
  always: [
    cardsCost(that(character, ofRace(yourRace), paidByAnotherRace), tensionTo(raceOf('payer')), {
      whose: 'others',
      say: 'Characters of your race cost a player of another race more to sponsor: as much as your tension toward that race.',
    }),
  ],
  whenever: [
    {
      on: 'round',
      if: factIs('round', 'draw'),
      say: 'In each draw round',
      effect: unlessApplies('you', lowestYourTension, discard('self')),
    },
  ],
  provenance: { text: 'errata' },
});

export const vitalInterests = enhancement('Vital Interests', {
  cost: 1,
  enhances: 'your faction',
  whenever: [
    {
      on: 'conflict-resolved',
      if: warWon,
      say: 'Whenever you win a war conflict that you initiated',
      effect: loseInfluence(warTarget, 1),
    },
    {
      on: 'round',
      if: factIs('round', 'draw'),
      say: 'In each draw round',
      effect: unlessApplies('you', 5, discard('self')),
    },
  ],
  provenance: { text: 'errata' },
});

export const overworked = enhancement('Overworked', {
  cost: 2,
  enhances: that(ambassador, withoutAssistant),
  always: [
    readyingCosts(host, 1),
    discardedIf(is(hostCard, other(withoutAssistant)), `Discarded once the assistant of ${HOST} is in play.`),
  ],
  provenance: { text: 'errata' },
});

export const stealthTechnology = enhancement('Stealth Technology', {
  race: 'minbari',
  cost: 9,
  enhances: fleet,
  always: [halvesDamage(host)],
  provenance: { text: 'ruling' },
});

export const planetaryDefenses = enhancement('Planetary Defenses', {
  cost: 5,
  enhances: location,
  actions: [
    {
      say: 'oppose a conflict with half the Military of the location',
      rotate: true,
      target: { conflict: conflictsAimedAt(hostCard, 'military') },
      effect: addOpposition('conflict', half(abilityOf('military', hostCard))),
    },
  ],
  provenance: { text: 'reconstructed' },
});

export const luxuriesOfHomeworld = enhancement('Luxuries of Homeworld', {
  cost: 6,
  enhances: that(supporting, character),
  always: [actsAsInnerCircle(host)],
  whenever: [
    {
      on: 'neutralized',
      if: same(factOf('card'), hostCard),
      say: 'When that character is neutralized',
      effect: lasting(hostCard, 'inner-for-healing', {
        until: 'stays',
        say: 'until it is no longer neutralized, it stays in play and heals as Inner Circle characters do',
      }),
    },
    {
      on: 'unneutralized',
      if: same(factOf('card'), hostCard),
      say: 'When that character is no longer neutralized',
      effect: discard('self'),
    },
  ],
  provenance: { text: 'errata' },
});

const lostFleet = factOf('card');
export const salvageYard = enhancement('Salvage Yard', {
  cost: 10,
  enhances: that(location, yours),
  whenever: [
    {
      on: 'moved',
      if: all(discardedFromPlay, is(lostFleet, that(fleet, ofRace(yourRace), other(printedAbove('military', 6))))),
      say: 'Whenever a fleet of your race with a printed Military below 7 is discarded from play',
      effect: mayBuyBack(lostFleet),
    },
  ],
  provenance: { text: 'errata' },
});

/** What follows each time the drivers are used. */
const outrage = sequence(tensionOfAll(yourRace, 1), influence('babylon5', -1));
export const massDrivers = enhancement('Mass Drivers', {
  cost: 5,
  enhances: fleet,
  always: [
    has(that(host, supportsAgainst(location)), 'military', 10, {
      say: `${HOST} has +10 Military while supporting a conflict aimed at a location.`,
    }),
    has(that(host, strikes(location), other(supportsAgainst(location))), 'military', 10, {
      instant: true,
      say: `${HOST} has +10 Military while attacking a location.`,
    }),
  ],
  whenever: [
    {
      on: 'joined',
      if: all(same(factOf('card'), hostCard), joinedAgainst(location)),
      say: 'Whenever that fleet supports a conflict aimed at a location',
      effect: outrage,
    },
    {
      on: 'attack',
      if: all(same(factOf('attacker'), hostCard), is(factOf('target'), location)),
      say: 'Whenever that fleet attacks a location',
      effect: outrage,
    },
  ],
  provenance: { text: 'errata' },
});

export const commerceRaiding = enhancement('Commerce Raiding', {
  cost: 7,
  enhances: 'global',
  onPlayed: note(plus(1, idOf('you'))),
  always: [
    suspends('free trade'),
    ratingHigher(1, { whose: notedPlayer, say: 'The Influence Rating of the player who sponsored it is 1 higher' }),
  ],
  conflicts: [
    {
      name: 'Commerce Raiding',
      types: ['military'],
      anybody: true,
      target: 'card',
      targets: thisCard,
      ownRace: true,
      opposition: 10,
      outcome: when(won, discard('self')),
    },
  ],
  provenance: { text: 'errata' },
});

import { capitalized } from '@orrery/kernel';
import {
  abilityOf,
  abilityWithout,
  actsAsInnerCircle,
  addOpposition,
  all,
  ambassador,
  atLeast,
  attacksHarder,
  bonus,
  cardsCost,
  cardsWhich,
  character,
  choose,
  conflictsAimedAt,
  countCards,
  damage,
  discard,
  discardedFromPlay,
  discardedIf,
  factIs,
  factOf,
  fixedNumber,
  fleet,
  forEach,
  gainMark,
  givesMark,
  HOST,
  half,
  halvesDamage,
  has,
  host,
  hostCard,
  idOf,
  influence,
  is,
  joinedAgainst,
  keyword,
  lasting,
  location,
  loseInfluence,
  lowestYourTension,
  mayBuyBack,
  note,
  notedPlayer,
  ofEnemies,
  ofRace,
  other,
  otherRaces,
  paidByAnotherRace,
  plus,
  printedAbove,
  race,
  raceOf,
  ratingHigher,
  readyingCosts,
  removeDamage,
  resists,
  same,
  sequence,
  strikes,
  supporting,
  supportsAgainst,
  suspends,
  tension,
  tensionOfAll,
  tensionTo,
  that,
  thisCard,
  unlessApplies,
  warTarget,
  warWon,
  when,
  withMarks,
  withoutAssistant,
  won,
  workOut,
  yourAmbassador,
  yourRace,
  yourRaceEnters,
  yours,
} from '../../words/index.ts';
import { enhancement } from './set.ts';
