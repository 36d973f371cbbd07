// The messages of a table over its socket. The server answers each one, and counts what happened by numbers.
import type { Fact, OrdersView, Patch, ViewEnd } from '@orrery/kernel';
import type { Beat, Ending, LogLine, Preview, Standing, Stops, Summary, Warnings } from '@orrery/table';
import { type Static, Type } from 'typebox';
import { type ChatLine, ChatText } from './chat.ts';
import { Code, Count, type Fault, Open, OptionIds, orNull, ShortText } from './shapes.ts';
import { TableInfo } from './table.ts';

/** A key that the client makes for a request. The server does the request once, even if it arrives twice. */
export const ClientKey = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

/**
 * Joins a table, or joins it again. `have` is the log number that the client has. `seen` is the highest number that it has heard of, for example in
 * an acknowledgement. The answer is never older than that, whichever node answers.
 */
export const Join = Type.Object(
  { table: Code, have: Type.Optional(Count), seen: Type.Optional(Count) },
  { additionalProperties: false },
);
/** A request about a table that you have joined. */
export const At = Type.Object({ table: Code }, { additionalProperties: false });
export const CatchUp = Type.Object(
  { table: Code, have: Count, seen: Type.Optional(Count) },
  { additionalProperties: false },
);
/** Your answer to a question. `seen` is the log number that the client has. */
export const Answer = Type.Object(
  { table: Code, key: ClientKey, seen: Count, decision: Count, options: OptionIds },
  { additionalProperties: false },
);
/** An action without options. */
export const Act = Type.Object({ table: Code, key: ClientKey }, { additionalProperties: false });
export const SetStops = Type.Object(
  {
    table: Code,
    key: ClientKey,
    stops: Type.Record(
      ShortText,
      Type.Union([Type.Literal('ask'), Type.Literal('once'), Type.Literal('useful'), Type.Literal('pass')]),
      { maxProperties: 200 },
    ),
  },
  { additionalProperties: false },
);
export const GiveOrder = Type.Object(
  { table: Code, key: ClientKey, order: ShortText },
  { additionalProperties: false },
);
/** A call of the table's host by its name, such as `time`. */
export const CallAsHost = Type.Object(
  { table: Code, key: ClientKey, call: ShortText },
  { additionalProperties: false },
);
/** A question about an answer that you have not sent yet. */
export const Trial = Type.Object({ table: Code, decision: Count, options: OptionIds }, { additionalProperties: false });
/** A wish: an option's id, or words such as `attack Londo`. */
export const Wish = Type.Object({ table: Code, wish: ShortText }, { additionalProperties: false });

/** A chat line to send. */
export const Say = Type.Object({ table: Code, key: ClientKey, text: ChatText }, { additionalProperties: false });

/** The messages that a client may send, by name. */
export const ClientMessages = {
  join: Join,
  leave: At,
  catchUp: CatchUp,
  answer: Answer,
  undo: Act,
  proposeUndo: Act,
  proposeEnd: Act,
  claimDraw: Act,
  resign: Act,
  rematch: Act,
  stops: SetStops,
  order: GiveOrder,
  callAsHost: CallAsHost,
  preview: Trial,
  draft: Trial,
  why: Wish,
  hint: At,
  world: At,
  say: Say,
} as const;
export type ClientMessageName = keyof typeof ClientMessages;
export type ClientMessage<N extends ClientMessageName> = Static<(typeof ClientMessages)[N]>;

/** The clocks of a table. */
export const ClockNow = Type.Object({
  now: Type.Integer({ description: 'milliseconds since 1970, on the clock of the database' }),
  seats: Type.Array(
    Type.Object({
      left: orNull(Type.Integer({ description: 'milliseconds that the seat has left; null if no time runs out' })),
      due: orNull(Type.Integer({ description: 'when its time is up; null while it does not run' })),
    }),
  ),
});
export type ClockNow = Static<typeof ClockNow>;

/** Everything besides the table that a viewer knows: help with the answer, each player's standing, the clocks. */
export const Beside = Type.Object({
  seat: orNull(Type.Integer({ description: 'the seat that sees this; null for a spectator' })),
  warnings: Open<Warnings | null>('the warnings, by option; null if you have nothing to choose'),
  orders: Open<OrdersView | null>('the standing orders; null if there are none'),
  stops: Open<Stops | null>('where the game asks this seat'),
  wayBack: Open<'alone' | 'asked' | null>(
    'how this seat can undo its last choice: alone, or if all others agree; null if it has none',
  ),
  standing: Open<readonly Standing[]>('how near each player is to winning'),
  summary: Open<Summary | null>('what has happened since this seat last chose; null if it has nothing to choose'),
  ending: Open<Ending | null>('how the game ended; null while it goes on'),
  clock: orNull(ClockNow),
});
export type Beside = Static<typeof Beside>;

