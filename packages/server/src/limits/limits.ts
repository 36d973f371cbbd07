// How much of the server one person or one address may use.

/** How much one person, or one address, may take of a server. */
export interface Limits {
  /** whether requests are counted by address; off only where one machine plays for many, as measurements do */
  readonly rates: boolean;
  /** kept decks of a person, all games together */
  readonly decks: number;
  /** tables of a person that wait or are played */
  readonly tables: number;
  /** seats of all these tables together: what a game takes of memory grows with its seats */
  readonly seats: number;
  /** milliseconds of its processor for which the server works for a person in a minute; an address has three times as long */
  readonly work: number;
  /** open sockets of an address */
  readonly sockets: number;
  /** messages over sockets a person may send in ten seconds */
  readonly messages: number;
  /** lines of chat of a person in ten seconds */
  readonly chat: number;
}

export const USUAL_LIMITS: Limits = {
  rates: true,
  decks: 200,
  tables: 50,
  seats: 150,
  work: 10_000,
  sockets: 100,
  messages: 2000,
  chat: 8,
};

/** None, for measurements in which one machine plays for many. */
export const NO_LIMITS: Limits = {
  rates: false,
  decks: Number.POSITIVE_INFINITY,
  tables: Number.POSITIVE_INFINITY,
  seats: Number.POSITIVE_INFINITY,
  work: Number.POSITIVE_INFINITY,
  sockets: Number.POSITIVE_INFINITY,
  messages: Number.POSITIVE_INFINITY,
  chat: Number.POSITIVE_INFINITY,
};
