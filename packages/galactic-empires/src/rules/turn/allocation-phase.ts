import {
  ask,
  type CardId,
  inWords,
  type Menu,
  many,
  named,
  type Option,
  option,
  optionId,
  ownCard,
  ownSeat,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { defOf, KIND, sideOf, typeOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { POINT_KINDS, type PointKind, type Points } from '../../printed.ts';
import { FLEET, type GeState, inPlay, pile } from '../../state.ts';
import { repaired } from '../damage/damage.ts';
import {
  COMPONENTS,
  type Component,
  componentsOf,
  judgeComponents,
  needsOfComponent,
  paidAlone,
} from '../empire/krebiz-components.ts';
import {
  allFree,
  clashes,
  demandOf,
  demandsFor,
  freely,
  healsAny,
  mayApply,
  mendable,
  timesOf,
} from '../points/demands.ts';
import { type Outlook, outlookOf } from '../points/outlook.ts';
import { type Production, production, type WillBe } from '../points/output.ts';
import {
  type Bill,
  type Demand,
  declaredIn,
  enter,
  judgeBill,
  leftOver,
  openBill,
  wantedOf,
} from '../points/points.ts';
import { proposePlan } from '../points/proposal.ts';
import { gainOf, playsFor, spend, spendables, spendLabel, withSpent } from '../points/spending.ts';
import { APPLY, FIELD, fieldLimit, MAGNIFIER, REPAIR, systemsOf, toEnd, useLabel } from '../points/uses.ts';
import { isCombined, isShip, needsOf, nodesOf } from '../table/definitions.ts';
import { cardLabel, cardNote } from '../table/labels.ts';
import { allInPlay, eachStatic, meansSeat, stands } from '../texts/standing.ts';

// Allocation (ge/allocation-phase): one plan that says which cards are engaged and what else is given, judged as a whole

const DISENGAGED = refuse('ge/allocation-phase/8', 'A card that does not get all that it needs gets nothing besides.');
const DETONATOR = refuse(
  'ge/ship-systems/7',
  'A unit does not arm its hyperspace detonator on a turn on which its phaser magnifier is armed.',
);
const AT_ONCE = refuse(
  'ge/crucial-rules/1',
  'All points that it takes to be rid of that card are applied in one turn, or none.',
);
const TWICE = refuse('ge/allocation-phase/6', 'That card is engaged once: for its points, or by a text for none.');
const SPENT_ONCE = refuse('ge/allocation-phase/6', 'A card is spent once.');
const NO_PLAYS = refuse('ge/play-cards-phase/1', 'You have not so many Card Plays left this turn.');
const NOT_FREE = refuse('ge/crucial-rules/1', 'No text in play engages so many cards without their points.');

const menu: Menu<GeState> = {
  name: 'allocation',
  list(s, f) {
    const out: Option[] = [];
    const { prospects } = outlookOf(s, f.you);
    for (const [id, { is }] of prospects) {
      if (is !== 'needs') continue;
      out.push(option('engage', id));
      if (freely(s, f.you, id).length > 0) out.push(option('free', id));
      if (defOf(s, id).source.parts !== undefined) out.push(...componentsOf(s, f.you, id));
    }
    for (const id of pile(s, f.you, FLEET)) {
      for (const { use } of systemsOf(s, id)) out.push(option('give', id, use));
      if (mendable(s, id)) out.push(option('give', id, REPAIR));
    }
    for (const id of allInPlay(s))
      if (toEnd(s, id) !== null && mayApply(s, f.you, id)) out.push(option('give', id, APPLY));
    out.push(...spendables(s, f.you));
    return out;
  },
  some(s, f) {
    for (const { is } of outlookOf(s, f.you).prospects.values()) if (is === 'needs') return true;
    return menu.list(s, f, f.you).some(o => timesOf(s, o) > 0);
  },
  label: (s, _f, o, seat) =>
    o.verb === 'engage'
      ? brief(`Engage ${cardLabel(s, o.a, seat)} (${tellPoints(needsOf(s, o.a) ?? {})})`)
      : o.verb === 'part'
        ? brief(
            `Engage the ${COMPONENTS[o.b as Component]} of ${cardLabel(s, o.a, seat)} (${tellPoints(needsOfComponent(s, o.a, o.b as Component) ?? {})})`,
          )
        : o.verb === 'free'
          ? `Engage ${cardLabel(s, o.a, seat)} without its points`
          : o.verb === 'spend'
            ? brief(spendLabel(s, o, tellPoints(gainOf(s, o))))
            : brief(useLabel(s, o.a, o.b)),
  prompt: (s, f) => `Allocate ${tellPoints(standingPoints(s, f.you))}.`,
  stakes: () =>
    'What is engaged can act this turn; points that are left over are lost. Economy can stand in for any other kind but command.',
  rule: 'ge/allocation-phase/6',
  note: (s, _f, o, seat) =>
    o.verb === 'part'
      ? 'alone: in Play Cards Phase A the ship must part, for a Card Play, and then it is engaged'
      : cardNote(s, o.a, seat),
  card: (s, _f, o) => titleOf(s, o.a),
  proposal: (s, f) => proposePlan(s, f.you),
  sum: (s, f, _seat, picks) => tellPlan(s, f.you, picks),
};

/** Points in words: `2 supply and 1 energy`; `no points` for none. */
export function tellPoints(points: Points): string {
  const parts = POINT_KINDS.flatMap(kind => (points[kind] ? [`${points[kind]} ${kind}`] : []));
  return parts.length === 0 ? 'no points' : inWords(parts);
}

/** All points of a production by kind, without those that go to cards of others. */
function pointsOf({ free, restricted, drained }: Production): Record<PointKind, number> {
  const all = { ...free };
  for (const r of restricted) all[r.kind] += r.n;
  for (const kind of POINT_KINDS) all[kind] = Math.max(0, all[kind] - drained[kind]);
  return all;
}

/** What the fleet generates with everything engaged that needs no points, or was engaged last turn. */
const standingPoints = (s: GeState, seat: Seat): Points =>
  pointsOf(
    production(
      s,
      seat,
      outlookOf(s, seat).with(new Set(pile(s, seat, FLEET).filter(id => s.cards[id]!.engaged === 1))),
    ),
  );

/** What a plan comes to: what of each kind it uses, what economy stands in for, what is left over and lost. */
function tellPlan(s: GeState, seat: Seat, picks: readonly Option[]): string {
  const bill = billFor(s, outlookOf(s, seat), picks);
  const refusal = judgeBill(bill);
  if (refusal !== null) return refusal.text;
  const used: Partial<Record<PointKind, number>> = {};
  const left: Partial<Record<PointKind, number>> = {};
  for (const kind of POINT_KINDS) {
    used[kind] = wantedOf(bill, kind);
    if (kind !== 'command') left[kind] = leftOver(bill, kind);
  }
  const declared = declaredIn(bill);
  const parted = picks.filter(o => o.verb === 'part').length;
  return `It uses ${tellPoints(used)}${Object.keys(declared).length > 0 ? `, with economy as ${tellPoints(declared)}` : ''}; ${tellPoints(left)} left over.${parted > 0 ? ` ${many(parted, 'ship')} must part before anything is played.` : ''}`;
}

/** The cards that a plan engages, for their points or for none. */
const engagesOf = (picks: readonly Option[]): Set<CardId> =>
  new Set(picks.flatMap(o => (o.verb === 'engage' || o.verb === 'free' ? [o.a] : [])));

/** The account of a plan. */
function billFor(s: GeState, outlook: Outlook, picks: readonly Option[]): Bill {
  const { seat } = outlook;
  const chosen = engagesOf(picks);
  const bill = openBill(
    s,
    withSpent(s, production(s, seat, outlook.with(chosen), outlook.settled()), picks),
    healsAny(s, seat),
  );
  const given = new Map<string, Demand & { n: number }>();
  for (const o of picks) {
    if (o.verb === 'engage') for (const d of demandsFor(o.a, outlook.needs(o.a, chosen))) enter(bill, seat, d);
    else if (o.verb === 'part')
      for (const d of demandsFor(o.a, needsOfComponent(s, o.a, o.b as Component))) enter(bill, seat, d);
    else if (o.verb === 'give') {
      const key = `${o.a}:${o.b}`;
      const before = given.get(key);
      if (before !== undefined) before.n++;
      else given.set(key, demandOf(s, o.a, o.b, 1));
    }
  }
  for (const d of given.values()) enter(bill, seat, d);
  return bill;
}

/** The rule that a plan breaks as a whole; null where it is legal. */
function judgePlan(s: GeState, seat: Seat, picks: readonly Option[]): Refusal | null {
  const outlook = outlookOf(s, seat);
  const willBe = outlook.with(engagesOf(picks));
  const free = picks.flatMap(o => (o.verb === 'free' ? [o.a] : []));
  if (free.some(id => picks.some(o => o.verb === 'engage' && o.a === id))) return TWICE;
  if (free.length > 0 && !allFree(s, seat, free)) return NOT_FREE;
  for (const o of picks) {
    if (o.verb !== 'give' || o.b === REPAIR || o.b === APPLY) continue;
    if (!willBe(s, o.a) && typeOf(s, o.a) !== 'C') return DISENGAGED;
    if (o.b === MAGNIFIER && clashes(s, picks, o.a, MAGNIFIER)) return DETONATOR;
  }
  const parted = picks.filter(o => o.verb === 'part');
  if (parted.some(o => picks.some(x => x !== o && x.a === o.a && ENGAGES.has(x.verb)))) return TWICE;
  if (playsFor(s, seat, picks) + parted.length > s.seats[seat]!.plays) return NO_PLAYS;
  if (
    new Set(picks.flatMap(o => (o.verb === 'spend' ? [o.a] : []))).size < picks.filter(o => o.verb === 'spend').length
  )
    return SPENT_ONCE;
  for (const o of picks)
    if (o.verb === 'give' && o.b === APPLY && sideOf(s, o.a).ends?.atOnce && named(picks, o) < timesOf(s, o))
      return AT_ONCE;
  const bill = billFor(s, outlook, picks);
  return judgeBill(bill) ?? (parted.length === 0 ? null : judgeComponents(s, seat, parted, slotsLeft(bill)));
}

/** What engages a card, or a part of it. */
const ENGAGES = new Set(['engage', 'free', 'part']);

/** The command slots that an account leaves: command points that nothing drains or uses (ge/command/7, ge/command/8). */
const slotsLeft = (bill: Bill): number =>
  bill.production.free.command - bill.production.drained.command - wantedOf(bill, 'command');

/** Points are allocated to a card: what it can do with them stands in `given` until the next turn. */
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

/** Points are applied to be rid of a card. */
export const applied = facts.define<{ card: CardId; seat: Seat; kind: PointKind; n: number }>('applied', {
  apply(s, x) {
    ownCard(s, x.card).applied += x.n;
  },
  unsettles: true,
  show: { card: 'card', seat: 'seat', kind: 'plain', n: 'plain' },
  say: (n, x) => `${n.seat} applies ${x.n} ${x.kind} to ${n.card}.`,
});

/** The field of a Mechad ship is energised anew (ge/empire-mechad/1, ge/empire-mechad/4). */
export const energised = facts.define<{ card: CardId; emf: number }>('energised', {
  apply(s, x) {
    ownCard(s, x.card).emf = x.emf;
  },
  show: { card: 'card', emf: 'plain' },
  say: (n, x) => `${n.card} has a field of strength ${x.emf}.`,
});

/** What is generated this turn, and what economy was declared as (ge/points: economy); command slots are made of it (ge/command/7, ge/command/8). */
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
    `${n.seat} generates ${tellPoints(x.points!)}${Object.keys(x.declared!).length > 0 ? `, and declares economy as ${tellPoints(x.declared!)}` : ''}${Object.keys(x.kept!).length > 0 ? `; ${tellPoints(x.kept!)} are kept for the next turn` : ''}.`,
});

