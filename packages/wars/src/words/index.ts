import type { Amount, Filter, List, Ref } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { damaged, energyLost, entered, lost, moved, paid, stackedOn } from '../facts.ts';
import { all, atLeast, choose, forEach, may, not, sequence, that, the, times, v, when } from '../language.ts';
import { ACTIVE, type Faction, HAND, LOST, PLAY, USED, type WarsState, zone } from '../state.ts';

export { all, atLeast, choose, forEach, may, not, sequence, that, the, times, when };

const inPlay = (s: WarsState): number[] => s.seats.flatMap((_, seat) => [...s.zones[zone(seat, PLAY)]!]);
const UNITS = new Set(['character', 'ship', 'vehicle']);

// Which cards

export const unit = v.filter(
  'unit',
  () => (s, id) => UNITS.has(defOf(s, id).source.type),
  () => ({ noun: 'unit' }),
)();
export const character = v.filter(
  'character',
  () => (s, id) => defOf(s, id).source.type === 'character',
  () => ({ noun: 'character' }),
)();
export const labelled = v.filter(
  'labelled',
  (_c, label: string) => (s, id) => defOf(s, id).source.labels?.includes(label) === true,
  (_t, label) => ({ noun: label.toLowerCase() }),
);
export const of = v.filter(
  'of',
  (_c, faction: Faction) => (s, id) => defOf(s, id).source.faction === faction,
  (_t, faction) => ({ before: faction[0]!.toUpperCase() + faction.slice(1) }),
);
export const yours = v.filter(
  'yours',
  () => (s, id, f) => s.cards[id]!.controller === f.you,
  () => ({ after: 'you have' }),
)();
/** Cards of the player whom a ref names. */
export const ofPlayer = v.filter(
  'ofPlayer',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, id, f) => s.cards[id]!.controller === read(s, f);
  },
  (t, who) => ({ after: `of ${t.ref(who)}` }),
);
/** At the location of the card whose text it is; for a location, at that location. */
export const here = v.filter(
  'here',
  () => (s, id, f) => s.cards[id]!.at === (defOf(s, f.self).source.type === 'location' ? f.self : s.cards[f.self]!.at),
  () => ({ after: 'here' }),
)();
export const itself = v.filter(
  'itself',
  () => (_s, id, f) => id === f.self,
  () => ({ noun: 'this card' }),
)();
export const inThisBattle = v.filter(
  'inThisBattle',
  () => (s, id) => s.cards[id]!.inBattle === 1,
  () => ({ after: 'in this battle' }),
)();
export const inSiteBattle = v.filter(
  'inSiteBattle',
  () => (s, id) => s.battle !== null && s.cards[id]!.inBattle === 1 && defOf(s, s.battle.at).source.kind === 'Site',
  () => ({ after: 'in a site battle' }),
)();
export const undamaged = v.filter(
  'undamaged',
  () => (s, id) => s.cards[id]!.damaged === 0,
  () => ({ before: 'undamaged' }),
)();
export const damagedUnit = v.filter(
  'damagedUnit',
  () => (s, id) => s.cards[id]!.damaged === 1,
  () => ({ before: 'damaged' }),
)();
export const except = v.filter(
  'except',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, id, f) => id !== read(s, f);
  },
  (t, ref) => ({ after: `other than ${t.ref(ref)}` }),
);
export const location = v.filter(
  'location',
  (_c, kind: string) => (s, id) => defOf(s, id).source.type === 'location' && defOf(s, id).source.kind === kind,
  (_t, kind) => ({ noun: kind.toLowerCase() }),
);
export const titledLike = v.filter(
  'titledLike',
  (c, cards: List) => {
    const read = c.list(cards);
    return (s, id, f) => read(s, f).some(x => defOf(s, x).title === defOf(s, id).title);
  },
  (t, cards) => ({ after: `with the title of one of ${t.list(cards)}` }),
);

