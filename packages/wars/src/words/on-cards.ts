import {
  type Amount,
  articled,
  askStep,
  type Compiler,
  clause,
  deed,
  type Effect,
  EVERYBODY,
  type Filter,
  type Frame,
  firstPart,
  inSequence,
  isSeveral,
  knower,
  type List,
  type Locals,
  listOf,
  type Menu,
  mention,
  mentioned,
  mingle,
  nodeIn,
  type Option,
  option,
  type Phrase,
  type Ref,
  type Refusal,
  refuse,
  type Seat,
  shuffled as shuffledList,
  type Teller,
} from '@orrery/kernel';
import { defOf } from '../card.ts';
import { minus, set, textFor, the, titleFor, v } from '../language.ts';
import { titleOf } from '../names.ts';
import { hereOf } from '../rules/abilities/ongoing-ability.ts';
import { damage as damageCard, undamaged } from '../rules/cards/damage.ts';
import { entered } from '../rules/cards/in-play.ts';
import { inverted, reverted } from '../rules/cards/inverter.ts';
import { hasLabel } from '../rules/cards/label.ts';
import { leavePlay } from '../rules/cards/leaving-play.ts';
import { lookedAt } from '../rules/cards/look.ts';
import { powerOf } from '../rules/cards/modifiers.ts';
import { move as moveCard, moved } from '../rules/cards/move.ts';
import { putIn, stacked } from '../rules/cards/piles.ts';
import { revealed } from '../rules/cards/reveal.ts';
import { takenOver } from '../rules/cards/use-as-yours.ts';
import { fitsAboard } from '../rules/locations/capacity.ts';
import { hasCopy } from '../rules/playing/unique.ts';
import { cardLabel, cardNote } from '../rules/questions/card-labels.ts';
import { shuffled } from '../rules/setup/starting-the-game.ts';
import {
  ACTIVE,
  HAND,
  IN_PLAY,
  inPlay,
  LOST,
  pile,
  REMOVED,
  RESERVE,
  SEAT_ZONES,
  USED,
  type WarsState,
  zone,
} from '../state.ts';
import type { WarsTraits } from '../traits.ts';
import { withoutThe } from './amounts.ts';
import { card as anyCard } from './filters.ts';
import { fromPile, topOf } from './lists.ts';
import { acts, eachOf, goes } from './phrases.ts';

// Effects on cards. A ref names one card; `chosen` and other lists go with words for several cards.

/** Declares an effect on one card, or on each card that a local holds. */
const onCard = (
  name: string,
  act: (s: WarsState, id: number, f: Frame) => void,
  say: (card: Phrase, t: Teller) => Phrase,
  /** its worth to the card, in points */
  means = 0,
  more: Partial<WarsTraits> = {},
) =>
  v.effect(
    name,
    (c: Compiler<WarsState>, card: Ref | List) => {
      const read = typeof card !== 'string' && v.isList(card) ? c.list(card as List) : one(c, card as Ref);
      return (s, f) => {
        for (const id of read(s, f)) act(s, id, f);
      };
    },
    (t, card) => say(named(t, card), t),
    card => (means === 0 ? more : { means: [[card, means]], ...more }),
  );
const one = (c: Compiler<WarsState>, card: Ref) => {
  if (typeof card === 'string' && card !== 'self' && card !== 'you')
    return (_s: WarsState, f: Frame): readonly number[] => {
      const x = f.l[card];
      return Array.isArray(x) ? x : x === undefined || x < 0 ? [] : [x];
    };
  const read = c.ref(card);
  return (s: WarsState, f: Frame): readonly number[] => {
    const id = read(s, f);
    return id < 0 ? [] : [id];
  };
};
/** Returns the phrase for the cards that an effect affects. */
const named = (t: Teller, card: Ref | List): Phrase => {
  if (typeof card === 'string' || !v.isList(card)) return t.ref(card as Ref);
  const all = t.list(card as List);
  if (mentioned(all) !== null && card.w !== 'cards') return all;
  if (all.startsWith('that ') || all.startsWith('those ')) return all;
  const each = t.single(card as List);
  if (v.trait(card, 'pileOf') !== undefined)
    return mention('all', `all ${withoutThe(all)}`, 'several', {
      owner: v.trait(card, 'cardsOf') === 'you' ? 'you' : '',
    });
  const yours = each === null || (card.w === 'cards' && t.noun(card.a[0] as Filter).whose !== undefined);
  return yours ? `each of ${all}` : `each ${each}`;
};
/** True for several cards, which go to several owners. */
const isMany = (card: Phrase): boolean => isSeveral(card) || card.startsWith('those ');
/** Returns the words for the owner of the pile: `your` if the card is known to be yours. */
const owners = (card: Phrase): Phrase =>
  mentioned(card)?.owner === 'you'
    ? 'your'
    : mentioned(card)?.owner === 'theirs'
      ? 'their'
      : isMany(card)
        ? "their owner's"
        : "its owner's";

