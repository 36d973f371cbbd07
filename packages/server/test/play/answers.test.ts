import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Guest, House, newKey, playOn } from '../support/house.ts';

/** Answers at a table: in order, once, while the question is open; and undo. */

let house: House;
let ann: Guest;
let bob: Guest;
let code: string;

/** A game has begun, and one of the two must choose. */
beforeEach(async () => {
  house = await House.open();
  [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
  code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
  await bob.sitDown(code);
  await ann.ready(code);
  await ann.join(code);
  await bob.join(code);
  // both choose their first location at once
  for (const guest of [ann, bob]) await guest.answer(code, await hinted(guest));
  await Promise.all([ann.reached(code, 3), bob.reached(code, 3)]);
});
afterEach(() => house.close());

/** The guest who must choose, and the other. */
function asked(): [Guest, Guest] {
  const all = [ann, bob];
  const one = all.find(guest => guest.sight(code).view.decision?.question != null)!;
  return [one, all.find(guest => guest !== one)!];
}

async function hinted(guest: Guest): Promise<readonly string[]> {
  const hint = await guest.send('hint', { table: code });
  if (!hint.ok) throw new Error(hint.error);
  return hint.options;
}

/** Both play until the log has this number. */
async function playTo(number: number): Promise<void> {
  await Promise.all([ann, bob].map(guest => playOn(guest, code, number)));
  const now = Math.max(ann.sight(code).number, bob.sight(code).number);
  await Promise.all([ann.reached(code, now), bob.reached(code, now)]);
}

describe('an answer', () => {
  test('that arrives twice counts once, and is acknowledged alike', async () => {
    const [one] = asked();
    const options = await hinted(one);
    const key = newKey();
    const first = await one.answer(code, options, { key });
    const again = await one.answer(code, options, { key });
    expect(first).toMatchObject({ ok: true });
    expect(again).toEqual(first);
    // sent twice before either is acknowledged
    await Promise.all([ann.reached(code, 4), bob.reached(code, 4)]);
    const [next] = asked();
    const more = await hinted(next);
    const twice = newKey();
    const [a, b] = await Promise.all([
      next.answer(code, more, { key: twice }),
      next.answer(code, more, { key: twice }),
    ]);
    expect(a).toMatchObject({ ok: true });
    expect(b).toEqual(a);
  });

  test('to what was answered already, by somebody else, or of no option, gets its reason and changes nothing', async () => {
    const [one, other] = asked();
    const options = await hinted(one);
    const { decision } = one.sight(code).view;
    await one.answer(code, options);
    await Promise.all([ann.reached(code, 4), bob.reached(code, 4)]);
    expect(await one.answer(code, options, { decision: decision!.id })).toEqual({
      ok: false,
      error: 'This question has already been answered. Look at the table again.',
      reason: 'stale',
      rule: null,
    });
    const [now, waits] = asked();
    expect(await waits.answer(code, [], { decision: now.sight(code).view.decision!.id })).toMatchObject({
      ok: false,
      reason: 'not-asked',
    });
    expect(await now.answer(code, ['fly me to the moon'])).toMatchObject({ ok: false, error: expect.any(String) });
    const eve = house.guest('Eve');
    await eve.join(code);
    expect(await eve.answer(code, [], { decision: 1 })).toEqual({
      ok: false,
      error: 'You have no seat at this table.',
      reason: 'forbidden',
    });
    await other.join(code);
    expect(other.sight(code).number).toBe(4);
  });

  test('that is no message of the protocol gets one line, and so does what is none at all', async () => {
    const raw = (name: string, message: unknown) =>
      new Promise<unknown>(resolve => ann.socket.emit(name as 'answer', message as never, resolve));
    expect(await raw('answer', { table: code })).toMatchObject({
      ok: false,
      reason: 'input',
      error: expect.stringMatching(/^The message "answer" cannot be used\. [^\n]+\.$/),
    });
    expect(await raw('answer', null)).toMatchObject({ ok: false, reason: 'input' });
    expect(await raw('answer', { table: '../..', key: newKey(), seen: 0, decision: 1, options: [] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('"table" in the request'),
    });
    expect(await raw('constructor', {})).toMatchObject({ ok: false, error: 'There is no message "constructor".' });
    expect(await raw('join', { table: 'ZZZZ' })).toEqual({
      ok: false,
      reason: 'gone',
      error: 'There is no table ZZZZ.',
    });
  });
});

describe('somebody who was away', () => {
  test('gets what was missed, and no more', async () => {
    await playTo(6);
    bob.drop();
    const [before, wholes] = [bob.sight(code).number, bob.wholes];
    for (let answers = 0; answers < 5 && ann.sight(code).view.decision?.question != null; answers++) {
      const done = await ann.answer(code, await hinted(ann));
      if (!done.ok) throw new Error(done.error);
      await ann.reached(code, done.number);
    }
    await bob.join(code, before);
    expect(bob.sight(code).number).toBe(ann.sight(code).number);
    const eve = house.guest('Bob');
    await eve.join(code);
    expect(eve.sight(code)).toMatchObject({ view: bob.sight(code).view, log: bob.sight(code).log });
    expect(bob.wholes - wholes).toBeLessThanOrEqual(1);
  });

  test('comes back to the same decision after the server has ended and begun again', async () => {
    await playTo(9);
    const before = { ann: ann.sight(code), bob: bob.sight(code) };
    await house.stop();
    const again = await House.open({ folder: house.folder });
    try {
      for (const name of ['Ann', 'Bob'] as const) {
        const guest = again.guest(name);
        await guest.join(code);
        const { view, log, wayBack, warnings } = guest.sight(code);
        const was = before[name.toLowerCase() as 'ann' | 'bob'];
        expect({ view, log, wayBack, warnings }).toEqual({
          view: was.view,
          log: was.log,
          wayBack: was.wayBack,
          warnings: was.warnings,
        });
      }
    } finally {
      await again.stop();
    }
  });
});

describe('the way back', () => {
  test('is taken alone where nothing was shown, and by consent elsewhere', async () => {
    let undone = false;
    for (let tries = 0; tries < 60 && !undone; tries++) {
      const [one, other] = asked();
      const before = one.sight(code);
      const done = await one.answer(code, await hinted(one));
      if (!done.ok) throw new Error(done.error);
      await Promise.all([one.reached(code, done.number), other.reached(code, done.number)]);
      if (one.sight(code).wayBack !== 'alone') continue;
      const back = await one.send('undo', { table: code, key: newKey() });
      if (!back.ok) throw new Error(back.error);
      await Promise.all([one.reached(code, back.number), other.reached(code, back.number)]);
      expect(one.sight(code).view).toEqual(before.view);
      expect(one.sight(code).view.decision).toEqual(before.view.decision);
      // an undo makes everything seen before it invalid
      expect(await one.answer(code, await hinted(one), { seen: before.number })).toMatchObject({
        ok: false,
        reason: 'stale',
      });
      undone = true;
    }
    expect(undone).toBe(true);

    await playTo(ann.sight(code).number + 8);
    const asks = [ann, bob].find(guest => guest.sight(code).wayBack === 'asked')!;
    const other = asks === ann ? bob : ann;
    const proposed = await asks.send('proposeUndo', { table: code, key: newKey() });
    if (!proposed.ok) throw new Error(proposed.error);
    await other.reached(code, proposed.number);
    expect(other.sight(code).view.decision!.question!.options.map(option => option.id)).toContain('yes');
    const agreed = await other.answer(code, ['yes']);
    if (!agreed.ok) throw new Error(agreed.error);
    await Promise.all([ann.reached(code, agreed.number), bob.reached(code, agreed.number)]);
    expect(asks.sight(code).view.decision!.question).not.toBeNull();
  });
});

test('who resigns has lost, and the others may ask for another game at the same table', async () => {
  expect(await ann.send('rematch', { table: code, key: newKey() })).toMatchObject({
    ok: false,
    error: 'The game is not over yet.',
  });
  const done = await ann.send('resign', { table: code, key: newKey() });
  if (!done.ok) throw new Error(done.error);
  await bob.reached(code, done.number);
  expect(bob.sight(code).ending!.result).toMatchObject({ winners: [1] });
  expect(await ann.send('resign', { table: code, key: newKey() })).toMatchObject({
    ok: false,
    error: 'The game is over.',
  });
  const [one, two] = await Promise.all([
    ann.send('rematch', { table: code, key: newKey() }),
    bob.send('rematch', { table: code, key: newKey() }),
  ]);
  if (!one.ok || !two.ok) throw new Error('no rematch');
  expect(one.table).toBe(two.table);
  await ann.until(() => ann.infos.get(code)?.rematch === one.table);
  await ann.ready(one.table);
  expect((await bob.ready(one.table)).body.status).toBe('playing');
});

test('an answer can be tried, drafted and asked about before it is given', async () => {
  const [one, other] = asked();
  const { decision } = one.sight(code).view;
  const options = [...(await hinted(one))];
  expect(await one.send('preview', { table: code, decision: decision!.id, options })).toMatchObject({ ok: true });
  expect(await one.send('draft', { table: code, decision: decision!.id, options })).toMatchObject({ ok: true });
  expect(await other.send('preview', { table: code, decision: decision!.id, options })).toMatchObject({
    ok: false,
    reason: 'not-asked',
  });
  expect(await one.send('preview', { table: code, decision: decision!.id + 1, options })).toMatchObject({
    ok: false,
    reason: 'stale',
  });
  const why = await one.send('why', { table: code, wish: 'nonsense' });
  expect(why).toMatchObject({ ok: true, wishes: [{ text: expect.any(String) }] });
  expect(one.sight(code).number).toBe(3);
});

test('what was wished for once, and has been, is over for a server that begins anew, too', async () => {
  const stops = ann.sight(code).stops!;
  const armed = await ann.send('stops', { table: code, key: newKey(), stops: { next: 'once' } });
  if (!armed.ok) throw new Error(armed.error);
  await ann.reached(code, armed.number);
  expect(ann.sight(code).stops).toEqual({ ...stops, next: 'once' });
  for (let to = armed.number + 1; ann.sight(code).stops!.next === 'once'; to++) await playTo(to);
  const [asked] = [ann, bob].filter(guest => guest.sight(code).view.decision?.question != null);
  if (asked === ann) await playTo(ann.sight(code).number + 1);
  expect(ann.sight(code).stops).toEqual(stops);
  await house.stop();
  const again = await House.open({ folder: house.folder });
  try {
    const guest = again.guest('Ann');
    await guest.join(code);
    expect(guest.sight(code).stops).toEqual(stops);
  } finally {
    await again.stop();
  }
});

test('stops and orders are kept, and tell others nothing', async () => {
  const stops = ann.sight(code).stops!;
  const [name] = Object.keys(stops) as [string];
  const done = await ann.send('stops', { table: code, key: newKey(), stops: { [name]: 'ask' } });
  if (!done.ok) throw new Error(done.error);
  await ann.reached(code, done.number);
  expect(ann.sight(code).stops).toEqual({ ...stops, [name]: 'ask' });
  await bob.reached(code, done.number);
  expect(bob.sight(code).stops).toEqual(stops);
  const armed = await ann.send('stops', { table: code, key: newKey(), stops: { next: 'once' } });
  if (!armed.ok) throw new Error(armed.error);
  await ann.reached(code, armed.number);
  expect(ann.sight(code).stops).toEqual({ ...stops, [name]: 'ask', next: 'once' });
  expect(await ann.send('stops', { table: code, key: newKey(), stops: { nowhere: 'ask' } })).toMatchObject({
    ok: false,
    error: expect.stringContaining('no moment called "nowhere"'),
  });
});
