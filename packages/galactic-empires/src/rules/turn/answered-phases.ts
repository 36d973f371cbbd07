// The Engagement Phase and the Draw Cards Phase. Some sets have cards that answer them, although the rulebook lists no such reaction.
import { type Effect, Seam } from '@orrery/kernel';
import { LIBRARY } from '../../card.ts';
import { call, v, when, window } from '../../language.ts';
import type { EventKind } from '../play/events.ts';
import { REACTION } from '../play/reaction.ts';
import { drawing } from './draw-phase.ts';
import { engagement } from './engagement-phase.ts';

/** The events of phases that cards of some sets answer. */
const ANSWERED = new Seam<ReadonlySet<EventKind>>(LIBRARY);

ANSWERED.add({ name: 'cessations', sets: ['time-gates'] }, new Set<EventKind>(['engagement', 'draw']));

/** True if the match has cards that answer an event of this kind. */
const isAnswered = v.test<[EventKind]>(
  'the phase may be answered',
  (_c, kind) => s => ANSWERED.of(s).some(kinds => kinds.has(kind)),
  () => '',
);

/** Does the work of a phase. In matches with cards that answer it, a program of its own announces it first. */
const answered = (kind: EventKind, work: Effect, announced: string): Effect =>
  when(isAnswered(kind), call(announced), work);

/** Engages cards in the Engagement Phase. */
export const engageCards = answered('engagement', engagement, 'engagement');

/** Draws cards in the Draw Cards Phase. */
export const drawCards = answered('draw', drawing, 'drawing');

// the frame keeps the cards that will be engaged, and the changes that reactions make to them
v.procedure(
  'engagement',
  v.rule('cards are about to be engaged', (s, f) => {
    const { engaging } = s.stack[s.stack.length - 2]!.l;
    Object.assign(f.l, { kind: 'engagement', by: f.you, card: -1, on: -1, fleet: -1, aims: [], engaging });
  }),
  window(REACTION),
  engagement,
);

v.procedure(
  'drawing',
  v.rule('cards are about to be drawn', (_s, f) => {
    Object.assign(f.l, { kind: 'draw', by: f.you, card: -1, on: -1, fleet: -1, aims: [] });
  }),
  window(REACTION),
  drawing,
);