/** Damages ships or units. `by` is this card, so that a weapon's ability counts as one. */
export const damage = onCard(
  'damage',
  (s, id, f) => void damageCard(s, id, f.self, f.you),
  card => deed('damage', card),
  -2,
);
export const undamage = onCard(
  'undamage',
  (s, id) => {
    if (inPlay(s, id) && s.cards[id]!.damaged) undamaged(s, { card: id, whose: s.cards[id]!.controller });
  },
  card => deed('undamage', card),
  2,
);
/** Puts a card of yours into its owner's lost pile (wars/destroyed-dismissed-lost/2). */
export const dismiss = onCard(
  'dismiss',
  (s, id, f) => leavePlay(s, id, 'dismissed', LOST, f.self, false, inPlay(s, id) ? powerOf(s, id) : 0),
  card => deed('dismiss', card),
  -3,
);
/** A card in play is lost, but not destroyed or dismissed. */
export const loseCard = onCard(
  'loseCard',
  (s, id, f) => leavePlay(s, id, 'lost', LOST, f.self),
  card => clause(card, 'be', 'lost'),
  -3,
);

/** Destroys ships, units or other cards, unless a replacement happens instead. */
// a card of either side, unless the text says whose (wars/destroyed-dismissed-lost/3)
export const destroy = v.flow(
  'destroy',
  (c, card: Ref | List) => {
    const read = typeof card !== 'string' && v.isList(card) ? c.list(card as List) : one(c, card as Ref);
    const doomed = c.name('doomed');
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[doomed] = read(s, f);
      },
    });
    const start = c.code.length;
    const out = c.unless((_s, f) => f.l[doomed].length > 0);
    const program = c.program('destroy');
    const locals = (_s: WarsState, f: Frame): Locals => {
      const [card, ...rest] = f.l[doomed] as number[];
      f.l[doomed] = rest;
      return { card, by: f.self };
    };
    c.step({ op: 'call', program: () => program, locals, you: null, self: null });
    c.go(start);
    c.land(out);
  },
  (t, card) => deed('destroy', named(t, card)),
  card => ({ means: [[card, -3]] }),
);

/** Moves a card to a pile of its owner, from play or from anywhere else. With `shown`, both players see it. */
const toPile = (name: string, kind: number, bottom: boolean, where: string, told: string, means: number) =>
  onCard(
    name,
    (s, id, f) => {
      if (inPlay(s, id)) leavePlay(s, id, 'returned', kind, -1, bottom, powerOf(s, id));
      else {
        const { zone: from } = s.cards[id]!;
        // a card that is already in the hand went there before
        if (kind === HAND && from === zone(s.cards[id]!.owner, HAND)) return;
        const list = s.zones[from]!;
        // after a shuffle it could be another card
        const shown = openIn(f).includes(id) && s.cards[id]!.known === EVERYBODY;
        // only you see which card of a hidden pile it is, unless it is the top card
        if (!shown && from < SEAT_ZONES * 2 && from % SEAT_ZONES < HAND && list[list.length - 1] !== id)
          mingle(s, list, knower(f.you));
        putIn(s, id, kind, shown ? { bottom, shown } : { bottom });
      }
    },
    card => deed('put', `${card} ${where} ${owners(card)} ${told}`),
    means,
  );
