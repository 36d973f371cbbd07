// Cards that no edition prints, for the rules of enhancements, events, contingencies, marks, blanking, discards and similar. Their titles begin with
// `Test`.
import { type CardSource, DEFS } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import type { SeatPosition } from '../../src/index.ts';
import {
  agenda as agendas,
  ambassador,
  anyCard,
  anyCards,
  atLeast,
  bonus,
  capture,
  character as characters,
  concernsMarks,
  costOf,
  costs,
  countCards,
  countsAsPower,
  damage,
  declareWar,
  discard,
  discardedFromPlay,
  draw,
  draws,
  eventCard,
  factIs,
  factOf,
  fetchFromOutside,
  fleet as fleets,
  forEvery,
  gainInfluence,
  gainMark,
  gainPower,
  givesKeyword,
  givesMark,
  globalEnhancement,
  half,
  halvesDamage,
  has,
  host,
  hostCard,
  influence,
  inYourFaction,
  is,
  keyword,
  location as locations,
  losesKeyword,
  marks,
  marksNeeded,
  neutralize,
  not,
  playerOf,
  plus,
  promote,
  purgeMark,
  putTokens,
  race,
  raceOf,
  removeFromGame,
  same,
  searchDeck,
  sequence,
  setOf,
  stopIt,
  supporting,
  takeControl,
  that,
  toHand,
  when,
  withMarks,
  won,
  yourAmbassador,
  yourMarks,
  yourRace,
  yours,
} from '../../src/words/index.ts';
import { type Table, table } from './table.ts';

const { character, group, fleet, location, enhancement, agenda, event, conflict, aftermath, contingency } =
  setOf('test');

const anyDamage = same(factOf('card'), hostCard);
const ourPeople = that(characters, inYourFaction);

