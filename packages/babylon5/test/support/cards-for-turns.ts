// Cards that no edition prints, for the start of a match and for the rounds of a turn. Their titles begin with `Test`.
import { start } from '@orrery/kernel';
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import { babylon5, findCard, type Race, type SeatSetup, type Setup } from '../../src/index.ts';
import {
  allPlayers,
  atLeast,
  beginShadowWar,
  bonus,
  cannot,
  character as characters,
  countsAsPower,
  draw,
  endShadowWar,
  fetchFromOutside,
  fleet as fleets,
  gainInfluence,
  gainPower,
  giveInfluence,
  influence,
  influenceOf,
  keyword,
  lasting,
  lastingFor,
  loseInfluence,
  mutualTension,
  needsLessPower,
  onlyInfluenceCounts,
  otherPlayers,
  playersWhoGained,
  raiseUnrest,
  ratingHigher,
  ready,
  readyKeeping,
  restoreInfluence,
  rotatedCard,
  searchDeck,
  sequence,
  setOf,
  shuffleDeck,
  surrenderTo,
  takeBackGain,
  temporaryInfluence,
  tension,
  that,
  theRace,
  titled,
  transferInfluence,
  yourRace,
  yours,
} from '../../src/words/index.ts';
import { Table } from './table.ts';

const { character, group, fleet, agenda, event, conflict, enhancement } = setOf('test');
const masterpiece = setOf('masterpiece');
const anlashok = setOf('anlashok');
const corporate = keyword('Corporate');

/** Events without effects, enough for decks: three copies each make 90 cards. */
export const PAPERS = Array.from({ length: 30 }, (_, i) => `Test Paper ${i + 1}`);