export const toHand = toPile('toHand', HAND, false, 'in', 'hand', -1.5);
export const toUsedPile = toPile('toUsedPile', USED, false, 'onto', 'used pile', -1.5);
export const toReserve = toPile('toReserve', RESERVE, false, 'onto', 'reserve', -1.5);
export const underReserve = toPile('underReserve', RESERVE, true, 'beneath', 'reserve', -1.5);
export const underActive = toPile('underActive', ACTIVE, true, 'beneath', 'active pile', -1);
/** A card is lost, in play or not. */
export const toLostPile = onCard(
  'toLostPile',
  (s, id) => (inPlay(s, id) ? leavePlay(s, id, 'lost') : putIn(s, id, LOST, { shown: true })),
  // a card that pays a cost is told as lost, as energy is
  (card, t) =>
    t.names.paying !== undefined && mentioned(card)?.owner === 'you' && !isMany(card)
      ? deed('lose', card)
      : deed('put', `${card} in ${owners(card)} lost pile`),
  -2,
);
export const removeFromGame = onCard(
  'removeFromGame',
  (s, id) => (inPlay(s, id) ? leavePlay(s, id, 'returned', REMOVED) : putIn(s, id, REMOVED, { shown: true })),
  card => deed('remove', `${card} from the game`),
  -3,
);

/** Turns an upright inverter upside down (wars/inverter/4). */
export const invert = onCard(
  'invert',
  (s, id) => {
    if (inPlay(s, id) && !s.cards[id]!.inverted && hasLabel(s, id, 'Inverter'))
      inverted(s, { card: id, whose: s.cards[id]!.controller });
  },
  card => deed('invert', card),
  1,
  { inverts: true },
);
/** Turns an inverted inverter back (wars/revert/1). */
export const revert = onCard(
  'revert',
  (s, id) => {
    if (inPlay(s, id) && s.cards[id]!.inverted) reverted(s, { card: id, whose: s.cards[id]!.controller });
  },
  card => deed('revert', card),
  -1,
);

/**
 * Moves cards to a location or aboard a ship. This is not a movement action and has its own cost (wars/movement-actions/11,
 * wars/movement-actions/12).
 */
export const move = v.effect(
  'move',
  (c, card: Ref, to: Ref) => {
    const read = one(c, card);
    const goal = c.ref(to);
    return (s, f) => {
      for (const id of read(s, f)) moveCard(s, id, goal(s, f));
    };
  },
  (t, card, to) =>
    t.ref(to) === 'here'
      ? deed('move', `${t.ref(card)} here`)
      : card === 'self'
        ? deed(`move ${t.ref(card)} to`, t.ref(to))
        : deed('move', `${t.ref(card)} to ${t.ref(to)}`),
);
/** Moves an asset from beneath one card to beneath another. */
export const give = v.effect(
  'give',
  (c, card: Ref, to: Ref) => {
    const read = c.ref(card);
    const goal = c.ref(to);
    return (s, f) => {
      const id = read(s, f);
      const on = goal(s, f);
      if (inPlay(s, id) && inPlay(s, on))
        moved(s, { card: id, from: s.cards[id]!.at, to: s.cards[on]!.at, on, action: false });
    };
  },
  (t, card, to) => deed('put', `${t.ref(card)} beneath ${t.ref(to)}`),
);

/** Stacks cards on this card, or on another, face up or face down. */
export const stackOn = v.effect(
  'stackOn',
  (c, card: Ref | List, on: Ref = 'self', faceDown?: 'face down') => {
    const read = typeof card !== 'string' && v.isList(card) ? c.list(card as List) : one(c, card as Ref);
    const goal = c.ref(on);
    return (s, f) => {
      for (const id of read(s, f)) {
        const from = s.cards[id]!.zone;
        if (!inPlay(s, goal(s, f))) continue;
        if (inPlay(s, id)) leavePlay(s, id, 'returned', RESERVE);
        stacked(s, { card: id, on: goal(s, f), faceDown: faceDown !== undefined, from });
      }
    };
  },
  (t, card, on = 'self', faceDown?: 'face down') =>
    deed('stack', `${named(t, card)} on ${t.ref(on)}${faceDown ? ` ${faceDown}` : ''}`),
);

