import {
  askStep,
  type CardId,
  type Filter,
  type Frame,
  type Menu,
  moveCard,
  option,
  type Ref,
  type Seat,
  type Test,
} from '@orrery/kernel';
import { goesUnseen } from '../../knows.ts';
import { choose, facts, minus, other, repeat, sequence, that, the, v } from '../../language.ts';
import { seatName, titleOf } from '../../names.ts';
import type { PointKind } from '../../printed.ts';
import { repaired } from '../../rules/damage/repair.ts';
import { playsChanged } from '../../rules/play/card-plays.ts';
import { production } from '../../rules/points/production.ts';
import { moved, noted } from '../../rules/table/cards-in-play.ts';
import { strengthOf } from '../../rules/table/definitions.ts';
import { depart, discard } from '../../rules/table/duration.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { cardsOn } from '../../rules/table/stacks.ts';
import { works } from '../../rules/texts/static-texts.ts';
import { draw } from '../../rules/turn/draw-phase.ts';
import { DECK, DISCARD, type GeState, HAND, inPlay, opponents, zone } from '../../state.ts';
import { count, given, halfOf } from '../amounts.ts';
import { bearer, shuttle } from '../equipment.ts';
import { atItsLocation, itsLocation, yours } from '../filters.ts';
import { happening } from '../happenings.ts';
import { cards } from '../lists.ts';
import { object } from '../statics.ts';
import { thatPlayer } from '../tests.ts';
import { moveTo, remembering } from './cards.ts';
import { lasts } from './lasting.ts';
import { mission } from './missions.ts';
import { givesNow } from './tolls.ts';

// Effects of single crew cards: put cards back, save units, fly off, hold court, sell time, live on

/** A card of a hand goes beneath its owner's deck, or on it. Only the owner sees it. */
export const buried = facts.define<{ seat: Seat; card: CardId; top?: true }>('buried', {
  apply(s, x) {
    goesUnseen(s, x.seat);
    moveCard(s, x.card, zone(x.seat, DECK), x.top !== true);
  },
  show: { seat: 'seat', card: 'card', top: 'plain' },
  say: (n, x) => `${n.seat} puts ${n.card} ${x.top ? 'on top of' : 'beneath'} the deck.`,
});
/** Puts a card of your hand beneath your deck. */
export const putBeneathDeck = v.effect(
  'putBeneathDeck',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (read(s, f) >= 0) buried(s, { seat: f.you, card: read(s, f) });
    };
  },
  (t, card) => `put ${t.ref(card)} beneath your deck`,
);
/** The cards that you have drawn in the Draw Cards Phase and still have in hand. */
export const cardsJustDrawn = v.list(
  'cardsJustDrawn',
  () => (s, f) => (f.l.fact?.cards ?? []).filter((id: CardId) => s.cards[id]!.zone === zone(f.you, HAND)),
  () => 'the cards that you have drawn',
  'card',
  () => 'card that you have just drawn',
)();

/** Leaves a card with one point, although the damage would destroy it. */
export const leaveOnePoint = v.effect(
  'leaveOnePoint',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      const over = s.cards[id]!.damage - (strengthOf(s, id) - 1);
      if (over > 0) repaired(s, { card: id, shields: 0, structure: over });
    };
  },
  (t, card) => `${t.ref(card)} is left with 1 point of its strength`,
  { means: [['you', 5]] },
);

/** Moves a card into space, with all cards on it. */
export const setOut = v.effect(
  'setOut',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (inPlay(s, id) && s.cards[id]!.on >= 0) moved(s, { card: id, on: -1, at: s.cards[id]!.controller });
    };
  },
  (t, card) => `send ${t.ref(card)} into space by itself`,
);

/** Adds up points of this card's text from turn to turn. For every so many you draw a card. */
export const drawForEvery = v.effect(
  'drawForEvery',
  (c, n: number) => {
    const points = c.amount(given());
    return (s, f) => {
      const sum = s.cards[f.self]!.counter + points(s, f);
      if (sum === s.cards[f.self]!.counter) return;
      noted(s, { card: f.self, counter: sum % n });
      draw(s, f.you, Math.floor(sum / n));
    };
  },
  (_t, n) => `draw a card for every ${n} research points that have been allocated to it, counted from turn to turn`,
  { means: [['you', 2]] },
);

// The judge

