// Damage to a card: to its field, its shields, its structure; card damage; shields of other cards (ge/damage, ge/points/21).
// Splash damage (ge/damage/6, ge/damage/7, ge/damage/8) is in splash.ts, damage to a Sector HQ (ge/damage/2) in table/sector-hq.ts, and the cards
// that can fire at it (ge/damage/3, ge/damage/4) in fire/targets.ts.
import { type CardId, many, ownCard, type Seat } from '@orrery/kernel';
import { defOf, KIND, sideOf, typeOf } from '../../card.ts';
import { facts, programs } from '../../language.ts';
import { type GeState, inPlay, type Lasting } from '../../state.ts';
import { isTerrain, roomFor, type Source } from '../fleet/terrain.ts';
import type { Fire } from '../play/events.ts';
import { noted } from '../table/cards-in-play.ts';
import { armorLeft, isA, isCrew, shieldsLeft, strengthOf, strengthToDestroy } from '../table/definitions.ts';
import { isSpared } from '../table/duration.ts';
import { locationOf } from '../table/locations.ts';
import { cardsOn } from '../table/stacks.ts';
import { added, modified } from '../texts/modifiers.ts';
import { forgetNumbers, standing } from '../texts/standing.ts';
import { eachStatic, isUnder, reaches, stands } from '../texts/static-texts.ts';
import { causesTimeDamage, isKnight, isTimeTarget } from '../time/time-damage.ts';
import { gemLeft, guardians, isPassed, leaveToArmor, standInFor } from './guardians.ts';

/** A card takes damage to its shields, its field or its structure. */
export const damaged = facts.define<{
  card: CardId;
  /** the card's controller */
  seat: Seat;
  shields: number;
  emf: number;
  structure: number;
  /** the points that its armor stopped; 0 if it was not used */
  armor: number;
  source: Source;
  /** the player and the card that caused it; -1 for none */
  by: Seat;
  from: CardId;
  /** the strength of the card at that time, with all texts */
  strength?: number;
  /** for a volley: the points to structure by the card that fired them */
  shares: readonly Share[];
  /** for a volley: the points of structure that the card had left for it; more than that harm nothing (ge-r-explosive-ore-carrier-2) */
  borne?: number;
  /** for a volley: all its points by the card that fired them */
  dealt?: readonly Share[];
  /** the damage as it came, if texts may stand against it */
  hit?: Hit;
  /** the cards that have kept some of it off already (E6 Deflection/Transfer Device) */
  deflectors?: readonly CardId[];
}>('damaged', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    card.shieldDamage += x.shields;
    card.damage += x.structure;
    // card damage to terrain cannot be repaired (ge/points: repair)
    if (x.source === 'card' && isTerrain(s, x.card)) card.lasting += x.structure;
    if (isA(s, x.card, 'past healing')) card.lasting += x.structure;
    // damage beyond the strength of a card cannot be repaired either
    card.lasting = Math.max(card.lasting, card.damage - strengthOf(s, x.card) - healableBeyond(s, x.card));
    if (x.emf > 0) card.emf -= x.emf;
    if (x.armor > 0) card.armorUsed++;
  },
  unsettles: true,
  show: {
    card: 'card',
    seat: 'seat',
    shields: 'plain',
    emf: 'plain',
    structure: 'plain',
    armor: 'plain',
    source: 'plain',
    by: 'seat',
    from: 'card',
  },
  harms: (_s, x) => ({ kind: 'damage', seat: x.seat, card: x.card }),
  say(n, x) {
    const parts = [
      ...(x.emf! > 0 ? [`${x.emf} to its field`] : []),
      ...(x.shields! > 0 ? [`${x.shields} to its shields`] : []),
      ...(x.structure! > 0 ? [`${x.structure} to its structure`] : []),
    ];
    return `${n.card} takes ${parts.join(' and ').replace(' to', ' damage to') || 'no damage'}${x.armor! > 0 ? `; its armor stops ${x.armor}` : ''}.`;
  },
});