/** You use the opponent's card as yours. A unique card cannot be taken if you have a copy in play (wars/use-as-yours/1, wars/use-as-yours/2). */
export const useAsYours = onCard(
  'useAsYours',
  (s, id, f) => {
    if (inPlay(s, id) && !hasCopy(s, f.you, id)) takenOver(s, { card: id, seat: f.you });
  },
  card => deed('use', `${card} as yours`),
  -3,
);

/** Returns the cards that this text has revealed. Both players see what the text does with them. */
const openIn = (f: Frame): readonly number[] => f.l.open ?? [];

/** Returns the phrase for a whole hand; null for any other list. */
const wholeHand = (t: Teller, cards: List): Phrase | null =>
  v.trait(cards, 'pileOf') === HAND && ((cards.a[0] as Filter | undefined) ?? anyCard).w === 'card'
    ? t.own((cards.a[1] as Ref | undefined) ?? 'you', 'hand')
    : null;

/** Shows cards to both players. */
export const show = v.effect(
  'show',
  (c, cards: List, who: Ref = 'you') => {
    const read = c.list(cards);
    const seat = c.ref(who);
    return (s, f) => {
      const ids = [...read(s, f)];
      revealed(s, { seat: seat(s, f), cards: ids });
      f.l.open = [...openIn(f), ...ids];
    };
  },
  (t, cards, who = 'you') => acts(t.ref(who), 'reveal', wholeHand(t, cards) ?? t.list(cards)),
);
/** You look at cards (wars/look/1). */
export const lookAt = v.effect(
  'lookAt',
  (c, cards: List) => {
    const read = c.list(cards);
    return (s, f) => {
      const ids = [...read(s, f)];
      const first = s.cards[ids[0] ?? -1];
      lookedAt(s, {
        seat: f.you,
        cards: ids,
        n: ids.length,
        whose: first?.owner ?? f.you,
        from: (first?.zone ?? RESERVE) % SEAT_ZONES,
      });
    };
  },
  (t, cards) => deed('look at', t.list(cards)),
);
/** Shuffles a player's reserve or used pile. */
export const shuffle = v.effect(
  'shuffle',
  (c, kind: 'reserve' | 'used pile', who: Ref = 'you') => {
    const seat = c.ref(who);
    return (s, f) => {
      shuffled(s, { seat: seat(s, f), kind: kind === 'reserve' ? RESERVE : USED });
    };
  },
  (t, kind, who = 'you') => acts(t.ref(who), 'shuffle', t.own(who, kind)),
);

/** Writes how many cards the player can choose, and from how many. */
function howMany(min: number, max: number, all: number): string {
  const n =
    min >= max ? `${Math.min(max, all)}` : min <= 0 ? `up to ${Math.min(max, all)}` : `${min} to ${Math.min(max, all)}`;
  return `Choose ${n} of ${all}${min <= 0 ? ', or none' : ''}.`;
}

/**
 * Asks a player to choose cards of a list. The local `name` becomes the list of chosen cards. With `order`, their order counts ("in any order"). If
 * there are fewer cards, the player chooses all of them (wars/effects/2, wars/effects/3).
 */
