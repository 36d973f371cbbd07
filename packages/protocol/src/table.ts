// Tables: seats, decks, clocks and options.
import { Type } from 'typebox';
import { DeckId } from './deck.ts';
import { Code, Count, orNull, SeatNumber, ShortText } from './shapes.ts';

/** The time that players have. Time runs for players who must choose, on the database's clock, connected or not. */
export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }),
  Type.Object({
    kind: Type.Literal('decision'),
    seconds: Type.Integer({ minimum: 5, maximum: 3600, description: 'for each decision' }),
  }),
  Type.Object({
    kind: Type.Literal('chess'),
    seconds: Type.Integer({ minimum: 30, maximum: 86_400, description: 'for the whole game' }),
    increment: Type.Integer({
      minimum: 0,
      maximum: 300,
      description: 'seconds that a player gains with the first answer in each phase of a turn',
    }),
  }),
  Type.Object({
    kind: Type.Literal('days'),
    days: Type.Integer({ minimum: 1, maximum: 30, description: 'for each decision' }),
  }),
]);
export type Clock = Type.Static<typeof Clock>;

/** Who may watch. */
export const Spectators = Type.Union([
  Type.Null({ description: 'nobody' }),
  Type.Object({
    delay: Type.Integer({ minimum: 0, maximum: 3600, description: 'how many seconds later spectators see everything' }),
  }),
]);
export type Spectators = Type.Static<typeof Spectators>;

/** The settings of a table, besides its game and seats. */
export const TableOptions = Type.Object({
  decks: Type.Union([Type.Literal('lists'), Type.Literal('open'), Type.Literal('secret')], {
    description:
      'what everybody sees. `lists`: the deck of each seat, and every card of it during the game. `open`: the deck. `secret`: nothing',
  }),
  clock: Clock,
  listed: Type.Boolean({
    description: 'true: everybody finds it in the list. false: only people with the link find it',
  }),
  spectators: Spectators,
  chat: Type.Boolean(),
  hints: Type.Boolean({ description: 'whether players get hints' }),
});
export type TableOptions = Type.Static<typeof TableOptions>;

/** The overlay with which you made a deck. A table with another overlay refuses the deck. */
const MadeWith = Type.Optional(
  Type.String({ maxLength: 40, description: 'the id of the overlay with which you made the deck' }),
);

/** A deck for a seat: a ready deck by its name, one of your saved decks, or a list as text. */
export const DeckChoice = Type.Union([
  Type.Object({ ready: ShortText }, { additionalProperties: false }),
  Type.Object({ kept: DeckId, overlay: MadeWith }, { additionalProperties: false }),
  Type.Object(
    { name: ShortText, list: Type.String({ maxLength: 20_000 }), overlay: MadeWith },
    { additionalProperties: false },
  ),
]);
export type DeckChoice = Type.Static<typeof DeckChoice>;

/** The player for a seat: the host, anybody with the link, one person by name, or a bot. */
export const SeatWanted = Type.Union([
  Type.Object({ kind: Type.Literal('me'), deck: Type.Optional(DeckChoice) }),
  Type.Object({ kind: Type.Literal('anybody') }),
  Type.Object({ kind: Type.Literal('invited'), person: ShortText }),
  Type.Object({ kind: Type.Literal('bot'), bot: ShortText, deck: Type.Optional(DeckChoice) }),
]);
export type SeatWanted = Type.Static<typeof SeatWanted>;

/** The cards that owners add to a game, as a server takes them. */
export const OverlayText = Type.String({
  minLength: 2,
  maxLength: 48_000,
  description: 'the cards that owners add, as JSON in a text: `docs/adding-cards.md` tells what it holds',
});

/** Something that the players of a table agree on before the game, such as an optional rule. */
export const AgreementInfo = Type.Object({
  id: Type.String({ description: 'the name for `agreed` in a request' }),
  title: Type.String(),
  about: Type.String({ description: 'what it changes, in one sentence' }),
});
export type AgreementInfo = Type.Static<typeof AgreementInfo>;

