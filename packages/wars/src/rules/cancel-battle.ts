import type { CardId } from '@orrery/kernel';
import { facts } from '../language.ts';
import { IN_PLAY, type WarsState } from '../state.ts';
import { leavePlay } from './cards-in-play.ts';
import { cancel } from './stack.ts';

/** A battle is over before its time: one side is gone (wars/systematic-rules/2). */
export const battleCanceled = facts.define<{ at: CardId }>('battle-canceled', {
  apply(s) {
    s.battle = null;
    s.delayed = s.delayed.filter(d => d.l.untilBattleEnds !== 1);
  },
  show: { at: 'card' },
  say: n => `The battle at ${n.at} is canceled.`,
});

/**
 * Ends the battle without winner or casualties: damaged cards are lost, what is pending is canceled (wars/systematic-rules/3,
 * wars/systematic-rules/4).
 */
export function cancelBattle(s: WarsState): void {
  const battle = s.battle;
  if (battle === null) return;
  battleCanceled(s, { at: battle.at });
  for (const id of s.zones[IN_PLAY]!.slice()) if (s.cards[id]!.damaged) leavePlay(s, id, 'lost');
  for (const item of s.items.slice().reverse()) cancel(s, item.id);
}
