// A player turn with its seven phases, and effects that fall due in them (ge/turn-definitions, ge/crucial-rules/3).
import { type Effect, ownCard, owned, ownSeat, type Seat } from '@orrery/kernel';
import { call, facts, programs, sequence, v, when } from '../../language.ts';
import { PHASE_NAMES } from '../../names.ts';
import { type Duty, FLEET, PHASES, type Phase, pile } from '../../state.ts';
import { oneShot } from '../fire/weapons.ts';
import { movement } from '../fleet/ship-movement.ts';
import { offerAgendas } from '../play/agenda.ts';
import { forgetNumbers } from '../texts/standing.ts';
import { drawCards, engageCards } from './answered-phases.ts';
import { discarding } from './discard-phase.ts';
import { playCards } from './play-cards-phase.ts';
import { recordKeeping, runOut } from './record-keeping.ts';
import { weaponsFire } from './weapons-fire-phase.ts';

/** A player's turn begins, which ends their last complete turn (ge/turn-definitions/1). */
export const turnBegan = facts.define<{ seat: Seat; n: number }>('turn', {
  apply(s, x) {
    s.turn++;
    s.turnOf = x.seat;
    s.playedNow = [];
    s.targets = [];
    const seat = ownSeat(s, x.seat);
    seat.quiet = x.n > 1 && !s.firedAt.some(k => k.at === x.seat) ? 1 : 0;
    seat.mourning = seat.bereaved;
    seat.bereaved = 0;
    seat.agendas = [];
    s.firedAt = s.firedAt.filter(k => k.at !== x.seat);
    seat.turns = x.n;
    for (const id of pile(s, x.seat, FLEET)) {
      const card = s.cards[id]!;
      if (card.used !== 0 || card.given.length > 0 || card.fired.length > 0)
        // phasers of shuttles and fighters fire only once
        Object.assign(ownCard(s, id), { used: 0, given: [], fired: oneShot(s, id) ? card.fired.slice(0, 1) : [] });
    }
  },
  show: { seat: 'seat', n: 'plain' },
  heading: 1,
  say: n => `Turn ${n.n} of ${n.seat}.`,
});

/** A phase begins. */
export const phaseBegan = facts.define<{ seat: Seat; phase: Phase }>('phase', {
  apply(s, x) {
    s.phase = x.phase;
    // effects that last for the rest of a phase end with it
    if (!s.lasting.some(l => l.turns < 0)) return;
    s.lasting = s.lasting.filter(l => l.turns >= 0);
    forgetNumbers(s);
  },
  unsettles: true,
  show: { seat: 'seat', phase: 'plain' },
  heading: 2,
  say: (n, x) => `${owned(n.seat, PHASE_NAMES[x.phase!])}.`,
});

/** A player has finished the turn (ge/draw-phase/3). */
export const turnEnded = facts.define<{ seat: Seat }>('turn-ended', {
  apply() {},
  show: { seat: 'seat' },
  say: () => '',
});

/** An effect that was due has been settled. */
export const fellDue = facts.define<{ duty: Duty }>('fell-due', {
  apply(s, x) {
    s.duties = s.duties.filter(d => d !== x.duty);
  },
  show: {},
  say: () => '',
});

/** The phases in which the player of the turn does nothing else from their hand: they are asked about agendas that have come true. */
const QUIET: ReadonlySet<Phase> = new Set<Phase>(['weapons fire', 'discard', 'draw']);

/** Begins a phase and settles the effects that fall due in it. Effects that become due during the phase wait. */
const begin = (phase: Phase): Effect[] => [
  v.rule(`${phase} begins`, (s, f) => {
    phaseBegan(s, { seat: f.you, phase });
    if (QUIET.has(phase)) offerAgendas(s, f.you);
    f.l.due = s.duties.length === 0 ? [] : s.duties.filter(d => d.phase === phase && d.of === f.you);
  }),
  v.flow(
    `due in ${phase}`,
    c => {
      const start = c.unless((_s, f) => f.l.due.length > 0);
      c.step({
        op: 'do',
        act: (s, f) => {
          const [duty, ...rest] = f.l.due;
          // a loaded match has copies of these records, so compare their contents
          const record = s.duties.find(d => d === duty || JSON.stringify(d) === JSON.stringify(duty));
          Object.assign(f.l, { due: rest, duty });
          if (record) fellDue(s, { duty: record });
        },
      });
      c.step({
        op: 'call',
        program: (_s, f) => programs.of(f.l.duty.program),
        locals: (_s, f) => ({ ...f.l.duty.l }),
        you: (_s, f) => f.l.duty.you,
        self: (_s, f) => f.l.duty.self,
      });
      c.go(start);
      c.land(start);
    },
    () => '',
  )(),
];

/** True if this turn has not reached a phase yet. A position may begin in the middle of a turn. */
const due = v.test<[Phase]>(
  'the phase is due',
  (_c, phase: Phase) => (s, f) => PHASES.indexOf(phase) >= f.l.from && s.result === null && !s.seats[f.you]!.out,
  () => '',
);

const phaseOf = (phase: Phase, ...effects: Effect[]): Effect => when(due(phase), sequence(...begin(phase), ...effects));

v.procedure(
  'turn',
  v.rule('the turn begins', (s, f) => {
    if (f.l.from === undefined) {
      f.l.from = 0;
      turnBegan(s, { seat: f.you, n: s.seats[f.you]!.turns + 1 });
    }
    f.l.engaging = pile(s, f.you, FLEET).filter(id => s.cards[id]!.engaged === 1);
  }),
  phaseOf('record keeping', recordKeeping, movement),
  phaseOf('allocation', call('allocation')),
  phaseOf('engagement', engageCards, runOut),
  phaseOf('play A', playCards('plays A')),
  phaseOf('weapons fire', call('first fire'), weaponsFire),
  phaseOf('play B', playCards('plays B')),
  phaseOf('discard', discarding),
  phaseOf('draw', drawCards),
  v.rule('the turn ends', (s, f) => {
    if (s.result === null && !s.seats[f.you]!.out) turnEnded(s, { seat: f.you });
  }),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/turn/play-cards-phase.ts: ge/turn-definitions/5
// - rules/turn/record-keeping.ts: ge/turn-definitions/2
