import { type CardId, eitherOf, type Filter, numberOf, pluralOf, type Ref } from '@orrery/kernel';
import { defOf, typeOf } from '../card.ts';
import { v } from '../language.ts';
import { slotsOf, slotsUsed } from '../rules/fleet/command.ts';
import { understands } from '../rules/fleet/equipment.ts';
import { discardSpent } from '../rules/fleet/mines.ts';
import { hasActed } from '../rules/play/card-actions-limit.ts';
import { eventAt, eventFrame, type Fire, isOf } from '../rules/play/events.ts';
import { lossesTo } from '../rules/play/threats.ts';
import { heavyOf } from '../rules/points/uses.ts';
import { currentStrength, isA, isShip, shieldsLeft } from '../rules/table/definitions.ts';
import { locationOf } from '../rules/table/locations.ts';
import { cardsOn, stackOf } from '../rules/table/stacks.ts';
import { works } from '../rules/texts/static-texts.ts';
import { DISCARD, type GeState, HAND, opponents, pile } from '../state.ts';
import { happening } from './happenings.ts';
import { host } from './refs.ts';
import { more, object, subject, tells } from './statics.ts';

// Words for the texts of equipment: refits, mines, shuttles, earlier targets

tells(
  'refit',
  (t, x) =>
    `${t.ref(host)} has ${more(t, x)} ${x.what}${x.set === undefined ? '' : `; all such refits together give a ship at most ${t.amount(x.set)}`}`,
);
tells(
  'one-shot',
  t =>
    `${t.ref('self')} fires its phasers once, and again only when they are rearmed; in a turn in which it fires it does nothing else`,
);
tells(
  'holds mines',
  (t, x) =>
    `a mine played on ${t.ref('self')} can be used ${t.amount(x.n ?? 1)} times, once a turn, before it is discarded; it holds one mine card at a time`,
);
tells('no minesweeping', (t, x) => `${subject(t, x.to)} does not sweep mines`);
tells(
  'apart',
  (t, x) =>
    `no other card affects ${object(t, x.to)}, and these affect no other card: they protect no Sector HQ and take no command slot`,
);
tells(
  'foreign technology',
  (t, x) =>
    `${x.n === undefined ? '' : `up to ${t.amount(x.n)} cards of `}foreign ${x.what === 'exclusive' ? 'and exclusive ' : ''}technology can be used on ${object(t, x.to)}`,
);
tells('no landing', (t, x) => `shuttles and fighters of other players set no crew down at ${object(t, x.to)}`);

/** The places of equipment that can also go on terrain. */
export const port = v.filter(
  'port',
  () => (s, id) => ['S', 'B', 'T'].includes(typeOf(s, id)),
  () => ({ noun: eitherOf('ship', 'base', 'terrain'), plural: 'ships, bases and terrain' }),
)();
/** True for a rack that holds no mine. */
export const isEmptyRack = (s: GeState, id: CardId): boolean =>
  isA(s, id, 'mine rack') && !cardsOn(s, id).some(x => isA(s, x, 'mine'));
