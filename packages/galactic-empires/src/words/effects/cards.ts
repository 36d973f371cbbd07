import type { Amount, List, Ref, Teller } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { v } from '../../language.ts';
import { changingEvent } from '../../rules/play/events.ts';
import { turn } from '../../rules/table/card-position.ts';
import { moved, noted } from '../../rules/table/cards-in-play.ts';
import { isA } from '../../rules/table/definitions.ts';
import { discardsShuffled } from '../../rules/table/discard-pile.ts';
import { depart, discard as discardCard, returnStack } from '../../rules/table/duration.ts';
import { stackOf } from '../../rules/table/stacks.ts';
import { isUnder, stands } from '../../rules/texts/static-texts.ts';
import { draw as drawCards } from '../../rules/turn/draw-phase.ts';
import { DECK, DISCARD, HAND, inPlay, RESERVE } from '../../state.ts';

// Effects on cards

/** Declares a word that discards a card with everything on it. `tell` writes it as an action of a player, or as what happens to the card. */
const discarding = (name: string, tell: (card: string) => string) =>
  v.effect(
    name,
    (c, card: Ref) => {
      const read = c.ref(card);
      return (s, f) => {
        const id = read(s, f);
        if (id >= 0) discardCard(s, id, id === f.self ? 'used' : 'discarded', f.you);
      };
    },
    (t, card) => tell(t.ref(card)),
    card => ({ means: [[card, -4]] }),
  );
/** Discards a card with what is on it. */
export const discard = discarding('discard', card => `discard ${card}`);
/** Does the same as `discard`, if somebody else has chosen the card. */
export const isLost = discarding('isLost', card => `${card} is discarded`);
/** Discards all of these that are not immune to this card (ge/definitions/10). */
export const discardAll = v.effect(
  'discardAll',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => {
      const shut = stands(s, KIND.immune);
      for (const id of read(s, f))
        if (inPlay(s, id) && !(shut && id !== f.self && isUnder(s, KIND.immune, id, f.self)))
          discardCard(s, id, 'discarded', f.you);
    };
  },
  (t, list) => `discard ${t.list(list)}`,
  list => ({ means: [[list, -4]] }),
);
/** Returns a stack to its owners' hands (ge/duration/9). */
export const returnToHand = v.effect(
  'returnToHand',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (id < 0) return;
      if (inPlay(s, id)) returnStack(s, id, f.you);
      else depart(s, id, 'returned', HAND, f.you);
    };
  },
  (t, card) => `return ${t.ref(card)} and the cards on it to their owners' hands`,
);
/** Where a card goes, as text. */
const PLACES = {
  'on the deck': "on its owner's deck",
  'beneath the deck': "beneath its owner's deck",
  'beneath the discard pile': "beneath its owner's discard pile",
  'in the reserve fleet': "in its owner's reserve fleet",
  'in hand': "in its owner's hand",
};
/** Moves a card from any place to its owner's deck, discard pile or reserve fleet. */
export const put = v.effect(
  'put',
  (c, card: Ref, where: keyof typeof PLACES) => {
    const read = c.ref(card);
    const to = where.includes('deck')
      ? DECK
      : where.includes('discard')
        ? DISCARD
        : where === 'in hand'
          ? HAND
          : RESERVE;
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0) depart(s, id, 'returned', to, f.you, where.startsWith('beneath'));
    };
  },
  (t, card, where) => `put ${t.ref(card)} ${PLACES[where]}`,
);
/** Returns cards of your discard pile to your hand. */
export const takeBack = v.effect(
  'takeBack',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => {
      for (const id of [...read(s, f)]) depart(s, id, 'returned', HAND, f.you);
    };
  },
  (t, list) => `put ${t.list(list)} into your hand`,
  { means: [['you', 5]] },
);
/** Moves a card in play, with everything on it, onto another. */
export const moveTo = v.effect(
  'moveTo',
  (c, card: Ref, to: Ref) => {
    const [what, where] = [c.ref(card), c.ref(to)];
    return (s, f) => {
      const [id, goal] = [what(s, f), where(s, f)];
      // a card cannot move onto itself, nor to where it is
      if (inPlay(s, id) && inPlay(s, goal) && s.cards[id]!.on !== goal && !stackOf(s, id).includes(goal))
        moved(s, { card: id, on: goal, at: -1 });
    };
  },
  (t, card, to) => `${t.ref(card)} goes to ${t.ref(to)}`,
);
export const disengage = v.effect(
  'disengage',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (inPlay(s, read(s, f))) turn(s, read(s, f), false);
    };
  },
  (t, card) => `disengage ${t.ref(card)}`,
  card => ({ means: [[card, -2]] }),
);
export const engage = v.effect(
  'engage',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (inPlay(s, read(s, f))) turn(s, read(s, f), true);
    };
  },
  (t, card) => `engage ${t.ref(card)}`,
  card => ({ means: [[card, 2]] }),
);
/** Sets the number that this card's text counts. */
export const setCounter = v.effect<[Amount]>(
  'setCounter',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      if (inPlay(s, f.self)) noted(s, { card: f.self, counter: read(s, f) });
    };
  },
  () => '',
  { counts: true },
);
/** Shuffles a player's discard pile. */
export const shufflePile = v.effect(
  'shufflePile',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      discardsShuffled(s, { seat: read(s, f) });
    };
  },
  (t, who) => `shuffle ${t.own(who, 'discard pile')}`,
);
/** Makes this card remember another card or a player. */
export const remember = v.effect<[{ card?: Ref; player?: Ref }]>(
  'remember',
  (c, what: { card?: Ref; player?: Ref }) => {
    const [card, player] = [what.card ? c.ref(what.card) : null, what.player ? c.ref(what.player) : null];
    return (s, f) => {
      noted(s, { card: f.self, ...(card ? { bond: card(s, f) } : {}), ...(player ? { foe: player(s, f) } : {}) });
    };
  },
  () => '',
);
/** Declares a word that makes this card remember another one. `tell` says what that means. */
export const remembering = <A extends [Ref, ...unknown[]] = [Ref]>(
  name: string,
  tell: (t: Teller, ...args: A) => string,
) =>
  v.effect<A>(
    name,
    (c, ...[card]) => {
      const read = c.ref(card);
      return (s, f) => {
        if (inPlay(s, f.self)) noted(s, { card: f.self, bond: read(s, f) });
      };
    },
    tell,
  );
/** Makes a player draw cards. */
export const draw = v.effect(
  'draw',
  (c, n: Amount, who: Ref = 'you') => {
    const [read, player] = [c.amount(n), c.ref(who)];
    return (s, f) => {
      drawCards(s, player(s, f), read(s, f));
    };
  },
  (t, n, who: Ref = 'you') =>
    `${who === 'you' ? 'draw' : `${t.ref(who)} draws`} ${n === 1 ? 'a card' : typeof n === 'number' ? `${n} cards` : `as many cards as ${t.amount(n)}`}`,
  (_n, who = 'you') => ({ means: [[who, 3]] }),
);
/** Stops the event: the card is discarded without effect, or the volley does nothing (ge/duration/8). */
export const stopIt = v.effect(
  'stopIt',
  () => (s, f) => {
    const e = changingEvent(s, f);
    // cards that only science officers can negate (M3 Space Vertigo)
    if (
      e === null ||
      (e.l.card >= 0 && isA(s, e.l.card, 'science officers alone') && !isA(s, f.self, 'science officer'))
    )
      return;
    e.l.stopped = true;
  },
  t => t.names.stopping ?? `it has no effect${t.names.stopped ?? ''}`,
  { means: [['you', 4]] },
)();