const CARDS: readonly CardSource[] = [
  // Characters, fleets and locations with round numbers
  character('Test Narn Envoy', { race: 'narn', cost: 3, abilities: { diplomacy: 3 } }),
  character('Test Narn Clerk', { race: 'narn', cost: 2, abilities: { diplomacy: 2 }, copies: 'multiple' }),
  character('Test Narn Spy', { race: 'narn', cost: 3, abilities: { intrigue: 5 } }),
  character('Test Narn Officer', { race: 'narn', cost: 3, abilities: { leadership: 4 }, keywords: ['Warleader'] }),
  character('Test Narn Assassin', { race: 'narn', cost: 3, abilities: { intrigue: 8 } }),
  character('Test Unique Sage', { race: 'narn', cost: 3, abilities: { diplomacy: 3 }, copies: 'unique' }),
  character('Test Centauri Envoy', { race: 'centauri', cost: 4, abilities: { diplomacy: 4 } }),
  character('Test Centauri Spy', { race: 'centauri', cost: 3, abilities: { intrigue: 9 } }),
  character('Test Shade', { race: 'narn', cost: 1, abilities: { intrigue: 2 }, marks: { shadow: 2 } }),
  character('Test Light', { race: 'narn', cost: 1, abilities: { intrigue: 2 }, marks: { vorlon: 1 } }),
  character('Test Brute', { race: 'narn', cost: 3, abilities: { intrigue: 3 }, marks: { strife: 1 } }),
  character('Test Believer', {
    race: 'narn',
    cost: 6,
    abilities: { diplomacy: 3 },
    normalCostWith: { vorlon: 2 },
    always: [costs(6, 'Costs 6 more, unless you have 2 Vorlon Marks.', { if: not(atLeast(yourMarks('vorlon'), 2)) })],
  }),
  character('Test Victim of Doom', { race: 'neutral', cost: 1, abilities: { diplomacy: 1 }, marks: { doom: 1 } }),
  character('Test Ranger', { race: 'neutral', cost: 1, abilities: { diplomacy: 1 }, keywords: ['Ranger'] }),
  character('Test Psi Cop', { race: 'human', cost: 1, abilities: { psi: 4 }, keywords: ['Psi Corps'] }),
  character('Test Psi Agent', { race: 'human', cost: 1, abilities: { psi: 3 }, keywords: ['Psi Corps'] }),
  character('Test Bare Heir', {
    race: 'narn',
    abilities: { diplomacy: 4, leadership: 4 },
    replaces: [{ title: "G'Kar", must: true }],
  }),
  character('Test Full Heir', {
    race: 'narn',
    abilities: { diplomacy: 4, leadership: 4 },
    replaces: [{ title: "G'Kar", must: true, marks: true }],
  }),
  fleet('Test Narn Ships', { race: 'narn', cost: 4, abilities: { military: 5 } }),
  fleet('Test Narn Escort', { race: 'narn', cost: 4, abilities: { military: 3 } }),
  fleet('Test Dark Ships', { race: 'narn', cost: 4, abilities: { military: 5 }, marks: { shadow: 1 } }),
  location('Test Narn Port', { race: 'narn', cost: 4, abilities: { military: 4 } }),
  location('Test Centauri Port', {
    race: 'centauri',
    cost: 4,
    abilities: { military: 4 },
    always: [has(ourPeople, 'diplomacy', 1)],
  }),

  // Enhancements of every type box
  enhancement('Test Charm', { cost: 1, enhances: characters, always: [has(host, 'diplomacy', 1)] }),
  enhancement('Test Amulet', { cost: 1, enhances: characters, always: [has(host, 'diplomacy', 2)] }),
  enhancement('Test Plating', { cost: 1, enhances: fleets, always: [has(host, 'military', 2)] }),
  enhancement('Test Walls', { cost: 1, enhances: locations, always: [has(host, 'military', 3)] }),
  enhancement('Test Guns', { cost: 1, enhances: locations, always: [has(host, 'military', 1)] }),
  enhancement('Test Statute', { cost: 1, enhances: 'faction', always: [has(ourPeople, 'diplomacy', 1)] }),
  enhancement('Test Narn Statute', { race: 'narn', cost: 1, enhances: 'faction' }),
  enhancement('Test Subsidy', { cost: 1, enhances: 'faction', onSponsored: gainInfluence('you', 1) }),
  enhancement('Test Amendment', { cost: 1, enhances: agendas }),
  enhancement('Test Era', { cost: 1, enhances: 'global', always: [has(ambassador, 'diplomacy', 1)] }),
  enhancement('Test Station', { cost: 1, enhances: 'babylon 5', always: [has(ambassador, 'intrigue', 1)] }),
  enhancement('Test We Are Not Impressed', { cost: 1, enhances: 'global' }),
  enhancement('Test Registry', {
    cost: 1,
    enhances: 'global',
    actions: [{ say: 'give the station 1', effect: influence('babylon5', 1) }],
  }),
  enhancement('Test Eye', { race: 'centauri', cost: 1, enhances: characters, always: [has(host, 'diplomacy', 2)] }),
  enhancement('Test Worded Dark Gift', {
    cost: 1,
    enhances: that(characters, withMarks('shadow', 3)),
    always: [has(host, 'diplomacy', 2)],
  }),
  enhancement('Test Omen', { cost: 1, enhances: characters, always: [givesMark('doom')] }),
  enhancement('Test Two Omens', { cost: 1, enhances: characters, always: [givesMark('doom', 2)] }),
  enhancement('Test Light Omen', {
    cost: 1,
    enhances: characters,
    pictures: ['vorlon'],
    always: [givesMark('vorlon')],
  }),
  enhancement('Test Worded Warding', { cost: 1, enhances: characters, always: [halvesDamage(host)] }),
  enhancement('Test Veil', { cost: 1, enhances: characters, always: [halvesDamage(host)] }),
  enhancement('Test Dismissal', { cost: 1, enhances: characters, always: [losesKeyword(host, 'Warleader')] }),
  enhancement('Test Commission', { cost: 1, enhances: characters, always: [givesKeyword(host, 'Warleader')] }),

  // Events
  event('Test Banishment', { play: { target: { what: anyCards(anyCard) }, effect: discard('what') } }),
  event('Test Homecoming', { play: { target: { what: anyCards(anyCard) }, effect: toHand('what') } }),
  event('Test Worded Oblivion', { play: { target: { what: anyCards(anyCard) }, effect: removeFromGame('what') } }),
  event('Test Worded Repeal', { play: { target: { what: anyCards(globalEnhancement) }, effect: discard('what') } }),
  event('Test Seizure', { play: { target: { where: locations }, effect: capture('where') } }),
  event('Test Subversion', { play: { target: { who: characters }, effect: takeControl('who') } }),
  event('Test Worded Blow', { play: { target: { who: characters }, effect: damage('who', 1) } }),
  event('Test Collapse', { play: { target: { who: that(characters, yours) }, effect: neutralize('who') } }),
  event('Test Narn Valor', {
    play: { target: { who: that(characters, race('narn')) }, effect: bonus('who', 'leadership', 1) },
  }),
  event('Test Long Favor', {
    play: { target: { who: characters }, effect: bonus('who', 'diplomacy', 2, 'next-turn') },
  }),
  event('Test Outside Help', { play: { effect: fetchFromOutside('Summons') } }),
  event('Test Summons', { keywords: ['Summons'], play: { effect: gainInfluence('you', 1) } }),
  event('Test Worded Narn Cry', { race: 'narn', play: { effect: gainInfluence('you', 1) } }),
  event('Test Deed', { play: { effect: gainInfluence('you', 1) } }),
  event('Test Limited Deed', { copies: 'limited', play: { effect: gainInfluence('you', 1) } }),
  event('Test Unique Deed', { copies: 'unique', play: { effect: gainInfluence('you', 1) } }),
  event('Test Rally', {
    play: { target: { who: that(characters, keyword('Warleader')) }, effect: bonus('who', 'leadership', 1) },
  }),
  event('Test Two Shadows', { play: { needsMarks: { shadow: 2 }, effect: draw('you', 1) } }),
  event('Test Three Shadows', { play: { needsMarks: { shadow: 3 }, effect: draw('you', 1) } }),
  event('Test Penance', { play: { purge: 'shadow', effect: draw('you', 1) } }),
  event('Test Vorlon Rite', { play: { purge: 'vorlon', effect: draw('you', 1) } }),
  event('Test Reckoning', {
    play: {
      target: { prey: that(characters, concernsMarks('vorlon')) },
      apply: plus(costOf('prey'), marksNeeded('vorlon', 'prey')),
      effect: discard('prey'),
    },
  }),
  event('Test Doom Study', { play: { effect: searchDeck(concernsMarks('doom')) } }),
  event('Test Vorlon Study', { play: { effect: searchDeck(concernsMarks('vorlon')) } }),
  event('Test Shadow Hunt', {
    play: { target: { what: that(characters, concernsMarks('shadow')) }, effect: discard('what') },
  }),
  event('Test Worded Absolution', { play: { target: { who: characters }, effect: purgeMark('who', 'shadow') } }),
  event('Test Worded Cleansing', { play: { target: { who: characters }, effect: purgeMark('who', 'doom') } }),
  event('Test Lament', {
    play: { target: { who: characters }, effect: sequence(purgeMark('who', 'doom'), bonus('who', 'diplomacy', 2)) },
  }),
  event('Test Bargain', { play: { purge: 'doom', target: { who: characters }, effect: bonus('who', 'diplomacy', 2) } }),
  ...(['destiny', 'doom', 'shadow', 'vorlon', 'strife', 'conspiracy'] as const).map(mark =>
    event(`Test Gift of ${mark}`, { play: { target: { who: anyCards(anyCard) }, effect: gainMark('who', mark) } }),
  ),
  event('Test Legacy', { play: { effect: gainMark(yourAmbassador, 'destiny') } }),
  event('Test Halving', {
    play: { target: { who: characters }, effect: bonus('who', 'diplomacy', half(marks('doom', 'who'))) },
  }),
  event('Test Pairing', {
    play: { target: { who: characters }, effect: bonus('who', 'diplomacy', forEvery(2, marks('doom', 'who'))) },
  }),
  event('Test Coup', {
    play: {
      rotates: fleets,
      target: { where: locations },
      effect: sequence(declareWar(yourRace, raceOf(playerOf('where'))), capture('where')),
    },
  }),
  event('Test Great Reform', {
    play: {
      target: { who: that(characters, supporting, inYourFaction) },
      effect: sequence(purgeMark('who', 'doom'), gainInfluence('you', 1), promote('who')),
    },
  }),

  // Agendas, groups
  agenda('Test Pride', { always: [has(that(ambassador, inYourFaction), 'diplomacy', 1)] }),
  agenda('Test Fleets', { always: [countsAsPower(countCards(that(fleets, inYourFaction)))] }),
  agenda('Test Success', {
    whenever: [
      {
        on: 'conflict-resolved',
        if: factIs('won', true),
        say: 'whenever a conflict is won',
        effect: gainPower('you', 1),
      },
    ],
  }),
  agenda('Test Shadow Plan', { always: [givesMark('shadow')] }),
  agenda('Test Doom Plan', { always: [givesMark('doom')] }),
  agenda('Test Plan', {}),
  group('Test Archive', { cost: 1, always: [draws(2, 'instead')] }),
  group('Test Vault', { cost: 1, always: [draws(2, 'instead')] }),
  group('Test Couriers', { cost: 1, always: [draws(1, 'additional')] }),
  group('Test Runners', { cost: 1, always: [draws(1, 'additional')] }),
  group('Test Undertakers', {
    cost: 1,
    whenever: [
      {
        on: 'moved',
        if: discardedFromPlay,
        say: 'Whenever a card is discarded from play',
        effect: putTokens('self', 1),
      },
    ],
  }),
  group('Test Donors', {
    cost: 1,
    actions: [{ say: 'give it all away', discard: true, effect: gainInfluence('you', 1) }],
  }),

  // Conflicts and aftermaths
  conflict('Test Worded Feud', { copies: 'unique', conflict: { types: ['intrigue'] } }),
  conflict('Test Plot', { conflict: { types: ['intrigue'] } }),
  conflict('Test Talks', { conflict: { types: ['diplomacy'], outcome: when(won, gainInfluence('you', 1)) } }),
  conflict('Test Battle', { conflict: { types: ['military'] } }),
  aftermath('Test Echo', {
    aftermath: { occasions: [{ outcome: 'any', types: [], participant: true }], on: 'fleet', discardAfterPlay: true },
  }),
  aftermath('Test Ripple', {
    aftermath: { occasions: [{ outcome: 'any', types: [], participant: true }], on: 'fleet', discardAfterPlay: true },
  }),

  // Contingencies
  contingency('Test Alarm', {
    contingency: { under: characters, on: 'damaged', if: anyDamage, say: 'When it is damaged', effect: draw('you', 1) },
  }),
  contingency('Test Outcry', {
    contingency: {
      under: characters,
      on: 'damaged',
      if: anyDamage,
      say: 'When it is damaged',
      effect: gainInfluence('you', 1),
    },
  }),
  contingency('Test Resolve', {
    contingency: {
      under: characters,
      on: 'damaged',
      if: anyDamage,
      say: 'When it is damaged',
      effect: bonus(hostCard, 'diplomacy', 5),
    },
  }),
  contingency('Test Limited Alarm', {
    copies: 'limited',
    contingency: { under: characters, on: 'damaged', if: anyDamage, say: 'When it is damaged', effect: draw('you', 1) },
  }),
  contingency('Test Unique Alarm', {
    copies: 'unique',
    contingency: { under: characters, on: 'damaged', if: anyDamage, say: 'When it is damaged', effect: draw('you', 1) },
  }),
  contingency('Test Shield', {
    contingency: {
      under: characters,
      on: 'attack',
      if: same(factOf('target'), hostCard),
      say: 'When it is attacked',
      effect: stopIt,
    },
  }),
  contingency('Test Ear', {
    contingency: { under: characters, on: 'event-played', say: 'When an event is played', effect: draw('you', 1) },
  }),
  contingency('Test Tongue', {
    contingency: {
      under: characters,
      on: 'event-played',
      if: is(factOf('card'), eventCard),
      say: 'When an event is played',
      effect: gainInfluence('you', 1),
    },
  }),
  contingency('Test Narn Oath', {
    race: 'narn',
    contingency: { under: characters, on: 'damaged', say: 'When anybody is damaged', effect: draw('you', 1) },
  }),
  contingency('Test Ship Drill', {
    contingency: { under: fleets, on: 'damaged', say: 'When anybody is damaged', effect: draw('you', 1) },
  }),
  contingency('Test Snare', {
    contingency: {
      under: characters,
      anybodys: true,
      on: 'damaged',
      say: 'When anybody is damaged',
      effect: draw('you', 1),
    },
  }),
  contingency('Test Review', {
    contingency: {
      under: characters,
      on: 'conflict-resolved',
      say: 'When a conflict has resolved',
      effect: gainInfluence('you', 1),
    },
  }),
  contingency('Test Ruse', {
    contingency: {
      under: 'conflict',
      on: 'round',
      if: factIs('round', 'resolution'),
      say: 'When the resolution round begins',
      effect: bonus(yourAmbassador, 'diplomacy', 1),
    },
  }),
];

for (const card of CARDS) compileCard(card);

const deck = ['Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees'];

/** A Narn and a Centauri player with influence and decks, the Narn to act. */
export function two(narn: Partial<SeatPosition> = {}, centauri: Partial<SeatPosition> = {}, more = {}): Table {
  return table({
    order: ['narn', 'centauri'],
    seats: [
      { race: 'narn', rating: 15, deck, ...narn },
      { race: 'centauri', rating: 15, deck, ...centauri },
    ],
    ...more,
  });
}

/** The options of the asked player: titles, races, or the table. */
export function offered(t: Table, who: 'narn' | 'centauri' | 'minbari' | 'human'): string[] {
  const names = ['human', 'centauri', 'minbari', 'narn', 'non-aligned'];
  return t
    .options(who)
    .map(o => (o.verb === 'card' ? title(t, o.a) : o.verb === 'seat' ? names[t.s.seats[o.a]!.race]! : o.verb));
}

function title(t: Table, id: number): string {
  return DEFS[t.s.defs[id]!]!.title;
}
