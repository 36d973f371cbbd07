import { articled, capitalized, type Filter, type Ref } from '@orrery/kernel';
import { DEFS } from '../card.ts';
import { v } from '../language.ts';
import { RACE_NAMES } from '../names.ts';
import { type EffectSponsoring, judgeByEffect, judgeSponsorable } from '../rules/actions/may-sponsor.ts';
import { agendaOf } from '../rules/cards/agenda-in-play.ts';
import { healsAsInner } from '../rules/cards/damage.ts';
import { foreign } from '../rules/cards/loyalty.ts';
import { marksOf, marksOn } from '../rules/cards/marks.ts';
import { isReady } from '../rules/cards/ready.ts';
import { isTelepath } from '../rules/cards/telepaths.ts';
import { judgeAttacker } from '../rules/conflict/attack.ts';
import { onSameSide, openConflicts, participates, participatesAnywhere } from '../rules/conflict/participants.ts';
import { ability, printedAbility, toughness } from '../rules/effects/ability.ts';
import { typeNow } from '../rules/effects/blanking.ts';
import { forbidding } from '../rules/effects/cannot.ts';
import { hasKeyword } from '../rules/effects/keywords.ts';
import { sumOn } from '../rules/effects/statics.ts';
import { actsAsInner } from '../rules/factions/inner-circle.ts';
import { raceOfParty } from '../rules/politics/parties.ts';
import {
  ABILITIES,
  ATTACK,
  type B5State,
  type CardRaceName,
  cardsIn,
  conflictOf,
  GLOBAL,
  INNER,
  LEAD,
  type Mark,
  OPPOSE,
  RACES,
  SUPPORT,
  SUPPORTING,
  tableZone,
} from '../state.ts';
import { HOST } from './phrases.ts';

const typed = (type: string): Filter =>
  v.filter(
    type,
    () => (s, id) => typeNow(s, id) === type,
    () => ({ noun: type }),
  )();

export const character = typed('character');
export const fleet = typed('fleet');
export const location = typed('location');
export const group = typed('group');
export const agenda = typed('agenda');
export const enhancement = typed('enhancement');
export const aftermathCard = typed('aftermath');
export const eventCard = typed('event');

/** Enhancements in force for the whole game, including those of Babylon 5 (b5/cards-enhancement/4). */
export const globalEnhancement = v.filter(
  'globalEnhancement',
  () => (s, id) => s.cards[id]!.zone === tableZone(s, GLOBAL) && typeNow(s, id) === 'enhancement',
  () => ({ before: 'global', noun: 'enhancement' }),
)();

/** Any card at all. */
export const anyCard = v.filter(
  'anyCard',
  () => () => true,
  () => ({ noun: 'card' }),
)();

/** Cards of a race by their type line. */
export const race = v.filter(
  'race',
  (_c, r: CardRaceName) => (s, id) => DEFS[s.defs[id]!]!.race === r,
  (_t, r) => ({ name: true, before: RACE_NAMES[r] ?? r }),
);

/** Cards of the race of a party that a local or a word gives: those of all its factions (b5/dual-race/7, b5/civil-war/7). */
export const ofRace = v.filter(
  'ofRace',
  (c, of: Ref) => {
    const read = c.ref(of);
    return (s, id, f) => {
      const party = read(s, f);
      return party >= 0 && RACE_INDEX[DEFS[s.defs[id]!]!.race ?? ''] === raceOfParty(s, party);
    };
  },
  (t, of) => ({ of: t.ref(of) }),
);
const RACE_INDEX: Record<string, number> = { human: 0, centauri: 1, minbari: 2, narn: 3, 'non-aligned': 4 };

/** Cards that you control. */
export const yours = v.filter(
  'yours',
  () => (s, id, f) => s.cards[id]!.controller === f.you,
  () => ({ holder: 'you' }),
)();
/** Cards in your faction. */
export const inYourFaction = v.filter(
  'inYourFaction',
  () => (s, id, f) => s.cards[id]!.faction === f.you,
  () => ({ after: 'in your faction' }),
)();
/** Cards of other players. */
export const anothers = v.filter(
  'anothers',
  () => (s, id, f) => s.cards[id]!.faction >= 0 && s.cards[id]!.faction !== f.you,
  () => ({ of: 'another player' }),
)();
/** Cards in the faction of a seat. */
export const inFactionOf = v.filter(
  'inFactionOf',
  (c, of: Ref) => {
    const read = c.ref(of);
    return (s, id, f) => s.cards[id]!.faction === read(s, f);
  },
  (t, of) => ({ after: `in ${t.own(of, 'faction')}` }),
);

