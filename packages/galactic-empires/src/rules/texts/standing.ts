import { type CardId, type Frame, type Reason, type Seat, type Stands, scene } from '@orrery/kernel';
import {
  type CompiledReplacement,
  type CompiledTrigger,
  defOf,
  KIND,
  type Kind,
  type Side,
  type Static,
  type StaticKind,
  sideOf,
  typeOf,
} from '../../card.ts';
import { FLEET, type GeState, inPlay, type Lasting, pile } from '../../state.ts';

/** Texts of cards in play by a number; undefined where none stands under it. */
type ByNumber<T> = (readonly Stands<T>[] | undefined)[];

/** What is derived from where the cards lie: which texts stand, what lies on what. */
export interface Standing {
  /** static texts by the number of their kind (`KIND`) */
  readonly statics: ByNumber<Static>;
  /** by the type of fact that they notice, or put something in the place of */
  readonly triggers: ByNumber<CompiledTrigger>;
  readonly answers: ByNumber<CompiledReplacement>;
  /** the state that may change this record as it goes on: no clone shares it then */
  own: number;
  /** all cards in play, fleet after fleet */
  inPlay: readonly CardId[];
  /** what lies directly on or against each card, fleet after fleet, and of each the first laid first */
  readonly on: Map<CardId, readonly CardId[]>;
  /** the cards with functions, and those with reactions from play, by player */
  readonly users: (readonly CardId[])[];
  readonly reactors: (readonly CardId[])[];
  /** the cards with transgates, or weapons that fire in reaction, by player */
  readonly systems: (readonly CardId[])[];
  /** those that could have weapons, as far as somebody has asked */
  gunners: (readonly CardId[])[];
  /** those of which one alone is in play (ge/persona/2) */
  personas: readonly CardId[];
  /** those that take a command slot of the fleet that they are against */
  guests: readonly CardId[];
  /** those with armor (ge/points/16) */
  armored: readonly CardId[];
  /** true where a card in play may take up the texts of another (C6 Clone) */
  copies: boolean;
  /** the texts that may take strength away, so that a card may have none left (ge/duration/4) */
  weakening: readonly Stands<Static>[];
  /** the cards that weapons may be fired at, as far as somebody has asked (see weapons.ts) */
  aims: readonly CardId[] | null;
  /** by which texts cards are kept apart, as far as somebody has asked */
  readonly apart: Map<CardId, string>;
  /** what has been worked out as cards are engaged now, as far as somebody has asked */
  numbers: Numbers;
  /** what holds besides as long as nothing is made or ends that lasts */
  now: Made | null;
  /** what has been worked out since the last fact: see `meanwhile` */
  memo: Memo | null;
}

/** What a question lists, proposes, judges and carries out alike, of the player who was last asked about. */
interface Memo {
  outlook: { readonly seat: Seat; readonly made: unknown } | null;
  arsenal: { readonly seat: Seat; readonly made: unknown } | null;
  /** of all players (seat -1) */
  systems: { readonly seat: Seat; readonly made: unknown } | null;
}

const noMemo = (): Memo => ({ outlook: null, arsenal: null, systems: null });

/** Numbers that hang on which cards are engaged, too. */
interface Numbers {
  /** the strength of cards; -1 while it is worked out */
  readonly strengths: Map<CardId, number>;
  /** command slots that players use */
  readonly slots: Map<Seat, number>;
}

const noNumbers = (): Numbers => ({ strengths: new Map(), slots: new Map() });

/** The static texts that effects have made, by kind. */
interface Made {
  readonly lasting: readonly Lasting[];
  readonly made: ({ readonly what: Static; readonly f: Frame; readonly made: Lasting }[] | undefined)[];
}

/** What a side of a card puts into the index, laid out once. */
interface Share {
  readonly statics: readonly Filed<Static>[];
  readonly triggers: readonly Filed<CompiledTrigger>[];
  readonly answers: readonly Filed<CompiledReplacement>[];
}
interface Filed<T> {
  readonly at: number;
  readonly what: T;
}
const SHARES = new Map<Side, Share | null>();

