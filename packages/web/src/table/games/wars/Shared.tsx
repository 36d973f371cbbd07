/** The piles of both players, and the cards that wait to resolve. */
import type { Wars } from '@orrery/table/views';
import { commaList, t } from '../../../copy/index.ts';
import type { PartProps } from '../../layout.ts';
import { Running } from '../../parts/Running.tsx';
import { InPlay } from './InPlay.tsx';
import { factionOf } from './seats.ts';

/** The piles of both players, and the cards that wait to resolve, top first. */
export function Shared({ view, near }: PartProps<Wars.View>) {
  const order = [...view.seats].sort((a, b) => Number(a.seat === near) - Number(b.seat === near));
  return (
    <>
      {view.stack.length > 0 && (
        <section className="pending" aria-label={t('wars.stack')}>
          <p className="cap">{t('wars.stack')}</p>
          <ol>
            {[...view.stack].reverse().map(item => (
              <li key={item.id} className={`f-${factionOf(view.seats[item.seat]!)}`}>
                <b>{item.name}</b>
                {item.about.length > 0 && <span> {commaList(item.about)}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {order.map(seat => (
        <Piles key={seat.seat} seat={seat} />
      ))}
    </>
  );
}

function Piles({ seat }: { seat: Wars.SeatView }) {
  const piles = [
    ['reserve', seat.reserve],
    ['active', seat.active],
    ['used', seat.used],
    ['lost', seat.lost.length],
    ['hand', seat.hand],
  ] as const;
  return (
    <section className={`piles-of f-${factionOf(seat)}`} aria-label={t('wars.pilesOf', { name: seat.name })}>
      <h3>{seat.name}</h3>
      <dl className="piles">
        {piles.map(([name, n]) => (
          <div key={name} className={`pl pl-${name}`}>
            <dd className="st" style={{ '--n': Math.min(5, Math.ceil(n / 8)) } as React.CSSProperties}>
              <Running n={n} />
            </dd>
            <dt>{t(`wars.piles.${name}`)}</dt>
          </div>
        ))}
      </dl>
      {seat.table.length > 0 && (
        <div className="assets">
          {seat.table.map(card => (
            <InPlay key={card.id} card={card} size="chip" />
          ))}
        </div>
      )}
    </section>
  );
}
