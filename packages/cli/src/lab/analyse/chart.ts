// Draws the chances of winning as a line for each seat.
import type { Analysis, Mistake, SeatAnalysis, WinChance } from '@orrery/table';
import { pad, percent, widthOf } from '../../common/text.ts';

/** Bars from almost zero to certain. */
const BARS = '▁▂▃▄▅▆▇█';
/** Longer names are cut. */
const LONGEST_NAME = 14;

/** The bar for a chance. */
const bar = (chance: number): string => BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))]!;

/** The column of a moment of a match. */
const columnOf = (at: number, choices: number, columns: number): number =>
  choices === 0 ? 0 : Math.min(columns - 1, Math.floor((at / choices) * columns));

/** The mean chance in each column. A column without a judged chance repeats the last one; before the first and after the last there is none. */
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

/** The row with the numbers of the reported mistakes. */
function marks(mistakes: readonly Mistake[], seat: number, choices: number, columns: number): string {
  const row = Array<string>(columns).fill(' ');
  mistakes.forEach((m, i) => {
    // of several mistakes in one column, the most costly is shown
    const column = columnOf(m.at, choices, columns);
    if (m.seat === seat && i < 9 && row[column] === ' ') row[column] = `${i + 1}`;
  });
  return row.join('').trimEnd();
}

/** The row of turn numbers, each under the column where the turn begins. */
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

/** The row of turns: each number is in the column where the turn begins. */
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