/** Cards that are ready and not neutralized, so able to act. */
export const ready = v.filter(
  'ready',
  () => (s, id) => isReady(s, id),
  () => ({ before: 'ready' }),
  { rule: 'b5/ready-round/10' },
)();
/** Rotated cards. */
export const rotatedCard = v.filter(
  'rotatedCard',
  () => (s, id) => s.cards[id]!.rotated === 1,
  () => ({ before: 'rotated' }),
)();
/** Cards not rotated. */
export const unrotated = v.filter(
  'unrotated',
  () => (s, id) => s.cards[id]!.rotated === 0,
  () => ({ before: 'unrotated' }),
)();
export const neutralizedCard = v.filter(
  'neutralizedCard',
  () => (s, id) => s.cards[id]!.neutralized === 1,
  () => ({ before: 'neutralized' }),
)();
export const unneutralized = v.filter(
  'unneutralized',
  () => (s, id) => s.cards[id]!.neutralized === 0,
  () => ({ before: 'unneutralized' }),
  { rule: 'b5/heal/17' },
)();
/** Cards with damage that reach or lack the tokens to be hurt. */
export const hurt = v.filter(
  'hurt',
  () => (s, id) => s.cards[id]!.damage > 0 || s.cards[id]!.severe > 0 || s.cards[id]!.neutralized === 1,
  () => ({ before: 'injured' }),
)();

const inRow = (s: B5State, id: number, row: number): boolean => {
  const { faction } = s.cards[id]!;
  return faction >= 0 && cardsIn(s, faction, row).includes(id);
};
export const inner = v.filter(
  'inner',
  () => (s, id) => inRow(s, id, INNER) || (inRow(s, id, SUPPORTING) && actsAsInner(s, id)),
  () => ({ name: true, before: 'Inner Circle', soft: 'character' }),
)();
export const supporting = v.filter(
  'supporting',
  // a card that counts as in the Inner Circle is safe from effects that cannot reach the Inner Circle (b5-r-medical-assistance-3)
  () => (s, id) => inRow(s, id, SUPPORTING) && !healsAsInner(s, id) && !actsAsInner(s, id),
  () => ({ before: 'supporting', soft: 'character' }),
)();
/** Ambassadors of factions (b5/ambassador/7). */
export const ambassador = v.filter(
  'ambassador',
  () => (s, id) => s.cards[id]!.faction >= 0 && s.seats[s.cards[id]!.faction]!.ambassador === id,
  () => ({ noun: 'ambassador' }),
)();

/** Cards with a word in bold: a title, a rank or a caste. */
export const keyword = v.filter(
  'keyword',
  (_c, k: string) => (s, id) => hasKeyword(s, id, k),
  (_t, k) => ({ name: true, before: k }),
);
/** Cards with a bold word that contains this one: Kha'Ri characters (b5/glossary/15). */
export const keywordContaining = v.filter(
  'keywordContaining',
  (_c, part: string) => (s, id) => {
    for (const k of DEFS[s.defs[id]!]!.keywords) if (k.includes(part)) return true;
    return false;
  },
  (_t, part) => ({ name: true, before: part }),
);
export const titled = v.filter(
  'titled',
  (_c, title: string) => (s, id) => DEFS[s.defs[id]!]!.title === title,
  (_t, title) => ({ noun: title, plural: `copies of ${title}` }),
  title => ({ title }),
);
/** The card with this text. */
export const itself = v.filter(
  'itself',
  () => (_s, id, f) => id === f.self,
  () => ({ certain: true, noun: 'this card' }),
)();
/** Any card except the one with this text. */
export const butItself = v.filter(
  'butItself',
  () => (_s, id, f) => id !== f.self,
  () => ({ but: 'this card' }),
)();
/** The card that this one is on. */
export const host = v.filter(
  'host',
  () => (s, id, f) => s.cards[f.self]!.host === id,
  t => ({ certain: true, noun: t.names.host ?? HOST }),
)();
/** The card (or seat) that a local names. */
export const chosen = v.filter(
  'chosen',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, id, f) => read(s, f) === id;
  },
  (t, ref) => ({ certain: true, noun: t.ref(ref) }),
);

