// The input and output of a command: it prints, asks, reads keys. Tests can replace the terminal.
import { on } from 'node:events';
import { createInterface, emitKeypressEvents, type Interface } from 'node:readline';
import { forTerminal, type Ink, inked } from './ink.ts';
import { type Ending, suspend, takePart } from './signals.ts';

/** Completions for Tab: the possible words, and the end of the line that they replace. */
export type Completer = (line: string) => readonly [words: readonly string[], replaced: string];

/**
 * The input and output of a command. Tests can replace both. Printed text may come from others (names, files, a server), so all of it goes through
 * `forTerminal`, and none of it can control the terminal.
 */
export interface Io {
  /** prints one line, or several */
  out(text: string): void;
  /** prints a line that is not a result: a fault, a notice */
  err(text: string): void;
  /** shows progress: a line of the error output that the next one replaces, '' to clear it; absent without a terminal */
  progress?(text: string): void;
  /**
   * asks for a line; null at the end of the input (or Ctrl-C). Text that is printed meanwhile goes above the prompt.
   * @param complete gives the completions for Tab
   * @param enough stops the question: the result is null, and the typed text is gone
   */
  ask(prompt: string, complete?: Completer, enough?: AbortSignal): Promise<string | null>;
  /**
   * Hears typed lines while no question is open.
   * @param take called for each line: true if it is done, otherwise the line waits for the next question; null means the end of the input
   * @returns ends this
   */
  listen(take: (line: string | null) => boolean): () => void;
  /**
   * Lets Ctrl-C stop a long task instead of the input.
   * @param stop called when it is pressed
   * @returns ends this
   */
  heedStop(stop: () => void): () => void;
  /** a clock in milliseconds: only differences have a meaning */
  now(): number;
  /** the signal that has ended the input: Ctrl-C, or one from elsewhere; null if none has */
  readonly interrupted: Ending | null;
  /** true if a person sits at the input and the output */
  readonly terminal: boolean;
  /** true if the screen can be drawn on: a terminal that is not dumb */
  readonly drawn: boolean;
  readonly width: number;
  /** the height of the screen in lines; infinite without a screen */
  readonly height: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** the program's own file, which its threads run; absent in tests */
  readonly threads?: string;
  /** gives a text a style; plain if the output has no colours */
  style(ink: Ink, text: string): string;
  /** clears the screen, but not what has scrolled off it */
  turnPage(): void;
  /** clears the screen and what has scrolled off it, so that nobody can look back */
  clear(): void;
  /** reads single keys; absent if the input comes in lines */
  keys?(): AsyncIterable<string>;
  /** releases the input for other programs or prompts: the next question takes it again, and the arrow keys do not bring back earlier lines */
  release(): void;
  /** closes the input, so that the program can end */
  close(): void;
}

/** The widest line, however wide the terminal: longer ones are hard to read. */
const WIDEST = 120;
const NARROWEST = 40;
/** The width without a terminal. */
const USUAL_WIDTH = 100;

/** The real terminal of the program. */
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
        // the text that was typed so far appears after the prompt again
        made.prompt(true);
      },
    });
    made.on('close', () => {
      leave();
      // a released reader has not reached the end
      if (reader === made) end();
    });
    reader = made;
    return made;
  };

  const release = () => {
    const made = reader;
    // lines from a file or pipe are read ahead, and would be lost
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
      // prints above the line that is being typed
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
          // text for another question must not answer this one
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
      // lines from a file or pipe wait for their question
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
      // arrow keys must not bring back earlier lines
      release();
      if (!stdout.isTTY) return;
      // clears what has scrolled away, too; a dumb terminal only scrolls
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

/** Keys by name: `left`, `right`, `q`. Ctrl-C ends them. */
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
