import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bound } from '../packages/server/test/support/bound.ts';

/** The command as processes of the system: how they affect each other, and how they react to signals and broken outputs. */

const root = join(import.meta.dirname, '..');
/** The command as ./orrery builds it. */
const command = join(root, 'dist', 'orrery.mjs');
let home: string;
const running: ChildProcess[] = [];

beforeAll(() => {
  execFileSync('bash', ['-c', '. .ci/prepare && build "$PWD"'], { cwd: root });
});
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'orrery-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

const env = () => ({
  ...process.env,
  ORRERY_HOME: home,
  NO_COLOR: '1',
  NODE_COMPILE_CACHE: join(root, 'dist', 'compiled'),
});

/** A running command: its output so far, and a way to wait for more. */
class Running {
  out = '';
  err = '';
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(...args: string[]) {
    this.child = this.start(args);
    running.push(this.child);
    this.child.stdout!.on('data', text => {
      this.out += text;
    });
    this.child.stderr!.on('data', text => {
      this.err += text;
    });
    this.ended = new Promise(resolve => this.child.on('close', code => resolve(code)));
  }

  protected start(args: readonly string[]): ChildProcess {
    return bound(spawn(process.execPath, [command, ...args], { env: env(), stdio: 'pipe' }));
  }

  async until(said: RegExp): Promise<this> {
    await expect.poll(() => this.out, { interval: 20 }).toMatch(said);
    return this;
  }

  type(line: string): void {
    this.child.stdin!.write(`${line}\n`);
  }
}

/** The same at a terminal of its own, made by `script`: input is keys, and the error output is part of the output. */
class AtTerminal extends Running {
  protected override start(args: readonly string[]): ChildProcess {
    const words = ['exec', process.execPath, command, ...args].map((word, at) => (at === 0 ? word : `'${word}'`));
    const line = `stty cols 80 rows 24; ${words.join(' ')}`;
    const options = { env: { ...env(), TERM: 'xterm' }, stdio: 'pipe' } as const;
    return bound(spawn('script', ['-qfec', line, '/dev/null'], options));
  }

  press(keys: string): void {
    this.out = '';
    this.child.stdin!.write(keys);
  }
}

const QUESTION = /Which location do you start with/;
const CTRL_C = '\u0003';
const CTRL_Z = '\u001a';
const saves = () => readdirSync(join(home, 'saves'));
const games = () => saves().filter(name => name.endsWith('.json'));
const savedChoices = () => JSON.parse(readFileSync(join(home, 'saves', games()[0]!), 'utf8')).choices.length;

/** Runs a command in a shell, with redirected output. */
const shell = (line: string) =>
  spawnSync('bash', ['-c', `set -o pipefail; ${line}`], {
    env: { ...env(), NODE: process.execPath, ORRERY: command },
    encoding: 'utf8',
  });

const play = () => new Running('play', 'wars', '--seed', '5').until(QUESTION);

