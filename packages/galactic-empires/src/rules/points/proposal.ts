// The plan that the table proposes: engage cards, arm them, repair, and get rid of harmful cards (ge/allocation-phase/6).
import { type CardId, type Option, option, type Seat } from '@orrery/kernel';
import { defOf, sideOf, typeOf } from '../../card.ts';
import { gunsOn, POINT_KINDS } from '../../printed.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { damageOf, mendable } from '../damage/repair.ts';
import { DETECTION } from '../fleet/system-names.ts';
import { printedOutput } from '../fleet/terrain.ts';
import { hasFieldFor } from '../psy/psy-functions.ts';
import { isCrew, isCrewType, strengthOf } from '../table/definitions.ts';
import { allInPlay, cardsOn, sideAt } from '../table/stacks.ts';
import {
  allFree,
  alreadyPaid,
  clashes,
  demandOf,
  demandsFor,
  freely,
  healsAny,
  mayApply,
  usesOther,
} from './demands.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { type Bill, enterAll, enterMost, openBill } from './points.ts';
import { type Production, production, type Settled } from './production.ts';
import { isNothing } from './requirements.ts';
import { endsOf, FIELD, type Inlet, REPAIR, systemsOf, TEXT } from './uses.ts';

/** True for a card that changes the points of a fleet when it is engaged, by itself or through the cards on it. */
function produces(s: GeState, id: CardId): boolean {
  if (!isNothing(printedOutput(s, id))) return true;
  const { statics } = sideOf(s, id);
  if (statics.some(st => PRODUCING.has(st.kind))) return true;
  return cardsOn(s, id).some(x => !isCrew(s, x) && produces(s, x));
}
const PRODUCING = new Set<string>([
  'needs',
  'output',
  'makes',
  'fleet output',
  'shares',
  'diverts',
  'keeps points',
  'adds twice',
  'adds up',
]);

/** Returns the worth of an engaged card in points: its strength, its weapons, and a bonus for its type. */
function worth(s: GeState, id: CardId): number {
  const { source } = defOf(s, id);
  const type = typeOf(s, id);
  const base = strengthOf(s, id) + gunsOn(source);
  return type === 'S' || type === 'D' ? base + 4 : type === 'B' || type === 'F' || isCrewType(type) ? base + 2 : base;
}

const sum = (p: Production): number => {
  let n = p.restricted.reduce((k, r) => k + r.n, 0);
  for (const kind of POINT_KINDS) n += Math.max(0, p.free[kind] - p.drained[kind]);
  return n;
};

/** A plan that is being made. */
interface Draft {
  readonly s: GeState;
  readonly seat: Seat;
  readonly outlook: Outlook;
  /** points that cards generate whatever the plan engages */
  readonly settled: Settled;
  readonly heals: boolean;
  readonly picks: Option[];
  readonly chosen: Set<CardId>;
  readonly free: CardId[];
  bill: Bill;
}

/** Returns the account of a draft that engages these cards, or null if it cannot be paid. */
function reopened(d: Draft, chosen: ReadonlySet<CardId>): Bill | null {
  const { s, seat, outlook } = d;
  const bill = openBill(s, production(s, seat, outlook.with(chosen), d.settled), d.heals);
  for (const id of chosen)
    if (!d.free.includes(id) && !enterAll(bill, seat, demandsFor(id, outlook.needs(id, chosen)))) return null;
  return bill;
}

/** Engages a card that changes the points of the fleet, if the plan can still be paid. */
function engageProducer(d: Draft, id: CardId): boolean {
  const chosen = new Set(d.chosen).add(id);
  const bill = reopened(d, chosen);
  if (bill === null) return false;
  d.bill = bill;
  d.chosen.add(id);
  d.picks.push(option('engage', id));
  return true;
}

/** Engages a card that changes nothing else. */
function engageOther(d: Draft, id: CardId): boolean {
  if (!enterAll(d.bill, d.seat, demandsFor(id, d.outlook.needs(id, d.chosen)))) return false;
  d.chosen.add(id);
  d.picks.push(option('engage', id));
  return true;
}

/** Gives a use as many points as it takes and the fleet has left. */
function give(d: Draft, id: CardId, use: number, most: number): void {
  const n = enterMost(d.bill, d.seat, demandOf(d.s, id, use, most));
  const o = option('give', id, use);
  for (let k = 0; k < n; k++) d.picks.push(o);
}

