import {
  type CardId,
  EVERYBODY,
  type Frame,
  type Knowers,
  knower,
  NOBODY,
  type Seat,
  type Unseen,
  unseenBy,
  type Viewer,
} from '@orrery/kernel';
import { type CardDef, defOf, type Static } from './card.ts';
import { DECK, FLEET, type GeState, HAND, type Points, RESERVE, SEAT_ZONES, zone } from './state.ts';

/** All cards in play, fleet after fleet. */
export const inPlay = (s: GeState): CardId[] => s.seats.flatMap((_, seat) => [...s.zones[zone(seat, FLEET)]!]);

/** True for a card in some active fleet (ge/definitions/1). */
export const isInPlay = (s: GeState, id: CardId): boolean =>
  id >= 0 && s.cards[id]!.zone === zone(s.cards[id]!.controller, FLEET);

/** Who sees the cards of a zone: hands and reserve fleets are their owners', decks nobody's, all else lies open. */
function seersAt(_s: GeState, at: number): Knowers {
  const kind = at % SEAT_ZONES;
  if (kind === HAND || kind === RESERVE) return knower(Math.floor(at / SEAT_ZONES));
  return kind === DECK ? NOBODY : EVERYBODY;
}

/** Who sees what a card is, as it lies now. */
export const seers = (s: GeState, id: CardId): Knowers => seersAt(s, s.cards[id]!.zone);

/** True if a viewer may know what a card is, as it lies now. */
export function knows(s: GeState, id: CardId, viewer: Viewer): boolean {
  return viewer === 'all' || (seers(s, id) & knower(viewer)) !== 0;
}

/** What a viewer does not know: decks, the hands and reserve fleets of others, less what he has learnt of them. */
export function unseen(s: GeState, viewer: Viewer): Unseen {
  return unseenBy(s, viewer, seersAt, seers);
}

/** What lies directly on or against a card. */
export const cardsOn = (s: GeState, id: CardId): CardId[] => inPlay(s).filter(x => s.cards[x]!.on === id);

/** The basis of the stack that a card is in (ge/playing-on/5). */
export function basisOf(s: GeState, id: CardId): CardId {
  let at = id;
  while (s.cards[at]!.on >= 0) at = s.cards[at]!.on;
  return at;
}

/** The nearest ship, base or terrain under a card, or the card itself (ge/definitions/14); -1 in space. */
export function locationOf(s: GeState, id: CardId): CardId {
  let at = id;
  while (at >= 0 && !['S', 'D', 'B', 'T'].includes(defOf(s, at).source.type)) at = s.cards[at]!.on;
  return at;
}

/** A text at work: whose definition, on which card, and what that card is on or against. */
export interface Acting {
  readonly def: CardDef;
  readonly self: CardId;
  readonly host: CardId;
}

/** All texts at work. A card that copies another has that card's texts too, and what lies on that card works for both. */
export function acting(s: GeState): Acting[] {
  return inPlay(s).flatMap(self => {
    const { on, bond } = s.cards[self]!;
    const own = { def: defOf(s, self), self, host: on };
    if (!isInPlay(s, bond)) return [own];
    const abilities = cardsOn(s, bond).filter(a => defOf(s, a).source.type === 'A');
    return [
      own,
      { def: defOf(s, bond), self, host: on },
      ...abilities.map(a => ({ def: defOf(s, a), self: a, host: self })),
    ];
  });
}

/** A frame for reading a text outside its program. */
export const frameFor = (s: GeState, a: Acting, l: Record<string, unknown> = {}): Frame => ({
  own: 0,
  program: -1,
  step: 0,
  you: s.cards[a.self]!.controller,
  self: a.self,
  l: { host: a.host, ...l },
});

/** The card and static texts of a kind that speak of a card. */
export function staticsOn(s: GeState, k: Static['k'], id: CardId) {
  return acting(s).flatMap(a =>
    a.def.statics.flatMap(x =>
      x.k === k && x.to(s, id, frameFor(s, a)) ? [{ ...x, self: a.self, host: a.host }] : [],
    ),
  );
}

/** Who decides what a card does: in its own player's turn perhaps another (O9 Insanity). */
export function deciderOf(s: GeState, id: CardId): Seat {
  const { controller } = s.cards[id]!;
  const madness = s.turnOf === controller ? staticsOn(s, 'decides', id)[0] : undefined;
  return madness ? s.cards[madness.self]!.controller : controller;
}

