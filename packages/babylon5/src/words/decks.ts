import {
  type Amount,
  askStep,
  type Compiler,
  capitalized,
  clause,
  type Filter,
  type Frame,
  knower,
  many,
  mingle,
  option,
  type Ref,
  roll,
} from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { looseLabel } from '../menus.ts';
import { seatName } from '../names.ts';
import { discard as discardCard } from '../rules/cards/discards.ts';
import { drawCard, restacked, shown, shuffledDeck } from '../rules/cards/drawing.ts';
import { enterRow } from '../rules/cards/entering-play.ts';
import { holdsCopy } from '../rules/cards/extended-loyalty.ts';
import { moved } from '../rules/cards/in-play.ts';
import { gainMark as giveMark, giveMarks, markConverted, printedMarks } from '../rules/cards/marks.ts';
import { readied } from '../rules/cards/ready.ts';
import { unlead } from '../rules/cards/ties.ts';
import { declare } from '../rules/conflict/declaring.ts';
import { excluded } from '../rules/conflict/participants.ts';
import { onlySponsored } from '../rules/effects/cannot.ts';
import { addMod } from '../rules/effects/lasting.ts';
import { pairNumber } from '../rules/politics/tension.ts';
import { type B5State, cardsIn, DECK, HAND, type Mark, SUPPORTING, zone } from '../state.ts';
import { points } from '../traits.ts';
import { amount, onCard, onSeat, plural, seatVerb } from './acting.ts';
import { isAmbassador } from './on-cards.ts';

export const draw = onSeat(
  'draw',
  (c, n: Amount = 1) => {
    const read = amount(c, n);
    return (s, seat, f) => {
      for (let k = read(s, f); k > 0; k--) if (!drawCard(s, seat)) return;
    };
  },
  (who, n = 1) => seatVerb(who, 'draw', n === 1 ? 'a card' : plural(String(n), 'card')),
  (who, n = 1) => ({ means: [[who, points(n, 0.7)]] }),
);
export const shuffleDeck = onSeat(
  'shuffleDeck',
  () => (s, seat) => {
    shuffledDeck(s, { seat });
  },
  who => seatVerb(who, 'shuffle'),
);
/** Takes the top card of your deck that a filter fits into your hand, and shuffles. */
export const searchDeck = v.effect(
  'searchDeck',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const deck = cardsIn(s, f.you, DECK);
      // other players do not see how deep the card was
      mingle(s, deck, knower(f.you));
      for (let i = deck.length - 1; i >= 0; i--) {
        if (fits(s, deck[i]!, f)) {
          moved(s, { card: deck[i]!, to: zone(f.you, HAND), from: zone(f.you, DECK) });
          break;
        }
      }
      shuffledDeck(s, { seat: f.you });
    };
  },
  (t, filter) =>
    `search your deck from the top for the first ${t.filter(filter)}, take it into your hand and shuffle your deck`,
  { means: [['you', 1]] },
);
/** The question about the cards that a player has just been shown. */
interface AboutSeen {
  readonly name: string;
  /** the question, by the number of cards and their owner */
  prompt(n: number, whose: string): string;
  readonly stakes: string;
  /** choose `one` of them, at most one (`perhaps`), or all of them in order (`order`) */
  readonly choose: 'one' | 'perhaps' | 'order';
  take(s: B5State, f: Frame, picked: readonly number[]): void;
}

/** Makes two steps: you are shown some cards of a player, then asked about them. */
function lookAt(
  c: Compiler<B5State>,
  who: Ref,
  which: (s: B5State, f: Frame, seat: number) => number[],
  about: AboutSeen,
): void {
  const read = c.ref(who);
  c.step({
    op: 'do',
    act: (s, f) => {
      const seat = read(s, f);
      const seen = which(s, f, seat);
      f.l.whose = seat;
      f.l.seen = seen;
      if (seen.length > 0) shown(s, { cards: seen, to: f.you, whose: seat });
    },
  });
  const every = about.choose === 'order';
  c.step(
    askStep(
      {
        who: (_s, f) => (f.l.seen.length > 0 ? [f.you] : []),
        menu: {
          name: about.name,
          list: (_s, f) => f.l.seen.map((id: number) => option('card', id)),
          label: (s, _f, o, seat) => looseLabel(s, o.a, seat),
          card: (s, _f, o) => defOf(s, o.a).title,
          prompt: (s, f) => about.prompt(f.l.seen.length, seatName(s, f.l.whose)),
          stakes: () => about.stakes,
        },
        min: (_s, f) => (every ? f.l.seen.length : about.choose === 'one' ? 1 : 0),
        max: (_s, f) => (every ? f.l.seen.length : 1),
        ordered: every,
        skip: about.choose !== 'perhaps',
      },
      (s, f, picks) => {
        f.l.seen = [];
        about.take(
          s,
          f,
          (picks[0] ?? []).map(o => o.a),
        );
      },
    ),
  );
}

