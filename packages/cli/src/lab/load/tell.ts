// Prints the figures of a load test.
import type { LoadFigures, LoadWishes, Quantiles } from './load.ts';

/** The result of a load test, for people. */
export function tellLoad(wishes: LoadWishes, figures: LoadFigures): string {
  const { tables, seats, watchers, game, millis, addresses } = wishes;
  const { choices, games, faults, unseen, seen, kept, memory } = figures;
  const who = `${tables} tables of ${game} with ${seats} players${watchers > 0 ? ` and ${watchers} watching` : ''}`;
  const wrong = Object.entries(faults).map(([line, n]) => `  ${n} times: ${line}`);
  return [
    `${who}${addresses.length > 1 ? `, by ${addresses.length} nodes` : ''}: ${choices} choices in ${millis / 1000} s, ${games} games to their end`,
    `everybody sees it   ${tellTimes(seen)}`,
    `acknowledged       ${tellTimes(kept)}`,
    unseen === 0 ? 'everybody saw every choice' : `${unseen} choices did not reach everybody`,
    wrong.length === 0 ? 'nothing failed' : `what failed:\n${wrong.join('\n')}`,
    `memory of the server: ${memory[0]} MB at the beginning, ${memory.at(-1)} MB at the end`,
  ].join('\n');
}

const tellTimes = ({ p50, p99, most }: Quantiles): string =>
  `half in ${p50} ms, 99 of 100 in ${p99} ms, all in ${most} ms`;
