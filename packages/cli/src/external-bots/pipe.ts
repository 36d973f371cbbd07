// A bot's process with its input and output, line by line.
import { type ChildProcess, spawn } from 'node:child_process';
import { reasonOf } from '../common/reasons.ts';
import { killGroup, type Processes } from './processes.ts';

/** So much may a bot say without being asked anew (in characters): whoever says more floods us. */
const MOST_SAID = 4_000_000;
/** So much of what it wrote on its error output is kept. */
const LAST_WORDS = 2_000;
/** So long may a bot take to end by itself once it has been told, in milliseconds. */
const GRACE = 1_000;

/** What comes out of a bot: a line, or that nothing more will come. */
export type Said = { readonly line: string } | { readonly ended: string };

/**
 * A bot's process with its input and output, line by line. It leads a group of its own: what stops us at the keyboard does not reach it before
 * we say so, and what it starts ends with it.
 */
export class Pipe {
  readonly #child: ChildProcess;
  #half = '';
  #said = 0;
  #errors = '';
  #ended: string | null = null;
  /** who listens now; what comes while nobody does waits */
  #listener: ((said: Said) => void) | null = null;
  #waiting: string[] = [];
  readonly #closed: Promise<void>;

  constructor([program, ...args]: readonly [string, ...string[]], processes: Processes) {
    const child = spawn(program, args, { stdio: 'pipe', detached: process.platform !== 'win32', windowsHide: true });
    this.#child = child;
    if (child.pid !== undefined && !processes.add(child.pid)) this.stop('too many bots run at once');
    child.on('error', error => this.#end(`it cannot be started: ${reasonOf(error)}`));
    child.stdin.on('error', () => {
      // it reads no more: that it has ended is told otherwise
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#take(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-LAST_WORDS);
    });
    this.#closed = new Promise(resolve => {
      child.on('error', () => resolve());
      child.on('exit', (code, signal) => {
        // what it said last, and why, may still be on its way
        setTimeout(() => {
          this.#end(signal === null ? `it ended with exit code ${code}` : `${signal} ended it`);
          // what it has left behind goes with it
          if (child.pid !== undefined) {
            killGroup(child.pid);
            processes.remove(child.pid);
          }
          child.stdout.destroy();
          child.stderr.destroy();
          resolve();
        }, 20);
      });
    });
  }

  /** Why it has ended; null while it runs. */
  get ended(): string | null {
    return this.#ended;
  }

  /** Sends a line; to one that has ended nothing is sent. @param asks true where it is asked something: what it says is counted anew */
  send(message: object, asks = false): void {
    if (asks) this.#said = 0;
    if (this.#ended === null) this.#child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  /** Hears what it says from now on, and what it has said while nobody heard it. */
  listen(listener: (said: Said) => void): void {
    this.#listener = listener;
    for (const line of this.#waiting.splice(0)) this.#listener?.({ line });
    if (this.#ended !== null) this.#listener?.({ ended: this.#ended });
  }

  /** Hears it no more for now. */
  unlisten(): void {
    this.#listener = null;
  }

  /** Ends it at once. @param why as `ended` says it */
  stop(why: string): void {
    this.#end(why);
    if (this.#child.pid !== undefined) killGroup(this.#child.pid);
  }

  /** Closes its input, lets it end by itself, and ends it where it does not. */
  async close(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null && this.#child.pid !== undefined) {
      this.#child.stdin!.end();
      const late = setTimeout(() => this.stop('it did not end by itself'), GRACE);
      await this.#closed;
      clearTimeout(late);
    } else await this.#closed;
  }

  #take(text: string): void {
    if (this.#ended !== null) return;
    this.#said += text.length;
    if (this.#said > MOST_SAID) {
      this.stop('it said more than four million characters without being asked');
      return;
    }
    const lines = (this.#half + text).split('\n');
    this.#half = lines.pop()!;
    for (const line of lines) {
      if (this.#listener === null) this.#waiting.push(line);
      else this.#listener({ line });
    }
  }

  #end(why: string): void {
    if (this.#ended !== null) return;
    const last = this.#errors.trimEnd().split('\n').at(-1)!.trim();
    this.#ended = last === '' ? why : `${why}: ${last.slice(0, 200)}`;
    this.#waiting = [];
    this.#listener?.({ ended: this.#ended });
  }
}
