/** The chances of winning after every turn, as a graph and as a table for screen readers. */
import { useState } from 'react';
import type { Judged } from '../../connection/worker/analysis-host.ts';
import { t } from '../../copy/index.ts';

const [WIDE, HIGH] = [600, 180] as const;

/** A chance in whole percent. */
export const percent = (chance: number): number => Math.round(chance * 100);

/**
 * The chances of all seats, one on the other, the player's at the bottom. Pointing at a turn names it.
 * @param looks the classes of the seats' colours
 */
export function Chances({ judged, looks }: { judged: Judged; looks: readonly string[] }) {
  const { turns, names, seat, last } = judged;
  const [pointed, setPointed] = useState<number | null>(null);
  const order = [seat, ...names.map((_, i) => i).filter(i => i !== seat)];
  const width = Math.max(1, last - 1);
  const x = (turn: number) => ((turn - 1) / width) * WIDE;
  const y = (share: number) => HIGH - share * HIGH;
  const below = (i: number, n: number) =>
    order.slice(0, n).reduce((sum, who) => sum + (turns[i]?.chances[who] ?? 0), 0);
  const area = (n: number) => {
    const top = turns.map((one, i) => `${x(one.turn).toFixed(1)} ${y(below(i, n + 1)).toFixed(1)}`);
    const bottom = turns.map((one, i) => `${x(one.turn).toFixed(1)} ${y(below(i, n)).toFixed(1)}`).reverse();
    return `M${[...top, ...bottom].join('L')}Z`;
  };
  const at = turns.find(({ turn }) => turn === pointed) ?? turns.at(-1);
  return (
    <figure className="chances">
      <figcaption>
        {at === undefined
          ? t('after.judging', { done: judged.done, of: judged.of })
          : t('after.turnChance', { turn: at.turn, chance: percent(at.chances[seat] ?? 0) })}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerMove={event => {
          const box = event.currentTarget.getBoundingClientRect();
          setPointed(1 + Math.round(((event.clientX - box.left) / box.width) * width));
        }}
        onPointerLeave={() => setPointed(null)}
      >
        {order.map((who, n) => (
          <path key={who} className={looks[who] ?? ''} data-mine={who === seat} d={area(n)} />
        ))}
        <line x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />
        {at !== undefined && <line className="here" x1={x(at.turn)} x2={x(at.turn)} y1="0" y2={HIGH} />}
      </svg>
      <table className="vh">
        <caption>{t('after.chances')}</caption>
        <tbody>
          {turns.map(({ turn, chances }) => (
            <tr key={turn}>
              <th scope="row">{t('after.turn', { turn })}</th>
              {chances.map((chance, who) => (
                <td key={names[who]}>{t('after.of', { name: names[who] ?? '', chance: percent(chance) })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
