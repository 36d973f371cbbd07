import { playing } from '@orrery/kernel/testing/toy';
import { Session } from '@orrery/table';
import { beforeAll, expect, test } from 'vitest';
import playBatch, { type Batch } from '../../../src/lab/sim/batch.ts';
import { shelveToy, toyTable } from '../../support/toy/table.ts';

beforeAll(shelveToy);

/** Makes the first player gain each gained point again. */
const echoing = { hands: [['gull', 'gull']], decks: [[], ['gull']], play: [['echo']] };

test('simulations vote on what comes to no end, with a record and without, and come to the same end', async () => {
  const batch: Batch = {
    game: 'toy',
    setups: [{ hands: [Array(10).fill('gull')], play: [['echo']] }],
    bots: ['greedy', 'greedy'],
    games: [
      { seed: 3, setup: 0, places: [0, 1] },
      { seed: 4, setup: 0, places: [1, 0] },
    ],
    record: true,
  };
  const kept = await playBatch(batch);
  expect(kept.map(({ fault, kind }) => [fault, kind])).toEqual([
    [null, 'ten points'],
    [null, 'ten points'],
  ]);
  // two players vote on each of nine points; the tenth ends the match
  expect(kept[0]!.record!.choices.filter(([, id]) => id === 'stands')).toHaveLength(18);
  const plain = (games: typeof kept) =>
    games.map(({ seconds: _seconds, thought: _thought, record: _record, ...rest }) => rest);
  const quick = await playBatch({ ...batch, record: false });
  expect(plain(quick)).toEqual(plain(kept));
  expect(quick.map(({ record }) => record)).toEqual([null, null]);
});

test('a table plays on: bots vote, and a person is asked', () => {
  const session = Session.start(toyTable, echoing, 1, [{ person: 'ann' }, { bot: 'greedy' }]);
  const choose = (...ids: string[]) => {
    session.choose(0, session.match.decision, ids);
    session.goOn();
  };
  choose(playing(session.match.state, 0, 'gull'));
  expect(session.question(0)).toMatchObject({ menu: 'unresolved', rule: 'toy/loop/1' });
  expect(session.log(0).at(-1)!.text).toBe('The effect of echo never ends: all players vote on what happens.');
  choose('stands');
  expect(
    session
      .log(null)
      .map(line => line.text)
      .slice(-2),
  ).toEqual(['The vote is 2 to 0: the choice stands, and that effect does nothing this time.', 'Seat 0 gains 1.']);
  expect(session.question(0)!.menu).toBe('action');
  const again = Session.resume(toyTable, session.match.record(), session.players);
  expect(again.log(0)).toEqual(session.log(0));
});
