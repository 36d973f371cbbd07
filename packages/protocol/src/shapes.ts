// The pieces of all schemas: codes, numbers, texts, and the reasons of refusals.
import { Type } from 'typebox';

/** The short code of a table, as in a link: `/t/7KQ2`. It has only letters and digits that people do not confuse. */
export const Code = Type.String({
  pattern: '^[2-9A-HJ-NP-Z]{4,10}$',
  description: 'the code of a table, as in /t/7KQ2',
});

/** A seat, from 0. */
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 63 });

/** A number that counts from 0. */
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** A name or a word, short enough for a line. */
export const ShortText = Type.String({ minLength: 1, maxLength: 100 });

/** A whole answer: the ids of the options that it chooses. */
export const OptionIds = Type.Array(Type.String({ maxLength: 200 }), { maxItems: 500 });

/** Something that may be missing. */
export const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()]);

/** Data whose shape the rules of each game decide, not the protocol. Programs have its type; the schema leaves it open. */
export const Open = <T>(description: string) => Type.Unsafe<T>({ description });

/**
 * Every reason why the server refuses a request, with its meaning and the HTTP status of a route. `rule` and `table` refusals come over sockets only,
 * so they have no status.
 */
export const REASONS = {
  input: {
    status: 400,
    means: 'Your request has the wrong shape, or asks for something impossible. Do not send it again.',
  },
  stranger: { status: 401, means: 'The server does not know who you are, or a password is wrong.' },
  forbidden: { status: 403, means: 'Somebody else may do this, but you may not.' },
  gone: { status: 404, means: 'Nothing has that name, or you may not see it.' },
  state: { status: 409, means: 'This cannot be done now. For example, the game has begun.' },
  limit: { status: 429, means: 'Too much, or too often. `error` says how long to wait, or what to end first.' },
  fault: { status: 500, means: 'The server has an error. Its log has the details.' },
  busy: { status: 503, means: 'The database does not answer. Ask again in a moment.' },
  stale: {
    status: 409,
    means: 'The question was answered, or a player undid choices since you saw it. Look at the table again.',
  },
  'not-asked': { status: 409, means: 'Your seat has no question to answer now.' },
  'unknown-option': { status: 409, means: 'The question has no option with an id in `options`.' },
  count: { status: 409, means: 'You chose too few options, too many, or one too often.' },
  illegal: { status: 409, means: 'The rules forbid it, or it is not offered. `rule` names the rule, if there is one.' },
  over: { status: 409, means: 'The game is over.' },
} as const;
export type Reason = keyof typeof REASONS;

/** A refusal: one line, and the rule if a rule forbids it. */
export const Fault = Type.Object(
  {
    error: Type.String({ description: 'what is wrong, in a line' }),
    rule: Type.Optional(orNull(Type.String({ description: 'the rule that forbids it, as the catalogue names it' }))),
    reason: Type.Optional(
      Type.String({
        description: Object.keys(REASONS).join(', '),
      }),
    ),
    unsure: Type.Optional(
      Type.Literal(true, {
        description: 'nobody knows whether it was done. Send it again with the same key: it counts only once',
      }),
    ),
  },
  { description: 'Why it was not done. Nothing has changed, unless it is `unsure`.' },
);
export type Fault = Type.Static<typeof Fault>;

/** An answer that says only that it is done. */
export const Done = Type.Object({ done: Type.Literal(true) });
export type Done = Type.Static<typeof Done>;
