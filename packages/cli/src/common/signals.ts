// How the program ends and pauses: Ctrl-C, Ctrl-Z, a closed terminal.
import { constants } from 'node:os';
import { forTerminal } from './ink.ts';
import { reasonOf } from './reasons.ts';

/** A signal that tells a program to end. */
export type Ending = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** The usual exit code of a program that a signal has ended. */
export const exitCodeOf = (signal: Ending): number => 128 + constants.signals[signal];

/** A part of the program that reacts when the program must end, is stopped (Ctrl-Z) or continues (fg). */
export interface SignalHandler {
  /** finishes the current work, so that the program ends by itself */
  end?(signal: Ending): void;
  /** restores the terminal before the program stops */
  suspend?(): void;
  /** a sentence to print then */
  readonly word?: string;
  /** takes the terminal again */
  resume?(): void;
}

const parts = new Set<SignalHandler>();

/**
 * Adds a part, until the returned function is called. Without parts, the system ends and stops the program at once, also in the middle of a long
 * calculation. An empty part is enough to restore the terminal.
 */
export function takePart(part: SignalHandler): () => void {
  if (parts.size === 0) listen('on');
  parts.add(part);
  return () => {
    if (parts.delete(part) && parts.size === 0) listen('off');
  };
}

/** Tells long work that the program must end. */
export interface Heeding {
  /** the signal; null while there is none */
  readonly signal: Ending | null;
  /** resolves at the signal */
  readonly end: Promise<void>;
  /** removes this part */
  leave(): void;
}

/** Adds a part that only needs to know that the program must end. */
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

/** How long a program may take to end after a signal, in milliseconds. */
const GRACE = 3_000;

const SHOW_CURSOR = '\u001b[?25h';

const showCursor = () => {
  for (const stream of [process.stdout, process.stderr]) if (stream.isTTY) stream.write(SHOW_CURSOR);
};

let ending: Ending | null = null;

/** Ends the running work. The program ends at once if there is none, if it takes too long, or at a second signal. */
function end(signal: Ending): void {
  const told = ending !== null;
  ending = signal;
  const enders = [...parts].filter(part => part.end !== undefined);
  showCursor();
  if (told || enders.length === 0) process.exit(exitCodeOf(signal));
  setTimeout(() => process.exit(exitCodeOf(signal)), GRACE).unref();
  for (const part of enders) part.end!(signal);
}

/** Stops the program until it is continued, and restores the terminal meanwhile. */
export function suspend(): void {
  for (const part of parts) part.suspend?.();
  showCursor();
  const words = [...parts].flatMap(({ word }) => word ?? []);
  if (process.stdout.isTTY)
    process.stdout.write(`\n${forTerminal(['Stopped for now. Type fg to go on.', ...words].join(' '), false)}\n`);
  process.once('SIGCONT', () => {
    for (const part of parts) part.resume?.();
  });
  // SIGTSTP does not stop a program that listens to it
  process.kill(process.pid, 'SIGSTOP');
}

function listen(how: 'on' | 'off'): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process[how](signal, end);
  if (process.platform !== 'win32') process[how]('SIGTSTP', suspend);
}

/** Ends the program in order if its output or terminal is gone. Called once, by the program that owns the process. */
export function heedStreams(): void {
  process.stdout.on('error', error => unwritable(error));
  // nothing can report a failure of this stream
  process.stderr.on('error', () => {});
  // a terminal that is gone gives no more lines
  process.stdin.on('error', () => end('SIGHUP'));
}

/** Ends a program that cannot write its output: with a line, or silently if its reader has gone (`| head`, a closed terminal). */
function unwritable(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EPIPE') process.exit(0);
  if (code === 'EIO') process.exit(exitCodeOf('SIGHUP'));
  process.stderr.write(`The output cannot be written: ${reasonOf(error)}.\n`);
  process.exit(1);
}
