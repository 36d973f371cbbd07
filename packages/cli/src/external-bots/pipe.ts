// A bot's process with its input and output, line by line.
import { type ChildProcess, spawn } from 'node:child_process';
import { reasonOf } from '../common/reasons.ts';
import { killGroup, type Processes } from './processes.ts';

/** How much a bot may write without a question, in characters. More would be a flood. */
const MOST_SAID = 4_000_000;
/** How much of its error output is kept. */
const LAST_WORDS = 2_000;
/** How long a bot may take to end after it is told, in milliseconds. */
const GRACE = 1_000;

/** A line of a bot, or the end of its output. */
export type Said = { readonly line: string } | { readonly ended: string };

/**
 * A bot's process with its input and output, line by line. It leads its own process group: Ctrl-C at our keyboard does not reach it, and its child
 * processes end with it.
 */
export class Pipe {
  readonly #child: ChildProcess;
  #half = '';
  #said = 0;
  #errors = '';
  #ended: string | null = null;
  /** the present listener; without one, lines wait */
  #listener: ((said: Said) => void) | null = null;
  #waiting: string[] = [];
  readonly #closed: Promise<void>;

  constructor([program, ...args]: readonly [string, ...string[]], processes: Processes) {
    const child = spawn(program, args, { stdio: 'pipe', detached: process.platform !== 'win32', windowsHide: true });
    this.#child = child;
    if (child.pid !== undefined && !processes.add(child.pid)) this.stop('too many bots run at once');
    child.on('error', error => this.#end(`it cannot be started: ${reasonOf(error)}`));
    child.stdin.on('error', () => {
      // it does not read any more; its end is reported elsewhere
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#take(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-LAST_WORDS);
    });
    this.#closed = new Promise(resolve => {
      child.on('error', () => resolve());
      child.on('exit', (code, signal) => {
        // its last lines and their reason may still be on the way
        setTimeout(() => {
          this.#end(signal === null ? `it ended with exit code ${code}` : `${signal} ended it`);
          // its child processes end with it
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

  /** Sends a line, unless it has ended. @param asks true for a question: its output is counted anew */
  send(message: object, asks = false): void {
    if (asks) this.#said = 0;
    if (this.#ended === null) this.#child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  /** Listens to its lines from now on, and to those that waited. */
  listen(listener: (said: Said) => void): void {
    this.#listener = listener;
    for (const line of this.#waiting.splice(0)) this.#listener?.({ line });
    if (this.#ended !== null) this.#listener?.({ ended: this.#ended });
  }

  /** Stops listening for now. */
  unlisten(): void {
    this.#listener = null;
  }

  /** Ends it at once. @param why the reason, as `ended` gives it */
  stop(why: string): void {
    this.#end(why);
    if (this.#child.pid !== undefined) killGroup(this.#child.pid);
  }

  /** Closes its input, waits until it ends, and kills it if it does not. */
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
