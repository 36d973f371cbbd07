import {
  type Amount,
  type CardId,
  type Filter,
  type List,
  listed,
  mention,
  mentioned,
  ownedBy,
  type Phrase,
  pluralOf,
  type Ref,
  type Teller,
} from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { PILE_NAMES } from '../names.ts';
import { stackedOn } from '../rules/abilities/ongoing-ability.ts';
import { ACTIVE, HAND, IN_PLAY, type Item, inPlay, LOST, pile, RESERVE, USED, type WarsState } from '../state.ts';
import { card } from './filters.ts';
import { endOf, YOU } from './phrases.ts';

// Several cards, players or pending things

/** The cards in play that fit. */
export const cards = v.list(
  'cards',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => s.zones[IN_PLAY]!.filter(id => fits(s, id, f));
  },
  (t, filter) => t.filter(filter, true),
  'card',
  (t, filter) => (t.noun(filter).whose === 'you' ? ownedBy(YOU, t.unowned(filter))! : t.filter(filter)),
);

/** Returns the phrase for cards of a pile. The pile comes right after the noun. Later, it could seem to belong to other words. */
function within(t: Teller, filter: Filter, plural: boolean, where: Phrase): Phrase {
  return t.filter(filter, plural, `in ${where}`);
}

const inPile = (name: string, kind: number) =>
  v.list(
    name,
    (c, filter: Filter = card, who: Ref = 'you') => {
      const fits = c.filter(filter);
      const read = c.ref(who);
      return (s, f) => pile(s, read(s, f), kind).filter(id => id !== f.self && fits(s, id, f));
    },
    (t, filter = card, who = 'you') =>
      filter.w === 'card'
        ? `the cards in ${t.own(who, PILE_NAMES[kind]!)}`
        : within(t, filter, true, t.own(who, PILE_NAMES[kind]!)),
    'card',
    (t, filter = card, who = 'you') => within(t, filter, false, t.own(who, PILE_NAMES[kind]!)),
    (_filter = card, who = 'you') => ({ cardsOf: who, pileOf: kind }),
  );
/** Returns the phrase for cards that are taken from a pile: `card from your hand`; null for other lists. */
export function fromPile(t: Teller, list: List, plural = false): Phrase | null {
  const kind = v.trait(list, 'pileOf');
  if (kind === undefined) return null;
  const [filter = card, who = 'you'] = list.a as [Filter?, Ref?];
  return `${t.filter(filter, plural)} from ${t.own(who, PILE_NAMES[kind]!)}`;
}
/** Cards of a player's hand that fit: `inHand(of('shi'))`, `inHand(card, opponent)`. */
export const inHand = inPile('inHand', HAND);
export const inLostPile = inPile('inLostPile', LOST);
export const inUsedPile = inPile('inUsedPile', USED);
export const inReserve = inPile('inReserve', RESERVE);
export const inActivePile = inPile('inActivePile', ACTIVE);

/** The top cards of a player's pile, the top card first. */
export const topOf = v.list(
  'topOf',
  (c, kind: 'reserve' | 'used pile', n: Amount, who: Ref = 'you') => {
    const read = c.ref(who);
    const count = c.amount(n);
    const zone = kind === 'reserve' ? RESERVE : USED;
    return (s, f) => {
      const whole = pile(s, read(s, f), zone);
      return whole.slice(Math.max(0, whole.length - count(s, f))).reverse();
    };
  },
  (t, kind, n, who = 'you') => endOf(t, 'top', kind, n, who),
  'card',
  undefined,
  (_kind, n, who = 'you') => ({ cardsOf: who, ...(n === 1 ? { oneCard: true } : {}) }),
);
/** The bottom card of a player's reserve. */
export const bottomOfReserve = v.list(
  'bottomOfReserve',
  (c, who: Ref = 'you') => {
    const read = c.ref(who);
    return (s, f) => pile(s, read(s, f), RESERVE).slice(0, 1);
  },
  (t, who = 'you') => endOf(t, 'bottom', 'reserve', 1, who),
  'card',
  undefined,
  (who = 'you') => ({ cardsOf: who, oneCard: true }),
);

/** The cards stacked on this card, or on the card that a ref names. */
export const stackedHere = v.list(
  'stackedHere',
  (c, ref: Ref = 'self') => {
    const read = c.ref(ref);
    return (s, f) => stackedOn(s, read(s, f));
  },
  (t, ref = 'self') => `the cards stacked on ${t.ref(ref)}`,
  'card',
  (t, ref = 'self') => `card stacked on ${t.ref(ref)}`,
);
/** The cards stacked on your stockpile assets. */
export const onYourStockpiles = v.list(
  'onYourStockpiles',
  () => (s, f) =>
    s.zones[IN_PLAY]!.flatMap(id =>
      s.cards[id]!.controller === f.you && defOf(s, id).labels.has('Stockpile') ? [...stackedOn(s, id)] : [],
    ),
  () => 'the cards stacked on your stockpile assets',
  'card',
  () => 'card stacked on one of your stockpile assets',
)();

/** The card or cards that a local holds. */
export const chosen = v.list(
  'chosen',
  (_c, name: string) => (_s, f) => {
    const x = f.l[name];
    return Array.isArray(x) ? x : x === undefined || x < 0 ? [] : [x];
  },
  (t, name) => t.ref(name),
);

