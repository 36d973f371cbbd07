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
  type TSchema,
  Type,
  unsaid,
  whole,
} from '@orrery/kernel/scenario';
import { ABILITIES, DESIGNATIONS, RACES, RELATIONS, ROUND_NAMES, RULESETS } from '../state.ts';

const title = (says = '') => named('card', says);
const flag = (says: string, absent = '') =>
  Type.Optional(Type.Boolean({ description: says, ...(absent ? unsaid(absent) : {}) }));
const number = (says: string, absent: string, least = 0, most = 99) =>
  Type.Optional(whole(says, least, most, absent ? unsaid(absent) : {}));
const race = (says = '') => oneOf(RACES, says);
const count = (says: string) => Type.Optional(whole(says, 0, 99));
const marks = {
  destiny: count('destiny marks'),
  doom: count('doom marks'),
  shadow: count('shadow marks'),
  vorlon: count('vorlon marks'),
  strife: count('strife marks'),
  conspiracy: count('conspiracy marks'),
};

/** A card of a position: its title, or its title with its state. */
export const CARD = Type.Union([
  title(),
  closed({
    card: title('its title'),
    rotated: flag('`true` for a rotated card'),
    neutralized: flag('`true` for a neutralized card'),
    hidden: flag('`true` for an agenda that lies face down'),
    captured: flag('`true` for a location held by its captor'),
    owner: Type.Optional(player('the owner of a captured location', unsaid('the player of its race'))),
    damage: count('points of damage'),
    severe: count('points of severe damage'),
    tokens: count('tokens on it'),
    chaos: count('Chaos Tokens on it'),
    marks: Type.Optional(closed(marks, 'marks on it: `{ doom: 2 }`')),
    attached: Type.Optional(Type.Array(title(), { description: 'the cards on it or under it' })),
    leads: Type.Optional(title('the fleet of the same faction that it leads')),
    race: Type.Optional(race('the race of the card, if several races have a card of that title')),
  }),
]);

/** A single card with its state. */
const said = (card: typeof CARD, says: string, absent: string) =>
  Type.Optional(Type.Union(card.anyOf, { description: says, ...unsaid(absent) }));
const cards = (says: string, absent = 'none') =>
  Type.Optional(Type.Array(CARD, { description: says, ...unsaid(absent) }));

/** One player's part of a position. */
export const SEAT = closed({
  race: race('the race'),
  name: Type.Optional(Type.String({ description: 'the name of the player', ...unsaid('the race') })),
  designation: Type.Optional(oneOf(DESIGNATIONS, 'the kind of faction, under the engine rules')),
  drakh: flag('`true` for a faction that has become Drakh', '`false`'),
  ambassador: said(CARD, 'the ambassador', 'the usual one of the race'),
  inner: cards('the characters of the Inner Circle besides the ambassador'),
  supporting: cards('everything else in the faction: characters, groups, fleets, locations'),
  agenda: said(CARD, 'the agenda', 'none'),
  faction: cards('enhancements and aftermaths on the faction as a whole'),
  hand: cards('the hand'),
  deck: Type.Optional(
    Type.Union([Type.Array(CARD), whole('', 0, 99)], {
      description: 'the deck: cards from its top, or a number of cards of any kind',
      ...unsaid('unknown: a scenario fails if the player draws'),
    }),
  ),
  discard: cards('the discard pile'),
  removed: cards('cards removed from the game'),
  reserve: cards('cards set aside outside the game'),
  crusade: cards('the Crusade Pile, from its top'),
  rating: number('Influence Rating in tokens', '4', 0),
  spent: number('influence applied this turn', '0'),
  temporary: number('influence for this turn alone', '0'),
  unrest: number('unrest', 'as at the start of a match', 1, 5),
  rawPower: number('Power gained or lost for good', '0', -99),
  eligible: flag('`false` if a Standard Victory is closed', '`true`'),
});

const part = <T extends TProperties>(more: T, says: string) =>
  Type.Optional(
    Type.Array(
      Type.Union([
        title(),
        closed({ card: title(), with: Type.Optional(oneOf(ABILITIES, 'the ability that it uses')), ...more }),
      ]),
      { description: says, ...unsaid('none') },
    ),
  );

/** A conflict of a position, already initiated. */
export const CONFLICT = closed({
  conflict: Type.Union([Type.Literal('war'), title()], {
    description: "the conflict card's title, `war`, or the title of the card in play that makes it",
  }),
  by: player('the player who initiated it'),
  target: Type.Optional(
    Type.Union([named('target'), Type.Integer({ minimum: 1, maximum: 9 })], {
      description: "a player, a race, or a card's title",
    }),
  ),
  support: part(
    { side: Type.Optional(player('the player that it supports, if a conflict has many sides')) },
    'cards that support it',
  ),
  oppose: part({}, 'cards that oppose it'),
  attack: part({}, 'cards that attack'),
});