/** Brings a crew to this card's place. This card remembers the crew and the place that it came from. */
export const summon = v.effect(
  'summon',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      const here = locationOf(s, f.self);
      if (!inPlay(s, id) || here < 0) return;
      noted(s, { card: f.self, bond: id, counter: 0 });
      moved(s, { card: id, on: here, at: -1, also: [s.cards[id]!.on] });
    };
  },
  (t, card) => `bring ${t.ref(card)} to its location`,
  card => ({ means: [[card, -3]] }),
);
/** Returns a crew that was brought here to its old place. It stays if that place has left. */
export const release = v.effect(
  'release',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      const [home] = s.cards[id]!.also;
      if (home !== undefined && inPlay(s, home)) moved(s, { card: id, on: home, at: -1, also: [] });
      noted(s, { card: f.self, bond: -1, counter: 0 });
    };
  },
  (t, card) => `${t.ref(card)} goes back to where it came from`,
);
/** The crew that this card holds: it was brought here and is still here. */
export const holdsAccused = v.test(
  'holdsAccused',
  () => (s, f) => {
    const { bond } = s.cards[f.self]!;
    return bond >= 0 && inPlay(s, bond) && locationOf(s, bond) === locationOf(s, f.self);
  },
  () => 'the accused is still there',
)();
/** The Allocation Phase begins of the player whose crew this card holds. */
export const accusedAllocates = happening(
  'accusedAllocates',
  'phase',
  () => (s, f) => {
    const { bond } = s.cards[f.self]!;
    return f.l.fact.phase === 'allocation' && bond >= 0 && f.l.fact.seat === s.cards[bond]!.controller;
  },
  () => 'at the beginning of the Allocation Phase of the player of the accused',
)();
/** True if the player of the fact's fleet generates so many points of a kind, or economy instead, with the cards that are engaged now. */
export const canPay = v.test(
  'canPay',
  (c, kind: PointKind, n: Parameters<typeof c.amount>[0]) => {
    const read = c.amount(n);
    return (s, f) => {
      const seat: Seat = f.l.fact?.seat ?? f.you;
      const { free, drained } = production(s, seat, works);
      const have = Math.max(0, free[kind] - drained[kind]);
      return have + (kind === 'economy' ? 0 : Math.max(0, free.economy - drained.economy)) >= read(s, f);
    };
  },
  (t, kind, n) => `that player's fleet generates ${t.amount(n)} ${kind}`,
);

// The merchant

/** True if you have an unused Card Play. */
export const playLeft: Test = v.test(
  'playLeft',
  () => (s: GeState, f) => s.seats[f.you]!.plays > 0,
  () => 'you have a Card Play left',
)();
/** Gives a player one more Card Play in their next turn. */
export const keepPlay = v.effect(
  'keepPlay',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      if (read(s, f) >= 0) playsChanged(s, { seat: read(s, f), n: 1, next: true });
    };
  },
  (t, who) => `${who === 'you' ? 'you have' : `${t.ref(who)} has`} 1 more Card Play next turn`,
  who => ({ means: [[who, 3]] }),
);

/**
 * Returns the economy that a player could pay: what their fleet generates with the cards engaged now, less what it must give and what they owe
 * (ge-r-auction-1, ge-r-auction-2).
 */
function purse(s: GeState, seat: Seat): number {
  const { free, drained } = production(s, seat, works);
  return Math.max(0, free.economy - drained.economy);
}

/** A player has bid. */
const bidden = facts.define<{ seat: Seat; n: number }>('bidden', {
  apply() {},
  show: { seat: 'seat', n: 'plain' },
  say: (n, x) => (x.n === 0 ? `${n.seat} bids no more.` : `${n.seat} bids ${x.n} economy.`),
});
/**
 * Makes the other players bid economy in turn for a Card Play, each more than the last, until all but one have dropped out. The local `buyer` becomes
 * the highest bidder, or -1 if nobody bids. `price` becomes the highest bid.
 * @param lot a card that is sold in place of a Card Play; all players bid for it, you after the others (C6 Slave Trader)
 */
export const auction = v.flow<[string, string, Ref?]>(
  'auction',
  (c, buyer, price, lot) => {
    const sold = lot === undefined ? null : c.ref(lot);
    const left = c.name('bidders');
    const bidders = (f: Frame): readonly Seat[] => f.l[left];
    const menu: Menu<GeState> = {
      name: 'bid',
      list: (s, f, seat) => {
        const out = [option('pass')];
        for (let n = f.l[price] + 1; n <= purse(s, seat); n++) out.push(option('number', n));
        return out;
      },
      label: (_s, _f, o) => (o.verb === 'pass' ? 'Bid no more' : `Bid ${o.a} economy`),
      prompt: (s, f) =>
        `${seatName(s, f.you)} sells ${sold === null ? 'a Card Play' : titleOf(s, sold(s, f))}. What do you bid?${f.l[buyer] < 0 ? '' : ` ${seatName(s, f.l[buyer])} has bid ${f.l[price]} economy.`}`,
      stakes: () =>
        sold === null
          ? 'Whoever bids most has a Card Play more next turn, and pays in economy in the next Allocation Phase.'
          : 'Whoever bids most has the crew for a turn, and pays in economy in the next Allocation Phase.',
      note: (_s, _f, o) => (o.verb === 'pass' ? 'you are out of the bidding' : 'you can still be outbid'),
    };
    c.step({
      op: 'do',
      act: (s, f) => {
        Object.assign(f.l, {
          [buyer]: -1,
          [price]: 0,
          [left]: sold === null ? opponents(s, f.you) : [...opponents(s, f.you), f.you],
        });
      },
    });
    const start = c.code.length;
    // the highest bidder is not asked again while nobody else bids
    const goesOn = c.unless((_s, f) => bidders(f).some(seat => seat !== f.l[buyer]));
    c.step(
      askStep({ who: (_s, f) => [bidders(f)[0]!], menu }, (s, f, picks, seats) => {
        const [seat] = seats as [Seat];
        const o = picks[0]![0];
        const rest = bidders(f).slice(1);
        const n = o?.verb === 'number' ? o.a : 0;
        bidden(s, { seat, n });
        f.l[left] = n > 0 ? [...rest, seat] : rest;
        if (n > 0) Object.assign(f.l, { [buyer]: seat, [price]: n });
      }),
    );
    c.go(start);
    c.land(goesOn);
  },
  (_t, _buyer, _price, lot) => `${lot === undefined ? 'the other' : 'all'} players bid economy for it`,
);