/** The cards (H9 Dimensional Portal) that keep a card apart from the fleets. */
const apartBy = (s: GeState, id: CardId): string =>
  staticsOn(s, 'apart', id)
    .map(x => x.self)
    .join();

/** True if a card can have an effect on another: both apart by the same card, or neither apart. */
export const reaches = (s: GeState, from: CardId, to: CardId): boolean =>
  !isInPlay(s, from) ? apartBy(s, to) === '' : apartBy(s, from) === apartBy(s, to);

/** True if a card protects its player's Sector HQ (ge/base/5: ships and dragons do, bases do not). */
export const protects = (s: GeState, id: CardId): boolean =>
  ['S', 'D'].includes(defOf(s, id).source.type) && apartBy(s, id) === '';

/** Command slots that a card uses (ge/command/2 to 5). */
export function slots(s: GeState, id: CardId): number {
  const { type, strength } = defOf(s, id).source;
  if (isInPlay(s, id) && staticsOn(s, 'no command slot', id).length > 0) return 0;
  if (type === 'P') return 0.5;
  if (type !== 'S' && type !== 'D' && type !== 'B') return 0;
  return strength >= 3 ? 1 : strength === 2 ? 0.5 : 0;
}

/** Command slots that a player uses. */
export const slotsUsed = (s: GeState, seat: Seat): number =>
  s.zones[zone(seat, FLEET)]!.reduce((n, id) => n + slots(s, id), 0);

/** True if a card works: it is engaged, or held engaged (ge/disengaged/1). */
export const works = (s: GeState, id: CardId): boolean =>
  s.cards[id]!.engaged === 1 || staticsOn(s, 'stays engaged', id).length > 0;

/** What a card makes in a turn; in reverse it takes. */
export function makes(s: GeState, a: Acting, kind: Points): number {
  if (!works(s, a.self)) return 0;
  return (a.def.source.makes?.[kind] ?? 0) * (s.cards[a.self]!.reversed ? -1 : 1);
}

/** What a player's fleet would make in a turn. */
export const income = (s: GeState, kind: Points, seat: Seat): number =>
  Math.max(
    0,
    acting(s).reduce((n, a) => (s.cards[a.self]!.controller === seat ? n + makes(s, a, kind) : n), 0),
  );

/** Points that a player has made and not allocated. What lies apart is of no use outside. */
export const pointsOf = (s: GeState, kind: Points, seat: Seat): number =>
  Math.max(
    0,
    s.zones[zone(seat, FLEET)]!.reduce((n, id) => (reaches(s, -1, id) ? n + s.cards[id]![kind] : n), 0),
  );

/** Weapon damage of a location to one target, as it counts (C5 Weapons Officer); fractions are dropped. */
export const volley = (s: GeState, location: CardId, n: number): number =>
  Math.floor(staticsOn(s, 'weapon damage', location).reduce((sum, x) => sum * x.n, n));

/** True if a location ignores the harm that a card would do it. */
export const ignores = (s: GeState, id: CardId, harm: CardId): boolean =>
  staticsOn(s, 'ignores', id).some(x =>
    x.of!(s, harm, frameFor(s, { def: defOf(s, x.self), self: x.self, host: x.host })),
  );

/** Where a player may play a card: cards, and seats whose fleet it may go to (ge/playing-on/1). */
export function places(s: GeState, id: CardId, seat: Seat, event?: number): { cards: CardId[]; fleets: Seat[] } {
  const { on, source } = defOf(s, id);
  const none = { cards: [], fleets: [] };
  if (slotsUsed(s, seat) + slots(s, id) > s.seats.length) return none;
  const ships = source.on === undefined && (source.type === 'S' || source.type === 'D');
  const fleets =
    on === 'any fleet' ? s.seats.flatMap((x, i) => (x.out ? [] : [i])) : on === 'your fleet' || ships ? [seat] : [];
  if (typeof on === 'string') return { ...none, fleets };
  const f: Frame = { own: 0, program: -1, step: 0, you: seat, self: id, l: { event } };
  return { cards: inPlay(s).filter(x => x !== id && on(s, x, f) && reaches(s, -1, x)), fleets };
}

/** The programs by which a card in play may react to the card play whose frame lies at this height. */
export function responsesOf(s: GeState, id: CardId, event: number | undefined): number[] {
  if (event === undefined || !isInPlay(s, id) || !works(s, id)) return [];
  const f = frameFor(s, { def: defOf(s, id), self: id, host: s.cards[id]!.on }, { event });
  return defOf(s, id).responds.flatMap(r => (r.holds === null || r.holds(s, f) ? [r.program] : []));
}
