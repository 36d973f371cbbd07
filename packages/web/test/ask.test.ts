import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../src/connection/server/ask.ts';

afterEach(() => vi.unstubAllGlobals());

/** The result of a request with this answer of the server. */
const said = async (method: string, answer: () => Promise<Response>): Promise<string> => {
  vi.stubGlobal('fetch', answer);
  return ask(method, '/api/something').then(
    () => 'done',
    (error: Error) => error.message,
  );
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const cut = async () => new Response('{"person":', { headers: { 'content-type': 'application/json' } });

test('where the line breaks, nobody is told that what he asked for was not done', async () => {
  for (const answer of [lost, cut]) {
    expect(await said('GET', answer)).toBe('The server does not answer. Try again in a moment.');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await said(method, answer)).toBe(
        'The server does not answer. It may or may not have done what you asked. Check before you try again.',
      );
  }
});

test('what a server says of it is passed on as it stands', async () => {
  const fault = { error: 'This may or may not have been done.', reason: 'busy', unsure: true };
  expect(await said('POST', async () => Response.json(fault, { status: 503 }))).toBe(fault.error);
});