/** Returns the damage beyond the strength of a card that can be repaired like any other (D4 Psy Dragoness). */
function healableBeyond(s: GeState, card: CardId): number {
  let n = 0;
  if (stands(s, KIND.endures))
    eachStatic(
      s,
      KIND.endures,
      (st, f, made) => {
        if (st.what === 'healable') n += added(s, st, f, made);
      },
      card,
    );
  return n;
}

/** Damage to the structure of a card turns out to be past repair (M6 Scentari Snails). */
export const pastRepair = facts.define<{ card: CardId; n: number }>('past-repair', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    card.lasting = Math.min(card.damage, card.lasting + x.n);
  },
  show: { card: 'card', n: 'plain' },
  say: n => `Nothing repairs that damage on ${n.card}.`,
});

/** The part of some damage that one card dealt. */
export interface Share {
  readonly card: CardId;
  readonly n: number;
}

/** Damage to a card, as the fact tells it. */
export type Damage = Parameters<typeof damaged>[1];

/** Divides the points that reached structure among the cards that dealt them. Shields and armor stop the points that hit first. */
export function structural(shares: readonly Share[], structure: number): Share[] {
  const out: Share[] = [];
  let left = structure;
  for (const { card, n } of shares.slice().reverse()) {
    const k = Math.min(n, left);
    left -= k;
    if (k > 0) out.unshift({ card, n: k });
  }
  return out;
}

/** Damage on its way to a target: its points, and the protection that they ignore. */
export interface Hit {
  /** points that shields, fields and armor can stop */
  readonly n: number;
  /** points that reach structure past shields, fields and armor */
  readonly pierce?: number;
  /** points of `n` that ignore shields, but not fields or armor */
  readonly past?: number;
  /** those of them that ignore fields, too */
  readonly under?: number;
  readonly source: Source;
  readonly by: Seat;
  readonly from?: CardId;
  /** the cards that deal it with the points of each, in the order in which they hit; the last deals the final point */
  readonly shares?: readonly Share[];
  /** for a volley: its points by their sort, after the texts of the target */
  readonly fire?: Fire;
  /** whether the unit's player uses its armor (ge/points/20); if absent, they are asked before the damage is scored */
  readonly armor?: boolean;
}

/**
 * Scores damage on a card: first on its field, then on its shields, and the rest on its structure (ge/points/21). Returns all the damage that it
 * took. If the damage waits for the decision about armor, returns the damage that it takes with armor. The rules then settle the consequences (see
 * settling.ts).
 */
