// Carries out a plan of the Allocation Phase: slots, repairs, fields, points given and points kept.
import { type CardId, many, named, type Option, optionId, ownCard, ownSeat, type Seat } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { facts } from '../../language.ts';
import type { PointKind, Points } from '../../printed.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { mend, mendShields } from '../damage/repair.ts';
import { paidAlone } from '../empire/krebiz-components.ts';
import { energise, nodesOf } from '../empire/mechad.ts';
import type { WillBe } from '../fleet/terrain.ts';
import { isCombined, isShip } from '../table/definitions.ts';
import { eachStatic, meansSeat, stands } from '../texts/static-texts.ts';
import { payDebts } from './debts.ts';
import { alreadyPaid } from './demands.ts';
import { outlookOf } from './outlook.ts';
import { billFor, engagesOf, pointsOf, slotsLeft, tellPoints } from './plan.ts';
import { type Bill, declaredIn, leftOver } from './points.ts';
import { spend } from './spending.ts';
import { countApplied, endBy, ends, endsBySeveral, FIELD, REPAIR, SHIELDS } from './uses.ts';

/** A player allocates points to a card. `given` keeps what the card can do with them until the next turn. */
export const allocated = facts.define<{ card: CardId; seat: Seat; use: number; n: number }>('allocated', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    const given = card.given.slice();
    while (given.length <= x.use) given.push(0);
    given[x.use] = given[x.use]! + x.n;
    card.given = given;
  },
  show: { card: 'card', seat: 'seat', use: 'plain', n: 'plain' },
  say: (n, x) => `${n.seat} gives ${many(x.n!, 'point')} to ${n.card}.`,
});

/** A player applies points to get rid of a card. */
export const applied = facts.define<{ card: CardId; seat: Seat; kind: PointKind; n: number }>('applied', {
  apply(s, x) {
    if (endsBySeveral(s, x.card)) ownCard(s, x.card).counter = countApplied(s, x.card, x.kind, x.n);
    ownCard(s, x.card).applied += x.n;
  },
  unsettles: true,
  show: { card: 'card', seat: 'seat', kind: 'plain', n: 'plain' },
  say: (n, x) => `${n.seat} applies ${x.n} ${x.kind} to ${n.card}.`,
});

/**
 * The points that a fleet generates this turn, and the kinds that its economy replaces (ge/points: economy). Command points become command slots
 * (ge/command/7, ge/command/8).
 */
export const generated = facts.define<{
  seat: Seat;
  points: Points;
  declared: Points;
  slots: number;
  kept: Points;
}>('generated', {
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.slots = x.slots;
    seat.kept = x.kept;
  },
  show: { seat: 'seat', points: 'plain', declared: 'plain', slots: 'plain', kept: 'plain' },
  say: (n, x) =>
    `${n.seat} generates ${tellPoints(x.points!)}${Object.keys(x.declared!).length > 0 ? `, and declares economy as ${tellPoints(x.declared!)}` : ''}${Object.keys(x.kept!).length > 0 ? `, and keeps ${tellPoints(x.kept!)} for the next turn` : ''}.`,
});

/** A card gives its player command points for this turn at once: they become command slots (A7 Imperial Clydon). */
export const slotsGained = facts.define<{ card: CardId; seat: Seat; n: number }>('slots-gained', {
  apply(s, x) {
    ownSeat(s, x.seat).slots += x.n;
  },
  show: { card: 'card', seat: 'seat', n: 'plain' },
  say: (n, x) => `${n.card} gives ${n.seat} ${many(x.n!, 'command slot')} at once.`,
});

/** Carries out a plan: command slots, repairs, research, and points for systems. Returns the cards to engage. */
export function carryOut(s: GeState, seat: Seat, picks: readonly Option[]): readonly CardId[] {
  const outlook = outlookOf(s, seat);
  const willBe = outlook.with(engagesOf(picks));
  const bill = billFor(s, outlook, picks);
  spend(s, seat, picks);
  const { production: p } = bill;
  const engaging = pile(s, seat, FLEET).filter(id => willBe(s, id));
  generated(s, {
    seat,
    points: pointsOf(p),
    declared: declaredIn(bill),
    slots: slotsLeft(bill),
    kept: keptOf(s, seat, bill, willBe),
  });
  payDebts(s, seat, p);
  for (const o of picks) if (o.verb === 'part') paidAlone(s, { card: o.a, seat, as: o.b });
  const fields = new Map<CardId, number>();
  for (const id of engaging) if (nodesOf(s, id) > 0 && isShip(s, id) && !isCombined(s, id)) fields.set(id, 0);
  const endings: Parameters<typeof applied>[1][] = [];
  // an answer may contain several objects that stand for one option
  const uses = new Map(picks.filter(o => o.verb === 'give').map(o => [optionId(o), o]));
  for (const o of uses.values()) {
    const n = named(picks, o);
    if (o.b === REPAIR) mend(s, o.a, n);
    else if (o.b === SHIELDS) mendShields(s, o.a, n);
    else if (ends(o.b)) endings.push({ card: o.a, seat, kind: endBy(s, o.a, o.b)?.kind ?? 'research', n });
    else allocated(s, { card: o.a, seat, use: o.b, n });
    if (o.b === FIELD) fields.set(o.a, n);
  }
  // the kinds are read before any of them is applied, because a use stands for the first kind that is left
  for (const x of endings) applied(s, { ...x, n: x.n + alreadyPaid(s, outlook, picks, x.card) });
  for (const [card, n] of fields) energise(s, card, n);
  return engaging;
}

/** Keeps left over points for the next turn if cards in play allow it. Points that were kept last turn are not kept again (B5 Data Bank). */
function keptOf(s: GeState, seat: Seat, bill: Bill, willBe: WillBe): Points {
  const kept: Partial<Record<PointKind, number>> = {};
  if (!stands(s, KIND['keeps points'])) return kept;
  const old = s.seats[seat]!.kept;
  eachStatic(
    s,
    KIND['keeps points'],
    (st, f) => {
      if (!meansSeat(s, st, f, seat)) return;
      const kind = st.what as PointKind;
      // some cards keep points for one turn; others keep them as long as they are in play, even when they cannot save more (C6 CFO)
      const most =
        st.n === null
          ? pointsOf(bill.production)[kind] - (old[kind] ?? 0)
          : willBe(s, f.self)
            ? Number.POSITIVE_INFINITY
            : (old[kind] ?? 0);
      const n = Math.min(leftOver(bill, kind), most);
      if (n > 0) kept[kind] = n;
    },
    -1,
    willBe,
  );
  return kept;
}