export const chooseCards = v.flow(
  'chooseCards',
  (
    c,
    name: string,
    from: {
      who?: Ref;
      of: List | Filter;
      min: Amount;
      max: Amount;
      order?: boolean;
      prompt: string;
      /** what happens to the chosen cards and to the others, if the prompt does not say it */
      stakes?: string;
    },
    ...then: Effect[]
  ) => {
    const list = v.isList(from.of) ? c.list(from.of as List) : inPlayWhich(c, from.of as Filter);
    const who = c.ref(from.who ?? 'you');
    const min = c.amount(from.min);
    const max = c.amount(from.max);
    const menu: Menu<WarsState> = {
      name: 'choose cards',
      list: (s, f) => list(s, f).map(id => option('card', id)),
      label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
      prompt: () => from.prompt,
      stakes: (s, f, asked) =>
        from.stakes ?? `${howMany(min(s, f), max(s, f), list(s, f).length)} ${textFor(s, f, asked)}`.trim(),
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      card: (s, _f, o) => titleOf(s, o.a),
    };
    c.step(
      askStep(
        {
          who: (s, f) => [who(s, f)],
          menu,
          min: (s, f) => min(s, f),
          max: (s, f) => max(s, f),
          ordered: from.order === true,
        },
        (_s, f, picks) => {
          f.l[name] = picks[0]!.map(o => o.a);
        },
      ),
    );
    if (then.length) {
      const none = c.unless((_s, f) => f.l[name].length > 0);
      for (const e of then) c.effect(e);
      c.land(none);
    }
  },
  (t, name, from, ...then) => {
    const [min, max] = [t.amount(from.min), t.amount(from.max)];
    const direct = chosenAtOnce(t, name, from, then);
    if (direct !== null) return direct;
    const who = t.ref(from.who ?? 'you');
    const list = v.isList(from.of);
    const whose = list ? v.trait(from.of as List, 'cardsOf') : undefined;
    const own = whose !== undefined && t.ref(whose) === who;
    const owner = whose === 'you' ? 'you' : own ? 'theirs' : '';
    const single = max === '1';
    const cards = single ? mention(name, 'it', 'one', { owner }) : mention(name, 'those cards', 'several', { owner });
    const rest = then.length === 0 ? '' : t.with({ [name]: cards }).effects(then);
    const first = firstPart(rest);
    // an action of the other player is a clause of its own
    const join = (who === 'you' || min === '0') && !(first?.kind === 'clause' && first.who !== '') ? ' and ' : '; ';
    const done = rest === '' ? '' : `${join}${rest}`;
    if (single) {
      const thing = list
        ? t.oneOf(from.of as List)
        : t.noun(from.of as Filter).whose === undefined
          ? t.one(from.of as Filter)
          : `one of ${t.filter(from.of as Filter, true)}`;
      if (own && who !== 'you' && min !== '0') return doneByThem(t, who, name, thing, then, true);
      return `${min === '0' ? clause(who, 'may choose', thing) : acts(who, 'choose', thing)}${done}`;
    }
    const things = list ? t.list(from.of as List) : t.filter(from.of as Filter, true);
    const n = min === max ? min : min === '0' ? `up to ${max}` : `${min} to ${max}`;
    const one = list ? t.single(from.of as List) : t.filter(from.of as Filter);
    const each = eachOf(t, from.max);
    const many = list && v.trait(from.of as List, 'pileOf') !== undefined;
    const certain = things.startsWith('the ') || things.startsWith('each ') || mentioned(things) !== null;
    const of = !many && (certain || (!list && t.noun(from.of as Filter).whose !== undefined)) ? 'of ' : '';
    const what =
      each !== null && one !== null
        ? `up to one ${one} for each ${each}`
        : `${n} ${of}${many ? withoutThe(things) : things}`;
    return own && who !== 'you' ? doneByThem(t, who, name, what, then) : `${acts(who, 'choose', what)}${done}`;
  },
);

/** Writes what another player does with cards that they choose: `your opponent chooses 2 cards in their hand and reveals them`. */
function doneByThem(t: Teller, who: Phrase, name: string, what: Phrase, then: readonly Effect[], one = false): Phrase {
  const theirs = mention(name, what, one ? 'one' : 'several', {
    owner: 'theirs',
    again: one ? 'that card' : 'those cards',
  });
  const deeds = then
    .flatMap(e => t.with({ [name]: theirs }).clauses(e))
    .map(told => {
      const node = nodeIn(told);
      return node?.kind === 'clause' && node.who === '' && node.rest.startsWith(theirs)
        ? clause(who, node.verb, node.rest)
        : told;
    });
  return inSequence([acts(who, 'choose', theirs), ...deeds]);
}

/**
 * Writes what you do with chosen cards of your pile, if it is one action: `put 2 cards from your hand on top of your reserve`. Returns null if it is
 * more.
 */
