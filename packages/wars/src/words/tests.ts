import {
  type Amount,
  articled,
  clause,
  type Filter,
  isSeveral,
  type List,
  nounText,
  owned,
  type Ref,
  realize,
  tailOf,
} from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { hereOf, stackedOn } from '../rules/abilities/ongoing-ability.ts';
import { hasMovedThisTurn } from '../rules/cards/move.ts';
import { canLose } from '../rules/energy/lose-energy.ts';
import { canPay } from '../rules/energy/pay.ts';
import { controls } from '../rules/locations/control.ts';
import { isSector, isSite } from '../rules/locations/location.ts';
import { related } from '../rules/locations/related.ts';
import { BATTLE_STEPS, type BattleStep, IN_PLAY, inPlay, opponentOf, type Phase } from '../state.ts';
import { holdsFor, type Op } from './filters.ts';
import { compared, counted, goes, thingsOf } from './phrases.ts';

// What holds

/** How a location that you control is told of. */
/** A card in play fits. */
export const exists = v.test(
  'exists',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => s.zones[IN_PLAY]!.some(id => fits(s, id, f));
  },
  (t, filter) => {
    // if no place is given, anywhere in play
    const { holder, ...noun } = t.noun(filter);
    if (holder === 'you') return clause(holder, 'control', articled(nounText(noun)));
    const { whose } = noun;
    const phrase = articled(`${t.unowned(filter)}${holder || tailOf(noun) ? '' : ' in play'}`);
    return whose === undefined ? `there is ${phrase}` : clause(whose, 'have', phrase);
  },
  (t, filter) => {
    const { whose } = t.noun(filter);
    const phrase = `no ${t.unowned(filter)}`;
    return whose === undefined ? `there is ${phrase}` : clause(whose, 'have', phrase);
  },
);
/** A list is not empty. */
export const some = v.test(
  'some',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => read(s, f).length > 0;
  },
  (t, list) => `there is ${articled(t.single(list) ?? t.list(list))}`,
  (t, list) => `there is no ${t.single(list) ?? t.list(list)}`,
);
/** A list has this many cards, and all of them fit. */
export const areAll = v.test(
  'areAll',
  (c, list: List, n: number, filter: Filter) => {
    const read = c.list(list);
    const holds = c.filter(filter);
    return (s, f) => read(s, f).length === n && read(s, f).every(id => holds(s, id, f));
  },
  (t, _list, n, filter) => `${n === 2 ? 'both' : `all ${n}`} are ${t.filter(filter, true)}`,
);
/** The card that a ref names fits. */
export const fits = v.test(
  'fits',
  (c, card: Ref, filter: Filter) => {
    const read = c.ref(card);
    const holds = c.filter(filter);
    return (s, f) => {
      const id = read(s, f);
      return id >= 0 && holds(s, id, f);
    };
  },
  (t, card, filter) => {
    const { before, noun, soft, having, that } = t.noun(filter);
    const tail = tailOf(t.noun(filter));
    const who = t.ref(card);
    if (noun || soft || (before && tail)) return clause(who, 'be', t.one(filter));
    if (having) return clause(who, 'have', having);
    if (that) return `${who} ${that}`;
    return clause(who, 'be', before || tail);
  },
  (t, card, filter) => {
    const { before, noun, soft, having, that, not } = t.noun(filter);
    const tail = tailOf(t.noun(filter));
    if (!before && not?.that && that) return `${t.ref(card)} ${not.that}`;
    if (noun || soft || having || that || (before && tail)) return clause(t.ref(card), 'be', `not ${t.one(filter)}`);
    return clause(t.ref(card), 'be', `not ${before || tail}`);
  },
  (_card, filter) => (filter.w === 'newHere' ? { past: true } : {}),
);
/**
 * Compares two amounts: `compare(destiny, '<', 3)`. Equal amounts are neither greater nor less (wars/greater-than/1, wars/greater-than/2,
 * wars/less-than/1, wars/less-than/2).
 */
export const compare = v.test(
  'compare',
  (c, a: Amount, op: Op, b: Amount) => {
    const x = c.amount(a);
    const y = c.amount(b);
    return (s, f) => holdsFor(x(s, f), op, y(s, f));
  },
  (t, a, op, b) => {
    const things = typeof b === 'number' ? thingsOf(t, a) : null;
    if (things !== null) return counted(things, op, b as number);
    // the same number of the other side is not named in full again
    const twice = typeof b !== 'number' && b.w === 'times' && b.a[0] === 2 ? (b.a[1] as Amount) : null;
    const right = twice ?? b;
    const alike =
      typeof a !== 'number' &&
      typeof right !== 'number' &&
      a.w === right.w &&
      a.a[0] === 'you' &&
      JSON.stringify(a.a.slice(1)) === JSON.stringify(right.a.slice(1));
    const other = alike ? owned(realize(t.ref(right.a[0] as Ref)), '').trim() : t.amount(right);
    const [mine, others] = [thingsOf(t, a), twice === null ? thingsOf(t, right) : null];
    if (op === '>' && mine?.who === 'you' && others?.who === 'you')
      return clause('you', 'have', `more ${mine.many} than ${others.many}`);
    return compared(t, t.amount(a), op, twice === null ? other : `twice ${other}`);
  },
);
/** This card is at a site (not aboard a ship), or at a sector. */
export const atASite = v.test(
  'atASite',
  () => (s, f) => isSite(s, hereOf(s, f)),
  t => clause(t.ref('self'), 'be', 'at a site'),
  t => clause(t.ref('self'), 'be', 'not at a site'),
)();
export const atASector = v.test(
  'atASector',
  () => (s, f) => isSector(s, hereOf(s, f)),
  t => clause(t.ref('self'), 'be', 'at a sector'),
  t => clause(t.ref('self'), 'be', 'not at a sector'),
)();
/** A card is still in play. */
export const inPlayNow = v.test(
  'inPlayNow',
  (c, card: Ref = 'self') => {
    const read = c.ref(card);
    return (s, f) => inPlay(s, read(s, f));
  },
  (t, card = 'self') => `${t.ref(card)} is still in play`,
);

