import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/db/open.ts';
import type { Host } from '../src/host.ts';
import { Games } from '../src/play/games.ts';
import { House, newKey } from './house.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a game that is over is soon forgotten even while somebody looks at it, one that goes on is not', async () => {
  const house = await House.open();
  try {
    const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
    const begun = async () => {
      const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
      await bob.sitDown(code);
      await ann.ready(code);
      return code;
    };
    const [going, over] = [await begun(), await begun()];
    await ann.join(over);
    expect(await ann.send('resign', { table: over, key: newKey() })).toMatchObject({ ok: true });
    await house.stop();

    const database = await openDatabase({ folder: house.folder });
    const games = new Games({ database } as Host);
    for (const code of [going, over]) await games.read(code, live => live.number);
    const now = performance.now();
    const after = vi.spyOn(performance, 'now');
    const left = (seconds: number, followed: readonly string[]) => {
      after.mockReturnValue(now + seconds * 1000);
      games.forget(code => followed.includes(code));
      return games.known.sort();
    };
    expect(left(30, [going, over])).toEqual([going, over].sort());
    // to be asked how far it is keeps no game
    await games.numberOf(over);
    expect(left(70, [going, over])).toEqual([going]);
    expect(left(3_600, [going])).toEqual([going]);
    expect(left(3_601, [])).toEqual([]);
    // and it is there again for who asks
    expect(await games.read(over, ({ session }) => session.result)).not.toBeNull();
    await database.close();
  } finally {
    await house.close();
  }
});
