// The way in and out of a command: it prints, asks, reads keys. Tests can stand in for the terminal.
import { on } from 'node:events';
import { createInterface, emitKeypressEvents, type Interface } from 'node:readline';
import { forTerminal, type Ink, inked } from './ink.ts';
import { type Ending, suspend, takePart } from './signals.ts';

/** What may stand in place of the last words of a line: the possible words, and how much of the line they replace. */
export type Completer = (line: string) => readonly [words: readonly string[], replaced: string];

/**
 * The way in and out of a command, so that tests can stand at both ends. Whatever is printed may hold text of others (names, files, what a server
 * says): it goes through `forTerminal`, so that none of it commands the terminal.
 */
export interface Io {
  /** prints one line, or several */
  out(text: string): void;
  /** prints a line that is no result: a fault, a notice */
  err(text: string): void;
  /** how far something long has come: a line of the error output that the next one writes over, '' to clear it; absent where that is no terminal */
  progress?(text: string): void;
  /**
   * asks for a line; null when there are no more (the end of the input, Ctrl-C). What is printed meanwhile stands above it.
   * @param complete what Tab offers
   * @param enough ends the asking: null comes then, and what has been typed so far is gone
   */
  ask(prompt: string, complete?: Completer, enough?: AbortSignal): Promise<string | null>;
  /**
   * Hears, while nothing is asked, what is typed at a terminal.
   * @param take called for each line: true where it is done with, otherwise it waits for the next question; and with null when the input ends
   * @returns ends this
   */
  listen(take: (line: string | null) => boolean): () => void;
  /**
   * While something thinks, Ctrl-C ends that and not the input.
   * @param stop called when it is pressed
   * @returns ends this
   */
  heedStop(stop: () => void): () => void;
  /** milliseconds, as they go by: only what lies between two of them means anything */
  now(): number;
  /** what has ended the input: Ctrl-C, or a signal from elsewhere; null while nothing has */
  readonly interrupted: Ending | null;
  /** true where a person sits at both ends */
  readonly terminal: boolean;
  /** true where the screen can be drawn on: a terminal that is not dumb */
  readonly drawn: boolean;
  readonly width: number;
  /** how many lines are seen at once; without end where there is no screen */
  readonly height: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** the program's own file, which its threads run; absent where there is none, as in tests */
  readonly threads?: string;
  /** makes a text stand out; plain where the output has no colours */
  style(ink: Ink, text: string): string;
  /** begins at the top of an empty screen; what has scrolled off it stays */
  turnPage(): void;
  /** empties the screen and what has scrolled off it, so that nobody can look back */
  clear(): void;
  /** one key at a time, for programs that step; absent where input comes in lines */
  keys?(): AsyncIterable<string>;
  /** gives the input to somebody else for a while: the next question takes it again, and nothing that was typed before can be called back */
  release(): void;
  /** gives the input back, so that the program can end */
  close(): void;
}

/** No line is longer than this, however wide the terminal: longer ones are hard to read. */
const WIDEST = 120;
const NARROWEST = 40;
/** The width of what is no terminal. */
const USUAL_WIDTH = 100;

