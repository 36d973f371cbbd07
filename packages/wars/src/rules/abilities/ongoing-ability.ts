// Ongoing abilities: the changes that cards make while they are in play, and an index of them by kind (wars/ongoing-ability).
// Abilities that work from the hand, the stack or the lost pile are in src/card.ts and playing/costs.ts.
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

/** An index of the table, computed from where the cards are: the abilities that work, and the cards at each location. */
export interface TableIndex extends Texts {
  /** the ships and units at each location */
  readonly present: ReadonlyMap<CardId, readonly CardId[]>;
  /** the cards stacked beneath or on each card */
  readonly beneath: ReadonlyMap<CardId, readonly CardId[]>;
  /** the cards with activated abilities */
  readonly users: readonly CardId[];
  /** all locations in play, in the order of the table */
  readonly locations: readonly CardId[];
  /** the part that also depends on effects for the turn; null when they change */
  now: ForTurn | null;
}

/** The part of the index that depends on effects for the turn. */
interface ForTurn {
  readonly lasting: readonly Lasting[];
  /** the ongoing abilities for the turn, by kind */
  readonly made: Partial<Record<StaticKind, { readonly what: Static; readonly f: Frame; readonly made: Lasting }[]>>;
  /** support icons counted so far, by seat and faction */
  readonly icons: Map<string, number>;
}

/** True for an encampment beneath a location, as a part of it (wars/encampment/2). */
export const isEncamped = (s: WarsState, id: CardId): boolean =>
  defOf(s, id).type === 'location' && s.cards[id]!.on >= 0;

/** The entries of a card's side in the index, computed once; null if it has none. */
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

/** Returns the index of the table as it is now. Facts that move cards clear it. */
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

/** Returns the ships and units at a location, aboard ships too. */
export const presentAt = (s: WarsState, at: CardId): readonly CardId[] => standing(s).present.get(at) ?? NONE;

/** Returns the cards in play stacked beneath a card. */
export const beneath = (s: WarsState, id: CardId): readonly CardId[] => standing(s).beneath.get(id) ?? NONE;

/** Returns the cards stacked on a card, which are not in play (wars/in-play/1). */
export function stackedOn(s: WarsState, id: CardId): readonly CardId[] {
  const list = s.zones[STACKED]!;
  return list.length === 0 ? NONE : list.filter(x => s.cards[x]!.on === id);
}

/** The compiled static abilities for the rest of the turn, by name. */
export const LASTING = new Map<string, Static>();

/**
 * An ongoing ability of a card in play, or one made for the turn (`made`). It works while its condition is true (wars/ongoing-ability/1,
 * wars/ongoing-ability/3, wars/ongoing-ability/4, wars/effects/7).
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

/** Returns the part of the index that depends on effects for the turn. It is computed once for each change. */
export function now(s: WarsState): ForTurn {
  const known = standing(s);
  if (known.now === null || known.now.lasting !== s.lasting) known.now = forTurn(s);
  return known.now;
}

/**
 * Calls `each` for every ongoing ability of a kind that works now: of cards in play, and for the turn.
 * @param about limits it to abilities that affect this card; this is checked before their conditions
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

/** True if an ongoing ability affects this card. */
export const speaksOf = (s: WarsState, st: Static, f: Frame, made: Lasting | null, card: CardId): boolean =>
  st.to === null || (made !== null && made.cards !== null ? made.cards.includes(card) : st.to(s, card, f));

/** True if an ongoing ability holds at this location. */
export const holdsAt = (s: WarsState, st: Static, f: Frame, made: Lasting | null, at: CardId): boolean =>
  st.at === null || (made !== null && made.places !== null ? made.places.includes(at) : at >= 0 && st.at(s, at, f));

/** True if the `who` of a static ability includes this seat. */
export const means = (st: Static, f: Frame, seat: Seat): boolean =>
  st.who === 'each' || (st.who === 'you' ? f.you === seat : f.you !== seat);

/** Returns the number of an ongoing ability. */
export const numberOf = (s: WarsState, st: Static, f: Frame, made: Lasting | null): number => made?.n ?? st.n(s, f);

/** Returns the sum of what ongoing abilities of a kind add for this card. */
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

/** Returns the sum of what ongoing abilities of a kind add for this seat at this location (-1 for any). */
export function sumFor(s: WarsState, kind: StaticKind, seat: Seat, at: CardId): number {
  let sum = 0;
  eachStatic(s, kind, (st, f, made) => {
    if (means(st, f, seat) && holdsAt(s, st, f, made, at)) sum += numberOf(s, st, f, made);
  });
  return sum;
}

/** True if an ongoing ability of a kind affects this card. */
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

/** True if an ongoing ability of a kind affects this seat at this location. */
export function bindsSeat(s: WarsState, kind: StaticKind, seat: Seat, at: CardId): boolean {
  let found = false;
  eachStatic(s, kind, (st, f, made) => {
    if (!found && means(st, f, seat) && holdsAt(s, st, f, made, at)) found = true;
  });
  return found;
}

/** Returns the location of a card. If the card is gone, it is the location when its ability went on the stack. */
export function hereOf(s: WarsState, f: Frame): CardId {
  if (f.self >= 0 && inPlay(s, f.self)) return s.cards[f.self]!.at;
  return (f.l.here as CardId | undefined) ?? -1;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: wars/ongoing-ability/5
// - rules/playing/costs.ts: wars/ongoing-ability/2, wars/ongoing-ability/6
