// The question where a card enters play, in the words for its player.
import type { CardId, Menu, Option, Seat } from '@orrery/kernel';
import { type CardDef, defOf } from '../../card.ts';
import { titleOf } from '../../names.ts';
import { opponentOf, type WarsState } from '../../state.ts';
import { powerAt } from '../battle/totals.ts';
import { canPay } from '../energy/pay.ts';
import { cardLabel, cardNote, LABEL_ROOM, placeLabel, placeNote, shortPlace } from '../questions/card-labels.ts';
import { twins } from '../questions/twins.ts';
import { affordablePlaces, judgePrice, wayOf, wayTo } from './affordable-places.ts';
import { energyCost, tollOf } from './costs.ts';
import { locationOf, noPlace, placesFor } from './places.ts';

/** Asks where a card enters play. Only places that the player can pay for are offered. */
export const placeMenu: Menu<WarsState> = {
  name: 'place',
  list: (s, f, seat) => affordablePlaces(s, seat, f.self, wayOf(f)),
  label(s, f, o, seat) {
    if (o.verb === 'table') return 'On the table';
    if (o.verb === 'slot') return slotName(s, f.self, o.a, seat);
    const cost = energyCost(s, f.you, f.self, locationOf(s, o), wayTo(wayOf(f), o));
    const price = cost > 0 ? ` for ${cost} energy` : '';
    if (o.verb === 'at') {
      const place = `At ${placeLabel(s, o.a, seat)}${price}`;
      const sides = `${place} (power ${powerAt(s, seat, o.a)} against ${powerAt(s, opponentOf(seat), o.a)})`;
      return sides.length <= LABEL_ROOM ? sides : place;
    }
    const word = o.verb === 'aboard' ? 'Aboard ' : 'Beneath ';
    const room = LABEL_ROOM - word.length - price.length;
    return `${word}${cardLabel(s, o.a, seat, { whose: o.verb === 'beneath', room })}${price}`;
  },
  prompt: (s, f) => `Where does ${titleOf(s, f.self)} enter play?`,
  stakes: (s, f, seat) => `${placeStakes(s, f.self)} You have ${canPay(s, seat)} active energy.`,
  rule: (s, f) => placeRule(defOf(s, f.self).type),
  note(s, f, o, seat) {
    const toll = tollOf(s, f.you, f.self, locationOf(s, o), wayTo(wayOf(f), o));
    const price = toll > 0 ? `you lose ${toll} energy; ` : '';
    if (o.verb === 'slot' || o.verb === 'table') return '';
    return `${price}${o.verb === 'at' ? placeNote(s, o.a, seat) : cardNote(s, o.a, seat)}`;
  },
  card: (s, _f, o) => (o.verb === 'slot' || o.verb === 'table' ? null : titleOf(s, o.a)),
  same: (s, _f, a, b) =>
    a.verb === b.verb && (a.verb === 'aboard' || a.verb === 'beneath') && a.a !== b.a && twins(s, a.a, b.a),
  judge(s, f, seat, wish) {
    const way = wayOf(f);
    const meant = (o: Option): boolean => o.verb === wish.verb && o.a === wish.a;
    if (affordablePlaces(s, seat, f.self, way).some(meant)) return null;
    const place = placesFor(s, seat, f.self, way.only ?? null).find(meant);
    return place === undefined ? noPlace(defOf(s, f.self).source) : judgePrice(s, seat, f.self, way, [place]);
  },
};

/** Writes what the place decides for a card of its type. */
function placeStakes(s: WarsState, card: CardId): string {
  const { type, source } = defOf(s, card);
  switch (type) {
    case 'location':
      return source.kind === 'sector' || source.encampment
        ? 'It stays there for the whole game.'
        : 'Units move between adjacent sites. The site keeps its place in the row for the whole game.';
    case 'ship':
      return 'Ships control sectors and fight there. They carry units to and from related sites.';
    case 'weapon':
    case 'asset':
      return 'It moves with the card above it, and is lost with that card.';
    default:
      return 'At a site, its power counts at once. Aboard a ship, it moves with the ship and can land at a related site.';
  }
}

/** Returns the rule that says where a card of its type enters play. */
const placeRule = (type: CardDef['type']): string =>
  type === 'location' ? 'wars/playing-a-location/4' : `wars/${type}/2`;

/** Returns the name of a place in a row of sites. */
function slotName(s: WarsState, card: CardId, slot: number, seat: Seat): string {
  const row = s.regions.find(r => r.name === defOf(s, card).region)?.sites ?? [];
  if (defOf(s, card).source.kind === 'sector' || row.length === 0) return 'On the table';
  const name = (i: number): string => placeLabel(s, row[i]!, seat);
  if (slot === 0) return `First in the row, before ${name(0)}`;
  if (slot >= row.length) return `Last in the row, after ${name(row.length - 1)}`;
  const between = `Between ${name(slot - 1)} and ${name(slot)}`;
  return between.length <= LABEL_ROOM
    ? between
    : `Between ${shortPlace(s, row[slot - 1]!, seat)} and ${shortPlace(s, row[slot]!, seat)}`;
}

/** Returns where a place puts a card: its location, and the card above it. */
export const settledPlace = (s: WarsState, o: Option) => ({
  at: locationOf(s, o),
  on: o.verb === 'aboard' || o.verb === 'beneath' ? o.a : -1,
  slot: o.verb === 'slot' ? o.a : 0,
  how: o.verb,
});
