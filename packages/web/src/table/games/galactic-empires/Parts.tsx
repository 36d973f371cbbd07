/** The headquarters of all players on one scale, and what the player can still do this turn. */

import type { GalacticEmpires } from '@orrery/table/views';
import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../cards/Figure.tsx';
import { signOf } from '../../../cards/signs.ts';
import { t } from '../../../copy/index.ts';
import type { PartProps } from '../../layout.ts';
import { Figures, Running } from '../../parts/Running.tsx';
import { useTable } from '../../table-context.ts';
import { brief, factionOf, HEADQUARTERS, homeLeft } from './seats.ts';

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
            <span>{seat.out ? t('table.out') : <Figures text={homeLeft(seat)} />}</span>
          </li>
        );
      })}
    </ul>
  );
}

const KINDS = ['supply', 'energy', 'ammunition', 'economy', 'research', 'repair'] as const;

/** What the player's picks leave of each kind of point; null while the question spends none. */
function useLeft(view: View): Readonly<Record<string, number>> | null {
  const { store, picks } = useTable();
  const allocates = view.decision?.question?.menu === 'allocation';
  const decision = view.decision?.id ?? -1;
  const { data } = useQuery({
    queryKey: ['draft', store.key, decision, picks],
    queryFn: () => store.door.draft(picks),
    enabled: allocates,
    // while a new total is made, the old one stays
    placeholderData: before => before,
  });
  return allocates ? (data?.left ?? null) : null;
}

/** The points that the player's fleet generates, each kind with its sign and its word. While the player allocates them, what is left of each. */
function Pool({ view }: { view: View }) {
  const { makes } = view;
  const left = useLeft(view);
  return (
    <section className="pool" aria-label={t('galacticEmpires.makes')}>
      <p className="cap">{left === null ? t('galacticEmpires.makes') : t('galacticEmpires.left')}</p>
      <dl>
        {KINDS.map(kind => {
          const made = makes[kind] ?? 0;
          const rest = left?.[kind];
          return (
            <div key={kind} className={made || rest ? '' : 'none'}>
              <dt>
                <Figure drawing={signOf(`p-${kind}`)} className="sign" line={2} /> {t(`galacticEmpires.kinds.${kind}`)}
              </dt>
              <dd data-left={rest}>
                {rest === undefined || made === 0 ? (
                  <Running n={rest ?? made} />
                ) : (
                  t('galacticEmpires.leftOf', { left: rest, made })
                )}
              </dd>
            </div>
          );
        })}
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
      {near === view.viewer && <Pool view={view} />}
    </section>
  );
}
