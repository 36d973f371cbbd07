/** The power of all factions on one scale from 0 to 20. */
import type { Babylon5 } from '@orrery/table/views';
import type { CSSProperties } from 'react';
import { Figure } from '../../../cards/Figure.tsx';
import { sigilOf } from '../../../cards/sigils.ts';
import type { Standing } from '../../../connection/contract.ts';
import { commaList, t } from '../../../copy/index.ts';
import type { PartProps, SeatBrief } from '../../layout.ts';
import { brief, WINS } from './seats.ts';

/** Power on one scale from 0 to 20. Every faction is a dot with its number. The leader can win at the last tick. */
export function Win({ view, standing, near }: PartProps<Babylon5.View>) {
  const seats = view.seats.filter(({ out }) => !out).map(seat => brief(view.seats, seat, standing));
  const most = Math.max(WINS, ...seats.map(({ seat }) => standing[seat]?.score ?? 0));
  const ticks = Array.from({ length: most + 1 }, (_, i) => i);
  return (
    <div className="power">
      <h2>
        {t('babylon5.powerTitle')}
        <small>{t('babylon5.wins')}</small>
      </h2>
      <div className="scale" role="img" aria-label={commaList(seats.map(({ name, score }) => `${name} ${score}`))}>
        {ticks.map(i => (
          <i
            key={i}
            className={i === WINS ? 'tick last' : i % 5 === 0 ? 'tick five' : 'tick'}
            style={{ left: `${(i / most) * 100}%` }}
          >
            {i % 5 === 0 && <span>{i}</span>}
          </i>
        ))}
        {groupsOf(seats, standing).map(({ score, group }, at, all) => (
          <b
            key={group.map(({ seat }) => seat).join(' ')}
            className={`dot ${group.length === 1 ? group[0]!.look : ''} ${group.some(x => x.seat === near) ? 'mine' : ''}`}
            style={{ '--at': Math.max(0, Math.min(score, most)) / most } as CSSProperties}
          >
            <em className={at % 2 === 1 && score - all[at - 1]!.score < 2 ? 'up' : ''}>
              {group.map(({ seat, faction, look }) => (
                <Figure key={seat} drawing={sigilOf(faction)} className={`sig ${look}`} />
              ))}
              {score}
            </em>
          </b>
        ))}
      </div>
    </div>
  );
}

/** The factions with the same power share a dot. */
function groupsOf(seats: readonly SeatBrief[], standing: readonly Standing[]) {
  const groups = new Map<number, SeatBrief[]>();
  for (const brief of seats) {
    const score = standing[brief.seat]?.score ?? 0;
    groups.set(score, [...(groups.get(score) ?? []), brief]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([score, group]) => ({ score, group }));
}
