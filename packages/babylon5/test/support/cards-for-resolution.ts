// Cards that no edition prints, for conflicts that resolve, for votes, states and similar. Their titles begin with `Test`.
import { capitalized, type Filter } from '@orrery/kernel';
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import type { Position } from '../../src/index.ts';
import {
  aftermathCard,
  all,
  anothers,
  anyCard,
  anyCards,
  atLeast,
  bonus,
  cancelConflict,
  canGiveUp,
  cardsWhich,
  castsVoteOf,
  character as characters,
  choose,
  conflictsOf,
  convertMark,
  councilVote,
  councilVotes,
  damage,
  declareWar,
  discard,
  either,
  endActionRound,
  endWar,
  enhancement as enhancements,
  factOf,
  fleet as fleets,
  forEach,
  gainInfluence,
  gainMark,
  gainPower,
  givesKeyword,
  group as groups,
  has,
  homeDefense,
  host,
  hostCard,
  inFactionOf,
  influence,
  inTurn,
  itself,
  keyword,
  keywordContaining,
  leadingOneThat,
  location as locations,
  loseInfluence,
  lost,
  lostBy,
  makeReady,
  may,
  mostSupported,
  multiplied,
  mutualTension,
  neutralize,
  ofRace,
  other,
  otherPlayers,
  otherRaces,
  participant,
  playerOf,
  playerVote,
  purgeMark,
  putTokens,
  raiseUnrest,
  removeDamage,
  removeFromGame,
  removeNamed,
  reorderTop,
  rotate,
  rotatedCard,
  same,
  scanHand,
  sequence,
  setOf,
  shuffleDeck,
  stayWith,
  takeControl,
  takeOver,
  targetPlayer,
  targetRace,
  telepath,
  that,
  thatDid,
  toHand,
  transferDamage,
  transferInfluence,
  transferMarks,
  transferPower,
  transferTokens,
  votePassed,
  waivesDisloyalty,
  when,
  withAbility,
  won,
  wonBy,
  yesVotes,
  yourAmbassador,
  yourRace,
  yours,
} from '../../src/words/index.ts';
import { type Table, table } from './table.ts';

const { character, group, fleet, location, enhancement, event, conflict, aftermath, contingency } = setOf('test');

const RACES = ['human', 'centauri', 'minbari', 'narn'] as const;

/** Aftermaths with every kind of type box, for any character: `Test Won Diplomacy Participant`. */
const boxes: readonly CardSource[] = (['any', 'won', 'lost'] as const).flatMap(outcome =>
  ['', 'diplomacy', 'intrigue', 'military'].flatMap(type =>
    [false, true].map(part =>
      aftermath(
        `Test ${[capitalized(outcome), capitalized(type), part ? 'Participant' : ''].filter(Boolean).join(' ')}`,
        {
          aftermath: {
            occasions: [{ outcome, types: type ? [type] : [], participant: part }],
            on: 'character',
            wholeFaction: true,
          },
        },
      ),
    ),
  ),
);

/** One of the cards that a filter fits. */
const oneOf = (filter: Filter) => ({ list: cardsWhich(filter), prompt: 'Which card?' });

const one = (outcome: 'won' | 'lost' | 'any', types: string[] = [], participant = false) => ({
  outcome,
  types,
  participant,
});

