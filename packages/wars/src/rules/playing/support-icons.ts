// Support icons: those that locations give a player, and those that a card needs (wars/support-icons).
import type { CardId, Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts } from '../../language.ts';
import type { Faction, WarsState } from '../../state.ts';
import {
  beneath,
  eachStatic,
  holdsAt,
  isEncamped,
  means,
  now,
  numberOf,
  speaksOf,
} from '../abilities/ongoing-ability.ts';
import { locations } from '../locations/location.ts';

/** Returns the support icons of a faction on a seat's side of a location (wars/support-icons/2). */
export const iconsAt = (s: WarsState, at: CardId, seat: Seat, faction: Faction): number =>
  iconsByFaction(s, at, seat)[faction] ?? 0;

/** Returns all support icons on a seat's side of a location, by faction. Factions without icons are left out. */
export function iconsByFaction(s: WarsState, at: CardId, seat: Seat): Partial<Record<Faction, number>> {
  const icons: Partial<Record<Faction, number>> = {};
  const add = (faction: Faction | undefined, n: number) => {
    if (faction !== undefined) icons[faction] = (icons[faction] ?? 0) + n;
  };
  for (const id of [at, ...beneath(s, at).filter(x => isEncamped(s, x))])
    if (s.cards[id]!.controller === seat) add(defOf(s, id).source.icon, 1);
  eachStatic(s, 'support icon', (st, f, made) => {
    if (means(st, f, seat) && holdsAt(s, st, f, made, at)) add(st.what as Faction, numberOf(s, st, f, made));
  });
  return icons;
}

/** Returns a seat's support icons of a faction, on all locations. */
export function supportIcons(s: WarsState, seat: Seat, faction: Faction): number {
  const { icons } = now(s);
  const key = `${seat}${faction}`;
  let n = icons.get(key);
  if (n === undefined) {
    n = 0;
    for (const at of locations(s)) n += iconsAt(s, at, seat, faction);
    icons.set(key, n);
  }
  return n;
}

/** Returns the support icons that a card needs, by faction. Locations and independent cards need none of their own (wars/support-icons/1). */
export function supportCosts(s: WarsState, seat: Seat, card: CardId): Partial<Record<Faction, number>> {
  const { source } = defOf(s, card);
  const own = source.faction === 'independent' ? undefined : source.faction;
  const costs: Partial<Record<Faction, number>> = {};
  if (own !== undefined) costs[own] = source.support ?? 0;
  eachStatic(s, 'support cost', (st, f, made) => {
    // an ability that names no faction means the card's own faction
    const faction = (st.what || own) as Faction | undefined;
    if (faction === undefined || !means(st, f, seat) || !speaksOf(s, st, f, made, card)) return;
    costs[faction] = (costs[faction] ?? 0) + numberOf(s, st, f, made);
  });
  return costs;
}

/** True if a seat meets a card's support cost; icons are not used up (wars/support-icons/2, wars/costs/2, wars/costs/4). */
export const meetsSupport = (s: WarsState, seat: Seat, card: CardId): boolean =>
  Object.entries(supportCosts(s, seat, card)).every(
    ([faction, n = 0]) => n <= 0 || supportIcons(s, seat, faction as Faction) >= n,
  );

/** Returns the locations whose support icons a seat would use, once for each icon. Icons that cost nothing come first. */
export function iconsUsed(s: WarsState, seat: Seat, card: CardId): CardId[] {
  const used: CardId[] = [];
  for (const [faction, n] of Object.entries(supportCosts(s, seat, card))) {
    let need = n ?? 0;
    const priced = locations(s)
      .map(at => ({ at, icons: iconsAt(s, at, seat, faction as Faction), price: priceAt(s, seat, at) }))
      .filter(x => x.icons > 0)
      .sort((x, y) => x.price - y.price);
    for (const { at, icons } of priced) for (let i = 0; i < icons && need > 0; i++, need--) used.push(at);
  }
  return used;
}

function priceAt(s: WarsState, seat: Seat, at: CardId): number {
  let price = 0;
  eachStatic(s, 'icon pays', (st, f, made) => {
    if (means(st, f, seat) && holdsAt(s, st, f, made, at)) price += numberOf(s, st, f, made);
  });
  return price;
}

/** Returns the cost of using the support icons that a card needs. */
export function iconPrice(s: WarsState, seat: Seat, card: CardId): number {
  let any = false;
  eachStatic(s, 'icon pays', () => {
    any = true;
  });
  return any ? iconsUsed(s, seat, card).reduce((sum, at) => sum + priceAt(s, seat, at), 0) : 0;
}

/** A player uses a support icon to play a card (wars/support-icons/2). */
export const iconUsed = facts.define<{ seat: Seat; at: CardId }>('icon-used', {
  aside: true,
  apply() {},
  show: { seat: 'seat', at: 'card' },
  say: () => '',
});
