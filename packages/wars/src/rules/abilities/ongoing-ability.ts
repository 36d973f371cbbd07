// Ongoing abilities: what cards change as long as they are in play, and an index of them by kind (wars/ongoing-ability).
// Those that work from the hand, the stack or the lost pile are in src/card.ts and playing/costs.ts.
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
} from '../../card.ts';
import { IN_PLAY, inPlay, type Lasting, opponentOf, STACKED, type WarsState } from '../../state.ts';

type Texts = TextsInPlay<StaticKind, Static, CompiledTrigger, CompiledReplacement>;

/** What follows from where the cards lie: the abilities in force, and the cards at each location. */
export interface TableIndex extends Texts {
  /** the ships and units at each location */
  readonly present: ReadonlyMap<CardId, readonly CardId[]>;
  /** the cards stacked beneath (or on) each card */
  readonly beneath: ReadonlyMap<CardId, readonly CardId[]>;
  /** the cards with activated abilities */
  readonly users: readonly CardId[];
  /** all locations in play, in the order of the table */
  readonly locations: readonly CardId[];
  /** what also holds until an effect for the turn begins or ends */
  now: ForTurn | null;
}

/** What follows from the effects that last for the turn. */
interface ForTurn {
  readonly lasting: readonly Lasting[];
  /** the ongoing abilities that were made for the turn, by kind */
  readonly made: Partial<Record<StaticKind, { readonly what: Static; readonly f: Frame; readonly made: Lasting }[]>>;
  /** support icons counted so far, by seat and faction */
  readonly icons: Map<string, number>;
}

/** True for a card that only stands beneath a location as part of it (wars/encampment/2). */
export const isEncamped = (s: WarsState, id: CardId): boolean =>
  defOf(s, id).type === 'location' && s.cards[id]!.on >= 0;

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
          statics: statics.map(what => ({ key: what.kind, what, everybody: what.source.either === true })),
          triggers: triggers.map(what => ({ key: what.fact, what, everybody: what.either })),
          answers: replacements.map(what => ({ key: what.event, what, everybody: false })),
        };
  SHARES.set(side, share);
  return share;
}

/** The index of the table as it is now. Facts that move cards clear it. */
export function standing(s: WarsState): TableIndex {
  if (s.derived !== null) return s.derived as TableIndex;
  const texts: Texts = noTexts();
  const present = new Map<CardId, CardId[]>();
  const beneath = new Map<CardId, CardId[]>();
  const users: CardId[] = [];
  const add = (map: Map<CardId, CardId[]>, key: CardId, id: CardId) => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [id]);
    else list.push(id);
  };
  for (const id of s.zones[IN_PLAY]!) {
    const card = s.cards[id]!;
    const def = defOf(s, id);
    if (card.on >= 0) add(beneath, card.on, id);
    if (def.unit || def.type === 'ship') add(present, card.at, id);
    const side = card.inverted ? def.back : def.front;
    if (side.abilities.length > 0 && !isEncamped(s, id)) users.push(id);
    const share = shareOf(side);
    if (share === null || isEncamped(s, id)) continue;
    fileTexts(texts, share, scene(card.controller, id), [scene(opponentOf(card.controller), id)]);
  }
  const found: TableIndex = {
    statics: texts.statics,
    triggers: texts.triggers,
    answers: texts.answers,
    present,
    beneath,
    users,
    locations: s.regions.flatMap(r => [...r.sites, ...r.sectors]),
    now: null,
  };
  s.derived = found;
  return found;
}

const NONE: readonly CardId[] = [];

/** The ships and units at a location, aboard ships too. */
export const presentAt = (s: WarsState, at: CardId): readonly CardId[] => standing(s).present.get(at) ?? NONE;

/** The cards in play stacked beneath a card. */
export const beneath = (s: WarsState, id: CardId): readonly CardId[] => standing(s).beneath.get(id) ?? NONE;

/** The cards stacked on a card, which are not in play (wars/in-play/1). */
export function stackedOn(s: WarsState, id: CardId): readonly CardId[] {
  const list = s.zones[STACKED]!;
  return list.length === 0 ? NONE : list.filter(x => s.cards[x]!.on === id);
}

/** The static abilities made for the rest of the turn, by the names they were compiled under. */
export const LASTING = new Map<string, Static>();