describe('a game and its file', () => {
  test('a second process on the same game is told who plays it, and writes nothing', async () => {
    const first = await play();
    const second = new Running('play', '--resume');
    expect(await second.ended).toBe(1);
    expect(second.out).toBe('');
    expect(second.err).toMatch(
      new RegExp(`^.*seed5\\.json is in use by process ${first.child.pid} since .*\\. Play there, or quit .*\\.\\n$`),
    );
    first.type('1');
    await first.until(/chosen|phase|[Aa]ctivate/);
    first.type('quit');
    expect(await first.ended).toBe(0);
    expect(saves()).toEqual(games());
  });

  test('one that is only stopped keeps its game; one that was killed does not', async () => {
    const first = await play();
    first.child.kill('SIGSTOP');
    expect(await new Running('play', '--resume').ended).toBe(1);
    first.child.kill('SIGKILL');
    await first.ended;
    const next = await new Running('play', '--resume').until(QUESTION);
    next.type('quit');
    expect(await next.ended).toBe(0);
    expect(saves()).toEqual(games());
  });

  test('of two that take up a killed game at once, one plays it', async () => {
    const first = await play();
    first.child.kill('SIGKILL');
    await first.ended;
    const both = [new Running('play', '--resume'), new Running('play', '--resume')];
    const refused = await Promise.race(both.map(async x => ((await x.ended) === 1 ? x : both[0]!)));
    expect(refused.err).toContain('is in use by process');
    const other = both.find(x => x !== refused)!;
    await other.until(QUESTION);
    other.type('quit');
    expect(await other.ended).toBe(0);
  });

  test('two that begin the same deal on one day have a file each', async () => {
    const both = await Promise.all([play(), play()]);
    for (const x of both) x.type('quit');
    expect(await Promise.all(both.map(x => x.ended))).toEqual([0, 0]);
    expect(games()).toHaveLength(2);
  });

  test('what another has written is not written over', async () => {
    const first = await play();
    const file = join(home, 'saves', games()[0]!);
    expect(shell(`echo '{}' > '${file}'`).status).toBe(0);
    first.type('1');
    expect(await first.ended).toBe(1);
    expect(first.err).toMatch(
      /was changed by another program\. Orrery does not overwrite it, and ends this game here\.\n$/,
    );
    expect(readFileSync(file, 'utf8')).toBe('{}\n');
  });
});

describe('signals', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const)('%s leaves a game saved, with a word and the exit code of custom', async (signal, code) => {
    const game = await play();
    game.type('1');
    await expect.poll(savedChoices).toBeGreaterThan(0);
    const choices = savedChoices();
    game.child.kill(signal);
    expect(await game.ended).toBe(code);
    expect(game.out).toMatch(/Saved\. Continue with: \.\/orrery play wars --resume .*seed5\.json\n$/);
    expect(game.err).toBe('');
    expect(savedChoices()).toBeGreaterThanOrEqual(choices);
    expect(saves()).toEqual(games());
    expect(shell(`"$NODE" "$ORRERY" replay verify "$ORRERY_HOME"/saves/*.json`).stdout).toMatch(/^The replay agrees/);
  });
});

describe('bots of others', () => {
  const bot = join(root, 'packages/cli/test/support/bots/bot.mjs');
  /** The running bot processes of this test. */
  const left = () =>
    spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(line => line.includes(`${bot} `) && line.includes(home));

  test('workers have a process each, which play all of their games; none is left behind', async () => {
    const told = join(home, 'told.jsonl');
    const args = ['sim', 'wars', '--games', '12', '--workers', '2', '--json', '--bots', `greedy,${bot} good ${told}`];
    const sim = new Running(...args);
    expect([await sim.ended, sim.err]).toEqual([0, '']);
    expect(JSON.parse(sim.out)).toMatchObject({ finished: 12, programs: [{ name: 'a good bot', given: 0 }] });
    const said = readFileSync(told, 'utf8');
    for (const [type, n] of [
      ['hello', 2],
      ['bye', 2],
      ['end', 12],
    ] as const)
      expect(said.split(`{"type":"${type}"`).length - 1, type).toBe(n);
    expect(left()).toEqual([]);
  });

  test.each([
    ['1', 'stubborn'],
    ['1', 'hanging'],
    ['2', 'stubborn'],
    ['2', 'hanging'],
  ])('Ctrl-C leaves none behind (%s at once, a %s bot)', async (workers, manner) => {
    const told = join(home, 'told.jsonl');
    const bots = `${bot} ${manner} ${told}`;
    const args = ['sim', 'wars', '--games', '5000', '--workers', workers, '--bots', bots, '--bot-time', '60000'];
    const sim = new Running(...args);
    await expect.poll(() => existsSync(told) && readFileSync(told, 'utf8')).toContain('question');
    expect(left().length).toBeGreaterThan(1);
    sim.child.kill('SIGINT');
    expect(await sim.ended).toBe(130);
    expect(sim.err).toBe('');
    expect(sim.out).toMatch(/^Stopped /);
    await expect.poll(left).toEqual([]);
  });
});

