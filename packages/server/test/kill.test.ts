import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, newKey } from './house.ts';
import { Postgres } from './postgres.ts';
import { builtServer, Separate } from './separate.ts';

/** How often a server is ended in the midst of play; ORRERY_KILLS=50 is the long run (docs/performance.md). */
const KILLS = Number(process.env.ORRERY_KILLS ?? 4);

let file: string;
let folder: string;
let postgres: Postgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-kill-'));
  [file, postgres] = await Promise.all([builtServer(), Postgres.start()]);
}, 120_000);
afterAll(async () => {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(file, { force: true });
});

/** A choice that somebody has sent, and the number with which it was acknowledged; null where nothing came back. */
interface Sent {
  readonly key: string;
  readonly message: Parameters<Guest['send']>[1] & object;
  number: number | null;
}

/** A person at a table over all the lives of a server. */
class Player {
  readonly sent: Sent[] = [];
  guest!: Guest;

  constructor(readonly name: string) {}

  async come(address: string, code: string): Promise<void> {
    this.guest = new Guest(address, this.name);
    await this.guest.join(code);
  }

  /** Answers what is asked. @returns false where nothing is; otherwise when it is acknowledged */
  async choose(code: string): Promise<Promise<void> | null> {
    const { view, number } = this.guest.sight(code);
    if (view.decision?.question == null) return null;
    const hint = await this.guest.send('hint', { table: code });
    if (!hint.ok) return null;
    const key = newKey();
    const message = { table: code, key, seen: number, decision: view.decision.id, options: [...hint.options] };
    const sent: Sent = { key, message, number: null };
    this.sent.push(sent);
    return this.guest.send('answer', message).then(
      done => {
        if (done.ok) sent.number = done.number;
      },
      // the server has gone before it said anything
      () => {},
    );
  }

  /** All that was acknowledged is there, under the same number. */
  async check(): Promise<void> {
    for (const { message, number } of this.sent.slice(-20)) {
      if (number === null) continue;
      expect(await this.guest.send('answer', message as never)).toEqual({ ok: true, number });
    }
  }
}

test.each([
  'sqlite',
  'postgres',
])('a server on %s that is killed in the midst of play has kept every choice that it acknowledged, and every game goes on', {
  timeout: 60_000 + KILLS * 20_000,
}, async kind => {
  const url = kind === 'postgres' ? await postgres.database('kill') : undefined;
  const place = { folder: join(folder, kind), ...(url === undefined ? {} : { url }) };
  let server = await Separate.start(file, place);
  const [ann, bob] = [new Player('Ann'), new Player('Bob')];
  const begin = async (): Promise<string> => {
    const one = new Guest(server.address, 'Ann');
    const code = await one.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
    await new Guest(server.address, 'Bob').sitDown(code);
    await one.ready(code);
    return code;
  };
  let code = await begin();
  let acknowledged = 0;
  for (let life = 0; life < KILLS; life++) {
    await Promise.all([ann.come(server.address, code), bob.come(server.address, code)]);
    await Promise.all([ann.check(), bob.check()]);
    const known = Math.max(0, ...[...ann.sent, ...bob.sent].map(({ number }) => number ?? 0));
    expect(ann.guest.sight(code).number).toBeGreaterThanOrEqual(known);
    // some choices, and then the end while more are under way
    const lives = 3 + ((life * 7) % 11);
    for (let choices = 0; choices < lives; choices++) {
      const under = await Promise.all([ann.choose(code), bob.choose(code)]);
      const last = choices === lives - 1;
      if (!last) await Promise.all(under);
      const at = Math.max(...[...ann.sent, ...bob.sent].map(({ number }) => number ?? 0), 1);
      if (!last) await Promise.all([ann.guest.reached(code, at), bob.guest.reached(code, at)]);
    }
    await server.kill();
    for (const { guest } of [ann, bob]) guest.leave();
    acknowledged = [...ann.sent, ...bob.sent].filter(({ number }) => number !== null).length;
    server = await Separate.start(file, place);
    const looks = new Guest(server.address, 'Ann');
    await looks.join(code);
    if (looks.sight(code).ending !== null) {
      ann.sent.length = 0;
      bob.sent.length = 0;
      code = await begin();
    }
    looks.leave();
  }
  expect(acknowledged).toBeGreaterThan(0);
  await Promise.all([ann.come(server.address, code), bob.come(server.address, code)]);
  await Promise.all([ann.check(), bob.check()]);
  for (const { guest } of [ann, bob]) guest.leave();
  await server.kill();
});