/** Cards with at least that many marks of a kind. */
export const withMarks = v.filter<[Mark, number?]>(
  'withMarks',
  (_c, mark, n = 1) =>
    (s, id) =>
      marksOn(s, id, mark) >= n,
  (_t, mark, n = 1) => ({
    having: `${n === 1 ? 'a' : `${n} or more`} ${mark[0]!.toUpperCase()}${mark.slice(1)} Mark${n === 1 ? '' : 's'}`,
  }),
);

/** Cards in the conflict of this text; if the text is about no conflict, cards in any conflict. */
export const participant = v.filter(
  'participant',
  () => (s, id, f) =>
    f.l.conflict === undefined ? participatesAnywhere(s, id) : participates(conflictOf(s, f.l.conflict), id),
  () => ({ before: 'participating' }),
)();
/** Cards that support a conflict you initiated. */
export const supportsYours = v.filter(
  'supportsYours',
  () => (s, id, f) =>
    s.conflicts.some(
      k =>
        k.seat === f.you &&
        (k.stage === 'initiated' || k.id === s.resolving) &&
        k.parts.some(p => p.card === id && p.role === SUPPORT),
    ),
  () => ({ doing: 'supporting a conflict you initiated' }),
)();
/** Cards that support (or oppose) the conflict of this text, or the one under way. */
export const opposesNow = v.filter(
  'opposesNow',
  (_c, type?: string) => (s, id) =>
    openOrResolving(s).some(
      k =>
        (type === undefined || k.types.includes(ABILITIES.indexOf(type as never))) &&
        k.parts.some(p => p.card === id && p.role === OPPOSE),
    ),
  (_t, type) => ({ doing: `opposing ${articled(type ? `${capitalized(type)} conflict` : 'conflict')}` }),
);

/** Cards that support a conflict under way. These are not the supporting characters, which are in the supporting row (b5/sponsor/14). */
export const supportsNow = v.filter(
  'supportsNow',
  () => (s, id) => openOrResolving(s).some(k => k.parts.some(p => p.card === id && p.role === SUPPORT)),
  () => ({ doing: 'supporting a conflict' }),
)();

/** Cards with a printed cost of at most that much. A card without a printed cost has none (b5/cost/5). */
export const costing = v.filter(
  'costing',
  (_c, most: number) => (s, id) => {
    const { cost } = DEFS[s.defs[id]!]!;
    return cost !== null && cost <= most;
  },
  (_t, most) => ({ which: `whose cost is ${most} or less` }),
);

/** Cards that you could sponsor, apart from a ready sponsor and the influence (b5/sponsor/11). */
export const couldSponsor = v.filter(
  'couldSponsor',
  () => (s, id, f) => judgeSponsorable(s, f.you, id) === null,
  () => ({ that: 'you could sponsor' }),
)();

/**
 * Cards that this card's effect can have sponsored: for free, with this card as sponsor, or without a sponsor (b5/sponsor/18, b5/sponsor/19,
 * b5/sponsor/20, b5/sponsor/21).
 */
export const sponsorable = v.filter(
  'sponsorable',
  (_c, how: EffectSponsoring) => (s, id, f) => judgeByEffect(s, f.you, id, how, f.self) === null,
  (_t, how) => ({ that: `you can sponsor ${how === 'free' ? 'for free' : 'with this card'}` }),
);

function openOrResolving(s: B5State) {
  return s.resolving >= 0 ? s.conflicts.filter(k => k.id === s.resolving) : openConflicts(s);
}

/** Cards on the same side as the card with this text, in the conflict of this text or in any under way (b5/support-oppose/26). */
export const onItsSide = v.filter(
  'onItsSide',
  () => (s, id, f) =>
    id !== f.self &&
    openOrResolving(s).some(k => (f.l.conflict === undefined || k.id === f.l.conflict) && onSameSide(k, f.self, id)),
  () => ({ after: 'on the same side of a conflict as this card' }),
)();

