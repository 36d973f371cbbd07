import type { CardId, Ref, Test } from '@orrery/kernel';
import { v } from '../language.ts';
import { changingEvent, eventFrame } from '../rules/play/events.ts';
import type { GeState } from '../state.ts';
import { lasts } from './effects/lasting.ts';
import { these } from './lists.ts';

// The Engagement Phase and the Draw Cards Phase of another player as events (see rules/turn/answered-phases.ts)

/** True if another player's cards are about to be engaged. */
export const engaging: Test = v.test(
  'engaging',
  () => (s: GeState, f) => eventFrame(s, f)?.l.kind === 'engagement',
  () => 'the Engagement Phase of another player begins',
  undefined,
  { events: ['engagement'] },
)();
/** True if another player is about to draw in the Draw Cards Phase. */
export const drawing: Test = v.test(
  'drawing',
  () => (s: GeState, f) => eventFrame(s, f)?.l.kind === 'draw',
  () => 'the Draw Cards Phase of another player begins',
  undefined,
  { events: ['draw'] },
)();
/** Keeps a card from being engaged in the Engagement Phase that is answered, and for the rest of that turn. */
export const isNotEngaged = v.flow<[Ref]>(
  'isNotEngaged',
  (c, card) => {
    const read = c.ref(card);
    c.step({
      op: 'do',
      act: (s, f) => {
        const e = changingEvent(s, f);
        if (e !== null) e.l.engaging = (e.l.engaging as readonly CardId[]).filter(id => id !== read(s, f));
      },
    });
    c.effect(lasts({ k: 'disengaged' }, 'turn', these(card)));
  },
  (t, card) => `${t.ref(card)} cannot be engaged in this turn, and the points that it was given are lost`,
  card => ({ means: [[card, -4]] }),
);
