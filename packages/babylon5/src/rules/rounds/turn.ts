// A match and its turns: which rounds a turn has, and in which order (b5/ready-round/1).
import { call, facts, repeatWhile, v } from '../../language.ts';
import { players, ROUND_NAMES, type Round } from '../../state.ts';
import { giveMarks } from '../cards/marks.ts';
import { initiativeOrder, orderSet } from './initiative.ts';

/** A round of the turn begins. */
export const roundBegan = facts.define<{ round: Round }>('round', {
  apply(s, x) {
    s.round = x.round;
  },
  show: 'all',
  say: n => `${n.round} round.`,
  unsettles: true,
});

v.procedure(
  'match',
  call('ambassadors'),
  call('exchange cards'),
  call('second ambassadors'),
  call('hands and decks'),
  v.rule('play begins', s => {
    for (const seat of players(s)) giveMarks(s, s.seats[seat]!.ambassador);
    orderSet(s, { order: initiativeOrder(s) });
  }),
  // the first turn begins with the conflict round (b5/setup/25, b5/setup/27)
  call('conflict round'),
  call('action round'),
  call('resolution round'),
  call('draw round'),
  call('turns'),
);

/** Procedure: turns, one after the other, until a player wins (b5/ready-round/1, b5/ready-round/2, b5/ready-round/3). */
v.procedure(
  'turns',
  repeatWhile(
    v.test(
      'the match goes on',
      () => s => s.result === null,
      () => '',
    )(),
    call('ready round'),
    call('conflict round'),
    call('action round'),
    call('resolution round'),
    call('draw round'),
  ),
);

// procedures for matches that begin in the middle of a turn (positions of tests and scenarios)
ROUND_NAMES.forEach((round, i) => {
  v.procedure(`from the ${round} round`, ...ROUND_NAMES.slice(i).map(r => call(`${r} round`)), call('turns'));
});