/** A player shows you random cards from the hand, and you discard one (Telepathic Scan). */
export const scanHand = v.flow(
  'scanHand',
  (c, who: Ref, n: Amount) => {
    const shownTo = c.amount(n);
    const atRandom = (s: B5State, f: Frame, seat: number): number[] => {
      const left = cardsIn(s, seat, HAND).slice();
      const seen: number[] = [];
      for (let k = Math.min(left.length, shownTo(s, f)); k > 0; k--)
        seen.push(left.splice(roll(s, left.length), 1)[0]!);
      return seen;
    };
    lookAt(c, who, atRandom, {
      name: 'scan',
      prompt: (n, whose) => `Which of these ${many(n, 'card')} out of the hand of ${whose} is discarded?`,
      stakes: 'You see these cards, and their player goes on with the others.',
      choose: 'one',
      take: (s, _f, [card]) => {
        if (card !== undefined) discardCard(s, card);
      },
    });
  },
  (t, who, n) =>
    `${t.ref(who)} shows you random cards from hand, one for each point of ${t.amount(n)}, and you choose one of them to be discarded`,
  (who, _n) => ({ means: [[who, -1.5]] }),
);

/** You look at the top cards of a deck and may put one of them on its bottom. */
export const lookAtTop = v.flow(
  'lookAtTop',
  (c, who: Ref, n: number) =>
    lookAt(c, who, (s, _f, seat) => top(s, seat, n), {
      name: 'to the bottom',
      prompt: (n, whose) => `Which of the top ${many(n, 'card')} of the deck of ${whose} goes to its bottom?`,
      stakes: 'You may also leave all where they are. What goes to the bottom is hardly ever drawn.',
      choose: 'perhaps',
      take: (s, f, [card]) => {
        const deck = zone(f.l.whose, DECK);
        if (card === undefined) return;
        // only you see which of the cards it is
        mingle(s, top(s, f.l.whose, n), knower(f.you));
        moved(s, { card, to: deck, from: deck, bottom: true });
      },
    }),
  (t, who, n) => `look at the top ${n} cards of ${t.own(who, 'deck')} and, if you like, put one of them on the bottom`,
);

/** The top cards of a deck, the topmost first. */
function top(s: B5State, seat: number, n: number): number[] {
  return n > 0 ? cardsIn(s, seat, DECK).slice(-n).reverse() : [];
}