function chosenAtOnce(
  t: Teller,
  name: string,
  from: { who?: Ref; of: List | Filter; min: Amount; max: Amount; order?: boolean },
  then: readonly Effect[],
): Phrase | null {
  if (then.length !== 1 || (from.who ?? 'you') !== 'you' || !v.isList(from.of)) return null;
  if (v.trait(from.of as List, 'cardsOf') !== 'you') return null;
  const [single, several] = [fromPile(t, from.of as List), fromPile(t, from.of as List, true)];
  if (single === null || several === null) return null;
  const [min, max] = [t.amount(from.min), t.amount(from.max)];
  const each = eachOf(t, from.max);
  const what =
    each !== null
      ? `up to one ${single} for each ${each}`
      : max === '1'
        ? articled(single)
        : `${min === max ? min : `up to ${max}`} ${several}`;
  const cards = mention(name, what, max === '1' ? 'one' : 'several', { owner: 'you' });
  const told = t.with({ [name]: cards }).effects(then);
  const node = nodeIn(told);
  // the action must be about the chosen cards and mention them only once
  if (node?.kind !== 'clause' || node.who !== '' || !node.rest.startsWith(cards) || timesIn(told, cards) > 1)
    return null;
  const order = from.order && max !== '1' ? ' in any order' : '';
  const may = min === '0' && max === '1';
  return clause(may ? 'you' : '', may ? `may ${node.verb}` : node.verb, `${node.rest}${order}`);
}
const timesIn = (phrase: Phrase, part: Phrase): number => phrase.split(part).length - 1;

/** Chooses random cards of a list. The local `name` becomes the list of them. */
export const randomCards = v.effect(
  'randomCards',
  (c, name: string, of: List, n: Amount) => {
    const list = c.list(of);
    const k = c.amount(n);
    return (s, f) => {
      f.l[name] = shuffledList(s, list(s, f)).slice(0, k(s, f));
    };
  },
  (t, _name, of, n) => {
    // `all but 8` stands for the size less 8
    const kept = typeof n === 'number' || n.w !== 'minus' ? null : (n.a[1] as Amount);
    const many = kept !== null ? `all but ${t.amount(kept)}` : n === 1 ? 'one' : t.amount(n);
    return deed('take', `${many} of ${t.list(of)} at random`);
  },
);

const inPlayWhich = (c: Compiler<WarsState>, filter: Filter) => {
  const fits = c.filter(filter);
  return (s: WarsState, f: Frame) => s.zones[IN_PLAY]!.filter(id => fits(s, id, f));
};

/** A lost card returns to play here, under its owner, if it is still in the lost pile. */
export const returnHere = v.effect(
  'returnHere',
  (c, card: Ref) => {
    const read = one(c, card);
    return (s, f) => {
      for (const id of read(s, f)) {
        const { owner, zone: where } = s.cards[id]!;
        const at = hereOf(s, f);
        if (where === zone(owner, LOST) && at >= 0) entered(s, { card: id, seat: owner, at, on: -1, played: false });
      }
    };
  },
  (t, card) => deed('put', `${t.ref(card)} here`),
);
/** Exchanges a hand card with the top card of its owner's reserve. */
export const exchangeWithTop = onCard(
  'exchangeWithTop',
  (s, id) => {
    const top = pile(s, s.cards[id]!.owner, RESERVE).at(-1);
    if (top === undefined) return;
    putIn(s, top, HAND, { shown: true });
    putIn(s, id, RESERVE, { shown: true });
  },
  card => deed('exchange', `${card} with that top card`),
);

/** Cards that are not in play (of a hand, a pile, stacked) are lost. */
export const forfeit = onCard(
  'forfeit',
  (s, id) => {
    if (!inPlay(s, id)) putIn(s, id, LOST, { shown: true });
  },
  card => clause(card, 'be', 'lost'),
);

