// Time Knights who undo what other players have just played. Their time damage and their second strength are printed numbers.

/** A Time Knight who stops one card of a sort each turn, as it is played. */
const denies = (name: string, on: Test, more: Omit<CardText, 'id'> = {}) =>
  card(name, { ...more, reactions: [{ from: 'play', on, effect: stopIt }] });

export const timeKnight6 = denies('C6 Time Knight', beingPlayed(type('A')));
export const timeKnight7 = denies('C7 Time Knight', beingPlayed(type('O')));
export const timeKnight8 = denies('C8 Time Knight', beingPlayed(called('time')));
// cards marked R that are played in the ordinary way are safe from it (ge-r-time-knight-nine-1)
export const timeKnight9 = denies('C9 Time Knight', all(beingPlayed(reactionCard), playedInReaction));
export const timeKnight10 = denies('C10 Time Knight', beingPlayed(anyCard), { is: ['one strength at all times'] });

import type { Test } from '@orrery/kernel';
import { type CardText, card } from '../../card.ts';
import {
  all,
  card as anyCard,
  beingPlayed,
  called,
  playedInReaction,
  reactionCard,
  stopIt,
  type,
} from '../../words/index.ts';
