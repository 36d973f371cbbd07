import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House, newKey, playOn } from '../support/house.ts';
import { Postgres } from '../support/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.close());

/** Two nodes on one empty database, whose tables they make at the same time. */
async function twoNodes(name: string): Promise<[House, House]> {
  const url = await postgres.database(name);
  return Promise.all([House.open({ url }), House.open({ url })]);
}

describe('two nodes on one PostgreSQL', () => {
  test.each([
    'wars',
    'babylon5',
    'galactic-empires',
  ])('share a game of %s whose players sit on different nodes', async game => {
    const [one, two] = await twoNodes(`shared-${game}`);
    const [ann, bob, eve] = [one.guest('Ann'), two.guest('Bob'), two.guest('Eve')];
    const code = await ann.open({ game, seats: [{ kind: 'me' }, { kind: 'anybody' }] });
    await ann.join(code);
    await bob.join(code);
    await bob.sitDown(code);
    await ann.until(() => ann.infos.get(code)?.seats[1]?.ready === true);
    await ann.ready(code);
    await Promise.all([ann, bob].map(guest => guest.reached(code, 1)));
    await eve.join(code);
    await Promise.all([ann, bob].map(guest => playOn(guest, code, 60)));
    const number = Math.max(ann.sight(code).number, bob.sight(code).number);
    await Promise.all([ann, bob, eve].map(guest => guest.reached(code, number)));
    const late = one.guest('Bob');
    await late.join(code);
    expect(late.sight(code)).toMatchObject({ view: bob.sight(code).view, log: bob.sight(code).log });
    await one.close();
    await two.close();
  });

  test('take one of two answers that are given for one seat at once, and say what became of the other', async () => {
    const [one, two] = await twoNodes('at-once');
    const [here, there, bob] = [one.guest('Ann'), two.guest('Ann'), two.guest('Bob')];
    const code = await here.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
    await bob.sitDown(code);
    await here.ready(code);
    await Promise.all([here, there, bob].map(guest => guest.join(code)));
    for (let turn = 0; turn < 10; turn++) {
      await Promise.all([here, there, bob].map(guest => guest.join(code)));
      if (here.sight(code).view.decision?.question == null) {
        const hint = await bob.send('hint', { table: code });
        if (hint.ok) await bob.answer(code, hint.options);
        continue;
      }
      const hint = await here.send('hint', { table: code });
      if (!hint.ok) throw new Error(hint.error);
      const answers = await Promise.all([here, there].map(guest => guest.answer(code, hint.options)));
      const [lost, ...more] = answers.filter(answer => !answer.ok);
      expect(more).toEqual([]);
      expect(lost).toMatchObject({ ok: false, reason: expect.stringMatching(/stale|not-asked/) });
      // the same key on both nodes counts once, and has the same acknowledgement
      await Promise.all([here, there, bob].map(guest => guest.join(code)));
      if (here.sight(code).view.decision?.question == null) continue;
      const next = await here.send('hint', { table: code });
      if (!next.ok) throw new Error(next.error);
      const key = newKey();
      const [a, b] = await Promise.all([here, there].map(guest => guest.answer(code, next.options, { key })));
      expect(a).toMatchObject({ ok: true });
      expect(b).toEqual(a);
    }
    await one.close();
    await two.close();
  });

  test('let bots play once each, and clocks run out once, whoever does it', async () => {
    const [one, two] = await twoNodes('bots');
    const ann = two.guest('Ann');
    const code = await one.guest('Ann').open({
      game: 'babylon5',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
      options: { clock: { kind: 'decision', seconds: 5 }, hints: true },
    });
    await ann.ready(code);
    await ann.join(code);
    await playOn(ann, code, 20);
    const { number } = ann.sight(code);
    // only the clock answers for Ann
    await ann.reached(code, number + 2);
    expect(
      ann
        .sight(code)
        .clock!.seats.map(({ left }) => left ?? 0)
        .every(left => left <= 5_000),
    ).toBe(true);
    await one.close();
    await two.close();
  });

  test('go on where one of them has ended', async () => {
    const [one, two] = await twoNodes('ended');
    const [ann, bob] = [one.guest('Ann'), two.guest('Bob')];
    const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
    await bob.sitDown(code);
    await ann.ready(code);
    await Promise.all([ann.join(code), bob.join(code)]);
    await Promise.all([ann, bob].map(guest => playOn(guest, code, 20)));
    const have = ann.sight(code).number;
    await one.close();
    const again = two.guest('Ann');
    await again.join(code);
    await Promise.all([again, bob].map(guest => playOn(guest, code, have + 20)));
    expect(again.sight(code).number).toBeGreaterThanOrEqual(have + 20);
    await two.close();
  });
});