test('the self-play of docs/bots.md runs as it stands there, where Python is to be had', () => {
  const file = join(root, 'docs/bots/selfplay.py');
  expect(readFileSync(join(root, 'docs/bots.md'), 'utf8')).toContain(readFileSync(file, 'utf8').trimEnd());
  const orrery = join(home, 'orrery');
  writeFileSync(orrery, `#!/bin/sh\nexec '${process.execPath}' '${command}' "$@"\n`, { mode: 0o755 });
  const ran = spawnSync('python3', [file, 'wars', '2'], { env: { ...env(), ORRERY: orrery }, encoding: 'utf8' });
  if (ran.error !== undefined) console.warn('python3 is not here: docs/bots/selfplay.py was not run.');
  else expect(ran.stdout).toMatch(/^2 matches of wars: \d+ steps, \d+ a second; rewards by seat \[.*\]\n$/);
});

describe('at a terminal', () => {
  /** The player of the running game. */
  const player = () => {
    const lock = saves().find(name => name.endsWith('.lock'))!;
    return JSON.parse(readFileSync(join(home, 'saves', lock), 'utf8')).pid as number;
  };
  const stateOf = (pid: number) =>
    spawnSync('ps', ['-o', 'state=', '-p', `${pid}`], { encoding: 'utf8' })
      .stdout.trim()
      .charAt(0);

  const stopped = (pid: number) => expect.poll(() => stateOf(pid)).toBe('T');

  /** Does what fg does: it continues the terminal and its program. */
  const goOn = async ({ child }: AtTerminal) => {
    await stopped(child.pid!);
    child.kill('SIGCONT');
  };

  const atTable = async () => {
    const game = new AtTerminal('play', 'wars', '--seed', '5');
    await game.until(/Which location do you start with[\s\S]*> /);
    return game;
  };

  test.each(['Ctrl-Z', 'a signal'])('%s stops a game with a word, and fg goes on where it was', async way => {
    const game = await atTable();
    const pid = player();
    game.press('sa');
    await game.until(/sa/);
    if (way === 'Ctrl-Z') game.press(CTRL_Z);
    else process.kill(pid, 'SIGTSTP');
    await stopped(pid);
    expect(await new Running('play', '--resume').ended).toBe(1);
    await goOn(game);
    // the terminal may have stopped before it has shown the last words
    await game.until(
      /Stopped for now\. Type fg to go on\. Orrery saves the game in .* after every choice\.[\s\S]*> .*sa/,
    );
    game.press('ve\r');
    await game.until(/Orrery saves the game in/);
    game.press('quit\r');
    expect(await game.ended).toBe(0);
    expect(saves()).toEqual(games());
  });

  describe('while a bot thinks', () => {
    const thinking = async () => {
      const game = new AtTerminal('play', 'wars', '--seed', '5', '--seats', 'me,master');
      await game.until(/Which location do you start with[\s\S]*> /);
      game.press('1\r');
      await game.until(/Gongen is thinking\./);
      return game;
    };

    test.each([
      ['Ctrl-C', CTRL_C, 130],
      ['quit', 'quit\r', 0],
    ])('%s leaves at once, and the game is saved', async (_how, keys, code) => {
      const game = await thinking();
      game.press(keys);
      expect(await game.ended).toBe(code);
      expect(game.out).toMatch(/Saved\. Continue with: /);
      // it had not reached an answer
      expect(game.out).not.toMatch(/Gongen (activates|passes)|Your activate phase/);
      expect(saves()).toEqual(games());
    });

    test('who only watches leaves as well, and the game is saved', async () => {
      const game = new AtTerminal('play', 'wars', '--seed', '5', '--seats', 'master,master');
      await game.until(/ is thinking\./);
      game.press(CTRL_C);
      expect(await game.ended).toBe(130);
      expect(game.out).toMatch(/Saved\. Continue with: /);
      expect(saves()).toEqual(games());
    });

    test.each([
      ['Ctrl-C', CTRL_C, 130],
      ['quit', 'quit\r', 0],
    ])('%s leaves a program that gives no answer, and ends it', async (_how, keys, code) => {
      const told = join(home, 'told.jsonl');
      const bot = `${join(root, 'packages/cli/test/support/bots/bot.mjs')} hanging ${told}`;
      const game = new AtTerminal('play', 'wars', '--seed', '5', '--seats', `me,${bot}`, '--bot-time', '600000');
      await game.until(/ is thinking\./);
      await expect.poll(() => existsSync(told) && readFileSync(told, 'utf8')).toContain('"question"');
      game.press(keys);
      expect(await game.ended).toBe(code);
      expect(game.out).toMatch(/Saved\. Continue with: /);
      expect(spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' }).stdout).not.toContain(told);
      expect(saves()).toEqual(games());
    });

    test('the keys that stop a program are heard, and what was typed waits for the question', async () => {
      const game = await thinking();
      const pid = player();
      game.press(CTRL_Z);
      await stopped(pid);
      game.press('');
      await goOn(game);
      game.press('save\r');
      await game.until(/Your activate phase[\s\S]*Orrery saves the game in/);
      game.press('quit\r');
      expect(await game.ended).toBe(0);
    });
  });

  test('a bot that thinks in a thread of its own chooses what it would without one', async () => {
    const lines = ['1', '1', '', 'pass', '', '1', '', 'quit'];
    // by seat: of two who are asked together, the faster answer is recorded first
    const choices = (): string[][][] => {
      const made: [number, ...string[]][] = JSON.parse(readFileSync(join(home, 'saves', games()[0]!), 'utf8')).choices;
      return [0, 1].map(seat => made.flatMap(([by, ...ids]) => (by === seat ? [ids] : [])));
    };
    const args = ['play', 'wars', '--seed', '5', '--seats', 'me,medium'] as const;
    const game = new AtTerminal(...args);
    for (const line of lines) {
      await game.until(/\n[^\n]*> [^\n]*$/);
      game.press(`${line}\r`);
    }
    expect(await game.ended).toBe(0);
    const known = choices();
    for (const made of known) expect(made.length).toBeGreaterThan(5);
    rmSync(join(home, 'saves'), { recursive: true });
    const same = new Running(...args);
    for (const line of lines) same.type(line);
    expect(await same.ended).toBe(0);
    expect(choices()).toEqual(known);
  });

  test('Ctrl-C leaves a game saved', async () => {
    const game = await atTable();
    game.press(CTRL_C);
    expect(await game.ended).toBe(130);
    expect(game.out).toMatch(/Saved\. Continue with: /);
  });

  test('a terminal that is closed leaves a game saved, and nobody at it', async () => {
    const game = await atTable();
    const pid = player();
    game.child.kill('SIGKILL');
    await expect.poll(() => ['', 'Z'].includes(stateOf(pid))).toBe(true);
    expect(saves()).toEqual(games());
    const next = await new Running('play', '--resume').until(QUESTION);
    next.type('quit');
    expect(await next.ended).toBe(0);
  });

  test('a menu hears its keys after fg, and gives the cursor back when it is told to end', async () => {
    const menu = new AtTerminal('menu');
    await menu.until(/Orrery[\s\S]*Quit/);
    menu.press(CTRL_Z);
    await goOn(menu);
    await menu.until(/Stopped for now/);
    menu.press('\u001b[B');
    await menu.until(/● Play/);
    menu.press(CTRL_C);
    expect(await menu.ended).toBe(0);
    expect(menu.out).toContain('\u001b[?25h');
    expect(menu.out).not.toContain('Warning');
  });
});

/** True once a process handles signals itself: until then the system does. */
const hears = ({ child }: Running) =>
  (Number.parseInt(/^SigCgt:\s*(\w+)$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]!.slice(-1), 16) &
    1) ===
  1;