/** Carries out a plan: command slots, repairs, research, and what systems are given. Gives the cards that are to be engaged. */
function carryOut(s: GeState, seat: Seat, picks: readonly Option[]): readonly CardId[] {
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
  for (const o of picks) if (o.verb === 'part') paidAlone(s, { card: o.a, seat, as: o.b });
  const fields = new Map<CardId, number>();
  for (const id of engaging) if (nodesOf(s, id) > 0 && isShip(s, id) && !isCombined(s, id)) fields.set(id, 0);
  // an answer may name one option by several objects
  const uses = new Map(picks.filter(o => o.verb === 'give').map(o => [optionId(o), o]));
  for (const o of uses.values()) {
    const n = named(picks, o);
    if (o.b === REPAIR) mend(s, o.a, n);
    else if (o.b === APPLY) applied(s, { card: o.a, seat, kind: toEnd(s, o.a)?.kind ?? 'research', n });
    else allocated(s, { card: o.a, seat, use: o.b, n });
    if (o.b === FIELD) fields.set(o.a, n);
  }
  // the field of an engaged ship is as strong as the energy given to it now makes it (ge/empire-mechad/7)
  for (const [card, n] of fields) {
    const emf = Math.min(fieldLimit(s, card), n * nodesOf(s, card));
    if (emf !== s.cards[card]!.emf) energised(s, { card, emf });
  }
  return engaging;
}

