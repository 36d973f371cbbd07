import {
  type CardId,
  type Frame,
  fileTexts,
  noTexts,
  type Seat,
  scene,
  type TextShare,
  type TextsInPlay,
} from '@orrery/kernel';
import {
  type CompiledReplacement,
  type CompiledTrigger,
  defOf,
  type Side,
  type Static,
  type StaticKind,
  sideOf,
  typeOf,
} from '../card.ts';
import { FLEET, type GeState, inPlay, type Lasting, pile } from '../state.ts';

type Texts = TextsInPlay<StaticKind, Static, CompiledTrigger, CompiledReplacement>;

/** What is derived from where the cards lie: which texts stand, what lies on what. */
export interface Standing extends Texts {
  /** all cards in play, fleet after fleet */
  readonly inPlay: readonly CardId[];
  /** what lies directly on or against each card, the first laid first */
  readonly on: ReadonlyMap<CardId, readonly CardId[]>;
  /** the cards with functions, and those with reactions from play, by player */
  readonly users: readonly (readonly CardId[])[];
  readonly reactors: readonly (readonly CardId[])[];
  /** the cards with transgates, or weapons that fire in reaction, by player */
  readonly systems: readonly (readonly CardId[])[];
  /** those of which one alone is in play (ge/persona/2) */
  readonly personas: readonly CardId[];
  /** those with armor (ge/points/16) */
  readonly armored: readonly CardId[];
  /** the strength of cards, as far as somebody has asked; -1 while it is worked out */
  readonly strengths: Map<CardId, number>;
  /** by which texts cards are kept apart, as far as somebody has asked */
  readonly apart: Map<CardId, string>;
  /** true while a text may take strength away, so that a card may have none left (ge/duration/4) */
  readonly weakens: boolean;
  /** what holds besides as long as nothing is made or ends that lasts */
  now: Made | null;
}

/** The static texts that effects have made, by kind. */
interface Made {
  readonly lasting: readonly Lasting[];
  readonly made: Partial<Record<StaticKind, { readonly what: Static; readonly f: Frame; readonly made: Lasting }[]>>;
}

/** What a side of a card puts into the index, laid out once; null for nothing. */
type Share = TextShare<StaticKind, Static, CompiledTrigger, CompiledReplacement>;
const SHARES = new Map<Side, Share | null>();

function shareOf(side: Side): Share | null {
  let share = SHARES.get(side);
  if (share !== undefined) return share;
  const { statics, triggers, replacements } = side;
  share =
    statics.length + triggers.length + replacements.length === 0
      ? null
      : {
          statics: statics.map(what => ({ key: what.kind, what, everybody: false })),
          triggers: triggers.map(what => ({ key: what.fact, what, everybody: false })),
          answers: replacements.map(what => ({ key: String(what.fact), what, everybody: false })),
        };
  SHARES.set(side, share);
  return share;
}

/** True for a text that may lessen a strength. */
const weakens = ({ source: { n = 0, times, set } }: Static): boolean =>
  typeof n !== 'number' || n < 0 || times !== undefined || set !== undefined;

/** What stands now. Facts that bring cards into play, take them out or move them forget it (`forget`). */
export function standing(s: GeState): Standing {
  if (s.derived !== null) return s.derived as Standing;
  const texts: Texts = noTexts();
  const inPlay: CardId[] = [];
  const on = new Map<CardId, CardId[]>();
  const users: CardId[][] = [];
  const reactors: CardId[][] = [];
  const systems: CardId[][] = [];
  const personas: CardId[] = [];
  const armored: CardId[] = [];
  for (let seat = 0; seat < s.seats.length; seat++) {
    const mine: CardId[] = [];
    const ready: CardId[] = [];
    const reacting: CardId[] = [];
    for (const id of pile(s, seat, FLEET)) {
      const card = s.cards[id]!;
      inPlay.push(id);
      if (card.on >= 0) {
        const list = on.get(card.on);
        if (list === undefined) on.set(card.on, [id]);
        else list.push(id);
      }
      const { source, reacts } = defOf(s, id);
      if (source.persona) personas.push(id);
      if (source.armor !== undefined) armored.push(id);
      if (reacts) reacting.push(id);
      const side = sideOf(s, id);
      if (side.functions.length > 0) mine.push(id);
      if (side.reactions.some(r => r.source.from === 'play' || r.source.from === 'both')) ready.push(id);
      const share = shareOf(side);
      if (share !== null) fileTexts(texts, share, scene(seat, id));
    }
    users.push(mine);
    reactors.push(ready);
    systems.push(reacting);
  }
  const found: Standing = {
    statics: texts.statics,
    triggers: texts.triggers,
    answers: texts.answers,
    inPlay,
    on,
    users,
    reactors,
    systems,
    personas,
    armored,
    strengths: new Map(),
    apart: new Map(),
    weakens: texts.statics.strength?.some(x => weakens(x.what)) === true,
    now: null,
  };
  s.derived = found;
  return found;
}

/** Lets what was derived be worked out anew: called by facts that change what stands. */
export const forget = (s: GeState): void => {
  s.derived = null;
};

/**
 * Lets numbers alone be worked out anew: called by facts that engage cards or change what their texts count, and move none. What stands is shared by
 * copies of a match, so it is replaced.
 */
