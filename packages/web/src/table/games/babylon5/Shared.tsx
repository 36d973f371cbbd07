/** What the factions share: tension, influence of the powers, wars and trade. */
import type { Babylon5 } from '@orrery/table/views';
import { Figure } from '../../../cards/Figure.tsx';
import { sigilOf } from '../../../cards/sigils.ts';
import { t } from '../../../copy/index.ts';
import { capital } from '../../../ui/capital.ts';
import type { PartProps } from '../../layout.ts';
import { Running } from '../../parts/Running.tsx';
import { leastOf, partiesOf, sigilKeyOf, toneOf } from './seats.ts';

type View = Babylon5.View;

/** What the factions share: tension between them, and the influence of the outer powers. */
export function Shared({ view }: PartProps<View>) {
  return (
    <>
      <Tension view={view} />
      <Tracks view={view} />
      <Relations view={view} />
    </>
  );
}

/** With so many factions the numbers stand closer. */
const MANY = 6;

function Tension({ view }: { view: View }) {
  const { parties, bySeat, table } = view.tension;
  const seats = view.seats.filter(({ out }) => !out);
  const parted = partiesOf(view.seats);
  const place = (seat: Babylon5.SeatView) => (bySeat ? seat.seat : parties.indexOf(seat.race));
  return (
    <table className={`tens ${seats.length >= MANY ? 'many' : ''}`}>
      <caption className="cap">
        {t('babylon5.tension')} <span>{t('babylon5.tensionOf')}</span>
      </caption>
      <thead>
        <tr>
          <td />
          {seats.map(seat => (
            <th key={seat.seat} scope="col" className={toneOf(view.seats, seat)} title={seat.name}>
              <Figure drawing={sigilOf(sigilKeyOf(view.seats, seat))} className="sig" />
              <span className="vh">{seat.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map(row => (
          <tr key={row.seat}>
            <th scope="row" className={toneOf(view.seats, row)} title={row.name}>
              <Figure drawing={sigilOf(sigilKeyOf(view.seats, row))} className="sig" />
              {leastOf(row)}
            </th>
            {seats.map(column => {
              const n = table[place(row) * parties.length + place(column)] ?? 0;
              return row === column ? (
                <td key={column.seat} className="self">
                  ·
                </td>
              ) : (
                <td key={column.seat} className={`t${Math.min(n, 5)}`}>
                  <b>
                    <Running n={n} />
                  </b>
                  <i style={{ '--v': n } as React.CSSProperties} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {parted.length > 0 && (
        <tfoot>
          {parted.map(names => (
            <tr key={names[0]}>
              <td colSpan={seats.length + 1}>{t('babylon5.oneParty', { names: names.join('; ') })}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

const MOST = 20;

function Tracks({ view: { influence } }: { view: View }) {
  const tracks = [
    ['b5', t('babylon5.babylon5'), influence.babylon5],
    ['shadow', t('babylon5.shadows'), influence.shadows],
    ['vorlon', t('babylon5.vorlons'), influence.vorlons],
  ] as const;
  return (
    <section className="tracks" aria-label={t('babylon5.galaxy')}>
      <p className="cap">{t('babylon5.galaxy')}</p>
      {tracks.map(([faction, name, n]) => (
        <div key={name} className={`trk f-${faction}`}>
          <Figure drawing={sigilOf(faction)} className="sig" />
          <span>{name}</span>
          <span className="seg" style={{ '--v': Math.min(n, MOST) / MOST } as React.CSSProperties} aria-hidden="true" />
          <b>
            <Running n={n} />
          </b>
        </div>
      ))}
    </section>
  );
}

/** The Interstellar Alliance and its members. */
function isaText(view: View, { founder, members }: NonNullable<View['isa']>): string {
  if (members.length === 0) return t('babylon5.isaEmpty');
  const names = members.map(seat => {
    const name = leastOf(view.seats[seat]!);
    return seat === founder ? t('babylon5.isaFounder', { name }) : name;
  });
  return t('babylon5.isa', { names: names.join('; ') });
}

/** What the table says of a state between two sides. */
function stateText({ kind, a, b, suspended }: View['relations'][number]): string {
  const sides = { a: capital(a), b: capital(b) };
  switch (kind) {
    case 'war':
      return t('babylon5.war', sides);
    case 'free trade':
      return suspended ? t('babylon5.tradeSuspended', sides) : t('babylon5.trade', sides);
    case 'alliance':
      return t('babylon5.alliance', sides);
    case 'neutrality':
      return t('babylon5.neutrality', sides);
    case 'non-aggression':
      return t('babylon5.nonAggression', sides);
  }
}

function Relations({ view }: { view: View }) {
  if (view.relations.length === 0 && !view.shadowWar && view.isa === null) return null;
  return (
    <ul className="relations">
      {view.relations.map(r => (
        <li key={`${r.kind}${r.a}${r.b}`} className={r.kind === 'war' ? 'harm' : ''}>
          {stateText(r)}
        </li>
      ))}
      {view.shadowWar && <li className="harm">{t('babylon5.shadowWar')}</li>}
      {view.isa !== null && <li>{isaText(view, view.isa)}</li>}
    </ul>
  );
}