/** The terminal that the program runs in. */
export function terminalIo(): Io {
  const { stdin, stdout } = process;
  const terminal = stdin.isTTY === true && stdout.isTTY === true;
  const dumb = process.env.TERM === 'dumb';
  const colour = stdout.isTTY === true && !process.env.NO_COLOR && !dumb;
  let reader: Interface | null = null;
  let ended = false;
  let interrupted: Ending | null = null;
  let stopping: (() => void) | null = null;
  let listening: ((line: string | null) => boolean) | null = null;
  let completer: Completer | undefined;
  const lines: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;

  const shown = (text: string) => forTerminal(text, colour);
  const end = () => {
    ended = true;
    waiting?.(null);
    waiting = null;
    listening?.(null);
  };
  const open = (): Interface => {
    if (reader !== null) return reader;
    const made = createInterface({
      input: stdin,
      output: terminal ? stdout : undefined,
      terminal,
      completer: (line: string) => {
        const [words, replaced] = completer?.(line) ?? [[], line];
        return [words.map(shown), replaced];
      },
    });
    made.on('line', line => {
      if (waiting === null) {
        if (listening?.(line) !== true) lines.push(line);
      } else {
        waiting(line);
        waiting = null;
      }
    });
    const stop = (signal: Ending) => {
      interrupted = signal;
      if (terminal) stdout.write('\n');
      made.close();
    };
    made.on('SIGINT', () => (stopping ?? (() => stop('SIGINT')))());
    made.on('SIGTSTP', suspend);
    const leave = takePart({
      end: stop,
      suspend: () => {
        if (terminal) stdin.setRawMode(false);
      },
      resume: () => {
        if (!terminal) return;
        stdin.setRawMode(true);
        // what has been typed so far stands behind the prompt again
        made.prompt(true);
      },
    });
    made.on('close', () => {
      leave();
      // given to somebody else it has not ended
      if (reader === made) end();
    });
    reader = made;
    return made;
  };

  const release = () => {
    const made = reader;
    // lines that come from no terminal are read ahead, and would be lost
    if (made === null || !terminal || ended) return;
    reader = null;
    made.close();
  };

  return {
    out: text => {
      if (waiting === null || !terminal || reader === null) {
        stdout.write(`${shown(text)}\n`);
        return;
      }
      // above the line that is being typed
      stdout.write(`\r\u001b[2K${shown(text)}\n`);
      reader.prompt(true);
    },
    err: text => {
      process.stderr.write(`${shown(text)}\n`);
    },
    ...(process.stderr.isTTY && !dumb
      ? { progress: (text: string) => void process.stderr.write(`\r\u001b[2K${shown(text)}`) }
      : {}),
    ask(prompt, complete, enough) {
      if (enough?.aborted) return Promise.resolve(null);
      const made = open();
      const line = lines.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (ended) return Promise.resolve(null);
      completer = complete;
      if (terminal) {
        made.setPrompt(shown(prompt));
        made.prompt();
      }
      return new Promise(resolve => {
        const stop = () => {
          waiting = null;
          // what was meant for another question answers none
          if (terminal && !ended) {
            made.write(null, { ctrl: true, name: 'u' });
            stdout.write('\r\u001b[2K');
          }
          resolve(null);
        };
        enough?.addEventListener('abort', stop, { once: true });
        waiting = line => {
          enough?.removeEventListener('abort', stop);
          resolve(line);
        };
      });
    },
    listen(take) {
      // what comes from elsewhere is read in its turn
      if (!terminal || ended) return () => {};
      open();
      listening = take;
      return () => {
        listening = null;
      };
    },
    heedStop(stop) {
      stopping = stop;
      return () => {
        stopping = null;
      };
    },
    now: () => performance.now(),
    get interrupted() {
      return interrupted;
    },
    terminal,
    drawn: terminal && !dumb,
    get width() {
      return Math.max(NARROWEST, Math.min(stdout.columns || USUAL_WIDTH, WIDEST));
    },
    get height() {
      return stdout.rows || Number.POSITIVE_INFINITY;
    },
    env: process.env,
    style: (ink, text) => (colour ? inked(ink, text) : text),
    turnPage() {
      if (terminal && !dumb) stdout.write('\u001b[2J\u001b[H');
    },
    clear() {
      // what was typed before is not called back with the arrow keys
      release();
      if (!stdout.isTTY) return;
      // what has scrolled away goes, too; a dumb terminal is only scrolled
      stdout.write(dumb ? '\n'.repeat(stdout.rows || 24) : '\u001b[2J\u001b[3J\u001b[H');
    },
    ...(process.argv[1] !== undefined ? { threads: process.argv[1] } : {}),
    ...(terminal && !dumb ? { keys: () => keysOf(stdin) } : {}),
    release,
    close() {
      reader?.close();
      stdin.unref?.();
    },
  };
}

/** Keys as they are pressed, by name: `left`, `right`, `q`. Ctrl-C ends them. */
async function* keysOf(stdin: NodeJS.ReadStream): AsyncIterable<string> {
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  const gone = new AbortController();
  const leave = () => gone.abort();
  stdin.once('end', leave);
  const part = takePart({
    end: leave,
    suspend: () => void stdin.setRawMode(false),
    resume: () => void stdin.setRawMode(true),
  });
  try {
    for await (const [text, key] of on(stdin, 'keypress', { signal: gone.signal })) {
      if (key.ctrl && (key.name === 'c' || key.name === 'd')) return;
      if (key.ctrl && key.name === 'z') suspend();
      else yield key.name ?? text;
    }
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  } finally {
    part();
    stdin.off('end', leave);
    stdin.setRawMode(false);
    stdin.pause();
  }
}
