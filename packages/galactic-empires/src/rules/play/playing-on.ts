// Places of cards of each type: on other cards, at a fleet, in space (ge/playing-on).
// ge/ability/1, ge/base/1, ge/crew/1, ge/equipment/1, ge/ship/3, ge/dragon/5, ge/terrain/3.
import { type CardId, type Frame, type Option, option, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { defOf, KIND, type Side, sideOf, typeOf } from '../../card.ts';
import { type CardType, strengthAs } from '../../printed.ts';
import { FLEET, type GeState, inPlay, opponents, pile, players } from '../../state.ts';
import { hasRoom } from '../empire/clydon.ts';
import { judgeInfested } from '../empire/filarian.ts';
import { judgeAboard } from '../empire/gekonauak.ts';
import { hasField, NO_SHIELDS } from '../empire/mechad.ts';
import { hasSlots, slotsOf, slotsToJoin, slotsUsed } from '../fleet/command.ts';
import { isRefit } from '../fleet/refits.ts';
import { isCombined, isCrew, isShip } from '../table/definitions.ts';
import { isAtOrigin } from '../table/realms.ts';
import { allInPlay, cardsOn } from '../table/stacks.ts';
import { modified } from '../texts/modifiers.ts';
import { standing } from '../texts/standing.ts';
import { eachStatic, isUnder, meansSeat, reaches, stands } from '../texts/static-texts.ts';
import { eventAt } from './events.ts';
import { canStandAlone } from './lone-bases.ts';
import { isFree } from './permission.ts';

const COMBINED = refuse('ge/terrain/9', 'That card is now part of another. Choose the whole card.');

const APART = refuse('ge/playing-on/1', 'You cannot play cards on that card where it is now.');

const THROUGH_TIME = refuse('ge/time-origin/4', 'You cannot play cards to the time origin, unless they say so.');

const ONE_FIELD = refuse('ge/field/2', 'That terrain already has a field. It takes only one.');

const ONLY_HEADQUARTERS = refuse(
  'ge/headquarters/4',
  'Only headquarters cards can be played to or against a headquarters card.',
);

const NO_SLOT = refuse('ge/command/10', 'You do not have enough command slots for that ship with this card.');

const SHUT = refuse('ge/crucial-rules/1', 'A card in play stops you from playing that card there.');

/** Tests of the card beneath, for types whose cards do not say where they go. */
const USUAL: Partial<Record<CardType, (s: GeState, on: CardId, seat: Seat) => boolean>> = {
  // bases on terrain (ge/base/1), crew on ships, bases and terrain (ge/crew/1), abilities on crew (ge/ability/1), equipment on ships and bases (ge/equipment/1)
  B: (s, on, seat) => mine(s, on, seat) && typeOf(s, on) === 'T',
  C: takesCrew,
  P: takesCrew,
  // ancients go to any installation, too (ge/ancient/2); other crew must be moved there (ge/installation/6)
  N: (s, on, seat) => takesCrew(s, on, seat) || typeOf(s, on) === 'I',
  A: (s, on, seat) => mine(s, on, seat) && isCrew(s, on),
  F: (s, on, seat) => mine(s, on, seat) && typeOf(s, on) === 'T',
  E: (s, on, seat) => mine(s, on, seat) && ['S', 'B'].includes(typeOf(s, on)),
};

/** True for a ship, base or terrain where a player can play crew (ge/crew/1). */
function takesCrew(s: GeState, on: CardId, seat: Seat): boolean {
  const type = typeOf(s, on);
  return (
    (mine(s, on, seat) || isHeldFrom(s, on, seat)) &&
    (type === 'S' || type === 'B' || type === 'T' || (type === 'D' && hasSaddle(s, on, seat)))
  );
}

/** True for a dragon that a text lets carry more crew than it does (E3 Dragon Saddle). */
const hasSaddle = (s: GeState, dragon: CardId, seat: Seat): boolean =>
  stands(s, KIND['takes crew']) &&
  cardsOn(s, dragon).filter(id => isCrew(s, id) && mine(s, id, seat)).length <
    modified(s, KIND['takes crew'], dragon, 0);

const mine = (s: GeState, id: CardId, seat: Seat): boolean => s.cards[id]!.controller === seat;

/** True for a card that this player has played and another player controls. Crew can board it to win it back (C5 Mutineer). */
const isHeldFrom = (s: GeState, id: CardId, seat: Seat): boolean =>
  s.cards[id]!.player === seat && s.cards[id]!.controller !== seat && isUnder(s, KIND.controls, id);

/** The rules that say where cards of each type are played. */
export const PLACE_RULES: Partial<Record<CardType, string>> = {
  A: 'ge/ability/1',
  B: 'ge/base/1',
  C: 'ge/crew/1',
  E: 'ge/equipment/1',
  F: 'ge/field/1',
  I: 'ge/installation/1',
  N: 'ge/ancient/2',
  P: 'ge/crew/1',
  Q: 'ge/headquarters/1',
  S: 'ge/ship/3',
  D: 'ge/dragon/5',
  T: 'ge/terrain/3',
};

/**
 * True if the card's own text or its type lets it go on this card.
 * @param f the frame to read the text in: that of the card, for the player who plays it
 */
export function fitsOn(s: GeState, side: Side, on: CardId, f: Frame): boolean {
  if (typeof side.on === 'function') return side.on(s, on, f) || strikes(s, side, on, f) || isWelcome(s, side, on, f);
  if (side.on === 'space or your terrain' && mine(s, on, f.you) && typeOf(s, on) === 'T') return true;
  // a ship that joins others can also be played on them (ge/ship/5)
  if (side.joins !== null)
    return (
      mine(s, on, f.you) &&
      isShip(s, on) &&
      side.joins(s, on, scene(f.you, f.self, { part: defOf(s, f.self).sides.indexOf(side) }))
    );
  return isCarried(s, side, f.self, on, f.you);
}

/** True for a hazard that does damage and a monster that hazards destroy: it may go there, wherever its text puts it (M3 Scandig Blob). */
const strikes = (s: GeState, side: Side, on: CardId, f: Frame): boolean =>
  side.type === 'H' &&
  sideOf(s, on).bane.has('hazards') &&
  !mine(s, on, f.you) &&
  (defOf(s, f.self).source.damage ?? 0) > 0;

/** True for a ship that the text of another lets be played on that one (S7 Patrol Ship Courier). */
const isCarried = (s: GeState, side: Side, card: CardId, on: CardId, seat: Seat): boolean =>
  side.type === 'S' && side.joins === null && mine(s, on, seat) && isShip(s, on) && hasRoom(s, on, card);

/** True for equipment that a text in play lets go on a card of its player's fleet (C1 Landing Signal Officer). */
const isWelcome = (s: GeState, side: Side, on: CardId, f: Frame): boolean =>
  side.type === 'E' &&
  stands(s, KIND['also played on']) &&
  mine(s, on, f.you) &&
  isUnder(s, KIND['also played on'], on, f.self);

/** Returns the rule that keeps a card off a card that its text allows, or null. */
export function judgeOn(s: GeState, card: CardId, on: CardId): Refusal | null {
  if (isCombined(s, on)) return COMBINED;
  const type = typeOf(s, card);
  if (type !== 'Q' && typeOf(s, on) === 'Q') return ONLY_HEADQUARTERS;
  if (type === 'F' && cardsOn(s, on).some(x => x !== card && typeOf(s, x) === 'F')) return ONE_FIELD;
  if (!reaches(s, card, on)) return isAtOrigin(s, on) ? THROUGH_TIME : APART;
  const aboard = judgeAboard(s, card, on) ?? judgeInfested(s, card, on);
  if (aboard !== null) return aboard;
  // a field is not a shield and takes no shield refit, unless the refit has nodes for it
  const { shields, nodes } = defOf(s, card).source;
  if (type === 'E' && isRefit(s, card) && shields !== undefined && nodes === undefined && hasField(s, on))
    return NO_SHIELDS;
  if (
    type === 'E' &&
    sideOf(s, card).statics.some(x => x.kind === 'copied') &&
    !hasSlots(s, s.cards[on]!.controller, on, slotsOf(s, on))
  )
    return NO_SLOT;
  // a card cannot go on a card that is immune to it (ge/definitions/10)
  if (standing(s).statics[KIND.immune] !== undefined && isUnder(s, KIND.immune, on, card)) return SHUT;
  return stands(s, KIND['not played on']) && isUnder(s, KIND['not played on'], on, card) ? SHUT : null;
}

/**
 * Lists the places where a player may play a card as one of its types: `on:CARD`, `space`, `fleet:SEAT`.
 * @param some true to stop at the first place
 */
export function placesFor(s: GeState, seat: Seat, card: CardId, side: Side, event = -1, some = false): Option[] {
  if (standing(s).statics[KIND['only place']] !== undefined) {
    const only = onlyPlaces(s, card);
    if (only !== null) return only;
  }
  const { on } = side;
  const out = placesBeside(s, seat, on, event);
  if (on === 'your fleet' && side.playedAs === 'T' && side.source.on === undefined) takers(s, seat, card, out);
  if (side.type === 'S' && side.statics.some(x => x.kind === 'carries'))
    for (const id of pile(s, seat, FLEET)) if (canCarry(s, seat, card, side, id)) out.push(option('on', id));
  if (event < 0 && canStandAlone(s, seat, card, side)) out.push(option('space'));
  if (typeof on !== 'function' && on !== 'space or your terrain') return out;
  if (some && out.length > 0) return out;
  // crew can also board a card of another player that was taken from its player (C5 Mutineer)
  const near = on === 'space or your terrain' || (side.onUsual && standing(s).statics[KIND.controls] === undefined);
  const list = near ? pile(s, seat, FLEET) : allInPlay(s);
  const f = scene(seat, card, event < 0 ? {} : { event });
  for (const id of list) {
    if (!fitsOn(s, side, id, f) || judgeOn(s, card, id) !== null || !hasSlotsToJoin(s, side, card, id, seat)) continue;
    out.push(option('on', id));
    if (some) return out;
  }
  return out;
}

/** Returns the rule that keeps a card from the hand off a place, or null (ge/playing-on/1). */
export function judgePlace(
  s: GeState,
  seat: Seat,
  card: CardId,
  side: Side,
  place: Option,
  event = -1,
): Refusal | null {
  const ill = refuse(PLACE_RULES[side.type] ?? 'ge/playing-on/1', 'That card is not played there.');
  if (place.verb === 'space' && event < 0 && canStandAlone(s, seat, card, side)) return null;
  if (place.verb !== 'on') return placesBeside(s, seat, side.on, event).some(o => o.verb === place.verb) ? null : ill;
  if (!inPlay(s, place.a)) return ill;
  if (
    !fitsOn(s, side, place.a, scene(seat, card, event < 0 ? {} : { event })) &&
    !takesThere(s, card, place.a) &&
    !canCarry(s, seat, card, side, place.a)
  )
    return ill;
  return judgeOn(s, card, place.a) ?? (hasSlotsToJoin(s, side, card, place.a, seat) ? null : NO_SLOT);
}

/** True if terrain takes a terrain from the hand on it (T5 Star). */
const takesThere = (s: GeState, card: CardId, on: CardId): boolean =>
  sideOf(s, on).takes?.(s, card, scene(s.cards[on]!.controller, on)) === true;

/** True if a player has the command slots for a ship from the hand that joins another: the two together may take more (ge/command/6). */
const hasSlotsToJoin = (s: GeState, side: Side, card: CardId, on: CardId, seat: Seat): boolean => {
  if (!isShip(s, on) || (side.joins === null && !isCarried(s, side, card, on, seat))) return true;
  const more = slotsToJoin(s, on, strengthAs(defOf(s, card).source, defOf(s, card).sides.indexOf(side)));
  return more === 0 || slotsUsed(s, seat) + more <= s.seats[seat]!.slots;
};

/** Lists the places that are not on a card. */
function placesBeside(s: GeState, seat: Seat, on: Side['on'], event: number): Option[] {
  switch (on) {
    case 'what is being played': {
      const e = eventAt(s, event);
      return e?.kind === 'play' ? [option('fleet', e.by)] : [];
    }
    case 'your fleet':
    case 'your discard pile':
      return [option('fleet', seat)];
    case 'the time origin':
      return [option('origin')];
    case 'a fleet':
      return players(s).map(of => option('fleet', of));
    case 'an opponent':
      return opponents(s, seat).map(of => option('fleet', of));
    case 'space or your terrain':
    case 'space':
      return [option('space')];
    default:
      return [];
  }
}

/** Returns the only places where a text in play lets an owner's cards of that sort be played (T3 Vacation Planet), or null if no text limits them. */
function onlyPlaces(s: GeState, card: CardId): Option[] | null {
  let out: CardId[] | null = null;
  eachStatic(
    s,
    KIND['only place'],
    (st, f) => {
      if (meansSeat(s, st, f, s.cards[card]!.owner)) out = allInPlay(s).filter(id => st.of!(s, id, f));
    },
    card,
  );
  return (out as CardId[] | null)?.filter(id => judgeOn(s, card, id) === null).map(id => option('on', id)) ?? null;
}

/** Adds the terrain of a player that takes another terrain on it and has none yet (T5 Star). */
function takers(s: GeState, seat: Seat, card: CardId, out: Option[]): void {
  for (const id of pile(s, seat, FLEET)) {
    const { takes } = sideOf(s, id);
    if (takes === null || !takes(s, card, scene(seat, id)) || cardsOn(s, id).some(x => isCombined(s, x))) continue;
    if (judgeOn(s, card, id) === null) out.push(option('on', id));
  }
}

/** True for a warcraft in play that a ship from the hand can carry: the ship is played on it, and the two combine (ge-r-v21-warcraft-1). */
const canCarry = (s: GeState, seat: Seat, card: CardId, side: Side, on: CardId): boolean =>
  side.type === 'S' &&
  side.statics.some(x => x.kind === 'carries') &&
  mine(s, on, seat) &&
  isShip(s, on) &&
  sideOf(s, on).joins !== null &&
  !isCombined(s, on) &&
  hasRoom(s, card, on);

/** Returns those places where a player can pay for a card now: with a Card Play that is left, or free because of a text. */
export function affordable(s: GeState, seat: Seat, card: CardId, side: Side, places: Option[]): Option[] {
  if (s.turnOf !== seat || s.seats[seat]!.plays > 0 || (!stands(s, KIND['free play']) && side.freeOn === null))
    return places;
  return places.filter(o => isFree(s, seat, card, side, o.verb === 'on' ? o.a : -1));
}

/** Returns the usual place of a type, for cards that do not say where they go: a word or a filter. */
export function usualPlace(type: CardType): Side['on'] {
  const fits = USUAL[type];
  if (fits !== undefined) return (s, id, f) => inPlay(s, id) && fits(s, id, f.you);
  if (type === 'S' || type === 'D') return 'space or your terrain';
  return 'your fleet';
}

/** Returns the types that a card can be played as. */
export const sidesOf = (s: GeState, card: CardId): readonly Side[] => defOf(s, card).sides;

/** True for a place on one of these cards, or for every place if the list is absent. */
export const isWithin = (o: Option, within: readonly CardId[] | undefined): boolean =>
  within === undefined || (o.verb === 'on' && within.includes(o.a));

// Other rules of these topics, and the files that enforce them (made by a test):
// - decks/empires.ts: ge/ship/2
// - rules/table/duration.ts: ge/field/3
// - rules/table/stacks.ts: ge/playing-on/5
// - state.ts: ge/playing-on/6
