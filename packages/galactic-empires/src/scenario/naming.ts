import { nameKey, type Seat } from '@orrery/kernel';
import { type Form, INDEX, type Naming, NUMBER, type Things } from '@orrery/kernel/sitting';
import { DEFS, defOf, idOf } from '../card.ts';
import { seatName, titleOf } from '../names.ts';
import { POINT_KINDS } from '../printed.ts';
import { TYPES } from '../rules/fire/weapons.ts';
import { APPLY_AS, useLabel } from '../rules/points/uses.ts';
import {
  ACCOMPLISHED,
  DECK,
  DISCARD,
  FLEET,
  type GeState,
  HAND,
  inPlay,
  MINI,
  pile,
  REMOVED,
  RESERVE,
  SEAT_ZONES,
  TABLE,
} from '../state.ts';

/** The names of the piles in scenarios. */
export const PILES = {
  deck: DECK,
  hand: HAND,
  discard: DISCARD,
  reserve: RESERVE,
  fleet: FLEET,
  table: TABLE,
  accomplished: ACCOMPLISHED,
  removed: REMOVED,
  'mini deck': MINI,
} as const;
export type PileName = keyof typeof PILES;

/** True if a name means a card: with or without type and strength, by the title above or below the picture. */
export function isNamed(s: GeState, id: number, name: string): boolean {
  const { source, name: full, id: key } = DEFS[s.defs[id]!]!;
  const wanted = idOf(name);
  if (wanted === key || wanted === idOf(full)) return true;
  const mark = `${source.types.join('/')}${source.strength} `;
  return [source.title, source.subtitle].some(
    title => title !== undefined && (nameKey(title) === nameKey(name) || idOf(mark + title) === wanted),
  );
}

/**
 * Returns the cards of a name. If one is to be played, the hand comes first. Otherwise the order is: the player's own in play, others in play, the
 * rest.
 */
