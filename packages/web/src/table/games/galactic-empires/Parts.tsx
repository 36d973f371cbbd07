/** The headquarters of all players on one scale, and what the player can still do this turn. */
import type { GalacticEmpires } from '@orrery/table/views';
import { Figure } from '../../../cards/Figure.tsx';
import { signOf } from '../../../cards/signs.ts';
import { t } from '../../../copy/index.ts';
import type { PartProps } from '../../layout.ts';
import { Figures, Running } from '../../parts/Running.tsx';
import { brief, factionOf, HEADQUARTERS } from './seats.ts';

type View = GalacticEmpires.View;

/** The headquarters of all players on one scale. */
export function Win({ view, near }: PartProps<View>) {
  return (
    <ul className="hqs">
      {view.seats.map(seat => {
        const { name, look } = brief(seat);
        return (
          <li key={seat.seat} className={`${look} ${seat.seat === near ? 'mine' : ''} ${seat.out ? 'gone' : ''}`}>
            <b>{name}</b>
            <i
              className="hqb"
              style={{ '--v': seat.headquarters / HEADQUARTERS } as React.CSSProperties}
              aria-hidden="true"
            />
            <span>
              {seat.out ? t('table.out') : <Figures text={t('galacticEmpires.hq', { strength: seat.headquarters })} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const KINDS = ['supply', 'energy', 'ammunition', 'economy', 'research', 'repair'] as const;

/** The points that the player's fleet generates, each kind with its sign and its word. */
function Pool({ makes }: { makes: View['makes'] }) {
  return (
    <section className="pool" aria-label={t('galacticEmpires.makes')}>
      <p className="cap">{t('galacticEmpires.makes')}</p>
      <dl>
        {KINDS.map(kind => (
          <div key={kind} className={makes[kind] ? '' : 'none'}>
            <dt>
              <Figure drawing={signOf(`p-${kind}`)} className="sign" line={2} /> {t(`galacticEmpires.kinds.${kind}`)}
            </dt>
            <dd>
              <Running n={makes[kind] ?? 0} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the near player can still do this turn. */
export function Shared({ view, near }: PartProps<View>) {
  const seat = view.seats[near]!;
  const [used, all] = seat.slots;
  return (
    <section className={`means f-${factionOf(seat)}`} aria-label={t('galacticEmpires.means')}>
      <p className="row">
        <span className="grow">{t('galacticEmpires.slots')}</span>
        <b>{used}</b> {t('galacticEmpires.of', { all })}
      </p>
      <div className="slots" aria-hidden="true">
        {Array.from({ length: Math.min(all, 16) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal places in a row
          <i key={i} className={i < used ? 'on' : ''} />
        ))}
      </div>
      <p className="row">
        <span className="grow">{t('galacticEmpires.plays')}</span>
        <b>{seat.plays}</b>
      </p>
      {near === view.viewer && <Pool makes={view.makes} />}
    </section>
  );
}
