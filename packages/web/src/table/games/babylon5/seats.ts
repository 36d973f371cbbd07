/** A faction in brief: its colors, power and counters. */
import type { Babylon5 } from '@orrery/table/views';
import type { Standing } from '../../../connection/contract.ts';
import { t } from '../../../copy/index.ts';
import type { SeatBrief } from '../../layout.ts';

/** The sigil and the color of a faction. */
export const factionOf = ({ race }: Pick<Babylon5.SeatView, 'race'>): string => race.toLowerCase();

/** The power that wins. */
export const WINS = 20;

/** A faction in brief. */
export function brief(seat: Babylon5.SeatView, standing: readonly Standing[]): SeatBrief {
  const faction = factionOf(seat);
  return {
    seat: seat.seat,
    name: seat.name,
    look: `f-${faction}`,
    faction,
    cards: cardsOf(seat).flatMap(card => ('hidden' in card ? [] : [card.id])),
    out: seat.out,
    score: t('babylon5.power', { power: seat.power }),
    share: Math.max(0, Math.min(1, (standing[seat.seat]?.score ?? seat.power) / WINS)),
    counts: [
      {
        n: `${seat.available}/${seat.rating}`,
        word: t('babylon5.influence'),
        pips: [seat.available, seat.rating],
        short: true,
      },
      { n: String(seat.unrest), word: t('babylon5.unrest') },
      { n: String(seat.hand), word: t('babylon5.hand'), short: true },
      { n: String(seat.deck), word: t('babylon5.deck') },
      ...(seat.crusade === undefined ? [] : [{ n: String(seat.crusade), word: t('babylon5.crusade') }]),
    ],
  };
}

/** All cards of a faction on the table: the Inner Circle, supporting roles, the agenda and the rest. */
export const cardsOf = (seat: Babylon5.SeatView): readonly (Babylon5.CardView | Babylon5.HiddenView)[] => [
  ...seat.inner,
  ...seat.supporting,
  ...(seat.agenda === null ? [] : [seat.agenda]),
  ...seat.faction,
];