/** Puts cards on top of their owner's reserve or used pile in the order that a player chooses. The last chosen card lies on top. */
export const inAnyOrder = v.flow(
  'inAnyOrder',
  (c, of: List, kind: 'reserve' | 'used pile', who: Ref = 'you') => {
    const list = c.list(of);
    const seat = c.ref(who);
    const goal = kind === 'reserve' ? RESERVE : USED;
    const all = c.name('all');
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[all] = [...list(s, f)];
      },
    });
    const menu: Menu<WarsState> = {
      name: 'order',
      list: (_s, f) => f.l[all].map((id: number) => option('card', id)),
      label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
      prompt: (_s, f) => `In which order do these ${f.l[all].length} cards go on top of the ${kind}?`,
      stakes: () => 'The last card you choose lies on top. It leaves the pile first.',
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      card: (s, _f, o) => titleOf(s, o.a),
    };
    c.step(
      askStep(
        {
          who: (s, f) => [seat(s, f)],
          menu,
          min: (_s, f) => f.l[all].length,
          max: (_s, f) => f.l[all].length,
          ordered: true,
        },
        (s, _f, picks) => {
          for (const o of picks[0]!) putIn(s, o.a, goal, { shown: true });
        },
      ),
    );
  },
  (t, of, kind, who = 'you') => {
    return acts(t.ref(who), 'put', `${t.list(of)} on top of the ${kind} in any order`);
  },
);
/** A lost card returns to play aboard a ship, if it is still in its owner's lost pile and there is room. */
export const returnAboard = v.effect(
  'returnAboard',
  (c, card: Ref, ship: Ref = 'self') => {
    const read = one(c, card);
    const goal = c.ref(ship);
    return (s, f) => {
      const on = goal(s, f);
      for (const id of read(s, f)) {
        const { owner, zone: where } = s.cards[id]!;
        if (where !== zone(owner, LOST) || !inPlay(s, on) || !fitsAboard(s, on, id)) continue;
        entered(s, { card: id, seat: owner, at: s.cards[on]!.at, on, played: false });
      }
    };
  },
  (t, card, ship = 'self') => deed('put', `${t.ref(card)} aboard ${t.ref(ship)}`),
);

/** The cards that a player may give to prevent an effect: cards of a list, usually hand cards. */
export interface Ransom {
  readonly of: List;
  readonly n?: 1 | 2;
  /** true if the two cards must have the same destiny */
  readonly matching?: boolean;
  /** true if both players see them */
  readonly shown?: boolean;
  /** true if both players see them and they stay where they are */
  readonly kept?: boolean;
}
const NONE_ALONE = refuse('wars/effects/15', 'Choose cards or None, not both.');
const UNLIKE = refuse('wars/effects/15', 'The 2 cards must have the same destiny.');

