// A lock beside a saved game: only one process at a time writes it.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Exit, FAILED } from '../../common/errors.ts';

/** The holder of a lock, as its file says. */
interface Holder {
  readonly pid: number;
  /** when that process began, as its system says: process numbers are reused */
  readonly began: string | null;
  readonly host: string;
  readonly since: string;
  /** a value that no other lock has */
  readonly id: string;
}

/** The time when a process began; null if there is none, or its system does not say. */
export function beganAt(pid: number): string | null {
  try {
    // the text after the program's name, which may contain anything
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ended = fields[0] === 'Z' || fields[0] === 'X';
    return ended ? null : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', `${pid}`], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    });
    return stdout?.trim() || null;
  }
}

/** True if this system has a process of this number, even a stopped one or another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A lock that cannot be read counts as being written for this long, in milliseconds. */
const IN_THE_MAKING = 5_000;

/** True if the holder of a lock still exists. It also counts as existing if it is on another machine, because nobody can check that. */
function holds({ pid, began, host }: Holder): boolean {
  if (host !== hostname()) return true;
  return isAlive(pid) && (began === null || began === beganAt(pid));
}

const holderOf = (text: string): Holder | null => {
  try {
    const holder = JSON.parse(text) as Holder;
    return typeof holder.pid === 'number' && typeof holder.id === 'string' ? holder : null;
  } catch {
    return null;
  }
};

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** The text of a file; null if there is none. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The right to write one file, for one process at a time: a lock file beside it names the holder. If the holder is gone, killed or not, the next
 * process takes the lock over. A holder that is only stopped (Ctrl-Z) keeps it.
 *
 * The library `proper-lockfile` was tried. It frees a lock that was not touched for some seconds. So a stopped game would lose its lock, and a new
 * game after a crash would have to wait.
 */
export class Lock {
  /** the lock file */
  readonly file: string;
  readonly #text: string;

  private constructor(file: string) {
    this.file = file;
    const holder: Holder = {
      pid: process.pid,
      began: beganAt(process.pid),
      host: hostname(),
      since: new Date().toISOString(),
      id: randomUUID(),
    };
    this.#text = `${JSON.stringify(holder)}\n`;
  }

  /** Takes the lock of a file. @throws Exit in one line that names the holder; the system's error if no file can be made there */
  static of(path: string): Lock {
    const lock = new Lock(join(dirname(path), `.${basename(path)}.lock`));
    for (;;) {
      if (lock.#make()) return lock;
      const found = textOf(lock.file);
      if (found === null) continue;
      const holder = holderOf(found);
      if (holder === null ? Date.now() - statSync(lock.file).mtimeMs < IN_THE_MAKING : holds(holder))
        throw new Exit(FAILED, heldBy(path, holder, lock.file));
      lock.#clear(found);
    }
  }

  /** True if it is still held: somebody may have removed its file. */
  get held(): boolean {
    return textOf(this.file) === this.#text;
  }

  /** Releases it. */
  release(): void {
    if (this.held) rmSync(this.file, { force: true });
  }

  /** Makes the lock file, complete or not at all. @returns false if there is one */
  #make(): boolean {
    const whole = this.#beside();
    try {
      writeFileSync(whole, this.#text, { mode: 0o644 });
      linkSync(whole, this.file);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      // some file systems have no hard links
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(codeOf(error) ?? '')) throw error;
      return this.#makeAlone();
    } finally {
      rmSync(whole, { force: true });
    }
  }

  #makeAlone(): boolean {
    try {
      writeFileSync(this.file, this.#text, { flag: 'wx', mode: 0o644 });
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  }

  /** Removes a lock whose holder is gone. If another process was faster, its lock is put back. */
  #clear(left: string): void {
    const aside = this.#beside();
    try {
      renameSync(this.file, aside);
      if (textOf(aside) !== left) linkSync(aside, this.file);
    } catch (error) {
      if (!['ENOENT', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
    } finally {
      rmSync(aside, { force: true });
    }
  }

  #beside(): string {
    return `${this.file}.${process.pid}.tmp`;
  }
}

/** The message for a second process. */
function heldBy(path: string, holder: Holder | null, file: string): string {
  if (holder === null) return `${path} is being opened by another process. Try again in a moment.`;
  const { pid, host, since } = holder;
  const here = host === hostname();
  const who = here ? `process ${pid}` : `process ${pid} on ${host}`;
  const own = here && pid === process.pid;
  const advice = own
    ? 'Leave it there first'
    : here
      ? 'Play there, or quit there first'
      : `Leave it there first, or delete ${file} if nobody plays that game any more`;
  return `${path} is in use by ${who} since ${since.slice(0, 16).replace('T', ' ')} UTC. ${advice}.`;
}