/** Aftermaths whose text has more target requirements, or effects. */
const aftermaths: readonly CardSource[] = [
  aftermath('Test Injury', { aftermath: { occasions: [one('lost', ['intrigue', 'military'])], on: 'ambassador' } }),
  aftermath('Test Banning', {
    aftermath: { occasions: [one('any', ['military']), one('lost', ['intrigue'])], on: 'ambassador' },
  }),
  aftermath('Test Narn Pride', {
    race: 'narn',
    aftermath: { occasions: [one('any', [], true)], on: 'character', wholeFaction: true },
  }),
  aftermath('Test Attackers', {
    aftermath: { occasions: [one('any', [], true)], on: 'fleet', targets: thatDid('attacked') },
  }),
  aftermath('Test Blockade Runners', {
    aftermath: { occasions: [one('won', ['military'], true)], on: 'character', targets: leadingOneThat('opposed') },
  }),
  aftermath('Test Supporters', {
    aftermath: { occasions: [one('any')], on: 'character', targets: thatDid('supported') },
  }),
  aftermath('Test Veterans', { aftermath: { occasions: [one('won')], on: 'character', targets: participant } }),
  aftermath('Test Crew', { aftermath: { occasions: [one('any', [], true)], on: 'character' } }),
  aftermath('Test Escort', { aftermath: { occasions: [one('any', [], true)], on: 'fleet' } }),
  aftermath('Test Triumph', {
    aftermath: { occasions: [one('won')], on: 'your ambassador' },
    always: [has(host, 'diplomacy', 1)],
  }),
  aftermath('Test Honor', {
    aftermath: { occasions: [one('any')], on: 'character' },
    always: [has(host, 'diplomacy', 1)],
  }),
  aftermath('Test Wounds', {
    aftermath: { occasions: [one('any')], on: 'character', effect: damage('target', 2) },
    always: [has(host, 'intrigue', 1)],
  }),
  aftermath('Test Brawl', {
    aftermath: { occasions: [one('any')], on: 'character', effect: damage('target', 1) },
  }),
  aftermath('Test Flogging', {
    aftermath: { occasions: [one('any')], on: 'character', effect: damage('target', 1), discardAfterPlay: true },
  }),
  aftermath('Test Attrition', {
    aftermath: {
      occasions: [one('any', ['military'], true)],
      on: 'none',
      untargeted: true,
      discardAfterPlay: true,
      effect: forEach(cardsWhich(that(fleets, participant)), 'ship', damage('ship', 1)),
    },
  }),
  aftermath('Test New Age', {
    aftermath: { occasions: [one('any')], on: 'none' },
    always: [has(characters, 'diplomacy', 1)],
  }),
];