/** Everything that a viewer may know at a log number. */
export const Whole = Type.Intersect([
  Type.Object({
    table: Code,
    number: Count,
    view: Open<object & ViewEnd>(
      'the table as the viewer sees it, in the shape of the game, with the question (`decision`) and the result',
    ),
    log: Open<readonly LogLine[]>('the log that the viewer may read'),
  }),
  Beside,
]);
export type Whole = Static<typeof Whole>;

/** The changes for a viewer since the log number that they have. */
export const Update = Type.Intersect([
  Type.Object({
    table: Code,
    from: Count,
    number: Count,
    patch: Open<Patch>('the changes from the old view to the new one'),
    facts: Open<readonly Fact[]>('what happened, as far as the viewer may know it'),
    kept: Count,
    lines: Open<readonly LogLine[]>('the log lines after the kept ones'),
    beats: Open<readonly Beat[]>(
      'the same change step by step: how many operations of the patch and how many facts belong to each step, and what is told of it',
    ),
  }),
  Beside,
]);
export type Update = Static<typeof Update>;

/** The answer to a client that joins a table: the table, and the game if it has begun. */
export const Joined = Type.Object({
  info: TableInfo,
  whole: orNull(Whole),
  update: orNull(Update),
});
export type Joined = Static<typeof Joined>;

/** Confirms that the server saved an action, at this log number. */
export const Kept = Type.Object({ number: Count });
export type Kept = Static<typeof Kept>;

/** What a wish can mean, and the rule that forbids each meaning. */
export const Why = Type.Object({
  wishes: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      text: orNull(Type.String({ description: 'why not; null if it is allowed' })),
      rule: orNull(Type.String()),
    }),
  ),
});
export type Why = Static<typeof Why>;

export type Acknowledged<T> = ({ readonly ok: true } & T) | ({ readonly ok: false } & Fault);

/** The state of an answer that a player is still choosing. */
export interface DraftNow {
  /** why the player cannot send it yet; null if they can */
  readonly refused: Fault | null;
  /** what it adds up to; '' if there is nothing to say */
  readonly sum: string;
  /** what it leaves of each thing that it spends; null if it spends nothing */
  readonly left: Readonly<Record<string, number>> | null;
}

/** The answer to each message that succeeds. */
export interface Answers {
  say: { readonly line: ChatLine };
  join: Joined;
  leave: object;
  catchUp: Pick<Joined, 'whole' | 'update'>;
  answer: Kept;
  undo: Kept;
  proposeUndo: Kept;
  proposeEnd: Kept;
  claimDraw: Kept;
  resign: Kept;
  rematch: { readonly table: string };
  stops: Kept;
  order: Kept;
  callAsHost: Kept;
  preview: { readonly preview: Preview };
  draft: { readonly draft: DraftNow };
  why: Why;
  hint: { readonly options: readonly string[] };
  world: { readonly world: Readonly<Record<string, unknown>> };
}

/** The people at a table now: those who follow it over a connection, on any node. */
export const Present = Type.Object({
  table: Code,
  people: Type.Array(Type.String({ description: 'the id of a player who is there' })),
  watching: Type.Integer({ minimum: 0, description: 'how many spectators are there' }),
});
export type Present = Static<typeof Present>;

/** The messages that the server sends by itself. */
export interface ServerMessages {
  update: (update: Update) => void;
  whole: (whole: Whole) => void;
  info: (info: TableInfo) => void;
  said: (line: ChatLine) => void;
  present: (present: Present) => void;
}

/** The messages of a client, as Socket.IO types them. */
export type ClientEvents = {
  [N in ClientMessageName]: (message: ClientMessage<N>, done: (answer: Acknowledged<Answers[N]>) => void) => void;
};

/** A moment of a finished game, for one viewer. */
export const PastMoment = Type.Object({
  table: Code,
  choices: Count,
  of: Type.Integer({ description: 'how many choices the game had' }),
  seat: orNull(Type.Integer()),
  view: Open<object & ViewEnd>('the table as the viewer saw it, with the question (`decision`)'),
  log: Open<readonly LogLine[]>('the log that the viewer could read'),
  standing: Open<readonly Standing[]>('how near each player was to winning'),
});
export type PastMoment = Static<typeof PastMoment>;
