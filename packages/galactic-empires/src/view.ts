import type { CardId, Seat, Viewer } from '@orrery/kernel';
import { defOf } from './card.ts';
import { inPlay, knows } from './query.ts';
import { DISCARD, FLEET, type GeState, HAND, type Phase, RESERVE, TABLE, zone } from './state.ts';

/** A card that the viewer may look at. */
export interface CardView {
  readonly id: CardId;
  /** the card's stable id, by which its text is found */
  readonly card: string;
  readonly title: string;
  readonly owner: Seat;
  readonly controller: Seat;
  /** the card that it is on or against, -1 for none */
  readonly on: CardId;
  readonly engaged: boolean;
  readonly reversed: boolean;
  /** points made this turn and not yet allocated, and research applied to it */
  readonly economy: number;
  readonly research: number;
  readonly applied: number;
}

export interface SeatView {
  readonly seat: Seat;
  readonly out: boolean;
  /** Card Plays left this turn, and those saved for the next */
  readonly plays: number;
  readonly saved: number;
  /** how many cards lie in the deck */
  readonly deck: number;
  /** null for each card that the viewer may not look at */
  readonly hand: readonly (CardView | null)[];
  readonly reserve: readonly (CardView | null)[];
  readonly fleet: readonly CardView[];
  readonly discard: readonly CardView[];
  /** cards on their way: being played, or exposed */
  readonly table: readonly CardView[];
}

/** What one viewer may see of the table. */
export interface TableView {
  readonly turnOf: Seat;
  readonly phase: Phase;
  readonly seats: readonly SeatView[];
}

/** What a viewer may see of the table, and the only place that says so: everything here is put in by name. */
export function tableView(s: GeState, viewer: Viewer): TableView {
  const play = new Set(inPlay(s));
  const cardView = (id: CardId): CardView => {
    const { owner, controller, on, engaged, reversed, economy, research, applied } = s.cards[id]!;
    const { id: card, source } = defOf(s, id);
    const now = play.has(id);
    return {
      id,
      card,
      title: source.title,
      owner,
      controller: now ? controller : -1,
      on: now ? on : -1,
      engaged: engaged === 1,
      reversed: reversed === 1,
      economy,
      research,
      applied,
    };
  };
  const lying = (seat: Seat, kind: number) => s.zones[zone(seat, kind)]!;
  const seen = (id: CardId) => (knows(s, id, viewer) ? cardView(id) : null);
  return {
    turnOf: s.turnOf,
    phase: s.phase,
    seats: s.seats.map(({ out, plays, saved }, seat) => ({
      seat,
      out,
      plays,
      saved,
      deck: s.zones[zone(seat, 0)]!.length,
      hand: lying(seat, HAND).map(seen),
      reserve: lying(seat, RESERVE).map(seen),
      fleet: lying(seat, FLEET).map(cardView),
      discard: lying(seat, DISCARD).map(cardView),
      table: lying(seat, TABLE).map(cardView),
    })),
  };
}
