// Cards that no edition prints, for tests of characters and locations. Their titles begin with `Test`.
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import {
  addSupport,
  allowHighest,
  anothers,
  anyCards,
  bonus,
  character,
  conflictsOf,
  convertMark,
  discard,
  enhancement as enhancements,
  gainInfluence,
  gainMark,
  givesMark,
  has,
  host,
  influence,
  mutualTension,
  readyingCosts,
  sequence,
  setOf,
  stopIt,
  targetRace,
  that,
  when,
  won,
  youAreAtWar,
  yourAmbassador,
  yourRace,
} from '../../src/words/index.ts';

const { agenda, aftermath, character: person, conflict, enhancement, event } = setOf('test');

const CARDS: readonly CardSource[] = [
  // Conflicts
  conflict('Test Far Debate', { conflict: { types: ['diplomacy'], outcome: when(won, gainInfluence('you', 1)) } }),
  conflict('Test Congress', { conflict: { types: ['diplomacy'] } }),
  conflict('Test Far Plot', { conflict: { types: ['intrigue'] } }),
  conflict('Test Mind War', { conflict: { types: ['psi'] } }),
  conflict('Test Slander', {
    conflict: { types: ['intrigue'], target: 'card', targets: that(character, anothers) },
  }),
  conflict('Test Smear', { conflict: { types: ['intrigue'], target: 'race' } }),
  conflict('Test Speech', {
    conflict: { types: ['diplomacy'], target: 'card', targets: that(character, anothers) },
  }),
  conflict('Test Far Ultimatum', {
    conflict: {
      types: ['diplomacy'],
      target: 'race',
      canRaiseTension: true,
      always: mutualTension(yourRace, targetRace, 1),
    },
  }),
  conflict('Test Ceasefire Talks', { conflict: { types: ['diplomacy'], needs: youAreAtWar } }),

  // Characters
  person('Test Far Shade', { race: 'neutral', cost: 4, abilities: { intrigue: 2 }, marks: { shadow: 1 } }),
  person('Test Acolyte', { race: 'neutral', cost: 4, abilities: { intrigue: 2 }, needsMarks: { shadow: 3 } }),
  person('Test Far Heir', {
    race: 'narn',
    cost: 4,
    abilities: { diplomacy: 2 },
    replaces: [{ title: 'Narn Aide', must: true }],
  }),

  person('Test Censor', {
    race: 'human',
    cost: 5,
    abilities: { intrigue: 2 },
    responses: [
      {
        window: 'event played',
        say: 'While ready, he may stop an event',
        label: 'The censor stops it',
        effect: sequence(stopIt, discard('self')),
      },
    ],
  }),

  // Cards on characters
  enhancement('Test Bail', { cost: 2, enhances: character, always: [readyingCosts(host, 2)] }),
  enhancement('Test Dagger', { cost: 3, keywords: ['Weapon'], enhances: character }),
  enhancement('Test Pistol', { cost: 3, keywords: ['Weapon'], enhances: character }),
  enhancement('Test Sash', { cost: 4, enhances: character }),
  enhancement('Test Far Omen', { cost: 2, enhances: character, always: [givesMark('doom')] }),
  enhancement('Test Writ', { cost: 2, enhances: character, always: [readyingCosts(host, 20)] }),
  agenda('Test Dark Bargain', { always: [givesMark('shadow')] }),

  // Aftermaths
  aftermath('Test Far Disgrace', {
    aftermath: { occasions: [{ outcome: 'lost', types: [], participant: false }], on: 'ambassador' },
    always: [has(host, 'diplomacy', -2)],
  }),
  aftermath('Test Bitter Lesson', {
    aftermath: {
      occasions: [{ outcome: 'lost', types: [], participant: false }],
      on: 'your ambassador',
      effect: gainMark(yourAmbassador, 'destiny'),
    },
  }),
  aftermath('Test Laurels', {
    aftermath: {
      occasions: [{ outcome: 'any', types: [], participant: true }],
      on: 'character',
    },
  }),
  aftermath('Test Reparations', {
    aftermath: {
      occasions: [{ outcome: 'any', types: [], participant: false }],
      on: 'your ambassador',
      effect: gainInfluence('you', 1),
    },
  }),

  // Events
  event('Test Filler', { play: { needs: youAreAtWar, effect: influence('babylon5', 1) } }),
  event('Test Doom', { play: { target: { victim: character }, effect: gainMark('victim', 'doom') } }),
  event('Test Twofold Doom', { play: { target: { victim: character }, effect: gainMark('victim', 'doom', 2) } }),
  event('Test Atonement', {
    play: { target: { penitent: character }, effect: convertMark('penitent', 'doom', 'strife', 2) },
  }),
  event('Test Downfall', { play: { target: { fallen: character }, effect: convertMark('fallen', 'destiny', 'doom') } }),
  event('Test Whispers', { play: { target: { friend: character }, effect: bonus('friend', 'intrigue', 2) } }),
  event('Test Oratory', { play: { target: { friend: character }, effect: bonus('friend', 'diplomacy', 2) } }),
  event('Test Loophole', {
    play: { target: { friend: character, cause: conflictsOf() }, effect: allowHighest('friend', 'cause') },
  }),
  event('Test Disarm', { play: { target: { thing: anyCards(enhancements) }, effect: discard('thing') } }),
  event('Test Far Proclamation', { cost: 1, copies: 'unique', play: { effect: influence('babylon5', 2) } }),
  event('Test Far Bounty', { play: { effect: gainInfluence('you', 1) } }),
  event('Test Backing', { play: { target: { cause: conflictsOf() }, effect: addSupport('cause', 20) } }),
];

for (const card of CARDS) compileCard(card);