/** A request for a table. The defaults are: no clock, private, spectators without delay, chat on, hints only without a clock or with one of days. */
export const TableWanted = Type.Object(
  {
    game: ShortText,
    ruleset: Type.Optional(ShortText),
    title: Type.Optional(Type.String({ maxLength: 60 })),
    seats: Type.Array(SeatWanted, { minItems: 1, maxItems: 16 }),
    options: Type.Optional(Type.Partial(TableOptions)),
    overlay: Type.Optional(OverlayText),
    agreed: Type.Optional(
      Type.Array(ShortText, {
        maxItems: 20,
        description:
          'the optional rules that all players agree on: ids of `agreements` of the game that the ruleset allows',
      }),
    ),
  },
  { additionalProperties: false },
);
export type TableWanted = Type.Static<typeof TableWanted>;

/** A seat, as everybody may know it. */
export const SeatInfo = Type.Object({
  seat: SeatNumber,
  kind: Type.Union([Type.Literal('person'), Type.Literal('bot'), Type.Literal('open'), Type.Literal('invited')]),
  name: orNull(Type.String({ description: 'the name of the person or the level of the bot; null for an open seat' })),
  person: orNull(Type.String({ description: 'the id of the person there' })),
  deck: orNull(
    Type.String({ description: 'the deck; null if none is chosen, or if decks are secret and it is not yours' }),
  ),
  chosen: Type.Boolean({ description: 'whether a deck is chosen' }),
  ready: Type.Boolean(),
});
export type SeatInfo = Type.Static<typeof SeatInfo>;

export const TableStatus = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('playing'),
  Type.Literal('finished'),
  Type.Literal('frozen'),
  Type.Literal('closed'),
]);
export type TableStatus = Type.Static<typeof TableStatus>;

/** The overlay of a table in short: everybody knows before joining that it plays with more than printed cards. */
export const OverlayInfo = Type.Object({
  id: Type.String({ description: 'the same for two overlays only if they hold the same' }),
  name: Type.String(),
  by: Type.String({ description: 'who has entered the cards, as the overlay says' }),
  cards: Type.Integer({ minimum: 0, description: 'how many cards it adds' }),
  corrections: Type.Integer({ minimum: 0, description: 'how many cards it changes' }),
});
export type OverlayInfo = Type.Static<typeof OverlayInfo>;

/** The overlay of a table as its host gave it. */
export const WholeOverlay = Type.Object({ overlay: OverlayText });
export type WholeOverlay = Type.Static<typeof WholeOverlay>;

/** A table, as everybody with its link may know it. */
export const TableInfo = Type.Object({
  code: Code,
  title: Type.String(),
  game: ShortText,
  version: Type.String({ description: 'the version of rules and cards that began it' }),
  ruleset: orNull(Type.String()),
  status: TableStatus,
  reason: orNull(Type.String({ description: 'why it is frozen' })),
  owner: Type.String({ description: 'the id of the host' }),
  options: TableOptions,
  seats: Type.Array(SeatInfo),
  number: Count,
  created: Type.Integer({ description: 'milliseconds since 1970, on the clock of the database' }),
  continues: orNull(Type.Object({ table: Code, choices: Count })),
  rematch: orNull(Code),
  overlay: orNull(OverlayInfo),
  agreed: Type.Array(AgreementInfo, { description: 'the optional rules that all players agree on by sitting down' }),
});
export type TableInfo = Type.Static<typeof TableInfo>;

export const TableList = Type.Object({
  tables: Type.Array(TableInfo),
  next: orNull(Code),
});
/** The wanted page of a list. `after` is the `next` of the page before. Without it, the first page. */
export const ListQuery = Type.Object({ after: Type.Optional(Code) }, { additionalProperties: false });
export type TableList = Type.Static<typeof TableList>;

/** A request for a seat, with a deck. */
export const SitWanted = Type.Object(
  { seat: Type.Optional(SeatNumber), deck: Type.Optional(DeckChoice) },
  { additionalProperties: false },
);
export type SitWanted = Type.Static<typeof SitWanted>;

export const ReadyWanted = Type.Object({ ready: Type.Boolean() }, { additionalProperties: false });
export type ReadyWanted = Type.Static<typeof ReadyWanted>;

/** The moment from which a game continues as a new table against bots. Without `choices`, the moment where it stands. */
export const ContinueWanted = Type.Object(
  { choices: Type.Optional(Count), seat: Type.Optional(SeatNumber), bot: Type.Optional(ShortText) },
  { additionalProperties: false },
);
export type ContinueWanted = Type.Static<typeof ContinueWanted>;