const CARDS: readonly CardSource[] = [
  ...PAPERS.map(title => event(title, { play: { effect: influence('babylon5', 0) } })),
  masterpiece.event('Test Masterpiece', { play: { effect: influence('babylon5', 0) } }),
  anlashok.event('Test Ranger Lore', { play: { effect: influence('babylon5', 0) } }),

  // Leaders of factions
  character('Test Home Leader', {
    race: 'narn',
    abilities: { diplomacy: 4 },
    keywords: ['Starting Narn Home Faction Ambassador'],
  }),
  character('Test Plain Home Leader', {
    race: 'narn',
    cost: 6,
    abilities: { diplomacy: 3 },
    personality: 'Test Home Leader',
  }),
  character('Test Home Rival', {
    race: 'narn',
    abilities: { diplomacy: 4 },
    keywords: ['Starting Narn Home Faction Ambassador'],
  }),
  character('Test Psi Chief', { race: 'human', abilities: { psi: 5 }, keywords: ['Starting Psi Corps Ambassador'] }),
  character('Test Second Chief', { race: 'human', abilities: { psi: 5 }, keywords: ['Starting Psi Corps Ambassador'] }),
  character('Test Daily Envoy', {
    race: 'minbari',
    abilities: { diplomacy: 5 },
    keywords: ['Starting Minbari Babylon Project Ambassador'],
  }),
  ...['Test Trader', 'Test Broker', 'Test Banker'].map(title =>
    character(title, { cost: 8, abilities: { diplomacy: 4 }, keywords: ['Corporate'] }),
  ),
  character('Test Daily Clerk', { cost: 4, abilities: { diplomacy: 1 }, keywords: ['Corporate'], copies: 'multiple' }),
  fleet('Test Freighter', { cost: 4, abilities: { military: 1 }, keywords: ['Corporate'] }),
  agenda('Test Merger', { keywords: ['Corporate'] }),
  group('Test Daily Guild', { cost: 2, keywords: ['Corporate'], copies: 'multiple' }),
  event('Test Bribe', { keywords: ['Corporate'], play: { effect: influence('babylon5', 0) } }),
  ...['Test Daily Drazi Envoy', 'Test Drazi Elder'].map(title =>
    character(title, {
      race: 'non-aligned',
      cost: 6,
      abilities: { diplomacy: 3 },
      keywords: ['Drazi', 'Drazi Ambassador'],
    }),
  ),
  ...['Vree', 'Gaim', 'Hyach'].map(species =>
    character(`Test Daily ${species} Envoy`, {
      race: 'non-aligned',
      cost: 6,
      abilities: { diplomacy: 3 },
      keywords: [species, `${species} Ambassador`],
    }),
  ),
  character('Test Council Leader', {
    race: 'narn',
    abilities: { diplomacy: 4 },
    keywords: ['Starting Ambassador'],
    starts: { hand: 4, say: 'Choose 4 cards for your starting hand.' },
  }),
  character('Test Gambler', {
    race: 'centauri',
    abilities: { diplomacy: 4 },
    keywords: ['Starting Ambassador'],
    starts: { hand: 0, rating: 7, say: 'Start with 7 influence and without a hand.' },
  }),
  character('Test Executive', {
    cost: 9,
    abilities: { diplomacy: 4 },
    keywords: ['Corporate'],
    starts: { oneMoreIfAll: corporate, say: 'One more card if all of your hand is corporate.' },
  }),
  character('Test Executive of the League', {
    race: 'non-aligned',
    cost: 9,
    abilities: { diplomacy: 4 },
    keywords: ['Corporate'],
    starts: { oneMoreIfAll: corporate, say: 'One more card if all of your hand is corporate.' },
  }),
  character('Test Corporate Envoy', {
    race: 'non-aligned',
    cost: 6,
    abilities: { diplomacy: 3 },
    keywords: ['Corporate', 'Hurr Ambassador'],
  }),
  character('Test Firebrand', {
    race: 'narn',
    abilities: { diplomacy: 4 },
    keywords: ['Starting Ambassador'],
    starts: { tension: { human: 2 }, say: 'Your tension toward the Human race starts 2 higher.' },
  }),

  // Influence
  event('Test Daily Grant', { play: { effect: gainInfluence('you', 1) } }),
  event('Test Fine', { play: { target: { victim: otherPlayers }, effect: loseInfluence('victim', 2) } }),
  event('Test Penalty', { play: { target: { victim: otherPlayers }, effect: loseInfluence('victim', 1) } }),
  event('Test Refund', { play: { effect: restoreInfluence('you', 3) } }),
  event('Test Levy', { cost: 4, play: { effect: influence('babylon5', 0) } }),
  event('Test Gift', { play: { target: { taker: otherPlayers }, effect: transferInfluence('you', 'taker', 2) } }),
  event('Test Purse', { play: { effect: temporaryInfluence('you', 3) } }),
  event('Test Moment of Peace', {
    play: { effect: lastingFor('you', 'extra-influence', { n: 3, until: 'next-turn', say: 'apply 3 more next turn' }) },
  }),
  event('Test Embargo', {
    play: {
      target: { victim: otherPlayers },
      effect: lastingFor('victim', 'withheld', { n: 2, until: 'next-turn', say: 'restores 2 less next turn' }),
    },
  }),
  event('Test Reversal of Gains', { play: { target: { loser: playersWhoGained }, effect: takeBackGain('loser') } }),
  event('Test Shadow Setback', { play: { effect: influence('shadows', -3) } }),
  event('Test Station Support', { play: { effect: influence('babylon5', 2) } }),
  enhancement('Test Stipend', {
    cost: 2,
    enhances: characters,
    always: [{ k: 'extra-influence', n: 2, say: 'Apply 2 more influence each turn.' }],
  }),
  group('Test Harvest', {
    cost: 2,
    whenever: [{ on: 'influence-gained', say: 'Whenever anybody gains influence', effect: influence('vorlons', 1) }],
  }),
  group('Test Patron', { cost: 3, always: [ratingHigher(2)] }),

  // Power
  agenda('Test Daily Ambition', { always: [countsAsPower(7)] }),
  agenda('Test Modesty', { always: [countsAsPower(2)] }),
  agenda('Test Prudence', { always: [countsAsPower(3)] }),
  group('Test Wealth', { cost: 2, always: [countsAsPower(3)] }),
  agenda('Test Grand Design', {
    major: true,
    always: [countsAsPower(12)],
    major_condition: atLeast(influenceOf('vorlons'), 9),
  }),
  agenda('Test Dark Ambition', { race: 'drakh', always: [countsAsPower(12)] }),
  agenda('Test Rival Design', { major: true, major_condition: atLeast(influenceOf('vorlons'), 9) }),
  agenda('Test Dark Design', { race: 'drakh', major_condition: atLeast(influenceOf('shadows'), 9) }),
  agenda('Test Shortcut', { always: [needsLessPower(4)] }),
  agenda('Test Long Shortcut', { always: [needsLessPower(5)] }),
  agenda('Test Austerity', { always: [onlyInfluenceCounts('all')] }),
  event('Test Daily Draft', { play: { effect: gainPower('you', -1) } }),
  event('Test Daily Acclaim', { play: { effect: gainPower('you', 1) } }),
  event('Test Daily Rally', { play: { effect: lastingFor('you', 'power', { n: 2, say: '+2 power this turn' }) } }),
  event('Test Dark Hour', { play: { effect: beginShadowWar } }),
  event('Test Dawn', { play: { effect: endShadowWar } }),
  event('Test Shadow Rise', { play: { effect: influence('shadows', 1) } }),
  event('Test Vorlon Rise', { play: { effect: influence('vorlons', 1) } }),
  event('Test Dark Tribute', { play: { effect: giveInfluence('shadows', 1) } }),

  // Tension and unrest
  event('Test Provocation', { play: { effect: mutualTension(theRace('human'), theRace('minbari'), 1) } }),
  event('Test Apology', { play: { effect: tension(theRace('human'), theRace('minbari'), -1) } }),
  event('Test Grudge', { play: { effect: tension(yourRace, theRace('minbari'), 1) } }),
  event('Test Mediation', { play: { effect: tension(theRace('narn'), theRace('centauri'), -1) } }),
  event('Test Quarrel', { play: { effect: mutualTension(theRace('narn'), theRace('centauri'), 1) } }),
  event('Test Riot', { play: { effect: raiseUnrest('you', 1) } }),
  event('Test Calm', { play: { effect: raiseUnrest('you', -1) } }),
  event('Test Power Grab', { play: { raiseUnrest: 1, effect: gainInfluence('you', 1) } }),
  character('Test Agitator', {
    race: 'centauri',
    cost: 2,
    abilities: { intrigue: 2 },
    onSponsored: raiseUnrest('you', 1),
  }),

  // Rounds of a turn
  character('Test Drillmaster', {
    cost: 4,
    abilities: { leadership: 2 },
    actions: [
      {
        rotate: true,
        target: { fleet: that(fleets, yours) },
        effect: bonus('fleet', 'military', 2),
        say: 'drill a fleet',
      },
      {
        rotate: true,
        apply: 1,
        target: { who: characters },
        effect: bonus('who', 'diplomacy', 1),
        say: 'hire speakers',
      },
      { rotate: true, effect: draw('you', 1), say: 'read the news' },
    ],
  }),
  character('Test Warden', {
    cost: 4,
    abilities: { leadership: 2 },
    actions: [
      {
        rotate: true,
        target: { prisoner: that(characters, titled('Narn Aide')) },
        effect: lasting('prisoner', 'no-participation', {
          until: 'rotated',
          say: 'it takes part in nothing meanwhile',
        }),
        say: 'guard somebody',
      },
    ],
  }),
  character('Test Detractor', {
    cost: 4,
    abilities: { intrigue: 2 },
    actions: [
      {
        rotate: true,
        target: { who: characters },
        effect: bonus('who', 'diplomacy', -1),
        say: 'speak ill of somebody',
      },
    ],
  }),
  character('Test Tutor', {
    cost: 4,
    abilities: { diplomacy: 2 },
    actions: [
      {
        rotate: true,
        target: { pupil: that(characters, yours) },
        needs: atLeast(influenceOf('babylon5'), 4),
        effect: bonus('pupil', 'diplomacy', 1),
        say: 'teach somebody',
      },
    ],
  }),
  event('Test Second Wind', { play: { target: { who: that(characters, rotatedCard) }, effect: readyKeeping('who') } }),
  event('Test Station Decline', { play: { effect: influence('babylon5', -1) } }),
  event('Test Inspection', { play: { target: { who: that(characters, ready) }, effect: influence('babylon5', 0) } }),
  ...Object.entries({
    'Test Tie A': { diplomacy: 3, intrigue: 9, psi: 9, leadership: 9 },
    'Test Tie B': { diplomacy: 4, intrigue: 2, psi: 9, leadership: 9 },
    'Test Tie C': { diplomacy: 4, intrigue: 3, psi: 1, leadership: 9 },
    'Test Tie D': { diplomacy: 4, intrigue: 3, psi: 2, leadership: 1 },
    'Test Tie E': { diplomacy: 4, intrigue: 3, psi: 2, leadership: 2 },
    'Test Tie F': { diplomacy: 4, intrigue: 9, psi: 9, leadership: 9 },
  }).map(([title, abilities]) => character(title, { abilities, copies: 'multiple' })),
  group('Test Fatigue', { cost: 2, always: [cannot('ready', titled('Test Drillmaster'))] }),
  event('Test Search', { play: { effect: searchDeck(titled('Narn Aide')) } }),
  event('Test Shuffle', { play: { effect: shuffleDeck('you') } }),
  event('Test Call for Help', { play: { effect: fetchFromOutside('Summons') } }),
  event('Test Daily Summons', { keywords: ['Summons'], play: { effect: influence('babylon5', 1) } }),
  event('Test Alliance Fetch', {
    play: {
      effect: sequence(
        fetchFromOutside('Summons'),
        lastingFor('you', 'no-draw', { say: 'you draw no cards in this draw round' }),
      ),
    },
  }),
  conflict('Test Once in a Lifetime', { copies: 'unique', conflict: { types: ['diplomacy'] } }),
  event('Test Capitulation', { play: { target: { loser: otherPlayers }, effect: surrenderTo('loser', 'you') } }),
  event('Test Only Chance', { copies: 'unique', play: { effect: influence('babylon5', 1) } }),
  character('Test Daily Prophet', {
    race: 'narn',
    abilities: { diplomacy: 4 },
    keywords: ['Starting Ambassador'],
    marks: { vorlon: 1 },
  }),
  event('Test Shadow Oath', { play: { target: { who: allPlayers }, effect: influence('shadows', 1) } }),
];

