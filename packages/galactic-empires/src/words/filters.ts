import {
  type Amount,
  type CardId,
  eitherOf,
  type Filter,
  type Frame,
  type Phrase,
  type Ref,
  type Teller,
} from '@orrery/kernel';
import { defOf, KIND, sideOf, typeOf } from '../card.ts';
import { v } from '../language.ts';
import { TYPE_NAMES } from '../names.ts';
import type { CardType, Empire, PointKind } from '../printed.ts';
import { hurtGemOn } from '../rules/damage/repair.ts';
import { strengthAgainst } from '../rules/fleet/crew.ts';
import { isTerrain, outputOf } from '../rules/fleet/terrain.ts';
import { eventFrame } from '../rules/play/events.ts';
import {
  combined,
  currentStrength,
  empireOf,
  hasDiscipline,
  isA,
  isCombined,
  isCrew,
  isUnit,
  shieldsLeft,
  strengthOf,
} from '../rules/table/definitions.ts';
import { locationOf } from '../rules/table/locations.ts';
import { isAtOrigin } from '../rules/table/realms.ts';
import { allInPlay, basisOf, cardsOn, sideAt, stackOf } from '../rules/table/stacks.ts';
import { anyStatic, works } from '../rules/texts/static-texts.ts';
import { FLEET, type GeState, inPlay, pile } from '../state.ts';
import type { GeTraits } from '../traits.ts';
import { hostOf } from './refs.ts';

// Filters, which say which cards a text means. A filter's text has words before the noun, the noun, and words after it.

/** A filter that is only a noun. @param one its noun, where that is not its name */
export const noun = (
  name: string,
  holds: (s: GeState, id: number, f: Frame) => boolean,
  plural?: Phrase,
  one: Phrase = name,
  traits?: Partial<GeTraits>,
): Filter =>
  v.filter(
    name,
    () => holds,
    () => (plural === undefined ? { noun: one } : { noun: one, plural }),
    traits,
  )();