/** Points left over that cards in play keep for the next turn; what was kept of the last one is not kept again (B5 Data Bank). */
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
      // some keep for one turn, some for as long as they are there, and then what is saved though they cannot save more (C6 CFO)
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

/** Repairs so many points of damage: structure first, then shields. */
export function mend(s: GeState, card: CardId, n: number): void {
  if (!inPlay(s, card)) return;
  const { damage, lasting, shieldDamage } = s.cards[card]!;
  const structure = Math.min(n, damage - lasting);
  const shields = Math.min(n - structure, shieldDamage);
  if (structure + shields > 0) repaired(s, { card, structure, shields });
}

/** Points are allocated (ge/allocation-phase/6): the plan, and what the others make of it, stand in the frame of the turn. */
export const allocate = ask<GeState>(
  v,
  'allocate points',
  {
    who: (_s, f) => [f.you],
    menu,
    min: () => 0,
    max: () => 999,
    plan: {
      times: (s, _f, _seat, o) => timesOf(s, o),
      check: (s, f, _seat, picks) => judgePlan(s, f.you, picks),
    },
  },
  (s, f, picks) => {
    f.l.repairs = picks[0]!.flatMap(o => (o.verb === 'give' && o.b === REPAIR ? [o.a] : []));
    f.l.engaging = carryOut(s, f.you, picks[0]!);
  },
);
