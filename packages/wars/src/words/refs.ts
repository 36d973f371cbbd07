import { type Filter, type List, mention, type Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import { hereOf } from '../rules/abilities/ongoing-ability.ts';
import { aboardOf } from '../rules/locations/capacity.ts';
import { IN_PLAY, inPlay, pile, RESERVE } from '../state.ts';
import { endOf, locationOf } from './phrases.ts';

export { opponent } from './seats.ts';

// Refs

/** The card above this card: the character with the weapon, or the site with the asset. */
export const host = v.ref(
  'host',
  () => (s, f) =>
    inPlay(s, f.self) ? s.cards[f.self]!.on : ((f.l.hostWas as number | undefined) ?? s.cards[f.self]!.on),
  t => t.names.host ?? mention('host', 'the card this is beneath', 'named'),
)();
/** The ship that carries this card; -1 if there is none. */
export const itsShip = v.ref(
  'itsShip',
  () => (s, f) => aboardOf(s, f.self),
  t => t.own('self', 'ship'),
)();
/** The card that an event is about. */
export const it = v.ref(
  'it',
  () => (_s, f) => f.l.fact?.card ?? f.l.subject ?? -1,
  // if `it` could mean another card, the text names what the card is
  t => t.names.fact ?? mention('fact', 'it'),
)();
/** The card that an event moves, where `it` could mean another card. */
export const mover = v.ref(
  'mover',
  () => (_s, f) => f.l.fact?.card ?? -1,
  () => 'the one that has moved',
)();
/** The player of the event: the one who did it, or whose card it was. */
export const thatPlayer = v.ref(
  'thatPlayer',
  () => (_s, f) => f.l.fact?.seat ?? -1,
  t => t.names['that player'] ?? mention('that player', 'that player', 'player'),
)();
/** The opponent of the event's player. */
export const thatOpponent = v.ref(
  'thatOpponent',
  () => (_s, f) => 1 - f.l.fact.seat,
  () => mention('that opponent', "that player's opponent", 'player'),
)();
/** The player who plays with a card. */
export const playerOf = v.ref(
  'playerOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => s.cards[read(s, f)]!.controller;
  },
  (t, card) => t.own(card, 'player'),
);
/** The owner of a card. */
export const ownerOf = v.ref(
  'ownerOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => s.cards[read(s, f)]!.owner;
  },
  (t, card) => t.own(card, 'owner'),
);
/** The location of this card. */
export const thisLocation = v.ref(
  'thisLocation',
  () => (s, f) => hereOf(s, f),
  () => 'here',
)();
/** The location of a card. */
export const placeOf = v.ref(
  'placeOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => s.cards[read(s, f)]?.at ?? -1;
  },
  locationOf,
);
/** The location of the battle under way. */
export const battlePlace = v.ref(
  'battlePlace',
  () => s => s.battle?.at ?? -1,
  () => "the battle's location",
)();
/** The location of something pending, such as a drain or an attack. */
export const placeOfPending = v.ref(
  'placeOfPending',
  (c, item: Ref) => {
    const read = c.ref(item);
    return (s, f) => s.items.find(i => i.id === read(s, f))?.l.at ?? -1;
  },
  locationOf,
);
/** The pending card. */
export const cardOf = v.ref(
  'cardOf',
  (c, item: Ref) => {
    const read = c.ref(item);
    return (s, f) => s.items.find(i => i.id === read(s, f))?.self ?? -1;
  },
  (t, item) => t.ref(item),
);
/** The player of something pending. */
export const playerOfPending = v.ref(
  'playerOfPending',
  (c, item: Ref) => {
    const read = c.ref(item);
    return (s, f) => s.items.find(i => i.id === read(s, f))?.you ?? -1;
  },
  (t, item) => `the player of ${t.ref(item)}`,
);
/** The first card of a list (the top card of a pile); -1 if there is none. */
export const first = v.ref(
  'first',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => read(s, f)[0] ?? -1;
  },
  (t, list) => t.list(list),
);
/** The card in play that fits, or the first of them; -1 if there is none. */
export const theOne = v.ref(
  'theOne',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => s.zones[IN_PLAY]!.find(id => fits(s, id, f)) ?? -1;
  },
  (t, filter) => t.one(filter),
);
/** The top card of a player's reserve; -1 if there is none. */
export const topCard = v.ref(
  'topCard',
  (c, who: Ref = 'you') => {
    const read = c.ref(who);
    return (s, f) => pile(s, read(s, f), RESERVE).at(-1) ?? -1;
  },
  (t, who: Ref = 'you') => endOf(t, 'top', 'reserve', 1, who),
);
/** Where the card of the event moved to. */
export const destination = v.ref(
  'destination',
  () => (_s, f) => f.l.fact?.to ?? -1,
  () => 'the same location',
)();
/** The card whose ability caused the event. */
export const doneBy = v.ref(
  'doneBy',
  () => (_s, f) => f.l.fact?.by ?? -1,
  () => 'the card that did it',
)();