/**
 * An ongoing ability that works now, as long as its condition is true: of a card in play, or one made for the turn (`made`)
 * (wars/ongoing-ability/1, wars/ongoing-ability/3, wars/ongoing-ability/4, wars/effects/7).
 */
export type StaticVisitor = (st: Static, f: Frame, made: Lasting | null) => void;

function forTurn(s: WarsState): ForTurn {
  const { lasting } = s;
  const found: ForTurn = { lasting, made: {}, icons: new Map() };
  for (const made of lasting) {
    const what = LASTING.get(made.rule)!;
    (found.made[what.kind] ??= []).push({ what, f: scene(made.you, made.self, made.l), made });
  }
  return found;
}

/** What follows from the effects that last for the turn, worked out once for each change of them. */
export function now(s: WarsState): ForTurn {
  const known = standing(s);
  if (known.now === null || known.now.lasting !== s.lasting) known.now = forTurn(s);
  return known.now;
}

/**
 * Calls `each` for every ongoing ability of a kind that works now: of cards in play, and those made for the turn.
 * @param about only abilities that speak of this card; this is checked before their conditions
 */
export function eachStatic(s: WarsState, kind: StaticKind, each: StaticVisitor, about: CardId = -1): void {
  const list = standing(s).statics[kind];
  if (list !== undefined)
    for (const { what, f } of list)
      if ((about < 0 || what.to === null || what.to(s, about, f)) && (what.holds === null || what.holds(s, f)))
        each(what, f, null);
  if (s.lasting.length === 0) return;
  const more = now(s).made[kind];
  if (more !== undefined)
    for (const { what, f, made } of more)
      if ((about < 0 || speaksOf(s, what, f, made, about)) && (what.holds === null || what.holds(s, f)))
        each(what, f, made);
}

/** True if an ongoing ability speaks of this card. */
export const speaksOf = (s: WarsState, st: Static, f: Frame, made: Lasting | null, card: CardId): boolean =>
  st.to === null || (made !== null && made.cards !== null ? made.cards.includes(card) : st.to(s, card, f));

/** True if an ongoing ability holds at this location. */
export const holdsAt = (s: WarsState, st: Static, f: Frame, made: Lasting | null, at: CardId): boolean =>
  st.at === null || (made !== null && made.places !== null ? made.places.includes(at) : at >= 0 && st.at(s, at, f));

/** True if a static ability that speaks of `who` means this seat. */
export const means = (st: Static, f: Frame, seat: Seat): boolean =>
  st.who === 'each' || (st.who === 'you' ? f.you === seat : f.you !== seat);

/** The number of an ongoing ability. */
export const numberOf = (s: WarsState, st: Static, f: Frame, made: Lasting | null): number => made?.n ?? st.n(s, f);

/** The sum of what ongoing abilities of a kind add for this card. */
export function sumOn(s: WarsState, kind: StaticKind, card: CardId): number {
  let sum = 0;
  eachStatic(
    s,
    kind,
    (st, f, made) => {
      sum += numberOf(s, st, f, made);
    },
    card,
  );
  return sum;
}

/** The sum of what ongoing abilities of a kind add for this seat at this location (-1: wherever). */
export function sumFor(s: WarsState, kind: StaticKind, seat: Seat, at: CardId): number {
  let sum = 0;
  eachStatic(s, kind, (st, f, made) => {
    if (means(st, f, seat) && holdsAt(s, st, f, made, at)) sum += numberOf(s, st, f, made);
  });
  return sum;
}

/** True if an ongoing ability of a kind speaks of this card. */
export function isUnder(s: WarsState, kind: StaticKind, card: CardId): boolean {
  let found = false;
  eachStatic(
    s,
    kind,
    () => {
      found = true;
    },
    card,
  );
  return found;
}

/** True if an ongoing ability of a kind speaks of this seat at this location. */
export function bindsSeat(s: WarsState, kind: StaticKind, seat: Seat, at: CardId): boolean {
  let found = false;
  eachStatic(s, kind, (st, f, made) => {
    if (!found && means(st, f, seat) && holdsAt(s, st, f, made, at)) found = true;
  });
  return found;
}

/** The location where a card is or, once it has gone, was when its ability was put on the stack. */
export function hereOf(s: WarsState, f: Frame): CardId {
  if (f.self >= 0 && inPlay(s, f.self)) return s.cards[f.self]!.at;
  return (f.l.here as CardId | undefined) ?? -1;
}