export function hit(s: GeState, card: CardId, all: Hit): number {
  let h = all;
  if (!inPlay(s, card) || isSpared(s, card, h.by)) return 0;
  if (roomFor(s, card, h.source) === 0 && gemLeft(s, card) === 0) return 0;
  const dealt = h.n + (h.pierce ?? 0);
  const standIn = dealt > 0 ? standInFor(s, card) : -1;
  if (standIn >= 0) {
    scoreStandIn(s, standIn, h);
    return standIn === card ? 1 : 0;
  }
  const left = leaveToArmor(s, card, dealt);
  if (left < dealt) h = lowered(h, dealt - left);
  const { past = 0, under = 0 } = h;
  let { n = 0, pierce = 0 } = h;
  // damage that waited for armor has come past this already
  if (stands(s, KIND['first damage']) && h.armor === undefined) {
    const kept = keptOff(s, card, n + pierce);
    pierce -= Math.max(0, kept - n);
    n = Math.max(0, n - kept);
  }
  const wards =
    standing(s).statics[KIND.shielded] === undefined && typeOf(s, card) !== 'P' ? NO_WARDS : wardsBefore(s, card, h);
  let before = 0;
  for (const ward of wards) before += ward.n;
  n -= before;
  const emf = Math.min(Math.max(0, s.cards[card]!.emf), Math.max(0, n - under));
  const reached = Math.min(shieldsLeft(s, card), Math.max(0, n - emf - past));
  const shields = reached - Math.min(reached, ignoredBy(s, card, h));
  let structure = n - emf - reached;
  const armor = h.armor === false ? 0 : Math.min(structure, armorLeft(s, card));
  if (armor > 0 && h.armor === undefined) {
    const wait = { armored: card, through: structure, hit: h };
    s.pending = [...s.pending, programs.waiting(programs.of('armor'), s.cards[card]!.controller, card, wait)];
    return before + emf + shields + structure + pierce - armor;
  }
  for (const ward of wards) scoreWard(s, ward, h);
  structure = Math.min(structure + pierce - armor, roomFor(s, card, h.source));
  if (structure > 0) structure = reaching(s, card, structure, h);
  if (emf + shields + structure + armor === 0) return before;
  const { controller } = s.cards[card]!;
  damaged(s, {
    card,
    seat: controller,
    shields,
    emf,
    structure,
    armor,
    source: h.source,
    by: h.by,
    from: h.from ?? h.shares?.at(-1)?.card ?? -1,
    strength: strengthOf(s, card),
    shares: h.shares === undefined ? [] : structural(h.shares, structure),
    ...(h.shares === undefined
      ? {}
      : {
          dealt: h.shares,
          borne: Math.min(structure, Math.max(0, strengthToDestroy(s, card) - s.cards[card]!.damage)),
        }),
    ...(standing(s).answers[damaged.index] === undefined ? {} : { hit: h }),
  });
  return before + emf + shields + structure;
}

/** A text has kept points of damage off a card (F4 Visonic Field). Once it has kept off all that it can, it is over. */
const pointsIgnored = facts.define<{ lasting: Lasting; card: CardId; n: number }>('points-ignored', {
  apply(s, x) {
    s.lasting = s.lasting.flatMap(made =>
      made !== x.lasting ? [made] : made.n > x.n ? [{ ...made, n: made.n - x.n }] : [],
    );
    forgetNumbers(s);
  },
  show: { card: 'card', n: 'plain' },
  say: (n, x) => `${n.card} ignores ${many(x.n!, 'point')} of damage.`,
});

/**
 * Returns the points of damage that texts let come to the structure of a card: some halve them, others keep off the first ones, and may pass them on
 * to other cards.
 */
function reaching(s: GeState, card: CardId, n: number, h: Hit): number {
  let left = modified(s, KIND['structure taken'], card, n);
  if (left === 0 || !stands(s, KIND['points ignored'])) return left;
  const used: { lasting: Lasting; n: number; what: string }[] = [];
  eachStatic(
    s,
    KIND['points ignored'],
    (st, _f, made) => {
      const k = made === null ? 0 : Math.min(left, made.n);
      if (k <= 0) return;
      left -= k;
      used.push({ lasting: made!, n: k, what: st.what });
    },
    card,
  );
  const dealt = structural(h.shares ?? [{ card: h.from ?? -1, n }], n);
  let gone = 0;
  for (const { lasting, n, what } of used) {
    pointsIgnored(s, { lasting, n, card });
    if (what !== '') {
      const passed = { what, n, dealt, gone, source: h.source, by: h.by, at: locationOf(s, card) };
      s.pending = [...s.pending, programs.waiting(programs.of('damage passed on'), lasting.you, card, passed)];
    }
    gone += n;
  }
  return left;
}

/**
 * Returns the points that must be fired at a card to do so much damage to its structure: with those that its shields and its field take, those that
 * the shields of a psy's location take (ge/psy-rules/5), and those that texts keep off.
 */
export function pointsFor(s: GeState, card: CardId, n: number): number {
  let k = n;
  if (stands(s, KIND['points ignored']))
    eachStatic(
      s,
      KIND['points ignored'],
      (_st, _f, made) => {
        k += made?.n ?? 0;
      },
      card,
    );
  let all = k;
  if (stands(s, KIND['structure taken']))
    while (all <= 2 * k && modified(s, KIND['structure taken'], card, all) < k) all++;
  const here = typeOf(s, card) === 'P' ? locationOf(s, card) : -1;
  return (
    all +
    gemLeft(s, card) +
    shieldsLeft(s, card) +
    Math.max(0, s.cards[card]!.emf) +
    (here >= 0 && here !== card ? shieldsLeft(s, here) : 0)
  );
}

