/** A rival at the flank of the ring: its name, its numbers, and its cards as chips. */
import type { Babylon5 } from '@orrery/table/views';
import { Figure } from '../../../cards/Figure.tsx';
import { sigilOf } from '../../../cards/sigils.ts';
import { t } from '../../../copy/index.ts';
import type { SeatBrief } from '../../layout.ts';
import { Row } from '../../parts/Row.tsx';
import { Figures } from '../../parts/Running.tsx';
import { useTable } from '../../table-context.ts';
import { busy, InPlay } from './InPlay.tsx';
import { cardsOf, factionOf } from './seats.ts';

/** A rival that is not in front. A press on its name brings it there; its cards are read and chosen where they are. */
export function Rival({
  view,
  seat,
  brief: { name, short, look, faction, note, score, counts },
  who,
  bring,
}: {
  view: Babylon5.View;
  seat: Babylon5.SeatView;
  brief: SeatBrief;
  who: string;
  bring: (seat: number) => void;
}) {
  const asked = view.decision?.awaited.includes(seat.seat) ?? false;
  const said = asked ? `${who} · ${t('table.isAsked')}` : who;
  return (
    <section
      className={`rival ${look} ${asked ? 'awaited' : ''}`}
      data-seat={seat.seat}
      aria-label={t('babylon5.flank', { name })}
    >
      <header>
        <button
          type="button"
          className="rival-head"
          title={t('babylon5.bring', { name })}
          onClick={() => bring(seat.seat)}
        >
          <Figure drawing={sigilOf(faction)} className="sigil" />
          <span className="who">
            <b title={name}>{short?.name ?? name}</b>
            <small title={said}>{said}</small>
          </span>
          <kbd>{seat.seat + 1}</kbd>
        </button>
      </header>
      <div className="rival-note">
        {note !== undefined && (
          <p className="seat-note" title={note}>
            {note}
          </p>
        )}
        <SeatTarget seat={seat.seat} name={name} />
      </div>
      <p className="rival-counts">
        <span className="score">
          <Figures text={score} />
        </span>
        {counts
          .filter(({ short }) => short)
          .map(({ n, word }) => (
            <span key={word}>
              <b>
                <Figures text={n} />
              </b>{' '}
              {word}
            </span>
          ))}
      </p>
      <Row className="chips" label={t('babylon5.cardsOf', { name })}>
        {cardsOf(seat).map(card => (
          <InPlay
            key={'hidden' in card ? `hidden-${card.hidden}` : card.id}
            card={card}
            note={'hidden' in card ? undefined : busy(view.conflicts, card.id)}
            faction={factionOf(seat)}
            size="chip"
          />
        ))}
      </Row>
    </section>
  );
}

/** Chooses a seat as such, where the question asks for seats. Otherwise it shows nothing. */
export function SeatTarget({ seat, name }: { seat: number; name: string }) {
  const table = useTable();
  const thing = { kind: 'seat', id: seat } as const;
  const lit = table.light(thing);
  if (lit.as === undefined) return null;
  return (
    <button
      type="button"
      className={`seat-target ${lit.selected ? 'sel' : ''}`}
      data-thing={`seat:${seat}`}
      data-lit={lit.as}
      aria-pressed={lit.selected}
      aria-label={t('babylon5.choose', { name })}
      onClick={() => table.press(thing, name)}
    >
      {lit.sign && <kbd className="key">{lit.sign}</kbd>}
      {t('babylon5.chooseSeat')}
    </button>
  );
}
