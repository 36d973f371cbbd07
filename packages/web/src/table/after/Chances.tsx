/** The chances of winning after every turn: a graph that keys and pointers walk along, and a table behind it. */
import { useState } from 'react';
import type { Judged } from '../../connection/games/judged.ts';
import { commaList, t } from '../../copy/index.ts';
import { percent } from './percent.ts';
import { walkedTo } from './walking.ts';

const [WIDE, HIGH] = [600, 180] as const;

/**
 * The chances of all seats, one on the other, the player's at the bottom. Arrow keys and pointers go from turn to turn, and the graph says turn and
 * chances.
 * @param looks the classes of the seats' colours
 * @param open shows the game after so many choices: Enter or a press on a turn
 */
export function Chances({
  judged,
  looks,
  open,
}: {
  judged: Judged;
  looks: readonly string[];
  open: (at: number) => void;
}) {
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
  const text =
    at === undefined
      ? t('after.judging', { done: judged.done, of: judged.of })
      : `${t('after.turnChance', { turn: at.turn, chance: percent(at.chances[seat] ?? 0) })}${
          names.length > 2
            ? ` (${commaList(
                order
                  .slice(1)
                  .map(who => t('after.of', { name: names[who] ?? '', chance: percent(at.chances[who] ?? 0) })),
              )})`
            : ''
        }`;
  return (
    <figure className="chances">
      <figcaption aria-hidden="true">{text}</figcaption>
      <div
        className="walk"
        role="slider"
        tabIndex={0}
        aria-label={t('after.chances')}
        aria-description={t('after.walk')}
        aria-valuemin={turns[0]?.turn ?? 1}
        aria-valuemax={turns.at(-1)?.turn ?? last}
        aria-valuenow={at?.turn ?? 1}
        aria-valuetext={text}
        onKeyDown={event => {
          if (at === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          const to = walkedTo(
            event.key,
            at.turn,
            turns.map(({ turn }) => turn),
          );
          if (to !== null) setPointed(to);
          else if (event.key === 'Enter') open(at.at);
          else return;
          // the table has other uses for these keys
          event.preventDefault();
          event.stopPropagation();
        }}
        onPointerMove={event => {
          const box = event.currentTarget.getBoundingClientRect();
          setPointed(1 + Math.round(((event.clientX - box.left) / box.width) * width));
        }}
        onClick={() => at !== undefined && open(at.at)}
      >
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          {order.map((who, n) => (
            <path key={who} className={looks[who] ?? ''} data-mine={who === seat} d={area(n)} />
          ))}
          <line x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />
          {judged.key?.map(choice => (
            <line
              key={choice.at}
              className="mattered"
              x1={x(choice.turn)}
              x2={x(choice.turn)}
              y1={HIGH - 14}
              y2={HIGH}
            />
          ))}
          {at !== undefined && <line className="here" x1={x(at.turn)} x2={x(at.turn)} y1="0" y2={HIGH} />}
        </svg>
      </div>
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
