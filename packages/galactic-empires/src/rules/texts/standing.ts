// The index of all texts in play, kept up to date as cards come, go and move; and what is worked out from it.
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
  /** the cards that weapons may be fired at, as far as somebody has asked (see targets.ts) */
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
export interface Memo {
  outlook: { readonly seat: Seat; readonly made: unknown } | null;
  arsenal: { readonly seat: Seat; readonly made: unknown } | null;
  /** of all players (seat -1) */
  systems: { readonly seat: Seat; readonly made: unknown } | null;
}

/** Numbers that hang on which cards are engaged, too. */
interface Numbers {
  /** the strength of cards; -1 while it is worked out */
  readonly strengths: Map<CardId, number>;
  /** command slots that players use */
  readonly slots: Map<Seat, number>;
}

export const noNumbers = (): Numbers => ({ strengths: new Map(), slots: new Map() });

/** The static texts that effects have made, by kind. */
export interface Made {
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

export const NO_STATICS: readonly undefined[] = Object.values(KIND).map(() => undefined);

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

export const NONE: readonly CardId[] = [];
