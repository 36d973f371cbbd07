// A look ahead: the cards of a fleet that a plan will engage (ge/allocation-phase/11, ge/allocation-phase/12).
import type { CardId, Seat } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import type { Points } from '../../printed.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import type { WillBe } from '../fleet/terrain.ts';
import { isCombined } from '../table/definitions.ts';
import { leansOn } from '../table/disengaged.ts';
import { meanwhile } from '../texts/meanwhile.ts';
import { standing } from '../texts/standing.ts';
import { isUnder, works } from '../texts/static-texts.ts';
import { mayEngage } from '../turn/engagement-phase.ts';
import { type Settled, settledOutputs } from './production.ts';
import { hasNeeds, needsOf } from './requirements.ts';

/** Facts about each card of a fleet before the player allocates points. They are found once for all plans that are tried. */
interface Prospect {
  /**
   * `barred`: it cannot be engaged. `sure`: it is engaged whatever happens. `needs`: it needs points, or may need some. `ready`: it needs nothing but
   * the card that it is on
   */
  readonly is: 'barred' | 'sure' | 'needs' | 'ready';
  /** the points that it needs, with all cards as they work now */
  readonly needs: Points | null;
  readonly leans: boolean;
}

/** A look ahead at a fleet: the cards that a plan will engage. */
export interface Outlook {
  readonly seat: Seat;
  readonly prospects: ReadonlyMap<CardId, Prospect>;
  /** the points that a card needs if a plan engages the cards in `chosen`; some cards need less, or nothing, while another is engaged (C8 CEO) */
  needs(id: CardId, chosen: ReadonlySet<CardId>): Points | null;
  /** true for a card of the fleet that is engaged only if the plan says so */
  unsure(id: CardId): boolean;
  /** the points that its cards generate, whatever the plan engages */
  settled(): Settled;
  /** tells for each card whether it will be engaged if a plan engages the cards in `chosen`; cards of other fleets stay as they are */
  with(chosen: ReadonlySet<CardId>): WillBe;
}

/** True if a card of this fleet changes the needs of cards and has to be engaged itself. */
const changesNeeds = (s: GeState, seat: Seat): boolean =>
  standing(s).statics[KIND.needs]?.some(
    ({ source, what, f }) => f.you === seat && !what.even && hasNeeds(s, source),
  ) === true;

/** Results of a look ahead that hold for all plans. Plain data, because copies of a state share them. */
interface Looked {
  readonly prospects: ReadonlyMap<CardId, Prospect>;
  /** true if the plan decides what cards of the fleet need, because a card that has to be engaged itself changes those needs */
  readonly open: boolean;
  settled: Settled | null;
}

function look(s: GeState, seat: Seat): Looked {
  const prospects = new Map<CardId, Prospect>();
  const open = changesNeeds(s, seat);
  for (const id of pile(s, seat, FLEET)) {
    if (isCombined(s, id)) continue;
    const needs = needsOf(s, id);
    const is = !mayEngage(s, id)
      ? 'barred'
      : isUnder(s, KIND['stays engaged'], id)
        ? 'sure'
        : needs !== null || (open && hasNeeds(s, id))
          ? 'needs'
          : 'ready';
    prospects.set(id, { is, needs, leans: s.cards[id]!.on >= 0 && leansOn(s, id) });
  }
  return { prospects, open, settled: null };
}

/** Looks ahead at a player's fleet as it is in this state. */
export function outlookOf(s: GeState, seat: Seat): Outlook {
  const looked = meanwhile(s, 'outlook', seat, look);
  const { prospects, open } = looked;
  const needs = (id: CardId, chosen: ReadonlySet<CardId>): Points | null =>
    open
      ? needsOf(s, id, (_s, x) => (prospects.get(x)?.is === 'needs' ? chosen.has(x) : works(s, x)))
      : (prospects.get(id)?.needs ?? null);
  const willBe =
    (chosen: ReadonlySet<CardId>): WillBe =>
    (_s, id) => {
      const p = prospects.get(id);
      if (p === undefined) {
        const { on, controller } = s.cards[id]!;
        // a part of a combined card is engaged if the whole is
        return controller === seat && on >= 0 ? willBe(chosen)(s, on) : works(s, id);
      }
      if (p.is === 'barred') return false;
      if (p.is === 'sure') return true;
      if (p.is === 'needs' && !chosen.has(id) && (!open || needs(id, chosen) !== null)) return false;
      return !p.leans || willBe(chosen)(s, s.cards[id]!.on);
    };
  const unsure = (id: CardId): boolean => {
    const p = prospects.get(id);
    return p !== undefined && (p.is === 'needs' || (p.is === 'ready' && p.leans && unsure(s.cards[id]!.on)));
  };
  const settled = (): Settled => {
    looked.settled ??= settledOutputs(s, seat, willBe(new Set()), unsure);
    return looked.settled;
  };
  return { seat, prospects, needs, unsure, settled, with: willBe };
}
