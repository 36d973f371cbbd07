import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, newKey, playOn } from '../support/house.ts';
import { Postgres } from '../support/postgres.ts';
import { builtServer, Separate } from '../support/separate.ts';

/** How often a server is killed during play; ORRERY_KILLS=50 is the long run (docs/performance.md). */
const KILLS = Number(process.env.ORRERY_KILLS ?? 3);

let file: string;
let folder: string;
let postgres: Postgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-kill-'));
  [file, postgres] = await Promise.all([builtServer(), Postgres.start()]);
});
afterAll(async () => {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(file, { force: true });
});

/** A choice of a person, and the number of its acknowledgement; null if none came. */
interface Sent {
  readonly key: string;
  readonly message: Parameters<Guest['send']>[1] & object;
  number: number | null;
}

/** A person at a table over several runs of a server. */
class Player {
  readonly sent: Sent[] = [];
  guest!: Guest;

  constructor(readonly name: string) {}

  async come(address: string, code: string): Promise<void> {
    this.guest = new Guest(address, this.name);
    await this.guest.join(code);
  }

  /** Answers the present question. @returns false if there is none; otherwise a promise of the acknowledgement */
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
      // the server was gone before it answered
      () => {},
    );
  }

  /** Everything that was acknowledged is there, under the same number. */
  async check(): Promise<void> {
    for (const { message, number } of this.sent.slice(-20)) {
      if (number === null) continue;
      expect(await this.guest.send('answer', message as never)).toEqual({ ok: true, number });
    }
  }
}

// each has its own servers, so they run in parallel
test.concurrent.for(['sqlite', 'postgres'])(
  'a server on %s that is killed in the midst of play has kept every choice that it acknowledged, and every game goes on',
  {
    timeout: 600_000 + KILLS * 60_000,
  },
  async (kind, { expect }) => {
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
      // some choices, and then a kill while more are being sent
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
  },
);

test.concurrent('of two servers on one PostgreSQL either is killed in the midst of play, and all of it goes on at the other', {
  timeout: 600_000 + KILLS * 120_000,
}, async ({ expect }) => {
  const place = { folder, url: await postgres.database('kill-nodes') };
  const nodes = await Promise.all([Separate.start(file, place), Separate.start(file, place)]);
  const [ann, bob] = [new Player('Ann'), new Player('Bob')];
  const players = [ann, bob];
  const begin = async (): Promise<string> => {
    const one = new Guest(nodes[0]!.address, 'Ann');
    const bot = { kind: 'bot', bot: 'greedy' } as const;
    const code = await one.open({ game: 'babylon5', seats: [{ kind: 'me' }, { kind: 'anybody' }, bot] });
    await new Guest(nodes[1]!.address, 'Bob').sitDown(code);
    await one.ready(code);
    for (const player of players) player.sent.length = 0;
    return code;
  };
  let code = await begin();
  // Ann plays at the first node, Bob at the second
  await Promise.all(players.map((player, i) => player.come(nodes[i]!.address, code)));
  for (let life = 0; life < Math.max(2, KILLS / 2); life++) {
    const numberSeen = () => Math.max(...players.map(({ guest }) => guest.sight(code).number));
    const from = numberSeen();
    const most = 6 + ((life * 5) % 7);
    for (let choices = 0; choices < most; ) {
      const seen = players.map(({ guest }) => guest.sight(code).number);
      const under = await Promise.all(players.map(player => player.choose(code)));
      const sent = under.filter(answer => answer !== null).length;
      choices += sent;
      if (choices >= most) break;
      await Promise.all(under);
      // when the bot must choose, both have new messages
      if (sent === 0) await Promise.race(players.map(({ guest }, i) => guest.reached(code, seen[i]! + 1)));
    }
    const dies = life % 2;
    await nodes[dies]!.kill();
    const [gone, stays] = [players[dies]!, players[1 - dies]!];
    gone.guest.leave();
    // their clients reconnect to the other node and have everything acknowledged, and the game goes on there, with the bot
    await gone.come(nodes[1 - dies]!.address, code);
    await Promise.all(players.map(player => player.check()));
    const known = Math.max(from, ...players.flatMap(({ sent }) => sent.map(({ number }) => number ?? 0)));
    await stays.guest.reached(code, known);
    if (gone.guest.sight(code).ending === null)
      await Promise.all(players.map(({ guest }) => playOn(guest, code, known + 10)));
    nodes[dies] = await Separate.start(file, place);
    if (players.some(({ guest }) => guest.sight(code).ending !== null)) code = await begin();
    for (const { guest } of players) guest.leave();
    await Promise.all(players.map((player, i) => player.come(nodes[i]!.address, code)));
  }
  expect(players.flatMap(({ sent }) => sent.filter(({ number }) => number !== null)).length).toBeGreaterThan(5);
  for (const { guest } of players) guest.leave();
  await Promise.all(nodes.map(node => node.kill()));
});
