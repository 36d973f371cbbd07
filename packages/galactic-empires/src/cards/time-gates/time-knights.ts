// Time Knights who undo what other players have just played, make a card count as two, or rearrange stacks. Their time damage and their second strength are printed numbers.

/** A Time Knight who stops one card of a sort each turn, as it is played. */
const denies = (name: string, on: Test, more: Omit<CardText, 'id'> = {}) =>
  card(name, { ...more, reactions: [{ from: 'play', on, effect: stopIt }] });

export const timeKnight6 = denies('C6 Time Knight', beingPlayed(type('A')));
export const timeKnight7 = denies('C7 Time Knight', beingPlayed(type('O')));
export const timeKnight8 = denies('C8 Time Knight', beingPlayed(called('time')));
// cards marked R that are played in the ordinary way are safe from it (ge-r-time-knight-nine-1)
export const timeKnight9 = denies('C9 Time Knight', all(beingPlayed(reactionCard), playedInReaction));
export const timeKnight10 = denies('C10 Time Knight', beingPlayed(anyCard), { is: ['one strength at all times'] });

/** A Time Knight who lets a card of a sort count as two where he is. */
const doubles = (name: string, on: Test) => card(name, { whenever: [{ on, effect: mayCountAsTwo }] });

// a reaction card is one that is played in reaction, as for the Time Knight of strength 9
export const timeKnight1 = doubles('C1 Time Knight', isPlayedHere(anyCard, 'in reaction'));
export const timeKnight2 = doubles('C2 Time Knight', isPlayedHere(called('time')));
export const timeKnight3 = doubles('C3 Time Knight', isPlayedHere(type('O')));
export const timeKnight4 = doubles('C4 Time Knight', isPlayedHere(type('A')));

export const timeKnight5 = card('C5 Time Knight', {
  functions: [
    {
      target: { stacks: { of: place, min: 2, max: 2 } },
      effect: rearranges(chosen('stacks')),
    },
  ],
  names: { stacks: 'those locations' },
});

import type { Test } from '@orrery/kernel';
import { type CardText, card } from '../../card.ts';
import { isPlayedHere, mayCountAsTwo, rearranges } from '../../words/expansions/index.ts';
import {
  all,
  card as anyCard,
  beingPlayed,
  called,
  chosen,
  place,
  playedInReaction,
  reactionCard,
  stopIt,
  type,
} from '../../words/index.ts';
