/** The chance of winning after every turn as a small line, for lists of games. */
import type { Judged } from '../../connection/games/judged.ts';
import { t } from '../../copy/index.ts';
import { percent } from './percent.ts';
import './chance-line.css';

const [WIDE, HIGH] = [120, 32] as const;

/** The user's chance of winning, turn by turn. The line in the middle is an even chance. */
export function ChanceLine({ judged: { turns, seat, last } }: { judged: Judged }) {
  const width = Math.max(1, last - 1);
  const points = turns.map(({ turn, chances }) => {
    const x = ((turn - 1) / width) * WIDE;
    const y = HIGH - 2 - (chances[seat] ?? 0) * (HIGH - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const ended = percent(turns.at(-1)?.chances[seat] ?? 0);
  return (
    <svg
      className="chance-line"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('ownGames.graph', { chance: ended })}
    >
      <line x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />
      <polyline points={points.join(' ')} />
    </svg>
  );
}
