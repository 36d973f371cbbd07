import type { Seat, Sentence, Viewer } from '@orrery/kernel';

/** A sentence of a log with what can be looked up in it, and how many choices had been made when it came. */
export interface LogLine extends Sentence {
  readonly after: number;
}

/** What has been told of a match, as each viewer may know it. Lines are written when things happen, never worked out later. */
export class Log {
  private readonly lines = new Map<Viewer, LogLine[]>();

  constructor(seats: readonly Seat[]) {
    for (const viewer of [null, 'all' as const, ...seats]) this.lines.set(viewer, []);
  }

  /** Writes down what has happened. @param tell what a viewer is told of it */
  write(after: number, tell: (viewer: Viewer) => readonly Sentence[]): void {
    for (const [viewer, list] of this.lines) for (const said of tell(viewer)) list.push({ after, ...said });
  }

  /** Forgets what was told after so many choices: they have been taken back. */
  cut(choices: number): void {
    for (const [viewer, list] of this.lines)
      this.lines.set(
        viewer,
        list.filter(line => line.after <= choices),
      );
  }

  /** All lines of a viewer, the oldest first. */
  of(viewer: Viewer): readonly LogLine[] {
    return this.lines.get(viewer) ?? [];
  }
}