/** The share of a side; null for nothing. */
function shareOf(side: Side): Share | null {
  let share = SHARES.get(side);
  if (share !== undefined) return share;
  const { statics, triggers, replacements } = side;
  share =
    statics.length + triggers.length + replacements.length === 0
      ? null
      : {
          statics: statics.map(what => ({ at: KIND[what.kind], what })),
          triggers: triggers.map(what => ({ at: what.fact, what })),
          answers: replacements.map(what => ({ at: what.fact, what })),
        };
  SHARES.set(side, share);
  return share;
}

const NO_STATICS: readonly undefined[] = Object.values(KIND).map(() => undefined);
const NO_TEXTS: readonly Stands<Static>[] = [];

/** True for a text that may lessen a strength. */
const weakens = ({ source: { n = 0, times, set } }: Static): boolean =>
  typeof n !== 'number' || n < 0 || times !== undefined || set !== undefined;

/** What stands now. Facts that bring cards into play or take them out tell it (`arrives`, `departs`); others forget it (`forget`). */
export function standing(s: GeState): Standing {
  if (s.derived !== null) return s.derived as Standing;
  const found: Standing = {
    statics: NO_STATICS.slice(),
    triggers: [],
    answers: [],
    own: s.own,
    inPlay: [],
    on: new Map(),
    users: s.seats.map(() => []),
    reactors: s.seats.map(() => []),
    systems: s.seats.map(() => []),
    gunners: [],
    personas: [],
    guests: [],
    armored: [],
    copies: false,
    weakening: NO_TEXTS,
    aims: null,
    apart: new Map(),
    numbers: noNumbers(),
    now: null,
    memo: null,
  };
  for (let seat = 0; seat < s.seats.length; seat++)
    for (const id of pile(s, seat, FLEET)) enlist(found, s, id, appended);
  found.weakening = weakeningOf(found);
  s.derived = found;
  return found;
}

/** A list with one more, which takes its place behind all those of its own fleet and of fleets before it. */
type Put = <T>(list: readonly T[] | undefined, x: T, seat: Seat, fleet: (x: T) => Seat) => readonly T[];

/** Files a card in play under all that it is looked for by. */
function enlist(st: Standing, s: GeState, id: CardId, put: Put): void {
  const { controller: seat, on } = s.cards[id]!;
  const fleetOf = (x: CardId): Seat => s.cards[x]!.controller;
  const def = defOf(s, id);
  st.inPlay = put(st.inPlay, id, seat, fleetOf);
  if (on >= 0) st.on.set(on, put(st.on.get(on), id, seat, fleetOf));
  if (def.source.persona) st.personas = put(st.personas, id, seat, fleetOf);
  if (def.is.has('their slot')) st.guests = put(st.guests, id, seat, fleetOf);
  if (def.source.armor !== undefined) st.armored = put(st.armored, id, seat, fleetOf);
  if (def.reacts) st.systems[seat] = put(st.systems[seat], id, seat, fleetOf);
  if (def.copies) st.copies = true;
  const side = sideOf(s, id);
  if (side.functions.length > 0) st.users[seat] = put(st.users[seat], id, seat, fleetOf);
  if (reactsFromPlay(side)) st.reactors[seat] = put(st.reactors[seat], id, seat, fleetOf);
  const share = shareOf(side);
  if (share === null) return;
  const f = scene(seat, id);
  for (const { at, what } of share.statics)
    st.statics[at] = put(st.statics[at], { source: id, what, f }, seat, sideFrom);
  for (const { at, what } of share.triggers)
    st.triggers[at] = put(st.triggers[at], { source: id, what, f }, seat, sideFrom);
  for (const { at, what } of share.answers)
    st.answers[at] = put(st.answers[at], { source: id, what, f }, seat, sideFrom);
}

