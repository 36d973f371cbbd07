/** The server routes for accounts, decks and tables. */
import type {
  AccountWanted,
  ContinueWanted,
  DeckChange,
  DeckInfo,
  DeckShelf,
  DeckWanted,
  Done,
  FinishedGames,
  GuestWanted,
  KeptDeck,
  LeaveWanted,
  MailWanted,
  Me,
  MeWanted,
  MyGames,
  MyMail,
  PastMoment,
  PushPlace,
  SignedInList,
  SignIn,
  TableInfo,
  TableList,
  TableWanted,
  WholeOverlay,
} from '@orrery/protocol';
import type { MatchRecord } from '../contract.ts';
import { ask } from './ask.ts';

/** A table that was opened: its code, and the path to share. */
export interface TableOpened {
  readonly code: string;
  readonly link: string;
}

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;
/** The page of a list behind a table. */
const behind = (after: string | undefined): string =>
  after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
const deckAt = (id: string): string => `/api/decks/${encodeURIComponent(id)}`;

/** The routes of the server, with the types of the protocol. Each throws ServerFault if the server refuses it. */
export const server = {
  /** the cards that the host of a table has added, as plain data */
  overlay: async (code: string): Promise<unknown> =>
    JSON.parse((await ask<WholeOverlay>('GET', `${at(code)}/overlay`)).overlay),
  me: () => ask<Me>('GET', '/api/me'),
  guest: (wanted: GuestWanted = {}) => ask<Me>('POST', '/api/guests', wanted),
  makeAccount: (wanted: AccountWanted) => ask<Me>('POST', '/api/accounts', wanted),
  signIn: (wanted: SignIn) => ask<Me>('POST', '/api/sign-in', wanted),
  signOut: () => ask<Me>('POST', '/api/sign-out'),
  changeMe: (wanted: MeWanted) => ask<Me>('PATCH', '/api/me', wanted),
  leaveForGood: (wanted: LeaveWanted) => ask<Done>('DELETE', '/api/me', wanted),
  /** the devices where the user is signed in */
  sessions: () => ask<SignedInList>('GET', '/api/me/sessions'),
  endSession: (id: string) => ask<Done>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => ask<Done>('DELETE', '/api/me/sessions'),
  /** the user's e-mail address */
  myMail: () => ask<MyMail>('GET', '/api/me/mail'),
  giveMail: (wanted: MailWanted) => ask<Done>('PUT', '/api/me/mail', wanted),
  setMailNotices: (wanted: { readonly notices: boolean }) => ask<Done>('PATCH', '/api/me/mail', wanted),
  forgetMail: () => ask<Done>('DELETE', '/api/me/mail'),
  confirmMail: (token: string) => ask<Done>('POST', '/api/mail/confirm', { token }),
  passwordLost: (name: string) => ask<Done>('POST', '/api/password/lost', { name }),
  passwordNew: (token: string, password: string) => ask<Done>('POST', '/api/password/new', { token, password }),
  /** all data of the user */
  myData: () => ask<object>('GET', '/api/me/data'),
  myGames: () => ask<MyGames>('GET', '/api/me/turns'),
  /** games that are over, page by page */
  finishedGames: (after?: string) => ask<FinishedGames>('GET', `/api/me/finished${behind(after)}`),

  decks: async (): Promise<readonly DeckInfo[]> => (await ask<DeckShelf>('GET', '/api/decks')).decks,
  deck: (id: string) => ask<KeptDeck>('GET', deckAt(id)),
  keepDeck: (wanted: DeckWanted) => ask<KeptDeck>('POST', '/api/decks', wanted),
  changeDeck: (id: string, change: DeckChange) => ask<KeptDeck>('PATCH', deckAt(id), change),
  dropDeck: (id: string) => ask<Done>('DELETE', deckAt(id)),

  /** open tables, page by page */
  tables: (after?: string) => ask<TableList>('GET', `/api/tables${behind(after)}`),
  table: (code: string) => ask<TableInfo>('GET', at(code)),
  openTable: (wanted: TableWanted) => ask<TableOpened>('POST', '/api/tables', wanted),
  /** a finished game, whole; refused if its decks were secret */
  record: (code: string) => ask<MatchRecord>('GET', `${at(code)}/record`),
  /** a finished game as it was after this many choices */
  moment: (code: string, choices: number, seat: number | null = null) =>
    ask<PastMoment>('GET', `${at(code)}/moments/${choices}${seat === null ? '' : `?seat=${seat}`}`),
  goOnFrom: (code: string, wanted: ContinueWanted) => ask<TableOpened>('POST', `${at(code)}/continue`, wanted),

  /** the public key of notices; null if the server sends none */
  pushKey: async (): Promise<string | null> => (await ask<{ key: string | null }>('GET', '/api/push')).key,
  takeNotices: (place: PushPlace) => ask<Done>('POST', '/api/me/push', place),
  leaveNotices: (endpoint: string) => ask<Done>('DELETE', '/api/me/push', { endpoint }),
} as const;
