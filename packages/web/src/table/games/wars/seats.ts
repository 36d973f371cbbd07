/** A player in brief: their colors, energy and counters. */
import type { Wars } from '@orrery/table/views';
import { t } from '../../../copy/index.ts';
import type { SeatBrief } from '../../layout.ts';

/** The factions that decks can have. */
const FACTIONS: ReadonlySet<string> = new Set(['earther', 'gongen', 'maverick', 'shi', 'quay']);
/** What stands for a deck of several factions, or of none that is known yet: the same sigil in two shades. */
const MIXED = ['neutral', 'neutral-2'] as const;

/** The sigil and the color of a player: those of a ready deck by its name, else those of the cards that are seen; neutral if they are mixed. */
export function factionOf({ name, faction, seat }: Pick<Wars.SeatView, 'name' | 'faction' | 'seat'>): string {
  const key = name.toLowerCase();
  return FACTIONS.has(key) ? key : (faction ?? MIXED[seat % 2]!);
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
