// The reasons that each route may give when it refuses. docs/protocol.md lists them.
import type { Reason } from '@orrery/protocol';

/** Every route may give these. A change may also be `forbidden`, if it comes from a page of another site. */
export const EVERYDAY: readonly Reason[] = ['input', 'limit', 'busy', 'fault'];

/** The other reasons of each route. */
export const ROUTE_FAULTS: Readonly<Record<string, readonly Reason[]>> = {
  'GET /health': [],
  'GET /api/me': [],
  'PATCH /api/me': ['stranger', 'state'],
  'DELETE /api/me': ['stranger'],
  'POST /api/guests': ['state'],
  'POST /api/accounts': ['state'],
  'POST /api/sign-in': ['stranger'],
  'POST /api/sign-out': [],
  'GET /api/me/sessions': ['stranger'],
  'DELETE /api/me/sessions': ['stranger'],
  'DELETE /api/me/sessions/:id': ['stranger', 'gone'],
  'GET /api/me/mail': ['stranger'],
  'PUT /api/me/mail': ['stranger', 'state'],
  'PATCH /api/me/mail': ['stranger', 'state'],
  'DELETE /api/me/mail': ['stranger'],
  'POST /api/mail/confirm': ['gone'],
  'POST /api/password/lost': ['state'],
  'POST /api/password/new': ['gone'],
  'GET /api/decks': ['stranger'],
  'POST /api/decks': ['stranger', 'state'],
  'POST /api/decks/check': ['stranger'],
  'GET /api/decks/:id': ['stranger', 'gone'],
  'PATCH /api/decks/:id': ['stranger', 'gone', 'state'],
  'DELETE /api/decks/:id': ['stranger', 'gone'],
  'GET /api/decks/:id/text': ['stranger', 'gone'],
  'GET /api/decks/:id/dek': ['stranger', 'gone'],
  'GET /api/games': [],
  'GET /api/tables': [],
  'POST /api/tables': ['stranger', 'gone'],
  'GET /api/tables/:code': ['gone'],
  'GET /api/tables/:code/overlay': ['gone'],
  'POST /api/tables/:code/seat': ['stranger', 'gone', 'state', 'forbidden'],
  'DELETE /api/tables/:code/seat': ['stranger', 'gone', 'state', 'forbidden'],
  'PUT /api/tables/:code/deck': ['stranger', 'gone', 'state', 'forbidden'],
  'PUT /api/tables/:code/ready': ['stranger', 'gone', 'state', 'forbidden'],
  'GET /api/tables/:code/record': ['stranger', 'gone', 'state', 'forbidden'],
  'GET /api/tables/:code/moments/:choices': ['stranger', 'gone', 'state', 'forbidden'],
  'POST /api/tables/:code/continue': ['stranger', 'gone', 'state', 'forbidden'],
  'GET /api/tables/:code/chat': ['gone', 'forbidden'],
  'PUT /api/tables/:code/chat': ['stranger', 'gone', 'forbidden'],
  'POST /api/tables/:code/chat/:number/report': ['stranger', 'gone', 'forbidden'],
  'GET /api/me/muted': ['stranger'],
  'PUT /api/me/muted/:person': ['stranger', 'gone'],
  'DELETE /api/me/muted/:person': ['stranger', 'gone'],
  'GET /api/push': [],
  'POST /api/me/push': ['stranger', 'state'],
  'DELETE /api/me/push': ['stranger'],
  'GET /api/me/turns': ['stranger'],
  'GET /api/me/finished': ['stranger', 'gone'],
  'GET /api/me/data': ['stranger'],
};

/** Reasons that routes have given but the list does not have: `GET /api/me gone`. Empty unless the list above is wrong. */
export const UNLISTED = new Set<string>();

/**
 * Notes that a route has given a reason.
 * @param method of HTTP. @param path as it was registered, such as `/api/decks/:id`; undefined if no route has the address
 */
export function noteFault(method: string, path: string | undefined, reason: string | undefined): void {
  const listed = ROUTE_FAULTS[`${method} ${path}`];
  if (listed === undefined || reason === undefined || has(EVERYDAY, reason) || has(listed, reason)) return;
  if (reason === 'forbidden' && method !== 'GET') return;
  UNLISTED.add(`${method} ${path} ${reason}`);
}

const has = (list: readonly Reason[], reason: string): boolean => (list as readonly string[]).includes(reason);