const sideFrom = (x: { readonly f: Frame }): Seat => x.f.you;

/** As `inserted`, of a list that is still being made, fleet after fleet. */
const appended: Put = (list, x) => {
  if (list === undefined) return [x];
  (list as (typeof x)[]).push(x);
  return list;
};

/** A new list with one more, behind all those of its own fleet and of fleets before it. */
const inserted: Put = (list, x, seat, fleet) => {
  if (list === undefined) return [x];
  let i = list.length;
  while (i > 0 && fleet(list[i - 1]!) > seat) i--;
  const out = list.slice();
  out.splice(i, 0, x);
  return out;
};

const reactsFromPlay = (side: Side): boolean =>
  side.reactions.some(r => r.source.from === 'play' || r.source.from === 'both');

const weakeningOf = ({ statics }: Standing): readonly Stands<Static>[] =>
  statics[KIND.strength]?.filter(x => weakens(x.what)) ?? NO_TEXTS;

/** What has been made to last, or has ended, changes what depends on it. */
export function lastingChanged(s: GeState): void {
  forgetNumbers(s);
  const known = s.derived as Standing | null;
  if (known === null || known.apart.size === 0) return;
  if (known.own === s.own) known.apart.clear();
  else s.derived = { ...known, own: -1, apart: new Map() };
}

/** What stands, safe to be changed in this state; null where it must be worked out anew. */
function changing(s: GeState): Standing | null {
  const known = s.derived as Standing | null;
  if (known === null) return null;
  // what the copying cards copy comes and goes with others
  if (known.copies) {
    s.derived = null;
    return null;
  }
  if (known.own === s.own) {
    known.numbers = noNumbers();
    known.apart.clear();
    known.gunners = [];
    known.aims = null;
    return known;
  }
  const mine: Standing = {
    ...known,
    own: s.own,
    statics: known.statics.slice(),
    triggers: known.triggers.slice(),
    answers: known.answers.slice(),
    on: new Map(known.on),
    users: known.users.slice(),
    reactors: known.reactors.slice(),
    systems: known.systems.slice(),
    gunners: [],
    aims: null,
    apart: new Map(),
    numbers: noNumbers(),
  };
  s.derived = mine;
  return mine;
}

/** A card has come into play, as the last of its fleet. */
export function arrives(s: GeState, id: CardId): void {
  if (defOf(s, id).copies) s.derived = null;
  const st = changing(s);
  if (st === null) return;
  enlist(st, s, id, inserted);
  if (lends(s, id)) st.weakening = weakeningOf(st);
}

/** True for a card with a text that changes strengths. */
const lends = (s: GeState, id: CardId): boolean => sideOf(s, id).statics.some(x => x.kind === 'strength');

/** A card no more lies on that one. */
function liftOff(st: Standing, id: CardId, on: CardId): void {
  if (on < 0) return;
  const left = withoutCard(st.on.get(on) ?? NONE, id);
  if (left.length > 0) st.on.set(on, left);
  else st.on.delete(on);
}

/** The place of a card among those in play. */
const placeOf = (st: Standing, id: CardId): number => st.inPlay.indexOf(id);

const withoutCard = (list: readonly CardId[], id: CardId): readonly CardId[] =>
  list.includes(id) ? list.filter(x => x !== id) : list;

/** A card in play is about to lie elsewhere: `lay` lets it. */
export function relaid(s: GeState, id: CardId, lay: () => void): void {
  const { on: before, as } = s.cards[id]!;
  lay();
  // what is another card there has other texts
  if (s.cards[id]!.as !== as) forget(s);
  const st = changing(s);
  if (st === null) return;
  liftOff(st, id, before);
  const { on } = s.cards[id]!;
  if (on >= 0)
    st.on.set(
      on,
      inserted(st.on.get(on), id, placeOf(st, id), x => placeOf(st, x)),
    );
}