/** The places of mines: ships and bases, and a rack that holds none. */
export const mineBed = v.filter(
  'mineBed',
  () => (s, id) => typeOf(s, id) === 'S' || typeOf(s, id) === 'B' || isEmptyRack(s, id),
  () => ({ noun: eitherOf('ship', 'base', 'empty mine rack') }),
)();
/** Fits ships (not dragons) and bases: the places of equipment (ge/equipment/1, ge/dragon/2). */
export const bearer = v.filter(
  'bearer',
  () => (s, id) => typeOf(s, id) === 'S' || typeOf(s, id) === 'B',
  () => ({ noun: eitherOf('ship', 'base'), plural: 'ships and bases' }),
)();
/** Fits ships but not dragons, for texts of equipment, which never goes on dragons. */
export const hull = v.filter(
  'hull',
  () => (s, id) => typeOf(s, id) === 'S',
  () => ({ noun: 'ship' }),
)();
/** Uses up a mine: it stays where a rack or a deployment system keeps it. */
export const spendMine = v.effect(
  'spendMine',
  () => (s, f) => discardSpent(s, f),
  t => `then discard ${t.ref('self')}, unless a rack or a system keeps it`,
)();
/** Fits units that can use this card's technology (ge/equipment/6, ge/equipment/7, ge/equipment/8, ge/equipment/9). */
export const understanding = v.filter(
  'understanding',
  () => (s, id, f) => understands(s, f.self, id),
  () => ({ where: 'its technology can be used' }),
  { rule: 'ge/equipment/6' },
)();
/** Fits shuttles and fighters (ge/definitions/19). */
export const shuttle = v.filter(
  'shuttle',
  () => (s, id) => typeOf(s, id) === 'E' && isA(s, id, 'shuttle') && !isA(s, id, 'bomb'),
  () => ({ noun: eitherOf('shuttle', 'fighter'), plural: 'shuttles and fighters' }),
)();
/** Fits transporters that have not acted this turn. */
export const readyTransporter = v.filter(
  'readyTransporter',
  () => (s, id) => isA(s, id, 'transporter') && !isA(s, id, 'mine') && works(s, id) && !hasActed(s, id),
  () => ({ noun: 'transporter', that: 'has done nothing this turn' }),
)();
/** Fits cards that are alone in a fleet, on no other card. */
export const independent = v.filter(
  'independent',
  () => (s, id) => s.cards[id]!.on < 0,
  () => ({ before: 'independent' }),
)();
/** Fits the card that was chosen under a name. */
export const picked = v.filter<[string]>(
  'picked',
  (_c, name) => (_s, id, f) => {
    const x = f.l[name] as number | readonly number[] | undefined;
    return typeof x === 'number' ? x === id : x?.includes(id) === true;
  },
  (t, name) => ({ certain: true, noun: t.names[name] ?? 'that card' }),
  { named: true },
);
/** Fits terrain without a base on it. */
export const unguarded = v.filter(
  'unguarded',
  () => (s, id) => !cardsOn(s, id).some(x => typeOf(s, x) === 'B'),
  () => ({ after: 'without a base' }),
)();
/** Fits the part that holds capsules: a Krebiz ship that is more than a capsule. */
export const cruiser = v.filter(
  'cruiser',
  () => (s, id) => {
    const { parts, title, empire } = defOf(s, id).source;
    const { as } = s.cards[id]!;
    // cruisers and capsules of the first editions are cards of their own
    if (parts === undefined) return typeOf(s, id) === 'S' && empire === 'Krebiz' && !/capsule/i.test(title);
    return as === 0 || parts[as - 1]!.kind === 'cruiser';
  },
  () => ({ noun: 'ship', having: 'a cruiser hull' }),
)();
/** Fits cards without a card on them that fits. */
export const bareOf = v.filter<[Filter]>(
  'bareOf',
  (c, what) => {
    const fits = c.filter(what);
    return (s, id, f) => !cardsOn(s, id).some(x => fits(s, x, f));
  },
  (t, what) => ({ bearing: `without a ${t.filter(what)}` }),
);
/** Fits cards that this card has not blinded yet. Another card may have blinded them (E7 Argonian Strobe). */
export const unblinded = v.filter(
  'unblinded',
  () => (s, id, f) => !s.lasting.some(x => x.self === f.self && x.cards?.includes(id) === true),
  () => ({ that: 'it has not blinded yet' }),
)();

/** True if this card has acted on the card that it remembers, in your last turn or in this one. */
const lately = (s: Parameters<typeof works>[0], self: number, you: number): boolean =>
  s.cards[self]!.counter >= s.seats[you]!.turns - 1;
