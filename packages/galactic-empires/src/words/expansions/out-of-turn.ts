import type { CardId, Frame, Ref } from '@orrery/kernel';
import { forEach, not, sequence, v, when } from '../../language.ts';
import { stackOf } from '../../rules/table/stacks.ts';
import { type GeState, inPlay } from '../../state.ts';
import { hasCounted } from '../crew.ts';
import { setCounter } from '../effects/cards.ts';
import { mayUse } from '../effects/reactions.ts';
import { readyAgain } from '../effects/volleys.ts';
import { functionsAgain } from './lent.ts';
import { stackFires } from './volleys.ts';

// A stack that acts in the turn of another player as if it were its own (O6 Time Jump)

/** A card and the cards of its player on it. */
const ownStack = v.list<[Ref]>(
  'ownStack',
  (c, card) => {
    const read = c.ref(card);
    return (s: GeState, f: Frame): CardId[] =>
      inPlay(s, read(s, f)) ? stackOf(s, read(s, f)).filter(id => s.cards[id]!.controller === f.you) : [];
  },
  (t, card) => `${t.ref(card)} and your cards on it`,
);
/** The first time that a stack acts so, what it has used in this complete turn is free again. */
const freshly = (card: Ref) =>
  when(
    not(hasCounted),
    sequence(setCounter(1), functionsAgain(ownStack(card)), forEach(ownStack(card), 'member', readyAgain('member'))),
  );
/** Lets the player of a stack use the functions of its cards now, as in a new turn. */
export const usesStack = v.flow<[Ref]>(
  'usesStack',
  (c, card) => c.effect(sequence(freshly(card), forEach(ownStack(card), 'member', mayUse('member', 'all')))),
  (t, card) => `use the functions of ${t.ref(card)} and of your cards on it, even those that have been used`,
  { means: [['you', 4]] },
);
/** Lets the player of a stack fire its weapons now, as in a new turn. */
export const firesStack = v.flow<[Ref]>(
  'firesStack',
  (c, card) => c.effect(sequence(freshly(card), stackFires(card))),
  (t, card) => `fire the weapons of ${t.ref(card)} and of your cards on it, even those that have fired`,
  { means: [['you', 4]] },
);
