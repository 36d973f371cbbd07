// The columns of every table in the database.
import type { Generated } from 'kysely';

/**
 * The tables of the database, the same in both dialects. Times are milliseconds since 1970 on the database's clock. Data that are only read as a
 * whole are JSON text.
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

/** The e-mail address of a person. */
export interface MailAddressRow {
  person: string;
  address: string;
  /** 1 once the person has followed the link in our e-mail */
  confirmed: number;
  /** 1 if the person wants e-mail about slow games */
  notices: number;
}

/** A browser of a person that takes notices. */
export interface PushPlaceRow {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  created: number;
}

/** A chat line of a table. */
export interface ChatRow {
  code: string;
  /** from 1, in order */
  number: number;
  /** null for a person who has deleted their account */
  person: string | null;
  name: string;
  text: string;
  /** made by the client: the same key counts once */
  key: string | null;
  at: number;
}

/** A person who muted another. */
export interface ChatMute {
  person: string;
  muted: string;
}

/** A reported chat line, as it was at the time of the report. */
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

/** A person. better-auth keeps this table, and more about people in its own. */
export interface PersonRow {
  id: string;
  name: string;
  /** how the name looks in small letters (`nameKey`) and in capitals (`capsKey`): no two names may look alike */
  nameKey: string | null;
  nameCaps: string | null;
  /** made up: better-auth knows people by it */
  email: string;
  /** true, or 1, for a guest */
  isAnonymous: boolean | number | null;
}

/** A sign-in session of a person, as better-auth keeps it. */
export interface PersonSession {
  id: string;
  userId: string;
  /** a moment in the form of each dialect */
  createdAt: string | Date;
  /** when the session was last extended */
  updatedAt: string | Date;
  expiresAt: string | Date;
  /** what the client says about itself */
  userAgent: string | null;
}

/** The password of a person, as better-auth keeps it: hashed. */
export interface PersonAccount {
  id: string;
  userId: string;
}

/** A verification that better-auth waits for. */
export interface PersonVerification {
  id: string;
  /** the person that it is for: an id, or JSON that begins with one */
  value: string;
}

/** A saved deck of a person. */
export interface DeckRow {
  id: string;
  person: string;
  game: string;
  name: string;
  text: string;
  created: number;
  changed: number;
}

/** A setting that all nodes share. */
export interface Setting {
  name: string;
  value: string;
}

/** A table: its settings and its state. */
export interface GameTable {
  code: string;
  /** '' if it has no title */
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
  /** the setup of the match; null until it begins */
  setup: string | null;
  seed: number | null;
  /** `Result`; null until it is over */
  result: string | null;
  /** the last turn of a game that is over; null until then, and for games that were over before servers noted it */
  turns: number | null;
  /** when the next clock runs out; null if none runs */
  due: number | null;
  created: number;
  changed: number;
  /** the table and number of choices from which this game continues: `{table, choices}` */
  continues: string | null;
  rematch: string | null;
  /** 1 if everybody may find it */
  listed: number;
  /** the overlay with which it is played (JSON); null for printed cards only */
  overlay: string | null;
  /** `OverlayInfo`: what lists tell of the overlay; null without one */
  overlaid: string | null;
  /** the ids of what its players agree on (JSON); null for a table from before there was a choice, whose decks bring what they need */
  agreed: string | null;
}

/** An overlay as the database has it. */
export interface StoredOverlay {
  /** the overlay (JSON) */
  readonly overlay: string;
  /** `OverlayInfo` (JSON) */
  readonly overlaid: string;
}

/** A seat of a table. */
export interface GameSeat {
  code: string;
  seat: number;
  /** person, bot, open, invited */
  kind: string;
  /** the id of the person who sits there or is invited; null if there is none */
  person: string | null;
  /** the name of that person, or the level of a bot */
  name: string | null;
  /** `GivenDeck`; null until one is chosen */
  deck: string | null;
  ready: number;
}

/**
 * The log of a table: one row for each action, numbered from 1. The row decides: the node that inserts a number first has done the action, and nobody
 * hears of it before.
 */
export interface GameLog {
  code: string;
  number: number;
  /** how many earlier choices of the record stay */
  kept: number;
  /** the choices after them, `Choice[]` */
  added: string;
  /** the fingerprints among them, `Print[]` */
  prints: string;
  /** what was done, `TableEvent` */
  deed: string;
  /** the client's own key for it, unique at a table; null if no client asked for it */
  key: string | null;
  at: Generated<number>;
}
