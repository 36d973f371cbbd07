import type { Amount, List, Ref } from '@orrery/kernel';
import { facts, v } from '../../language.ts';
import { depart, playsChanged } from '../../rules/cards-in-play.ts';
import { judgePlay } from '../../rules/playing.ts';
import { DISCARD, type GeState, HAND, pile, SEAT_ZONES } from '../../state.ts';

// Card Plays, cards that a text plays, and turns

/** The cards of a list that you could play now: at no Card Play, or as one (`counts`). */
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
 * A card of your hand is played at no Card Play; a unit engaged and with all its systems supplied where a text says so. With `counts` it is a Card
 * Play in your own turn.
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

/** A player takes another turn as soon as this one is over. */
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

// Cards that add their strengths to each other's (O3 Wandering Desire, O4 Forced Retreat)

const copies = (s: GeState, self: number, you: number): readonly number[] =>
  pile(s, you, HAND).filter(id => id !== self && s.defs[id] === s.defs[self]);

/** The strength of this card with as many others of its title in your hand as you have Card Plays for. */
export const joinedStrength = v.amount(
  'joinedStrength',
  (_c, each: number) => (s, f) => {
    const plays =
      s.turnOf === f.you ? s.seats[f.you]!.plays - (s.cards[f.self]!.zone % SEAT_ZONES === HAND ? 1 : 0) : 0;
    return each * (1 + Math.min(copies(s, f.self, f.you).length, Math.max(0, plays)));
  },
  (_t, each) => `${each}, and ${each} more for each other of its title that you play along,`,
);
/** As many others of its title are played with this card as it takes to reach a strength, each a Card Play. */
export const joinUpTo = v.effect<[number, Amount]>(
  'joinUpTo',
  (c, each: number, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      const more = Math.max(0, Math.ceil(read(s, f) / each) - 1);
      for (const id of copies(s, f.self, f.you).slice(0, more)) {
        playsChanged(s, { seat: f.you, n: -1 });
        depart(s, id, 'used', DISCARD, f.you);
      }
    };
  },
  () => 'play as many others of its title along as that takes, each a Card Play',
);