// When

export const yourTurn = v.test(
  'yourTurn',
  () => (s, f) => s.active === f.you,
  () => 'it is your turn',
  () => "it is your opponent's turn",
  { time: 'on your turn', timeDenied: "on your opponent's turn" },
)();
export const yourPhase = v.test(
  'yourPhase',
  (_c, phase: Phase) => (s, f) => s.phase === phase && s.active === f.you,
  (_t, phase) => `it is your ${phase} phase`,
  undefined,
  phase => ({ time: `in your ${phase} phase` }),
);
export const duringPhase = v.test(
  'duringPhase',
  (_c, phase: Phase) => s => s.phase === phase,
  (_t, phase) => `it is a ${phase} phase`,
  (_t, phase) => `it is not a ${phase} phase`,
  phase => ({ timeDenied: `outside ${phase} phases` }),
);
/** A battle is under way: anywhere, at a site or at a sector. */
export const duringBattle = v.test(
  'duringBattle',
  (_c, kind?: 'site' | 'sector') => s =>
    s.battle !== null && (kind === undefined || (kind === 'site' ? isSite(s, s.battle.at) : isSector(s, s.battle.at))),
  (_t, kind?: 'site' | 'sector') => `there is a ${kind ? `${kind} ` : ''}battle`,
  undefined,
  (kind?: 'site' | 'sector') => ({ time: `during a ${kind ? `${kind} ` : ''}battle` }),
);
/** A battle is under way at this card's location. */
export const battleHere = v.test(
  'battleHere',
  (_c, kind?: 'site' | 'sector') => (s, f) =>
    s.battle !== null &&
    s.battle.at === hereOf(s, f) &&
    (kind === undefined || (kind === 'site' ? isSite(s, s.battle.at) : isSector(s, s.battle.at))),
  (_t, kind?: 'site' | 'sector') => `there is a ${kind ? `${kind} ` : ''}battle here`,
  undefined,
  (kind?: 'site' | 'sector') => ({
    rule: 'wars/in-a-battle/1',
    time: `during a ${kind ? `${kind} ` : ''}battle here`,
  }),
);
const stepAt = (step: BattleStep) => BATTLE_STEPS.indexOf(step);
/** The rules that say until when interrupts and activated abilities can change a step of a battle. */
const LAST_CHANCE: Readonly<Partial<Record<BattleStep, string>>> = {
  'battle destiny': 'wars/battle-phase/11',
  attrition: 'wars/battle-phase/12',
  power: 'wars/battle-phase/13',
  loss: 'wars/battle-phase/14',
  end: 'wars/battle-phase/15',
};
/** A battle is under way and has not reached this step. */
export const beforeStep = v.test(
  'beforeStep',
  (_c, step: BattleStep) => s => s.battle !== null && stepAt(s.battle.step) < stepAt(step),
  (_t, step) => `there is a battle, before its ${step} step`,
  undefined,
  step => ({ rule: LAST_CHANCE[step], time: `during a battle, before its ${step} step` }),
);
/** A battle is under way and this step of it is over. */
export const afterStep = v.test(
  'afterStep',
  (_c, step: BattleStep) => s =>
    s.battle !== null && stepAt(s.battle.step) >= stepAt(step) && !(s.battle.inStep && s.battle.step === step),
  (_t, step) => `there is a battle, after its ${step} step`,
  undefined,
  step => ({ time: `during a battle, after its ${step} step` }),
);
/** You, or another player, won a battle this turn. */
export const wonThisTurn = v.test(
  'wonThisTurn',
  () => (s, f) => s.seats[f.you]!.wonThisTurn > 0,
  () => 'you have won a battle this turn',
  undefined,
  { past: true },
)();
/** You won a battle after this card entered play. */
export const wonSinceEntering = v.test(
  'wonSinceEntering',
  () => (s, f) => s.seats[f.you]!.won > s.cards[f.self]!.since,
  () => 'you have won a battle since this card entered play',
)();
/** A player controls the location of this card, or the location that a ref names. */
export const controlsHere = v.test(
  'controlsHere',
  (c, who: Ref, at?: Ref) => {
    const read = c.ref(who);
    const place = at ? c.ref(at) : hereOf;
    return (s, f) => place(s, f) >= 0 && controls(s, read(s, f), place(s, f));
  },
  (t, who, at?: Ref) => goes(t.ref(who), 'control', at ? t.ref(at) : 'this location'),
  (t, who, at?: Ref) =>
    `${t.ref(who)} ${t.ref(who) === 'you' ? 'do' : 'does'} not control ${at ? t.ref(at) : 'this location'}`,
  { rule: 'wars/control/1' },
);
/** A player can pay this much energy. */
export const canPayEnergy = v.test(
  'canPayEnergy',
  (c, who: Ref, n: Amount) => {
    const read = c.ref(who);
    const k = c.amount(n);
    return (s, f) => canPay(s, read(s, f)) >= k(s, f);
  },
  (t, who, n) => `${t.ref(who)} can pay ${t.amount(n)} energy`,
);
export const canLoseEnergy = v.test(
  'canLoseEnergy',
  (c, who: Ref, n: Amount) => {
    const read = c.ref(who);
    const k = c.amount(n);
    return (s, f) => canLose(s, read(s, f)) >= k(s, f);
  },
  (t, who, n) => `${t.ref(who)} can lose ${t.amount(n)} energy`,
);
/** Something was chosen under that name. */
export const wasChosen = v.test<[string, 'they'?]>(
  'wasChosen',
  (_c, name: string, _who?: 'they') => (_s, f) =>
    Array.isArray(f.l[name]) ? f.l[name].length > 0 : (f.l[name] ?? -1) >= 0,
  (_t, _name, who?: 'they') => `${who === undefined ? 'you' : 'they'} do`,
  (_t, _name, who?: 'they') => `${who === undefined ? 'you' : 'they'} do not`,
);
/** You are losing the battle now: you have less total power than your opponent, or you already lost. */
export const losingBattle = v.test(
  'losingBattle',
  () => (s, f) => s.battle !== null && s.battle.winner === opponentOf(f.you),
  () => 'you are losing the battle',
)();
/** A side caused attrition that was not satisfied when the attrition step ended. */
export const attritionIsLeft = v.test(
  'attritionIsLeft',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => (s.battle?.remaining[read(s, f)] ?? 0) > 0;
  },
  (t, who) => `some of the attrition that ${goes(t.ref(who), 'cause')} is not satisfied`,
);
/** When the damage happened, another unit of the same player was damaged (wars/triggered-ability/12). */
export const othersDamaged = v.test(
  'othersDamaged',
  () => (_s, f) => f.l.fact?.others === true,
  () => 'another unit of the same player was already damaged',
)();
/** No card is stacked on this card. */
export const canStackHere = v.test(
  'canStackHere',
  () => (s, f) => stackedOn(s, f.self).length === 0,
  t => `no card is stacked on ${t.ref('self')}`,
)();
/** This card is at a location that fits. */
export const isAt = v.test(
  'isAt',
  (c, place: Filter) => {
    const fits = c.filter(place);
    return (s, f) => hereOf(s, f) >= 0 && fits(s, hereOf(s, f), f);
  },
  (t, place) => clause(t.ref('self'), 'be', `at ${t.one(place)}`),
  (t, place) => clause(t.ref('self'), 'be', `not at ${t.one(place)}`),
);
/** The cards of a list all have the same destiny. */
export const sameDestiny = v.test(
  'sameDestiny',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => new Set(read(s, f).map(id => defOf(s, id).source.destiny)).size === 1;
  },
  (t, list) => `${isSeveral(t.list(list)) ? 'those cards' : t.list(list)} all have the same destiny`,
);
/** You could attack: it is your battle phase, no battle is under way and nothing is pending (wars/attack-action/1). */
export const couldAttack = v.test(
  'couldAttack',
  () => (s, f) => s.phase === 'battle' && s.active === f.you && s.battle === null && s.items.length === 0,
  () => 'you could perform an attack',
  undefined,
  { rule: 'wars/battle-phase/2', time: 'when you could perform an attack' },
)();
/** This card took a movement action this turn. */
export const hasMoved = v.test(
  'hasMoved',
  () => (s, f) => hasMovedThisTurn(s, f.self),
  t => `a movement action has been performed with ${t.ref('self')} this turn`,
  t => `no movement action has been performed with ${t.ref('self')} this turn`,
)();
/** No other card's effect lets you play this card. The test is made while the card is being played. */
export const playedByItself = v.test(
  'playedByItself',
  () => (_s, f) => f.l.byEffect !== 1,
  () => 'no other card lets you play it',
)();
/** A battle is under way at this card's location, or at a related location. */
export const battleNear = v.test(
  'battleNear',
  () => (s, f) => s.battle !== null && (s.battle.at === hereOf(s, f) || related(s, s.battle.at, hereOf(s, f))),
  () => 'there is a battle here or at a related location',
  undefined,
  { time: 'during a battle here or at a related location' },
)();
