import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { News, Opened, TableDoor } from '../src/connection/table-door.ts';

let draw: (() => void)[] = [];

beforeEach(() => {
  draw = [];
  vi.useFakeTimers();
  moves(true);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => draw.push(then));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    draw[frame - 1] = () => {};
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Whether things may move: not if the system asks for less motion. */
function moves(may: boolean): void {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: !may }));
}

/** A table that only tells the numbers of changes. */
async function table() {
  const { TableStore } = await import('../src/table/store.ts');
  let hear: (news: News) => void = () => {};
  const door = {
    follow(heard: (news: News) => void) {
      hear = heard;
      return () => {};
    },
  } as unknown as TableDoor;
  const opened = { revision: 0, view: {}, log: [], standing: [], thinking: null, ending: null } as unknown as Opened;
  const store = new TableStore(door, opened);
  const drawn: number[] = [];
  store.subscribe(() => drawn.push(store.get().revision));
  const comes = (revision: number) =>
    hear({ revision, patch: [], facts: [{ t: 'moved' }], kept: 0, lines: [], standing: [] } as unknown as News);
  return { store, drawn, comes };
}

test('changes that come fast are shown one after the other', async () => {
  const { drawn, comes } = await table();
  for (const n of [1, 2, 3]) comes(n);
  expect(drawn).toEqual([1]);
  vi.advanceTimersByTime(1_000);
  expect(drawn).toEqual([1, 2, 3]);
});

test('a page that is far behind draws what it has missed once, and then goes on one by one', async () => {
  const { store, drawn, comes } = await table();
  for (let n = 1; n <= 50; n++) comes(n);
  expect(drawn).toEqual([1]);
  draw.forEach(then => {
    then();
  });
  expect(drawn).toEqual([1, 46]);
  // all of them can be shown again
  expect(store.past).toHaveLength(46);
  vi.advanceTimersByTime(1_000);
  expect(drawn).toEqual([1, 46, 47, 48, 49, 50]);
  expect(store.get().revision).toBe(50);
});

test('where nothing shall move, what comes before the next frame is drawn in it together', async () => {
  moves(false);
  const { store, drawn, comes } = await table();
  for (const n of [1, 2, 3]) comes(n);
  expect(drawn).toEqual([]);
  draw.forEach(then => {
    then();
  });
  expect(drawn).toEqual([3]);
  // each of them can be shown again
  expect(store.past.map(({ revision }) => revision)).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1_000);
  expect(drawn).toEqual([3]);
});

test('a page that nobody sees has no frames, and is told at once', async () => {
  moves(false);
  vi.stubGlobal('document', { hidden: true });
  const { drawn, comes } = await table();
  comes(1);
  expect(drawn).toEqual([1]);
  expect(draw).toEqual([]);
});
