import type { Operation } from '@orrery/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LineTold } from '../src/connection/contract.ts';
import type { News, Opened, TableDoor } from '../src/connection/table-door.ts';
import { notes } from '../src/ui/notes.ts';
import { choosePace } from '../src/ui/pace.ts';

let draw: (() => void)[] = [];
const drawAll = () => {
  for (const then of draw.splice(0)) then();
};

beforeEach(() => {
  draw = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => draw.push(then));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    draw[frame - 1] = () => {};
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  notes.write('orrery.pace', null);
});

/** A line of somebody's: 0 is the player, 1 and 2 are the others. */
const line = (text: string, who: number, weight = 1, heading = 0): LineTold => ({
  text,
  links: [],
  topic: null,
  heading,
  concerns: [who],
  weight,
});

/** A table where the view is one word. @param people true if people play */
async function table(people = false) {
  const { TableStore } = await import('../src/table/store.ts');
  let hear: (news: News) => void = () => {};
  let refuses = false;
  const door = {
    follow(heard: (news: News) => void) {
      hear = heard;
      return () => {};
    },
    answer: async () => {
      if (refuses) throw new Error('no');
    },
  } as unknown as TableDoor;
  const view = { at: 'start', decision: null };
  const opened = {
    seat: 0,
    revision: 0,
    view,
    log: [],
    standing: [],
    thinking: null,
    ending: null,
  } as unknown as Opened;
  const store = new TableStore(door, opened, people);
  const drawn: string[] = [];
  const at = () => (store.get().view as unknown as { at: string }).at;
  store.subscribe(() => drawn.push(at()));
  let revision = 0;
  let choices = 0;
  let told = 0;
  /** A choice of somebody has these steps: a place, and what is told of it. */
  const tells = (asked: boolean, steps: readonly (readonly [string, ...LineTold[]])[]) => {
    const patch: Operation[] = steps.map(([to]) => ({ op: 'replace', path: '/at', value: to }));
    const beats = steps.map(([, ...lines]) => ({ operations: 1, facts: 1, lines }));
    if (asked) {
      patch.push({ op: 'replace', path: '/decision', value: { question: {} } });
      beats.at(-1)!.operations++;
    }
    const lines = steps.flatMap(([, ...told]) => told.map(one => ({ ...one, after: choices })));
    choices++;
    const facts = steps.map(([, first]) => ({ t: first?.text ?? 'nothing' }));
    const kept = told;
    told += lines.length;
    hear({ revision: ++revision, patch, facts, kept, lines, beats, standing: [] } as unknown as News);
  };
  const comes = (...steps: readonly (readonly [string, ...LineTold[]])[]) => tells(false, steps);
  /** The same, and then the player is asked. */
  const asks = (...steps: readonly (readonly [string, ...LineTold[]])[]) => tells(true, steps);
  const refuse = () => {
    refuses = true;
  };
  return { store, drawn, comes, asks, at, refuse };
}

