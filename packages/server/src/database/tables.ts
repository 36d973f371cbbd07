// The columns of every table in the database.
import type { Generated } from 'kysely';

/**
 * The tables of the database, the same in both dialects. Times are milliseconds since 1970 on the database's clock; what is only read as a
 * whole is JSON in a text.
 */
export interface Tables {
  game_table: GameTable;
  game_seat: GameSeat;
  game_log: GameLog;
  person: PersonRow;
  person_session: PersonSession;
  person_account: PersonAccount;
  person_verification: PersonVerification;
  deck: DeckRow;
  setting: Setting;
  chat_line: ChatRow;
  chat_mute: ChatMute;
  chat_report: ChatReportRow;
  push_place: PushPlaceRow;
  mail_address: MailAddressRow;
}

/** Where a person takes e-mail. */
export interface MailAddressRow {
  person: string;
  address: string;
  /** 1 once the letter that went there has been answered */
  confirmed: number;
  /** 1 where games of days are told of */
  notices: number;
}

/** Where a browser of a person takes notices. */
export interface PushPlaceRow {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  created: number;
}

/** Something said at a table. */
export interface ChatRow {
  code: string;
  /** from 1, in the order in which it was said */
  number: number;
  /** null for somebody who has left for good */
  person: string | null;
  name: string;
  text: string;
  /** the client's own: the same counts once */
  key: string | null;
  at: number;
}

/** Somebody who does not want to read what another says. */
export interface ChatMute {
  person: string;
  muted: string;
}

/** Something said that somebody found wrong, as it was then. */
export interface ChatReportRow {
  code: string;
  number: number;
  reporter: string;
  person: string | null;
  name: string;
  text: string;
  reason: string;
  at: number;
}

/** A person, as the library for accounts keeps them; what else it keeps of them is its own. */
export interface PersonRow {
  id: string;
  name: string;
  /** what the name looks like in small letters (`nameKey`) and in capitals (`capsKey`): no two may look alike */
  nameKey: string | null;
  nameCaps: string | null;
  /** made up: the library knows people by it */
  email: string;
  /** true, or 1, for a guest */
  isAnonymous: boolean | number | null;
}

/** Where somebody is signed in, as the library for accounts keeps it. */
export interface PersonSession {
  id: string;
  userId: string;
  /** as each dialect has moments */
  createdAt: string | Date;
  /** when the signing in was last made to last longer */
  updatedAt: string | Date;
  expiresAt: string | Date;
  /** what the client said of itself */
  userAgent: string | null;
}

/** A password of a person, as the library for accounts keeps it: hashed. */
export interface PersonAccount {
  id: string;
  userId: string;
}

/** Something that the library for accounts waits for. */
export interface PersonVerification {
  id: string;
  /** for whom it waits: an id, or JSON that begins with one */
  value: string;
}

/** A deck that a person keeps. */
export interface DeckRow {
  id: string;
  person: string;
  game: string;
  name: string;
  text: string;
  created: number;
  changed: number;
}

/** Something that all nodes have to know alike. */
export interface Setting {
  name: string;
  value: string;
}

/** A table: what was agreed before it began, and how it stands. */
export interface GameTable {
  code: string;
  /** '' where nobody has given it one */
  title: string;
  game: string;
  /** the version of rules and cards with which it began */
  version: string;
  ruleset: string | null;
  owner: string;
  /** waiting, playing, finished, frozen, closed */
  status: string;
  reason: string | null;
  /** `TableOptions` */
  options: string;
  /** what the match was made of; null until it begins */
  setup: string | null;
  seed: number | null;
  /** `Result`; null until it is over */
  result: string | null;
  /** when somebody's time is up next; null where nothing runs */
  due: number | null;
  created: number;
  changed: number;
  /** the table and number of choices from which this one goes on: `{table, choices}` */
  continues: string | null;
  rematch: string | null;
  /** 1 where everybody may find it */
  listed: number;
}

/** A seat of a table. */
export interface GameSeat {
  code: string;
  seat: number;
  /** person, bot, open, invited */
  kind: string;
  /** the id of the person who sits there, or is invited; null where there is none */
  person: string | null;
  /** what that person is called, or the level of a bot */
  name: string | null;
  /** `GivenDeck`; null until one is chosen */
  deck: string | null;
  ready: number;
}

/**
 * What happened at a table, one row for each thing that was done, numbered from 1. The row decides: whoever inserts a number first has done
 * it, and nobody hears of it before.
 */
export interface GameLog {
  code: string;
  number: number;
  /** how many choices of the record before stand */
  kept: number;
  /** the choices behind them, `Choice[]` */
  added: string;
  /** the fingerprints among them, `Print[]` */
  prints: string;
  /** what was done, `TableEvent` */
  deed: string;
  /** the client's own key for it, unique at a table; null for what no client asked */
  key: string | null;
  at: Generated<number>;
}
