// Cards that no edition prints, for rules that no card of the pool shows. Their titles begin with `Test`.
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import {
  adoptAgenda,
  agenda as agendas,
  anyCard,
  anyCards,
  appliedFor,
  bonus,
  bringIntoPlay,
  cardsWhich,
  character as characters,
  choose,
  conflictTarget,
  costing,
  costOf,
  costPaid,
  couldSponsor,
  damage,
  discard,
  draw,
  enhancement as enhancements,
  eventsSinceYouActed,
  factOf,
  fleet as fleets,
  forEach,
  gainInfluence,
  gainMark,
  gainPower,
  givesMark,
  handCards,
  has,
  host,
  inYourFaction,
  loseInfluence,
  may,
  mayComeIn,
  mayEnterInner,
  mayUse,
  neutralize,
  not,
  other,
  promotable,
  promote,
  promotionCost,
  purgeMark,
  putInPlaceOf,
  race,
  removeFromGame,
  reverseEvent,
  same,
  sequence,
  setOf,
  sponsorable,
  sponsorCard,
  sponsoredSinceYouActed,
  sponsoringCosts,
  supporting,
  supportsNow,
  that,
  titled,
  toHand,
  unneutralized,
  when,
  withAbility,
  withMarks,
  won,
  yourAmbassador,
  yours,
} from '../../src/words/index.ts';

const { character, group, fleet, location, enhancement, agenda, event, conflict, contingency } = setOf('test');

