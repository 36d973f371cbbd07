import type { CardId, Frame, Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import { eventFrame } from '../rules/play/events.ts';
import { locationOf } from '../rules/table/locations.ts';
import { sideAt } from '../rules/table/stacks.ts';
import { type GeState, inPlay, isPlace } from '../state.ts';

/** Returns the card that a text's card is on or against, or is being played on; -1 for none. */
export function hostOf(s: GeState, f: Frame): CardId {
  const on = f.l.on as CardId | undefined;
  return on !== undefined && on >= 0 && !inPlay(s, f.self) ? on : (s.cards[f.self]?.on ?? -1);
}

/** The card that this one is on or against. */
export const host = v.ref(
  'host',
  () => hostOf,
  t => t.names.host ?? 'its host',
  { local: true },
)();
/** The ship, base or terrain that carries this card, or is it. */
export const location = v.ref(
  'location',
  () => (s, f) => (inPlay(s, f.self) ? locationOf(s, f.self) : locationOf(s, hostOf(s, f))),
  t => t.names.location ?? 'its location',
  { local: true },
)();
/** The player in whose fleet a card is. */
export const playerOf = v.ref(
  'playerOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? -1 : s.cards[id]!.controller;
    };
  },
  (t, card) => (t.ref(card) === 'it' ? 'its player' : `the player of ${t.ref(card)}`),
);
/** The owner of a card, whose hand or piles it goes to. */
export const ownerOf = v.ref(
  'ownerOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? -1 : s.cards[read(s, f)]!.owner);
  },
  (t, card) => `the owner of ${t.ref(card)}`,
);
/** The player at whose fleet this card is: the one that it is played against, or its own. */
export const itsFleet = v.ref(
  'itsFleet',
  () => (s, f) => {
    const fleet = f.l.fleet as number | undefined;
    if (!inPlay(s, f.self)) {
      const on = hostOf(s, f);
      return on >= 0 ? sideAt(s, on) : (fleet ?? -1);
    }
    return sideAt(s, f.self);
  },
  t => t.names.fleet ?? 'the player of that fleet',
)();
/** A card of a trigger's fact. */
export const factCard = v.ref<[string?]>(
  'factCard',
  (_c, field: string = 'card') =>
    (_s, f) =>
      (f.l.fact?.[field] as number | undefined) ?? -1,
  t => t.names.fact ?? 'it',
);
/** A player of a trigger's fact. */
export const factSeat = v.ref<[string?]>(
  'factSeat',
  (_c, field: string = 'seat') =>
    (_s, f) =>
      (f.l.fact?.[field] as number | undefined) ?? -1,
  t => t.names.factSeat ?? 'that player',
);
/** The player of the event. */
export const actor = v.ref(
  'actor',
  () => (s, f) => (eventFrame(s, f)?.l.by as number | undefined) ?? -1,
  () => 'that player',
)();
/** The card of the event, which is played, acts or is discarded. */
export const eventCard = v.ref(
  'eventCard',
  () => (s, f) => (eventFrame(s, f)?.l.card as number | undefined) ?? -1,
  t => t.names.event ?? 'that card',
)();
/** The card that the event goes on or is fired at. */
export const eventTarget = v.ref(
  'eventTarget',
  () => (s, f) => {
    const on = (eventFrame(s, f)?.l.on as number | undefined) ?? -1;
    return isPlace(on) ? -1 : on;
  },
  t => t.names.target ?? 'its target',
)();
/** The card or the player that this card's text remembers. */
export const remembered = v.ref(
  'remembered',
  () => (s, f) => s.cards[f.self]!.bond,
  t => t.names.remembered ?? 'the card it remembers',
)();
