/** A player in brief: their colors, energy and counters. */
import type { Wars } from '@orrery/table/views';
import { SIGILS } from '../../../cards/sigils.ts';
import { t } from '../../../copy/index.ts';
import type { SeatBrief } from '../../layout.ts';

/** Colors that tell apart two players of one faction, or with decks of their own. */
const BY_SEAT = ['earther', 'gongen'] as const;

/** The sigil and the color of a player. */
export function factionOf({ name, seat }: Pick<Wars.SeatView, 'name' | 'seat'>): string {
  const key = name.toLowerCase();
  return SIGILS[key] === undefined ? BY_SEAT[seat % 2]! : key;
}

/** The energy at the start: all cards of the deck. */
const DECK = 60;

/** A player in brief. */
export function brief(seat: Wars.SeatView): SeatBrief {
  const faction = factionOf(seat);
  const energy = seat.reserve + seat.active + seat.used;
  return {
    seat: seat.seat,
    name: seat.name,
    look: `f-${faction}`,
    faction,
    out: seat.out,
    score: t('wars.energy', { energy }),
    share: Math.min(1, energy / DECK),
    counts: [{ n: String(seat.hand), word: t('wars.hand') }],
  };
}
