// Draws the chances of winning as a line for each seat.
import type { Analysis, Mistake, SeatAnalysis, WinChance } from '@orrery/table';
import { pad, percent, widthOf } from '../../common/text.ts';

/** From next to nothing to certain. */
const BARS = '▁▂▃▄▅▆▇█';
/** Longer names are cut off. */
const LONGEST_NAME = 14;

/** The sign for a chance. */
const bar = (chance: number): string => BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))]!;

/** The column that a moment of a match falls into. */
const columnOf = (at: number, choices: number, columns: number): number =>
  choices === 0 ? 0 : Math.min(columns - 1, Math.floor((at / choices) * columns));

/** By column the mean of the chances there; where none was judged the last before it stands, and nothing before the first and behind the last. */
function sampled(chances: readonly WinChance[], choices: number, columns: number): (number | null)[] {
  const within = Array.from({ length: columns }, (): number[] => []);
  for (const { at, chance } of chances) within[columnOf(at, choices, columns)]!.push(chance);
  const lastColumn = within.findLastIndex(list => list.length > 0);
  let last: number | null = null;
  return within.map((list, i) => {
    if (list.length > 0) last = list.reduce((sum, x) => sum + x, 0) / list.length;
    return i > lastColumn ? null : last;
  });
}

/** Where the mistakes that are told lie, by their numbers. */
function marks(mistakes: readonly Mistake[], seat: number, choices: number, columns: number): string {
  const row = Array<string>(columns).fill(' ');
  mistakes.forEach((m, i) => {
    // the costliest of those in one column is named
    const column = columnOf(m.at, choices, columns);
    if (m.seat === seat && i < 9 && row[column] === ' ') row[column] = `${i + 1}`;
  });
  return row.join('').trimEnd();
}

/** The turns under the columns in which they are first asked in. */
function turnRow(turns: readonly { readonly at: number; readonly turn: number }[], choices: number, columns: number) {
  let row = '';
  let last = 0;
  for (const { at, turn } of turns) {
    const column = columnOf(at, choices, columns);
    const text = `${turn}`;
    if (turn === last || (row !== '' && column < row.length + 1) || column + text.length > columns) continue;
    row = row.padEnd(column) + text;
    last = turn;
  }
  return row;
}

/**
 * The chances of winning of each seat as a line each, from the first choice of a match to its last, with the turns below.
 * @param told the mistakes that are told, which are marked by their numbers
 * @param turns in which turn each decision was
 */
export function chanceLines(
  { seats, choices }: Pick<Analysis, 'seats' | 'choices'>,
  told: readonly Mistake[],
  turns: readonly { readonly at: number; readonly turn: number }[],
  width: number,
): string[] {
  const named = seats.map(({ name }) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}.` : name));
  const margin = Math.max(4, ...named.map(widthOf));
  // a name, a percentage on each side, the line between them
  const columns = Math.max(10, width - margin - 13);
  const under = (text: string) => (text === '' ? [] : [`${' '.repeat(margin + 7)}${text}`]);
  const row = ({ chances, seat }: SeatAnalysis, i: number): string[] => {
    const [first] = chances;
    const last = chances.at(-1);
    if (first === undefined || last === undefined) return [` ${named[i]}: nothing was decided.`];
    const line = sampled(chances, choices, columns).map(chance => (chance === null ? ' ' : bar(chance)));
    const ends = [percent(first.chance).padStart(4), percent(last.chance).padStart(4)];
    return [
      ` ${pad(named[i]!, margin)} ${ends[0]} ${line.join('')} ${ends[1]}`.trimEnd(),
      ...under(marks(told, seat, choices, columns)),
    ];
  };
  const turn = turnRow(turns, choices, columns);
  return [...seats.flatMap(row), ...(turn === '' ? [] : [` ${pad('turn', margin + 6)}${turn}`])];
}
