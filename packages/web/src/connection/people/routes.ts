/** The server routes of one table, except playing. */
import type { ChatLines, DeckChoice, Done, Muted, SitWanted, TableInfo } from '@orrery/protocol';
import { ask } from '../server/ask.ts';

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

/** The routes of one table, except playing. Each throws ServerFault if the server refuses it. */
export const tableRoutes = {
  sit: (code: string, wanted: SitWanted) => ask<TableInfo>('POST', `${at(code)}/seat`, wanted),
  stand: (code: string) => ask<TableInfo>('DELETE', `${at(code)}/seat`),
  deck: (code: string, deck: DeckChoice) => ask<TableInfo>('PUT', `${at(code)}/deck`, deck),
  ready: (code: string, ready: boolean) => ask<TableInfo>('PUT', `${at(code)}/ready`, { ready }),
  said: (code: string) => ask<ChatLines>('GET', `${at(code)}/chat`),
  chat: (code: string, on: boolean) => ask<Done>('PUT', `${at(code)}/chat`, { on }),
  report: (code: string, number: number, reason: string) =>
    ask<Done>('POST', `${at(code)}/chat/${number}/report`, reason === '' ? {} : { reason }),
  mute: (person: string, muted: boolean) =>
    ask<Done>(muted ? 'PUT' : 'DELETE', `/api/me/muted/${encodeURIComponent(person)}`),
  muted: () => ask<Muted>('GET', '/api/me/muted'),
} as const;
