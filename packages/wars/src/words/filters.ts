import {
  type Amount,
  articled,
  type Filter,
  type List,
  mention,
  type Phrase,
  type Ref,
  type Teller,
} from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { FACTION_NAMES } from '../names.ts';
import { isUndamageable } from '../rules/abilities/cant.ts';
import { beneath, hereOf, stackedOn } from '../rules/abilities/ongoing-ability.ts';
import { hasLabel } from '../rules/cards/label.ts';
import { defenseOf, powerOf, tacticsOf } from '../rules/cards/modifiers.ts';
import { isShip, isUnit } from '../rules/cards/types-of-cards.ts';
import { hasPiloting as hasPilotingNow, pilotingOf } from '../rules/keywords/piloting.ts';
import { quickdrawOf } from '../rules/keywords/quickdraw.ts';
import { aboardOf, fitsAboard } from '../rules/locations/capacity.ts';
import { isSector, isSite } from '../rules/locations/location.ts';
import { adjacent, related } from '../rules/locations/related.ts';
import { goesBeneath } from '../rules/playing/asset.ts';
import { type Faction, IN_PLAY, inPlay, LOST, opponentOf, type WarsState, zone } from '../state.ts';
import type { WarsTraits } from '../traits.ts';
import { comparison, locationOf, OPPONENT } from './phrases.ts';

// Which cards. A filter reads as words before the noun, the noun, and words after it.

/** Declares a filter that is only a noun. */
export const noun = (name: string, holds: (s: WarsState, id: number) => boolean, traits: Partial<WarsTraits> = {}) =>
  v.filter(
    name,
    () => holds,
    () => ({ noun: name }),
    traits,
  )();

export const unit = noun('unit', isUnit, { whole: ['unit'] });
export const ship = noun('ship', isShip, { whole: ['ship'] });
export const character = noun('character', (s, id) => defOf(s, id).type === 'character');
export const vehicle = noun('vehicle', (s, id) => defOf(s, id).type === 'vehicle');
export const noBot = noun('NoBot', (s, id) => defOf(s, id).type === 'nobot');
export const weapon = noun('weapon', (s, id) => defOf(s, id).type === 'weapon');
export const asset = noun('asset', (s, id) => defOf(s, id).type === 'asset');
export const interrupt = noun('interrupt', (s, id) => defOf(s, id).type === 'interrupt');
export const order = noun('order', (s, id) => defOf(s, id).type === 'order');
export const location = noun('location', (s, id) => isSite(s, id) || isSector(s, id));
export const site = noun('site', isSite);
export const sector = noun('sector', isSector);
/** Any card. */
export const card = v.filter(
  'card',
  () => () => true,
  () => ({ soft: 'card' }),
  { whole: ['unit', 'ship'] },
)();
/** A location card anywhere, for example in a reserve or a hand. */
export const locationCard = v.filter(
  'locationCard',
  (_c, kind?: 'site' | 'sector') => (s, id) =>
    defOf(s, id).type === 'location' && (kind === undefined || defOf(s, id).source.kind === kind),
  (_t, kind?: 'site' | 'sector') => ({ noun: kind ?? 'location' }),
);

/** With a label: Kizen, Warrior, Fighter, Infiltrator, a gang or family, or a kind of site or sector. */
export const labelled = v.filter(
  'labelled',
  (_c, label: string, _as?: 'adjective') => (s, id) => hasLabel(s, id, label),
  (_t, label, as?: 'adjective') =>
    SOFT_LABELS[label]
      ? as
        ? { before: SOFT_LABELS[label] }
        : { soft: SOFT_LABELS[label], ...(label === 'Kizen' ? { plural: 'kizen' } : {}) }
      : { name: true, before: label },
);
const SOFT_LABELS: Readonly<Record<string, string>> = {
  Kizen: 'kizen',
  Warrior: 'warrior',
  Fighter: 'fighter',
  Capital: 'capital',
  Infiltrator: 'infiltrator',
  Bot: 'bot',
  Inverter: 'inverter',
};
export const kizen = labelled('Kizen');
export const warrior = labelled('Warrior');
export const fighter = labelled('Fighter');
export const capital = labelled('Capital');
export const infiltrator = labelled('Infiltrator');
export const bot = labelled('Bot');
export const inverter = labelled('Inverter');
export const stockpile = v.filter(
  'stockpile',
  () => (s, id) => hasLabel(s, id, 'Stockpile'),
  () => ({ noun: 'stockpile asset' }),
)();
export const evidence = v.filter(
  'evidence',
  () => (s, id) => hasLabel(s, id, 'Evidence'),
  () => ({ noun: 'evidence asset' }),
)();