/** How many points one card can keep off in a turn, and more. */
const EACH_TURN = 100;

/** Counts the points of damage that texts keep off a card in this turn of another player, and returns them. */
function keptOff(s: GeState, card: CardId, n: number): number {
  let kept = 0;
  eachStatic(
    s,
    KIND['first damage'],
    (st, f, made) => {
      if (s.turnOf === s.cards[card]!.controller) return;
      const { counter } = s.cards[f.self]!;
      // the counter holds the turn, and the points that it has kept off in that turn
      const had = Math.floor(counter / EACH_TURN) === s.turn ? counter % EACH_TURN : 0;
      const k = Math.min(n - kept, added(s, st, f, made) - had);
      if (k <= 0) return;
      kept += k;
      noted(s, { card: f.self, counter: s.turn * EACH_TURN + had + k });
    },
    card,
  );
  return kept;
}

/** Returns the points of card damage that the shields of a card ignore because of texts in force (E3 Emergency Power). */
function ignoredBy(s: GeState, card: CardId, { source, from = -1 }: Hit): number {
  if (source !== 'card' || from < 0 || !stands(s, KIND['shields ignore'])) return 0;
  let n = 0;
  eachStatic(
    s,
    KIND['shields ignore'],
    (st, f, made) => {
      if (st.of === null || st.of(s, from, f)) n += made !== null ? made.n : (st.n?.(s, f) ?? 0);
    },
    card,
  );
  return n;
}

/** Returns the cards whose shields protect another card: the card whose text says so, or the planetary shields beside it (B1 Planetary Shield). */
function shieldsBefore(s: GeState, card: CardId, h: Pick<Hit, 'source' | 'from'>): CardId[] {
  const out = new Set<CardId>();
  eachStatic(
    s,
    KIND.shielded,
    (st, f) => {
      if (st.what === 'card damage' && h.source !== 'card') return;
      if (st.of !== null && (h.from === undefined || h.from < 0 || !st.of(s, h.from, f))) return;
      if (f.self !== card) out.add(f.self);
      else for (const x of cardsOn(s, s.cards[card]!.on)) if (isA(s, x, 'planetary shield')) out.add(x);
    },
    card,
  );
  // the shields of the location of a psy protect it as if they were its own (ge/psy-rules/5)
  if (typeOf(s, card) === 'P' && s.cards[card]!.on >= 0) out.add(locationOf(s, card));
  return [...out];
}

const NO_WARDS: readonly Share[] = [];

/** Returns the points that shields of other cards stop, card by card. */
function wardsBefore(s: GeState, card: CardId, h: Hit): Share[] {
  let left = h.n - (h.past ?? 0);
  const out: Share[] = [];
  for (const x of shieldsBefore(s, card, h)) {
    const n = Math.min(left, shieldsLeft(s, x));
    if (n <= 0) continue;
    left -= n;
    out.push({ card: x, n });
  }
  return out;
}

/** Returns a hit without so many of its points, those that fields, shields and armor can stop first. */
function lowered(h: Hit, by: number): Hit {
  const n = Math.max(0, h.n - by);
  const { pierce = 0, past = 0, under = 0 } = h;
  return { ...h, n, past: Math.min(past, n), under: Math.min(under, n), pierce: pierce - (by - (h.n - n)) };
}

/** Scores the one point that a card takes in place of all damage to another, or to itself (M10 Zaggoth Guardian). */
function scoreStandIn(s: GeState, card: CardId, { source, by, from, shares }: Hit): void {
  const seat = s.cards[card]!.controller;
  const cause = from ?? shares?.at(-1)?.card ?? -1;
  damaged(s, { card, seat, shields: 0, emf: 0, structure: 1, armor: 0, source, by, from: cause, shares: [] });
}

