import { prepareMatch, rulesetOf, Session } from '@orrery/table';
import { tableGame } from '@orrery/table/games';
import { expect, test } from 'vitest';
import { LocalDoor } from '../../../src/terminal/play/local-door.ts';
import type { Minds } from '../../../src/terminal/play/minds.ts';

const table = tableGame('wars');

/** A person and a bot that thinks as long as the test wants. Both must choose their first location at the same time. */
function seated() {
  const { setup } = prepareMatch(table, [], 2, rulesetOf(table, undefined));
  const session = Session.start(table, setup, 5, [{ person: 'me' }, { bot: 'strong' }]);
  const first = (seat: number) => [session.question(seat)!.options[0]!.id];
  const thoughts: (() => void)[] = [];
  const minds: Pick<Minds, 'beside' | 'answer' | 'notices'> = {
    beside: () => true,
    answer: (_session, seat) =>
      new Promise(resolve => {
        const ids = first(seat);
        thoughts.push(() => resolve(ids));
      }),
    notices: () => [],
  };
  const told: number[] = [];
  const waiting = { left: new Promise(() => {}), thinks: (seat: number) => told.push(seat), waits() {}, happened() {} };
  return { session, first, thoughts, told, waiting, door: new LocalDoor(session, minds as Minds) };
}

test('a person is asked while a bot thinks over what it was asked with him, and then waits for it', async () => {
  const { session, first, thoughts, told, waiting, door } = seated();
  await door.wait(waiting);
  expect([door.asked, thoughts.length, session.match.length]).toEqual([[0], 1, 0]);
  await door.choose(0, door.decision, first(0));
  let over = false;
  const waited = door.wait(waiting).then(() => {
    over = true;
  });
  await expect.poll(() => told).toEqual([1]);
  expect([over, session.match.length]).toEqual([false, 1]);
  while (!over) {
    thoughts.shift()?.();
    await new Promise(resolve => setImmediate(resolve));
  }
  await waited;
  expect(door.asked).toEqual([0]);
  expect(session.match.record().choices[1]![0]).toBe(1);
});

test('who takes his answer back while a bot thinks is asked again at once', async () => {
  const { session, first, thoughts, waiting, door } = seated();
  await door.wait(waiting);
  await door.choose(0, door.decision, first(0));
  expect(await door.undo(0)).toBe(true);
  await door.wait(waiting);
  expect([door.asked, thoughts.length]).toEqual([[0], 1]);
  thoughts.shift()!();
  await expect.poll(() => session.awaited).toEqual([0]);
  expect(door.question(0)).not.toBeNull();
});

test('who leaves while a bot thinks leaves the match as it stood', async () => {
  const { session, first, thoughts, waiting, door } = seated();
  await door.wait(waiting);
  await door.choose(0, door.decision, first(0));
  const { length } = session.match;
  let leave = () => {};
  const left = new Promise<void>(resolve => {
    leave = resolve;
  });
  const waited = door.wait({ ...waiting, left });
  leave();
  await waited;
  thoughts.shift()!();
  await new Promise(resolve => setImmediate(resolve));
  expect(session.match.length).toBe(length);
});