/** Fits cards of one of these types. */
export const type = v.filter(
  'type',
  (_c, ...letters: CardType[]) =>
    (s, id) =>
      letters.includes(typeOf(s, id)),
  (_t, ...letters) => ({
    noun: eitherOf(...letters.map(x => TYPE_NAMES[x])),
    ...(letters.includes('P') ? { plural: eitherOf(...letters.map(x => `${TYPE_NAMES[x]}s`)) } : {}),
  }),
);
/** The names of the types of ships, dragons and bases. */
export const shipOrBase = noun('ship or base', isUnit, 'ships and bases', eitherOf('ship', 'base'));
/** Fits cards that hazards destroy: any hazard that deals damage can target them (M3 Scandig Blob). */
const hazardPrey = (s: GeState, id: number): boolean => sideOf(s, id).bane.has('hazards');
/** Fits the cards of a fleet except terrain, listed by type (A5 Aurora Borealis). */
export const ofAnyFleet = noun(
  'ship, base, dragon, crew, psy or equipment',
  (s, id) => ['S', 'B', 'D', 'C', 'P', 'E'].includes(typeOf(s, id)),
  undefined,
  eitherOf('ship', 'base', 'dragon', 'crew', 'psy', 'equipment'),
);
/** Fits ships, dragons and bases, the targets of hazards. */
export const unitOrPrey = v.filter(
  'unitOrPrey',
  () => (s, id) => isUnit(s, id) || hazardPrey(s, id),
  () => ({ noun: eitherOf('ship', 'base'), plural: 'ships and bases' }),
)();
/** Fits terrain, ships, dragons and bases, the targets of hazards. */
export const anyPrey = v.filter(
  'anyPrey',
  () => (s, id) => isUnit(s, id) || typeOf(s, id) === 'T' || hazardPrey(s, id),
  () => ({ noun: eitherOf('terrain', 'ship', 'base'), plural: 'terrain, ships and bases' }),
  { terrain: true },
)();
/** Fits cards of which two can be sent through time at each other (H9 Time Intrusion). */
export const timeStruck = noun(
  'terrain, ship, base, psy or monster',
  (s, id) => ['T', 'S', 'D', 'B', 'P', 'M'].includes(typeOf(s, id)),
  undefined,
  eitherOf('terrain', 'ship', 'base', 'psy', 'monster'),
  { terrain: true },
);
/** Fits terrain, ships, dragons and bases, listed by type. */
export const terrainShipOrBase = noun(
  'terrain, ship or base',
  (s, id) => isUnit(s, id) || typeOf(s, id) === 'T',
  'terrain, ships and bases',
  eitherOf('terrain', 'ship', 'base'),
  { terrain: true },
);
/** Fits any card. */
export const card = v.filter(
  'card',
  () => () => true,
  () => ({ soft: 'card' }),
)();
/** Fits ships. Dragons are ships (ge/dragon/1). */
export const ship = noun('ship', (s, id) => typeOf(s, id) === 'S' || typeOf(s, id) === 'D');
/** Fits ships that are not dragons. Only they take equipment, crew and occurrences (ge/dragon/2). */
export const vessel = v.filter(
  'vessel',
  () => (s, id) => typeOf(s, id) === 'S',
  () => ({ noun: 'non-dragon ship' }),
)();
/** Fits ships and bases, but not dragons. */
export const vesselOrBase = v.filter(
  'vesselOrBase',
  () => (s, id) => typeOf(s, id) === 'S' || typeOf(s, id) === 'B',
  () => ({ noun: eitherOf('base', 'non-dragon ship'), plural: 'bases and non-dragon ships' }),
)();
/** Fits cards of others that surround a fleet: terrain and hazards (O7 Scientific Breakthrough). */
export const terrainOrHazard = noun(
  'terrain or hazard',
  (s, id) => typeOf(s, id) === 'T' || typeOf(s, id) === 'H',
  'terrain and hazards',
  eitherOf('terrain', 'hazard'),
);
export const dragon = noun('dragon', (s, id) => typeOf(s, id) === 'D');
/** The types of cards that are played against terrain and damage it. */
const DOING_DAMAGE = new Set(['M', 'H', 'O', 'E']);
const doesDamage = (s: GeState, id: CardId): boolean => (defOf(s, id).source.damage ?? 0) > 0;
export const terrain = noun(
  'terrain',
  (s, id, f) =>
    typeOf(s, id) === 'T' ||
    // a base that is played as terrain is terrain for cards that do damage (T/B5 Vektrean Asteroid Outpost)
    (sideOf(s, id).playedAs === 'T' && f.self >= 0 && DOING_DAMAGE.has(typeOf(s, f.self)) && doesDamage(s, f.self)),
  'terrain',
  'terrain',
  { terrain: true },
);
/** Fits cards whose structure suffers from within: all but bases that are played as terrain (ge-r-vektrean-terrain-4). */
export const hollow = v.filter(
  'hollow',
  () => (s, id) => !isTerrain(s, id),
  () => ({ that: 'is no terrain' }),
  { rule: 'ge/terrain/1' },
)();
export const base = noun('base', (s, id) => typeOf(s, id) === 'B');
export const crew = noun('crew', isCrew, 'crew');
export const equipment = noun('equipment', (s, id) => typeOf(s, id) === 'E', 'equipment');
export const ability = noun('ability', (s, id) => typeOf(s, id) === 'A');
export const monster = noun('monster', (s, id) => typeOf(s, id) === 'M');
export const hazard = noun('hazard', (s, id) => typeOf(s, id) === 'H');
export const occurrence = noun('occurrence', (s, id) => typeOf(s, id) === 'O');
export const luckCard = noun('luck card', (s, id) => typeOf(s, id) === 'L');
/** Fits terrain, and cards that are played as terrain. */
export const playedAsTerrain = noun(
  'terrain or a base that is played as terrain',
  (s, id) => sideOf(s, id).playedAs === 'T',
);
/** Fits psys, and other cards that can use a psy function, by themselves or by an ability on them (ge-r-psy-being-1). */
export const psyBeing = noun(
  'psy being',
  (s, id) =>
    typeOf(s, id) === 'P' ||
    (typeOf(s, id) !== 'A' && hasDiscipline(s, id)) ||
    cardsOn(s, id).some(x => typeOf(s, x) === 'A' && (hasDiscipline(s, x) || isA(s, x, 'psy function'))),
);
/** Fits ships, dragons and bases. */
export const unit = noun('unit', isUnit);
/** Fits ships, dragons, bases and terrain (ge/definitions/14). */
export const place = v.filter(
  'place',
  () => (s, id) => ['S', 'D', 'B', 'T', 'I'].includes(typeOf(s, id)),
  () => ({ noun: 'location' }),
  { terrain: true },
)();
/** The only class whose name is a noun of its own. */
const COMBAT_CREW = 'combat crew';
/** Fits cards with a word in their title, or with a class in the rules: `mine`, `time`, `shuttle`, `doctor`. */
export const called = v.filter(
  'called',
  (_c, name: string) => (s, id) => isA(s, id, name),
  (_t, name) =>
    name === 'shuttle'
      ? { noun: eitherOf('shuttle', 'fighter'), plural: 'shuttles and fighters', beside: 'shuttle or fighter' }
      : { noun: name === COMBAT_CREW ? name : `${name} card`, beside: name },
);
/** Fits cards with these words in their title. */
export const titled = v.filter(
  'titled',
  (_c, words: string) => {
    const wanted = words.toLowerCase();
    return (s, id) => {
      const { title, subtitle } = defOf(s, id).source;
      return title.toLowerCase().includes(wanted) || (subtitle ?? '').toLowerCase().includes(wanted);
    };
  },
  (_t, words) => ({ noun: words, beside: words }),
);
export const ofEmpire = v.filter(
  'ofEmpire',
  (_c, empire: Empire) => (s, id) => empireOf(s, id) === empire,
  // who is of the Space Dragon empire is a Space Dragon
  (_t, empire) => (empire === 'Space Dragon' ? { noun: empire, beside: empire } : { name: true, before: empire }),
);
/** Fits cards marked R/. */
export const reactionCard = v.filter(
  'reactionCard',
  () => (s, id) => defOf(s, id).source.reaction === true,
  () => ({ before: 'reaction' }),
)();
/** Whose cards are, as nouns say it: of the player whom the text speaks to, or of any other. */
export const YOUR_FLEET = 'your fleet';
export const ANOTHER = 'another player';
/** Fits cards in the fleet of the text's player. */
export const yours = v.filter(
  'yours',
  () => (s, id, f) => s.cards[id]!.controller === f.you,
  () => ({ of: YOUR_FLEET }),
)();
/** Fits cards in any other player's fleet. */
export const ofOthers = v.filter(
  'ofOthers',
  () => (s, id, f) => s.cards[id]!.controller !== f.you && s.cards[id]!.controller >= 0,
  () => ({ of: ANOTHER }),
)();
export const ofPlayer = v.filter(
  'ofPlayer',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, id, f) => s.cards[id]!.controller === read(s, f);
  },
  (t, who) => ({ of: t.ref(who), not: { that: `is not of ${t.ref(who)}` } }),
);
/** Fits cards at a player's fleet, whoever played them, including cards against that fleet. */
export const atFleetOf = v.filter(
  'atFleetOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, id, f) => inPlay(s, id) && sideAt(s, id) === read(s, f);
  },
  (t, who) => ({ after: who === 'you' ? 'at your fleet' : `at the fleet of ${t.ref(who)}` }),
);
/** Fits cards that another player has played and that are at your fleet. */
export const againstYourFleet = v.filter(
  'againstYourFleet',
  () => (s, id, f) => inPlay(s, id) && s.cards[id]!.controller !== f.you && sideAt(s, id) === f.you,
  () => ({ that: 'other players have at your fleet' }),
)();
export const itself = v.filter(
  'itself',
  () => (_s, id, f) => id === f.self,
  t => ({ certain: true, noun: t.ref('self'), not: { before: 'other' } }),
  { named: true },
)();
/**
 * True for a clone of the card that this one is on, if the clone was made while this card was already there. Then the whole stack was cloned (C6
 * Clone).
 */