export const of = v.filter(
  'of',
  (_c, faction: Faction) => (s, id) => defOf(s, id).source.faction === faction,
  (_t, faction) => ({
    name: true,
    before: FACTION_NAMES[faction]!,
    not: { that: `is not ${FACTION_NAMES[faction]!}` },
  }),
);
/** With this title. */
export const titled = v.filter(
  'titled',
  (_c, title: string) => (s, id) => defOf(s, id).title === title,
  (_t, title) => ({ doing: `titled "${title}"` }),
);
/** With these words in the title. */
export const titleHas = v.filter(
  'titleHas',
  (_c, words: string) => (s, id) => defOf(s, id).title.includes(words),
  (_t, words) => ({ having: `"${words}" in its title` }),
);
/** With the title of one of these cards. */
export const titledLike = v.filter(
  'titledLike',
  (c, cards: List) => {
    const read = c.list(cards);
    return (s, id, f) => read(s, f).some(x => s.defs[x]! === s.defs[id]!);
  },
  (t, cards) => ({ that: `shares its title with ${articled(t.single(cards) ?? t.list(cards))}` }),
);

// Whose

export const yours = v.filter(
  'yours',
  () => (s, id, f) => s.cards[id]!.controller === f.you,
  () => ({ whose: 'you', not: { that: 'are not yours' } }),
  // your warrior, your ship: in play (wars/your/2)
  { rule: 'wars/your/1' },
)();
export const theirs = v.filter(
  'theirs',
  () => (s, id, f) => s.cards[id]!.controller === opponentOf(f.you),
  t => ({ whose: t.names.opponent ?? OPPONENT }),
  { rule: 'wars/target/3' },
)();
/** Of the player that a ref names. */
export const ofPlayer = v.filter(
  'ofPlayer',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, id, f) => s.cards[id]!.controller === read(s, f);
  },
  (t, who) => ({ whose: t.ref(who) }),
);

/** From the deck of the player that a ref names, whoever plays with it now (wars/owner/1). */
export const ownedBy = v.filter(
  'ownedBy',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, id, f) => s.cards[id]!.owner === read(s, f);
  },
  (t, who) => ({ doing: `owned by ${t.ref(who)}` }),
);
/** Of the opponent who chooses. The text comes after their name (`your opponent chooses a unit of their own`). */
export const theirOwn = v.filter(
  'theirOwn',
  () => (s, id, f) => s.cards[id]!.controller === opponentOf(f.you),
  () => ({ after: 'of their own' }),
)();

// Where