const CARDS: readonly CardSource[] = [
  ...boxes,
  ...aftermaths,
  ...(['won', 'lost'] as const).map(outcome =>
    aftermath(outcome === 'won' ? 'Test Cheer' : 'Test Gloom', {
      aftermath: {
        occasions: [{ outcome, types: [], participant: false }],
        on: 'faction',
        discardAfterPlay: true,
        effect: influence('babylon5', 0),
      },
    }),
  ),
  event('Test Paper', { play: { effect: influence('babylon5', 0) } }),

  // Characters and fleets with round numbers
  ...[1, 2, 3, 4, 5, 6].map(n =>
    character(`Test Diplomat ${n}`, { cost: n, abilities: { diplomacy: n }, copies: 'multiple' }),
  ),
  ...[2, 4, 6, 9].map(n => character(`Test Spy ${n}`, { cost: n, abilities: { intrigue: n }, copies: 'multiple' })),
  character('Test Narn Diplomat', { race: 'narn', cost: 4, abilities: { diplomacy: 4 }, copies: 'multiple' }),
  ...RACES.flatMap(race =>
    ['Squadron', 'Wing', 'Reserve'].map(what =>
      fleet(`Test ${capitalized(race)} ${what}`, { race, cost: 4, abilities: { military: 4 }, copies: 'multiple' }),
    ),
  ),
  ...['First', 'Second', 'Third'].map(what =>
    character(`Test ${what} Officer`, { cost: 3, abilities: { leadership: 1 }, copies: 'multiple' }),
  ),

  // Conflicts
  conflict('Test Late Talks', { conflict: { types: ['diplomacy'] } }),
  conflict('Test Web', { conflict: { types: ['intrigue'] } }),
  conflict('Test Late Battle', { conflict: { types: ['military'] } }),
  conflict('Test Late Overtures', {
    conflict: { types: ['diplomacy'], outcome: when(wonBy(5), gainInfluence('you', 1)) },
  }),
  conflict('Test Late Bargain', {
    conflict: { types: ['diplomacy'], outcome: when(won, gainInfluence('you', 1), influence('shadows', 1)) },
  }),
  conflict('Test Spectacle', {
    conflict: {
      types: ['diplomacy'],
      while: [
        multiplied(that(participant, characters), 'diplomacy', 2, {
          instant: true,
          say: 'Participants count double Diplomacy as it resolves.',
        }),
      ],
    },
  }),
  conflict('Test Late Rally', {
    conflict: {
      types: ['diplomacy'],
      always: forEach(cardsWhich(that(characters, participant)), 'hero', bonus('hero', 'diplomacy', 2)),
    },
  }),
  conflict('Test Ladder', {
    conflict: {
      types: ['diplomacy'],
      always: influence('babylon5', 1),
      outcome: sequence(
        when(won, gainInfluence('you', 1)),
        when(wonBy(5), influence('vorlons', 1)),
        when(lost, loseInfluence('you', 1)),
        when(lostBy(5), influence('shadows', 1)),
      ),
    },
  }),
  conflict('Test Upheaval', {
    conflict: {
      types: ['diplomacy'],
      target: 'race',
      always: sequence(
        influence('babylon5', 1),
        influence('shadows', 1),
        influence('vorlons', 1),
        mutualTension(yourRace, targetRace, 1),
        raiseUnrest('you', 1),
        gainMark(yourAmbassador, 'doom'),
      ),
    },
  }),
  conflict('Test Arrest', {
    conflict: {
      types: ['intrigue'],
      target: 'card',
      targets: characters,
      outcome: when(won, discard('target')),
    },
  }),
  conflict('Test Contest', {
    conflict: { types: ['diplomacy'], manySided: true, outcome: gainInfluence(mostSupported, 1) },
  }),
  conflict('Test Narn Cause', { race: 'narn', conflict: { types: ['diplomacy'] } }),
  conflict('Test Limited Offer', { copies: 'limited', conflict: { types: ['diplomacy'] } }),
  conflict('Test Boomerang', { conflict: { types: ['diplomacy'], outcome: when(won, toHand('self')) } }),
  conflict('Test Yo-yo', {
    conflict: { types: ['diplomacy'], outcome: when(won, may('Take the card back into your hand?', toHand('self'))) },
  }),
  conflict('Test Long March', {
    conflict: { types: ['military'], outcome: when(won, stayWith('you')) },
  }),
  group('Test Office', {
    cost: 2,
    conflicts: [{ name: 'Test Office', types: ['diplomacy'], outcome: when(won, gainInfluence('you', 1)) }],
  }),
  conflict('Test Late Siege', { conflict: { types: ['military'], target: 'card', targets: locations } }),
  fleet('Test Home Guard', { race: 'centauri', cost: 3, abilities: { military: 3 }, always: [homeDefense()] }),
  conflict('Test Aid', {
    conflict: { types: ['diplomacy'], target: 'player', outcome: when(won, gainInfluence(targetPlayer, 1)) },
  }),

  // Effects that change totals meanwhile
  event('Test Late Blow', { play: { target: { victim: characters }, effect: damage('victim', 2) } }),
  event('Test Late Collapse', { play: { target: { victim: characters }, effect: neutralize('victim') } }),
  event('Test Late Banishment', { play: { target: { victim: characters }, effect: discard('victim') } }),
  // Transfers
  event('Test Tribute', {
    play: { target: { taker: otherPlayers }, needs: canGiveUp(1), effect: transferInfluence('you', 'taker', 1) },
  }),
  event('Test Extortion', { play: { target: { giver: otherPlayers }, effect: transferInfluence('giver', 'you', 3) } }),
  event('Test Deal', { play: { target: { taker: otherPlayers }, effect: transferPower('you', 'taker', 2) } }),
  event('Test Abdication', { play: { target: { taker: otherPlayers }, effect: transferPower('you', 'taker', 5) } }),
  event('Test Bequest', {
    play: { target: { old: characters, heir: characters }, effect: transferMarks('old', 'heir', 2, 'destiny') },
  }),
  event('Test Exorcism', {
    play: { target: { old: characters, heir: characters }, effect: transferMarks('old', 'heir', 1, 'doom') },
  }),
  event('Test Stigmata', {
    play: { target: { old: characters, heir: characters }, effect: transferDamage('old', 'heir', 3) },
  }),
  event('Test Shipment', {
    play: { target: { old: locations, heir: locations }, effect: transferTokens('old', 'heir', 3) },
  }),
  group('Test Ledger', {
    cost: 2,
    whenever: ['influence-gained', 'influence-lost', 'power-changed', 'mark-gained', 'mark-purged'].map(on => ({
      on,
      say: 'Whenever influence, power or marks are gained, lost or purged',
      effect: putTokens('self', 1),
    })),
  }),
  event('Test Late Windfall', { play: { effect: gainInfluence('you', 1) } }),
  event('Test Late Blessing', { play: { target: { who: characters }, effect: gainMark('who', 'destiny') } }),
  event('Test Late Acclaim', { play: { effect: gainPower('you', 1) } }),

  // Reversal
  event('Test Twofold', {
    play: { effect: sequence(gainInfluence('you', 1), influence('babylon5', 1)) },
  }),
  event('Test Threefold', {
    play: { effect: sequence(gainInfluence('you', 1), influence('babylon5', 1), shuffleDeck('you')) },
  }),
  event('Test Adjournment', { play: { effect: endActionRound } }),
  event('Test Peek', { play: { effect: sequence(gainInfluence('you', 1), reorderTop('you', 2)) } }),
  event('Test Late Spying', {
    play: { target: { who: otherPlayers }, effect: sequence(gainInfluence('you', 1), scanHand('who', 1)) },
  }),

  // Lasting effects
  character('Test Late Mentor', {
    race: 'human',
    cost: 3,
    abilities: { diplomacy: 1 },
    actions: [{ say: 'advise', rotate: true, target: { who: characters }, effect: bonus('who', 'diplomacy', 2) }],
  }),
  event('Test Late Service', { play: { target: { who: anyCards(rotatedCard) }, effect: makeReady('who') } }),
  event('Test Ruin', { play: { target: { what: locations }, effect: neutralize('what') } }),
  event('Test Zeal', { play: { target: { who: characters }, effect: bonus('who', 'diplomacy', 2) } }),
  event('Test Fall', { play: { target: { who: characters }, effect: convertMark('who', 'destiny', 'doom') } }),
  event('Test Purge', { play: { target: { who: characters }, effect: purgeMark('who', 'strife') } }),
  event('Test Late Cure', { play: { target: { who: characters }, effect: removeDamage('who') } }),
  contingency('Test Late Resolve', {
    contingency: {
      under: characters,
      on: 'damaged',
      if: same(factOf('card'), hostCard),
      say: 'When it takes damage',
      effect: bonus(hostCard, 'diplomacy', 2),
    },
  }),

  // Effects that depend on each other, and effects that do not
  event('Test Roundup', {
    play: {
      target: { who: that(characters, anothers) },
      effect: sequence(
        rotate('who'),
        choose('ship', oneOf(that(fleets, inFactionOf(playerOf('who')))), rotate('ship')),
      ),
    },
  }),
  event('Test Impounding', {
    play: {
      target: { whose: otherPlayers },
      effect: inTurn(
        choose('ship', oneOf(that(fleets, inFactionOf('whose'))), rotate('ship')),
        choose('who', oneOf(that(characters, inFactionOf('whose'))), rotate('who')),
        influence('babylon5', 1),
      ),
    },
  }),
  event('Test Late Penance', {
    play: {
      target: { who: characters },
      effect: inTurn(purgeMark('who', 'doom'), gainInfluence('you', 1), influence('babylon5', 1)),
    },
  }),
  event('Test Late Seizure', {
    play: {
      target: { who: that(characters, anothers), ship: that(fleets, inFactionOf(playerOf('who'))) },
      effect: sequence(rotate('who'), rotate('ship')),
    },
  }),
  event('Test Quarantine', {
    play: {
      target: {
        who: that(characters, anothers),
        ship: that(fleets, inFactionOf(playerOf('who'))),
        place: that(locations, inFactionOf(playerOf('who'))),
      },
      effect: sequence(rotate('who'), rotate('ship'), rotate('place')),
    },
  }),

  // Terms
  event('Test Late Subversion', { play: { target: { who: that(characters, anothers) }, effect: takeControl('who') } }),
  event('Test Defection', { play: { target: { who: that(characters, anothers) }, effect: takeOver('who') } }),
  event('Test Late Address', {
    play: { target: { who: that(characters, yours, withAbility('diplomacy', 5)) }, effect: gainInfluence('you', 1) },
  }),
  location('Test Vorlon World', {
    race: 'vorlon',
    cost: 3,
    anyRace: true,
    ofNobody: true,
    abilities: { military: 9 },
    actions: [{ say: 'ask its advice', effect: gainInfluence('you', 1) }],
  }),
  enhancement('Test Bug', {
    cost: 1,
    enhances: characters,
    actions: [{ say: 'listen', oncePerTurn: true, effect: influence('babylon5', 1) }],
    whenever: [
      {
        on: 'damaged',
        if: same(factOf('card'), hostCard),
        say: 'Whenever the card it is on takes damage',
        may: true,
        effect: influence('shadows', 1),
      },
    ],
  }),
  character('Test Late Hermit', { race: 'neutral', cost: 2, abilities: { diplomacy: 2 }, copies: 'unique' }),
  character('Test Late Wanderer', { race: 'neutral', cost: 2, abilities: { diplomacy: 2 } }),
  group('Test Late Guild', { cost: 2 }),
  location('Test Late Station', { cost: 2, abilities: { military: 2 } }),
  fleet('Test Late Convoy', { race: 'neutral', cost: 4, abilities: { military: 2 }, copies: 'multiple' }),
  fleet('Test Flagship', { race: 'human', cost: 2, abilities: { military: 5 } }),
  event('Test Late Oblivion', {
    play: { target: { who: anyCards(either(characters, fleets)) }, effect: removeFromGame('who') },
  }),
  event('Test Damnation', { play: { effect: removeNamed('Test Late Wanderer') } }),
  event('Test Decree', { keywords: ['Irrevocable'], play: { effect: gainInfluence('you', 1) } }),
  conflict('Test Ultimatum', { keywords: ['Irrevocable'], conflict: { types: ['diplomacy'] } }),
  enhancement('Test Late Legacy', {
    cost: 1,
    keywords: ['Irrevocable'],
    enhances: characters,
    always: [has(host, 'diplomacy', 1)],
  }),
  enhancement('Test Locket', { cost: 1, enhances: characters, always: [has(host, 'diplomacy', 1)] }),
  character('Test Immortal', {
    cost: 2,
    keywords: ['Irrevocable'],
    abilities: { diplomacy: 2 },
    always: [has(itself, 'diplomacy', 1)],
  }),
  character('Test Mortal', { cost: 2, abilities: { diplomacy: 2 }, always: [has(itself, 'diplomacy', 1)] }),
  enhancement('Test Gag', { cost: 1, enhances: characters, blanks: true }),
  event('Test Theft', { play: { target: { what: anyCards(enhancements) }, effect: discard('what') } }),
  event('Test Return', { play: { target: { what: anyCards(enhancements) }, effect: toHand('what') } }),
  character("Test Kha'Ri Informer", {
    race: 'narn',
    cost: 2,
    abilities: { intrigue: 2 },
    keywords: ["Kha'Ri Intelligence Officer"],
  }),
  event('Test Session', { play: { target: { who: keywordContaining("Kha'Ri") }, effect: gainMark('who', 'doom') } }),
  character('Test Teep', { race: 'neutral', cost: 2, abilities: { diplomacy: 4, psi: 2 } }),
  event('Test Sleeper Drug', { play: { target: { who: telepath }, effect: gainMark('who', 'doom') } }),
  event('Test Night Class', {
    play: { target: { who: that(characters, other(telepath)) }, effect: gainMark('who', 'doom') },
  }),
  conflict('Test Late Probe', { conflict: { types: ['psi'] } }),
  enhancement('Test Spark', { cost: 1, enhances: characters, always: [has(host, 'psi', 1)] }),
  character('Test Entilzha', {
    race: 'minbari',
    cost: 2,
    abilities: { diplomacy: 2 },
    keywords: ['Ranger One'],
  }),
  character('Test Late Successor', { race: 'human', cost: 2, abilities: { diplomacy: 2 }, keywords: ['Ranger One'] }),
  enhancement('Test Investiture', { cost: 1, enhances: characters, always: [givesKeyword(host, 'Ranger One')] }),
  event('Test Call to Arms', { play: { target: { who: keyword('Ranger One') }, effect: gainMark('who', 'destiny') } }),
  location('Test Late Exile World', { race: 'narn', cost: 4, abilities: { military: 4 }, keywords: ['Homeworld'] }),
  group('Test Late Exchange', { cost: 2, always: [waivesDisloyalty(anyCard)] }),
  character('Test Late Narn Clerk', { race: 'narn', cost: 4, abilities: { diplomacy: 1 } }),
  fleet('Test Narn Cruiser', { race: 'narn', cost: 4, abilities: { military: 4 } }),
  location('Test Narn Base', { race: 'narn', cost: 4, abilities: { military: 4 } }),
  group('Test Narn Club', { race: 'narn', cost: 4 }),
  enhancement('Test Narn Sash', { race: 'narn', cost: 4, enhances: characters, always: [has(host, 'diplomacy', 1)] }),
  event('Test Narn Rite', { race: 'narn', play: { effect: influence('babylon5', 1) } }),
  contingency('Test Narn Guard', {
    race: 'narn',
    contingency: { under: characters, on: 'damaged', say: 'When it is damaged', effect: influence('babylon5', 1) },
  }),
  character('Test President', {
    race: 'human',
    cost: 2,
    abilities: { diplomacy: 2 },
    keywords: ['Earth President'],
  }),
  character('Test Citizen', { race: 'human', cost: 2, abilities: { diplomacy: 2 } }),
  event('Test State Visit', {
    play: { target: { who: keyword('Earth President') }, effect: gainMark('who', 'destiny') },
  }),
  contingency('Test Afterthought', {
    contingency: {
      under: characters,
      on: 'conflict-resolved',
      say: 'When a conflict has resolved',
      effect: gainInfluence('you', 1),
    },
  }),
  conflict('Test Human Affair', {
    conflict: {
      types: ['military'],
      restrict: [{ rule: 'only', who: ofRace(yourRace), say: 'Only cards of your race.' }],
    },
  }),
  conflict('Test Race Affair', { conflict: { types: ['military'], target: 'race' } }),
  conflict('Test Private Affair', { conflict: { types: ['military'], target: 'player' } }),
  conflict('Test Hunt', { conflict: { types: ['military'], target: 'card', targets: fleets } }),

  // Votes
  event('Test Council', { play: { effect: sequence(councilVote(), when(votePassed, influence('babylon5', 1))) } }),
  event('Test Mandate', {
    play: { effect: sequence(councilVote(), when(all(votePassed, atLeast(yesVotes, 3)), influence('babylon5', 1))) },
  }),
  event('Test Plebiscite', { play: { effect: sequence(playerVote(), when(votePassed, influence('babylon5', 1))) } }),
  group('Test Pressure', { cost: 2, always: [councilVotes('minbari', 'yes')] }),
  group('Test Encounter Suit', { cost: 2, always: [castsVoteOf('vorlon')] }),
  ...['Drazi', 'Vree', 'Gaim'].map(species =>
    character(`Test ${species} Envoy`, {
      race: 'non-aligned',
      cost: 4,
      abilities: { diplomacy: 3 },
      keywords: [`${species} Ambassador`],
    }),
  ),
  character('Test League Secretary', {
    race: 'non-aligned',
    cost: 2,
    abilities: { diplomacy: 1 },
    keywords: ["Ambassador's Assistant", "Non-Aligned Ambassador's Assistant"],
  }),

  event('Test War', { play: { target: { enemy: otherRaces }, effect: declareWar(yourRace, 'enemy') } }),
  event('Test Peace', { play: { target: { enemy: otherRaces }, effect: endWar(yourRace, 'enemy') } }),
  group('Test Bureau', {
    cost: 2,
    conflicts: [{ name: 'Test Bureau', types: ['diplomacy'], additional: true }],
  }),
  event('Test Closure', { play: { target: { what: groups }, effect: discard('what') } }),
  event('Test Late Homecoming', { play: { target: { who: characters }, effect: toHand('who') } }),
  event('Test Demolition', { play: { target: { what: locations }, effect: discard('what') } }),
  event('Test Veto', { play: { target: { affair: conflictsOf() }, effect: cancelConflict('affair') } }),
  event('Test Erasure', { play: { target: { what: anyCards(aftermathCard) }, effect: discard('what') } }),
  event('Test Late Recall', { play: { target: { what: anyCards(aftermathCard) }, effect: toHand('what') } }),
  event('Test Scuttling', {
    play: {
      target: { whose: characters },
      effect: forEach(cardsWhich(that(fleets, inFactionOf('whose'))), 'ship', discard('ship')),
    },
  }),
  enhancement('Test Late Tact', { cost: 1, enhances: characters, always: [has(host, 'diplomacy', 2)] }),
  group('Test Observers', {
    cost: 2,
    copies: 'multiple',
    whenever: [
      {
        on: 'conflict-resolved',
        say: 'Whenever a conflict has resolved',
        may: true,
        effect: gainInfluence('you', 1),
      },
    ],
  }),
  location('Test Colony', { cost: 4, abilities: { military: 4 } }),
];

for (const card of CARDS) compileCard(card);

/** A position whose players have cards to draw, so that the turn can end. */
export function at(p: Position): Table {
  const deck = Array.from({ length: 6 }, () => 'Test Paper');
  return table({ ...p, seats: p.seats.map(seat => ({ deck, ...seat })) });
}

/** The conflicts that have resolved, in order, by the titles of their cards. */
export function resolved(t: Table): string[] {
  return t.happened('conflict-resolved').map(f => t.conflictTitle(f.conflict));
}