/** Cards neutralized in the conflict of this text, by an attack that it made possible (b5/attack/14). */
export const neutralizedInIt = v.filter(
  'neutralizedInIt',
  () => (s, id, f) => conflictOf(s, f.l.conflict).neutralizedIn.includes(id),
  () => ({ doing: 'neutralized in the conflict' }),
)();

/** Cards that attacked during the conflict of this text (b5/attack/15). */
export const attackedInIt = v.filter(
  'attackedInIt',
  () => (s, id, f) => conflictOf(s, f.l.conflict).parts.some(p => p.card === id && p.role === ATTACK),
  () => ({ that: 'attacked during the conflict' }),
)();

/** The fleet led by the card with this text. */
export const ledByIt = v.filter(
  'ledByIt',
  () => (s, id, f) => s.cards[id]!.leader === f.self,
  () => ({ noun: 'fleet', that: 'this character leads' }),
)();

/** Characters that lead a fleet in the conflict of this text. */
export const leadsInIt = v.filter(
  'leadsInIt',
  () => (s, id, f) => conflictOf(s, f.l.conflict).parts.some(p => p.card === id && p.role === LEAD),
  () => ({ that: 'led a participating fleet' }),
)();

/** The card being attacked now, and the one attacking. */
export const attacked = v.filter(
  'attacked',
  () => (s, id) => s.attack !== null && s.attack.target === id,
  () => ({ doing: 'being attacked' }),
)();
export const attacking = v.filter(
  'attacking',
  () => (s, id) => s.attack !== null && s.attack.attacker === id,
  () => ({ that: 'attacks' }),
)();

export const telepath = v.filter(
  'telepath',
  () => (s, id) => isTelepath(s, id),
  () => ({ noun: 'telepath' }),
)();
/** Cards whose printed ability is above a number. */
export const printedAbove = v.filter(
  'printedAbove',
  (_c, ability: string, n: number) => (s, id) => printedAbility(s, id, ABILITIES.indexOf(ability as never)) > n,
  (_t, ability, n) => ({ which: `whose unmodified ${capitalized(ability)} is above ${n}` }),
);
/** Cards with some of an ability now. */
export const withAbility = v.filter<[string, number?]>(
  'withAbility',
  (_c, name, n = 1) =>
    (s, id) =>
      ability(s, id, ABILITIES.indexOf(name as never)) >= n,
  (_t, name, n = 1) => ({ having: `${capitalized(name)}${n > 1 ? ` ${n} or more` : ''}` }),
);

/** Agendas in play that are not hidden. */
export const openAgenda = v.filter(
  'openAgenda',
  () => (s, id) => s.cards[id]!.faction >= 0 && agendaOf(s, s.cards[id]!.faction) === id && s.cards[id]!.faceDown === 0,
  () => ({ noun: 'agenda that is not hidden' }),
)();

/** The opposing card in an attack that you make: the card that your attacker attacks. */
export const struckBy = v.filter(
  'struckBy',
  (c, attacker: Filter) => {
    const fits = c.filter(attacker);
    return (s, id, f) => s.attack !== null && s.attack.target === id && fits(s, s.attack.attacker, f);
  },
  (t, attacker) => ({ doing: `attacked by ${t.one(attacker)}` }),
);

/** Cards attacking one that a filter fits. */
export const strikes = v.filter(
  'strikes',
  (c, target: Filter) => {
    const fits = c.filter(target);
    return (s, id, f) => s.attack !== null && s.attack.attacker === id && fits(s, s.attack.target, f);
  },
  (t, target) => ({ doing: `attacking ${t.one(target)}` }),
);

/** Cards with severe damage. */
export const severelyHurt = v.filter(
  'severelyHurt',
  () => (s, id) => s.cards[id]!.severe > 0,
  () => ({ having: 'severe damage' }),
)();

/** Cards that something can be removed from: damage, or severe damage if the card is neutralized. */
export const treatable = v.filter(
  'treatable',
  () => (s, id) => (s.cards[id]!.neutralized ? s.cards[id]!.severe : s.cards[id]!.damage) > 0,
  () => ({ before: 'injured' }),
)();