/** Fits cards that this card was not used on in your last turn. */
export const notAgain = v.filter(
  'notAgain',
  () => (s, id, f) => s.cards[f.self]!.bond !== id || !lately(s, f.self, f.you),
  () => ({ that: 'it was not used on last turn' }),
)();
/** The other players that this card was not used on in your last turn. */
export const othersNotAgain = v.list(
  'othersNotAgain',
  () => (s, f) => opponents(s, f.you).filter(seat => s.cards[f.self]!.foe !== seat || !lately(s, f.self, f.you)),
  () => 'the other players on whom it was not used last turn',
  'seat',
  () => 'other player on whom it was not used last turn',
)();
/** The number of turns that you have begun. */
export const turnsBegun = v.amount(
  'turnsBegun',
  () => (s, f) => s.seats[f.you]!.turns,
  () => 'the number of your turns',
)();
/** Waits for a card that would be destroyed by damage or by a text, or by research that was applied to it. */
export const wouldBeDestroyed = happening(
  'wouldBeDestroyed',
  'left',
  (c, which: Filter, research?: 'by research too') => {
    const fits = c.filter(which);
    return (s, f) => {
      const { how, card } = f.l.fact;
      const gone = how === 'destroyed' || (research !== undefined && how === 'negated' && s.cards[card]!.applied > 0);
      return gone && s.cards[card]!.controller >= 0 && fits(s, card, f);
    };
  },
  (t, which, _research?: 'by research too') => `${subject(t, which)} would be destroyed`,
);
/** Waits for a card that would be destroyed, or discarded by another player's text. */
export const wouldBeLost = happening(
  'wouldBeLost',
  'left',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) =>
      (f.l.fact.how === 'destroyed' || f.l.fact.how === 'discarded') &&
      f.l.fact.to === DISCARD &&
      s.cards[f.l.fact.card]!.controller >= 0 &&
      fits(s, f.l.fact.card, f);
  },
  (t, which) => `${subject(t, which)} would be destroyed`,
);
/** The points of the volley that its target's shields could stop: at most the shields that are left, without points that ignore shields. */
export const shieldsWorth = v.amount(
  'shieldsWorth',
  () => (s, f) => {
    const e = eventFrame(s, f);
    if (e === null || e.l.kind !== 'volley' || e.l.on < 0) return 0;
    const { phasers, heavy, other, past } = e.l.fire as Fire;
    return Math.max(0, Math.min(shieldsLeft(s, e.l.on), phasers + heavy + other - past));
  },
  () => numberOf('shield points that its target has left'),
)();
/** True if there is as much cargo aboard as the unit has excess damage. */
export const cargoIsEnough = v.test(
  'cargoIsEnough',
  () => (s, f) => {
    const { on } = s.cards[f.self]!;
    const cargo = cardsOn(s, on).filter(id => s.defs[id] === s.defs[f.self]).length;
    return -currentStrength(s, on) < cargo;
  },
  () => 'the cargo aboard would save it, 1 damage for each card of cargo',
)();
/** True if this card's location is a ship. */
export const onShip = v.test(
  'onShip',
  () => (s, f) => {
    const at = locationOf(s, f.self);
    return at >= 0 && isShip(s, at);
  },
  () => 'it is on a ship',
)();
/** Fits the target of the volley. */
export const volleyTarget = v.filter(
  'volleyTarget',
  () => (s, id, f) => eventFrame(s, f)?.l.on === id,
  () => ({ noun: 'target of the volley' }),
)();
/** True if the event would cost you the card that it is aimed at, without reactions. */
export const isDeadly = v.test(
  'isDeadly',
  () => (s, f) => {
    const e = eventAt(s, f.l.event);
    return e !== null && isOf(s, e.on, f.you) && lossesTo(s, e).includes(e.on);
  },
  () => 'that would destroy it',
)();
/** The card that this one remembers. */
export const isRemembered = v.filter(
  'isRemembered',
  () => (s, id, f) => s.cards[f.self]!.bond === id,
  t => ({ certain: true, noun: t.names.remembered ?? 'that card' }),
  { named: true },
)();
/** Fits transporters, but not mines that need one. */
export const transporterCard = v.filter(
  'transporterCard',
  () => (s, id) => isA(s, id, 'transporter') && !isA(s, id, 'mine') && defOf(s, id).source.reaction === true,
  () => ({ noun: 'transporter' }),
)();
/** A card with all cards on it. */
export const wholeStack = v.list<[Ref]>(
  'wholeStack',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? [] : stackOf(s, read(s, f)));
  },
  (t, card) => `${t.ref(card)} and the cards on it`,
);
/** The ship cards of your hand that could replace the ship that this card is on: you have enough command slots. */
export const shipsInHand = v.list(
  'shipsInHand',
  () => (s, f) => {
    const unit = s.cards[f.self]!.on;
    const room = s.seats[f.you]!.slots - slotsUsed(s, f.you) + (unit < 0 ? 0 : slotsOf(s, unit));
    return pile(s, f.you, HAND).filter(id => typeOf(s, id) === 'S' && slotsOf(s, id) <= room);
  },
  () => 'the ships of your hand',
  'card',
  () => 'ship of your hand',
)();
/** The number of heavy weapons of one name on a card. */
export const heavyCount = v.amount<[Ref, string]>(
  'heavyCount',
  (c, card, name) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? 0 : (heavyOf(s, id, true).find(w => w.name === name)?.count ?? 0);
    };
  },
  (t, card, name) => numberOf(`${pluralOf(name)} of ${t.ref(card)}`, `${name} of ${t.ref(card)}`),
);