/** A card is about to leave its place, in play or elsewhere: told while it is there still. */
export function departs(s: GeState, id: CardId): void {
  if (!inPlay(s, id)) {
    forgetNumbers(s);
    return;
  }
  const st = changing(s);
  if (st === null) return;
  const { controller: seat, on } = s.cards[id]!;
  st.inPlay = withoutCard(st.inPlay, id);
  liftOff(st, id, on);
  st.personas = withoutCard(st.personas, id);
  st.users[seat] = withoutCard(st.users[seat]!, id);
  st.reactors[seat] = withoutCard(st.reactors[seat]!, id);
  st.systems[seat] = withoutCard(st.systems[seat]!, id);
  st.guests = withoutCard(st.guests, id);
  st.armored = withoutCard(st.armored, id);
  const share = shareOf(sideOf(s, id));
  if (share === null) return;
  strike(st.statics, share.statics, id);
  strike(st.triggers, share.triggers, id);
  strike(st.answers, share.answers, id);
  if (lends(s, id)) st.weakening = weakeningOf(st);
}

/** Takes the texts of a card out of an index; a number under which nothing stands any more has no list. */
function strike<T>(index: ByNumber<T>, filed: readonly Filed<T>[], id: CardId): void {
  for (const { at } of filed) {
    const left = index[at]?.filter(x => x.source !== id);
    index[at] = left?.length === 0 ? undefined : left;
  }
}

/** Lets what was derived be worked out anew: called by facts that change what stands. */
export const forget = (s: GeState): void => {
  s.derived = null;
};

/**
 * Lets numbers alone be worked out anew: called by facts that engage cards or change what their texts count, and move none. What stands may be shared by
 * copies of a match, and is replaced then.
 */
export function forgetNumbers(s: GeState): void {
  const known = s.derived as Standing | null;
  if (known === null) return;
  const { strengths, slots } = known.numbers;
  if (strengths.size === 0 && slots.size === 0) return;
  if (known.own === s.own) known.numbers = noNumbers();
  else s.derived = { ...known, numbers: noNumbers() };
}

/** What has been worked out about a player since the last fact happened, worked out now if it has not: nothing can have changed it. */
export function meanwhile<T>(s: GeState, name: keyof Memo, seat: Seat, make: (s: GeState, seat: Seat) => T): T {
  const { memo } = standing(s);
  const found = memo === null ? null : memo[name];
  if (found !== null && found.seat === seat) return found.made as T;
  const made = make(s, seat);
  // what it is made from may have been derived anew
  let known = standing(s);
  if (known.memo === null) {
    if (known.own !== s.own) s.derived = known = { ...known, own: -1 };
    known.memo = noMemo();
  }
  known.memo[name] = { seat, made };
  return made;
}

/** A fact has happened: what has been worked out meanwhile holds no more. */
export function factHappened(s: GeState): void {
  const known = s.derived as Standing | null;
  if (known === null || known.memo === null) return;
  if (known.own === s.own) known.memo = null;
  else s.derived = { ...known, own: -1, memo: null };
}

/** What `look` gives with numbers of its own, which are forgotten behind it: what it looks at is imagined. */
export function withNumbersApart<T>(s: GeState, look: () => T): T {
  const known = standing(s);
  s.derived = { ...known, own: -1, numbers: noNumbers(), memo: null };
  try {
    return look();
  } finally {
    s.derived = known;
  }
}

const NONE: readonly CardId[] = [];

/** All cards in play. */
export const allInPlay = (s: GeState): readonly CardId[] => standing(s).inPlay;
/** What lies directly on or against a card. */
export const cardsOn = (s: GeState, id: CardId): readonly CardId[] => standing(s).on.get(id) ?? NONE;

/** Calls `each` for a card and everything in its stack, the card first (ge/definitions: stack). */
export function eachInStack(s: GeState, id: CardId, each: (id: CardId) => void): void {
  each(id);
  for (const other of cardsOn(s, id)) eachInStack(s, other, each);
}

