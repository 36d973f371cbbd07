import { type Frame, ownFrame, type Ref } from '@orrery/kernel';
import { call, v } from '../language.ts';
import { eventBelow } from '../rules/cards/contingency-reveal.ts';
import { withdraw } from '../rules/cards/ties.ts';
import { reverse } from '../rules/effects/reversal.ts';
import type { B5State } from '../state.ts';
import { onCard } from './acting.ts';

/** In a window: the action does not happen. */
export const stopIt = v.effect(
  'stopIt',
  () => (s, f) => {
    eventFrame(s, f).l.stopped = true;
  },
  () => 'it does not happen',
  { stops: true },
)();
/** In the window of an attack: another card takes the damage meant for the target. */
export const takeTheDamage = onCard(
  'takeTheDamage',
  () => (s, id, f) => {
    eventFrame(s, f).l.victim = id;
  },
  card => `${card} takes all the damage instead`,
);
/** In the window of an attack: target and attacker leave the conflict, and no damage is dealt. */
export const breakOff = v.effect(
  'breakOff',
  () => (s, f) => {
    const event = eventFrame(s, f);
    event.l.stopped = true;
    for (const id of [event.l.target, event.l.attacker]) {
      withdraw(s, id, event.l.conflict);
      // a leader takes part with its fleet alone (b5/lead-fleet/5)
      if (s.cards[id]!.leader >= 0) withdraw(s, s.cards[id]!.leader, event.l.conflict);
    }
  },
  () => 'the fleet and its attacker leave the conflict, and no damage is dealt',
)();

/**
 * The thing that is answered: for a response, the action in its window; for a revealed contingency, the fact that triggered it
 * (b5/cards-contingency/6).
 */
function eventFrame(s: B5State, f: Frame): Frame {
  return ownFrame(s, f.l.event ?? eventBelow(s, s.stack.length - 1));
}

/** Undoes what an event did. */
export const reverseEvent = v.effect(
  'reverseEvent',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, f) => reverse(s, read(s, f));
  },
  (t, ref) => `undo what ${t.own(ref, 'text')} did`,
);

/** Holds a council vote, called by you. */
export const councilVote = v.flow(
  'councilVote',
  c => c.effect(call('council vote')),
  () => 'call a vote of the Babylon 5 council',
  { polls: 'council' },
);
