import { prepareMatch, Session } from '@orrery/table';
import { loadGame } from '@orrery/table/shelf';
import { expect, test } from 'vitest';
import { readCarried } from '../src/connection/worker/carried.ts';
import { TableHost } from '../src/connection/worker/host.ts';
import { errorText } from '../src/copy/index.ts';
import { carriedBy, carrying } from '../src/pages/replay/carry.ts';

const aGame = async () => {
  const table = await loadGame('wars');
  const { setup } = prepareMatch(table, [null, null], 2, null);
  const session = Session.start(table, setup, 7, [{ person: 'you' }, { bot: 'greedy' }]);
  return { players: ['you', 'strong'], names: ['Quay', 'Gongen'], record: session.match.record() };
};

test('what a link carries is what was played', async () => {
  const game = await aGame();
  const hash = await carrying(game);
  expect(hash).toMatch(/^game=[\w-]+$/);
  expect(readCarried((await carriedBy(hash))!)).toEqual(game);
  expect(await carriedBy('')).toBeNull();
  expect(await carriedBy('somewhere')).toBeNull();
});

/** The page's message for a link without a game. */
function refusal(text: string): string {
  try {
    readCarried(text);
    return 'It was read.';
  } catch (error) {
    return errorText(error as Error);
  }
}

test('what is no game says so in one line', async () => {
  const game = await aGame();
  const hash = await carrying(game);
  for (const bad of [hash.slice(0, -40), 'game=', 'game=%%%', `${hash}!`]) {
    const text = (await carriedBy(bad))!;
    expect(refusal(text), bad).toMatch(/^The game in this link is incomplete/);
  }
  const text = (change: object) => JSON.stringify({ ...game, ...change });
  for (const [bad, says] of [
    ['null', /does not say who played/],
    [text({ players: ['you'] }), /does not say who played/],
    [text({ players: ['you', 'nobody'] }), /does not say who played/],
    [text({ names: [1, 2] }), /does not say who played/],
    [text({ record: undefined }), /is not an Orrery record/],
    [text({ record: { ...game.record, choices: 3 } }), /"choices" is missing/],
  ] as const)
    expect(refusal(bad), bad.slice(0, 80)).toMatch(says);
});

test('a game in a link that cannot be played again says why', async () => {
  const game = await aGame();
  const opened = (change: object) => new TableHost().replay({ carried: JSON.stringify({ ...game, ...change }) }, false);
  expect(await opened({})).toMatchObject({
    value: { opened: { game: 'wars', seat: 0, players: ['you', 'strong'] } },
  });
  for (const [change, says] of [
    [{ record: { ...game.record, game: 'chess' } }, 'There is no game called "chess"'],
    [{ record: { ...game.record, seed: 8 } }, 'from it: the head'],
    [{ record: { ...game.record, setup: null, prints: [] } }, 'from it: the fingerprint'],
    [{ players: ['you'], names: ['Quay'] }, 'The match has 2 seats and 1 players.'],
  ] as const)
    expect(await opened(change)).toMatchObject({ fault: { text: expect.stringContaining(says), known: true } });
});