export function cardsOf(s: GeState, name: string, seat: Seat, hand: boolean): number[] {
  const rank = (id: number): number => {
    const card = s.cards[id]!;
    if (hand && card.zone === seat * SEAT_ZONES + HAND) return 0;
    if (inPlay(s, id)) return card.controller === seat ? 1 : 2;
    return card.owner === seat ? 3 : 4;
  };
  return s.cards.flatMap((_, id) => (isNamed(s, id, name) ? [id] : [])).sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Describes where a card is, so that it differs from another card of its name. */
function placeOf(s: GeState, id: number): string {
  const card = s.cards[id]!;
  if (!inPlay(s, id)) return `${whereIs(s, id)} of ${Math.floor(card.zone / SEAT_ZONES) + 1}`;
  return [
    `in play, of ${card.controller + 1}`,
    card.on >= 0 ? `on ${titleOf(s, card.on)}` : '',
    card.engaged ? '' : 'disengaged',
    card.damage > 0 ? 'damaged' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the pile of a card. */
export const whereIs = (s: GeState, id: number): string =>
  Object.entries(PILES).find(([, kind]) => kind === s.cards[id]!.zone % SEAT_ZONES)?.[0] ?? 'nowhere';

const wholeNumber = (name: string): readonly number[] => (/^\d+$/.test(name) ? [Number(name)] : []);
const CARD: Things<GeState> = { noun: 'card', name: titleOf, find: cardsOf, place: placeOf };

/**
 * The names of uses of points, by number (see rules/points/uses.ts): weapons in the order of their numbers, uses of its own text, systems of ships.
 */
const USES: readonly string[] = [
  'repair',
  'apply',
  'weapon 1',
  'weapon 2',
  'weapon 3',
  'weapon 4',
  'weapon 5',
  'weapon 6',
  'plasma',
  'field',
  'magnifier',
  'mines',
  'text 1',
  'text 2',
  'text 3',
  'text 4',
  'text 5',
  'text 6',
  'text 7',
  'text 8',
  'maneuvering system',
  'electronic warfare system',
  'transgate 1',
  'transgate 2',
  'transgate 3',
  'detection',
];

/** Returns the name of a use that applies points of a further kind to a card (O4 Flood). */
const furtherKind = (n: number): string | undefined =>
  POINT_KINDS[n - APPLY_AS] === undefined ? undefined : `apply ${POINT_KINDS[n - APPLY_AS]}`;

/** Returns the name of a weapon of a card by its number (see `shotNumber`): its phasers, a heavy weapon, another type of a mount. */
const weaponText = (n: number): string => {
  const [weapon, type] = [n % TYPES, Math.floor(n / TYPES)];
  return `${weapon === 0 ? 'phasers' : `weapon ${weapon}`}${type === 0 ? '' : ` type ${type + 1}`}`;
};

const WEAPON: Things<GeState> = {
  noun: 'weapon',
  hint: 'write "phasers", or "weapon 1" for the first heavy weapon',
  name: (_s, n) => weaponText(n),
  find(_s, name) {
    const [, weapon, type = '1'] = /^(?:phasers|weapon ([1-9]\d?))(?: type ([1-9]))?$/.exec(name) ?? [name, null];
    return weapon === null ? [] : [Number(weapon ?? 0) + (Number(type) - 1) * TYPES];
  },
};

/** The names of the components of a Krebiz combination that can be engaged alone, by number. */
const COMPONENTS: readonly string[] = ['', 'cruiser', 'capsule'];

const FORMS: Readonly<Record<string, Form>> = {
  play: { a: 'card', hand: true, as: 'action', says: 'play a card' },
  use: { a: 'card', b: 'index', as: 'action', says: 'use a function of a card; NUMBER says which, from 1' },
  exchange: { a: 'card', as: 'action', says: 'take a card from the reserve fleet; a card from the hand goes there' },
  fire: { a: 'card', as: 'action', says: 'fire at a card' },
  headquarters: { a: 'seat', as: 'action', says: 'fire at the Sector HQ of a player' },
  origin: { as: 'action', says: 'fire at the time origin' },
  gate: { a: 'card', hand: true, as: 'action', says: 'bring in a ship from the hand through a transgate' },
  recall: { a: 'card', as: 'action', says: 'recall a ship to the hand through a transgate' },
  join: { a: 'card', as: 'action', says: 'join a ship to another; they become one ship' },
  separate: {
    a: 'card',
    as: 'action',
    says: 'separate a ship from the ship that it joined, or a combination into its parts',
  },
  expose: { a: 'card', hand: true, as: 'action', says: 'expose a hidden agenda that you accomplished' },
  pass: { as: 'action', says: 'go on to the next phase, or let something happen' },
  engage: { a: 'card', as: 'answer', says: 'give a card the points that it needs' },
  part: {
    a: 'card',
    b: 'component',
    as: 'answer',
    says: 'give one component of a Krebiz combination the points that it needs: `cruiser` or `capsule`',
  },
  free: { a: 'card', as: 'answer', says: 'engage a card without points, if a card text allows it' },
  give: { a: 'card', b: 'use', as: 'answer', says: 'give a card one point for something' },
  shoot: {
    a: 'card',
    b: 'weapon',
    as: 'answer',
    says: 'fire a weapon: `phasers`, or `weapon 1` for the first heavy weapon; `weapon 1 type 2` for the second type of a mount',
  },
  sweep: { a: 'card', b: 'seat', as: 'answer', says: 'fire a distortion cannon over the fleet of a player' },
  breathe: { a: 'card', b: 'card', as: 'answer', says: 'fire time breath at a card' },
  phase: { a: 'card', b: 'seat', as: 'answer', says: 'fire a time phaser at the fleet of a player' },
  partner: {
    a: 'card',
    b: 'index',
    hand: true,
    as: 'answer',
    says: 'a card that you play with another as one ship',
  },
  move: { a: 'card', b: 'card', as: 'answer', says: 'move a ship to a terrain' },
  on: { a: 'card', as: 'answer', says: 'the card that you play another card on' },
  space: { a: 'card', as: 'answer', says: 'alone, on no terrain' },
  fleet: { a: 'thing', as: 'answer', says: 'a fleet; in the Discard Phase one of your own cards' },
  hand: { a: 'card', as: 'answer', says: 'a card from the hand' },
  card: { a: 'card', as: 'answer', says: 'a card: a target or another choice' },
  deed: { a: 'card', b: 'index', as: 'answer', says: 'the function that crew uses on its mission' },
  explore: { a: 'card', as: 'answer', says: 'on its mission the crew explores the terrain' },
  copy: {
    a: 'card',
    b: 'index',
    as: 'answer',
    says: 'crew that goes along uses a function of the crew that it accompanies',
  },
  respond: { a: 'card', b: 'index', hand: true, as: 'answer', says: 'react with a card' },
  spend: {
    a: 'card',
    b: 'card',
    hand: true,
    as: 'answer',
    says: 'in the Allocation Phase: play a card for its points, on the second card if it goes on one; or use up a card in play',
  },
  as: { a: 'index', as: 'answer', says: 'the type that you play a card as, from 1' },
  seat: { a: 'seat', as: 'answer', says: 'a player' },
  number: { a: 'number', as: 'answer', says: 'a number' },
  way: { a: 'index', as: 'answer', says: 'one of several ways: what players read, or its number from 1' },
  yes: { as: 'answer', says: 'yes' },
  no: { as: 'answer', says: 'no' },
  stop: { as: 'answer', says: 'choose no more' },
};

const SEAT: Things<GeState> = {
  noun: 'player',
  name: (_s, seat) => String(seat + 1),
  find: (s, name) => s.seats.flatMap((_, i) => (name === String(i + 1) || name === seatName(s, i) ? [i] : [])),
};

/** The names of the options of Galactic Empires. */
export const NAMING: Naming<GeState> = {
  things: {
    card: CARD,
    seat: SEAT,
    index: INDEX,
    weapon: WEAPON,
    component: {
      noun: 'component',
      name: (_s, n) => COMPONENTS[n] ?? '',
      find: (_s, name) => (COMPONENTS.includes(name) && name !== '' ? [COMPONENTS.indexOf(name)] : []),
    },
    number: NUMBER,
    use: {
      noun: 'use of points',
      name: (_s, n) => USES[n] ?? furtherKind(n) ?? String(n),
      find(_s, name) {
        if (USES.includes(name)) return [USES.indexOf(name)];
        const further = POINT_KINDS.findIndex(kind => name === `apply ${kind}`);
        return further >= 0 ? [APPLY_AS + further] : wholeNumber(name);
      },
    },
    // a fleet is a player when a card is placed, and a card when one is discarded
    thing: {
      noun: 'fleet or card',
      name: (s, id) => (s.phase === 'discard' ? titleOf(s, id) : String(id + 1)),
      find: (s, name, seat, hand) =>
        s.phase === 'discard' ? cardsOf(s, name, seat, hand) : SEAT.find(s, name, seat, hand),
    },
  },
  forms: FORMS,
};

/** Returns the names of the cards in a player's pile, from the top. */
export const namesIn = (s: GeState, seat: Seat, name: PileName): string[] =>
  pile(s, seat, PILES[name])
    .map(id => defOf(s, id).name)
    .reverse();

/** Returns the name of a use of points of a card. */
export const useName = useLabel;

/** The verbs of Galactic Empires. */
export const VERB_NAMES: readonly string[] = Object.keys(FORMS);
