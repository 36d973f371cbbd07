/** The targets in fleets that are not in front, so that each of them is on the board. */
import type { GalacticEmpires } from '@orrery/table/views';
import { Figure } from '../../../cards/Figure.tsx';
import { sigilOf } from '../../../cards/sigils.ts';
import { t } from '../../../copy/index.ts';
import { Piece } from '../../parts/Piece.tsx';
import { Row } from '../../parts/Row.tsx';
import { useTable } from '../../table-context.ts';
import { stateOf } from './Stack.tsx';
import { factionOf, flat, homeOf } from './seats.ts';

type SeatView = GalacticEmpires.SeatView;

/**
 * A line for each of these fleets that has something to choose: its name, which brings it in front, its headquarters if it is a target, and those
 * cards. Without a target there is nothing.
 */
export function Elsewhere({ seats, bring }: { seats: readonly SeatView[]; bring: (seat: number) => void }) {
  const { light, press } = useTable();
  const lines = seats.flatMap(seat => {
    const hq = { kind: 'seat', id: seat.seat } as const;
    const lit = light(hq);
    const cards = seat.fleet.flatMap(flat).filter(({ id }) => {
      const { as, selected } = light({ kind: 'card', id });
      return as !== undefined || selected;
    });
    return cards.length > 0 || lit.as !== undefined ? [{ seat, hq, lit, cards }] : [];
  });
  return lines.map(({ seat, hq, lit, cards }) => (
    <section
      key={seat.seat}
      className={`elsewhere f-${factionOf(seat)}`}
      aria-label={t('galacticEmpires.fleetOf', { name: seat.name })}
    >
      <button type="button" className="link" onClick={() => bring(seat.seat)}>
        <Figure drawing={sigilOf(factionOf(seat))} className="sig" /> {seat.name}
      </button>
      {lit.as !== undefined && (
        <button
          type="button"
          className={`hq-target ${lit.selected ? 'sel' : ''}`}
          data-thing={`seat:${seat.seat}`}
          data-lit={lit.as}
          aria-pressed={lit.selected}
          onClick={() => press(hq, homeOf(seat))}
        >
          {lit.sign && <kbd className="key">{lit.sign}</kbd>} {homeOf(seat)}
        </button>
      )}
      {cards.length > 0 && (
        <Row label={t('galacticEmpires.fleet', { cards: cards.length })} className="targets-there">
          {cards.map(card => (
            <Piece
              key={card.id}
              id={card.id}
              card={card.card}
              title={card.title}
              state={stateOf(card)}
              size="chip"
              faction={factionOf(seat)}
            />
          ))}
        </Row>
      )}
    </section>
  ));
}
