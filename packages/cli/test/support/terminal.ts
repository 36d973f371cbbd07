import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forTerminal } from '../../src/common/ink.ts';
import type { Completer, Io } from '../../src/common/io.ts';
import type { Ending } from '../../src/common/signals.ts';
import { run } from '../../src/program.ts';

const folders: string[] = [];

/** Takes away what tests have had (`every-test.ts`). */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** An empty folder that is gone after the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'orrery-'));
  folders.push(made);
  return made;
}

/** A terminal of tests: what is typed comes from a list or a function, and what is printed is kept. */
export class Terminal implements Io {
  readonly printed: string[] = [];
  readonly faults: string[] = [];
  /** what was said of how far something long had come */
  readonly told: string[] = [];
  interrupted: Ending | null = null;
  /** after so many words of how far something long has come Ctrl-C is pressed */
  stopAfter = Number.POSITIVE_INFINITY;
  private stop: (() => void) | null = null;
  terminal = false;
  readonly drawn = false;
  width = 100;
  height = Number.POSITIVE_INFINITY;
  /** how often the screen has been cleared, and after how many lines */
  readonly cleared: number[] = [];
  readonly home = folder();
  readonly env: Record<string, string | undefined> = { ORRERY_HOME: this.home };
  /** what Tab would have offered, by question */
  readonly completers: (Completer | undefined)[] = [];
  /** how many lines had been printed whenever a line was asked for */
  private readonly marks: number[] = [];
  private millis = 0;
  /** how many milliseconds its clock goes on by whenever it is looked at */
  tick = 1;

  constructor(private readonly typed: readonly string[] | ((asked: number) => string | null) = []) {}

  out(text: string): void {
    this.printed.push(...forTerminal(text, false).split('\n'));
  }
  err(text: string): void {
    this.faults.push(forTerminal(text, false));
  }
  progress(text: string): void {
    this.told.push(text);
    if (this.told.length >= this.stopAfter) this.stop?.();
  }
  listen(): () => void {
    return () => {};
  }
  heedStop(stop: () => void): () => void {
    this.stop = stop;
    return () => {
      this.stop = null;
    };
  }
  /** A clock of its own, which goes on when it is looked at: what takes its time is the same on every machine. */
  now(): number {
    this.millis += this.tick;
    return this.millis;
  }
  ask(_prompt = '', complete?: Completer): Promise<string | null> {
    const n = this.marks.push(this.printed.length) - 1;
    this.completers.push(complete);
    return Promise.resolve(typeof this.typed === 'function' ? this.typed(n) : (this.typed[n] ?? null));
  }
  style(_kind: string, text: string): string {
    return text;
  }
  turnPage(): void {}
  clear(): void {
    this.cleared.push(this.printed.length);
  }
  release(): void {}
  close(): void {}

  /** Runs a command line and gives its exit code. */
  run(...args: string[]): Promise<number> {
    return run(args, this);
  }

  get text(): string {
    return this.printed.join('\n');
  }

  /** What is printed between one typed line and the next, by line; the first entry is what came before anything was typed. */
  get parts(): string[] {
    return [0, ...this.marks].map((mark, i) => this.printed.slice(mark, this.marks[i]).join('\n'));
  }

  /** As small as terminals are: 80 x 24. */
  small(): this {
    this.width = 80;
    this.height = 24;
    return this;
  }
}
