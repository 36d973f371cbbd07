import { nameKey, type Seat } from '@orrery/kernel';
import { type Form, INDEX, type Naming, NUMBER, type Things } from '@orrery/kernel/sitting';
import { DEFS, defOf } from '../card.ts';
import { cardNames } from '../decks/format.ts';
import { PILE_NAMES, seatName, titleOf } from '../names.ts';
import {
  ACTIVE,
  HAND,
  IN_PLAY,
  inPlay,
  LOST,
  ON_STACK,
  pile,
  REMOVED,
  RESERVE,
  SEAT_ZONES,
  STACKED,
  USED,
  type WarsState,
} from '../state.ts';

/** The names of the piles in scenarios. */
export const PILES = {
  reserve: RESERVE,
  active: ACTIVE,
  used: USED,
  hand: HAND,
  lost: LOST,
  removed: REMOVED,
} as const;
export type PileName = keyof typeof PILES;

const titled = (s: WarsState, id: number, key: string): boolean => nameKey(DEFS[s.defs[id]!]!.title) === key;

/**
 * Returns the cards of a title in order: for a card to be played, those in hand first; then the player's own in play, others in play, and the rest.
 */
export function cardsOf(s: WarsState, title: string, seat: Seat, hand: boolean): number[] {
  const key = nameKey(title);
  const rank = (id: number): number => {
    const card = s.cards[id]!;
    if (hand && card.zone === seat * SEAT_ZONES + HAND) return 0;
    if (inPlay(s, id)) return card.controller === seat ? 1 : 2;
    return card.owner === seat ? 3 : 4;
  };
  return s.cards.flatMap((_, id) => (titled(s, id, key) ? [id] : [])).sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Returns where a card is, in words that tell it from another of its title. */
function placeOf(s: WarsState, id: number): string {
  const card = s.cards[id]!;
  if (card.zone < IN_PLAY) return `${PILE_NAMES[card.zone % SEAT_ZONES]} of ${Math.floor(card.zone / SEAT_ZONES) + 1}`;
  if (card.zone === ON_STACK) return 'pending';
  if (card.zone === STACKED) return `stacked on ${titleOf(s, card.on)}`;
  return [
    `in play, of ${card.controller + 1}`,
    card.at >= 0 && card.at !== id ? `at ${titleOf(s, card.at)}` : '',
    card.on >= 0 ? `beneath ${titleOf(s, card.on)}` : '',
    card.damaged ? 'damaged' : '',
    card.inverted ? 'inverted' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The names of the two effects of a used-or-lost card in scenarios. */
const EFFECTS: readonly string[] = ['used', 'lost'];

const CARD: Things<WarsState> = {
  noun: 'card',
  name: titleOf,
  find: cardsOf,
  place: placeOf,
  near(s, name) {
    const here = new Set(s.defs.map(def => DEFS[def]?.title));
    const near = cardNames().nearest(name, 20);
    return near.filter(title => here.has(title)).slice(0, 3);
  },
};

const FORMS: Readonly<Record<string, Form>> = {
  activate: { a: 'number', as: 'action', says: 'activate that much energy' },
  drain: { a: 'location', as: 'action', says: 'drain at a location' },
  play: {
    a: 'card',
    b: 'effect',
    hand: true,
    as: 'action',
    says: 'play a card; EFFECT is `used` or `lost`, for a card that has both',
  },
  use: { a: 'card', b: 'index', as: 'action', says: 'use an ability of a card; NUMBER says which, from 1' },
  attack: { a: 'location', as: 'action', says: 'attack at a location' },
  move: { a: 'card', b: 'card', as: 'action', says: 'move a card to a location or aboard a ship' },
  draw: { as: 'action', says: 'draw a card' },
  pass: { as: 'action', says: 'pass' },
  card: { a: 'card', as: 'answer', says: 'a card: a target, a card to lose, give or reveal' },
  damage: { a: 'card', as: 'answer', says: 'a card in play that takes damage for casualties' },
  pile: { a: 'pile', as: 'answer', says: 'a card from the top of a pile: `reserve`, `active`, `used`' },
  pending: { a: 'pending', as: 'answer', says: 'something on the stack, by its name' },
  trigger: { a: 'card', b: 'index', as: 'answer', says: 'the triggered ability that is performed next' },
  number: { a: 'number', as: 'answer', says: 'a number' },
  way: { a: 'index', as: 'answer', says: 'one of several ways: what players read, or its number from 1' },
  seat: { a: 'seat', as: 'answer', says: 'a player' },
  at: { a: 'location', as: 'answer', says: 'a location where a card enters play or goes' },
  aboard: { a: 'card', as: 'answer', says: 'a ship that a card goes aboard' },
  beneath: { a: 'card', as: 'answer', says: 'a card or location beneath which a card goes' },
  slot: { a: 'index', as: 'answer', says: 'a place in a row of sites; they count from 1' },
  table: { as: 'answer', says: 'an asset lies by itself' },
  yes: { as: 'answer', says: 'yes' },
  no: { as: 'answer', says: 'no' },
  stop: { as: 'answer', says: 'choose no more' },
};

/** The names of WARS options in scenarios. */
export const NAMING: Naming<WarsState> = {
  things: {
    card: CARD,
    location: { ...CARD, noun: 'location' },
    number: NUMBER,
    index: INDEX,
    effect: {
      noun: 'effect',
      hint: 'write "used" or "lost"',
      name: (_s, n) => EFFECTS[n] ?? '',
      find: (_s, name) => (EFFECTS.includes(name) ? [EFFECTS.indexOf(name)] : []),
      some: name => EFFECTS.includes(name) || /^\d+$/.test(name),
    },
    pile: {
      noun: 'pile',
      name: (_s, kind) => Object.entries(PILES).find(([, k]) => k === kind)?.[0] ?? '',
      find: (_s, name) => (Object.hasOwn(PILES, name) ? [PILES[name as PileName]] : []),
    },
    pending: {
      noun: 'thing pending',
      name: (s, id) => s.items.find(i => i.id === id)?.name ?? '',
      find: (s, name) => s.items.filter(i => nameKey(i.name) === nameKey(name)).map(i => i.id),
    },
    seat: {
      noun: 'player',
      name: (_s, seat) => String(seat + 1),
      find: (s, name) => s.seats.flatMap((_, i) => (name === String(i + 1) || name === seatName(s, i) ? [i] : [])),
    },
  },
  forms: FORMS,
};

/** The verbs of WARS. */
export const VERB_NAMES: readonly string[] = Object.keys(FORMS);

/** Returns the name of the pile or place where a card is. */
export function whereIs(s: WarsState, id: number): string {
  const { zone } = s.cards[id]!;
  if (zone === IN_PLAY) return 'play';
  if (zone === STACKED) return 'stacked';
  if (zone === ON_STACK) return 'stack';
  return Object.entries(PILES).find(([, kind]) => kind === zone % SEAT_ZONES)?.[0] ?? 'nowhere';
}

/** Returns the titles of a pile of a player, from the top. */
export const titlesIn = (s: WarsState, seat: Seat, name: PileName): string[] =>
  pile(s, seat, PILES[name])
    .map(id => defOf(s, id).title)
    .reverse();
