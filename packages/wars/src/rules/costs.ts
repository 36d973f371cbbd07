import type { CardId, Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import type { Faction, WarsState } from '../state.ts';
import { eachStatic, holdsAt, means, numberOf, speaksOf } from './standing.ts';
import { iconsAt, locations, supportIcons } from './statistics.ts';

/** How a card comes to be played: cheaper, or at no energy cost, by what another card says. */
export interface Terms {
  readonly less?: number;
  readonly free?: boolean;
  /** the ship that it is to go aboard */
  readonly aboard?: CardId;
  /** another card's effect lets it be played */
  readonly byEffect?: boolean;
  /** it costs nothing at all: no support icons either */
  readonly nothing?: boolean;
}

/** The sum of what abilities of a kind add when this seat plays this card at this location. */
function sumPlaying(
  s: WarsState,
  kind: 'play cost' | 'play pays' | 'play loses',
  seat: Seat,
  card: CardId,
  at: CardId,
  terms: Terms,
): number {
  let sum = 0;
  eachStatic(s, kind, (st, f, made) => {
    // what a card says about its own cost is counted below, and never once it is in play
    if (st.source.own || (st.what === 'aboard' && terms.aboard !== f.self)) return;
    if (means(st, f, seat) && speaksOf(s, st, f, made, card) && holdsAt(s, st, f, made, at))
      sum += numberOf(s, st, f, made);
  });
  // what a card says about its own cost counts while it is being played (wars/ongoing-ability/6)
  for (const st of defOf(s, card).front.statics)
    if (st.kind === kind && st.source.own) {
      const f = {
        own: 0,
        program: -1,
        step: 0,
        you: seat,
        self: card,
        l: { place: at, byEffect: terms.byEffect ? 1 : 0 },
      };
      if (st.holds === null || st.holds(s, f)) sum += st.n(s, f);
    }
  return sum;
}

/** True if the card says that it costs no energy there. */
function freeThere(s: WarsState, seat: Seat, card: CardId, at: CardId): boolean {
  return defOf(s, card).front.statics.some(st => {
    if (st.kind !== 'play free') return false;
    const f = { own: 0, program: -1, step: 0, you: seat, self: card, l: { place: at } };
    return (st.at === null || st.at(s, at, f)) && (st.holds === null || st.holds(s, f));
  });
}

/**
 * The energy that it takes a seat to play a card at a location (-1: nowhere), additional costs included; locations cost
 * none (wars/costs/1, wars/costs/5, wars/playing-a-location/1, wars/ongoing-ability/2, wars/ruling-komoku/1).
 */
export function energyCost(s: WarsState, seat: Seat, card: CardId, at: CardId, terms: Terms = {}): number {
  const base =
    terms.free || terms.nothing || freeThere(s, seat, card, at)
      ? 0
      : Math.max(
          0,
          (defOf(s, card).source.cost ?? 0) + sumPlaying(s, 'play cost', seat, card, at, terms) - (terms.less ?? 0),
        );
  return base + sumPlaying(s, 'play pays', seat, card, at, terms) + (terms.nothing ? 0 : iconPrice(s, seat, card));
}

/** The energy that must be lost to play a card there. */
export const tollOf = (s: WarsState, seat: Seat, card: CardId, at: CardId, terms: Terms = {}): number =>
  sumPlaying(s, 'play loses', seat, card, at, terms);

/** The support icons that a card costs a seat, by faction; of its own none for locations and independent cards (wars/support-icons/1). */
export function supportCosts(s: WarsState, seat: Seat, card: CardId): Partial<Record<Faction, number>> {
  const { source } = defOf(s, card);
  const own = source.faction === 'independent' ? undefined : source.faction;
  const costs: Partial<Record<Faction, number>> = {};
  if (own !== undefined) costs[own] = source.support ?? 0;
  eachStatic(s, 'support cost', (st, f, made) => {
    // an ability that names no faction speaks of icons of the card's own
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

/** The locations whose support icons a seat would use, those that cost nothing first: as many icons as it takes. */
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

/** What it costs to use the support icons that a card needs. */
function iconPrice(s: WarsState, seat: Seat, card: CardId): number {
  let any = false;
  eachStatic(s, 'icon pays', () => {
    any = true;
  });
  return any ? iconsUsed(s, seat, card).reduce((sum, at) => sum + priceAt(s, seat, at), 0) : 0;
}
