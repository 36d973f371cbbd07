// The index of all texts in play, and results derived from it. It is updated as cards come, go and move.
import { type CardId, type Frame, type Seat, type Stands, scene } from '@orrery/kernel';
import {
  type CompiledReplacement,
  type CompiledTrigger,
  defOf,
  KIND,
  type Side,
  type Static,
  sideOf,
} from '../../card.ts';
import { FLEET, type GeState, inPlay, type Lasting, pile } from '../../state.ts';

/** Texts of cards in play by a number; undefined if there is none for that number. */
type ByNumber<T> = (readonly Stands<T>[] | undefined)[];

/** Data derived from the positions of the cards: the texts in play, and the cards on each card. */
export interface StandingTexts {
  /** static texts by the number of their kind (`KIND`) */
  readonly statics: ByNumber<Static>;
  /** by the type of fact that they react to or replace */
  readonly triggers: ByNumber<CompiledTrigger>;
  readonly answers: ByNumber<CompiledReplacement>;
  /** the state that may change this record; no copy shares it then */
  own: number;
  /** all cards in play, fleet by fleet */
  inPlay: readonly CardId[];
  /** the cards directly on or against each card, fleet by fleet, and in each fleet in the order of play */
  readonly on: Map<CardId, readonly CardId[]>;
  /** the cards with functions, and those with reactions from play, by player */
  readonly users: (readonly CardId[])[];
  readonly reactors: (readonly CardId[])[];
  /** the cards with transgates, or with weapons that fire in reaction, by player */
  readonly systems: (readonly CardId[])[];
  /** the cards that could have weapons; filled when first needed */
  gunners: (readonly CardId[])[];
  /** the cards whose persona can be in play only once (ge/persona/2) */
  personas: readonly CardId[];
  /** the cards that take a command slot of the fleet that they are played against */
  guests: readonly CardId[];
  /** the cards with armor (ge/points/16) */
  armored: readonly CardId[];
  /** the bases of stacks outside the fleets (see realms.ts) */
  elsewhere: readonly CardId[];
  /** true if a card in play may copy the texts of another (C6 Clone) */
  copies: boolean;
  /** the texts that may lower strength, so that a card may have none left (ge/duration/4) */
  weakening: readonly Stands<Static>[];
  /** the cards that weapons may fire at (see targets.ts); filled when first needed */
  aims: readonly CardId[] | null;
  /** the texts that separate cards from the fleets, by card; filled when first needed */
  readonly apart: Map<CardId, string>;
  /** numbers for the cards that are engaged now; filled when first needed */
  numbers: Numbers;
  /** the texts of lasting effects; valid until such an effect begins or ends */
  now: Made | null;
  /** results since the last fact: see `meanwhile` */
  memo: Memo | null;
}

/** Results that listing, proposing, judging and carrying out an answer share. Each holds for the player of the last call. */
export interface Memo {
  outlook: { readonly seat: Seat; readonly made: unknown } | null;
  arsenal: { readonly seat: Seat; readonly made: unknown } | null;
  /** for all players (seat -1) */
  systems: { readonly seat: Seat; readonly made: unknown } | null;
}

/** Numbers that also depend on the cards that are engaged. */
interface Numbers {
  /** the strength of cards; -1 while it is being computed */
  readonly strengths: Map<CardId, number>;
  /** the command slots that players use */
  readonly slots: Map<Seat, number>;
}

export const noNumbers = (): Numbers => ({ strengths: new Map(), slots: new Map() });

/** The static texts of lasting effects, by kind. */
export interface Made {
  readonly lasting: readonly Lasting[];
  readonly made: ({ readonly what: Static; readonly f: Frame; readonly made: Lasting }[] | undefined)[];
}

/** The texts of a card's side as the index files them, prepared once. */
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

/** Returns the texts that a side adds to the index, or null for none. */
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

export const NO_STATICS: readonly undefined[] = Object.values(KIND).map(() => undefined);

const NO_TEXTS: readonly Stands<Static>[] = [];

/** True for a text that may lower a strength. */
const weakens = ({ source: { n = 0, times, set } }: Static): boolean =>
  typeof n !== 'number' || n < 0 || times !== undefined || set !== undefined;

/**
 * Returns the index of texts in play. Facts that bring cards into play or take them out update it (`arrives`, `departs`); others discard it
 * (`forget`).
 */