/** Cards that a conflict under way targets, of one type if a type is given. A conflict against a race or a player targets no card. */
export const targetedBy = v.filter(
  'targetedBy',
  (_c, type?: string) => {
    const stat = type === undefined ? -1 : ABILITIES.indexOf(type as never);
    return (s, id) =>
      s.conflicts.some(k => k.targetCard === id && k.stage === 'initiated' && (stat < 0 || k.types.includes(stat)));
  },
  (_t, type) => ({
    that: `${articled(type ? `${capitalized(type)} conflict` : 'conflict')} targets`,
  }),
);
/** Cards that oppose a conflict of this type which is resolving now. */
export const opposesAtResolution = v.filter(
  'opposesAtResolution',
  (_c, type: string) => {
    const stat = ABILITIES.indexOf(type as never);
    return (s, id) => {
      if (s.resolving < 0) return false;
      const k = conflictOf(s, s.resolving);
      return k.types.includes(stat) && k.parts.some(p => p.card === id && p.role === OPPOSE);
    };
  },
  (_t, type) => ({ doing: `opposing a resolving ${capitalized(type)} conflict` }),
);
/** Cards loyal to another race than yours. Neutral cards are loyal to none (b5/sponsor/5). */
export const ofAnotherRace = v.filter(
  'ofAnotherRace',
  () => (s, id, f) => foreign(s, f.you, id),
  () => ({ of: 'another race' }),
)();
/** Cards that could attack now if there were a target. */
export const ableToAttack = v.filter(
  'ableToAttack',
  () => (s, id) => judgeAttacker(s, s.cards[id]!.controller, id) === null,
  () => ({ before: 'ready' }),
)();

/** Players of a race. */
export const playerOfRace = v.filter(
  'playerOfRace',
  (_c, r: CardRaceName) => (s, seat) => RACES[s.seats[seat]!.race] === r,
  (_t, r) => ({ name: true, before: RACE_NAMES[r] ?? r, noun: 'player' }),
);
/** Players whose factions have fewer marks of a kind than yours. */
export const withFewerMarks = v.filter(
  'withFewerMarks',
  (_c, mark: Mark) => (s, seat, f) => marksOf(s, seat, mark) < marksOf(s, f.you, mark),
  (_t, mark) => ({ having: `fewer ${capitalized(mark)} Marks than you` }),
);

/** Cards that an effect can ready: no text forbids it, and no text requires influence for it (b5-r-shal-mayan-4). */
export const readiesFreely = v.filter(
  'readiesFreely',
  () => (s, id) => forbidding(s, 'ready', id) < 0 && sumOn(s, 'ready-cost', id) === 0,
  () => ({}),
)();

/** Cards with an ability of at least that much now (Support of the Mighty). */
export const withSomeAbility = v.filter(
  'withSomeAbility',
  (_c, n: number) => (s, id) => ABILITIES.some((_, stat) => ability(s, id, stat) >= n),
  (_t, n) => ({ having: `an ability of ${n} or more`, not: { having: `no ability of ${n} or more` } }),
);

/** Cards whose highest ability is at least that much, apart from their damage. */
export const withHighest = v.filter(
  'withHighest',
  (_c, n: number) => (s, id) => toughness(s, id) >= n,
  (_t, n) => ({ which: `whose highest ability, without damage, is ${n} or more` }),
);

/** Players with at least that much unrest. */
export const withUnrest = v.filter(
  'withUnrest',
  (_c, n: number) => (s, seat) => s.seats[seat]!.unrest >= n,
  (_t, n) => ({ noun: 'player', having: `unrest ${n} or more` }),
);

/** Cards that lie on a card that a local names. */
export const lyingOn = v.filter(
  'lyingOn',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, id, f) => s.cards[id]!.host >= 0 && s.cards[id]!.host === read(s, f);
  },
  (t, card) => ({ after: `on ${t.ref(card)}` }),
);

/** Cards whose text can damage a card. */
export const canHurt = v.filter(
  'canHurt',
  () => (s, id) => {
    const { whenever, actions, always } = DEFS[s.defs[id]!]!.source;
    return v.traits([whenever, actions, always], 'wounds').length > 0;
  },
  () => ({ that: 'can damage a card' }),
)();
