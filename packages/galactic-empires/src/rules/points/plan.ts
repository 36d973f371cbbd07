// Judges a plan of the Allocation Phase: the cards it engages, its cost, the points left over (ge/allocation-phase/8, ge/command/7).
import {
  type CardId,
  inWords,
  many,
  named,
  type Option,
  option,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { sideOf } from '../../card.ts';
import { POINT_KINDS, type PointKind, type Points } from '../../printed.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { damageOf } from '../damage/repair.ts';
import { type Component, judgeComponents, needsOfComponent } from '../empire/krebiz-components.ts';
import { isCrew } from '../table/definitions.ts';
import { allFree, alreadyPaid, clashes, demandOf, demandsFor, healsAny, timesOf, usesOther } from './demands.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import {
  type Bill,
  type Demand,
  declaredIn,
  enter,
  judgeBill,
  leftOver,
  openBill,
  swapped,
  wantedOf,
} from './points.ts';
import { type Production, production } from './production.ts';
import { playsFor, withSpent } from './spending.ts';
import { ends, MAGNIFIER, mends, REPAIR, SHIELDS, TEXT } from './uses.ts';

const DISENGAGED = refuse('ge/allocation-phase/8', 'Engage that card before you give it other points.');

const ONE_DISCIPLINE = refuse('ge/psy-rules/11', 'That card uses one of its disciplines in a turn, and not both.');

const DETONATOR = refuse(
  'ge/ship-systems/7',
  'You cannot arm its hyperspace detonator and its phaser magnifier on the same turn.',
);

const AT_ONCE = refuse('ge/crucial-rules/1', 'You must apply all the points that end that card in one turn, or none.');

const TWICE = refuse('ge/allocation-phase/6', 'You can engage a card only once.');

const MENDED = refuse('ge/points/6', 'That card has less damage than the repair points that you give it.');

const SPENT_ONCE = refuse('ge/allocation-phase/6', 'You can spend a card only once.');

const NO_PLAYS = refuse('ge/play-cards-phase/1', 'You do not have enough Card Plays left this turn.');

const NOT_FREE = refuse('ge/crucial-rules/1', 'No card in play lets you engage so many cards without their points.');

/** Writes points in words, as in `2 supply and 1 energy`, or `no points`. */
export function tellPoints(points: Points): string {
  const parts = POINT_KINDS.flatMap(kind => (points[kind] ? [`${points[kind]} ${kind}`] : []));
  return parts.length === 0 ? 'no points' : inWords(parts);
}

/** Returns all points of a production by kind, except those that go to other players' cards. */
export function pointsOf({ free, restricted, drained }: Production): Record<PointKind, number> {
  const all = { ...free };
  for (const kind of POINT_KINDS) all[kind] = Math.max(0, all[kind] - drained[kind]);
  for (const r of restricted) all[r.kind] += r.n;
  return all;
}

/** Returns the points that a fleet generates from the cards that need no points and the cards that were engaged last turn. */
export const standingPoints = (s: GeState, seat: Seat): Points =>
  pointsOf(
    production(
      s,
      seat,
      outlookOf(s, seat).with(new Set(pile(s, seat, FLEET).filter(id => s.cards[id]!.engaged === 1))),
    ),
  );

/** Writes the result of a plan: points used, economy that replaces others, and points lost. */
export function tellPlan(s: GeState, seat: Seat, picks: readonly Option[]): string {
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
  const swap = swapped(bill);
  return `You use ${tellPoints(used)}${Object.keys(declared).length > 0 ? `, with economy as ${tellPoints(declared)}` : ''}${swap > 0 ? `, with supply as ${swap} economy` : ''}. You have ${tellPoints(left)} left.${parted > 0 ? ` ${many(parted, 'ship')} must separate before you play cards.` : ''}`;
}

/** Returns the points of each kind that a plan leaves; none below 0, because a plan need not be legal yet. */
export function leftByPlan(s: GeState, seat: Seat, picks: readonly Option[]): Points {
  const bill = billFor(s, outlookOf(s, seat), picks);
  return Object.fromEntries(
    POINT_KINDS.map(kind => [kind, Math.max(0, kind === 'command' ? slotsLeft(bill) : leftOver(bill, kind))]),
  );
}

/** Returns the cards that a plan engages, with or without their points. */
export const engagesOf = (picks: readonly Option[]): Set<CardId> =>
  new Set(picks.flatMap(o => (o.verb === 'engage' || o.verb === 'free' ? [o.a] : [])));

/** Returns the account of a plan. */
export function billFor(s: GeState, outlook: Outlook, picks: readonly Option[]): Bill {
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

/** Returns the rule that a plan breaks as a whole, or null if it is legal. */
export function judgePlan(s: GeState, seat: Seat, picks: readonly Option[]): Refusal | null {
  const outlook = outlookOf(s, seat);
  const willBe = outlook.with(engagesOf(picks));
  const free = picks.flatMap(o => (o.verb === 'free' ? [o.a] : []));
  if (free.some(id => picks.some(o => o.verb === 'engage' && o.a === id))) return TWICE;
  if (free.length > 0 && !allFree(s, seat, free)) return NOT_FREE;
  for (const o of picks) {
    if (o.verb !== 'give' || ends(o.b)) continue;
    if (o.b === SHIELDS && named(picks, o) + named(picks, option('give', o.a, REPAIR)) > damageOf(s, o.a))
      return MENDED;
    if (mends(o.b)) continue;
    if (!willBe(s, o.a) && !isCrew(s, o.a)) return DISENGAGED;
    if (o.b === MAGNIFIER && clashes(s, picks, o.a, MAGNIFIER)) return DETONATOR;
    if (o.b >= TEXT && usesOther(s, picks, o.a, o.b)) return ONE_DISCIPLINE;
  }
  const parted = picks.filter(o => o.verb === 'part');
  if (parted.some(o => picks.some(x => x !== o && x.a === o.a && ENGAGES.has(x.verb)))) return TWICE;
  if (playsFor(s, seat, picks) + parted.length > s.seats[seat]!.plays) return NO_PLAYS;
  if (
    new Set(picks.flatMap(o => (o.verb === 'spend' ? [o.a] : []))).size < picks.filter(o => o.verb === 'spend').length
  )
    return SPENT_ONCE;
  for (const o of picks)
    if (o.verb === 'give' && ends(o.b) && sideOf(s, o.a).ends?.atOnce) {
      if (named(picks, o) < timesOf(s, o) - alreadyPaid(s, outlook, picks, o.a)) return AT_ONCE;
    }
  const bill = billFor(s, outlook, picks);
  return judgeBill(bill) ?? (parted.length === 0 ? null : judgeComponents(s, seat, parted, slotsLeft(bill)));
}

/** Returns the options that engage a card or a part of it. */
const ENGAGES = new Set(['engage', 'free', 'part']);

/** Returns the command slots that an account leaves: command points that nothing drains or uses (ge/command/7, ge/command/8). */
export const slotsLeft = (bill: Bill): number =>
  bill.production.free.command - bill.production.drained.command - wantedOf(bill, 'command');
