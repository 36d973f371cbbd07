// The order of a turn: its six phases, then its end, and then the next player's turn (wars/turn-sequence).
import { owned, ownSeat, type Seat } from '@orrery/kernel';
import { call, facts, repeatWhile, sequence, v, when } from '../../language.ts';
import { opponentOf, PHASES, type Phase, USED, zone } from '../../state.ts';
import { expired, turnEnds } from './end-of-turn.ts';
import { recirculated } from './recirculate.ts';

/** A player's turn begins (wars/turn-sequence/2). */
export const turnBegan = facts.define<{ seat: Seat; turn: number }>('turn', {
  apply(s, x) {
    s.turn = x.turn;
    s.active = x.seat;
    s.activated = false;
    s.drained = [];
    s.attacked = [];
    s.movesNow = false;
    for (let seat = 0; seat < s.seats.length; seat++) ownSeat(s, seat).drains = 0;
  },
  show: { seat: 'seat', turn: 'plain' },
  heading: 1,
  say: n => `Turn ${n.turn} is ${owned(n.seat, '').trim()}.`,
});

/** A phase of the turn begins (wars/turn-sequence/1). */
export const phaseBegan = facts.define<{ phase: Phase; seat: Seat }>('phase', {
  apply(s, x) {
    s.phase = x.phase;
    s.phaseOver = false;
  },
  show: { phase: 'plain', seat: 'seat' },
  heading: 2,
  say: n => `${owned(n.seat, `${n.phase} phase`)}.`,
});

/** A phase of the turn ends: both players passed. */
export const phaseEnded = facts.define<{ phase: Phase; seat: Seat }>('phase-ended', {
  apply(s) {
    s.movesNow = false;
    s.phaseOver = true;
  },
  show: { phase: 'plain', seat: 'seat' },
  say: () => '',
});

const triggersWait = v.test(
  'triggers wait at the end',
  () => s => s.waiting.length > 0,
  () => '',
);
const goesOn = v.test(
  'the match goes on',
  () => s => s.result === null,
  () => '',
);

/** True for a phase that still comes this turn. A position may begin in the middle of a turn. */
const due = v.test<[Phase]>(
  'the phase is due',
  (_c, phase: Phase) => (_s, f) => PHASES.indexOf(phase) >= f.l.from,
  () => '',
);

v.procedure(
  'turn',
  v.rule('the turn begins', (s, f) => {
    if (f.l.from !== undefined) return;
    f.l.from = 0;
    turnBegan(s, { seat: s.turn === 0 ? s.active : opponentOf(s.active), turn: s.turn + 1 });
  }),
  ...PHASES.map(phase =>
    when(
      due(phase),
      sequence(
        v.rule(`${phase} phase begins`, s => {
          phaseBegan(s, { phase, seat: s.active });
        }),
        call('initiative'),
        v.rule(`${phase} phase ends`, s => {
          phaseEnded(s, { phase, seat: s.active });
        }),
      ),
    ),
  ),
  v.rule('the turn ends', s => {
    turnEnds(s, { seat: s.active });
  }),
  when(triggersWait(), call('initiative')),
  v.rule('recirculate', s => {
    expired(s, { turn: s.turn });
    for (let seat = 0; seat < s.seats.length; seat++) {
      const n = s.zones[zone(seat, USED)]!.length;
      if (n > 0) recirculated(s, { seat, n });
    }
  }),
);

v.procedure('match', call('set up'), repeatWhile(goesOn(), call('turn')));

/** Continues a match from a position: the rest of this turn, beginning with phase `from`, and then turn after turn. */
v.procedure(
  'continue',
  v.flow(
    'the rest of the turn',
    c => {
      const turn = c.program('turn');
      c.step({ op: 'call', program: () => turn, locals: (_s, f) => ({ from: f.l.from }), you: null, self: null });
    },
    () => '',
  )(),
  repeatWhile(goesOn(), call('turn')),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/battle/battle-phase.ts: wars/turn-sequence/4
// - rules/turn/initiative.ts: wars/turn-sequence/3