const pairs = (says: string) =>
  Type.Optional(Type.Array(Type.Tuple([player(), player()]), { description: says, ...unsaid('none') }));

/** A position: any situation at the table, as plain data. */
export const POSITION = closed(
  {
    seats: Type.Array(SEAT, {
      minItems: 1,
      maxItems: 12,
      description: 'the seats in their order around the table (below)',
    }),
    ruleset: Type.Optional(oneOf(RULESETS, 'the ruleset', unsaid('casual'))),
    round: Type.Optional(oneOf(ROUND_NAMES, 'the round that begins', unsaid('action'))),
    turn: number("the turn's number", '2', 1, 999),
    seed: number('the random seed', '1', 0, 2 ** 31),
    order: Type.Optional(
      Type.Array(player(), {
        description: 'the players from the lowest initiative to the highest',
        ...unsaid('by the rules'),
      }),
    ),
    tension: Type.Optional(
      byName('tension', whole('', 1, 5), '`narn>centauri: 5` for one side, `narn-centauri: 5` for both'),
    ),
    war: pairs('pairs of races at war, or of seats by number where a race is divided: `[[narn, centauri]]`'),
    freeTrade: pairs('pairs of races with free trade'),
    alliance: pairs('pairs of races that are allies'),
    neutrality: pairs('pairs of races in a state of Neutrality'),
    nonAggression: pairs('pairs of races in a state of Non-Aggression'),
    rivals: flag('`true` for the optional rule that factions of one race are rivals', '`false`'),
    extendedLoyalty: flag('`true` for the optional rule of extended loyalty', '`false`'),
    civilWar: Type.Optional(
      Type.Array(race(), {
        description: 'races in Civil War; `war` gives the wars between their factions, by seat',
        ...unsaid('none'),
      }),
    ),
    babylon5: number('influence of Babylon 5', '4'),
    shadows: number('influence of the Shadows', '4'),
    vorlons: number('influence of the Vorlons', '4'),
    isa: Type.Optional(
      Type.Array(player(), {
        description: 'the members of the Interstellar Alliance, its founder first',
        minItems: 1,
        ...unsaid('it does not exist'),
      }),
    ),
    shadowWar: flag('`true` if the Shadow War has begun', '`false`'),
    global: cards('cards that are in play for the whole table'),
    conflicts: Type.Optional(
      Type.Array(CONFLICT, { description: 'conflicts that are already initiated (below)', ...unsaid('none') }),
    ),
  },
  'the position where it begins: any situation at the table',
);

const DECK = Type.Union([
  named('deck', 'a starter deck by its race'),
  closed({ list: Type.String({ description: 'a deck list, as deck files have it' }) }),
]);

/** A match from its beginning. */
export const SETUP = closed(
  {
    decks: Type.Array(DECK, {
      minItems: 2,
      maxItems: 9,
      description: 'the decks: starter decks by race, or `{ list: TEXT }`',
    }),
    names: Type.Optional(Type.Array(Type.String(), { description: 'the names of the players' })),
    ruleset: Type.Optional(oneOf(RULESETS, 'the ruleset')),
    seed: number('the random seed', '1', 0, 2 ** 31),
    anyDeck: flag('`true` if the decks may break the rules of deck building', '`false`'),
  },
  'instead of a position: a match that begins with decks',
);

/** The places of a card in a check. */
export const PLACES = [
  'deck',
  'hand',
  'discard',
  'removed',
  'reserve',
  'crusade',
  'inner',
  'supporting',
  'agenda',
  'faction',
  'captured',
  'attached',
  'global',
  'conflicts',
  'playing',
] as const;

/** The facts that a scenario may check about a card. */
export const CARD_FACTS = closed({
  'in play': flag('whether it is in play and face up'),
  in: Type.Optional(oneOf(PLACES, 'where it is; `captured` for a captured location')),
  rotated: flag('whether it is rotated'),
  neutralized: flag('whether it is neutralized'),
  captured: flag('whether it is captured'),
  'face down': flag('whether it lies face down'),
  damage: count('points of damage'),
  severe: count('points of severe damage'),
  tokens: count('tokens on it'),
  chaos: count('Chaos Tokens on it'),
  ...marks,
  faction: Type.Optional(
    Type.Union([Type.Null(), player()], { description: 'the player whose faction it is in, or `null`' }),
  ),
  controller: Type.Optional(
    Type.Union([Type.Null(), player()], { description: 'the player who controls it, or `null`' }),
  ),
  on: Type.Optional(Type.Union([Type.Null(), title()], { description: 'the card that it is on or under, or `null`' })),
  leads: Type.Optional(Type.Union([Type.Null(), title()], { description: 'the fleet that it leads, or `null`' })),
});