/** Makes a player pay economy in their next Allocation Phase. What the output does not cover is owed after that (ge-r-auction-2). */
export const owes = v.flow<[string, string]>(
  'owes',
  (c, payer, price) => {
    c.effect(
      lasts(
        { k: 'fleet output', what: 'economy', n: minus(0, the(price)), who: thatPlayer(payer), debt: true },
        { turns: 2, of: payer },
      ),
    );
  },
  (t, payer, price) => `${t.ref(payer)} pays ${t.ref(price)} in economy in the next Allocation Phase`,
);
/** Makes a player pay economy to you, in the next Allocation Phase of each. */
export const paysYou = v.flow<[string, string]>(
  'paysYou',
  (c, payer, price) => {
    c.effect(sequence(owes(payer, price), lasts({ k: 'fleet output', what: 'economy', n: the(price) }, { turns: 2 })));
  },
  (t, payer, price) => `${t.ref(payer)} pays you ${t.ref(price)} in economy in the next Allocation Phase`,
);
/** Makes a player pay research now, before they use any other research. */
export const paysBail = v.flow<[string, string]>(
  'paysBail',
  (c, payer, bail) => {
    c.effect(givesNow('research', the(bail), payer));
  },
  (t, payer, bail) => `${t.ref(payer)} pays ${t.ref(bail)} in research`,
);
/** Sets the bail to the research that has been allocated to this card. */
export const setBail = v.effect(
  'setBail',
  c => {
    const points = c.amount(given());
    return (s, f) => {
      noted(s, { card: f.self, counter: points(s, f) });
    };
  },
  () => 'the research allocated to it is the bail',
)();
/** Sets the kind of points that its location needs less of. */
export const spares = v.effect<['supply' | 'energy']>(
  'spares',
  (_c, kind) => (s, f) => {
    noted(s, { card: f.self, counter: kind === 'energy' ? 1 : 0 });
  },
  (_t, kind) => `${kind} is what it needs less of`,
);
/** Does nothing. */
export const letGo = v.effect(
  'letGo',
  () => () => undefined,
  () => 'let it go',
)();

/** Saves half of the shuttles and fighters at this card's place. Each goes to a ship or base of the fleet. */
export const evacuate = v.flow<[]>(
  'evacuate',
  c => {
    const craft = cards(that(shuttle, yours, atItsLocation));
    c.effect(
      repeat(
        halfOf(count(craft)),
        choose(
          'craft',
          { list: craft, prompt: 'Which shuttle or fighter escapes?' },
          choose(
            'haven',
            { list: cards(that(bearer, yours, other(itsLocation))), prompt: 'Where does it go?' },
            moveTo('craft', 'haven'),
          ),
        ),
      ),
    );
  },
  () =>
    'half of your shuttles and fighters there, a fraction dropped, move to other ships or bases of your fleet, as you choose',
)();

/** Sends crew that fits on a mission without a carrier. */
export const raid = v.flow<[string, string, Filter]>(
  'raid',
  (c, who, goal, _which) => {
    c.effect(mission(who, goal));
  },
  (t, _who, _goal, which) =>
    `send ${v.trait(which, 'named') ? object(t, which) : `one of your engaged ${t.filter(which, true)} there`} on a there-and-back mission, with no transportation, to a location of another player`,
  { tellsTargets: true },
);

// The clone

/** Gives this card a crew's text from now on. */
export const copyOf = remembering<[Ref, 'alone'?]>(
  'copyOf',
  (t, card, alone) =>
    `${t.ref(card)} is copied: ${t.ref('self')} does all that ${t.ref(card)} does, with its points${alone === undefined ? ' and the abilities on it' : ', but without the abilities on it'}`,
);

/** Puts the killed original of a clone in the clone's place, without abilities that came after the clone. The clone leaves. */
export const originalTakesOver = v.effect(
  'originalTakesOver',
  () => (s, f) => {
    const { bond, since, on } = s.cards[f.self]!;
    if (!inPlay(s, bond) || on < 0) return;
    for (const id of cardsOn(s, bond)) if (s.cards[id]!.since > since) depart(s, id, 'discarded', DISCARD, f.you);
    moved(s, { card: bond, on, at: -1, also: [] });
    discard(s, f.self, 'used', f.you);
  },
  t =>
    `${t.ref('remembered')} goes on in the clone's place, without abilities that it has had since, and the clone is discarded`,
)();