/** At this card's location; for a location card, at that location (wars/here/1). */
export const here = v.filter(
  'here',
  () => (s, id, f) => s.cards[id]!.at === hereOf(s, f),
  () => ({ after: 'here', takes: 'place' }),
  { rule: 'wars/here/1' },
)();
/** At a location related to this card's location. */
export const atRelated = v.filter(
  'atRelated',
  () => (s, id, f) => related(s, s.cards[id]!.at, hereOf(s, f)),
  () => ({ after: 'at a related location' }),
  { rule: 'wars/related/1' },
)();
/** At a site adjacent to this card's site. */
export const atAdjacent = v.filter(
  'atAdjacent',
  () => (s, id, f) => adjacent(s, s.cards[id]!.at, hereOf(s, f)),
  () => ({ after: 'at an adjacent site' }),
)();
/** At this card's location, or at an adjacent site. */
export const hereOrAdjacent = v.filter(
  'hereOrAdjacent',
  () => (s, id, f) => {
    const place = hereOf(s, f);
    return s.cards[id]!.at === place || adjacent(s, s.cards[id]!.at, place);
  },
  () => ({ after: 'here or at an adjacent site' }),
)();
/** At the location where another card is. */
export const where = v.filter(
  'where',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, id, f) => {
      const other = read(s, f);
      return other >= 0 && s.cards[other]!.at >= 0 && s.cards[id]!.at === s.cards[other]!.at;
    };
  },
  (t, ref) => ({ after: `at ${locationOf(t, ref)}` }),
);
/** At a location that fits. */
export const at = v.filter(
  'at',
  (c, place: Filter) => {
    const fits = c.filter(place);
    return (s, id, f) => s.cards[id]!.at >= 0 && fits(s, s.cards[id]!.at, f);
  },
  (t, place) => ({ after: `at ${t.one(place)}` }),
);
export const atSite = v.filter(
  'atSite',
  () => (s, id) => isSite(s, s.cards[id]!.at),
  () => ({ after: 'at a site' }),
)();
export const atSector = v.filter(
  'atSector',
  () => (s, id) => isSector(s, s.cards[id]!.at),
  () => ({ after: 'at a sector' }),
)();
/** Aboard a ship; with a filter, aboard one that fits. */
export const aboard = v.filter(
  'aboard',
  (c, which?: Filter) => {
    const fits = which ? c.filter(which) : null;
    return (s, id, f) => {
      const on = aboardOf(s, id);
      return on >= 0 && (fits === null || fits(s, on, f));
    };
  },
  (t, which?: Filter) => ({ after: `aboard ${which ? t.one(which) : 'a ship'}` }),
);
/** Stacked beneath this card. */
export const beneathThis = v.filter(
  'beneathThis',
  () => (s, id, f) => s.cards[id]!.on === f.self,
  t => ({ after: `aboard ${t.ref('self')}` }),
)();
/**
 * In the battle under way, where the cards are now. Other words can affect cards elsewhere (wars/in-a-battle/1, wars/in-a-battle/2,
 * wars/in-a-battle/3, wars/in-a-battle/4).
 */
export const inBattle = v.filter(
  'inBattle',
  () => (s, id) => s.battle !== null && s.cards[id]!.at === s.battle.at,
  t => ({ after: `in ${t.names.battle ?? 'a battle'}`, takes: 'event' }),
  { onlyInBattle: true, rule: 'wars/in-a-battle/1' },
)();
export const inSiteBattle = v.filter(
  'inSiteBattle',
  () => (s, id) => s.battle !== null && s.cards[id]!.at === s.battle.at && isSite(s, s.battle.at),
  () => ({ after: 'in a site battle', takes: 'event' }),
  { onlyInBattle: true, rule: 'wars/in-a-battle/1' },
)();
export const inSectorBattle = v.filter(
  'inSectorBattle',
  () => (s, id) => s.battle !== null && s.cards[id]!.at === s.battle.at && isSector(s, s.battle.at),
  () => ({ after: 'in a sector battle', takes: 'event' }),
  { onlyInBattle: true, rule: 'wars/in-a-battle/1' },
)();
/** At the location of the event: where a card moved to, or where a drain was. */
export const there = v.filter(
  'there',
  () => (s, id, f) => {
    const { fact } = f.l;
    const at = fact === undefined ? -1 : fact.t === 'moved' ? fact.to : fact.at;
    return at >= 0 && s.cards[id]!.at === at;
  },
  () => ({ after: 'there' }),
)();
/** At the location of another card that fits. */
export const beside = v.filter(
  'beside',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) =>
      s.cards[id]!.at >= 0 &&
      s.zones[IN_PLAY]!.some(x => x !== id && s.cards[x]!.at === s.cards[id]!.at && fits(s, x, f));
  },
  (t, which) => ({
    // a card that the text could also mean
    after: `at the same location as ${mention('beside', t.noun(which).whose === 'you' ? `${articled(t.unowned(which))} of yours` : t.one(which), 'another')}`,
  }),
);
/** A ship with room aboard for the card that a ref names. */
export const withRoomFor = v.filter(
  'withRoomFor',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, id, f) => isShip(s, id) && aboardOf(s, read(s, f)) !== id && fitsAboard(s, id, read(s, f));
  },
  (t, ref) => ({ having: `room for ${t.ref(ref)}` }),
);

// In what state