/** You look at the top cards of a deck and put them back in any order. */
export const reorderTop = v.flow(
  'reorderTop',
  (c, who: Ref, n: Amount) => {
    const read = c.amount(n);
    lookAt(c, who, (s, f, seat) => top(s, seat, read(s, f)), {
      name: 'order',
      prompt: (n, whose) =>
        `In which order do these ${many(n, 'card')} go back on the deck of ${whose}, the top card first?`,
      stakes: 'They are drawn in that order. Nobody else sees them.',
      choose: 'order',
      take: (s, f, order) => {
        if (order.length > 0) restacked(s, { seat: f.l.whose, by: f.you, order });
      },
    });
  },
  (t, who, n) => `look at the top ${t.amount(n)} cards of ${t.own(who, 'deck')} and put them back in any order`,
);
/** A card from a discard pile (or elsewhere) becomes your supporting card, as if it had just entered play. */
export const bringIntoPlay = onCard(
  'bringIntoPlay',
  () => (s, id, f) => {
    if (onlySponsored(s, id) || holdsCopy(s, f.you, id)) return;
    enterRow(s, id, f.you, SUPPORTING);
    printedMarks(s, id);
    giveMarks(s, id);
  },
  card => `${card} becomes a supporting card of yours`,
  { means: [['you', 4]] },
);
/** A character changes factions together with all cards on it. */
export const takeOver = onCard(
  'takeOver',
  () => (s, id, f) => {
    if (isAmbassador(s, id) || holdsCopy(s, f.you, id)) return;
    unlead(s, id);
    moved(s, { card: id, to: zone(f.you, SUPPORTING), from: s.cards[id]!.zone, faction: f.you, controller: f.you });
  },
  card => clause(card, 'become', 'a supporting character of yours with everything on it'),
  card => ({ means: [[card, -4]] }),
);
/** The card gains one more mark of the kind in the fact (John Sheridan). */
export const gainAnother = onCard(
  'gainAnother',
  () => (s, id, f) => {
    giveMark(s, id, f.l.fact.mark, 1);
  },
  card => `${card} gains one more mark of that kind`,
);

/** Marks on a card turn into another kind: neither gained nor purged (b5-r-john-sheridan-4). */
export const convertMark = onCard(
  'convertMark',
  (c, from: Mark, to: Mark, n: Amount = 1) => {
    const read = amount(c, n);
    return (s, id, f) => {
      const k = Math.min(read(s, f), s.cards[id]![from]);
      if (k > 0) markConverted(s, { card: id, from, to, n: k });
    };
  },
  (card, from, to, n = 1) =>
    `${n === 1 ? 'a' : n} ${capitalized(from)} Mark${n === 1 ? '' : 's'} of ${card} become${n === 1 ? 's' : ''} ${capitalized(to)} Mark${n === 1 ? '' : 's'}`,
);

/** The tension of one race toward another cannot go up until the end of the turn. Races are given by ref. */
export const holdTension = v.effect(
  'holdTension',
  (c, from: Ref, toward: Ref) => {
    const a = c.ref(from);
    const b = c.ref(toward);
    return (s, f) =>
      addMod(s, { kind: 'fixed-tension', source: f.self, seat: f.you, what: pairNumber(a(s, f), b(s, f)) });
  },
  (t, from, toward) => `until the end of the turn, ${t.own(from, `tension toward ${t.ref(toward)}`)} cannot go up`,
);

/** Readies a card. What it has done still counts, but it takes no further part in its conflicts (Shal Mayan). */
export const readyForMore = onCard(
  'readyForMore',
  () => (s, id) => {
    excluded(s, { card: id });
    if (s.cards[id]!.rotated) readied(s, { card: id, keep: true });
  },
  card => `ready ${card}; what it has done still counts, but it cannot take part again in a conflict that it is in`,
);

/** A conflict card of your hand is declared and initiated at once, in addition to your other conflicts. */
export const playConflict = v.flow(
  'playConflict',
  (c, card: Ref) => {
    const read = c.ref(card);
    const program = c.program('initiate');
    c.step({
      op: 'do',
      act: (s, f) => {
        declare(s, f.you, option('declare', read(s, f)));
        f.l.played = s.conflicts[s.conflicts.length - 1]!.id;
      },
    });
    c.step({
      op: 'call',
      program: () => program,
      locals: (_s, f) => ({ conflict: f.l.played }),
      you: null,
      self: null,
    });
  },
  (t, card) => `initiate ${t.ref(card)} as an additional conflict`,
);

/** The card is discarded when the turn ends. */
export const discardAtEnd = onCard(
  'discardAtEnd',
  () => (s, id, f) => addMod(s, { kind: 'leaves-at-end', source: f.self, card: id, seat: f.you }),
  card => `${card} is discarded at the end of the turn`,
);

/** You take a card of your discard pile into your hand. All have seen which card it is. */
export const takeUp = onCard(
  'takeUp',
  () => (s, id, f) => {
    moved(s, { card: id, to: zone(f.you, HAND), from: s.cards[id]!.zone });
  },
  card => `take ${card} into your hand`,
  () => ({ means: [['you', 1.5]] }),
);