for (const card of CARDS) compileCard(card);

/** The id of a card by its title; fleets of a race. */
export const id = (title: string, race?: Race): string => findCard(title, race).id;

/** This many cards without effects, at most three copies each. */
export const papers = (n: number): string[] => Array.from({ length: n }, (_, i) => id(PAPERS[Math.floor(i / 3)]!));

const LEADERS: Partial<Record<Race, string>> = {
  human: 'Jeffrey Sinclair',
  centauri: 'Londo Mollari',
  minbari: 'Delenn',
  narn: "G'Kar",
  'non-aligned': 'Test Daily Drazi Envoy',
};

/** A seat whose deck is its usual ambassador and `n` more cards, `more` among them. */
export function seat(race: Race, n: number, more: readonly string[] = [], given: Partial<SeatSetup> = {}): SeatSetup {
  return {
    race,
    deck: [id(LEADERS[race]!), ...more.map(title => id(title, race)), ...papers(n - more.length)],
    ...given,
  };
}

/** A match from its beginning. */
export function match(setup: unknown, seed = 1): Table {
  return new Table(start(babylon5, setup, seed, true));
}

/** Starting hands are empty, so that the first turn begins at once. */
export const AT_ONCE: Pick<Setup, 'house'> = { house: ['any deck', 'any hand'] };

/** The refusal of a setup; '' if it makes a match. */
export function refusal(setup: unknown): string {
  try {
    start(babylon5, setup, 1);
    return '';
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'BadInput' || message.includes('\n')) throw error;
    return message;
  }
}

/** The rule of a setup's refusal; '' if it makes a match. */
export const refusedBy = (setup: unknown): string => /\((b5\/[^)]+)\)/.exec(refusal(setup))?.[1] ?? refusal(setup);
