import {
  type Amount,
  articled,
  clause,
  type Filter,
  mentioned,
  type Noun,
  type Ref,
  realize,
  type Teller,
  tailOf,
} from '@orrery/kernel';
import { defOf } from '../card.ts';
import { that, v } from '../language.ts';
import { FACTION_NAMES } from '../names.ts';
import { bindsSeat, eachStatic, hereOf, holdsAt } from '../rules/abilities/ongoing-ability.ts';
import { judgeBattleground } from '../rules/battle/attack-action.ts';
import { totalTactics } from '../rules/battle/totals.ts';
import { hasLabel } from '../rules/cards/label.ts';
import { isUnit } from '../rules/cards/types-of-cards.ts';
import { controls, forces } from '../rules/locations/control.ts';
import { energyIcons } from '../rules/locations/energy-icon.ts';
import { isSector, isSite } from '../rules/locations/location.ts';
import { adjacent, related } from '../rules/locations/related.ts';
import { iconsAt, supportIcons } from '../rules/playing/support-icons.ts';
import { type Faction, inPlay, opponentOf, type WarsState } from '../state.ts';
import { noun } from './filters.ts';
import { OPPONENT } from './phrases.ts';

// Which locations. A filter reads as words before the noun, the noun, and words after it.

export const relatedHere = v.filter(
  'relatedHere',
  () => (s, id, f) => related(s, id, hereOf(s, f)),
  () => ({ before: 'related', soft: 'location' }),
)();
export const adjacentHere = v.filter(
  'adjacentHere',
  () => (s, id, f) => adjacent(s, id, hereOf(s, f)),
  () => ({ before: 'adjacent', soft: 'site' }),
)();
/** This card's location. */
export const thisPlace = v.filter(
  'thisPlace',
  () => (s, id, f) => id === hereOf(s, f),
  () => ({ certain: true, noun: 'the location here' }),
)();
export const elsewhere = v.filter(
  'elsewhere',
  () => (s, id, f) => id !== hereOf(s, f),
  () => ({ before: 'other', soft: 'location' }),
)();
/** Adjacent to the location of the card that a ref names. */
export const adjacentTo = v.filter(
  'adjacentTo',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, id, f) => {
      const other = read(s, f);
      return other >= 0 && adjacent(s, id, s.cards[other]!.at);
    };
  },
  (t, ref) => ({ after: `adjacent to ${placeName(t, ref, 'site')}` }),
);
/** Related to the location of the card that a ref names. */
export const relatedTo = v.filter(
  'relatedTo',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, id, f) => {
      const other = read(s, f);
      return other >= 0 && related(s, id, s.cards[other]!.at);
    };
  },
  (t, ref) => ({ doing: `related to ${placeName(t, ref, 'location')}` }),
);
/** Returns the phrase for the place that a ref names, or for the place of the card that it names: `the battle's location`, `that vehicle's site`. */
const placeName = (t: Teller, ref: Ref, kind: string): string =>
  PLACES.some(place => realize(t.ref(ref)).endsWith(place)) ? t.ref(ref) : t.own(ref, kind);
const PLACES = ['location', 'site', 'sector'];
/** Returns the words for a location with a card: `where you have a ship`, `where your opponent has a unit`, `with a kizen`. */
const whereIs = (t: Teller, which: Filter): Noun => {
  const { whose } = t.noun(which);
  const what = articled(t.unowned(which));
  return whose === undefined ? { having: what } : { where: clause(whose, 'have', what) };
};
/** With a card in play that fits: `with(that(yours, ship))`. */
export const withA = v.filter(
  'withA',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) => s.zones[12]!.some(x => s.cards[x]!.at === id && x !== id && fits(s, x, f));
  },
  (t, which) => ({
    soft: 'location',
    ...whereIs(t, which),
    not: { having: t.noun(which).whose === 'you' ? `no ${t.unowned(which)} of yours` : `no ${t.filter(which)}` },
  }),
);
/** Related (or adjacent) to a location with a card that fits. */
export const relatedToA = v.filter(
  'relatedToA',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) => s.zones[12]!.some(x => x !== id && related(s, s.cards[x]!.at, id) && fits(s, x, f));
  },
  (t, which) => {
    // if the card is at a site, the location is a site
    const rest = v.parts(which).filter(part => part.w !== 'atSite');
    const site = rest.length < v.parts(which).length;
    return { doing: `related to a ${site ? 'site' : 'location'} ${tailOf(whereIs(t, site ? that(...rest) : which))}` };
  },
);
export const youControl = v.filter(
  'youControl',
  () => (s, id, f) => controls(s, f.you, id),
  () => ({ holder: 'you' }),
)();
export const theyControl = v.filter(
  'theyControl',
  () => (s, id, f) => controls(s, opponentOf(f.you), id),
  () => ({ holder: OPPONENT }),
)();
/** A location where both sides have an energy icon and battles can begin (wars/battleground/1, wars/battleground/2, wars/battleground/3). */
export const battleground = v.filter(
  'battleground',
  () => (s, id, f) => isBattleground(s, id, f.you),
  () => ({ before: 'battleground', soft: 'location' }),
)();
/**
 * True for a battleground: energy icons on both sides, and no ability forbids a battle there to either player. No card forbids cards to enter play at
 * a location.
 */
