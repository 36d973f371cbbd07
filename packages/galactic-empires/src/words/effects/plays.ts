import type { Amount, CardId, Filter, Frame, List, Ref } from '@orrery/kernel';
import { defOf, typeOf } from '../../card.ts';
import {
  all,
  atLeast,
  choose,
  facts,
  minus,
  not,
  other,
  repeatWhile,
  sequence,
  set,
  the,
  v,
  when,
} from '../../language.ts';
import { playsChanged } from '../../rules/play/card-plays.ts';
import { eventFrame } from '../../rules/play/events.ts';
import { couldPlay, judgePlay } from '../../rules/play/playing.ts';
import { onTable } from '../../rules/play/steps-of-a-play.ts';
import { shown } from '../../rules/table/cards-in-play.ts';
import { depart } from '../../rules/table/duration.ts';
import { stackOf } from '../../rules/table/stacks.ts';
import { DECK, DISCARD, type GeState, HAND, pile, SEAT_ZONES, seatOfHq } from '../../state.ts';
import { itself } from '../filters.ts';
import { handOf } from '../lists.ts';
import { hostOf } from '../refs.ts';
import { some } from '../tests.ts';
import { draw } from './cards.ts';
import { throwAway } from './hands.ts';
import { done } from './mishaps.ts';

// Card Plays, cards that a text plays, and turns

/** The cards of a list that you could play now, without a Card Play, or for one (`counts`). */
export const playable = v.list(
  'playable',
  (c, from: List, counts?: 'counts') => {
    const read = c.list(from);
    return (s, f) => read(s, f).filter(id => judgePlay(s, f.you, id, counts === undefined) === null);
  },
  (t, from, _counts?: 'counts') => `those of ${t.list(from)} that can be played now`,
  'card',
  (t, from, _counts?: 'counts') => `${t.single(from) ?? `one of ${t.list(from)}`} that can be played now`,
);
/**
 * Plays a card of your hand without a Card Play. A unit comes engaged and with all its systems supplied if a text says so. With `counts` it costs a
 * Card Play in your own turn.
 */
export const playNow = v.flow(
  'playNow',
  (c, card: Ref, how?: 'armed' | 'counts') => {
    const read = c.ref(card);
    const program = c.program('play a card');
    c.step({
      op: 'call',
      program: () => program,
      locals: (s, f) => ({ a: read(s, f), free: how === 'counts' ? 0 : 1, armed: how === 'armed' ? 1 : 0 }),
      you: null,
      self: null,
    });
  },
  (t, card, how?: 'armed' | 'counts') =>
    how === 'counts'
      ? `play ${t.ref(card)}`
      : `play ${t.ref(card)} ${how === 'armed' ? 'engaged and fully armed, ' : ''}at no Card Play`,
  { means: [['you', 3]] },
);

/** Plays as many of these as you like, one after another, without a Card Play. */
export const playsAny = v.flow<[List, string]>(
  'playsAny',
  (c, from: List, prompt: string) => {
    const list = playable(from);
    c.effect(
      repeatWhile(
        all(some(list), not(done('next'))),
        choose('next', { list, optional: true, prompt }, playNow('next')),
      ),
    );
  },
  (t, from) => `you may play any of ${t.list(from)} that can be played now, one after the other, at no Card Play`,
  { means: [['you', 3]] },
);

/** Draws a card for you, and another for each card that you discard from your hand, up to so many. */
export const drawsForDiscards = v.flow<[Amount]>(
  'drawsForDiscards',
  (c, most: Amount) => {
    c.effect(
      sequence(
        set('left', most),
        repeatWhile(
          all(atLeast(the('left'), 1), not(done('spare'))),
          draw(1),
          set('left', minus(the('left'), 1)),
          when(
            atLeast(the('left'), 1),
            choose(
              'spare',
              {
                list: handOf('you', other(itself)),
                optional: true,
                prompt: 'Which card do you discard to draw another? Choose none to stop.',
              },
              throwAway('spare'),
            ),
          ),
        ),
      ),
    );
  },
  (t, most) =>
    `draw a card; then, as often as you like, discard another card from your hand to draw one more, until you have drawn as many cards as ${t.amount(most)}`,
  { means: [['you', 4]] },
);

/**
 * Shows the top card of your deck. If it fits and can be played in the stack of this card's host, it is played without a Card Play. Otherwise it
 * returns to the deck.
 */