const isClonedWith = (s: GeState, id: number, f: Frame): boolean =>
  defOf(s, id).copies &&
  !isA(s, id, 'copies one card') &&
  s.cards[id]!.bond === s.cards[f.self]!.on &&
  s.cards[f.self]!.since < s.cards[id]!.since;
/** True for a card that this one affects for a time, in addition to its host (C1 SYSOP). */
const isAlsoOn = (s: GeState, id: number, f: Frame): boolean =>
  s.lasting.length > 0 && anyStatic(s, KIND['also on'], (st, at) => st.of?.(s, id, at) === true, f.self);
/** Fits the card that this one is on or against. */
export const itsHost = v.filter(
  'itsHost',
  () => (s, id, f) => id === hostOf(s, f) || isClonedWith(s, id, f) || isAlsoOn(s, id, f),
  t => ({
    certain: true,
    noun: t.names.host ?? 'its host',
    not: { but: t.names.host ?? 'its host' },
  }),
  { named: true, local: true },
)();
/** Fits the ship, base or terrain that carries this card. */
export const itsLocation = v.filter(
  'itsLocation',
  () => (s, id, f) => id === (inPlay(s, f.self) ? locationOf(s, f.self) : locationOf(s, hostOf(s, f))),
  () => ({ certain: true, noun: 'its location' }),
  { named: true, local: true },
)();
/** Fits locations with a card that fits, on them or on a card there. */
export const withAnyOf = v.filter<[Filter]>(
  'withAnyOf',
  (c, which) => {
    const fits = c.filter(which);
    return (s, id, f) => stackOf(s, id).some(x => x !== id && fits(s, x, f));
  },
  (t, which) => ({ after: `with ${t.one(which)}` }),
);
/** Fits cards at the same location as this card. */
export const atItsLocation = v.filter(
  'atItsLocation',
  () => (s, id, f) => {
    const here = inPlay(s, f.self) ? locationOf(s, f.self) : locationOf(s, hostOf(s, f));
    // the time origin itself is the location of what lies on no card there
    return locationOf(s, id) === here && (here >= 0 || (isAtOrigin(s, id) && isAtOrigin(s, f.self)));
  },
  () => ({ after: 'at its location', not: { after: 'at another location' } }),
  { local: true },
)();
/** Fits the card that this one is on, and everything on that, this card included (H9 Dimensional Portal). */
export const inHostsStack = v.filter(
  'inHostsStack',
  () => (s, id, f) => {
    const on = hostOf(s, f);
    for (let at = id; at >= 0; at = s.cards[at]!.on) if (at === on) return true;
    return false;
  },
  t => ({ noun: 'card', after: `of the stack of ${t.ref('host')}` }),
)();
/** Fits the cards that a Time Warp takes away, the warp included: the stack of the card that it is on, or only that card if its player chose so. */
export const inWarp = v.filter(
  'inWarp',
  () => (s, id, f) => {
    const on = hostOf(s, f);
    if (id === on || id === f.self) return true;
    if (s.cards[f.self]!.counter === 1) return false;
    for (let at = id; at >= 0; at = s.cards[at]!.on) if (at === on) return true;
    return false;
  },
  () => ({ noun: 'card', that: 'it takes away' }),
)();
/** Fits the cards that a Time Warp takes away, without the warp. */
export const takenAway = v.filter(
  'takenAway',
  c => {
    const fits = c.filter(inWarp);
    return (s, id, f) => id !== f.self && fits(s, id, f);
  },
  () => ({ noun: 'card', that: 'it takes away' }),
)();
/** Fits cards except the one that this card is on. */
export const elsewhere = v.filter(
  'elsewhere',
  () => (s, id, f) => id !== hostOf(s, f),
  () => ({ after: 'elsewhere' }),
)();
/** Fits cards at the fleet of any other player. */
export const atOtherFleets = v.filter(
  'atOtherFleets',
  () => (s, id, f) => inPlay(s, id) && sideAt(s, id) !== f.you,
  () => ({ after: 'at the fleets of other players' }),
)();
/** Fits cards whose printed damage, or damage by text, harms other cards. */
export const harmful = v.filter(
  'harmful',
  () => (s, id) => (defOf(s, id).source.damage ?? 0) > 0,
  () => ({ that: 'does damage' }),
)();
/** Fits cards that have not combined with another (ge/definitions/5). */
export const uncombined = v.filter(
  'uncombined',
  () => (s, id) => combined(s, id).length === 1 && !isCombined(s, id),
  () => ({ that: 'is not combined' }),
)();
/** Fits the cards that this one is against. */
export const oneOfItsTargets = v.filter(
  'oneOfItsTargets',
  () => (s, id, f) => s.cards[f.self]!.on === id || s.cards[f.self]!.also.includes(id),
  t => ({ certain: true, noun: `one of ${t.names.host ?? 'those cards'}` }),
)();
/** Fits the weakest or the strongest of a player's cards that fit; all of them if they are equal. */
export const extreme = v.filter(
  'extreme',
  (c, which: 'weakest' | 'strongest', of: Filter) => {
    const fits = c.filter(of);
    const sign = which === 'weakest' ? 1 : -1;
    return (s, id, f) => {
      if (!inPlay(s, id) || !fits(s, id, f)) return false;
      const n = sign * strengthOf(s, id);
      return pile(s, s.cards[id]!.controller, FLEET).every(
        x => !fits(s, x, f) || isCombined(s, x) || sign * strengthOf(s, x) >= n,
      );
    };
  },
  (t, which, of) => ({
    certain: true,
    before: `the ${which}`,
    noun: t.filter(of),
    ...(t.noun(of).of ? {} : { of: 'a fleet' }),
  }),
);
/** Fits cards in the same stack as this card. */
export const inItsStack = v.filter(
  'inItsStack',
  () => (s, id, f) => {
    const on = inPlay(s, f.self) ? f.self : hostOf(s, f);
    return on >= 0 && basisOf(s, id) === basisOf(s, on);
  },
  () => ({ after: 'in its stack' }),
)();
/** Fits cards on a card that fits. */
export const onA = v.filter(
  'onA',
  (c, what: Filter) => {
    const fits = c.filter(what);
    return (s, id, f) => s.cards[id]!.on >= 0 && fits(s, s.cards[id]!.on, f);
  },
  (t, what) => ({ after: `on ${v.trait(what, 'named') ? t.filter(what) : t.one(what)}` }),
);
/** Fits cards with a card on them that fits. */
export const carrying = v.filter(
  'carrying',
  (c, what: Filter) => {
    const fits = c.filter(what);
    return (s, id, f) => cardsOn(s, id).some(x => fits(s, x, f));
  },
  (t, what) => ({
    bearing: `with ${t.one(what)}`,
    not: { bearing: `without ${t.one(what)}` },
  }),
);
/** Fits the basis of a stack: any card with others on or against it, even crew with an ability (ge/playing-on/5). */
export const basis = v.filter(
  'basis',
  () => (s, id) => cardsOn(s, id).length > 0,
  () => ({ noun: 'basis of a stack', not: { that: 'is no basis of a stack' } }),
)();
export const engaged = v.filter(
  'engaged',
  () => (s, id) => works(s, id),
  () => ({ before: 'engaged' }),
)();
/** How this card, or its host, is named. */
const ownOf = (t: Teller, card: 'self' | 'host'): string =>
  card === 'self' ? t.ref('self') : (t.names.host ?? 'its host');