describe('a simulation that is told to end', () => {
  test.each(['1', '2'])('tells what is done so far, with %s at once', async workers => {
    const records = join(home, 'records');
    const args = ['--games', '100000', '--workers', workers, '--bots', 'random', '--record', records];
    const sim = new Running('sim', 'wars', ...args);
    await expect.poll(() => existsSync(records) && readdirSync(records).length).toBeGreaterThan(1);
    sim.child.kill('SIGINT');
    expect(await sim.ended).toBe(130);
    expect(sim.err).toBe('');
    const [, games] =
      /^Stopped after (\d+) of 100000 games\.\n\1 of \1 games ended by the rules \(from seed 1 on\)\.$/m.exec(sim.out)!;
    expect(readdirSync(records)).toHaveLength(Number(games));
  });

  test('says so as JSON, too, and that none has ended', async () => {
    const sim = new Running('sim', 'wars', '--games', '100000', '--bots', 'random', '--json', '--record', home);
    await expect.poll(() => readdirSync(home).length).toBeGreaterThan(0);
    sim.child.kill('SIGTERM');
    expect(await sim.ended).toBe(143);
    const { games, planned, finished } = JSON.parse(sim.out);
    expect([planned, finished]).toEqual([100_000, games]);
  });

  test.each(['1', '2'])('does not wait for what bots think in the midst of a game, with %s at once', async workers => {
    const sim = new Running('sim', 'wars', '--games', '3', '--workers', workers, '--bots', 'master');
    await expect.poll(() => hears(sim)).toBe(true);
    sim.child.kill('SIGINT');
    expect(await sim.ended).toBe(130);
    expect(sim.err).toBe('');
    expect(sim.out).toBe('Stopped before a game of 3 had ended.\n');
  });
});