test('each step of a change is shown in its time, and the log comes with the last one', async () => {
  const { store, comes, at } = await table();
  comes(
    ['attack', line('Narn attacks.', 1)],
    ['hit', line('Centauri loses a ship.', 2, 2)],
    ['over', line('Narn wins the battle.', 1, 3)],
  );
  expect(at()).toBe('attack');
  expect(store.telling()!.scene.lines.map(({ text }) => text)).toEqual(['Narn attacks.']);
  expect(store.get().log).toEqual([]);
  vi.advanceTimersByTime(899);
  expect(at()).toBe('attack');
  vi.advanceTimersByTime(1);
  expect(at()).toBe('hit');
  vi.advanceTimersByTime(900);
  expect(at()).toBe('over');
  expect(store.telling()!.scene.kind).toBe('result');
  expect(store.get().log).toHaveLength(3);
  vi.advanceTimersByTime(1_439);
  expect(store.telling()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(store.telling()).toBeNull();
});

test('Calm, Quick and At once change how long a step stays', async () => {
  for (const [pace, millis] of [
    ['calm', 1_600],
    ['quick', 450],
  ] as const) {
    choosePace(pace);
    const { comes, at } = await table();
    comes(['attack', line('Narn attacks.', 1)], ['hit', line('A ship is lost.', 1)]);
    vi.advanceTimersByTime(millis - 1);
    expect(at()).toBe('attack');
    vi.advanceTimersByTime(1);
    expect(at()).toBe('hit');
  }
  choosePace('once');
  const { store, comes, drawn } = await table();
  comes(['attack', line('Narn attacks.', 1)], ['hit', line('A ship is lost.', 1)]);
  drawAll();
  expect(drawn).toEqual(['hit']);
  expect(store.telling()).toBeNull();
  expect(store.canRepeat).toBe(true);
});

test('skipping shows the newest state; the next step is one press away; all of it can be shown again', async () => {
  const { store, comes, at } = await table();
  comes(['a', line('One.', 1)], ['b', line('Two.', 1)], ['c', line('Three.', 1)]);
  store.next();
  expect(at()).toBe('b');
  store.skip();
  expect(at()).toBe('c');
  expect(store.telling()).toBeNull();
  store.again();
  expect(at()).toBe('a');
  expect(store.telling()!.lines.map(({ text }) => text)).toEqual(['One.']);
  vi.advanceTimersByTime(2_700);
  expect(at()).toBe('c');
  expect(store.telling()).toBeNull();
  // what is shown again is not told twice
  store.again();
  vi.advanceTimersByTime(900);
  expect(store.telling()!.lines.map(({ text }) => text)).toEqual(['One.', 'Two.']);
});

test('quiet steps of one kind are one scene, and after a long turn they take no time', async () => {
  const { store, comes } = await table();
  comes(['a', line('Ann passes.', 1, 0)]);
  comes(['b', line('Ann passes.', 1, 0)]);
  comes(['c', line('Ann passes.', 1, 0)]);
  // the first is on the screen already
  vi.advanceTimersByTime(540);
  expect(store.telling()!.scene.lines).toHaveLength(2);
  vi.advanceTimersByTime(540);
  expect(store.telling()).toBeNull();
  for (let n = 0; n < 10; n++) comes([`e${n}`, line(`Ship ${n} attacks.`, 1)]);
  vi.advanceTimersByTime(9 * 900);
  comes(['quiet', line('Ann draws.', 1, 0)], ['loud', line('You lose a ship.', 0, 2)]);
  expect(store.telling()!.scene.lines.map(({ text }) => text)).toEqual(['You lose a ship.']);
  expect(store.telling()!.lines.map(({ text }) => text)).toContain('Ann draws.');
  expect(store.telling()!.millis).toBe(900);
});

test('an answer goes to the newest state first, and begins a new story', async () => {
  const { store, comes, at } = await table();
  comes(['a', line('One.', 1)], ['b', line('Two.', 1)]);
  await store.answer(1, []);
  expect(at()).toBe('b');
  expect(store.canRepeat).toBe(false);
  comes(['c', line('Three.', 1)]);
  expect(store.telling()!.lines.map(({ text }) => text)).toEqual(['Three.']);
});

test('what nobody is told of takes no time, and a hidden page shows nothing step by step', async () => {
  const { store, comes, at } = await table();
  comes(['a']);
  expect(at()).toBe('a');
  expect(store.telling()).toBeNull();
  vi.stubGlobal('document', { hidden: true });
  comes(['b', line('One.', 1)], ['c', line('Two.', 1)]);
  expect(at()).toBe('c');
  expect(store.telling()).toBeNull();
});

test('after an answer that is refused, what happened before it can still be shown again', async () => {
  const { store, comes, at, refuse } = await table();
  comes(['a', line('One.', 1)], ['b', line('Two.', 1)]);
  refuse();
  await expect(store.answer(1, [])).rejects.toThrow('no');
  store.again();
  expect(at()).toBe('a');
  expect(store.telling()!.lines.map(({ text }) => text)).toEqual(['One.']);
});

/** The turn of another player, with one attack. */
const turnOf = (who: number, name: string) =>
  [
    [`turn of ${name}`, line(`Turn of ${name}.`, who, 0, 1)],
    [`${name} attacks`, line(`${name} attacks.`, who, 1)],
    [`${name} hits`, line(`You lose a ship to ${name}.`, 0, 2)],
  ] as const;
/** The turn of the player, who is asked. */
const MINE = ['asked', line('Your turn.', 0, 0, 1)] as const;

test('after one turn that was seen nothing is missed; after a second, or a skip, the store tells what was', async () => {
  const seen = await table();
  seen.comes(...turnOf(1, 'Narn'));
  seen.asks(MINE);
  vi.advanceTimersByTime(60_000);
  expect(seen.store.telling()).toBeNull();
  expect(seen.store.missed()).toBeNull();

  const long = await table();
  long.comes(...turnOf(1, 'Narn'));
  long.comes(...turnOf(2, 'Centauri'));
  long.asks(MINE);
  expect(long.store.missed()).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(long.store.missed()!.seats.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(long.store.missed()!.mine.map(({ text }) => text)).toEqual([
    'You lose a ship to Narn.',
    'You lose a ship to Centauri.',
  ]);
  await long.store.answer(1, []);
  expect(long.store.missed()).toBeNull();

  const skipped = await table();
  skipped.comes(...turnOf(1, 'Narn'));
  skipped.asks(['drawn', line('Narn draws.', 1, 0)], MINE);
  skipped.store.skip();
  expect(skipped.store.missed()!.count).toBe(3);
});

test('the scenes of one seat are shown again, with what they did to the player', async () => {
  const { store, comes, asks } = await table();
  comes(...turnOf(1, 'Narn'));
  comes(...turnOf(2, 'Centauri'));
  asks(MINE);
  store.skip();
  const missed = store.missed();
  store.again(2);
  const shown: string[] = [];
  for (; store.telling() !== null; store.next()) shown.push(store.telling()!.scene.lines[0]!.text);
  expect(shown).toEqual(['Turn of Centauri.', 'Centauri attacks.', 'You lose a ship to Centauri.']);
  // the card is the same one as before
  expect(store.missed()).toBe(missed);
});

test('a queue that was cut short tells what it left out', async () => {
  const { store, comes, asks } = await table();
  for (let n = 0; n < 12; n++) comes([`e${n}`, line(`Ship ${n} attacks.`, 1)]);
  asks(['asked', line('Ann draws.', 1, 0)]);
  vi.advanceTimersByTime(60_000);
  expect(store.telling()).toBeNull();
  expect(store.missed()!.seats).toMatchObject([{ seat: 1, more: 12 }]);
});

test('what people do is shown sooner when more has come meanwhile, or when the player is asked', async () => {
  const { store, comes, asks } = await table(true);
  comes(['a', line('Ann attacks.', 1)]);
  expect(store.telling()!.millis).toBe(900);
  comes(['b', line('Bob attacks.', 2)]);
  vi.advanceTimersByTime(900);
  expect(store.telling()!.millis).toBe(450);
  vi.advanceTimersByTime(450);
  comes(['c', line('Cid attacks.', 2)]);
  expect(store.telling()!.millis).toBe(900);
  asks(['asked', line('Dan attacks.', 1)]);
  vi.advanceTimersByTime(900);
  expect(store.telling()!.millis).toBe(450);
});

test('scenes of a game that is over are shown whole, and end with their state', async () => {
  const { store, comes, at } = await table();
  choosePace('quick');
  const state = store.get();
  const quiet = {
    kind: 'quiet',
    fact: 'pass',
    cards: [],
    happened: [],
    face: null,
    who: 1,
    mine: false,
    length: 1,
    state,
  } as const;
  store.play(Array.from({ length: 40 }, (_, n) => ({ ...quiet, fact: `f${n}`, lines: [line(`Step ${n}.`, 1, 0)] })));
  let shown = 0;
  for (; store.telling() !== null; vi.advanceTimersByTime(450)) {
    expect(store.telling()!.millis).toBe(450);
    shown++;
  }
  expect(shown).toBe(40);
  expect(store.missed()).toBeNull();
  comes(['later']);
  expect(at()).toBe('later');
});

test('who listens hears each scene that plays once, also those that are passed over, and none that the player skips', async () => {
  const { store, comes } = await table();
  const heard: string[] = [];
  const leave = store.hear(({ lines }) => heard.push(...lines.map(({ text }) => text)));
  comes(['a', line('One.', 1)], ['b', line('Two.', 1)], ['c', line('Three.', 1)]);
  vi.advanceTimersByTime(900);
  expect(heard).toEqual(['One.', 'Two.']);
  store.skip();
  expect(heard).toEqual(['One.', 'Two.']);
  choosePace('once');
  comes(['d', line('Four.', 1)], ['e', line('Five.', 1)]);
  expect(heard).toEqual(['One.', 'Two.', 'Four.', 'Five.']);
  leave();
  comes(['f', line('Six.', 1)]);
  expect(heard).toHaveLength(4);
});
