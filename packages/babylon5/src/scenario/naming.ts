import { nameKey, type Seat } from '@orrery/kernel';
import { type Form, INDEX, type Naming, NUMBER, type Things } from '@orrery/kernel/sitting';
import { DEFS, defOf } from '../card.ts';
import { cardNames } from '../decks/format.ts';
import { nameOf } from '../names.ts';
import { SPECIES } from '../rules/factions/league.ts';
import { ALONE, alone } from '../rules/politics/parties.ts';
import {
  ABILITIES,
  AGENDA,
  ATTACHED,
  type B5State,
  CONFLICTS,
  CRUSADE,
  DECK,
  DISCARD,
  FACTION,
  GLOBAL,
  HAND,
  INNER,
  inPlay,
  PLAYING,
  RACES,
  REMOVED,
  RESERVE,
  SEAT_ZONES,
  SUPPORTING,
  zone,
  zoneKind,
} from '../state.ts';

/** A player's rows and piles, as scenarios call them. */
export const ROWS = {
  deck: DECK,
  hand: HAND,
  discard: DISCARD,
  removed: REMOVED,
  reserve: RESERVE,
  crusade: CRUSADE,
  inner: INNER,
  supporting: SUPPORTING,
  agenda: AGENDA,
  faction: FACTION,
} as const;
export type RowName = keyof typeof ROWS;

const TABLE_PLACES: Readonly<Record<number, string>> = {
  [SEAT_ZONES + GLOBAL]: 'global',
  [SEAT_ZONES + ATTACHED]: 'attached',
  [SEAT_ZONES + CONFLICTS]: 'conflicts',
  [SEAT_ZONES + PLAYING]: 'playing',
};

/** The row, pile or place where a card lies, in a word. */
export function rowOf(s: B5State, id: number): string {
  const kind = zoneKind(s, s.cards[id]!);
  return TABLE_PLACES[kind] ?? Object.entries(ROWS).find(([, row]) => row === kind)?.[0] ?? 'nowhere';
}

/** A card's place, in a word: a captured location counts as captured, wherever it lies. */
export function whereIs(s: B5State, id: number): string {
  const card = s.cards[id]!;
  if (card.captured === 1 && inPlay(s, id)) return 'captured';
  return rowOf(s, id);
}

/** A player's name in scenarios: the race, or a number if several players have that race. */
export function callOf(s: B5State, seat: Seat): string {
  const { race } = s.seats[seat]!;
  return s.seats.filter(x => x.race === race).length > 1 ? String(seat + 1) : RACES[race]!;
}

/** The cards with a title. First those in hand if the verb plays one, then the player's own in play, others in play, and the rest. */
export function cardsOf(s: B5State, title: string, seat: Seat, hand: boolean): number[] {
  const key = nameKey(title);
  const rank = (id: number): number => {
    const card = s.cards[id]!;
    if (hand && card.zone === zone(seat, HAND)) return 0;
    if (inPlay(s, id)) return card.controller === seat ? 1 : 2;
    return card.owner === seat ? 3 : 4;
  };
  return s.cards
    .flatMap((card, id) => (card.zone >= 0 && nameKey(defOf(s, id).title) === key ? [id] : []))
    .sort((a, b) => rank(a) - rank(b) || a - b);
}

