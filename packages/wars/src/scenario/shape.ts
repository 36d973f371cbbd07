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
import { BATTLE_STEPS, FACTIONS, PHASES } from '../state.ts';

const title = (says = '') => named('card', says);
const flag = (says: string) => Type.Optional(Type.Boolean({ description: says }));
const titles = (says: string) => Type.Optional(Type.Array(title(), { description: says }));

/** The fields of a card besides the cards beneath it. */
const STATE = {
  card: title('its title'),
  damaged: flag('`true` for a damaged card'),
  inverted: flag('`true` for a card whose other side is up'),
  new: flag('`true` for a card that entered play this turn'),
  owner: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2, description: 'the owner, if another player controls it' }),
  ),
  stacked: titles('cards stacked on it, the first at the bottom'),
} satisfies TProperties;

const under = <T extends TProperties>(more: T, says: string) =>
  Type.Union([title(), closed({ ...STATE, ...more }, says)]);
const BENEATH = 'units aboard a ship, weapons and assets beneath a card, encampments beneath a location';
const LOWEST = under({}, 'a card two levels beneath another');
const LOWER = under(
  { beneath: Type.Optional(Type.Array(LOWEST, { description: BENEATH })) },
  'a card that lies beneath another',
);

/** A card of a position: its title, or its title with the cards on and beneath it. */
export const CARD = under({ beneath: Type.Optional(Type.Array(LOWER, { description: BENEATH })) }, 'a card in play');

/** A location of a position: its title and its player. Sites of one place lie in this order. */
export const LOCATION = Type.Union([
  title(),
  closed({
    card: title('its title'),
    of: Type.Optional(Type.Integer({ minimum: 1, maximum: 2, description: 'the owner', ...unsaid('1') })),
    beneath: Type.Optional(Type.Array(CARD, { description: 'encampments and assets beneath it' })),
  }),
]);

/** A pile: titles from the top, or a number of cards of any kind. */
const pile = (says: string, absent: string) =>
  Type.Optional(
    Type.Union([Type.Array(title()), whole('', 0, 60)], {
      description: `${says}: titles from the top, or a number of cards of any kind`,
      ...unsaid(absent),
    }),
  );

const ICONS = Type.Optional(whole('', 0, 20));

/** One player's part of a position. */
export const SEAT = closed({
  name: Type.Optional(Type.String({ description: 'the name of the player', ...unsaid('Player 1, Player 2') })),
  at: Type.Optional(
    byName('card', Type.Array(CARD), "ships, units, and assets beneath the location, by the location's title"),
  ),
  table: Type.Optional(Type.Array(CARD, { description: 'assets that are not beneath another card' })),
  hand: pile('the hand', 'one card'),
  reserve: pile('the reserve. 20 more cards lie beneath the named ones', '20 cards'),
  active: pile('the active pile', '20 cards'),
  used: pile('the used pile', 'none'),
  lost: pile('the lost pile', 'none'),
  removed: pile('the cards removed from the game', 'none'),
  icons: Type.Optional(
    closed(
      { earther: ICONS, gongen: ICONS, maverick: ICONS, shi: ICONS, quay: ICONS },
      'support icons in addition to those of the locations: `{ quay: 2 }`',
    ),
  ),
});

/** A whole position, as data. Fields that are not given have their usual values. */
export const POSITION = closed(
  {
    locations: Type.Array(LOCATION, {
      description:
        'the locations in play: `TITLE`, or `{ card: TITLE, of: 2, beneath: [...] }`. Sites of one place keep this order',
    }),
    seats: Type.Array(SEAT, { minItems: 2, maxItems: 2, description: 'the two seats' }),
    active: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2, description: 'the player whose turn it is', ...unsaid('1') }),
    ),
    phase: Type.Optional(oneOf(PHASES, 'the phase that begins', unsaid('control'))),
    turn: Type.Optional(whole('the number of the turn', 1, 999, unsaid('1'))),
    seed: Type.Optional(whole('the random seed', 0, 2 ** 31, unsaid('1'))),
    tournament: flag('`true` for a match that may not end in a draw'),
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
      maxItems: 2,
      description: 'the decks: ready ones by name, or `{ list: TEXT }`',
    }),
    names: Type.Optional(Type.Array(Type.String(), { maxItems: 2, description: 'the names of the players' })),
    first: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2,
        description: 'the player who takes the first turn',
        ...unsaid('chosen at random'),
      }),
    ),
    seed: Type.Optional(whole('the random seed', 0, 2 ** 31, unsaid('1'))),
    anyDeck: flag('`true` if the decks may break the rules of deck building'),
  },
  'instead of a position: a match that begins with decks',
);

