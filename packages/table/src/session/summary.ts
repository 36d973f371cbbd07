// A summary of what has happened since a player last chose.
import type { Seat, State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import type { LogLine } from './log.ts';

/** What has happened since a player last chose, sorted for reading. */
export interface Summary {
  /** the few lines that concern the reader most, in order */
  readonly foremost: readonly LogLine[];
  /** all lines by topic: a conflict, a battle, otherwise the player that they are about */
  readonly groups: readonly SummaryGroup[];
}

export interface SummaryGroup {
  readonly title: string;
  readonly lines: readonly LogLine[];
}

/** The number of lines that come first. */
const FOREMOST = 3;

/**
 * Sorts lines of a viewer's log.
 * @param lines those since the viewer last chose, the oldest first
 * @param seat whose summary it is; null for a spectator
 */
export function summaryOf<S extends State>(
  table: TableGame<S>,
  s: S,
  lines: readonly LogLine[],
  seat: Seat | null,
): Summary {
  const titleOf = ({ topic, concerns }: LogLine): string => {
    if (topic !== null) return topic;
    const [who] = concerns;
    if (who === undefined || (concerns.length > 2 && concerns.length === s.seats.length)) return 'The table';
    return who === seat ? 'You' : table.seatName(s, who);
  };
  const groups: { title: string; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const title = titleOf(line);
    const group = groups.find(x => x.title === title);
    if (group === undefined) groups.push({ title, lines: [line] });
    else group.lines.push(line);
  }
  return { foremost: foremost(lines, seat), groups };
}

/** Returns the lines that matter most: for a seat, those that concern it, without its own plain acts; for a spectator, any. */
function foremost(lines: readonly LogLine[], seat: Seat | null): LogLine[] {
  const matters = ({ weight, concerns }: LogLine) =>
    seat === null ? weight > 0 : concerns.includes(seat) && weight > (concerns[0] === seat ? 1 : 0);
  return lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => matters(line))
    .sort((a, b) => b.line.weight - a.line.weight || b.at - a.at)
    .slice(0, FOREMOST)
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line);
}