export function standing(s: GeState): StandingTexts {
  if (s.derived !== null) return s.derived as StandingTexts;
  const found: StandingTexts = {
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
    elsewhere: [],
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

/** Adds an item to a list, after all items of its own fleet and earlier fleets. */
type Put = <T>(list: readonly T[] | undefined, x: T, seat: Seat, fleet: (x: T) => Seat) => readonly T[];

/** Files a card in play in every list that it belongs to. */
function enlist(st: StandingTexts, s: GeState, id: CardId, put: Put): void {
  const { controller: seat, on } = s.cards[id]!;
  const fleetOf = (x: CardId): Seat => s.cards[x]!.controller;
  const def = defOf(s, id);
  st.inPlay = put(st.inPlay, id, seat, fleetOf);
  if (on >= 0) st.on.set(on, put(st.on.get(on), id, seat, fleetOf));
  if (def.source.persona) st.personas = put(st.personas, id, seat, fleetOf);
  if (def.is.has('their slot')) st.guests = put(st.guests, id, seat, fleetOf);
  if (def.source.armor !== undefined) st.armored = put(st.armored, id, seat, fleetOf);
  if (s.cards[id]!.realm !== 'fleet') st.elsewhere = put(st.elsewhere, id, seat, fleetOf);
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

/** Does the same as `inserted`, for a list that is still being built, fleet by fleet. */
const appended: Put = (list, x) => {
  if (list === undefined) return [x];
  (list as (typeof x)[]).push(x);
  return list;
};

/** Returns a new list with one more item, after all items of its own fleet and earlier fleets. */
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

const weakeningOf = ({ statics }: StandingTexts): readonly Stands<Static>[] =>
  statics[KIND.strength]?.filter(x => weakens(x.what)) ?? NO_TEXTS;

/** Returns the index in a form that this state may change, or null if it must be built again. */
function changing(s: GeState): StandingTexts | null {
  const known = s.derived as StandingTexts | null;
  if (known === null) return null;
  // a copying card's texts change when other cards come and go
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
  const mine: StandingTexts = {
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

/** Files a card that has come into play as the last of its fleet. */
export function arrives(s: GeState, id: CardId): void {
  if (defOf(s, id).copies) s.derived = null;
  const st = changing(s);
  if (st === null) return;
  enlist(st, s, id, inserted);
  if (lends(s, id)) st.weakening = weakeningOf(st);
}

/** True for a card with a text that changes strengths. */
const lends = (s: GeState, id: CardId): boolean => sideOf(s, id).statics.some(x => x.kind === 'strength');

/** Removes a card from the list of cards on another one. */
function liftOff(st: StandingTexts, id: CardId, on: CardId): void {
  if (on < 0) return;
  const left = withoutCard(st.on.get(on) ?? NONE, id);
  if (left.length > 0) st.on.set(on, left);
  else st.on.delete(on);
}

/** Returns the place of a card among the cards in play. */
const placeOf = (st: StandingTexts, id: CardId): number => st.inPlay.indexOf(id);

const withoutCard = (list: readonly CardId[], id: CardId): readonly CardId[] =>
  list.includes(id) ? list.filter(x => x !== id) : list;

/** Updates the index for a card in play that moves. `lay` moves it. */
export function relaid(s: GeState, id: CardId, lay: () => void): void {
  const { on: before, as } = s.cards[id]!;
  lay();
  // a card that counts as another one in its new place has other texts
  if (s.cards[id]!.as !== as) forget(s);
  const st = changing(s);
  if (st === null) return;
  liftOff(st, id, before);
  const { on, realm } = s.cards[id]!;
  st.elsewhere = withoutCard(st.elsewhere, id);
  if (realm !== 'fleet') st.elsewhere = inserted(st.elsewhere, id, placeOf(st, id), x => placeOf(st, x));
  if (on >= 0)
    st.on.set(
      on,
      inserted(st.on.get(on), id, placeOf(st, id), x => placeOf(st, x)),
    );
}

/** Removes a card from the index before it leaves its place, in play or elsewhere. */
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
  st.elsewhere = withoutCard(st.elsewhere, id);
  const share = shareOf(sideOf(s, id));
  if (share === null) return;
  strike(st.statics, share.statics, id);
  strike(st.triggers, share.triggers, id);
  strike(st.answers, share.answers, id);
  if (lends(s, id)) st.weakening = weakeningOf(st);
}

/** Removes the texts of a card from an index. A number without texts has no list. */
function strike<T>(index: ByNumber<T>, filed: readonly Filed<T>[], id: CardId): void {
  for (const { at } of filed) {
    const left = index[at]?.filter(x => x.source !== id);
    index[at] = left?.length === 0 ? undefined : left;
  }
}

/** Discards the index so that it is built again. Facts that change the texts in play call this. */
export const forget = (s: GeState): void => {
  s.derived = null;
};

/** Ends a lasting effect. For facts that tell it. */
export function endLasting(s: GeState, lasting: Lasting): void {
  s.lasting = s.lasting.filter(made => made !== lasting);
  forgetNumbers(s);
}

/**
 * Discards only the numbers, and what separates cards. Facts call this if they engage cards, begin or end lasting effects, or change what texts
 * count, but move no card. Copies of a match may share the index, so it is replaced.
 */
export function forgetNumbers(s: GeState): void {
  const known = s.derived as StandingTexts | null;
  if (known === null) return;
  const { strengths, slots } = known.numbers;
  if (strengths.size === 0 && slots.size === 0 && known.apart.size === 0) return;
  // what separates cards may depend on what a card counts (T6 Out of Phase World)
  const apart = known.apart.size === 0 ? known.apart : new Map<CardId, string>();
  if (known.own === s.own) Object.assign(known, { numbers: noNumbers(), apart });
  else s.derived = { ...known, numbers: noNumbers(), apart };
}

export const NONE: readonly CardId[] = [];