export const STAGES = ['declared', 'initiated', 'resolved', 'cancelled', 'postponed'] as const;

/** The facts that a scenario may check about a conflict. */
export const CONFLICT_FACTS = closed({
  support: Type.Optional(Type.Integer({ description: 'the total of support' })),
  opposition: Type.Optional(Type.Integer({ description: 'the total of opposition' })),
  margin: Type.Optional(Type.Integer({ description: 'support minus opposition' })),
  sides: Type.Optional(
    byName('player', Type.Integer(), 'the totals of the sides, if a conflict has many sides: `{ narn: 5 }`'),
  ),
  won: flag('whether it was won; it must be resolved'),
  uncontested: flag('whether it was won and no card opposed or attacked; it must be resolved'),
  stage: Type.Optional(oneOf(STAGES, 'its stage')),
  by: Type.Optional(player('the player who initiated it')),
  target: Type.Optional(Type.Union([Type.Null(), Type.String()], { description: 'the name of its target, or `null`' })),
});

const perPlayer = (says: string, value: TSchema = Type.Integer()) => byName('player', value, says);
const pairsOfPlayers = (says = '') =>
  Type.Array(Type.Array(player(), { minItems: 2, maxItems: 2 }), says ? { description: says } : {});
const row = Type.Optional(Type.Union([Type.Array(title()), Type.Integer({ minimum: 0 })]));

const EXPECT = {
  rating: perPlayer('Influence Rating by player: `{ narn: 5 }`'),
  available: perPlayer('influence that a player can still apply'),
  power: perPlayer('Power'),
  unrest: perPlayer('unrest'),
  marks: perPlayer('marks of a faction: `{ narn: { doom: 1 } }`', closed(marks)),
  out: perPlayer('whether a player is out of the game', Type.Boolean()),
  tension: byName('tension', Type.Integer(), '`{ narn>centauri: 5 }`'),
  babylon5: whole('influence of Babylon 5'),
  shadows: whole('influence of the Shadows'),
  vorlons: whole('influence of the Vorlons'),
  'shadow war': Type.Boolean({ description: 'whether the Shadow War has begun' }),
  isa: Type.Array(player(), {
    description: 'the members of the Interstellar Alliance, in any order; none if it does not exist',
  }),
  round: oneOf(['setup', ...ROUND_NAMES], 'the current round'),
  turn: whole('the number of the turn'),
  order: Type.Array(player(), { description: 'the players from the lowest initiative to the highest' }),
  ability: byName(
    'copy',
    closed(Object.fromEntries(ABILITIES.map(a => [a, Type.Optional(Type.Integer())])) as TProperties),
    'abilities as they are now: `{ "G\'Kar": { diplomacy: 5 } }`',
  ),
  card: byName('copy', CARD_FACTS, 'facts about a card, by title (below)'),
  cards: byName(
    'player',
    closed({
      deck: row,
      hand: row,
      discard: row,
      removed: row,
      reserve: row,
      crusade: row,
      inner: row,
      supporting: row,
      agenda: row,
      faction: row,
    }),
    "`{ narn: { inner: [G'Kar, Na'Toth], hand: 2 } }`: the titles in their order, or how many",
  ),
  conflict: byName('conflict', CONFLICT_FACTS, 'facts about a conflict, by name (below)'),
  war: pairsOfPlayers('all pairs of races at war'),
  relations: closed(
    Object.fromEntries(RELATIONS.map(kind => [kind, Type.Optional(pairsOfPlayers())])),
    'all pairs of races in a standing relation: `{ war: [[narn, centauri]], free trade: [] }`',
  ),
} satisfies TProperties;

const MOVES = {
  until: oneOf(ROUND_NAMES, 'the match continues until that round begins'),
} satisfies TProperties;

const shape = (kinds: readonly string[]): Shape => ({
  game: 'babylon5',
  title: 'Babylon 5',
  usual: true,
  prefix: 'b5',
  position: POSITION,
  setup: SETUP,
  moves: MOVES,
  expect: EXPECT,
  kinds,
});

/** The schema of scenarios, for questions of these kinds. */
export const babylon5Schema = (kinds: readonly string[]) => scenarioSchema(shape(kinds));

/** The schema of lessons, for questions of these kinds. */
export const babylon5Lessons = (kinds: readonly string[]) => lessonSchema(shape(kinds));

export type CardPlace = Data<typeof CARD>;
export type SeatPosition = Data<typeof SEAT>;
export type ConflictPosition = Data<typeof CONFLICT>;
export type Position = Data<typeof POSITION>;
export type Beginning = Data<typeof SETUP>;
export type CardFacts = Data<typeof CARD_FACTS>;
export type ConflictFacts = Data<typeof CONFLICT_FACTS>;