/** A card's place, in words that distinguish it from another with the same title. */
function placeOf(s: B5State, id: number): string {
  const card = s.cards[id]!;
  const holder = card.faction >= 0 ? card.faction : card.zone < s.seats.length * SEAT_ZONES ? card.owner : -1;
  return [
    inPlay(s, id) ? 'in play' : '',
    holder >= 0 ? callOf(s, holder) : '',
    whereIs(s, id),
    card.host >= 0 ? `on ${defOf(s, card.host).title}` : '',
    card.rotated ? 'rotated' : '',
    card.neutralized ? 'neutralized' : '',
    card.damage > 0 ? 'damaged' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const among = (list: readonly string[], name: string): readonly number[] => {
  const at = list.findIndex(x => nameKey(x) === nameKey(name));
  return at < 0 ? [] : [at];
};

/** The conflicts of a name: `war`, or the title of the conflict's card or of the card that started it. */
export const conflictsOf = (s: B5State, what: string): number[] =>
  s.conflicts
    .filter(
      x => x.rules === what || [x.card, x.source].some(id => id >= 0 && nameKey(defOf(s, id).title) === nameKey(what)),
    )
    .map(c => c.id);

/** The seats of a name: a race, a number from 1, a player's name. */
export const seatsOf = (s: B5State, name: string): number[] =>
  /^\d+$/.test(name)
    ? s.seats.flatMap((_, i) => (i === Number(name) - 1 ? [i] : []))
    : s.seats.flatMap((x, i) => (RACES[x.race] === name || x.name === name ? [i] : []));

const CARD: Things<B5State> = {
  noun: 'card',
  name: (s, id) => nameOf(s, 'card', id),
  find: cardsOf,
  place: placeOf,
  near(s, name) {
    const here = new Set(s.defs.map(def => DEFS[def]?.title));
    return cardNames()
      .nearest(name, 20)
      .filter(title => here.has(title))
      .slice(0, 3);
  },
};

const action = (says: string, a = 'card', more: Partial<Form> = {}): Form => ({ a, as: 'action', says, ...more });
const bare = (as: Form['as'], says: string): Form => ({ as, says });
const answer = (a: string, says: string, more: Partial<Form> = {}): Form => ({ a, as: 'answer', says, ...more });
const HANDED = { hand: true };

/** The objects and meaning of each verb. */
const FORMS: Readonly<Record<string, Form>> = {
  sponsor: action('sponsor a card from the hand', 'card', HANDED),
  promote: action('promote a character'),
  build: action('build influence with a character'),
  replace: action('replace the second card, in play, with the first card, from the hand', 'card', {
    ...HANDED,
    b: 'card',
  }),
  use: action('use an action of a card; NUMBER is its number, from 1', 'card', { b: 'index' }),
  assist: action('assist with a card'),
  'assist-sponsoring': action('assist sponsoring with a card'),
  lead: action('a character leads a fleet', 'card', { b: 'card' }),
  support: action('support a conflict with a card', 'card', { b: 'conflict' }),
  oppose: action('oppose a conflict with a card', 'card', { b: 'conflict' }),
  attack: action('attack the second card with the first; add the ability if there is a choice', 'card', {
    b: 'card',
  }),
  event: action('play an event', 'card', HANDED),
  contingency: action('play a contingency face down; add the card that it goes under', 'card', HANDED),
  agenda: action('sponsor an agenda', 'card', HANDED),
  'hide-agenda': action('sponsor an agenda face down', 'card', HANDED),
  'reveal-agenda': action('reveal an agenda'),
  'discard-agenda': action('discard an agenda'),
  heal: action('heal a card'),
  'heal-ambassador': action('announce that the whole Inner Circle rotates to heal the ambassador'),
  repair: action('repair a fleet or location; add how much'),
  bid: action('bid for a mercenary; add how much'),
  hire: action('hire a mercenary'),
  arrange: action('change the order of the face-down cards under a card'),
  declare: action('declare a conflict from the hand; add the target if there is a choice', 'card', HANDED),
  'declare-from': action('declare a conflict that a card in play gives; NUMBER is its number, from 1', 'card', {
    b: 'index',
  }),
  'join-war': action('the ambassador rotates to join a war against a player', 'card', { b: 'seat' }),
  fetch: bare('action', 'fetch an ISA card from outside the game'),
  'declare-war-conflict': action('declare a war conflict against a player', 'seat'),
  aftermath: action('play an aftermath; add the target', 'card', HANDED),
  surrender: action('surrender to a player', 'seat'),
  pass: bare('action', 'pass'),
  card: answer('card', 'a card: a target, a card to rotate, to discard or to keep'),
  seat: answer('seat', 'a player'),
  race: answer('race', 'a race'),
  species: answer('species', 'a species of the League'),
  conflict: answer('conflict', 'a conflict; for an attack, the ability', { b: 'ability' }),
  outside: answer('ability', 'outside all conflicts, with that ability'),
  ability: answer('ability', 'an ability', { b: 'ability' }),
  number: answer('number', 'a number'),
  table: bare('answer', 'the whole table'),
  ambassador: answer('card', 'the starting ambassador'),
  second: answer('card', 'the second ambassador'),
  'to-deck': answer('card', 'a card goes from the starting hand to the deck'),
  'to-reserve': answer('card', 'a card goes from the starting hand to the reserve'),
  'from-crusade': answer('card', 'a card goes from the Crusade Pile to the deck'),
  'to-crusade': answer('card', 'a card goes from the deck to the Crusade Pile'),
  ballot: answer('index', 'a vote of another player that you cast; votes count from 1'),
  respond: answer('card', 'a card responds', { b: 'index' }),
  'goes-on': answer('card', 'an effect goes on', { b: 'index' }),
  'new-card': answer('index', 'a card from outside the game'),
  change: answer('index', 'a change of tension'),
  level: answer('index', 'a tension, or an unrest, that has changed'),
  play: answer('index', 'an event that was played'),
  way: answer('index', 'one of several ways: its text, or its number from 1'),
  yes: bare('answer', 'yes'),
  no: bare('answer', 'no'),
  abstain: bare('answer', 'abstain'),
  mulligan: bare('answer', 'take a new starting hand'),
};

/** The names of Babylon 5's options in scenarios. */
export const NAMING: Naming<B5State> = {
  things: {
    card: CARD,
    conflict: {
      noun: 'conflict',
      name: (s, id) => {
        const c = s.conflicts.find(x => x.id === id);
        const from = c === undefined ? -1 : c.card >= 0 ? c.card : c.source;
        return from >= 0 ? defOf(s, from).title : (c?.rules ?? '');
      },
      find: conflictsOf,
      place: (s, id) => nameOf(s, 'conflict', id),
    },
    seat: { noun: 'player', name: callOf, find: seatsOf },
    // a faction in Civil War is a race of its own, and goes by the name of its player (b5/civil-war/6)
    race: {
      noun: 'race',
      name: (s, party) => RACES[party] ?? callOf(s, party - ALONE),
      find(s, name) {
        const race = among(RACES, name);
        return race.length > 0 ? race : seatsOf(s, name).map(alone);
      },
    },
    species: { noun: 'species', name: (_s, id) => SPECIES[id] ?? '', find: (_s, name) => among(SPECIES, name) },
    ability: { noun: 'ability', name: (_s, id) => ABILITIES[id] ?? '', find: (_s, name) => among(ABILITIES, name) },
    number: NUMBER,
    index: INDEX,
  },
  forms: FORMS,
  settled: {
    attack: { ability: 'ability', by: 'ability', conflict: 'conflict' },
    attached: { host: 'card' },
    sponsored: { sponsor: 'card' },
    bid: { n: 'number' },
  },
};

/** The verbs of Babylon 5. */
export const VERB_NAMES: readonly string[] = Object.keys(FORMS);