const CARDS: readonly CardSource[] = [
  // Influence gains, and possible results
  event('Test Windfall', { play: { effect: gainInfluence('you', 1) } }),
  group('Test Auditors', {
    cost: 3,
    copies: 'multiple',
    whenever: [
      {
        on: 'influence-gained',
        if: not(same(factOf('seat'), 'you')),
        say: 'Whenever another player gains influence',
        may: true,
        rotate: true,
        effect: loseInfluence(factOf('seat'), 1),
      },
    ],
  }),

  // Conflicts
  conflict('Test Overture', { conflict: { types: ['diplomacy'], outcome: when(won, gainInfluence('you', 1)) } }),
  conflict('Test Feud', { copies: 'unique', conflict: { types: ['intrigue'] } }),
  conflict('Test Summit', { copies: 'limited', conflict: { types: ['diplomacy'] } }),
  conflict('Test Proclamation', {
    conflict: { types: ['diplomacy'], target: 'player', initiate: gainInfluence('you', 1) },
  }),
  conflict('Test Disgrace', {
    conflict: {
      types: ['intrigue'],
      target: 'card',
      targets: that(characters, supporting),
      outcome: when(won, discard(conflictTarget)),
    },
  }),
  conflict('Test Ambush', {
    conflict: {
      types: ['intrigue'],
      target: 'card',
      targets: that(characters, supporting),
      outcome: when(won, neutralize(conflictTarget)),
    },
  }),
  conflict('Test Bounty', {
    conflict: {
      types: ['diplomacy'],
      outcome: when(
        won,
        choose(
          'card',
          { list: handCards(sponsorable('free')), optional: true, prompt: 'Sponsor which?' },
          sponsorCard('card', 'free'),
        ),
      ),
    },
  }),
  agenda('Test Ambition', { conflicts: [{ name: 'Test Ambition', types: ['any'], target: 'player' }] }),
  agenda('Test Schemes', {
    conflicts: [
      {
        name: 'Test Schemes',
        types: ['intrigue'],
        target: 'player',
        cost: 7,
        outcome: when(won, gainInfluence('you', 1)),
      },
    ],
  }),
  group('Test Corps', {
    cost: 4,
    conflicts: [{ name: 'Test Corps', types: ['psi'], target: 'player', additional: true, rotate: true }],
  }),
  character('Test King', {
    race: 'human',
    cost: 5,
    abilities: { diplomacy: 2, leadership: 3 },
    conflicts: [{ name: 'Test King', types: ['leadership'], target: 'player', additional: true }],
  }),
  event('Test Sweep', { play: { target: { prey: anyCards(anyCard) }, effect: discard('prey') } }),

  // Actions
  character('Test Zealot', {
    race: 'human',
    cost: 3,
    abilities: { diplomacy: 3 },
    actions: [{ say: 'give all for the cause', neutralize: true, effect: gainInfluence('you', 1) }],
  }),
  contingency('Test Precaution', {
    contingency: { under: characters, on: 'damaged', say: 'When it is damaged', effect: draw('you', 1) },
  }),
  event('Test Blow', { play: { target: { victim: characters }, effect: damage('victim', 1) } }),

  // Sponsoring
  character('Test Wanderer', { race: 'neutral', cost: 4, abilities: { diplomacy: 2 } }),
  group('Test Traders', { cost: 3 }),
  group('Test Haggler', { cost: 2, always: [sponsoringCosts(characters, -1)] }),
  group('Test Patrons', { cost: 2, always: [sponsoringCosts(anyCard, -2)] }),
  group('Test Steward', { cost: 2, always: [sponsoringCosts(anyCard, -4)] }),
  enhancement('Test Medal', { cost: 1, enhances: characters, always: [has(host, 'diplomacy', 1)] }),
  enhancement('Test Signet', {
    cost: 1,
    enhances: characters,
    copies: 'limited',
    onSponsored: gainMark(yourAmbassador, 'destiny'),
  }),
  enhancement('Test Narn Medal', { race: 'narn', cost: 1, enhances: characters, always: [has(host, 'leadership', 1)] }),
  character('Test Convert', { race: 'neutral', cost: 2, abilities: { diplomacy: 1 }, needsMarks: { destiny: 2 } }),
  event('Test Draft', { play: { target: { card: handCards(couldSponsor) }, effect: bringIntoPlay('card') } }),
  character('Test Martyr', {
    race: 'narn',
    cost: 1,
    abilities: { diplomacy: 1 },
    replaces: [{ title: 'Narn Aide' }],
    onSponsored: gainMark(yourAmbassador, 'doom'),
    onPlayed: gainMark(yourAmbassador, 'strife'),
  }),
  enhancement('Test Brand', {
    cost: 1,
    enhances: characters,
    onSponsored: gainMark(yourAmbassador, 'doom'),
    onPlayed: gainMark(yourAmbassador, 'strife'),
  }),
  event('Test Spotlight', {
    play: { target: { who: that(characters, supporting) }, effect: bonus('who', 'diplomacy', 2) },
  }),
  event('Test Applause', {
    play: { target: { who: that(characters, supportsNow) }, effect: bonus('who', 'diplomacy', 2) },
  }),
  fleet('Test Vorlon Fleet', { race: 'vorlon', cost: 5, abilities: { military: 8 } }),
  fleet('Test Vorlon Escort', {
    race: 'vorlon',
    cost: 3,
    abilities: { military: 4 },
    anyRace: true,
    needsMarks: { vorlon: 2 },
  }),
  group('Test Cult', { cost: 2, needsMarks: { shadow: 2 } }),
  group('Test Coven', { cost: 2, sponsoring: { by: that(characters, withMarks('shadow')) } }),
  group('Test Convoy', { cost: 2, sponsoring: { rotate: fleets } }),
  event('Test Grant', {
    play: { target: { card: handCards(sponsorable('free')) }, effect: sponsorCard('card', 'free') },
  }),
  group('Test Recruiters', {
    cost: 3,
    actions: [
      {
        say: 'sponsor a card',
        rotate: true,
        target: { card: handCards(sponsorable('self')) },
        effect: sponsorCard('card', 'self'),
      },
    ],
  }),
  agenda('Test Works', {
    actions: [
      {
        say: 'sponsor a card',
        rotate: true,
        target: { card: handCards(sponsorable('nobody')) },
        effect: sponsorCard('card', 'nobody'),
      },
    ],
  }),
  fleet('Test Bare Fleet', { abilities: { military: 6 } }),
  fleet('Test United Fleet', { abilities: { military: 9 }, sponsoring: { apply: 5 } }),
  enhancement('Test Vorlon Pact', { cost: 1, enhances: 'faction', onSponsored: gainMark(yourAmbassador, 'vorlon') }),
  enhancement('Test Vorlon Beacon', { cost: 1, enhances: 'faction', always: [givesMark('vorlon')] }),
  enhancement('Test Shadow Pact', { cost: 1, enhances: 'faction', onSponsored: gainMark(yourAmbassador, 'shadow') }),
  group('Test Narn Guild', { race: 'narn', cost: 2 }),
  agenda('Test Narn Creed', { race: 'narn' }),
  event('Test Narn Cry', { race: 'narn', play: { effect: gainInfluence('you', 1) } }),
  conflict('Test Narn Feud', { race: 'narn', conflict: { types: ['intrigue'] } }),
  character('Test Vorlon Aide', { race: 'neutral', cost: 1, abilities: { diplomacy: 1 }, marks: { vorlon: 1 } }),

  // Promotion
  event('Test Elevation', {
    play: {
      target: { hero: that(characters, supporting, inYourFaction) },
      apply: promotionCost('hero'),
      effect: promote('hero'),
    },
  }),
  event('Test Acclaim', {
    play: { target: { hero: that(characters, supporting, inYourFaction, promotable) }, effect: promote('hero') },
  }),
  character('Test Recluse', { race: 'human', cost: 3, abilities: { diplomacy: 3 }, neverInner: true }),
  agenda('Test Drakh Creed', { race: 'drakh' }),
  event('Test New Priorities', {
    play: { target: { creed: handCards(that(agendas, mayComeIn)) }, effect: adoptAgenda('creed') },
  }),
  event('Test Masterful Plan', {
    play: { target: { creed: handCards(that(agendas, race('drakh'))) }, effect: adoptAgenda('creed') },
  }),
  event('Test Dispensation', {
    play: {
      target: { hero: that(characters, supporting, inYourFaction) },
      effect: sequence(mayEnterInner('hero'), promote('hero')),
    },
  }),

  // Replacement
  character('Test Veteran', { race: 'narn', cost: 6, abilities: { diplomacy: 4 }, replaces: [{ title: 'Narn Aide' }] }),
  character('Test Keeper', {
    race: 'narn',
    cost: 6,
    abilities: { diplomacy: 4 },
    replaces: [{ title: 'Narn Aide', enhancements: true, aftermaths: true, contingencies: true, marks: true }],
  }),
  character('Test Ascetic', {
    race: 'narn',
    cost: 6,
    abilities: { diplomacy: 4 },
    replaces: [{ title: 'Narn Aide', marks: true }],
  }),
  character('Test Heir', {
    race: 'narn',
    cost: 4,
    abilities: { diplomacy: 3 },
    replaces: [{ title: 'Narn Aide', must: true }],
  }),
  character('Test Double', {
    race: 'narn',
    cost: 4,
    abilities: { diplomacy: 3 },
    replaces: [{ title: 'Narn Aide', plain: true }],
  }),
  character('Test Loyalist', {
    race: 'narn',
    cost: 4,
    abilities: { diplomacy: 3 },
    replaces: [{ title: 'Narn Aide', own: true }],
  }),
  character('Test Successor', {
    race: 'narn',
    abilities: { diplomacy: 4, leadership: 4 },
    replaces: [{ title: "G'Kar", must: true }],
  }),
  event('Test Exchange', {
    play: {
      target: { old: titled('Narn Aide'), heir: handCards(titled('Test Veteran')) },
      effect: putInPlaceOf('old', 'heir', {}),
    },
  }),
  event('Test Retraction', { play: { target: { deed: eventsSinceYouActed }, effect: reverseEvent('deed') } }),
  group('Test Chronicle', {
    cost: 2,
    whenever: [{ on: 'replaced', say: 'Whenever a character is replaced', effect: gainInfluence('you', 1) }],
  }),
  event('Test Oblivion', {
    play: { target: { who: that(characters, other(inYourFaction)) }, effect: removeFromGame('who') },
  }),
  enhancement('Test Glow', { cost: 1, enhances: characters, always: [givesMark('destiny')] }),
  group('Test Kosh', {
    cost: 2,
    whenever: [{ on: 'mark-purged', say: 'Whenever a mark is purged', effect: gainInfluence('you', 1) }],
  }),
  agenda('Test Lure', { always: [givesMark('shadow')] }),
  character('Test Forsaken', {
    race: 'narn',
    abilities: { diplomacy: 3, intrigue: 5, leadership: 5 },
    marks: { doom: 1 },
    replaces: [{ title: "G'Kar", must: true, enhancements: true, aftermaths: true, contingencies: true, marks: true }],
  }),
  character('Test Reborn', {
    race: 'human',
    abilities: { diplomacy: 7, intrigue: 4, leadership: 7 },
    replaces: [{ title: 'John Sheridan', must: true, enhancements: true, marks: true }],
  }),
  character('Test Anlashok', {
    race: 'minbari',
    abilities: { diplomacy: 8, intrigue: 5, leadership: 5 },
    marks: { destiny: 1 },
    replaces: [
      {
        title: 'Delenn Transformed',
        must: true,
        enhancements: true,
        contingencies: true,
        marks: true,
        aftermaths: 'chosen',
      },
    ],
  }),
  event('Test Cleansing', { play: { target: { who: withMarks('doom') }, effect: purgeMark('who', 'doom') } }),
  event('Test Strife', { play: { target: { what: anyCards(anyCard) }, effect: gainMark('what', 'strife') } }),

  // Costs
  enhancement('Test Impairment', { enhances: characters }),
  enhancement('Test Warding', { cost: 2, enhances: characters, needsMarks: { vorlon: 2 } }),
  event('Test Eliminate', {
    play: { target: { prey: anyCards(that(enhancements, costing(10))) }, effect: discard('prey') },
  }),
  event('Test Scuttle', { play: { target: { prey: fleets }, apply: costOf('prey'), effect: neutralize('prey') } }),
  event('Test Repeal', { play: { target: { prey: anyCards(agendas) }, effect: discard('prey') } }),
  event('Test Taunt', {
    play: { target: { card: sponsoredSinceYouActed }, apply: appliedFor('card'), effect: toHand('card') },
  }),
  character('Test Magnate', {
    race: 'neutral',
    cost: 4,
    abilities: { diplomacy: 2 },
    onSponsored: gainPower('you', costPaid),
  }),
  group('Test Consortium', { cost: 3, sponsoring: { apply: 2 } }),
  event('Test Sortie', {
    cost: 2,
    play: { needsMarks: { destiny: 1 }, target: { prey: that(fleets, unneutralized) }, effect: neutralize('prey') },
  }),
  event('Test Errand', { play: { rotates: characters, effect: draw('you', 1) } }),
  event('Test Catharsis', { play: { purge: 'doom', effect: draw('you', 1) } }),

  // Targets
  event('Test Salvo', { play: { target: { prey: fleets }, effect: damage('prey', 2) } }),
  event('Test Duel', {
    play: { target: { hero: characters, prey: fleets }, effect: sequence(damage('hero', 1), damage('prey', 1)) },
  }),
  event('Test Blessing', {
    play: {
      effect: forEach(cardsWhich(that(characters, withMarks('destiny'))), 'hero', bonus('hero', 'diplomacy', 2)),
    },
  }),
  event('Test Favor', {
    play: { target: { hero: that(characters, withMarks('destiny')) }, effect: bonus('hero', 'diplomacy', 2) },
  }),
  enhancement('Test Dark Gift', {
    cost: 1,
    enhances: that(characters, withMarks('shadow', 3)),
    always: [has(host, 'intrigue', 2)],
  }),
  event('Test Absolution', { play: { target: { who: withMarks('shadow') }, effect: purgeMark('who', 'shadow') } }),

  // Persons
  character('Test Garibaldi', { race: 'human', cost: 4, abilities: { intrigue: 2 }, personality: 'Michael Garibaldi' }),
  character('Test Chief', {
    race: 'human',
    cost: 4,
    abilities: { intrigue: 2 },
    personality: 'Michael Garibaldi',
    discardsVersion: true,
  }),
  character('Test Sleuth', {
    race: 'human',
    cost: 4,
    abilities: { intrigue: 4 },
    personality: 'Michael Garibaldi',
    replaces: [{ title: 'Michael Garibaldi' }],
  }),

  // Abilities used as others
  character('Test Envoy', {
    race: 'human',
    cost: 5,
    abilities: { intrigue: 5 },
    always: [mayUse('intrigue', 'diplomacy'), mayUse('intrigue', 'leadership')],
  }),
  event('Test Address', {
    play: { target: { who: that(characters, yours, withAbility('diplomacy', 5)) }, effect: gainInfluence('you', 1) },
  }),

  // Triggers and lasting effects
  group('Test Witnesses', {
    cost: 2,
    copies: 'multiple',
    whenever: [
      {
        on: 'event-played',
        say: 'Whenever an event is played',
        effect: sequence(may('Gain 1 influence?', gainInfluence('you', 1)), may('Draw a card?', draw('you', 1))),
      },
    ],
  }),
  character('Test Mentor', {
    race: 'human',
    cost: 3,
    abilities: { diplomacy: 1 },
    actions: [{ say: 'advise', rotate: true, target: { who: characters }, effect: bonus('who', 'diplomacy', 2) }],
  }),
  location('Test Outpost', { cost: 2, abilities: { military: 4 } }),
];

for (const card of CARDS) compileCard(card);
