import { patched } from '@orrery/kernel';
import { Session } from '@orrery/table';
import { expect, test, vi } from 'vitest';
import type { GameInfo } from '../src/connection/contract.ts';
import type { KeptGame } from '../src/connection/games/wanted.ts';
import type { News, Opened } from '../src/connection/table-door.ts';
import { TableHost } from '../src/connection/worker/host.ts';

/** A browser's storage that is as slow as a disk may be: a write is done when `done` is called, and fails when `fail` is. */
const writing: { game: KeptGame; done(): void; fail(): void }[] = [];
vi.mock('../src/connection/games/kept-games.ts', () => ({
  keptGame: async (id: string) => kept(id).at(-1)!.game,
  keepGame: (game: KeptGame) =>
    new Promise<KeptGame>((kept, failed) =>
      writing.push({ game, done: () => kept(game), fail: () => failed(new Error('The disk is full.')) }),
    ),
}));
const kept = (id: string) => writing.filter(({ game }) => game.id === id);

/** A table with a player who hears the news and asks nothing else. */
async function sit(id: string) {
  const host = new TableHost();
  const begun = host.begin(
    { game: 'wars', players: ['you', 'greedy'], decks: ['earther', 'gongen'], ruleset: null, seed: 5 },
    id,
    0,
  );
  await expect.poll(() => kept(id).length).toBe(1);
  kept(id)[0]!.done();
  await begun;
  const troubles: string[] = [];
  const heard: News[] = [];
  const { value } = (await host.look(
    news => heard.push(news),
    text => troubles.push(text),
  )) as { value: Opened };
  let view: Opened['view'] = value.view;
  const decision = () => {
    for (const { patch } of heard.splice(0)) view = patched(view, patch);
    return view.decision;
  };
  let last = -1;
  /** answers the next question with the advice */
  const answers = async () => {
    await expect.poll(() => decision()?.question ?? null).not.toBeNull();
    const { id } = decision()!;
    expect(id).toBeGreaterThan(last);
    last = id;
    const { value } = (await host.hint()) as { value: { ids: readonly string[] } };
    expect(await host.answer(id, value.ids)).toEqual({ value: undefined });
  };
  return { answers, troubles };
}

test('bots go on while the game is still being kept, however long that takes', async () => {
  const { answers, troubles } = await sit('slow');
  for (let i = 0; i < 12; i++) await answers();
  // nothing was saved meanwhile
  expect(kept('slow').length).toBeGreaterThan(1);
  expect(troubles).toEqual([]);
});

test('a game that cannot be kept says so each time, and is played on', async () => {
  const { answers, troubles } = await sit('full');
  for (let i = 0; i < 12; i++) {
    await answers();
    for (const { fail } of kept('full')) fail();
  }
  await expect.poll(() => troubles.length).toBeGreaterThan(5);
  expect(new Set(troubles)).toEqual(new Set(['The disk is full.']));
});

test('a game that has just begun goes on as it is, unless another tab has saved it since', async () => {
  const resumed = vi.spyOn(Session, 'resume');
  const host = new TableHost();
  const begun = host.begin(
    { game: 'wars', players: ['you', 'greedy'], decks: ['earther', 'gongen'], ruleset: null, seed: 5 },
    'begun',
    0,
  );
  await expect.poll(() => kept('begun').length).toBe(1);
  kept('begun')[0]!.done();
  await begun;
  expect(await host.open('begun')).toEqual({ value: 'begun' });
  expect(resumed).not.toHaveBeenCalled();
  const { game } = kept('begun')[0]!;
  writing.push({ game: { ...game, version: (game.version ?? 0) + 1 }, done() {}, fail() {} });
  expect(await host.open('begun')).toEqual({ value: 'begun' });
  expect(resumed).toHaveBeenCalledOnce();
});

test('a game begins with the optional rules that its player has chosen, and its record keeps them', async () => {
  const host = new TableHost();
  const wanted = { game: 'babylon5', players: ['you', 'greedy'], decks: [null, null], ruleset: null, seed: 5 };
  const begun = host.begin({ ...wanted, agreed: ['alternate-factions'] }, 'agreed', 0);
  await expect.poll(() => kept('agreed').length).toBe(1);
  kept('agreed')[0]!.done();
  await begun;
  expect(kept('agreed')[0]!.game.record.setup).toMatchObject({ ruleset: 'casual', alternateFactions: true });
  expect(await host.begin({ ...wanted, agreed: ['preliminary'] }, 'refused', 0)).toMatchObject({
    fault: { text: expect.stringContaining('belongs to the tournament rules'), known: true },
  });
  const { value } = (await host.info('babylon5')) as { value: GameInfo };
  expect(value.agreements.map(({ id }) => id)).toEqual(['preliminary', 'alternate-factions', 'extended-loyalty']);
  expect(value.calls.map(({ name }) => name)).toEqual(['time']);
});
