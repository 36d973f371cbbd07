import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweep, writeWhole } from '../../../src/files/files.ts';
import { beganAt, isAlive, Lock } from '../../../src/terminal/saves/lock.ts';
import { folder, Terminal } from '../../support/terminal.ts';

const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    expect((error as Error).name).toBe('Exit');
    return (error as Error).message;
  }
  return '';
};

/** The lock of a game that another process has left. */
function left(file: string, holder: object | string): void {
  const usual = { began: null, host: hostname(), since: '2026-01-02T03:04:05Z', id: 'x' };
  writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify({ ...usual, ...holder }));
}

const goneProcess = (): number => spawnSync(process.execPath, ['-e', '']).pid;

test('a lock is held until it is given back', () => {
  const game = join(folder(), 'game.json');
  const lock = Lock.of(game);
  expect(readdirSync(join(game, '..'))).toEqual(['.game.json.lock']);
  expect(refusal(() => Lock.of(game))).toMatch(
    new RegExp(`game\\.json is in use by process ${process.pid} since .* UTC\\. Leave it there first\\.$`),
  );
  lock.release();
  expect(readdirSync(join(game, '..'))).toEqual([]);
  Lock.of(game).release();
});

test('a lock does not outlive its process, and knows a process from a later one of the same number', () => {
  const game = join(folder(), 'game.json');
  const file = join(game, '..', '.game.json.lock');
  const gone = goneProcess();
  expect(isAlive(gone)).toBe(false);
  for (const holder of [{ pid: gone }, { pid: process.pid, began: 'long ago' }]) {
    left(file, holder);
    const lock = Lock.of(game);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, began: beganAt(process.pid) });
    lock.release();
  }
  expect(readdirSync(join(game, '..'))).toEqual([]);
  // a living process keeps its lock, whether or not the system tells when it began
  for (const began of [beganAt(process.ppid), null]) {
    left(file, { pid: process.ppid, began });
    expect(refusal(() => Lock.of(game))).toContain(
      `is in use by process ${process.ppid} since 2026-01-02 03:04 UTC. Play there, or quit there first.`,
    );
  }
});

test('of another machine nobody can tell: its lock stays, and its file is named', () => {
  const game = join(folder(), 'game.json');
  const file = join(game, '..', '.game.json.lock');
  left(file, { pid: goneProcess(), host: 'elsewhere' });
  expect(refusal(() => Lock.of(game))).toMatch(
    /on elsewhere since .*\. Leave it there first, or delete .*\.game\.json\.lock if nobody plays that game any more\.$/,
  );
});

test('half a lock is one in the making, and after a while one that was left', () => {
  const game = join(folder(), 'game.json');
  const file = join(game, '..', '.game.json.lock');
  left(file, '{"pid":');
  expect(refusal(() => Lock.of(game))).toContain('Try again in a moment');
  utimesSync(file, 1, 1);
  Lock.of(game).release();
});

test('a game whose lock somebody has removed is not written any more', async () => {
  let before = '';
  const t: Terminal = new Terminal(n => {
    if (n > 0) return 'build';
    const saves = join(t.home, 'saves');
    const [lock, game] = readdirSync(saves).sort();
    before = readFileSync(join(saves, game!), 'utf8');
    rmSync(join(saves, lock!));
    return 'build';
  });
  expect(await t.run('play', 'babylon5', '--seed', '7', '--deck', 'narn')).toBe(1);
  expect(t.faults[0]).toMatch(
    /was changed by another program\. Orrery does not overwrite it, and ends this game here\.$/,
  );
  const [game] = readdirSync(join(t.home, 'saves'));
  expect(readFileSync(join(t.home, 'saves', game!), 'utf8')).toBe(before);
});

test('where games cannot be saved it is said before anything else, with the way to play all the same', async () => {
  const file = join(folder(), 'a file');
  writeFileSync(file, 'x');
  const t = new Terminal(['build']);
  t.env.ORRERY_HOME = file;
  expect(await t.run('play', 'babylon5', '--seed', '7')).toBe(1);
  expect(t.printed).toEqual([]);
  expect(t.faults).toEqual([
    `Games cannot be saved in ${join(file, 'saves')}: a part of its path is no folder. To play without saving, add --no-save.`,
  ]);

  const unsaved = new Terminal(['save', 'build']);
  unsaved.env.ORRERY_HOME = file;
  expect(await unsaved.run('play', 'babylon5', '--seed', '7', '--no-save')).toBe(0);
  expect(unsaved.faults).toEqual([]);
  expect(unsaved.text.match(/The game is not saved: it is gone when you leave\./g)).toHaveLength(2);
  expect(unsaved.printed.at(-1)).toBe('The game was not saved.');

  // a person at a terminal is asked
  const asked = async (answer: string) => {
    const person = new Terminal([answer, 'build']);
    person.terminal = true;
    person.env.ORRERY_HOME = file;
    return [await person.run('play', 'babylon5', '--seed', '7'), person.printed.at(-1), person.faults] as const;
  };
  expect(await asked('y')).toEqual([0, 'The game was not saved.', []]);
  expect((await asked('n'))[2]).toEqual(['No game was started.']);
});

