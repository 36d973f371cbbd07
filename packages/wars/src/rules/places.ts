import { type CardId, type Option, option, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { type CardSource, defOf } from '../card.ts';
import { IN_PLAY, type WarsState } from '../state.ts';
import { sitesOf } from './locations.ts';
import { beneath, eachStatic, holdsAt, isUnder, means, speaksOf } from './standing.ts';
import {
  energyIcons,
  fitsAboard,
  forces,
  hasLabel,
  isSector,
  isShip,
  isSite,
  isUnit,
  locations,
} from './statistics.ts';

// Where a card may enter play. A place is an option: `at` a location, `aboard` a ship, `beneath` a card, `slot` in a row of sites,
// `apart`, or `table` for an asset that lies by itself.

const NO_PLACE = refuse('wars/target/7', 'There is no place where it could enter play.');
const UNIT_PLACE = refuse(
  'wars/character/3',
  'A unit needs a site with an energy icon on your side or another unit of yours, or room aboard a ship of yours.',
);
const SHIP_PLACE = refuse(
  'wars/ship/2',
  'A ship needs a sector with an energy icon on your side or another ship of yours.',
);
const WEAPON_PLACE = refuse('wars/weapon/2', 'You have no card of the right kind that could take the weapon.');
const ASSET_PLACE = refuse('wars/asset/3', 'There is no card of the right kind to play it beneath.');

/** A place as the location where the card will be. */
export function locationOf(s: WarsState, place: Option): CardId {
  if (place.verb === 'at') return place.a;
  return place.a >= 0 && (place.verb === 'aboard' || place.verb === 'beneath') ? s.cards[place.a]!.at : -1;
}

/**
 * The sites at which a seat may play a unit, or the sectors at which it may play a ship; Scouting opens all (wars/character/2,
 * wars/nobot/2, wars/vehicle/2, wars/scouting/1, wars/ruling-reconnoiterer/1).
 */
function openTo(s: WarsState, seat: Seat, card: CardId, at: CardId): boolean {
  const ship = isShip(s, card);
  if (ship ? !isSector(s, at) : !isSite(s, at)) return false;
  if (energyIcons(s, at, seat) > 0) return true;
  if (forces(s, seat, at).some(id => (ship ? isShip(s, id) : isUnit(s, id)))) return true;
  if (defOf(s, card).source.scouting) return true;
  let allowed = false;
  eachStatic(s, 'play anywhere', (st, f, made) => {
    if (f.you === seat && speaksOf(s, st, f, made, card)) allowed = true;
  });
  return allowed;
}

/** True for a card beneath which an asset or weapon of this kind can lie: `kizen`, `character`, `ship`, `sector`, ... */
export function isKind(s: WarsState, id: CardId, kind: string): boolean {
  const { type } = defOf(s, id);
  switch (kind) {
    case 'location':
      return isSite(s, id) || isSector(s, id);
    case 'site':
      return type === 'location' && isSite(s, id);
    case 'sector':
      return type === 'location' && isSector(s, id);
    case 'unit':
      return isUnit(s, id);
    case 'character':
    case 'ship':
    case 'weapon':
    case 'nobot':
    case 'vehicle':
      return type === kind;
    case 'kizen':
      return hasLabel(s, id, 'Kizen');
    case 'fighter':
      return type === 'ship' && hasLabel(s, id, 'Fighter');
    case 'capital':
      return type === 'ship' && hasLabel(s, id, 'Capital');
    case 'character infiltrator':
      return type === 'character' && hasLabel(s, id, 'Infiltrator');
    case 'infiltrator ship':
      return type === 'ship' && hasLabel(s, id, 'Infiltrator');
    default:
      throw new Error(`no card lies beneath a ${kind}`);
  }
}

/**
 * True if a card may lie beneath that one: its kind, whose it is, and what else the card says (wars/asset/3, wars/asset/6,
 * wars/weapon/2, wars/weapon/3, wars/weapon/4, wars/weapon/5, wars/weapon/6).
 */
export function goesBeneath(s: WarsState, seat: Seat, card: CardId, host: CardId): boolean {
  const { source, where } = defOf(s, card);
  if (!isKind(s, host, source.beneath!)) return false;
  const mine = s.cards[host]!.controller === seat;
  if (source.theirs === 'only' ? mine : !mine && source.theirs !== 'too') return false;
  // the card beneath which it goes is its target (wars/asset/2, wars/target/5)
  if (!mine && isUnder(s, 'untargetable', host)) return false;
  if (source.type === 'weapon' && weaponsBeneath(s, host) >= weaponRoom(s, host)) return false;
  if (source.once && beneath(s, host).some(id => id !== card && s.defs[id]! === s.defs[card]!)) return false;
  return where === null || where(s, host, scene(seat, card, { place: host }));
}

const weaponsBeneath = (s: WarsState, host: CardId): number =>
  beneath(s, host).filter(id => defOf(s, id).type === 'weapon').length;

/** How many weapons a card may have beneath it: one, unless an ability says more (wars/weapon/5). */
function weaponRoom(s: WarsState, host: CardId): number {
  let room = 1;
  eachStatic(s, 'weapons', (st, f, made) => {
    if (speaksOf(s, st, f, made, host)) room += made?.n ?? st.n(s, f);
  });
  return room;
}

/** True if a seat may stack an encampment beneath a location (wars/encampment/3, wars/encampment/4). */
function takesEncampment(s: WarsState, seat: Seat, at: CardId): boolean {
  if (beneath(s, at).some(id => defOf(s, id).type === 'location' && s.cards[id]!.controller === seat)) return false;
  return energyIcons(s, at, seat) > 0 || forces(s, seat, at).length > 0;
}

/** True if an ability keeps a seat from playing a card at a location. */
export function keptOut(s: WarsState, seat: Seat, card: CardId, at: CardId): boolean {
  let found = false;
  eachStatic(s, 'no play', (st, f, made) => {
    if (st.at !== null && means(st, f, seat) && speaksOf(s, st, f, made, card) && holdsAt(s, st, f, made, at))
      found = true;
  });
  return found;
}

/** Every place where a seat could have a card enter play, its cost left aside. `only`: none but these locations. */
export function placesFor(s: WarsState, seat: Seat, card: CardId, only: readonly CardId[] | null = null): Option[] {
  const { source, where, type } = defOf(s, card);
  const out: Option[] = [];
  const fits = (at: CardId) =>
    (only === null || only.includes(at)) &&
    (where === null || where(s, at, scene(seat, card, { place: at }))) &&
    !keptOut(s, seat, card, at);
  if (type === 'location') {
    if (source.kind === 'site') {
      const sites = sitesOf(s, card);
      for (let i = 0; i <= sites.length; i++) out.push(option('slot', i));
    } else out.push(option('slot', 0));
    // by itself, or beneath a location in play (wars/encampment/1)
    if (source.encampment)
      for (const at of locations(s)) if (takesEncampment(s, seat, at)) out.push(option('beneath', at));
    return out;
  }
  if (type === 'asset' || type === 'weapon') {
    if (source.beneath === undefined) return [option('table')];
    for (const id of s.zones[IN_PLAY]!)
      if ((only === null || only.includes(s.cards[id]!.at)) && goesBeneath(s, seat, card, id))
        out.push(option('beneath', id));
    return out;
  }
  for (const at of locations(s)) if (fits(at) && openTo(s, seat, card, at)) out.push(option('at', at));
  // aboard a ship of one's own, beneath it (wars/character/4)
  if (isUnit(s, card))
    for (const id of s.zones[IN_PLAY]!)
      if (isShip(s, id) && s.cards[id]!.controller === seat && fits(s.cards[id]!.at) && fitsAboard(s, id, card))
        out.push(option('aboard', id));
  return out;
}

/** Why a card has no place. */
export function noPlace(source: CardSource): Refusal {
  switch (source.type) {
    case 'character':
    case 'nobot':
    case 'vehicle':
      return UNIT_PLACE;
    case 'ship':
      return SHIP_PLACE;
    case 'weapon':
      return WEAPON_PLACE;
    case 'asset':
      return ASSET_PLACE;
    default:
      return NO_PLACE;
  }
}
