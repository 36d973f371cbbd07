import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forTerminal } from '../../src/common/ink.ts';
import type { Completer, Io } from '../../src/common/io.ts';
import type { Ending } from '../../src/common/signals.ts';
import { run } from '../../src/program.ts';

const folders: string[] = [];

/** Deletes what tests have made (`every-test.ts`). */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Makes an empty folder that is deleted after the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'orrery-'));
  folders.push(made);
  return made;
}

/** A terminal for tests: input comes from a list or a function, and output is kept. */
export class Terminal implements Io {
  readonly printed: string[] = [];
  readonly faults: string[] = [];
  /** the reported progress of long work */
  readonly told: string[] = [];
  interrupted: Ending | null = null;
  /** after this many progress reports, Ctrl-C is pressed */
  stopAfter = Number.POSITIVE_INFINITY;
  private stop: (() => void) | null = null;
  terminal = false;
  readonly drawn = false;
  width = 100;
  height = Number.POSITIVE_INFINITY;
  /** how often the screen was cleared, and after how many lines */
  readonly cleared: number[] = [];
  readonly home = folder();
  readonly env: Record<string, string | undefined> = { ORRERY_HOME: this.home };
  /** the completions for Tab, by question */
  readonly completers: (Completer | undefined)[] = [];
  /** how many lines had been printed at each question */
  private readonly marks: number[] = [];
  private millis = 0;
  /** how many milliseconds its clock moves each time it is read */
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
  /** A clock that moves when it is read, so that everything takes the same time on every machine. */
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

  /** The output between one typed line and the next, by line. The first entry is the output before any input. */
  get parts(): string[] {
    return [0, ...this.marks].map((mark, i) => this.printed.slice(mark, this.marks[i]).join('\n'));
  }

  /** The smallest usual terminal: 80 x 24. */
  small(): this {
    this.width = 80;
    this.height = 24;
    return this;
  }
}