export const cards = v.list(
  'cards',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => inPlay(s).filter(id => fits(s, id, f));
  },
  (t, filter) => t.filter(filter, true),
);
export const inYourHand = v.list(
  'inYourHand',
  () => (s, f) => s.zones[zone(f.you, HAND)]!,
  () => 'the cards of your hand',
)();
export const inHandOf = v.list(
  'inHandOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => s.zones[zone(read(s, f), HAND)]!;
  },
  (t, who) => `the cards in the hand of ${t.ref(who)}`,
);
export const inYourLostPile = v.list(
  'inYourLostPile',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => s.zones[zone(f.you, LOST)]!.filter(id => fits(s, id, f));
  },
  (t, filter) => `${t.filter(filter, true)} in your lost pile`,
);
export const stackedHere = v.list(
  'stackedHere',
  () => (s, f) => s.cards.flatMap((c, id) => (c.on === f.self ? [id] : [])),
  () => 'the cards stacked here',
)();

// What holds

export const duringBattle = v.test(
  'duringBattle',
  (_c, before: string) => s => s.battle !== null && s.battle.step === 'start' && before === 'battle destiny',
  (_t, before) => `it is a battle, before its ${before} step`,
);
export const yourPhase = v.test(
  'yourPhase',
  (_c, phase: WarsState['phase']) => (s, f) => s.phase === phase && s.turnOf === f.you,
  (_t, phase) => `it is your ${phase} phase`,
);
export const none = v.test(
  'none',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => read(s, f).length === 0;
  },
  (t, list) => `there are no ${t.list(list)}`,
);
export const some = v.test(
  'some',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => read(s, f).length > 0;
  },
  (t, list) => `there are ${t.list(list)}`,
);
export const theCardIs = v.test(
  'theCardIs',
  (c, field: string, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => fits(s, f.l.fact[field], f);
  },
  (t, _field, filter) => `it is a ${t.filter(filter)}`,
);
export const byWeapon = v.test(
  'byWeapon',
  () => (s, f) => f.l.fact.by >= 0 && defOf(s, f.l.fact.by).source.type === 'weapon',
  () => 'an ability of a weapon did it',
)();
export const fromBattle = v.test(
  'fromBattle',
  () => (_s, f) => f.l.fact.battle === true,
  () => 'it was lost from a battle',
)();
export const interruptPlayed = v.test(
  'interruptPlayed',
  () => (s, f) => defOf(s, f.l.fact.card).source.type === 'interrupt',
  () => 'an interrupt was played',
)();
export const canPay = v.test(
  'canPay',
  (_c, n: number) => (s, f) => s.zones[zone(f.you, ACTIVE)]!.length >= n,
  (_t, n) => `you can pay ${n} energy`,
);
/** Something was chosen under that name. */
export const wasChosen = v.test<[string]>(
  'wasChosen',
  (_c, name: string) => (_s, f) => (f.l[name] ?? -1) >= 0,
  () => 'that was done',
);
export const handHolds = v.test(
  'handHolds',
  (c, who: Ref, n: number) => {
    const read = c.ref(who);
    return (s, f) => s.zones[zone(read(s, f), HAND)]!.length >= n;
  },
  (t, who, n) => `${t.ref(who)} has ${n} cards in hand`,
);

// Whom and what

export const factCard = v.ref(
  'factCard',
  () => (_s, f) => f.l.fact.card,
  () => 'it',
)();
export const itsPlayer = v.ref(
  'itsPlayer',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => s.cards[read(s, f)]!.controller;
  },
  (t, card) => `the player of ${t.ref(card)}`,
);
/** The other player: the game is for two, and the rules say "opponent" of the one opposite. */
export const opponent = v.ref(
  'opponent',
  () => (_s, f) => 1 - f.you,
  () => 'your opponent',
)();
export const placeOf = v.ref(
  'placeOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => s.cards[read(s, f)]!.at;
  },
  (t, card) => `the place of ${t.ref(card)}`,
);

