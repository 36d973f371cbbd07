/** Sends requests to the server, and turns its errors into one line. */
import { shownData } from '@orrery/kernel';
import type { Fault } from '@orrery/protocol';
import { t } from '../../copy/index.ts';

/** A refusal of the server, in a line for users. Nothing has changed, unless the line says that this is not known. */
export class ServerFault extends Error {
  constructor(
    text: string,
    /** why, in a word of the protocol; `away` if nothing answered, `none` if the answer came from something else than our server */
    readonly reason: string,
    /** the rule of a game that forbids it */
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

/**
 * Asks the server of this page. A cookie that scripts cannot read says who asks.
 * @param body is sent as JSON
 * @throws ServerFault if the server refuses it, or nothing answers
 */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answerTo(method, path, body);
  if (!response.headers.get('content-type')?.includes('json'))
    throw new ServerFault(t('server.strange', { status: response.status }), response.status >= 500 ? 'away' : 'none');
  let said: unknown;
  try {
    said = shownData(await response.json());
  } catch {
    throw silence(method);
  }
  if (response.ok) return said as T;
  const { error, reason, rule } = said as Fault;
  throw new ServerFault(error ?? t('server.strange', { status: response.status }), reason ?? 'input', rule ?? null);
}

async function answerTo(method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
            keepalive: method === 'PATCH',
          }),
    });
  } catch {
    throw silence(method);
  }
}

/** No answer came. A read has lost nothing; for anything else, nobody knows if it was done. */
const silence = (method: string): ServerFault =>
  new ServerFault(method === 'GET' ? t('server.noAnswer') : t('server.noAnswerToAct'), 'away');