export const undamaged = v.filter(
  'undamaged',
  () => (s, id) => !s.cards[id]!.damaged,
  () => ({ before: 'undamaged' }),
)();
export const isDamaged = v.filter(
  'isDamaged',
  () => (s, id) => s.cards[id]!.damaged === 1,
  () => ({ before: 'damaged' }),
)();
export const isInverted = v.filter(
  'isInverted',
  () => (s, id) => s.cards[id]!.inverted === 1,
  () => ({ before: 'inverted' }),
)();
/** An inverter that is right side up (wars/inverter/4). */
export const upright = v.filter(
  'upright',
  () => (s, id) => hasLabel(s, id, 'Inverter') && !s.cards[id]!.inverted,
  () => ({ before: 'upright', soft: 'inverter' }),
)();
/** With piloting, printed or gained. */
export const hasPiloting = v.filter(
  'hasPiloting',
  () => hasPilotingNow,
  () => ({ having: 'piloting', not: { after: 'without piloting' } }),
  { asksPiloting: true },
)();
export const hasQuickdraw = v.filter(
  'hasQuickdraw',
  () => (s, id) => quickdrawOf(s, id) > 0,
  () => ({ having: 'quickdraw', not: { after: 'without quickdraw' } }),
)();
export const hasScouting = v.filter(
  'hasScouting',
  () => (s, id) => defOf(s, id).source.scouting === true,
  () => ({ having: 'scouting', not: { after: 'without scouting' } }),
)();
/** Nouns that mean units. */
const UNITS = ['unit', 'character', 'vehicle', 'NoBot'];
/** With a card that fits beneath it. */
export const over = v.filter(
  'over',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) => beneath(s, id).some(x => fits(s, x, f));
  },
  (t, which) => {
    // units beneath a ship are aboard it
    const spot = UNITS.includes(t.noun(which).noun ?? '') ? 'aboard' : 'beneath it';
    const what = t.one(which);
    return { having: `${what} ${spot}`, not: { having: `no ${t.filter(which)} ${spot}` } };
  },
);
export const armed = over(weapon);
/** With at least one card stacked on it. */
export const laden = v.filter(
  'laden',
  () => (s, id) => stackedOn(s, id).length > 0,
  () => ({ having: 'a card stacked on it', not: { having: 'no card stacked on it' } }),
)();
/** That entered play this turn. */
export const newHere = v.filter(
  'newHere',
  () => (s, id) => s.cards[id]!.entered === s.turn,
  () => ({ that: 'entered play this turn', not: { that: 'did not enter play this turn' } }),
)();

export type Figure = 'power' | 'tactics' | 'defense' | 'cost' | 'destiny' | 'piloting';
export type Op = '<' | '<=' | '=' | '>=' | '>';
/** Returns a number of a card; power, tactics and defense as they count now. */
export function numberOn(s: WarsState, id: number, which: Figure): number {
  switch (which) {
    case 'power':
      return powerOf(s, id);
    case 'tactics':
      return tacticsOf(s, id);
    case 'defense':
      return defenseOf(s, id);
    case 'piloting':
      return pilotingOf(s, id);
    default:
      return defOf(s, id).source[which] ?? 0;
  }
}
export const holdsFor = (a: number, op: Op, b: number): boolean =>
  op === '<' ? a < b : op === '<=' ? a <= b : op === '=' ? a === b : op === '>=' ? a >= b : a > b;
/** Returns the text for the same number as a named card; null if the comparison says something else. */
function sameAs(t: Teller, which: Figure, op: Op, n: Amount): Phrase | null {
  if (op !== '=' || typeof n === 'number') return null;
  if (n.w === 'its' && n.a[0] === which) return `the same ${which} as ${t.ref(n.a[1] as Ref)}`;
  return n.w === 'destinyIn' && which === 'destiny' ? `the same destiny as ${t.list(n.a[0] as List)}` : null;
}
/** With a number in this relation: `having('tactics', '>', 2)`. */
export const having = v.filter(
  'having',
  (c, which: Figure, op: Op, n: Amount) => {
    const read = c.amount(n);
    return (s, id, f) => holdsFor(numberOn(s, id, which), op, read(s, f));
  },
  (t, which, op, n) => ({
    having:
      sameAs(t, which, op, n) ??
      ((op === '<' || op === '>') && typeof n !== 'number'
        ? `${which === 'cost' ? 'an energy cost' : which} ${op === '<' ? 'lower' : 'higher'} than ${t.amount(n)}`
        : op === '=' && typeof n !== 'number'
          ? `${which === 'cost' ? 'an energy cost' : which} equal to ${t.amount(n)}`
          : `${which === 'cost' ? 'an energy cost' : which} of ${comparison(op, t.amount(n))}`),
  }),
);