/** A card with everything in its stack. */
export function stackOf(s: GeState, id: CardId): CardId[] {
  const list: CardId[] = [];
  eachInStack(s, id, x => list.push(x));
  return list;
}

/** The basis of the stack that a card is in (ge/playing-on/5). */
export function basisOf(s: GeState, id: CardId): CardId {
  let at = id;
  while (s.cards[at]!.on >= 0) at = s.cards[at]!.on;
  return at;
}

/** The player at whose fleet a card lies: the one it was played against, or its own. */
export const sideAt = (s: GeState, id: CardId): Seat => {
  const basis = s.cards[basisOf(s, id)]!;
  return basis.at >= 0 ? basis.at : basis.controller;
};

const LOCATIONS = new Set(['S', 'D', 'B', 'T', 'I']);

/** True for a ship, dragon, base, installation or terrain (ge/definitions/14). */
export const isLocation = (s: GeState, id: CardId): boolean => LOCATIONS.has(typeOf(s, id));

/** The nearest location under a card, or the card itself; -1 in space. */
export function locationOf(s: GeState, id: CardId): CardId {
  let at = id;
  while (at >= 0 && !LOCATIONS.has(typeOf(s, at))) at = s.cards[at]!.on;
  return at;
}

/**
 * True for a card that works: it is engaged, and so is what it needs to be engaged with (ge/disengaged/1, ge/disengaged/4, ge/disengaged/5,
 * ge/disengaged/6): an ability its crew,
 * non-passive equipment its unit.
 */
export function works(s: GeState, id: CardId): boolean {
  const card = s.cards[id]!;
  if (card.engaged === 0 || isSuspended(s, id)) return false;
  if (card.on < 0) return true;
  const type = typeOf(s, id);
  if (type === 'A') return typeOf(s, card.on) === 'T' || works(s, card.on);
  if (type === 'E' && defOf(s, id).source.passive === false) return s.cards[card.on]!.engaged === 1;
  return true;
}

/** True for a card whose strength may be less than what is printed on it: a text that may take some away speaks of it. */
export function mayBeWeakened(s: GeState, id: CardId): boolean {
  for (const { what, f } of standing(s).weakening) if (what.to === null || what.to(s, id, f)) return true;
  return s.lasting.length > 0 && madeNow(s).made[KIND.strength] !== undefined;
}

/** Cards of which it is being found out whether they are suspended: two that suspend each other both stay. */
const asking = new Set<CardId>();

/** True for a card whose effects are suspended: it stays as it is, and does nothing (C4 Science Officer). */
export function isSuspended(s: GeState, id: CardId): boolean {
  if (!stands(s, KIND.suspended)) return false;
  if (asking.has(id)) return false;
  asking.add(id);
  try {
    return isUnder(s, KIND.suspended, id);
  } finally {
    asking.delete(id);
  }
}

/** True if the effects of a card are suspended where it lies; of one that does not stay in play, where its player plays it. */
export function suspendedOn(s: GeState, id: CardId, on: CardId, player: Seat): boolean {
  if (s.cards[id]!.controller >= 0) return isSuspended(s, id);
  if (on < 0 || !stands(s, KIND.suspended)) return false;
  // texts are asked about it as if it lay there: on a copy, for it does not
  const there = { ...s, cards: s.cards.slice() };
  there.cards[id] = { ...s.cards[id]!, controller: player, on };
  return isUnder(there, KIND.suspended, id);
}

/** True for a card that counts as two. */
export const isDoubled = (s: GeState, id: CardId): boolean =>
  standing(s).statics[KIND.doubled] !== undefined && DOUBLED.has(typeOf(s, id)) && isUnder(s, KIND.doubled, id);
/** Abilities count double on an android (C7 Android), and what a ship does that is mimicked (M5 Ship Mimic). */
const DOUBLED = new Set(['A', 'S', 'D']);

/** A frame that reads the words of a card. */
export const reading = (s: GeState, id: CardId): Frame => scene(s.cards[id]!.controller, id);