/** Returns a plan that most players would make (ge/allocation-phase/6). It is always legal. */
export function proposePlan(s: GeState, seat: Seat): Option[] {
  const outlook = outlookOf(s, seat);
  const needy: CardId[] = [];
  for (const [id, { is }] of outlook.prospects) if (is === 'needs') needy.push(id);
  const heals = healsAny(s, seat);
  const none = new Set<CardId>();
  const settled = outlook.settled();
  const bill = openBill(s, production(s, seat, outlook.with(none), settled), heals);
  const d: Draft = { s, seat, outlook, settled, heals, picks: [], chosen: none, free: [], bill };
  waive(d, needy);
  const producers: { id: CardId; gain: number }[] = [];
  const rest: { id: CardId; gain: number }[] = [];
  const before = sum(d.bill.production);
  for (const id of needy) {
    if (d.chosen.has(id)) continue;
    let cost = 0;
    const needs = outlook.needs(id, d.chosen) ?? {};
    for (const kind of POINT_KINDS) cost += needs[kind] ?? 0;
    if (produces(s, id))
      producers.push({
        id,
        gain: sum(production(s, seat, outlook.with(new Set(d.chosen).add(id)), settled)) - before - cost,
      });
    else rest.push({ id, gain: worth(s, id) / cost });
  }
  producers.sort((a, b) => b.gain - a.gain);
  const late = producers.filter(({ id }) => !engageProducer(d, id));
  // points of one card may pay for another that came earlier in the list
  if (late.length < producers.length) for (const { id } of late) engageProducer(d, id);
  rest.sort((a, b) => b.gain - a.gain);
  for (const { id } of rest) engageOther(d, id);
  spend(d);
  return d.picks;
}

/** Lets texts engage cards without their points. The cards with the highest needs come first. */
function waive(d: Draft, needy: readonly CardId[]): void {
  const { s, seat, outlook } = d;
  const list = needy.filter(id => freely(s, seat, id).length > 0);
  if (list.length === 0) return;
  const cost = (id: CardId): number => demandsFor(id, outlook.needs(id, d.chosen)).reduce((n, x) => n + x.n, 0);
  for (const id of list.sort((a, b) => cost(b) - cost(a))) {
    if (!allFree(s, seat, [...d.free, id])) continue;
    d.free.push(id);
    d.chosen.add(id);
    d.picks.push(option('free', id));
  }
  if (d.free.length > 0) d.bill = reopened(d, d.chosen)!;
}

/**
 * Spends the points that are left: first on fields, then on weapons and systems, on getting rid of harmful cards, on repair, and on uses in texts.
 */
function spend(d: Draft): void {
  const { s, seat } = d;
  const willBe = d.outlook.with(d.chosen);
  const uses: { id: CardId; inlet: Inlet }[] = [];
  for (const id of pile(s, seat, FLEET)) {
    const inlets = systemsOf(s, id);
    if (inlets.length > 0 && willBe(s, id)) for (const inlet of inlets) uses.push({ id, inlet });
  }
  for (const { id, inlet } of uses) if (inlet.use === FIELD) give(d, id, FIELD, inlet.max);
  for (const { id, inlet } of uses) {
    if (inlet.use === FIELD || inlet.use >= TEXT) continue;
    if (!clashes(s, d.picks, id, inlet.use)) give(d, id, inlet.use, inlet.max);
  }
  for (const id of allInPlay(s)) {
    // cards at your own fleet, or cards that help another player; not cards that harm a third player
    const at = sideAt(s, id);
    if (at !== seat && at !== s.cards[id]!.controller) continue;
    for (const { use, kind, n: all } of endsOf(s, id)) {
      if (!mayApply(s, seat, id, kind)) continue;
      const n = all - alreadyPaid(s, d.outlook, d.picks, id);
      if (!sideOf(s, id).ends?.atOnce) give(d, id, use, n);
      else if (enterAll(d.bill, seat, [demandOf(s, id, use, n)]))
        for (let k = n; k > 0; k--) d.picks.push(option('give', id, use));
    }
  }
  for (const id of pile(s, seat, FLEET)) if (mendable(s, id)) give(d, id, REPAIR, damageOf(s, id));
  for (const { id, inlet } of uses) {
    if (inlet.use < TEXT || usesOther(s, d.picks, id, inlet.use) || !hasFieldFor(s, seat, id, inlet.use, willBe))
      continue;
    if (inlet.use !== DETECTION) give(d, id, inlet.use, inlet.max);
    // less than all of it detects nothing
    else if (enterAll(d.bill, seat, [demandOf(s, id, inlet.use, inlet.max)]))
      for (let k = inlet.max; k > 0; k--) d.picks.push(option('give', id, inlet.use));
  }
}
