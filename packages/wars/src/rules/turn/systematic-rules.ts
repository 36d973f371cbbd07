// The checks each time before a player gains initiative: a battle with only one side, and players without energy (wars/systematic-rules).
// The end of the match is in winning-the-game.ts.
import type { CardId } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { energyOf, IN_PLAY, opponentOf, type WarsState } from '../../state.ts';
import { presentAt } from '../abilities/ongoing-ability.ts';
import { leavePlay } from '../cards/leaving-play.ts';
import { cancel } from '../stack/cancel.ts';
import { matchOver } from './winning-the-game.ts';

/** A battle ends early because one side is gone (wars/systematic-rules/2). */
export const battleCanceled = facts.define<{ at: CardId }>('battle-canceled', {
  apply(s) {
    s.battle = null;
    s.delayed = s.delayed.filter(d => d.l.untilBattleEnds !== 1);
  },
  show: { at: 'card' },
  say: n => `The battle at ${n.at} is canceled.`,
});

/**
 * Cancels the battle, without winner or casualties: damaged cards are lost, and pending things are canceled (wars/systematic-rules/3,
 * wars/systematic-rules/4).
 */
export function cancelBattle(s: WarsState): void {
  const battle = s.battle;
  if (battle === null) return;
  battleCanceled(s, { at: battle.at });
  for (const id of s.zones[IN_PLAY]!.slice()) if (s.cards[id]!.damaged) leavePlay(s, id, 'lost');
  for (const item of s.items.slice().reverse()) cancel(s, item.id);
}

/**
 * Checks the table before a player gains initiative: battles with only one side, and players whose piles are all empty (wars/systematic-rules/1,
 * wars/systematic-rules/5).
 */
export function systematicRules(s: WarsState): void {
  if (s.battle !== null && !s.battle.inStep) {
    const there = presentAt(s, s.battle.at);
    for (let seat = 0; seat < s.seats.length; seat++)
      if (!there.some(id => s.cards[id]!.controller === seat)) {
        cancelBattle(s);
        break;
      }
  }
  if (s.seats.every((_, seat) => energyOf(s, seat) > 0)) return;
  const empty = s.seats.flatMap((_, seat) => (energyOf(s, seat) === 0 ? [seat] : []));
  matchOver(s, { winners: empty.length === 1 ? [opponentOf(empty[0]!)] : [] });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/turn/winning-the-game.ts: wars/systematic-rules/6, wars/systematic-rules/7
