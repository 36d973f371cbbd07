import type { CardId, Seat } from '@orrery/kernel';
import { defOf, typeOf } from '../card.ts';
import type { Points } from '../printed.ts';
import { FLEET, type GeState, pile } from '../state.ts';
import type { WillBe } from './points.ts';
import { isUnder, works } from './standing.ts';
import { isCombined, needsOf } from './statistics.ts';
import { understands } from './technology.ts';

// Which cards of a fleet a plan will engage (ge/allocation-phase/11, /12, ge/engagement-phase)

/** True for a card that may be engaged at all: nothing forbids it, and it has what it must be engaged with (ge/equipment/5, ge/disengaged/5). */
export const mayEngage = (s: GeState, id: CardId): boolean =>
  !isUnder(s, 'disengaged', id) &&
  (defOf(s, id).source.technology === undefined || understands(s, id, s.cards[id]!.on));

/** True for a card that works only while what it lies on is engaged (ge/disengaged/5, /6). */
const leansOn = (s: GeState, id: CardId): boolean => {
  const type = typeOf(s, id);
  return type === 'A' ? typeOf(s, s.cards[id]!.on) !== 'T' : type === 'E' && defOf(s, id).source.passive === false;
};

/** What is to be known of each card of a fleet before points are allocated; looked up once for all plans that are tried. */
interface Prospect {
  /** it cannot be engaged, it is engaged whatever happens, it needs points, or nothing but what it lies on */
  readonly is: 'barred' | 'sure' | 'needs' | 'ready';
  readonly needs: Points | null;
  readonly leans: boolean;
}

/** A look ahead at a fleet: which of its cards a plan will engage. */
export interface Outlook {
  readonly seat: Seat;
  readonly prospects: ReadonlyMap<CardId, Prospect>;
  /** whether each card will be engaged if a plan engages these; cards of other fleets are as they are now */
  with(chosen: ReadonlySet<CardId>): WillBe;
}

/** Looks ahead at a player's fleet. */
export function outlookOf(s: GeState, seat: Seat): Outlook {
  const prospects = new Map<CardId, Prospect>();
  for (const id of pile(s, seat, FLEET)) {
    if (isCombined(s, id)) continue;
    const needs = needsOf(s, id);
    const is = !mayEngage(s, id)
      ? 'barred'
      : isUnder(s, 'stays engaged', id)
        ? 'sure'
        : needs !== null
          ? 'needs'
          : 'ready';
    prospects.set(id, { is, needs, leans: s.cards[id]!.on >= 0 && leansOn(s, id) });
  }
  const willBe =
    (chosen: ReadonlySet<CardId>): WillBe =>
    (_s, id) => {
      const p = prospects.get(id);
      if (p === undefined) {
        const { on, controller } = s.cards[id]!;
        // a part of a combined card is as the whole is
        return controller === seat && on >= 0 ? willBe(chosen)(s, on) : works(s, id);
      }
      if (p.is === 'barred') return false;
      if (p.is === 'sure') return true;
      if (p.is === 'needs' && !chosen.has(id)) return false;
      return !p.leans || willBe(chosen)(s, s.cards[id]!.on);
    };
  return { seat, prospects, with: willBe };
}
