// How the program ends and pauses: Ctrl-C, Ctrl-Z, a closed terminal.
import { constants } from 'node:os';
import { forTerminal } from './ink.ts';
import { reasonOf } from './reasons.ts';

/** What tells a program to end. */
export type Ending = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** The exit code of a program that a signal has ended, by custom. */
export const exitCodeOf = (signal: Ending): number => 128 + constants.signals[signal];

/** What a program does when it is told to end, stopped for a time (Ctrl-Z) and continued (fg). */
export interface Part {
  /** brings what is going on to its end, so that the program ends by itself */
  end?(signal: Ending): void;
  /** leaves the terminal as others expect it, before the program stops */
  suspend?(): void;
  /** what is said then */
  readonly word?: string;
  /** takes the terminal up again */
  resume?(): void;
}

const parts = new Set<Part>();

/**
 * Takes part in how the program ends and stops, until the function that is given back is called. While nobody does, the system ends and
 * stops it at once, in the middle of a long calculation too; with an empty part the terminal is left in order.
 */
export function takePart(part: Part): () => void {
  if (parts.size === 0) listen('on');
  parts.add(part);
  return () => {
    if (parts.delete(part) && parts.size === 0) listen('off');
  };
}

/** What somebody knows who works for long, and leaves off when the program is told to end. */
export interface Heeding {
  /** what has told it to end; null while nothing has */
  readonly signal: Ending | null;
  /** is done when something has */
  readonly end: Promise<void>;
  /** takes part no more */
  leave(): void;
}

/** Takes part as one who only has to know that the program is to end. */
export function heedEnd(): Heeding {
  let told: Ending | null = null;
  let leave = () => {};
  const end = new Promise<void>(resolve => {
    leave = takePart({
      end(signal) {
        told = signal;
        resolve();
      },
    });
  });
  return {
    get signal() {
      return told;
    },
    end,
    leave,
  };
}

/** How long a program that has been told to end may take for it, in milliseconds. */
const GRACE = 3_000;

const SHOW_CURSOR = '\u001b[?25h';

const showCursor = () => {
  for (const stream of [process.stdout, process.stderr]) if (stream.isTTY) stream.write(SHOW_CURSOR);
};

let ending: Ending | null = null;

/** Ends what is going on. Where nothing is, where it takes too long, or when told twice, the program ends at once. */
function end(signal: Ending): void {
  const told = ending !== null;
  ending = signal;
  const enders = [...parts].filter(part => part.end !== undefined);
  showCursor();
  if (told || enders.length === 0) process.exit(exitCodeOf(signal));
  setTimeout(() => process.exit(exitCodeOf(signal)), GRACE).unref();
  for (const part of enders) part.end!(signal);
}

/** Stops the program until it is continued, the terminal left in order meanwhile. */
export function suspend(): void {
  for (const part of parts) part.suspend?.();
  showCursor();
  const words = [...parts].flatMap(({ word }) => word ?? []);
  if (process.stdout.isTTY)
    process.stdout.write(`\n${forTerminal(['Stopped for now. Type fg to go on.', ...words].join(' '), false)}\n`);
  process.once('SIGCONT', () => {
    for (const part of parts) part.resume?.();
  });
  // with a listener of ours SIGTSTP stops nothing any more
  process.kill(process.pid, 'SIGSTOP');
}

function listen(how: 'on' | 'off'): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process[how](signal, end);
  if (process.platform !== 'win32') process[how]('SIGTSTP', suspend);
}

/** Lets a program end in order whose output or terminal is gone. Called once, by the program that owns the process. */
export function heedStreams(): void {
  process.stdout.on('error', error => unwritable(error));
  // what cannot be said is not said
  process.stderr.on('error', () => {});
  // a terminal that is gone gives no more lines
  process.stdin.on('error', () => end('SIGHUP'));
}

/** Ends a program whose output takes nothing: in one line, or in none where its reader has gone (`| head`, a closed terminal). */
function unwritable(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EPIPE') process.exit(0);
  if (code === 'EIO') process.exit(exitCodeOf('SIGHUP'));
  process.stderr.write(`The output cannot be written: ${reasonOf(error)}.\n`);
  process.exit(1);
}
