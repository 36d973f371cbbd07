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

/** A sentence of a log, with what can be looked up in it and where it belongs. */
export interface LogLine extends Sentence {
  /** how many choices had been made when it came */
  readonly after: number;
  /** what was going on, in words: a conflict, a battle; null where nothing with a name was */
  readonly topic: string | null;
  /** whom it concerns: first who does it or to whom it happens, then all others whom, or whose cards, it names */
  readonly concerns: readonly Seat[];
  /** how great a heading it is for what comes behind it (see `withoutEmpty`): 1 the greatest, 0 for none */
  readonly heading: number;
  /** how much it matters to them: 0 for what goes on all the time, up to 3 for a loss that hurts, and 4 for the end of somebody */
  readonly weight: number;
}

/** A line that is still to be dated. */
export type LineTold = Omit<LogLine, 'after'>;

/** How much a fact matters to people. */
function weightOf<S extends State>({ weights }: TableGame<S>, fact: Fact): number {
  const weight = weights[fact.t] ?? 0;
  return typeof weight === 'number' ? weight : weight(fact);
}

/**
 * What each viewer is told of some facts, with what belongs together under one topic. Viewers who were told the same get one list.
 * @param before the topic at which they begin
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

/** Lists that many lines have: none has a list of its own for it. */
const NO_LINKS: LogLine['links'] = [];
const concernsKnown = new Map<string, readonly Seat[]>();

function shared(concerns: readonly Seat[]): readonly Seat[] {
  const name = concerns.join();
  const known = concernsKnown.get(name);
  if (known !== undefined) return known;
  // every order of a few seats; of many seats only the orders that come
  if (concernsKnown.size < MOST_CONCERNS) concernsKnown.set(name, concerns);
  return concerns;
}

/** So many lists of seats are shared at most. */
const MOST_CONCERNS = 5_000;

/** A line with its date. A game has thousands, kept as long as it is in memory: so fields are written out, which takes half the room. */
const lineAt = (after: number, { text, links, topic, concerns, heading, weight }: LineTold): LogLine => ({
  after,
  text,
  links: links.length === 0 ? NO_LINKS : links,
  topic,
  concerns: shared(concerns),
  heading,
  weight,
});

/** What has been told of a match, as each viewer may know it. Lines are written when things happen, never worked out later. */
export class Log {
  private readonly lines = new Map<Viewer, LogLine[]>();
  /** how many lines were written that several viewers may share */
  private written = 0;

  constructor(seats: readonly Seat[]) {
    for (const viewer of [null, 'all' as const, ...seats]) this.lines.set(viewer, []);
  }

  /** Writes down what has happened. @param tell what a viewer is told of it; a list that several get is dated once, and they share its lines */
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

  /** Forgets what was told after so many choices: they have been taken back. */
  cut(choices: number): void {
    for (const [viewer, list] of this.lines)
      this.lines.set(
        viewer,
        list.filter(line => line.after <= choices),
      );
    this.written = new Set([...this.lines.values()].flat()).size;
  }

  /** A choice of which nothing was told has been taken back: what came behind it came one choice sooner. */
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

  /** About how many bytes it takes in memory: 350 for each line, and 12 for each viewer who has it. */
  get bytes(): number {
    let had = 0;
    for (const list of this.lines.values()) had += list.length;
    return this.written * 350 + had * 12;
  }

  /** All lines of a viewer, the oldest first. */
  of(viewer: Viewer): readonly LogLine[] {
    return this.lines.get(viewer) ?? [];
  }
}
