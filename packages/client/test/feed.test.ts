import { EventEmitter } from 'node:events';
import type { Joined, Update, Whole } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { Feed, Line } from '../src/index.ts';

/** The number up to which the game has come at the server, and a socket whose answers are heard as late as it gets. */
class Server extends EventEmitter {
  readonly connected = true;
  number = 5;
  /** what was asked for, in order */
  readonly asked: string[] = [];
  /** what happens right behind the answers, one after the other */
  readonly behind: (() => void)[] = [];

  timeout(): this {
    return this;
  }

  async emitWithAck(name: string, { have }: { have?: number }): Promise<object> {
    this.asked.push(`${name} ${have ?? '-'}`);
    const from = have ?? null;
    const answer = {
      ok: true,
      info: { code: 'T' },
      whole: from === null ? this.whole() : null,
      update: from === null ? null : this.update(from),
    };
    // the answer is here; before anybody takes it up, more has come
    this.behind.shift()?.();
    return answer as Joined & { ok: true };
  }

  /** The game goes on by one, and everybody is told. */
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
    later: () => {},
    refusal: ({ error }) => new Error(error),
  });
  return { server, feed: new Feed(line, 'T') };
}

test('what comes right behind the answer to coming in is asked for', async () => {
  const { server, feed: at } = feed();
  server.behind.push(() => server.goOn());
  await at.join();
  expect(at.sight?.number).toBe(6);
  expect(server.asked).toEqual(['join -', 'catchUp 5']);
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
  expect(server.asked).toEqual(['join -', 'catchUp 5', 'catchUp 6', 'catchUp 7']);
});

test('where something is missing in between it is asked for once', async () => {
  const { server, feed: at } = feed();
  await at.join();
  server.number = 8;
  server.goOn();
  server.goOn();
  await at.reached(10);
  expect(server.asked).toEqual(['join -', 'catchUp 5']);
});