// How much

export const tactics = v.amount(
  'tactics',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => defOf(s, read(s, f)).source.tactics ?? 0;
  },
  (t, card) => `the tactics of ${t.ref(card)}`,
);
/** The highest power as printed: modifiers do not count (wars/ruling-kucha/1). */
export const highestPrintedPower = v.amount(
  'highestPrintedPower',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => Math.max(0, ...read(s, f).map(id => defOf(s, id).source.power ?? 0));
  },
  (t, list) => `the highest unmodified power among ${t.list(list)}`,
);

// What happens

const onCard = (name: string, act: (s: WarsState, id: number, self: number) => void, say: (card: string) => string) =>
  v.effect(
    name,
    (c, card: Ref) => {
      const read = c.ref(card);
      return (s, f) => {
        const id = read(s, f);
        if (id >= 0) act(s, id, f.self);
      };
    },
    (t, card) => say(t.ref(card)),
  );

export const dismiss = onCard(
  'dismiss',
  (s, id) => {
    lost(s, { card: id, from: s.cards[id]!.at, battle: false });
  },
  card => `dismiss ${card}`,
);
export const damage = onCard(
  'damage',
  (s, id, self) => {
    damaged(s, { card: id, by: self });
  },
  card => `damage ${card}`,
);
export const stackHere = onCard(
  'stackHere',
  (s, id, self) => {
    stackedOn(s, { card: id, on: self });
  },
  card => `stack ${card} on this card`,
);
export const toUsedPile = onCard(
  'toUsedPile',
  (s, id) => {
    moved(s, { card: id, to: zone(s.cards[id]!.owner, USED) });
  },
  card => `put ${card} on top of its owner's used pile`,
);
export const pay = v.effect(
  'pay',
  (_c, n: number) => (s, f) => {
    paid(s, { seat: f.you, n });
  },
  (_t, n) => `pay ${n} energy`,
);
export const loseEnergy = v.effect(
  'loseEnergy',
  (c, who: Ref, n: number) => {
    const read = c.ref(who);
    return (s, f) => {
      energyLost(s, { seat: read(s, f), n });
    };
  },
  (t, who, n) => `${t.ref(who)} loses ${n} energy`,
);
/** A card enters play at a place, its cost paid less a discount; if it cannot be paid nothing happens. */
export const playAt = v.effect(
  'playAt',
  (c, card: Ref, place: Ref, discount: number) => {
    const read = c.ref(card);
    const at = c.ref(place);
    return (s, f) => {
      const id = read(s, f);
      const cost = Math.max(0, (defOf(s, id).source.cost ?? 0) - discount);
      if (s.zones[zone(f.you, ACTIVE)]!.length < cost) return;
      if (cost > 0) paid(s, { seat: f.you, n: cost });
      entered(s, { card: id, seat: f.you, at: at(s, f) });
    };
  },
  (t, card, place, discount) =>
    `play ${t.ref(card)} at ${t.ref(place)}${discount ? ` for ${discount} less energy` : ' at full cost'}`,
);
/** The next battle destiny you would reveal becomes a number instead (wars/replacement-effect). */
export const nextDestinyInstead = v.effect(
  'nextDestinyInstead',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      s.replacing = [
        ...s.replacing,
        { source: f.self, seat: f.you, kind: 'battle destiny', n: read(s, f), card: -1, to: -1 },
      ];
    };
  },
  (t, n) => `instead of the next card you would reveal for battle destiny, add ${t.amount(n)} to it`,
);
/** A delayed trigger: the next time this turn that the card is lost it comes here (wars/triggered-ability/14). */
export const nextLossComesHere = v.effect(
  'nextLossComesHere',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      s.replacing = [
        ...s.replacing,
        { source: f.self, seat: f.you, kind: 'lost here', n: 0, card: read(s, f), to: f.self },
      ];
    };
  },
  (t, card) => `the next time this turn ${t.ref(card)} is lost, put it here`,
);
