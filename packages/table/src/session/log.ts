// The logs of a match, one for each viewer.
import {
  type Fact,
  type Heard,
  linesOf,
  type Seat,
  type Sentence,
  type State,
  type ToldFact,
  toldTo,
  type Viewer,
} from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { concerned } from './concerns.ts';

/** A sentence of a log, with its links and its topic. */
export interface LogLine extends Sentence {
  /** the number of choices before it */
  readonly after: number;
  /** the event around it, in words: a conflict, a battle; null if there was no named one */
  readonly topic: string | null;
  /** the seats that it concerns: first the seat that acts or is affected, then all others that it names, or whose cards it names */
  readonly concerns: readonly Seat[];
  /** its level as a heading (see `withoutEmpty`): 1 the greatest, 0 for none */
  readonly heading: number;
  /** its weight for them: 0 for everyday things, up to 3 for a painful loss, and 4 for the end of a player */
  readonly weight: number;
}

/** A line that has no date yet. */
export type LineTold = Omit<LogLine, 'after'>;

/** Returns the weight of a fact for people. */
function weightOf<S extends State>({ weights }: TableGame<S>, fact: Fact): number {
  const weight = weights[fact.t] ?? 0;
  return typeof weight === 'number' ? weight : weight(fact);
}

/**
 * Writes the lines of some facts for each viewer, grouped by topic. Viewers with the same lines share one list.
 * @param before the topic before the first fact
 */
export function toldLines<S extends State>(
  table: TableGame<S>,
  s: S,
  heard: readonly Heard[],
  before: string | null,
): (viewer: Viewer) => readonly LineTold[] {
  const made: { readonly told: readonly ToldFact[]; readonly lines: readonly LineTold[] }[] = [];
  return viewer => {
    const told = heard.map(one => toldTo(one, viewer));
    const same = made.find(other => other.told.every((one, i) => one === told[i]));
    if (same !== undefined) return same.lines;
    const lines = linesTold(table, s, told, before);
    made.push({ told, lines });
    return lines;
  };
}

function linesTold<S extends State>(
  table: TableGame<S>,
  s: S,
  told: readonly ToldFact[],
  before: string | null,
): LineTold[] {
  let topic = before;
  return linesOf(table.game, told).map(({ sentence, fact }) => {
    topic = table.topic(s, fact, topic);
    const heading = table.game.facts.of(fact).heading ?? 0;
    return { ...sentence, topic, concerns: concerned(table, s, fact), heading, weight: weightOf(table, fact) };
  });
}

/** Lists that many lines share, to save memory. */
const NO_LINKS: LogLine['links'] = [];
const concernsKnown = new Map<string, readonly Seat[]>();

function shared(concerns: readonly Seat[]): readonly Seat[] {
  const name = concerns.join();
  const known = concernsKnown.get(name);
  if (known !== undefined) return known;
  // for few seats, every order of them; for many seats, only the orders that occur
  if (concernsKnown.size < MOST_CONCERNS) concernsKnown.set(name, concerns);
  return concerns;
}

/** The most lists of seats that are shared. */
const MOST_CONCERNS = 5_000;

/** Makes a line with its date. A game keeps thousands of them in memory. Written-out fields take half the room. */
const lineAt = (after: number, { text, links, topic, concerns, heading, weight }: LineTold): LogLine => ({
  after,
  text,
  links: links.length === 0 ? NO_LINKS : links,
  topic,
  concerns: shared(concerns),
  heading,
  weight,
});

/** The logs of a match for each viewer. Lines are written when things happen, never later. */
export class Log {
  private readonly lines = new Map<Viewer, LogLine[]>();
  /** the number of written lines, which several viewers may share */
  private written = 0;

  constructor(seats: readonly Seat[]) {
    for (const viewer of [null, 'all' as const, ...seats]) this.lines.set(viewer, []);
  }

  /** Adds what has happened. @param tell returns the lines of a viewer; a list for several viewers is dated once, and they share its lines */
  write(after: number, tell: (viewer: Viewer) => readonly LineTold[]): void {
    const dated = new Map<readonly LineTold[], readonly LogLine[]>();
    for (const [viewer, list] of this.lines) {
      const told = tell(viewer);
      const lines = dated.get(told) ?? told.map(said => lineAt(after, said));
      if (!dated.has(told)) this.written += lines.length;
      dated.set(told, lines);
      list.push(...lines);
    }
  }

  /** Removes the lines after this number of choices, because they were undone. */
  cut(choices: number): void {
    for (const [viewer, list] of this.lines)
      this.lines.set(
        viewer,
        list.filter(line => line.after <= choices),
      );
    this.written = new Set([...this.lines.values()].flat()).size;
  }

  /** Removes an undone choice that has no lines. Later lines move one choice forward. */
  without(at: number): void {
    const dated = new Map<LogLine, LogLine>();
    const sooner = (line: LogLine): LogLine => {
      if (line.after <= at) return line;
      const moved = dated.get(line) ?? { ...line, after: line.after - 1 };
      dated.set(line, moved);
      return moved;
    };
    for (const [viewer, list] of this.lines) this.lines.set(viewer, list.map(sooner));
  }

  /** Returns about how many bytes it takes in memory: 350 for each line, and 12 for each viewer who has it. */
  get bytes(): number {
    let had = 0;
    for (const list of this.lines.values()) had += list.length;
    return this.written * 350 + had * 12;
  }

  /** Returns all lines of a viewer, the oldest first. */
  of(viewer: Viewer): readonly LogLine[] {
    return this.lines.get(viewer) ?? [];
  }
}
