import { createInterface, type Interface } from 'node:readline';
import { styleText } from 'node:util';

/** The way in and out of a command, so that tests can stand at both ends. */
export interface Io {
  /** prints one line, or several */
  out(text: string): void;
  /** prints a line that is no result: a fault, a notice */
  err(text: string): void;
  /** how far something long has come: a line of the error output that the next one writes over, '' to clear it; absent where that is no terminal */
  progress?(text: string): void;
  /** asks for a line; null when there are no more (the end of the input, Ctrl-C) */
  ask(prompt: string): Promise<string | null>;
  /** true once Ctrl-C has ended the input */
  readonly interrupted: boolean;
  /** true where a person sits at both ends */
  readonly terminal: boolean;
  readonly width: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** bold for headings, dim for asides; plain where the output is no terminal */
  style(kind: 'bold' | 'dim', text: string): string;
  /** one key at a time, for programs that step; absent where input comes in lines */
  keys?(): AsyncIterable<string>;
  /** gives the input back, so that the program can end */
  close(): void;
}

/** The terminal that the program runs in. */
export function terminalIo(): Io {
  const { stdin, stdout } = process;
  const terminal = stdin.isTTY === true && stdout.isTTY === true;
  const colour = stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  let reader: Interface | null = null;
  let ended = false;
  let interrupted = false;
  const lines: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;

  const end = () => {
    ended = true;
    waiting?.(null);
    waiting = null;
  };
  const open = (): Interface => {
    if (reader !== null) return reader;
    const made = createInterface({ input: stdin, output: terminal ? stdout : undefined, terminal });
    made.on('line', line => {
      if (waiting === null) lines.push(line);
      else {
        waiting(line);
        waiting = null;
      }
    });
    made.on('SIGINT', () => {
      interrupted = true;
      stdout.write('\n');
      made.close();
    });
    made.on('close', end);
    reader = made;
    return made;
  };

  // a reader of our output that goes away (`| head`) is no fault
  stdout.on('error', error => {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0);
    throw error;
  });

  return {
    out: text => {
      stdout.write(`${text}\n`);
    },
    err: text => {
      process.stderr.write(`${text}\n`);
    },
    ...(process.stderr.isTTY ? { progress: (text: string) => void process.stderr.write(`\r\u001b[2K${text}`) } : {}),
    ask(prompt) {
      const made = open();
      const line = lines.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (ended) return Promise.resolve(null);
      if (terminal) {
        made.setPrompt(prompt);
        made.prompt();
      }
      return new Promise(resolve => {
        waiting = resolve;
      });
    },
    get interrupted() {
      return interrupted;
    },
    terminal,
    get width() {
      return Math.max(60, Math.min(stdout.columns ?? 100, 120));
    },
    env: process.env,
    style: (kind, text) => (colour ? styleText(kind, text) : text),
    ...(terminal ? { keys: () => keysOf(stdin) } : {}),
    close() {
      reader?.close();
      stdin.unref?.();
    },
  };
}

/** Keys as they are pressed, by name: `left`, `right`, `q`. Ctrl-C ends them. */
async function* keysOf(stdin: NodeJS.ReadStream): AsyncIterable<string> {
  const names: Readonly<Record<string, string>> = {
    '\u001b[D': 'left',
    '\u001b[C': 'right',
    '\u001b[A': 'up',
    '\u001b[B': 'down',
    '\u001b[H': 'home',
    '\u001b[F': 'end',
    '\r': 'right',
    ' ': 'right',
  };
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  try {
    for await (const chunk of stdin) {
      const key = String(chunk);
      if (key === '\u0003' || key === '\u0004') return;
      yield names[key] ?? key;
    }
  } finally {
    stdin.setRawMode(false);
  }
}
