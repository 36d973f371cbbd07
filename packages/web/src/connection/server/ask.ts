/** Sends requests to the server, and turns its errors into one line. */
import { shownData } from '@orrery/kernel';
import type { Fault } from '@orrery/protocol';
import { t } from '../../copy/index.ts';

/** What a server said instead of doing what was asked, in a line for people. Nothing has changed then, unless the line says that it is not known. */
export class ServerFault extends Error {
  constructor(
    text: string,
    /** why, in the words of the protocol; `away` where nothing answered, `none` where something that is no server of ours did */
    readonly reason: string,
    /** the rule of a game that forbids it */
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

/**
 * Asks the server that handed this page out. Who asks is told by a cookie that no script can read.
 * @param body what goes along, as JSON
 * @throws ServerFault where it is refused, or nothing answers
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

/** Nothing came back: who only looked has lost nothing, and of anything else nobody knows whether it was done. */
const silence = (method: string): ServerFault =>
  new ServerFault(method === 'GET' ? t('server.noAnswer') : t('server.noAnswerToAct'), 'away');