test('a saved game that cannot be written is played on without saving, and stays as it is', async () => {
  const t = new Terminal(['build']);
  await t.run('play', 'babylon5', '--seed', '7', '--deck', 'narn');
  const saves = join(t.home, 'saves');
  const [name] = readdirSync(saves);
  const before = readFileSync(join(saves, name!), 'utf8');
  const again = new Terminal(['build', 'quit']);
  again.env.ORRERY_HOME = t.home;
  expect(await again.run('play', '--resume', join(saves, name!), '--no-save')).toBe(0);
  expect(again.printed.at(-1)).toBe('The game was not saved.');
  expect(readFileSync(join(saves, name!), 'utf8')).toBe(before);
});

test('while a person plays, a disk that takes nothing is said, and the game goes on until it takes it again', async () => {
  const playing = (mend: boolean) => {
    let at = 0;
    const t: Terminal = new Terminal(() => {
      const saves = join(t.home, 'saves');
      const name = readdirSync(saves).find(file => file.endsWith('.json') && !file.startsWith('.'));
      const inTheWay = join(saves, `.${name}.${process.pid}.tmp`);
      at++;
      if (at === 1) mkdirSync(inTheWay);
      if (at === 3 && mend) rmSync(inTheWay, { recursive: true });
      return at < 5 ? ['build', 'pass', '1', 'build'][at - 1]! : null;
    });
    t.terminal = true;
    return t;
  };
  const t = playing(true);
  expect(await t.run('play', 'babylon5', '--seed', '7', '--deck', 'narn')).toBe(0);
  const told = t.text.replace(/\s+/g, ' ');
  expect(
    told.match(/it is a folder; the earlier save is still there\. The game goes on. Orrery will save it as soon as/g),
  ).toHaveLength(1);
  expect(told.match(/The game is saved again\./g)).toHaveLength(1);
  expect(t.printed.at(-1)).toMatch(/^Saved\. Continue with/);

  const full = playing(false);
  expect(await full.run('play', 'babylon5', '--seed', '7', '--deck', 'narn')).toBe(1);
  expect(full.faults).toEqual(['Your last choices could not be saved.']);
});

test('Ctrl-C ends a lesson with the exit code of custom, too', async () => {
  const t: Terminal = new Terminal(() => {
    t.interrupted = 'SIGINT';
    return null;
  });
  expect(await t.run('learn', 'wars')).toBe(130);
  expect(t.faults).toEqual([]);
});

test('a finished lesson that cannot be kept is told in one line', () => {
  const file = join(folder(), 'a file');
  writeFileSync(file, 'x');
  expect(refusal(() => writeWhole(join(file, 'lessons.json'), '{}', 'That you have finished this lesson'))).toBe(
    `That you have finished this lesson cannot be saved to ${join(file, 'lessons.json')}: a part of its path is no folder.`,
  );
});

test('what killed writers left is swept away, and nothing else', () => {
  const place = folder();
  const old = ['.game.json.123.tmp', '..game.json.lock.123.tmp', '.game.json.lock', '.notes.tmp', 'game.json'];
  for (const name of [...old, '.new.json.124.tmp']) writeFileSync(join(place, name), 'x');
  for (const name of old) utimesSync(join(place, name), 1, 1);
  mkdirSync(join(place, '.folder.json.125.tmp'));
  utimesSync(join(place, '.folder.json.125.tmp'), 1, 1);
  sweep(place);
  expect(readdirSync(place).sort()).toEqual([
    '.folder.json.125.tmp',
    '.game.json.lock',
    '.new.json.124.tmp',
    '.notes.tmp',
    'game.json',
  ]);
  sweep(join(place, 'nowhere'));
  expect(existsSync(join(place, 'nowhere'))).toBe(false);
});
