// A player is out of the game, or leaves it: the effects on their cards and conflicts (b5/elimination).
import { EVERYBODY, learn, ownSeat, type Seat } from '@orrery/kernel';
import { facts, programs } from '../../language.ts';
import {
  AGENDA,
  type B5State,
  cardsIn,
  DISCARD,
  FACTION,
  INNER,
  players,
  REMOVED,
  rows,
  SUPPORTING,
  zone,
} from '../../state.ts';
import { cancelled } from '../cards/conflict.ts';
import { leavePlay } from '../cards/in-play.ts';
import { settleRifts } from './civil-war.ts';
import { matchWon } from './victory.ts';

/** A player is out of the game. */
export const eliminated = facts.define<{ seat: Seat; why: string }>('eliminated', {
  apply(s, x) {
    // cards removed before stay known
    for (const id of cardsIn(s, x.seat, REMOVED)) learn(s, id, EVERYBODY);
    ownSeat(s, x.seat).out = true;
  },
  show: { seat: 'seat', why: 'plain' },
  say: n => `${n.seat} ${n.why}.`,
  unsettles: true,
});

/**
 * Takes a player out: their conflicts are cancelled (b5/elimination/3), all cards they own leave the table
 * (b5/elimination/1), and other players' cards in their faction go to their owners' discard piles (b5/elimination/2, b5/elimination/4). The
 * last player left wins (b5/victory/9, b5/victory/10).
 */
export function eliminate(s: B5State, seat: Seat, why = 'leaves the game'): void {
  if (s.seats[seat]!.out) return;
  eliminated(s, { seat, why });
  for (const c of s.conflicts) {
    if (c.seat === seat && (c.stage === 'declared' || c.stage === 'initiated' || c.stage === 'postponed')) {
      cancelled(s, { conflict: c.id });
      if (s.resolving === c.id) s.resolving = -1;
    }
  }
  for (const kind of [SUPPORTING, INNER, AGENDA, FACTION]) {
    for (const id of cardsIn(s, seat, kind)) if (s.cards[id]!.owner !== seat) leavePlay(s, id, DISCARD);
  }
  const spent = s.spentDefs;
  for (const id of [...rows(s), ...s.cards.keys()]) {
    const card = s.cards[id]!;
    if (card.owner === seat && card.zone !== zone(seat, REMOVED)) leavePlay(s, id, REMOVED);
  }
  // cards that leave with their owner do not count as "removed from the game", so they bar no limited card
  s.spentDefs = spent;
  s.attack =
    s.attack && (s.cards[s.attack.attacker]!.owner === seat || s.cards[s.attack.target]!.owner === seat)
      ? null
      : s.attack;
  settleRifts(s, seat);
  const left = players(s);
  if (left.length === 1 && s.result === null) matchWon(s, { winners: left, kind: 'major' });
  else if (left.length === 0 && s.result === null) matchWon(s, { winners: [], kind: 'none' });
}

/** The procedures that continue for the others when a player leaves: the rounds, and steps for all players. */
const GO_ON: ReadonlySet<string> = new Set([
  'match',
  'turns',
  'conflict round',
  'resolve conflict',
  'resolution round',
  'aftermaths',
  'draw round',
  'ready round',
  'surrenders',
  'mercenaries',
  'second ambassadors',
  'starting hands',
  'hands and decks',
  'exchange cards',
  'two-player start',
]);

/** A player leaves the match, with the effects of elimination. Their present action ends, or outside the action round the step they were in. */
export function leave(s: B5State, seat: Seat): void {
  eliminate(s, seat);
  if (s.result !== null) return;
  const name = (at: number) => programs.list[s.stack[at]!.program]!.name;
  const round = s.stack.findIndex((_, at) => name(at) === 'action round');
  if (round >= 0 && s.stack[round]!.you === seat && s.stack.length > round + 1 && name(round + 1) !== 'mercenaries') {
    s.stack.length = round + 1;
    s.tracing = null;
    return;
  }
  for (let top = s.stack.length - 1; top > 0 && top > round; top--) {
    if (s.stack[top]!.you !== seat || GO_ON.has(name(top))) return;
    s.stack.pop();
  }
}