/** Static texts that effects have made, by the names they were compiled under. */
export const LASTING = new Map<string, Static>();

function madeNow(s: GeState): Made {
  const known = standing(s);
  if (known.now !== null && known.now.lasting === s.lasting) return known.now;
  const found: Made = { lasting: s.lasting, made: NO_STATICS.slice() };
  for (const made of s.lasting) {
    const what = LASTING.get(made.rule)!;
    (found.made[KIND[what.kind]] ??= []).push({ what, f: scene(made.you, made.self, made.l), made });
  }
  known.now = found;
  return found;
}

/** True if there is any static text of a kind, of a card in play or made by an effect: asked first, since most are rare. */
export const stands = (s: GeState, kind: Kind): boolean =>
  standing(s).statics[kind] !== undefined || (s.lasting.length > 0 && madeNow(s).made[kind] !== undefined);

/** Says which cards work, or are going to. */
type Working = (s: GeState, id: CardId) => boolean;

type Told = (st: Static, f: Frame, made: Lasting | null) => void;

/**
 * Calls `each` for every static text of a kind that holds now: of cards in play that work, and those that effects have made.
 * @param about only those that speak of this card
 * @param working which cards work: in the Allocation Phase those that are going to be engaged (ge/allocation-phase/11)
 */
export function eachStatic(s: GeState, kind: Kind, each: Told, about: CardId = -1, working: Working = works): void {
  const { statics } = standing(s);
  const list = statics[kind];
  // a text speaks of no card that its own cannot reach
  const split = kind !== KIND.apart && isSplit(s);
  if (list !== undefined)
    for (const { source, what, f } of list)
      if (
        (!split || reaches(s, source, about)) &&
        (about < 0 || what.to === null || what.to(s, about, f)) &&
        (what.even || (working(s, source) && (working === works || !isSuspended(s, source)))) &&
        (what.holds === null || what.holds(s, f))
      ) {
        each(what, f, null);
        if (kind !== KIND.doubled && isDoubled(s, source)) each(what, f, null);
      }
  if (s.lasting.length === 0) return;
  const more = madeNow(s).made[kind];
  if (more !== undefined)
    for (const { what, f, made } of more)
      if ((about < 0 || speaksOf(s, what, f, made, about)) && (what.holds === null || what.holds(s, f)))
        each(what, f, made);
}

/** True if a static text speaks of this card. */
export const speaksOf = (s: GeState, st: Static, f: Frame, made: Lasting | null, card: CardId): boolean =>
  made !== null && made.cards !== null ? made.cards.includes(card) : st.to === null || st.to(s, card, f);

/** True if a static text that speaks of players means this one. */
export const meansSeat = (s: GeState, st: Static, f: Frame, seat: Seat): boolean =>
  st.who === null ? f.you === seat : st.who(s, { ...f, l: { ...f.l, seat } });

/** The kinds of text that an insane crew turns into their reverse (O9 Insanity). */
const REVERSIBLE: ReadonlySet<StaticKind> = new Set(['output', 'makes', 'fleet output', 'card plays', 'card draws']);

/** True for a card that does the reverse of what it says: it takes points where it would give them (O9 Insanity). */
export const isReversed = (s: GeState, id: CardId): boolean =>
  standing(s).statics[KIND.reversed] !== undefined && isUnder(s, KIND.reversed, id);

/** What a static text adds. */
export function added(s: GeState, st: Static, f: Frame, made: Lasting | null): number {
  if (st.n === null) return 0;
  if (made !== null) return made.n;
  const n = st.n(s, f);
  return REVERSIBLE.has(st.kind) && isReversed(s, f.self) ? -n : n;
}

/** True while cards are kept apart from others (H9 Dimensional Portal, E6 Stasis Mine). */
export const isSplit = (s: GeState): boolean => stands(s, KIND.apart);

/**
 * True if one card can have an effect on another: both apart by the same texts, or neither (H9 Dimensional Portal, H1 Time Warp). -1 stands for
 * the fleets and their players.
 */
