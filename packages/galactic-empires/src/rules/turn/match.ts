// The match: one player turn after another, until somebody has won or nobody can fight on (ge/getting-started/3, ge/beginning-play/3).
import { call, facts, repeatWhile, v, when } from '../../language.ts';
import { DECK, FLEET, type GeState, HAND, pile, playersAfter } from '../../state.ts';

const goesOn = v.test(
  'the match goes on',
  () => s => s.result === null,
  () => '',
);

/** True if no player who is left can ever act again: no cards in decks, hands or fleets, and nothing that falls due. */
const isSpent = (s: GeState): boolean =>
  s.turn > 0 &&
  s.duties.length === 0 &&
  s.seats.every((seat, i) => seat.out || [DECK, HAND, FLEET].every(kind => pile(s, i, kind).length === 0));

/**
 * The match ends without a winner, because no card is left to fight with. Discard piles are not shuffled into decks again (ge/draw-phase/2), so no
 * turn could change anything. No source says what happens then.
 */
const spent = facts.define<object>('spent', {
  apply(s) {
    s.result = { winners: [], kind: 'spent' };
  },
  show: {},
  say: () => 'No player has a card left to fight with. The match ends without a winner.',
});

/** Runs one player turn after another, extra turns first (ge/getting-started/3). */
const turns = repeatWhile(
  goesOn(),
  v.rule('whose turn is next', s => {
    if (isSpent(s)) {
      spent(s, {});
      return;
    }
    const [extra, ...rest] = s.extraTurns;
    if (extra !== undefined && !s.seats[extra]!.out) {
      s.extraTurns = rest;
      s.turnOf = extra;
    } else if (s.turn > 0) s.turnOf = playersAfter(s, s.turnOf)[0] ?? s.turnOf;
    else s.turnOf = s.order[0]!;
  }),
  when(
    goesOn(),
    v.flow(
      'a turn',
      c => {
        const turn = c.program('turn');
        c.step({ op: 'call', program: () => turn, locals: null, you: s => s.turnOf, self: null });
      },
      () => '',
    )(),
  ),
);

v.procedure('match', call('set up'), turns);

/** Continues a match from a position: the rest of this turn from phase `from` on, then turn after turn. */
v.procedure(
  'continue',
  v.flow(
    'the rest of the turn',
    c => {
      const turn = c.program('turn');
      c.step({
        op: 'call',
        program: () => turn,
        locals: (_s, f) => ({ from: f.l.from }),
        you: s => s.turnOf,
        self: null,
      });
    },
    () => '',
  )(),
  turns,
);
