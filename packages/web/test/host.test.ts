import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptGame } from '../src/play/wanted.ts';
import { TableHost } from '../src/play/worker/host.ts';

/** What a browser keeps, as slowly as a disk may be: it is there when `done` is called. */
const writing: { game: KeptGame; done(): void }[] = [];
vi.mock('../src/play/kept-games.ts', () => ({
  keepGame: (game: KeptGame) => new Promise<void>(done => writing.push({ game, done })),
}));
beforeEach(() => writing.splice(0));

interface Asked {
  readonly view: { readonly decision: { readonly id: number; readonly question: object | null } | null };
}

test('bots go on while the game is still being kept, however long that takes', async () => {
  const host = new TableHost();
  const begun = host.begin(
    { game: 'wars', players: ['you', 'greedy'], decks: ['earther', 'gongen'], ruleset: null, seed: 5 },
    'a',
    0,
  );
  await expect.poll(() => writing.length).toBe(1);
  writing[0]!.done();
  await begun;
  const troubles: string[] = [];
  await host.look(
    () => {},
    text => troubles.push(text),
  );
  const look = async () =>
    (
      (await host.look(
        () => {},
        text => troubles.push(text),
      )) as { value: Asked }
    ).value.view.decision;
  let last = -1;
  for (let i = 0; i < 12; i++) {
    await expect.poll(async () => (await look())?.question ?? null).not.toBeNull();
    const { id } = (await look())!;
    expect(id).toBeGreaterThan(last);
    last = id;
    const { value } = (await host.hint()) as { value: { ids: readonly string[] } };
    expect(await host.choose(id, value.ids)).toEqual({ value: undefined });
  }
  // nothing was written to the end meanwhile
  expect(writing.length).toBeGreaterThan(1);
  expect(troubles).toEqual([]);
});
