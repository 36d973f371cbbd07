import {
  byName,
  closed,
  type Data,
  lessonSchema,
  named,
  oneOf,
  player,
  type Shape,
  scenarioSchema,
  type TProperties,
  Type,
  unsaid,
  whole,
} from '@orrery/kernel/scenario';
import { ORDERS, ORIGIN_STRENGTH, PHASES, REALMS } from '../state.ts';

const title = (says = '') => named('card', says);
const flag = (says: string) => Type.Optional(Type.Boolean({ description: says }));
const titles = (says: string) => Type.Optional(Type.Array(title(), { description: says }));
const count = (says: string, most = 99) => Type.Optional(whole(says, 0, most));
const seat = (says: string) => Type.Optional(Type.Integer({ minimum: 1, maximum: 12, description: says }));

/** The state of a card, without the cards on it. */
const STATE = {
  card: title('its name: type letter, strength and title; or its title, if only one card has it'),
  by: seat('the player who controls it, if not the player of this fleet'),
  owner: seat('the owner, if another player has taken it'),
  control: seat(
    'the player who has taken control of it. It stays in this fleet, and what lies on it stays with its players',
  ),
  explored: Type.Optional(title('the terrain that this crew has explored this turn')),
  engaged: flag('`false` for a disengaged card'),
  damage: count('points of damage to its structure'),
  shieldDamage: count('points of damage to its shields'),
  emf: count('the strength of its electromagnetic field'),
  applied: count('research applied to it'),
  left: count('the number of turns that it still lasts'),
  counter: count('the number that its text counts'),
  as: count(
    'the part or type that is in play. A Krebiz combination: 0 whole, 1 cruiser, 2 capsule. A card with two types: 0 the first, 1 the second',
    2,
  ),
  given: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0 }), {
      description: 'points given to it this turn: a list, one number for each use',
    }),
  ),
} satisfies TProperties;

const under = <T extends TProperties>(more: T, says: string) =>
  Type.Union([title(), closed({ ...STATE, ...more }, says)]);
const ON = 'the cards on or against it';
const TOP = under({}, 'a card on a card on another');
const HIGHER = under({ on: Type.Optional(Type.Array(TOP, { description: ON })) }, 'a card on a card on another');
const HIGH = under({ on: Type.Optional(Type.Array(HIGHER, { description: ON })) }, 'a card that lies on another');

const WITH_STACK = { on: Type.Optional(Type.Array(HIGH, { description: ON })) } satisfies TProperties;
/** A card of a position: its name, or its name with its state and the cards on it. */
export const CARD = under(WITH_STACK, 'a card in play');
/** The fields of a card in a position. */
export const CARD_IN_PLAY = closed({ ...STATE, ...WITH_STACK });

/** One player's part of a position. */
export const SEAT = closed({
  name: Type.Optional(Type.String({ description: 'the name of the player', ...unsaid('Player 1, Player 2, ...') })),
  empire: Type.Optional(Type.String({ description: 'the main empire of the deck' })),
  fleet: Type.Optional(
    Type.Array(CARD, { description: 'the cards of this fleet, and cards that other players played against it' }),
  ),
  timeOrigin: Type.Optional(Type.Array(CARD, { description: 'the cards of this player at the time origin' })),
  hand: titles('the hand'),
  deck: Type.Optional(
    Type.Union([Type.Array(title()), whole('', 0, 200)], {
      description: 'the deck: names from the top, or a number of cards of any kind',
      ...unsaid('20 cards'),
    }),
  ),
  discard: titles('the discard pile, from the top'),
  reserve: titles('the reserve fleet'),
  accomplished: titles('agendas on the Sector HQ'),
  hq: count('damage that the Sector HQ has taken', 24),
  turns: Type.Optional(whole('turns that the player has begun', 0, 99, unsaid('5'))),
  plays: Type.Optional(whole('Card Plays left this turn', 0, 9, unsaid('3'))),
  slots: Type.Optional(whole('command slots', 0, 99, unsaid('12'))),
  order: Type.Optional(oneOf(ORDERS, 'when the table asks the player to react', unsaid('always'))),
});

/** An effect that a card has left behind and that still holds. */
export const IN_FORCE = closed(
  {
    card: title('the card whose text it is. The card need not be in play any more'),
    by: seat('the player of that text'),
    effect: Type.Optional(whole('which of the lasting effects of the card, from 1', 1, 9, unsaid('1'))),
    on: Type.Optional(Type.Array(title(), { description: 'the cards in play that it covers' })),
    player: seat('the player whom the text means, if it means one'),
    n: Type.Optional(
      Type.Integer({ description: 'the number that its text adds, if that was fixed when it was made' }),
    ),
    turns: Type.Optional(whole('the turns of its player that it still holds', 1, 99, unsaid('1'))),
  },
  'an effect that still holds',
);