/** The effect happens unless a player puts cards on top of the used pile, or reveals them. Only a player who has the cards is asked. */
export const unlessGives = v.flow(
  'unlessGives',
  (c, who: Ref, from: Ransom, effect: Effect) => {
    const seat = c.ref(who);
    const list = c.list(from.of);
    const n = from.n ?? 1;
    const given = c.name('given');
    const like = (s: WarsState, a: number, b: number) => defOf(s, a).source.destiny === defOf(s, b).source.destiny;
    // if the two must match, only cards with a match are offered
    const givable = (s: WarsState, f: Frame) => {
      const all = list(s, f);
      return from.matching ? all.filter(a => all.some(b => a !== b && like(s, a, b))) : all;
    };
    const verb = from.kept ? 'reveal' : 'put on your used pile';
    const menu: Menu<WarsState> = {
      name: 'ransom',
      list: (s, f) => {
        const [first] = f.l[given] as number[];
        const left = givable(s, f).filter(
          id => first === undefined || (id !== first && (!from.matching || like(s, id, first))),
        );
        return first === undefined
          ? [...left.map(id => option('card', id)), option('no')]
          : left.map(id => option('card', id));
      },
      label: (s, _f, o, seat) => (o.verb === 'no' ? 'None' : cardLabel(s, o.a, seat)),
      prompt: (_s, f) =>
        `${titleFor(f)}: which ${n - f.l[given].length === 1 ? 'card' : '2 cards'} do you ${verb} to prevent the effect?`,
      stakes: (s, f, who) => textFor(s, f, who),
      note: (s, _f, o, seat) =>
        o.verb === 'no' ? 'you keep your cards, and the effect happens' : cardNote(s, o.a, seat),
      card: (s, _f, o) => (o.verb === 'no' ? null : titleOf(s, o.a)),
    };
    const judgePair = (s: WarsState, _f: Frame, _seat: Seat, picks: readonly Option[]): Refusal | null => {
      if (picks.length < 2) return null;
      if (picks.some(o => o.verb === 'no')) return NONE_ALONE;
      return from.matching && !like(s, picks[0]!.a, picks[1]!.a) ? UNLIKE : null;
    };
    const able = c.unless((s, f) => {
      f.l[given] = [];
      return givable(s, f).length >= n;
    });
    const outs: number[] = [];
    for (let i = 0; i < n; i++) {
      if (i > 0) outs.push(c.unless((_s, f) => f.l[given].length === i));
      c.step(
        askStep(
          {
            who: (s, f) => [seat(s, f)],
            menu,
            skip: false,
            // the player can choose both at once
            max: (_s, f) => n - f.l[given].length,
            ...(n === 1 ? {} : { plan: { times: () => 1, check: judgePair } }),
          },
          (_s, f, picks) => {
            f.l[given] = [...f.l[given], ...picks[0]!.flatMap(o => (o.verb === 'card' ? [o.a] : []))];
          },
        ),
      );
    }
    for (const out of outs) c.land(out);
    c.step({
      op: 'do',
      act: (s, f) => {
        if (f.l[given].length < n) return;
        if (from.shown || from.kept) revealed(s, { seat: seat(s, f), cards: f.l[given] });
        if (!from.kept) for (const id of f.l[given]) putIn(s, id, USED, { shown: from.shown === true });
      },
    });
    c.land(able);
    const averted = c.unless((_s, f) => f.l[given].length < n);
    c.effect(effect);
    c.land(averted);
  },
  (t, who, from, effect) => {
    const them = from.n === 2;
    const cards = them ? `2 ${ransomOf(t, from.of, true)}` : articled(ransomOf(t, from.of, false));
    const same = from.matching ? ' that have the same destiny' : '';
    const where = `on top of ${t.own(who, 'used pile')}`;
    const gives = from.kept
      ? goes(t.ref(who), 'reveal', `${cards}${same}`)
      : from.shown
        ? listOf(
            [
              goes(t.ref(who), 'reveal', `${cards}${same}`),
              goes(t.ref(who), 'put', `${them ? 'them' : 'it'} ${where}`),
            ],
            'and',
          )
        : goes(t.ref(who), 'put', `${cards}${same} ${where}`);
    return `${t.effect(effect)}, unless ${gives}`;
  },
);
/** Returns the phrase for the cards to give. Hand cards are "from hand", of either player. */
function ransomOf(t: Teller, of: List, many: boolean): Phrase {
  if (v.trait(of, 'pileOf') !== HAND) return many ? withoutThe(t.list(of)) : (t.single(of) ?? t.list(of));
  const which = (of.a[0] as Filter | undefined) ?? anyCard;
  return t.unowned(which, many, 'from hand');
}
/** The effect happens unless the lost card has left the lost pile before. */
export const ifStillLost = v.flow(
  'ifStillLost',
  (c, card: Ref, effect: Effect) => {
    const read = c.ref(card);
    const gone = c.unless((s, f) => {
      const id = read(s, f);
      return id >= 0 && s.cards[id]!.zone === zone(s.cards[id]!.owner, LOST);
    });
    c.effect(effect);
    c.land(gone);
  },
  (t, _card, effect) => `${t.effect(effect)} from the lost pile`,
);

/** You look at the top cards of your reserve. You put one of them in your hand, and the others on top of your used pile in any order. */
export const takeOneOfTop = v.flow(
  'takeOneOfTop',
  (c, n: Amount) => {
    c.effect(set('seen', n));
    c.effect(lookAt(topOf('reserve', the('seen'))));
    const one = { of: topOf('reserve', the('seen')), min: 1, max: 1, prompt: 'Which card do you put in your hand?' };
    c.effect(chooseCards('found', one, toHand('found')));
    const left = minus(the('seen'), 1);
    const prompt = 'In what order do the others go on top of your used pile?';
    c.effect(
      chooseCards(
        'rest',
        { of: topOf('reserve', left), min: left, max: left, order: true, prompt },
        toUsedPile('rest'),
      ),
    );
  },
  (t, n) =>
    deed(
      'look at',
      `the top cards of your reserve, ${eachOf(t, n) === null ? `as many as ${t.amount(n)}` : `one for each ${eachOf(t, n)}`}; put one of them in your hand and the others on top of your used pile in any order`,
    ),
);