/** The cards that were just lost as energy. */
export const justLost = v.list(
  'justLost',
  () => (_s, f) => f.l.lostCards ?? [],
  () => 'the lost cards',
  'card',
  () => 'lost card',
)();

/** Both players, the turn's player first. */
export const bothPlayers = v.list(
  'bothPlayers',
  () => s => [s.active, 1 - s.active],
  () => 'both players',
  'seat',
  () => 'player',
)();

export type PendingKind = 'interrupt' | 'order' | 'ship' | 'unit' | 'drain' | 'attack' | 'ability' | 'card';
/** True for a pending thing of a kind. */
export function isPendingKind(s: WarsState, id: number, kind: PendingKind): boolean {
  const item = s.items.find(i => i.id === id);
  if (item === undefined) return false;
  if (kind === 'drain') return item.program === 'drain';
  if (kind === 'attack') return item.program === 'battle';
  if (kind === 'ability') return item.kind === 'ability';
  if (item.kind !== 'card') return false;
  const def = defOf(s, item.self);
  return kind === 'card' || (kind === 'unit' ? def.unit : def.type === kind);
}
/** Only activated abilities count as pending abilities. */
const pendingNoun = (kind: PendingKind): string => (kind === 'ability' ? 'activated ability' : kind);
/** All pending things of one of these kinds. `if` is a further test, with the item as `pending`. */
export const pending = v.list(
  'pending',
  (_c, ...kinds: PendingKind[]) =>
    s =>
      s.items.filter(i => kinds.some(kind => isPendingKind(s, i.id, kind))).map(i => i.id),
  (_t, ...kinds) =>
    `pending ${listed(
      kinds.map(kind => pluralOf(pendingNoun(kind))),
      'or',
    )}`,
  'pending',
  (_t, ...kinds) => `pending ${listed(kinds.map(pendingNoun), 'or')}`,
);
const spot = (t: Teller, place: Filter): string => (place.w === 'thisPlace' ? 'here' : `at ${t.one(place)}`);
/** Returns the noun for pending things: `drain`, `interrupt or order`. */
export function pendingKindOf(list: List): string {
  if (list.w === 'pending') return listed((list.a as PendingKind[]).map(pendingNoun), 'or');
  return list.w === 'pendingAt' ? (list.a[0] as PendingKind) : pendingKindOf(list.a[0] as List);
}
/** Drains and attacks pending at a location that fits: `pendingAt('drain', relatedHere)`. */
export const pendingAt = v.list(
  'pendingAt',
  (c, kind: PendingKind, place: Filter) => {
    const fits = c.filter(place);
    return (s, f) =>
      s.items.filter(i => isPendingKind(s, i.id, kind) && i.l.at >= 0 && fits(s, i.l.at, f)).map(i => i.id);
  },
  (t, kind, place) => `pending ${pluralOf(kind)} ${spot(t, place)}`,
  'pending',
  (t, kind, place) => `pending ${kind} ${spot(t, place)}`,
);
/** A player's pending things. */
export const pendingOf = v.list(
  'pendingOf',
  (c, list: List, who: Ref) => {
    const read = c.list(list);
    const seat = c.ref(who);
    return (s, f) => read(s, f).filter(id => s.items.find(i => i.id === id)?.you === seat(s, f));
  },
  (t, list, who) => t.own(who, t.list(list)),
  'pending',
  (t, list, who) => t.own(who, t.single(list) ?? t.list(list)),
);
/** The cards lost to the drain that an event is about. */
export const lostToDrain = v.list(
  'lostToDrain',
  () => (_s, f) => f.l.fact?.cards ?? [],
  () => mention('lost cards', 'the cards lost to it', 'several', { again: 'those cards' }),
  'card',
  () => 'card lost to it',
)();
/** One card for each title that a list has at least twice. */
export const twinsIn = v.list(
  'twinsIn',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => {
      const seen = new Map<number, number>();
      for (const id of read(s, f)) seen.set(s.defs[id]!, (seen.get(s.defs[id]!) ?? 0) + 1);
      const shown = new Set<number>();
      return read(s, f).filter(id => {
        const def = s.defs[id]!;
        if (seen.get(def)! < 2 || shown.has(def)) return false;
        shown.add(def);
        return true;
      });
    };
  },
  (t, list) => `the titles that stand on two or more of ${t.list(list)}`,
  'card',
  (t, list) => `title that stands on two or more of ${t.list(list)}`,
);
/** Cards that were chosen under several names, together. */
export const both = v.list<string[]>(
  'both',
  (_c, ...names: string[]) =>
    (_s, f) =>
      names.flatMap(name => f.l[name] ?? []),
  (t, ...names) => {
    const yours = names.every(name => mentioned(t.ref(name))?.owner === 'you');
    return mention('both', 'them', 'several', { owner: yours ? 'you' : '' });
  },
);
/** The cards in play that something on the stack targets (wars/deploy-phase/7). */
export function targetsOf(s: WarsState, item: Item | undefined): CardId[] {
  if (item === undefined || item.self < 0 || (item.kind !== 'ability' && item.kind !== 'card')) return [];
  const { front, back, play } = defOf(s, item.self);
  const gate = [...play, ...front.abilities, ...back.abilities].find(g => g.resolve === item.program);
  return Object.keys({ ...gate?.source.target, ...gate?.source.costTarget })
    .flatMap(name => item.l[name] as CardId | CardId[])
    .filter(id => inPlay(s, id));
}