/** A volley that the active player has declared. The other players are asked for reactions. */
export const VOLLEY = closed(
  {
    at: Type.Optional(title('the card that it is fired at')),
    headquarters: seat('instead of a card: the player at whose Sector HQ it is fired'),
    with: Type.Optional(
      Type.Array(title(), {
        description: 'the cards that fire: each shot by itself, as in `pick`',
        ...unsaid('the shots that the table proposes'),
      }),
    ),
  },
  'a volley that is declared',
);

/** A whole position as data. Absent fields have their usual values. */
export const POSITION = closed(
  {
    seats: Type.Array(SEAT, { minItems: 2, maxItems: 12, description: 'the seats, two to twelve' }),
    active: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 12, description: 'the player whose turn it is', ...unsaid('1') }),
    ),
    phase: Type.Optional(oneOf(PHASES, 'the phase that begins', unsaid('play A'))),
    seed: Type.Optional(whole('the random seed', 0, 2 ** 31, unsaid('1'))),
    originDamage: count('damage that the time origin has taken', ORIGIN_STRENGTH - 1),
    inForce: Type.Optional(
      Type.Array(IN_FORCE, { description: 'effects that cards have left behind and that still hold (below)' }),
    ),
    volley: Type.Optional(VOLLEY),
  },
  'the position where it begins: any situation at the table',
);

const DECK = Type.Union([
  named('deck', 'a ready deck by its name'),
  closed({ list: Type.String({ description: 'a deck list, as deck files have it' }) }),
]);

/** A match from its beginning. */
export const SETUP = closed(
  {
    decks: Type.Array(DECK, {
      minItems: 2,
      maxItems: 12,
      description: 'the decks: ready ones by name, or `{ list: TEXT }`',
    }),
    names: Type.Optional(Type.Array(Type.String(), { maxItems: 12, description: 'the names of the players' })),
    seed: Type.Optional(whole('the random seed', 0, 2 ** 31, unsaid('1'))),
  },
  'instead of a position: a match that begins with decks',
);

const PILES = ['deck', 'hand', 'discard', 'reserve', 'fleet', 'table', 'accomplished', 'removed'] as const;
const number = (says: string) => byName('player', Type.Number(), says);
const counted = Type.Optional(Type.Union([Type.Array(title()), Type.Integer({ minimum: 0 })]));

/** The expected fields of one card. */
export const CARD_FACTS = closed({
  'in play': flag('whether it is in play'),
  in: Type.Optional(oneOf([...PILES], 'where it is')),
  on: titles('the cards on it'),
  under: Type.Optional(Type.String({ description: 'the card that it lies on; empty for none' })),
  engaged: flag('whether it is engaged'),
  strength: count('its strength'),
  left: count('the strength that it has left'),
  shields: count('the shield points that it has left'),
  'shield damage': count('points of damage to its shields'),
  damage: count('points of damage to its structure'),
  emf: count('the strength of its field'),
  applied: count('research applied to it'),
  turns: count('the number of turns that it still lasts'),
  player: Type.Optional(player('the player who controls it')),
  realm: Type.Optional(oneOf(REALMS, 'whether it is in a fleet or at the time origin')),
});

const EXPECT = {
  phase: oneOf(PHASES, 'the phase'),
  active: player('the player whose turn it is'),
  hq: number('damage that the Sector HQ of a player has taken'),
  originDamage: whole('damage that the time origin has taken', 0, ORIGIN_STRENGTH),
  plays: number('Card Plays that a player has left'),
  slots: number('command slots that a player uses'),
  protected: byName('player', Type.Boolean(), 'whether something protects the Sector HQ of a player'),
  piles: byName(
    'player',
    closed({ deck: counted, hand: counted, discard: counted, reserve: counted, fleet: counted, accomplished: counted }),
    '`{ 1: { hand: [TITLE], discard: 2 } }`: names from the top, or the number of cards',
  ),
  card: byName('copy', CARD_FACTS, 'facts about a card, by name (below)'),
} satisfies TProperties;

const MOVES = {
  until: Type.Union([oneOf(PHASES), closed({ phase: oneOf(PHASES), of: player() })], {
    description: "the match continues until that phase begins; `{ phase, of: PLAYER }` for one player's turn",
  }),
  proposed: Type.Literal(true, { description: 'the player takes the plan that the table proposes' }),
} satisfies TProperties;

const shape = (kinds: readonly string[]): Shape => ({
  game: 'galactic-empires',
  title: 'Galactic Empires',
  usual: false,
  prefix: 'ge',
  position: POSITION,
  setup: SETUP,
  moves: MOVES,
  expect: EXPECT,
  kinds,
});

/** The schema of scenarios, for questions of these kinds. */
export const geSchema = (kinds: readonly string[]) => scenarioSchema(shape(kinds));

/** The schema of lessons, for questions of these kinds. */
export const geLessons = (kinds: readonly string[]) => lessonSchema(shape(kinds));

export type CardPlace = Data<typeof CARD>;
export type SeatPosition = Data<typeof SEAT>;
export type EffectInForce = Data<typeof IN_FORCE>;
export type Position = Data<typeof POSITION>;
export type Beginning = Data<typeof SETUP>;
export type CardFacts = Data<typeof CARD_FACTS>;