/** Fits cards that are at most as strong as this card, another card, or a number. */
export const strengthUpTo = v.filter(
  'strengthUpTo',
  (c, n: Amount | 'self' | 'host') => {
    const read = typeof n === 'string' ? null : c.amount(n);
    return (s, id, f) => {
      if (read !== null) return strengthOf(s, id) <= read(s, f);
      const own = n === 'self' ? f.self : hostOf(s, f);
      return strengthAgainst(s, f, id, own) <= strengthAgainst(s, f, own, id);
    };
  },
  (t, n) => ({
    ...(typeof n === 'string'
      ? { after: `no stronger than ${ownOf(t, n)}` }
      : typeof n === 'number'
        ? { after: `of strength ${n} or less` }
        : { which: `whose strength is at most ${t.amount(n)}` }),
    not: { after: `stronger than ${typeof n === 'string' ? ownOf(t, n) : t.amount(n)}` },
  }),
);
export const strengthFrom = v.filter(
  'strengthFrom',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, id, f) => strengthOf(s, id) >= read(s, f);
  },
  (t, n) => ({ after: `of strength ${t.amount(n)} or more`, not: { after: `of strength less than ${t.amount(n)}` } }),
);
/** Fits cards with at most so much strength left. */
export const leftUpTo = v.filter(
  'leftUpTo',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, id, f) => currentStrength(s, id) <= read(s, f);
  },
  (t, n) => ({ having: `${t.amount(n)} or less of its strength left` }),
);
/** Fits cards that have shields left. */
export const shielded = v.filter(
  'shielded',
  () => (s, id) => shieldsLeft(s, id) > 0,
  () => ({ which: 'whose shields stand', not: { after: 'without shields left' } }),
)();
export const damaged = v.filter(
  'damaged',
  () => (s, id) => s.cards[id]!.damage + s.cards[id]!.shieldDamage > 0 || hurtGemOn(s, id) >= 0,
  () => ({ before: 'damaged' }),
)();

