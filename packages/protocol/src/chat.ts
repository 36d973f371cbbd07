// Chat: what players say to each other at a table.
import { type Static, Type } from 'typebox';
import { Code, Count, orNull } from './shapes.ts';

/** The longest line, in characters. */
export const LONGEST_LINE = 300;

export const ChatText = Type.String({ minLength: 1, maxLength: LONGEST_LINE });

/** A chat line. It is plain text: a client shows it as it is. */
export const ChatLine = Type.Object({
  table: Code,
  number: Count,
  person: orNull(Type.String({ description: 'the id of the person who said it; null if they have left for good' })),
  name: Type.String(),
  text: Type.String(),
  at: Type.Integer({ description: 'milliseconds since 1970' }),
});
export type ChatLine = Static<typeof ChatLine>;

/** The chat lines of a table, the latest last, without lines of players that you muted. */
export const ChatLines = Type.Object({ lines: Type.Array(ChatLine) });
export type ChatLines = Static<typeof ChatLines>;

export const ChatQuery = Type.Object(
  { before: Type.Optional(Type.Integer({ minimum: 1, description: 'only lines before this number' })) },
  { additionalProperties: false },
);

export const ChatReport = Type.Object(
  { reason: Type.Optional(Type.String({ maxLength: 500 })) },
  { additionalProperties: false },
);

export const ChatSwitch = Type.Object({ on: Type.Boolean() }, { additionalProperties: false });

export const Muted = Type.Object({ people: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) });
export type Muted = Static<typeof Muted>;
