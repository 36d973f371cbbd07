import { EventEmitter } from 'node:events';
import type { Joined, Update, Whole } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { Feed, Line } from '../src/index.ts';

/** A fake server: the number that its game has reached, and a socket that answers as late as the test wants. */
class Server extends EventEmitter {
  readonly connected = true;
  number = 5;
  /** the requests, in order */
  readonly asked: string[] = [];
  /** answers to give instead, one after the other */
  readonly instead: object[] = [];
  /** events right after the answers, one after the other */
  readonly behind: (() => void)[] = [];

  timeout(): this {
    return this;
  }

  async emitWithAck(
    name: string,
    { have, key, seen }: { have?: number; key?: string; seen?: number },
  ): Promise<object> {
    this.asked.push([name, key ?? have ?? '-', ...(seen === undefined ? [] : [`seen ${seen}`])].join(' '));
    const instead = this.instead.shift();
    if (instead !== undefined) return instead;
    const from = have ?? null;
    const answer = {
      ok: true,
      info: { code: 'T' },
      whole: from === null ? this.whole() : null,
      update: from === null ? null : this.update(from),
    };
    // the answer is here; before the feed handles it, more has come
    this.behind.shift()?.();
    return answer as Joined & { ok: true };
  }

  /** Moves the game on by one, and tells everybody. */
  goOn(): void {
    this.number++;
    this.emit('update', this.update(this.number - 1));
  }

  private whole = () => ({ table: 'T', number: this.number, view: {}, log: [] }) as unknown as Whole;

  private update = (from: number) =>
    ({
      table: 'T',
      from,
      number: this.number,
      patch: [],
      kept: 0,
      lines: [],
      facts: [],
    }) as unknown as Update;
}

/** A feed of the table, and the server at the other end. */
function feed(): { server: Server; feed: Feed } {
  const server = new Server();
  const line = new Line(server as never, {
    newKey: () => 'k',
    later: act => queueMicrotask(act),
    refusal: ({ error }) => new Error(error),
  });
  return { server, feed: new Feed(line, 'T') };
}

test('what comes right behind the answer to coming in is asked for', async () => {
  const { server, feed: at } = feed();
  server.behind.push(() => server.goOn());
  await at.join();
  expect(at.sight?.number).toBe(6);
  expect(server.asked).toEqual(['join -', 'catchUp 5 seen 6']);
});

test('and what comes right behind the answer to that, too', async () => {
  const { server, feed: at } = feed();
  server.behind.push(
    () => server.goOn(),
    () => server.goOn(),
    () => server.goOn(),
  );
  await at.join();
  expect(at.sight?.number).toBe(8);
  server.goOn();
  expect(at.sight?.number).toBe(9);
  expect(server.asked).toEqual(['join -', 'catchUp 5 seen 6', 'catchUp 6 seen 7', 'catchUp 7 seen 8']);
});

test('where something is missing in between it is asked for once', async () => {
  const { server, feed: at } = feed();
  await at.join();
  server.number = 8;
  server.goOn();
  server.goOn();
  await at.reached(10);
  expect(server.asked).toEqual(['join -', 'catchUp 5 seen 9']);
});

const BUSY = { ok: false, error: 'Busy.', reason: 'busy' };
const UNSURE = { ok: false, error: 'This may or may not have been done.', reason: 'busy', unsure: true };
const undo = { table: 'T', key: 'my-key-1' };

test('what may or may not have been done is asked for again with the same key, until the server knows', async () => {
  const { server, feed: at } = feed();
  // nothing is known while the server says only that it is busy
  server.instead.push(UNSURE, BUSY, BUSY, { ok: true, number: 9 });
  expect(await at.line.send('undo', undo)).toEqual({ ok: true, number: 9 });
  expect(server.asked).toEqual(Array(4).fill('undo my-key-1'));
});

test('a refusal says that it was not done; where nobody ever knows that is said', async () => {
  const { server, feed: at } = feed();
  server.instead.push(UNSURE, { ok: false, error: 'Too late.', reason: 'stale' });
  await expect(at.line.send('undo', undo)).rejects.toThrow('Too late.');
  server.instead.push(UNSURE, ...Array(30).fill(BUSY));
  await expect(at.line.send('undo', undo)).rejects.toThrow('This may or may not have been done.');
  // a message that was certainly not done is not repeated by itself
  server.instead.splice(0);
  server.asked.splice(0);
  server.instead.push(BUSY);
  await expect(at.line.send('undo', undo)).rejects.toThrow('Busy.');
  expect(server.asked).toEqual(['undo my-key-1']);
});

test('who comes back is shown nothing older than what was acknowledged', async () => {
  const { server, feed: at } = feed();
  await at.join();
  at.heardOf(7);
  server.number = 7;
  // a node that has not heard of it yet
  server.instead.push(BUSY);
  await at.join();
  expect(server.asked).toEqual(['join -', 'join 5 seen 7', 'join 5 seen 7']);
  expect(at.sight?.number).toBe(7);
});

test('a door that is busy opens again; a refusal there is for good', async () => {
  const { server, feed: at } = feed();
  let tries = 0;
  Object.assign(server, { connect: () => tries++ });
  const refused = (fault: object) => Object.assign(new Error(), { data: fault });
  server.emit('connect_error', refused({ error: 'The database does not answer.', reason: 'busy' }));
  await Promise.resolve();
  expect([at.line.state, tries]).toEqual(['lost', 1]);
  server.emit('connect_error', refused({ error: 'Say first who you are.', reason: 'stranger' }));
  await Promise.resolve();
  expect([at.line.state, tries]).toEqual(['failed', 1]);
});