// Which one

export const itself = v.filter(
  'itself',
  () => (_s, id, f) => id === f.self,
  t => ({ certain: true, noun: t.ref('self'), not: { before: 'other' } }),
  { named: true },
)();
/** The card that a ref names (a target, or the card above a weapon). */
export const isThe = v.filter(
  'isThe',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, id, f) => id === read(s, f);
  },
  (t, ref) => ({ certain: true, noun: t.ref(ref) }),
  { named: true },
);
/** Other than the card that a ref names; without a ref, other than this card. */
export const another = v.filter(
  'another',
  (c, ref: Ref = 'self') => {
    const read = c.ref(ref);
    return (s, id, f) => id !== read(s, f);
  },
  (t, ref = 'self') => (ref === 'self' ? { before: 'other' } : { before: 'other', after: `than ${t.ref(ref)}` }),
);
/** One of these cards. */
export const among = v.filter(
  'among',
  (c, cards: List) => {
    const read = c.list(cards);
    return (s, id, f) => read(s, f).includes(id);
  },
  (t, cards) => ({ after: `among ${t.list(cards)}` }),
  { named: true },
);
/** In its owner's lost pile: it was lost and is still there. */
export const lostByNow = v.filter(
  'lostByNow',
  () => (s, id) => s.cards[id]!.zone === zone(s.cards[id]!.owner, LOST),
  () => ({ after: "in its owner's lost pile" }),
)();
/** In play. Few words also look at other cards. */
export const stillInPlay = v.filter(
  'stillInPlay',
  () => (s, id) => inPlay(s, id),
  () => ({ after: 'in play' }),
)();
/** Stacked beneath this card, of any type. */
export const under = v.filter(
  'under',
  () => (s, id, f) => s.cards[id]!.on === f.self,
  t => ({ after: `beneath ${t.ref('self')}` }),
)();
/** Undamaged, and no ability says that it cannot be damaged. */
export const damageable = v.filter(
  'damageable',
  () => (s, id) => !s.cards[id]!.damaged && !isUndamageable(s, id),
  () => ({ that: 'can be damaged' }),
)();
/** At a place with at least this many cards in play that fit. */
export const withSome = v.filter(
  'withSome',
  (c, n: number, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) => s.zones[IN_PLAY]!.filter(x => x !== id && s.cards[x]!.at === id && fits(s, x, f)).length >= n;
  },
  (t, n, which) => ({ having: `at least ${n} of ${t.filter(which, true)}` }),
);
/** A card beneath which you could play the asset that a ref names. The card above that asset does not count (wars/ruling-ominous-presence/1). */
export const eligibleFor = v.filter(
  'eligibleFor',
  (c, asset: Ref) => {
    const read = c.ref(asset);
    return (s, id, f) => {
      const x = read(s, f);
      if (x < 0 || defOf(s, x).source.beneath === undefined || s.cards[x]!.on === id) return false;
      return goesBeneath(s, f.you, x, id);
    };
  },
  (t, asset) => ({ before: 'other', which: `beneath which ${t.ref(asset)} could be played` }),
);
/** Stacked beneath the card that a ref names. */
export const underThe = v.filter(
  'underThe',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, id, f) => s.cards[id]!.on >= 0 && s.cards[id]!.on === read(s, f);
  },
  (t, ref) => ({ after: `beneath ${t.ref(ref)}` }),
);
/** At the location that a ref names. */
export const atThe = v.filter(
  'atThe',
  (c, place: Ref) => {
    const read = c.ref(place);
    return (s, id, f) => {
      const at = read(s, f);
      return at >= 0 && s.cards[id]!.at === at;
    };
  },
  (t, place) => ({ after: `at ${t.ref(place)}` }),
);
/** The ship that carries this card. */
export const carrier = v.filter(
  'carrier',
  () => (s, id, f) => id === aboardOf(s, f.self),
  t => ({ noun: 'ship', having: `${t.ref('self')} aboard` }),
)();