describe('outputs', () => {
  test('one that is full is one line', () => {
    for (const args of ['card --list', 'deck list', 'play wars --seed 5 < /dev/null', 'sim wars --games 1']) {
      const { status, stderr } = shell(`"$NODE" "$ORRERY" ${args} > /dev/full`);
      expect([status, stderr], args).toEqual([1, 'The output cannot be written: no space is left on the device.\n']);
    }
  });

  test('one whose reader has gone is no fault', () => {
    const { status, stdout, stderr } = shell('"$NODE" "$ORRERY" card --list | head -n 1');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toHaveLength(2);
  });

  test('a closed one is no fault of ours', () => {
    for (const closed of ['>&-', '2>&-', '<&-', '>&- 2>&- <&-']) {
      const { stderr, status } = shell(`"$NODE" "$ORRERY" deck list ${closed}`);
      expect([status, stderr], closed).toEqual([0, '']);
    }
  });
});

describe('an analysis', () => {
  /** The record of a game of bots. */
  async function recorded(): Promise<string> {
    const sim = new Running('sim', 'galactic-empires', '--games', '1', '--record', home);
    expect(await sim.ended).toBe(0);
    return join(home, readdirSync(home).find(name => name.endsWith('.json'))!);
  }
  test.each(['1', '2'])('that is told to end tells what it has found, with %s at once', async workers => {
    const analysis = new Running('replay', 'analyse', await recorded(), '--effort', '5000', '--workers', workers);
    await expect.poll(() => hears(analysis)).toBe(true);
    analysis.child.kill('SIGINT');
    expect(await analysis.ended).toBe(130);
    expect(analysis.err).toBe('');
    expect(analysis.out).toMatch(/^Stopped after \d+ of \d+ decisions\.$/m);
  });

  test('is the same with one worker and with two', async () => {
    const file = await recorded();
    const told = async (workers: string) => {
      const analysis = new Running(
        'replay',
        'analyse',
        file,
        '--seat',
        '2',
        '--effort',
        '1',
        '--workers',
        workers,
        '--json',
      );
      expect(await analysis.ended).toBe(0);
      expect(analysis.err).toBe('');
      return analysis.out;
    };
    const one = await told('1');
    expect(JSON.parse(one)).toMatchObject({ game: 'galactic-empires', complete: true });
    expect(await told('2')).toBe(one);
  });
});
