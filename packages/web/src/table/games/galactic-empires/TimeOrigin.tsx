/** The time origin: the points that it has left, and the stacks of all players there. */
import type { GalacticEmpires } from '@orrery/table/views';
import { t } from '../../../copy/index.ts';
import { Row } from '../../parts/Row.tsx';
import { Stack } from './Stack.tsx';
import { factionOf } from './seats.ts';

/** What the lines of a volley find it by. */
export const ORIGIN = 'time-origin';

/** The points of the time origin at the start. */
const WHOLE = 25;

/** The time origin while it is in use; nothing else. */
export function TimeOrigin({ view }: { view: GalacticEmpires.View }) {
  if (view.timeOrigin === null) return null;
  const { left, cards } = view.timeOrigin;
  return (
    <section className="time-origin" aria-label={t('galacticEmpires.timeOrigin')} data-thing={ORIGIN}>
      <b>{t('galacticEmpires.timeOrigin')}</b>
      <span>
        {left} {t('galacticEmpires.of', { all: WHOLE })}
      </span>
      {cards.length > 0 && (
        <Row label={t('galacticEmpires.cardsThere', { cards: cards.length })} className="targets-there">
          {cards.map(card => {
            const seat = view.seats[card.controller]!;
            return (
              <div key={card.id} className={`there f-${factionOf(seat)}`}>
                <Stack card={card} size="chip" />
                <small className="at">{seat.name}</small>
              </div>
            );
          })}
        </Row>
      )}
    </section>
  );
}