export const exposeTop = v.flow(
  'exposeTop',
  (c, which: Filter) => {
    const fits = c.filter(which);
    const program = c.program('play a card');
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l.top = pile(s, f.you, DECK).at(-1) ?? -1;
        const on = hostOf(s, f);
        f.l.within = on < 0 ? [] : stackOf(s, on);
        if (f.l.top >= 0) shown(s, { card: f.l.top, by: f.you });
      },
    });
    const can = c.unless((s, f) => f.l.top >= 0 && fits(s, f.l.top, f) && couldPlay(s, f.you, f.l.top, f.l.within));
    c.step({
      op: 'call',
      program: () => program,
      locals: (_s, f) => ({ a: f.l.top, free: 1, within: f.l.within }),
      you: null,
      self: null,
    });
    c.land(can);
    c.step({
      op: 'do',
      act: (s, f) => {
        if (f.l.top >= 0 && onTable(s, f.l.top)) depart(s, f.l.top, 'returned', DECK, f.you);
      },
    });
  },
  (t, which) =>
    `show the top card of your deck: if it is ${t.one(which)}, play it at no Card Play on ${t.ref('host')} or a card of its stack, where it can be played there; otherwise put it back on the deck`,
  { means: [['you', 3]] },
);

/** A player gets another turn right after this one. */
export const turnTaken = facts.define<{ seat: number }>('another-turn', {
  apply(s, x) {
    s.extraTurns = [...s.extraTurns, x.seat];
  },
  show: { seat: 'seat' },
  say: n => `${n.seat} takes another turn after this one.`,
});
export const anotherTurn = v.effect(
  'anotherTurn',
  () => (s, f) => {
    turnTaken(s, { seat: f.you });
  },
  () => 'take another turn at the end of this one',
  { means: [['you', 10]] },
)();

// Cards that add up their strengths (O3 Wandering Desire, O4 Forced Retreat)

const strengthIn = (s: GeState, id: CardId): number => defOf(s, id).source.strength;
/** Returns the other cards of a card's title in a hand, the strongest first. */
const namesakes = (s: GeState, self: CardId, you: number): readonly CardId[] =>
  pile(s, you, HAND)
    .filter(id => id !== self && defOf(s, id).source.title === defOf(s, self).source.title)
    .sort((a, b) => strengthIn(s, b) - strengthIn(s, a));

/** The strength of this card with as many others of its title in your hand as you have Card Plays for. */
export const joinedStrength = v.amount(
  'joinedStrength',
  (_c, each: number) => (s, f) => {
    const plays =
      s.turnOf === f.you ? s.seats[f.you]!.plays - (s.cards[f.self]!.zone % SEAT_ZONES === HAND ? 1 : 0) : 0;
    return namesakes(s, f.self, f.you)
      .slice(0, Math.max(0, plays))
      .reduce((sum, id) => sum + strengthIn(s, id), each);
  },
  (_t, each) => `${each} (more by the strength of each other card of this title that you play along)`,
);
/** Plays as many others of this card's title with it as it takes to reach a strength, for a Card Play each. */
export const joinUpTo = v.effect<[number, Amount]>(
  'joinUpTo',
  (c, each: number, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      let left = namesakes(s, f.self, f.you);
      for (let lacking = read(s, f) - each; lacking > 0 && left.length > 0; ) {
        // the weakest one that is enough, otherwise the strongest
        const next = left.findLast(id => strengthIn(s, id) >= lacking) ?? left[0]!;
        lacking -= strengthIn(s, next);
        left = left.filter(id => id !== next);
        playsChanged(s, { seat: f.you, n: -1 });
        depart(s, next, 'used', DISCARD, f.you);
      }
    };
  },
  () => 'play as many others of this title along as that takes, each a Card Play',
);

/** The types of cards that block fire, by the type of what is fired at: bases before their terrain, ships and dragons before a Sector HQ. */
const blocks = (s: GeState, card: CardId, f: Frame): boolean => {
  const e = eventFrame(s, f);
  if (e === null || e.l.kind !== 'volley') return false;
  const on: CardId = e.l.on;
  const type = typeOf(s, card);
  if (on < 0) return seatOfHq(on) === f.you && (type === 'S' || type === 'D');
  return s.cards[on]!.controller === f.you && typeOf(s, on) === 'T' && type === 'B';
};

/**
 * Fits cards of the hand that use a function or a rule as they come into play, so that they may come in reaction (L8 Advanced Preparedness): they have an
 * effect, a function, a text about other cards, or block the fire that is answered (ge/reaction/6).
 */
export const actsAsPlayed = v.filter(
  'actsAsPlayed',
  () => (s, id, f) =>
    defOf(s, id).sides.some(
      ({ source }) =>
        source.effect !== undefined ||
        (source.functions?.length ?? 0) > 0 ||
        (source.always?.length ?? 0) > 0 ||
        (source.reactions?.length ?? 0) > 0,
    ) || blocks(s, id, f),
  () => ({ that: 'uses a function as it is played' }),
)();
