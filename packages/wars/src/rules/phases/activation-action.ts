// The action of the activate phase: it turns reserve cards into energy to pay with (wars/activation-action, wars/activate-phase).
// Interrupts and abilities before and after it are in turn/initiative.ts.
import { many, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { facts, v } from '../../language.ts';
import { ACTIVE, pile, RESERVE, type WarsState } from '../../state.ts';
import { sumFor } from '../abilities/ongoing-ability.ts';
import { activate } from '../energy/activate.ts';
import { generated } from '../locations/energy-icon.ts';
import { locations } from '../locations/location.ts';
import { declare } from '../stack/the-stack.ts';
import { verb } from '../verbs.ts';
import { judgePhase } from './phase-actions.ts';

const ACTIVATE_PHASE = refuse('wars/activate-phase/1', 'You can activate energy only in your activate phase.');
const ONCE = refuse('wars/activate-phase/1', 'You already took your activation action this turn.');
const TOO_MUCH = refuse(
  'wars/activation-action/1',
  'You can activate 1 energy, and 1 more for each energy icon on your side.',
);
const NO_RESERVE = refuse('wars/activate/2', 'Your reserve does not have that many cards.');

/** Returns the most energy that a seat's activation action can activate (wars/activation-action/1, wars/activation-action/2, wars/energy-icon/2). */
export function activationLimit(s: WarsState, seat: Seat): number {
  let n = 1 + sumFor(s, 'generates', seat, -1);
  for (const at of locations(s)) n += generated(s, at, seat);
  return n;
}

/** A player declares an activation action and announces its amount (wars/activation-action/3). */
export const activationDeclared = facts.define<{ seat: Seat; n: number }>('activation', {
  aside: true,
  apply(s) {
    s.activated = true;
  },
  show: { seat: 'seat', n: 'plain' },
  // the log tells it when it goes on the stack
  say: () => '',
});

function judgeActivate(s: WarsState, seat: Seat, n: number): Refusal | null {
  const wrong = judgePhase(s, seat, 'activate', ACTIVATE_PHASE);
  if (wrong !== null) return wrong;
  if (s.activated) return ONCE;
  if (n > activationLimit(s, seat)) return TOO_MUCH;
  return n > pile(s, seat, RESERVE).length ? NO_RESERVE : null;
}

verb({
  name: 'activate',
  procedure: 'activation action',
  list(s, seat, out) {
    if (judgeActivate(s, seat, 0) !== null) return;
    const most = Math.min(activationLimit(s, seat), pile(s, seat, RESERVE).length);
    for (let n = most; n > 0; n--) out.push(option('activate', n));
  },
  judge: (s, seat, n) => judgeActivate(s, seat, n),
  label: (_s, n) => `Activate ${n} energy`,
  note: (s, n, _b, seat) =>
    `leaves ${many(pile(s, seat, RESERVE).length - n, 'card')} in your reserve; you then have ${pile(s, seat, ACTIVE).length + n} active energy`,
});
v.procedure(
  'activation action',
  v.rule('announce the activation', (s, f) => {
    activationDeclared(s, { seat: f.you, n: f.l.a });
    // players can respond to it; energy that was not announced cannot be activated by another action (wars/activation-action/5,
    // wars/activation-action/6)
    declare(s, { kind: 'action', you: f.you, self: -1, name: 'Activation', program: 'activation', l: { n: f.l.a } });
  }),
);
v.procedure(
  'activation',
  v.rule('energy is activated', (s, f) => activate(s, f.you, f.l.n, true)),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/energy/activate.ts: wars/activation-action/4
// - rules/turn/initiative.ts: wars/activate-phase/2
