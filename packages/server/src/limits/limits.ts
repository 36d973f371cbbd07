// The limits on what one person or one address may use of the server.

/** The limits for one person, or for one address. */
export interface Limits {
  /** whether requests count by address; off only if one machine plays for many, as measurements do */
  readonly rates: boolean;
  /** saved decks of a person, all games together */
  readonly decks: number;
  /** tables of a person that wait or are played */
  readonly tables: number;
  /** seats of all these tables together: the memory of a game grows with its seats */
  readonly seats: number;
  /** different overlays with which a person opens tables in a day: each stays in memory */
  readonly overlays: number;
  /** milliseconds of processor time in a minute for a person; an address has three times as much */
  readonly work: number;
  /** open sockets of an address */
  readonly sockets: number;
  /** messages over sockets of a person in ten seconds */
  readonly messages: number;
  /** chat lines of a person in ten seconds */
  readonly chat: number;
}

export const USUAL_LIMITS: Limits = {
  rates: true,
  decks: 200,
  tables: 50,
  seats: 150,
  overlays: 20,
  work: 10_000,
  sockets: 100,
  messages: 2000,
  chat: 8,
};

/** No limits, for measurements in which one machine plays for many. */
export const NO_LIMITS: Limits = {
  rates: false,
  decks: Number.POSITIVE_INFINITY,
  tables: Number.POSITIVE_INFINITY,
  seats: Number.POSITIVE_INFINITY,
  overlays: Number.POSITIVE_INFINITY,
  work: Number.POSITIVE_INFINITY,
  sockets: Number.POSITIVE_INFINITY,
  messages: Number.POSITIVE_INFINITY,
  chat: Number.POSITIVE_INFINITY,
};