/** Fits cards that the event is aimed at: played on them, used on them or fired at them. */
export const aimedAtNow = v.filter(
  'aimedAtNow',
  () => (s, id, f) => {
    const e = eventFrame(s, f);
    return e !== null && (e.l.on === id || (e.l.aims as readonly number[]).includes(id));
  },
  () => ({ that: 'it is aimed at', not: { that: 'it is not aimed at' } }),
)();
/** Fits the card of the event: the one that is played, acts or would be lost. Without an event it fits any card. */
export const theOneReactedTo = v.filter(
  'theOneReactedTo',
  () => (s, id, f) => f.l.event === undefined || eventFrame(s, f)?.l.card === id,
  () => ({}),
)();
/** Fits cards with damage that could be repaired. */
export const repairable = v.filter(
  'repairable',
  () => (s, id) => {
    const { damage, lasting, shieldDamage } = s.cards[id]!;
    return damage - lasting + shieldDamage > 0;
  },
  () => ({ before: 'damaged' }),
)();
/** Fits cards whose whole stack is stronger than a number. */
export const stackOver = v.filter(
  'stackOver',
  (_c, n: number) => (s, id) =>
    // the strength of a combined card is in that of the card beneath it
    stackOf(s, id).reduce((sum, x) => (x !== id && isCombined(s, x) ? sum : sum + strengthOf(s, x)), 0) > n,
  (_t, n) => ({ that: `with all on it has more than ${n} strength` }),
);
/** Fits the weakest of a player's cards that fit. */
export const weakestOf = v.filter(
  'weakestOf',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) => {
      if (!fits(s, id, f)) return false;
      const { controller } = s.cards[id]!;
      const n = strengthOf(s, id);
      return allInPlay(s).every(
        x => s.cards[x]!.controller !== controller || !fits(s, x, f) || isCombined(s, x) || strengthOf(s, x) >= n,
      );
    };
  },
  (t, which) => ({ certain: true, noun: `the weakest ${t.filter(which)}` }),
);
/** True for a card that generates points of a kind, by itself or with the cards on it. */
export const generates = (s: GeState, id: CardId, kind: PointKind): boolean =>
  (defOf(s, id).source.makes?.[kind] ?? 0) > 0 || (inPlay(s, id) && (outputOf(s, id, works)[kind] ?? 0) > 0);
/** Fits cards that generate points of a kind. */
export const generating = v.filter(
  'generating',
  (_c, kind: PointKind) => (s, id) => generates(s, id, kind),
  (_t, kind) => ({ that: `generates ${kind}`, not: { that: `generates no ${kind}` } }),
);
/** Fits cards that have fired, in a current volley, at the card that would be lost. */
export const destroyers = v.filter(
  'destroyers',
  () => (s, id, f) => {
    const lost = eventFrame(s, f)?.l.card;
    const volley = s.stack.find(x => x.l.kind === 'volley' && x.l.on === lost);
    return (volley?.l.shots as readonly { card: number }[] | undefined)?.some(x => x.card === id) === true;
  },
  () => ({ that: 'fired at it' }),
)();