export function isBattleground(s: WarsState, at: number, seat: number): boolean {
  if (!isSite(s, at) && !isSector(s, at)) return false;
  if (energyIcons(s, at, seat) < 1 || energyIcons(s, at, opponentOf(seat)) < 1) return false;
  // abilities that keep every unit out of a site, or every ship out of a sector
  const guests = isSite(s, at) ? 'unit' : 'ship';
  let closed = false;
  eachStatic(s, 'no play', (st, f, made) => {
    if (
      st.at !== null &&
      st.source.to &&
      v.trait(st.source.to, 'whole')?.includes(guests) &&
      holdsAt(s, st, f, made, at)
    )
      closed = true;
  });
  // it does not matter who is there now: a battle must be possible for either player
  return !closed && !bindsSeat(s, 'no attack', seat, at) && !bindsSeat(s, 'no attack', opponentOf(seat), at);
}
/** The location of the battle under way. */
export const underAttack = v.filter(
  'underAttack',
  () => (s, id) => s.battle !== null && s.battle.at === id,
  () => ({ where: 'a battle is taking place' }),
)();
/** Where a battle took place this turn. */
export const fought = v.filter(
  'fought',
  () => (s, id) => s.fought.includes(id),
  () => ({ where: 'a battle has taken place this turn' }),
)();
/** Related to the location where the card that is being played would enter play. */
export const relatedToPlace = v.filter(
  'relatedToPlace',
  () => (s, id, f) => related(s, id, f.l.place ?? -1),
  () => ({ before: 'related' }),
)();

// What locations are like

/** With a support icon: on either side of a location in play, or printed on any other card. */
export const hasIcon = v.filter(
  'hasIcon',
  () => (s, id) =>
    (isSite(s, id) && inPlay(s, id)) || (isSector(s, id) && inPlay(s, id))
      ? FACTION_LIST.some(x => iconsAt(s, id, 0, x) + iconsAt(s, id, 1, x) > 0)
      : defOf(s, id).source.icon !== undefined,
  () => ({ that: 'has a support icon', not: { that: 'has no support icon' } }),
)();
const FACTION_LIST: readonly Faction[] = ['earther', 'gongen', 'maverick', 'shi', 'quay'];
/** With a printed support icon of a faction of which you have one in play. */
export const hasYourIcon = v.filter(
  'hasYourIcon',
  () => (s, id, f) => {
    const { icon } = defOf(s, id).source;
    return icon !== undefined && supportIcons(s, f.you, icon) > 0;
  },
  () => ({ having: 'a support icon of a faction of which you have one in play' }),
)();
export const encampment = noun('encampment', (s, id) => defOf(s, id).source.encampment === true);
/** Where at least this many of a player's units entered play this turn. */
export const crowded = v.filter(
  'crowded',
  (c, who: Ref, n: Amount) => {
    const read = c.ref(who);
    const k = c.amount(n);
    return (s, id, f) =>
      s.entries.filter(e => e.seat === read(s, f) && e.at === id && isUnit(s, e.card)).length >= k(s, f);
  },
  (t, who, n) => ({ where: `${t.amount(n)} or more of ${t.own(who, 'units')} have entered play this turn` }),
);
/** A port: a site with that label, printed or given. */
export const port = v.filter(
  'port',
  () => (s, id) => isSite(s, id) && hasLabel(s, id, 'Port'),
  () => ({ noun: 'port' }),
)();
/** With the title of the card that a ref names. */
export const titledAs = v.filter(
  'titledAs',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, id, f) => s.defs[read(s, f)] === s.defs[id]!;
  },
  (t, ref) => ({
    having: mentioned(t.ref(ref))?.named === 'it' ? 'that title' : `the title of ${t.ref(ref)}`,
  }),
);
/** With no energy icon on your side. */
export const withoutYourIcon = v.filter(
  'withoutYourIcon',
  () => (s, id, f) => energyIcons(s, id, f.you) === 0,
  () => ({ having: 'no energy icon on your side', soft: 'location' }),
)();
/** With a support icon of that faction on your side. */
export const hasYourIconOf = v.filter(
  'hasYourIconOf',
  (_c, faction: Faction) => (s, id, f) => (isSite(s, id) || isSector(s, id)) && iconsAt(s, id, f.you, faction) > 0,
  (_t, faction) => ({
    having: `a ${FACTION_NAMES[faction]} support icon on your side`,
    not: { having: `no ${FACTION_NAMES[faction]} support icon on your side` },
  }),
);
/** Where a player attacked in this battle phase. */
export const attackedAt = v.filter(
  'attackedAt',
  () => (s, id) => s.attacked.includes(id),
  () => ({ doing: 'attacked in this battle phase', not: { after: 'not attacked in this battle phase' } }),
)();
/** Where your total tactics is higher than your opponent's. */
export const whereYouLead = v.filter(
  'whereYouLead',
  () => (s, id, f) => totalTactics(s, f.you, id) > totalTactics(s, opponentOf(f.you), id),
  () => ({ where: "your total tactics is higher than your opponent's" }),
)();
/** Where you could attack, as far as the cards there matter (wars/attack-action/1). */
export const attackable = v.filter(
  'attackable',
  () => (s, id, f) => judgeBattleground(s, f.you, id) === null,
  () => ({ where: 'you may attack' }),
)();
/** During a battle, its location; otherwise any location. */
export const notBesideBattle = v.filter(
  'notBesideBattle',
  () => (s, id) => s.battle === null || s.battle.at === id,
  () => ({ where: 'the battle is, if one is under way', soft: 'location' }),
)();
/** Where both players have a ship or unit. */
export const contested = v.filter(
  'contested',
  () => (s, id, f) => forces(s, f.you, id).length > 0 && forces(s, opponentOf(f.you), id).length > 0,
  () => ({ where: 'both players have a ship or unit' }),
)();