const PILES = ['reserve', 'active', 'used', 'hand', 'lost', 'removed'] as const;
const number = (says: string) => byName('player', Type.Integer(), says);
const counted = Type.Optional(Type.Union([Type.Array(title()), Type.Integer({ minimum: 0 })]));

/** The checks of one card. */
export const CARD_FACTS = closed({
  'in play': flag('whether it is in play'),
  in: Type.Optional(oneOf([...PILES, 'play', 'stacked'], 'where it is')),
  at: Type.Optional(title('the location where it is')),
  power: Type.Optional(Type.Integer({ description: 'its power now' })),
  tactics: Type.Optional(Type.Integer({ description: 'its tactics now' })),
  defense: Type.Optional(Type.Integer({ description: 'its defense now' })),
  damaged: flag('whether it is damaged'),
  inverted: flag('whether its other side is up'),
  immune: flag('whether it is immune to attrition'),
  beneath: titles('the cards aboard or beneath it'),
  stacked: titles('the cards stacked on it'),
  player: Type.Optional(player('the player who controls it')),
});

const EXPECT = {
  phase: oneOf(PHASES, 'the phase'),
  turn: Type.Integer({ description: 'the number of the turn' }),
  active: player('the player whose turn it is'),
  stack: Type.Array(Type.String(), { description: 'the names of the pending entries, newest last' }),
  'battle destiny': number('battle destiny by player; a battle must be under way'),
  attrition: number('attrition that a player causes; a battle must be under way'),
  'total power': number('total power by player; a battle must be under way'),
  casualties: whole('the casualties; a battle must be under way'),
  step: oneOf(BATTLE_STEPS, 'the current step of the battle'),
  battle: Type.Union([Type.Null(), title()], { description: 'the location of the battle, or `null` for no battle' }),
  piles: byName(
    'player',
    closed({ reserve: counted, active: counted, used: counted, hand: counted, lost: counted, removed: counted }),
    '`{ 1: { hand: [TITLE], lost: 2 } }`: titles from the top, or the number of cards',
  ),
  icons: byName(
    'player',
    closed(Object.fromEntries(FACTIONS.map(x => [x, Type.Optional(Type.Integer())])) as TProperties),
    '`{ 1: { quay: 2 } }`: support icons of those factions',
  ),
  controls: byName('player', Type.Array(title()), '`{ 1: [LOCATION] }`: all the locations that the player controls'),
  card: byName('copy', CARD_FACTS, 'facts about a card, by title (below)'),
} satisfies TProperties;

const MOVES = {
  until: Type.Union([oneOf(PHASES), closed({ phase: oneOf(PHASES), of: player() })], {
    description: "the match continues until that phase begins; `{ phase, of: PLAYER }` for one player's turn",
  }),
  resolve: oneOf(
    ['newest', 'all'],
    'both players pass until the newest entry of the stack, or the whole stack, is performed. This stops at any other question',
  ),
  step: oneOf(BATTLE_STEPS, 'the battle continues to that step'),
} satisfies TProperties;

const shape = (kinds: readonly string[]): Shape => ({
  game: 'wars',
  title: 'WARS',
  usual: false,
  prefix: 'wars',
  position: POSITION,
  setup: SETUP,
  moves: MOVES,
  expect: EXPECT,
  endings: ['battle'],
  kinds,
});

/** The schema of scenarios, for questions of these kinds. */
export const warsSchema = (kinds: readonly string[]) => scenarioSchema(shape(kinds));

/** The schema of lessons, for questions of these kinds. */
export const warsLessons = (kinds: readonly string[]) => lessonSchema(shape(kinds));

export type CardPlace = Data<typeof CARD>;
export type LocationPlace = Data<typeof LOCATION>;
export type SeatPosition = Data<typeof SEAT>;
export type Position = Data<typeof POSITION>;
export type Beginning = Data<typeof SETUP>;
export type CardFacts = Data<typeof CARD_FACTS>;
