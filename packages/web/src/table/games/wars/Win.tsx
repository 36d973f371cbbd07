/** The energy of both players, side by side. */
import type { Wars } from '@orrery/table/views';
import { Figure } from '../../../cards/Figure.tsx';
import { sigilOf } from '../../../cards/sigils.ts';
import { t } from '../../../copy/index.ts';
import type { PartProps } from '../../layout.ts';
import { Running } from '../../parts/Running.tsx';
import { factionOf } from './seats.ts';

/** The energy of both players, side by side: reserve solid, active bright, used hatched, lost empty. */
export function Win({ view, near }: PartProps<Wars.View>) {
  const order = [...view.seats].sort((a, b) => Number(b.seat === near) - Number(a.seat === near));
  return (
    <div className="lives">
      {order.map((seat, at) => (
        <Life key={seat.seat} seat={seat} mine={seat.seat === near} you={seat.seat === view.viewer} reverse={at > 0} />
      ))}
    </div>
  );
}

function Life({ seat, mine, you, reverse }: { seat: Wars.SeatView; mine: boolean; you: boolean; reverse: boolean }) {
  const { reserve, active, used, lost, name } = seat;
  const faction = factionOf(seat);
  const all = reserve + active + used;
  const part = (n: number, className: string, word: string) =>
    n > 0 && (
      <i className={className} style={{ flexGrow: n }} title={`${n} ${word}`}>
        <b>{n}</b>
      </i>
    );
  return (
    <section
      className={`life f-${faction} ${reverse ? 'rev' : ''} ${mine ? 'mine' : ''}`}
      aria-label={t('wars.life', { name, energy: all })}
    >
      <p className="nm">
        <Figure drawing={sigilOf(faction)} className="sig" />
        <b className="name">{you ? t('wars.you', { name }) : name}</b>
        <span className="big">
          <Running n={all} /> <small>{t('wars.left')}</small>
        </span>
      </p>
      <p className="lb" aria-hidden="true">
        {part(reserve, 'res', t('wars.piles.reserve'))}
        {part(active, 'act', t('wars.piles.active'))}
        {part(used, 'use', t('wars.piles.used'))}
        {part(lost.length, 'gone', t('wars.piles.lost'))}
      </p>
    </section>
  );
}
