/** The stage: the rivals round the ring, conflicts in the middle, the player's faction below. */
import type { Babylon5 } from '@orrery/table/views';
import { memo } from 'react';
import { t } from '../../../copy/index.ts';
import type { PartProps } from '../../layout.ts';
import { Board } from '../../parts/Board.tsx';
import { Hand } from '../../parts/Hand.tsx';
import { OpenHand } from '../../parts/OpenHand.tsx';
import { SeatLine } from '../../parts/Rail.tsx';
import { Row } from '../../parts/Row.tsx';
import { Backdrop } from '../../scenery/Backdrop.tsx';
import { ConflictPanel } from './Conflict.tsx';
import { councilOf } from './council.ts';
import { busy, InPlay } from './InPlay.tsx';
import { Rival, SeatTarget } from './Rival.tsx';
import { MANY_RIVALS, placesOf } from './ring.ts';
import { brief, factionOf, toneOf } from './seats.ts';

type View = Babylon5.View;
type SeatView = Babylon5.SeatView;

/** The council: one faction opposite, the others at the flanks, conflicts in the middle, the player's faction with its hand below. */
export function Stage({ view, standing, front, near, players, bring }: PartProps<View>) {
  const us = view.seats[near]!;
  const places = placesOf(
    view.seats.filter(({ out }) => !out).map(({ seat }) => seat),
    near,
    front,
  );
  const them = front === near ? undefined : view.seats[front];
  const conflicts = view.conflicts.filter(({ stage }) => stage !== 'cancelled');
  const between = [...view.global, ...view.playing];
  const flank = (side: 'left' | 'right') =>
    places[side].length > 0 && (
      <div className={`flank at-${side}`}>
        {places[side].map(seat => (
          <Rival
            key={seat}
            view={view}
            seat={view.seats[seat]!}
            brief={brief(view.seats, view.seats[seat]!, standing)}
            who={players[seat] ?? ''}
            bring={bring}
          />
        ))}
      </div>
    );
  const rivals = places.left.length + places.right.length;
  return (
    <>
      <Backdrop of={councilOf(view)} />
      <Board className={rivals === 0 ? '' : rivals >= MANY_RIVALS ? 'ring many' : 'ring'}>
        {them !== undefined && (
          <section
            className={`area across ${toneOf(view.seats, them)}`}
            data-seat={them.seat}
            aria-label={t('babylon5.faction', { name: them.name })}
          >
            <SeatLine brief={brief(view.seats, them, standing)} who={players[front] ?? ''}>
              <SeatTarget seat={them.seat} name={them.name} />
            </SeatLine>
            <OpenHand name={them.name} cards={them.held?.hand ?? []} />
            <Faction seat={them} conflicts={view.conflicts} />
          </section>
        )}
        {flank('left')}
        <section className="bay" aria-label={t('babylon5.between')}>
          {conflicts.map(conflict => (
            <ConflictPanel key={conflict.id} conflict={conflict} view={view} />
          ))}
          {between.length > 0 && (
            <div className="line loose">
              {between.map(card => (
                <InPlay key={card.id} card={card} faction="neutral" size="chip" />
              ))}
            </div>
          )}
          {conflicts.length === 0 && between.length === 0 && <p className="quiet calm">{t('babylon5.calm')}</p>}
        </section>
        {flank('right')}
        <section
          className={`area near ${toneOf(view.seats, us)}`}
          data-seat={us.seat}
          aria-label={view.viewer === null ? us.name : t('babylon5.yours')}
        >
          <Faction seat={us} conflicts={view.conflicts} />
        </section>
      </Board>
      <Hand
        cards={[
          ...(us.held?.hand ?? view.hand).map(({ id, card, title }) => ({ id, card, title, state: { cost: true } })),
          ...(us.held?.reserve ?? view.reserve).map(({ id, card, title }) => ({
            id,
            card,
            title,
            state: { cost: true, note: t('babylon5.reserve') },
          })),
        ]}
      >
        <SeatLine brief={brief(view.seats, us, standing)} who={players[near] ?? ''}>
          <SeatTarget seat={us.seat} name={us.name} />
        </SeatLine>
      </Hand>
    </>
  );
}

/** The cards of a faction: the Inner Circle, a thin line, then supporting roles, the agenda and the rest. */
const Faction = memo(function Faction({ seat, conflicts }: { seat: SeatView; conflicts: View['conflicts'] }) {
  const faction = factionOf(seat);
  const others = [...(seat.agenda === null ? [] : [seat.agenda]), ...seat.faction];
  return (
    <div className="line">
      <Row label={t('babylon5.inner', { count: seat.inner.length })}>
        {seat.inner.map(card => (
          <InPlay key={card.id} card={card} note={busy(conflicts, card.id)} faction={faction} />
        ))}
      </Row>
      {seat.supporting.length > 0 && (
        <>
          <span className="gap" aria-hidden="true" />
          <Row label={t('babylon5.supporting', { count: seat.supporting.length })}>
            {seat.supporting.map(card => (
              <InPlay key={card.id} card={card} note={busy(conflicts, card.id)} faction={faction} />
            ))}
          </Row>
        </>
      )}
      {others.length > 0 && (
        <>
          <span className="gap" aria-hidden="true" />
          <Row label={t('babylon5.agenda')} className="tight">
            {others.map(card => (
              <InPlay
                key={'hidden' in card ? `hidden-${card.hidden}` : card.id}
                card={card}
                faction={faction}
                size={others.length > 2 ? 'chip' : 'table'}
              />
            ))}
          </Row>
        </>
      )}
    </div>
  );
});