export function forgetNumbers(s: GeState): void {
  if (s.derived !== null) s.derived = { ...(s.derived as Standing), strengths: new Map(), now: null };
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
 * True for a card that works: it is engaged, and so is what it needs to be engaged with (ge/disengaged/1, /4 to /6): an ability its crew,
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

/** Cards of which it is being found out whether they are suspended: two that suspend each other both stay. */
const asking = new Set<CardId>();

/** True for a card whose effects are suspended: it stays as it is, and does nothing (C4 Science Officer). */
export function isSuspended(s: GeState, id: CardId): boolean {
  if (standing(s).statics.suspended === undefined && s.lasting.length === 0) return false;
  if (asking.has(id)) return false;
  asking.add(id);
  try {
    return isUnder(s, 'suspended', id);
  } finally {
    asking.delete(id);
  }
}

/** True if the effects of a card are suspended where it lies; of one that does not stay in play, where its player plays it. */
export function suspendedOn(s: GeState, id: CardId, on: CardId, player: Seat): boolean {
  if (s.cards[id]!.controller >= 0) return isSuspended(s, id);
  if (on < 0 || (standing(s).statics.suspended === undefined && s.lasting.length === 0)) return false;
  // texts are asked about it as if it lay there: on a copy, for it does not
  const there = { ...s, cards: s.cards.slice() };
  there.cards[id] = { ...s.cards[id]!, controller: player, on };
  return isUnder(there, 'suspended', id);
}

/** True for a card that counts as two. */
export const isDoubled = (s: GeState, id: CardId): boolean =>
  standing(s).statics.doubled !== undefined && DOUBLED.has(typeOf(s, id)) && isUnder(s, 'doubled', id);
/** Abilities count double on an android (C7 Android), and what a ship does that is mimicked (M5 Ship Mimic). */
const DOUBLED = new Set(['A', 'S', 'D']);

/** A frame that reads the words of a card. */
export const reading = (s: GeState, id: CardId): Frame => scene(s.cards[id]!.controller, id);

/** Static texts that effects have made, by the names they were compiled under. */
export const LASTING = new Map<string, Static>();

function madeNow(s: GeState): Made {
  const known = standing(s);
  if (known.now !== null && known.now.lasting === s.lasting) return known.now;
  const found: Made = { lasting: s.lasting, made: {} };
  for (const made of s.lasting) {
    const what = LASTING.get(made.rule)!;
    (found.made[what.kind] ??= []).push({ what, f: scene(made.you, made.self, made.l), made });
  }
  known.now = found;
  return found;
}

type Told = (st: Static, f: Frame, made: Lasting | null) => void;

/**
 * Calls `each` for every static text of a kind that holds now: of cards in play that work, and those that effects have made.
 * @param about only those that speak of this card
 * @param working which cards work: in the Allocation Phase those that are going to be engaged (ge/allocation-phase/11)
 */
export function eachStatic(
  s: GeState,
  kind: StaticKind,
  each: Told,
  about: CardId = -1,
  working: (s: GeState, id: CardId) => boolean = works,
): void {
  const { statics } = standing(s);
  const list = statics[kind];
  // a text speaks of no card that its own cannot reach
  const split = statics.apart !== undefined && kind !== 'apart';
  if (list !== undefined)
    for (const { source, what, f } of list)
      if (
        (!split || reaches(s, source, about)) &&
        (about < 0 || what.to === null || what.to(s, about, f)) &&
        (what.even || (working(s, source) && (working === works || !isSuspended(s, source)))) &&
        (what.holds === null || what.holds(s, f))
      ) {
        each(what, f, null);
        if (kind !== 'doubled' && isDoubled(s, source)) each(what, f, null);
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
  standing(s).statics.reversed !== undefined && isUnder(s, 'reversed', id);

/** What a static text adds. */
export function added(s: GeState, st: Static, f: Frame, made: Lasting | null): number {
  if (st.n === null) return 0;
  if (made !== null) return made.n;
  const n = st.n(s, f);
  return REVERSIBLE.has(st.kind) && isReversed(s, f.self) ? -n : n;
}

/**
 * True if one card can have an effect on another: both apart by the same texts, or neither (H9 Dimensional Portal, H1 Time Warp). -1 stands for
 * the fleets and their players.
 */
export function reaches(s: GeState, from: CardId, to: CardId): boolean {
  if (standing(s).statics.apart === undefined || from === to) return true;
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
    'apart',
    (_st, f) => {
      by += `${f.self} `;
    },
    id,
  );
  apart.set(id, by);
  return by;
}

/** True if a static text of a kind speaks of this card (and of this other one). */
export function isUnder(s: GeState, kind: StaticKind, card: CardId, other: CardId = -1): boolean {
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
  if (standing(s).statics['harmed by'] === undefined) return false;
  let found = false;
  eachStatic(
    s,
    'harmed by',
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
export function modified(
  s: GeState,
  kind: StaticKind,
  card: CardId,
  base: number,
  what = '',
  from: CardId = -1,
  working: (s: GeState, id: CardId) => boolean = works,
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

/** The sum of what static texts of a kind add for this player. */
export function sumFor(s: GeState, kind: StaticKind, seat: Seat, what = ''): number {
  let sum = 0;
  eachStatic(s, kind, (st, f, made) => {
    if ((what === '' || st.what === '' || st.what === what) && meansSeat(s, st, f, seat)) sum += added(s, st, f, made);
  });
  return sum;
}
