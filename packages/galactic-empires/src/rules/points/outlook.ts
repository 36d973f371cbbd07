// A look ahead: which cards of a fleet a plan will engage (ge/allocation-phase/11, ge/allocation-phase/12).
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

/** What is to be known of each card of a fleet before points are allocated; looked up once for all plans that are tried. */
interface Prospect {
  /** it cannot be engaged, it is engaged whatever happens, it needs points or may need some, or nothing but what it lies on */
  readonly is: 'barred' | 'sure' | 'needs' | 'ready';
  /** the points that it needs as cards work now */
  readonly needs: Points | null;
  readonly leans: boolean;
}

/** A look ahead at a fleet: which of its cards a plan will engage. */
export interface Outlook {
  readonly seat: Seat;
  readonly prospects: ReadonlyMap<CardId, Prospect>;
  /** what a card needs if a plan engages these: some need less, or nothing, while another is engaged (C8 CEO) */
  needs(id: CardId, chosen: ReadonlySet<CardId>): Points | null;
  /** true for a card of the fleet of which only the plan says whether it is engaged */
  unsure(id: CardId): boolean;
  /** what its cards generate whatever is engaged */
  settled(): Settled;
  /** whether each card will be engaged if a plan engages these; cards of other fleets are as they are now */
  with(chosen: ReadonlySet<CardId>): WillBe;
}

/** True where a card of this fleet that has to be engaged itself changes what cards need. */
const changesNeeds = (s: GeState, seat: Seat): boolean =>
  standing(s).statics[KIND.needs]?.some(
    ({ source, what, f }) => f.you === seat && !what.even && hasNeeds(s, source),
  ) === true;

/** What a look ahead finds once for all plans: plain data, for clones share it while the state that it was found in goes on. */
interface Looked {
  readonly prospects: ReadonlyMap<CardId, Prospect>;
  /** true where what cards of the fleet need hangs on the plan, since a card that has to be engaged itself changes it */
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

/** Looks ahead at a player's fleet, as it is in this state. */
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
        // a part of a combined card is as the whole is
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