/** Takes the points that another card's shields stop off those shields. */
function scoreWard(s: GeState, { card, n }: Share, { source, by, from = -1 }: Hit): void {
  const seat = s.cards[card]!.controller;
  damaged(s, { card, seat, shields: n, emf: 0, structure: 0, armor: 0, source, by, from, shares: [] });
}

/**
 * Deals card damage (ge/weapons/1), after changes by the texts of both cards. The structure of terrain takes it only from cards that speak of terrain
 * (ge/terrain/1); its shields take it from all (ge-r-vektrean-terrain-4).
 * @param structural it ignores shields and fields (ge/definitions/23)
 * @param passed another card has passed it on, so the texts of the card that deals it have changed it already
 */
export function cardDamage(
  s: GeState,
  card: CardId,
  n: number,
  by: Seat,
  from: CardId,
  structural = false,
  passed = false,
): number {
  if (!inPlay(s, card) || !reaches(s, from, card) || isUnder(s, KIND.immune, card, from)) return 0;
  if (isKnight(s, card) && !(isTimeTarget(s, card) && from >= 0 && causesTimeDamage(s, from))) return 0;
  // a guardian takes all of it instead of the card, unless the damage is done inside
  const [guardian] = structural ? [] : guardians(s, card, 'card damage', from);
  // the terrain before a ship takes no card damage in its place (ge-r-asteroid-shield-2)
  if (guardian !== undefined)
    return isPassed(s, guardian, card) ? 0 : cardDamage(s, guardian, n, by, from, false, passed);
  const proof = isProof(s, card, from);
  const gem = proof ? gemLeft(s, card) : 0;
  if (proof && (gem === 0 || structural)) return 0;
  const done = from < 0 || passed ? n : modified(s, KIND['damage done'], from, n);
  const taken = Math.max(0, modified(s, KIND['damage taken'], card, done, '', from));
  if (isTerrain(s, card) && from >= 0 && !defOf(s, from).harmsTerrain) {
    const n = structural ? 0 : Math.min(taken, shieldsLeft(s, card));
    return n > 0 ? hit(s, card, { n, source: 'card', by, from }) : 0;
  }
  if (proof) return hit(s, card, { n: Math.min(taken, gem), source: 'card', by, from });
  return hit(s, card, { n: structural ? 0 : taken, pierce: structural ? taken : 0, source: 'card', by, from });
}

/**
 * True for a monster that card damage does not harm: its text names what destroys it, and that is not among it (ge/monster/3). Hazards harm those that
 * hazards destroy (M3 Scandig Blob). The same holds for other cards that psy damage destroys (D4 Psy Dragoness).
 */
function isProof(s: GeState, card: CardId, from: CardId): boolean {
  const { bane } = sideOf(s, card);
  if (from >= 0 && isA(s, from, 'harms what damage harms') && [...bane].some(x => x !== 'research')) return false;
  if (bane.has('hazards')) return from < 0 || typeOf(s, from) !== 'H';
  return (
    bane.size > 0 &&
    (typeOf(s, card) === 'M' || bane.has('psy damage')) &&
    !bane.has('card damage') &&
    !(bane.has('crew') && from >= 0 && isCrew(s, from)) &&
    !harmsBeasts(s, from)
  );
}

/** True for a card whose text says that it damages monsters (M5 Zarom). */
const harmsBeasts = (s: GeState, from: CardId): boolean => from >= 0 && isA(s, from, 'harms monsters');

/** True for a card that texts in play protect from all card damage of another card (M5 Occumbus). */
export const isUnharmed = (s: GeState, card: CardId, from: CardId): boolean =>
  modified(s, KIND['damage taken'], card, 100, '', from) <= 0;

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/fire/targets.ts: ge/damage/5
// - rules/table/duration.ts: ge/monster/4
