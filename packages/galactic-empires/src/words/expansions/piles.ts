import {
  type Amount,
  askStep,
  type CardId,
  type Filter,
  type Frame,
  type Menu,
  option,
  ownFrame,
  type Ref,
} from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { textFor, v } from '../../language.ts';
import { seatName, titleOf } from '../../names.ts';
import { eventFrame } from '../../rules/play/events.ts';
import { positionOf } from '../../rules/table/card-position.ts';
import { entered, shown } from '../../rules/table/cards-in-play.ts';
import { topDiscard } from '../../rules/table/discard-pile.ts';
import { depart, left } from '../../rules/table/duration.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { drawn, shuffled } from '../../rules/turn/draw-phase.ts';
import { DECK, DISCARD, type GeState, inPlay, pile, SEAT_ZONES } from '../../state.ts';

// Effects on decks and discard piles: the cards at the bottom, and the first card of a sort

/** Draws cards from the bottom of your deck. */
export const drawFromBottom = v.effect(
  'drawFromBottom',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      for (let k = read(s, f); k > 0; k--) {
        const [card] = pile(s, f.you, DECK);
        if (card !== undefined) drawn(s, { seat: f.you, card });
      }
    };
  },
  (t, n) => `draw cards from the bottom of your deck, as many as ${t.amount(n)}`,
  { means: [['you', 5]] },
);
/** The top card of a player's discard pile. */
export const topDiscardOf = v.ref(
  'topDiscardOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => (read(s, f) < 0 ? -1 : topDiscard(s, read(s, f)));
  },
  (t, who) => `the top card of ${t.own(who, 'discard pile')}`,
);
/** The bottom card of a player's discard pile. */
export const bottomDiscard = v.ref(
  'bottomDiscard',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => (read(s, f) < 0 ? -1 : (pile(s, read(s, f), DISCARD)[0] ?? -1));
  },
  (t, who) => `the bottom card of ${t.own(who, 'discard pile')}`,
);
/** Lists cards outside play, of which a player chooses some. */
const someOf = (prompt: string, read: (s: GeState, f: Frame) => readonly CardId[]): Menu<GeState> => ({
  name: 'cards of a pile',
  list: (s, f) => read(s, f).map(id => option('card', id)),
  label: (s, _f, o) => titleOf(s, o.a),
  prompt: () => prompt,
  stakes: textFor,
  note: (s, _f, o) => `a card of ${seatName(s, s.cards[o.a]!.owner)}`,
  card: (s, _f, o) => titleOf(s, o.a),
});
/** Returns the cards that another player has just taken out of a discard pile and that are still out of it. */
const justTakenOut = (s: GeState, f: Frame): readonly CardId[] =>
  ((eventFrame(s, f)?.l.taken ?? []) as readonly CardId[]).filter(id => s.cards[id]!.zone % SEAT_ZONES !== DISCARD);
/** Lets you put any of the cards that another player has just taken out of a discard pile beneath it. */
export const sinkTakenOut = v.flow(
  'sinkTakenOut',
  c => {
    const menu = someOf('Which of these cards go beneath the discard pile?', justTakenOut);
    c.step(
      askStep({ who: (_s, f) => [f.you], menu, max: (s, f) => justTakenOut(s, f).length }, (s, f, picks) => {
        for (const o of picks[0]!) depart(s, o.a, 'returned', DISCARD, f.you, true);
      }),
    );
  },
  () => "put any of the cards that were taken out beneath their owners' discard piles",
  { means: [['you', 4]] },
)();
/** Lets you say which of the cards that have just been discarded go beneath the decks of their owners. One question covers cards that go together. */
export const goBeneathDecks = v.flow(
  'goBeneathDecks',
  c => {
    const [told, gone] = [c.name('told'), c.name('gone')];
    const menu = someOf('Which of these discarded cards go beneath the decks of their owners?', (_s, f) => f.l[gone]);
    c.step({
      op: 'do',
      act: (s, f) => {
        const all: CardId[] = [];
        // the frames of this text that wait beneath this one are for cards that were discarded at the same time
        for (let i = s.stack.length - 1; i >= 0; i--) {
          const x = s.stack[i]!;
          if (x.program !== f.program || x.self !== f.self || x.l[told] === true) continue;
          all.push(x.l.fact.card);
          ownFrame(s, i).l[told] = true;
        }
        f.l[gone] = all.filter(id => s.cards[id]!.zone % SEAT_ZONES === DISCARD);
      },
    });
    const some = c.unless((_s, f) => f.l[gone].length > 0);
    c.step(
      askStep(
        { who: (_s, f) => [f.you], menu, min: () => 0, max: (_s, f) => f.l[gone].length, skip: false },
        (s, f, picks) => {
          for (const { a: card } of picks[0]!)
            left(s, { card, seat: s.cards[card]!.owner, on: -1, how: 'returned', to: DECK, bottom: true, by: f.you });
        },
      ),
    );
    c.land(some);
  },
  t => `${t.ref('you')} may put it beneath its owner's deck`,
  { means: [['you', 3]] },
)();
/**
 * Shows the cards of your deck one by one from the top, until one fits. That card comes into play at this card's location, and was not played. The others
 * go back, and the deck is shuffled.
 */
export const bringsFirst = v.effect(
  'bringsFirst',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const here = inPlay(s, f.self) ? locationOf(s, f.self) : (f.l.on as CardId);
      if (!inPlay(s, here)) return;
      const seen: CardId[] = [];
      let found = -1;
      for (const card of pile(s, f.you, DECK).slice().reverse()) {
        shown(s, { card, by: f.you });
        if (fits(s, card, f)) {
          found = card;
          break;
        }
        seen.push(card);
      }
      if (found >= 0)
        entered(s, {
          card: found,
          seat: f.you,
          on: here,
          at: f.you,
          engaged: positionOf(s, found, defOf(s, found).sides[0]!, here, f.you),
        });
      for (const card of seen.reverse()) depart(s, card, 'returned', DECK, f.you);
      shuffled(s, { seat: f.you });
    };
  },
  (t, which) =>
    `show the cards of your deck one by one from the top, until one is ${t.one(which)}: that card comes into play at ${t.ref('location')}; the others go back into your deck, and you shuffle it`,
  { means: [['you', 5]] },
);
