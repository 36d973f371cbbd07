// Cards that no edition prints, for tests of conflicts, agendas and groups: characters and fleets with round numbers, and one card for each card of
// another edition in a ruling's example. Their titles begin with `Test`.
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import {
  addOpposition,
  anyCards,
  bringIntoPlay,
  cardsLaidUnder,
  conflictsOf,
  conflictTarget,
  damage,
  declareWar,
  discard,
  draw,
  enhancement as enhancements,
  fleet as fleets,
  gainInfluence,
  gainMark,
  group as groups,
  handCards,
  has,
  homeDefense,
  host,
  hostCard,
  joinsAnyConflict,
  keyword,
  loseInfluence,
  character as person,
  priced,
  sequence,
  setOf,
  that,
  theRace,
  toHand,
  when,
  won,
  wonBy,
  yourAmbassador,
  yours,
} from '../../src/words/index.ts';

const { character, group, fleet, location, enhancement, aftermath, event, conflict } = setOf('test');

const CARDS: readonly CardSource[] = [
  character('Test Mediator', { cost: 9, abilities: { diplomacy: 10 } }),
  character('Test Spare Envoy', { cost: 9, abilities: { diplomacy: 10 } }),
  character('Test Clerk', { cost: 7, abilities: { diplomacy: 4 } }),
  character('Test Notary', { cost: 4, abilities: { diplomacy: 5 } }),
  character('Test Spymaster', { cost: 9, abilities: { intrigue: 10 } }),
  character('Test Informer', { cost: 4, abilities: { intrigue: 4 } }),
  character('Test Mindreader', { cost: 8, abilities: { psi: 4, intrigue: 1 } }),
  character('Test Penumbra', { cost: 6, abilities: { diplomacy: 2 }, marks: { shadow: 1 } }),
  character('Test Adjutant', {
    race: 'human',
    cost: 5,
    abilities: { diplomacy: 2 },
    keywords: ["Human Ambassador's Assistant"],
  }),
  character('Test Oracle', { cost: 6, abilities: { diplomacy: 4, psi: 4, leadership: 4 } }),
  character('Test Hireling', { cost: 5, abilities: { diplomacy: 3, intrigue: 3 }, mercenary: true }),
  character('Test Prophet', { cost: 6, abilities: { diplomacy: 2 }, marks: { vorlon: 2 } }),
  character('Test Herald', {
    cost: 6,
    abilities: { diplomacy: 3 },
    onSponsored: gainInfluence('you', 1),
  }),
  character('Test Hermit', { cost: 3, abilities: { intrigue: 2 }, copies: 'unique' }),
  character('Test First Speaker', {
    race: 'non-aligned',
    abilities: { diplomacy: 4, intrigue: 4 },
    keywords: ['Starting Ambassador'],
  }),
  character('Test Second Speaker', {
    race: 'non-aligned',
    abilities: { diplomacy: 4, intrigue: 4 },
    keywords: ['Starting Ambassador'],
  }),
  group('Test Witness', {
    cost: 3,
    whenever: [{ on: 'conflict-resolving', say: 'whenever a conflict resolves', may: true, effect: draw('you', 1) }],
  }),
  fleet('Test Dreadnought', { cost: 24, abilities: { military: 12 } }),
  fleet('Test Armada', { cost: 20, abilities: { military: 10 }, copies: 'multiple' }),
  fleet('Test Squadron', { cost: 10, abilities: { military: 4 }, copies: 'multiple' }),
  fleet('Test Militia', { cost: 4, abilities: { military: 4 }, copies: 'multiple', always: [homeDefense()] }),
  location('Test Capital', {
    cost: 10,
    abilities: { military: 9 },
    keywords: ['Homeworld'],
    always: [joinsAnyConflict()],
  }),
  location('Test Fortress', { cost: 8, abilities: { military: 6 }, always: [joinsAnyConflict()] }),
  enhancement('Test Badge', { cost: 2, enhances: person }),
  event('Test Batteries', { play: { target: { c: conflictsOf('military') }, effect: addOpposition('c', 3) } }),
  event('Test Collision', {
    play: { target: { what: anyCards(that(enhancements, priced)) }, effect: discard('what') },
  }),
  event('Test Exposure', { play: { target: { what: cardsLaidUnder }, effect: discard('what') } }),
  event('Test Oath', {
    play: { target: { who: that(person, keyword('Grey Council Member')) }, effect: gainMark('who', 'destiny') },
  }),
  event('Test Recall', { play: { target: { which: that(fleets, yours) }, effect: toHand('which') } }),
  event('Test Outbreak', { play: { effect: declareWar(theRace('human'), theRace('minbari')) } }),
  event('Test Breakup', { play: { target: { what: anyCards(enhancements) }, effect: discard('what') } }),
  event('Test Crackdown', { play: { target: { what: anyCards(groups) }, effect: discard('what') } }),
  event('Test Mobilization', {
    play: { target: { which: handCards(fleets) }, effect: bringIntoPlay('which') },
  }),
  event('Test Shades', { cost: 5, play: { needsMarks: { shadow: 1 }, effect: draw('you', 1) } }),
  event('Test Vigil', { play: { needsMarks: { vorlon: 4 }, effect: draw('you', 1) } }),
  conflict('Test Swindle', {
    conflict: {
      types: ['intrigue'],
      target: 'player',
      outcome: sequence(when(won, gainInfluence('you', 1)), when(wonBy(10), loseInfluence(conflictTarget, 1))),
    },
  }),
  enhancement('Test Blade', { cost: 2, keywords: ['Weapon'], enhances: person }),
  conflict('Test Many Plots', { conflict: { types: ['intrigue'], manySided: true } }),
  conflict('Test Foray', { conflict: { types: ['military'], target: 'player' } }),
  enhancement('Test Curse', {
    cost: 2,
    enhances: person,
    actions: [{ say: 'hurt the bearer', rotate: true, effect: damage(hostCard, 1) }],
  }),
  enhancement('Test Baton', { cost: 2, enhances: person, always: [has(host, 'leadership', 3)] }),
  conflict('Test Pilgrimage', {
    conflict: { types: ['diplomacy'], canGive: ['destiny'], outcome: gainMark(yourAmbassador, 'destiny') },
  }),
  aftermath('Test Lost Mind', {
    aftermath: { occasions: [{ outcome: 'lost', types: ['psi'], participant: false }], on: 'ambassador' },
  }),
  aftermath('Test Plot Told', {
    aftermath: { occasions: [{ outcome: 'won', types: ['intrigue'], participant: false }], on: 'ambassador' },
  }),
  aftermath('Test Any War', {
    aftermath: { occasions: [{ outcome: 'any', types: ['military'], participant: false }], on: 'ambassador' },
  }),
];

for (const card of CARDS) compileCard(card);
