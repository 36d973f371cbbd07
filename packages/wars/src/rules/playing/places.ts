// All places where a card may enter play: at a location, aboard a ship, beneath a card, in a row of sites, or on the table.
import { type CardId, type Option, option, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { type CardSource, defOf } from '../../card.ts';
import { IN_PLAY, type WarsState } from '../../state.ts';
import { keptOut } from '../abilities/cant.ts';
import { isShip, isUnit } from '../cards/types-of-cards.ts';
import { fitsAboard } from '../locations/capacity.ts';
import { locations } from '../locations/location.ts';
import { ASSET_PLACE, goesBeneath } from './asset.ts';
import { takesUnit, UNIT_PLACE } from './character.ts';
import { takesEncampment } from './encampment.ts';
import { sitesOf } from './playing-a-location.ts';
import { SHIP_PLACE, takesShip } from './ship.ts';
import { WEAPON_PLACE } from './weapon.ts';

// A place is an option: `at` a location, `aboard` a ship, `beneath` a card, `slot` in a row of sites, or `table` for an asset that lies
// by itself.
const NO_PLACE = refuse('wars/target/7', 'This card cannot enter play anywhere now.');

/** Returns the location where the card will be at this place. */
export function locationOf(s: WarsState, place: Option): CardId {
  if (place.verb === 'at') return place.a;
  return place.a >= 0 && (place.verb === 'aboard' || place.verb === 'beneath') ? s.cards[place.a]!.at : -1;
}

/** Returns every place where a card of a seat could enter play, without regard to cost. `only` limits them to these locations. */
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
    // as a separate location, or beneath a location in play (wars/encampment/1)
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
  const takes = type === 'ship' ? takesShip : takesUnit;
  for (const at of locations(s)) if (fits(at) && takes(s, seat, card, at)) out.push(option('at', at));
  // aboard the player's own ship, beneath it (wars/character/4)
  if (isUnit(s, card))
    for (const id of s.zones[IN_PLAY]!)
      if (isShip(s, id) && s.cards[id]!.controller === seat && fits(s.cards[id]!.at) && fitsAboard(s, id, card))
        out.push(option('aboard', id));
  return out;
}

/** Returns the refusal for a card that has no place. */
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