export function reaches(s: GeState, from: CardId, to: CardId): boolean {
  if (from === to || !isSplit(s)) return true;
  return apartBy(s, from) === apartBy(s, to);
}

/** The cards whose texts keep a card apart, as a key; '' for one that is not. */
function apartBy(s: GeState, id: CardId): string {
  if (id < 0 || !inPlay(s, id)) return '';
  const { apart } = standing(s);
  const known = apart.get(id);
  if (known !== undefined) return known;
  let by = '';
  eachStatic(
    s,
    KIND.apart,
    (_st, f) => {
      by += `${f.self} `;
    },
    id,
  );
  apart.set(id, by);
  return by;
}

/** True if a static text of a kind speaks of this card (and of this other one). */
export const isUnder = (s: GeState, kind: Kind, card: CardId, other: CardId = -1): boolean =>
  stands(s, kind) && speaks(s, kind, card, other);

function speaks(s: GeState, kind: Kind, card: CardId, other: CardId): boolean {
  let found = false;
  eachStatic(
    s,
    kind,
    (st, f) => {
      if (other < 0 || st.of === null || st.of(s, other, f)) found = true;
    },
    card,
  );
  return found;
}

/** True if a text lets a card be harmed by what does it no harm otherwise: research, phasers (C8 Spiritual Leader). */
export function isHarmedBy(s: GeState, card: CardId, what: string): boolean {
  if (standing(s).statics[KIND['harmed by']] === undefined) return false;
  let found = false;
  eachStatic(
    s,
    KIND['harmed by'],
    st => {
      if (st.what === what) found = true;
    },
    card,
  );
  return found;
}

/**
 * A number as static texts of a kind make it for this card: what is added, then multiplied, then put in its place.
 * @param from the card that it comes from, where it comes from one: texts may speak of some alone
 */
export const modified = (
  s: GeState,
  kind: Kind,
  card: CardId,
  base: number,
  what = '',
  from: CardId = -1,
  working: Working = works,
): number => (stands(s, kind) ? changed(s, kind, card, base, what, from, working) : base);

function changed(
  s: GeState,
  kind: Kind,
  card: CardId,
  base: number,
  what: string,
  from: CardId,
  working: Working,
): number {
  let n = base;
  let factor = 1;
  let fixed = -1;
  eachStatic(
    s,
    kind,
    (st, f, made) => {
      if (what !== '' && st.what !== '' && st.what !== what) return;
      if (st.of !== null && from >= 0 && !st.of(s, from, f)) return;
      n += added(s, st, f, made);
      if (st.times !== null) factor *= st.times(s, f);
      if (st.set !== null) fixed = st.set(s, f);
    },
    card,
    working,
  );
  return fixed >= 0 ? fixed : Math.floor(n * factor);
}

/** What static texts of a kind that speak of this card do, each by the card it comes from. */
export function reasonsIn(s: GeState, kind: Kind, card: CardId, nameOf: (source: CardId) => string): Reason[] {
  const reasons: Reason[] = [];
  eachStatic(
    s,
    kind,
    (st, f, made) => {
      const by = nameOf(f.self);
      reasons.push({ by, does: 'adds', n: added(s, st, f, made) });
      if (st.times !== null) reasons.push({ by, does: 'multiplies', n: st.times(s, f) });
      if (st.set !== null) reasons.push({ by, does: 'sets', n: st.set(s, f) });
    },
    card,
  );
  return reasons;
}

/** The sum of what static texts of a kind add for this player. */
export function sumFor(s: GeState, kind: Kind, seat: Seat, what = ''): number {
  if (!stands(s, kind)) return 0;
  let sum = 0;
  eachStatic(s, kind, (st, f, made) => {
    if ((what === '' || st.what === '' || st.what === what) && meansSeat(s, st, f, seat)) sum += added(s, st, f, made);
  });
  return sum;
}
