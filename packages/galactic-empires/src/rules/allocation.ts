import {
  ask,
  type CardId,
  type Menu,
  named,
  type Option,
  option,
  ownCard,
  ownSeat,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { defOf, sideOf, typeOf } from '../card.ts';
import { facts, v } from '../language.ts';
import { titleOf } from '../names.ts';
import { POINT_KINDS, type PointKind, type Points } from '../printed.ts';
import { FLEET, type GeState, inPlay, pile } from '../state.ts';
import { repaired } from './damage.ts';
import { APPLY, FIELD, fieldLimit, REPAIR, systemsOf, toEnd, useLabel } from './inlets.ts';
import { cardLabel, cardNote } from './labels.ts';
import { type Production, production, restrictionOf } from './points.ts';
import { allInPlay, isUnder, reaches, reading, sideAt, works } from './standing.ts';
import { isUnit, needsOf, nodesOf, slotsUsed } from './statistics.ts';
import { understands } from './technology.ts';

// Allocation (ge/allocation-phase): one plan that says which cards are engaged and what else is given, judged as a whole

const NO_COMMAND = refuse(
  'ge/command/13',
  'Cards in command slots get their command points first, and not enough are left.',
);
const DISENGAGED = refuse('ge/allocation-phase/8', 'A card that does not get all that it needs gets nothing besides.');
const TOO_MANY = (kind: PointKind): Refusal =>
  refuse(
    'ge/allocation-phase/6',
    `Your fleet does not generate enough ${kind} for that, and your economy does not make up for it.`,
  );
const AT_ONCE = refuse(
  'ge/crucial-rules/1',
  'All points that it takes to be rid of that card are applied in one turn, or none.',
);
const REFUSALS = Object.fromEntries(POINT_KINDS.map(kind => [kind, TOO_MANY(kind)])) as Record<PointKind, Refusal>;

/** True for a card that may be engaged at all: nothing forbids it, and it has what it must be engaged with (ge/equipment/5, ge/disengaged/5). */
export const mayEngage = (s: GeState, id: CardId): boolean =>
  !isUnder(s, 'disengaged', id) &&
  (defOf(s, id).source.technology === undefined || understands(s, id, s.cards[id]!.on));

/** Whether a card will be engaged if a plan engages these besides the cards that need no points. */
export const engagedBy =
  (chosen: ReadonlySet<CardId>) =>
  (s: GeState, id: CardId): boolean => {
    const card = s.cards[id]!;
    if (!mayEngage(s, id)) return false;
    if (isUnder(s, 'stays engaged', id)) return true;
    // cards of other players are as they are now
    if (card.controller !== s.turnOf) return works(s, id);
    if (needsOf(s, id) !== null && !chosen.has(id)) return false;
    if (card.on < 0) return true;
    const type = typeOf(s, id);
    // an ability works on an engaged crew, non-passive equipment on an engaged unit
    if (type === 'A' || type === 'E') return !leansOn(s, id) || engagedBy(chosen)(s, card.on);
    return true;
  };

/** True for a card that works only while what it lies on is engaged (ge/disengaged/5, /6). */
const leansOn = (s: GeState, id: CardId): boolean => {
  const type = typeOf(s, id);
  return type === 'A' ? typeOf(s, s.cards[id]!.on) !== 'T' : type === 'E';
};

/** The cards of a player that need points to be engaged, and may be. */
const engageable = (s: GeState, seat: Seat): CardId[] =>
  pile(s, seat, FLEET).filter(id => needsOf(s, id) !== null && mayEngage(s, id));

/** What a card can have repaired, or healed. */
const damageOf = (s: GeState, id: CardId): number => {
  const { damage, lasting, shieldDamage } = s.cards[id]!;
  return damage - lasting + shieldDamage;
};

const HEALED = new Set(['D', 'M', 'P']);

const menu: Menu<GeState> = {
  name: 'allocation',
  list(s, f) {
    const out: Option[] = [];
    for (const id of engageable(s, f.you)) out.push(option('engage', id));
    for (const id of pile(s, f.you, FLEET)) {
      for (const { use } of systemsOf(s, id)) out.push(option('give', id, use));
      if (damageOf(s, id) > 0 && (isUnit(s, id) || typeOf(s, id) === 'T')) out.push(option('give', id, REPAIR));
    }
    for (const id of allInPlay(s))
      if (toEnd(s, id) !== null && mayApply(s, f.you, id)) out.push(option('give', id, APPLY));
    return out;
  },
  label: (s, _f, o, seat) =>
    o.verb === 'engage'
      ? `Engage ${cardLabel(s, o.a, seat)} (${tellPoints(needsOf(s, o.a) ?? {})})`
      : useLabel(s, o.a, o.b),
  prompt: (s, f) => `Where do your points go? You have ${tellPoints(standingPoints(s, f.you))}.`,
  stakes: () =>
    'What is engaged can act this turn; points that are left over are lost. Economy can stand in for any other kind but command.',
  rule: 'ge/allocation-phase/6',
  note: (s, _f, o, seat) => cardNote(s, o.a, seat),
  card: (s, _f, o) => titleOf(s, o.a),
  proposal: (s, f) => proposePlan(s, f.you),
};

/**
 * Whether a player may apply points to be rid of a card: any of another player, for points go where their player wishes. One that keeps a stack
 * apart takes those of that stack alone (H9 Dimensional Portal).
 */
const mayApply = (s: GeState, seat: Seat, id: CardId): boolean =>
  s.cards[id]!.controller !== seat && (reaches(s, -1, id) || sideAt(s, id) === seat);

/** Points in words: `2 supply and 1 energy`; `no points` for none. */
export function tellPoints(points: Points): string {
  const parts = POINT_KINDS.flatMap(kind => (points[kind] ? [`${points[kind]} ${kind}`] : []));
  return parts.length === 0
    ? 'no points'
    : parts.length === 1
      ? parts[0]!
      : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** What the fleet generates with everything engaged that needs no points, or was engaged last turn. */
function standingPoints(s: GeState, seat: Seat): Points {
  const { free, restricted } = production(
    s,
    seat,
    engagedBy(new Set(pile(s, seat, FLEET).filter(id => s.cards[id]!.engaged === 1))),
  );
  const all = { ...free };
  for (const r of restricted) all[r.kind] += r.n;
  return all;
}

/** The cards that a plan engages. */
const engagesOf = (picks: readonly Option[]): Set<CardId> =>
  new Set(picks.flatMap(o => (o.verb === 'engage' ? [o.a] : [])));

/** What is wanted of one kind for one card. */
interface Demand {
  readonly card: CardId;
  readonly kind: PointKind;
  readonly n: number;
  readonly use: number;
}

/** What a plan wants, in the order in which it names things. */
function demandsOf(s: GeState, picks: readonly Option[]): Demand[] {
  const out: Demand[] = [];
  for (const o of picks) {
    if (o.verb === 'engage') {
      const needs = needsOf(s, o.a) ?? {};
      for (const kind in needs) out.push({ card: o.a, kind: kind as PointKind, n: needs[kind as PointKind]!, use: -1 });
    } else out.push({ card: o.a, kind: kindOfUse(s, o.a, o.b), n: 1, use: o.b });
  }
  return out;
}

/** The kind of points that a use of a card wants. */
function kindOfUse(s: GeState, id: CardId, use: number): PointKind {
  if (use === REPAIR) return 'repair';
  if (use === APPLY) return toEnd(s, id)?.kind ?? 'research';
  return systemsOf(s, id).find(x => x.use === use)?.kind ?? 'energy';
}

/**
 * Pays what a plan wants out of what the fleet generates: restricted points first, then points of the kind, then economy in their place.
 * Gives what economy was declared as, or the kind of which there is too little.
 */
function settleBill(
  s: GeState,
  p: Production,
  demands: readonly Demand[],
): { readonly short: PointKind | null; readonly declared: Points } {
  const free = { ...p.free };
  const restricted = p.restricted.map(r => ({ ...r }));
  const declared: Record<string, number> = {};
  let economy = 0;
  for (const d of demands) {
    let n = d.n;
    for (const r of restricted) {
      if (n === 0) break;
      if (r.kind !== d.kind || r.n === 0) continue;
      const fits = restrictionOf(s, r.from, r.kind);
      if (!reaches(s, r.from, d.card) || (fits !== null && !fits(s, d.card, reading(s, r.from)))) continue;
      const k = Math.min(n, r.n);
      r.n -= k;
      n -= k;
    }
    // general repair points do not heal (ge/points: repair point, healing point); economy heals all beings but monsters
    const heals = d.use === REPAIR && HEALED.has(typeOf(s, d.card));
    if (!heals && reaches(s, -1, d.card)) {
      const k = Math.min(n, free[d.kind]);
      free[d.kind] -= k;
      n -= k;
    }
    if (n === 0) continue;
    // what the fleet generates does not reach what is apart from it
    if (!reaches(s, -1, d.card)) return { short: d.kind, declared };
    if (d.kind === 'command' || d.kind === 'economy' || (heals && typeOf(s, d.card) === 'M'))
      return { short: d.kind, declared };
    declared[d.kind] = (declared[d.kind] ?? 0) + n;
    economy += n;
    if (economy > free.economy) return { short: d.kind, declared };
  }
  if (economy > free.economy) return { short: 'economy', declared };
  return { short: null, declared };
}

/** The rule that a plan breaks as a whole; null where it is legal. */
function judgePlan(s: GeState, seat: Seat, picks: readonly Option[]): Refusal | null {
  const chosen = engagesOf(picks);
  const willBe = engagedBy(chosen);
  for (const o of picks)
    if (o.verb === 'give' && o.b !== REPAIR && o.b !== APPLY && !willBe(s, o.a) && typeOf(s, o.a) !== 'C')
      return DISENGAGED;
  for (const o of picks)
    if (o.verb === 'give' && o.b === APPLY && sideOf(s, o.a).ends?.atOnce && named(picks, o) < timesOf(s, o))
      return AT_ONCE;
  const demands = demandsOf(s, picks);
  // economy wanted as such comes before what it stands in for
  demands.sort((a, b) => Number(b.kind === 'economy') - Number(a.kind === 'economy'));
  const p = production(s, seat, willBe);
  // occupied slots have their command points before any card that needs some (ge/command/13)
  p.free.command -= slotsUsed(s, seat);
  const { short } = settleBill(s, p, demands);
  return short === null ? null : short === 'command' ? NO_COMMAND : REFUSALS[short];
}

/** How often a plan may name an option. */
function timesOf(s: GeState, o: Option): number {
  if (o.verb === 'engage') return 1;
  if (o.b === REPAIR) return damageOf(s, o.a);
  if (o.b === APPLY) return toEnd(s, o.a)?.n ?? 0;
  return systemsOf(s, o.a).find(x => x.use === o.b)?.max ?? 0;
}

/** Which cards are engaged first where there is not enough for all: what generates, then the strong. */
const worth = (s: GeState, id: CardId): number => {
  const type = typeOf(s, id);
  return (
    (type === 'T' ? 40 : type === 'B' || type === 'C' ? 30 : type === 'S' || type === 'D' ? 20 : 10) +
    (needsOf(s, id) === null ? 5 : 0)
  );
};

/** A plan that most would make: engage what can be, arm it, put the rest into repair and into being rid of what harms. */
export function proposePlan(s: GeState, seat: Seat): Option[] {
  const picks: Option[] = [];
  const tryOne = (o: Option): boolean => {
    picks.push(o);
    if (judgePlan(s, seat, picks) === null) return true;
    picks.pop();
    return false;
  };
  const order = engageable(s, seat).sort((a, b) => worth(s, b) - worth(s, a));
  for (const id of order) tryOne(option('engage', id));
  // what one card generates may pay for another that came before it
  for (const id of order) if (!picks.some(o => o.a === id)) tryOne(option('engage', id));
  const willBe = engagedBy(engagesOf(picks));
  const all = (o: Option) => {
    for (let n = timesOf(s, o); n > 0; n--) if (!tryOne(o)) return;
  };
  const whole = (o: Option) => {
    const n = timesOf(s, o);
    for (let i = 0; i < n; i++) picks.push(o);
    if (judgePlan(s, seat, picks) !== null) picks.length -= n;
  };
  for (const id of pile(s, seat, FLEET))
    if (willBe(s, id)) for (const { use } of systemsOf(s, id)) all(option('give', id, use));
  for (const id of allInPlay(s)) {
    // what lies at one's own fleet, or helps another: not what plagues a third player
    const at = sideAt(s, id);
    if ((at === seat || at === s.cards[id]!.controller) && toEnd(s, id) !== null && mayApply(s, seat, id))
      (sideOf(s, id).ends?.atOnce ? whole : all)(option('give', id, APPLY));
  }
  for (const id of pile(s, seat, FLEET))
    if (damageOf(s, id) > 0 && (isUnit(s, id) || typeOf(s, id) === 'T')) all(option('give', id, REPAIR));
  return picks;
}

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
  say: (n, x) => `${n.seat} gives ${x.n} to ${n.card}.`,
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

/** The field of a Mechad ship is energised anew (ge/empire-mechad/1, /4). */
export const energised = facts.define<{ card: CardId; emf: number }>('energised', {
  apply(s, x) {
    ownCard(s, x.card).emf = x.emf;
  },
  show: { card: 'card', emf: 'plain' },
  say: (n, x) => `${n.card} has a field of strength ${x.emf}.`,
});

/** What is generated this turn, and what economy was declared as (ge/points: economy); command slots are made of it (ge/command/7, /8). */
export const generated = facts.define<{
  seat: Seat;
  points: Points;
  declared: Points;
  slots: number;
  engaged: readonly CardId[];
}>('generated', {
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.slots = x.slots;
    seat.kept = {};
  },
  show: { seat: 'seat', points: 'plain', declared: 'plain', slots: 'plain' },
  say: (n, x) =>
    `${n.seat} generates ${tellPoints(x.points!)}${Object.keys(x.declared!).length > 0 ? `, and declares economy as ${tellPoints(x.declared!)}` : ''}.`,
});

/** Carries out a plan: command slots, repairs, research, and what systems are given. Gives the cards that are to be engaged. */
function carryOut(s: GeState, seat: Seat, picks: readonly Option[]): readonly CardId[] {
  const chosen = engagesOf(picks);
  const willBe = engagedBy(chosen);
  const p = production(s, seat, willBe);
  const demands = demandsOf(s, picks).sort((a, b) => Number(b.kind === 'economy') - Number(a.kind === 'economy'));
  const { declared } = settleBill(s, p, demands);
  const points = { ...p.free };
  for (const r of p.restricted) points[r.kind] += r.n;
  const spent = demands.reduce((n, d) => (d.kind === 'command' ? n + d.n : n), 0);
  generated(s, { seat, points, declared, slots: p.free.command - spent, engaged: [...chosen] });
  for (const o of new Set(picks.filter(x => x.verb === 'give'))) {
    const n = named(picks, o);
    if (o.b === REPAIR) mend(s, o.a, n);
    else if (o.b === APPLY) applied(s, { card: o.a, seat, kind: toEnd(s, o.a)?.kind ?? 'research', n });
    else allocated(s, { card: o.a, seat, use: o.b, n });
    if (o.b === FIELD) energised(s, { card: o.a, emf: Math.min(fieldLimit(s, o.a), n * nodesOf(s, o.a)) });
  }
  return pile(s, seat, FLEET).filter(id => willBe(s, id));
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
    plan: { times: (s, _f, _seat, o) => timesOf(s, o), check: (s, f, _seat, picks) => judgePlan(s, f.you, picks) },
  },
  (s, f, picks) => {
    f.l.engaging = carryOut(s, f.you, picks[0]!);
  },
);
