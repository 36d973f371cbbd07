// The action of the battle phase: an attack on a location where both players have forces (wars/attack-action).
import { type CardId, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { facts, v } from '../../language.ts';
import { opponentOf, type WarsState } from '../../state.ts';
import { bindsSeat, sumFor } from '../abilities/ongoing-ability.ts';
import { canLose } from '../energy/lose-energy.ts';
import { canPay, pay } from '../energy/pay.ts';
import { forces } from '../locations/control.ts';
import { locations } from '../locations/location.ts';
import { judgePhase } from '../phases/phase-actions.ts';
import { LABEL_ROOM, placeLabel, placeNote, shortPlace } from '../questions/card-labels.ts';
import { declare } from '../stack/the-stack.ts';
import { verb } from '../verbs.ts';
import { powerAt } from './totals.ts';

const BATTLE_PHASE = refuse('wars/attack-action/1', 'You can attack only in your battle phase.');
const NOT_BOTH = refuse('wars/attack-action/1', 'You can attack only where both players have a ship or unit.');
const UNDER_WAY = refuse('wars/battle-phase/2', 'A battle is under way. You can attack again when it ends.');
const AGAIN = refuse('wars/attack-action/3', 'You can attack a location only once in each battle phase.');
const TOO_DEAR = refuse('wars/attack-action/1', 'You do not have enough active energy to attack there.');
const NO_ATTACK = refuse('wars/cant/1', 'An ability says that you cannot attack there.');
const CANNOT_LOSE = refuse('wars/costs/5', 'You must lose energy to attack there. You do not have enough.');

/** Returns what an attack costs a seat at a location: 1 energy, more or less (wars/attack-action/1). */
const attackCost = (s: WarsState, seat: Seat, at: CardId): number =>
  Math.max(0, 1 + sumFor(s, 'attack cost', seat, at));
const attackToll = (s: WarsState, seat: Seat, at: CardId): number => sumFor(s, 'attack loses', seat, at);

/** Returns the rule that forbids an attack at a location, or null. It does not check the phase, the cost and earlier attacks. */
export function judgeBattleground(s: WarsState, seat: Seat, at: CardId): Refusal | null {
  if (!locations(s).includes(at) || forces(s, seat, at).length === 0 || forces(s, opponentOf(seat), at).length === 0)
    return NOT_BOTH;
  return bindsSeat(s, 'no attack', seat, at) ? NO_ATTACK : null;
}

/** Returns the rule that forbids a seat to attack at a location now, or null (wars/attack-action/1, wars/attack-action/3, wars/battle-phase/2). */
export function judgeAttack(s: WarsState, seat: Seat, at: CardId): Refusal | null {
  const wrong = judgePhase(s, seat, 'battle', s.battle === null ? BATTLE_PHASE : UNDER_WAY);
  if (wrong !== null) return wrong;
  const barred = judgeBattleground(s, seat, at);
  if (barred !== null) return barred;
  if (s.attacked.includes(at)) return AGAIN;
  if (attackCost(s, seat, at) > canPay(s, seat)) return TOO_DEAR;
  return attackToll(s, seat, at) > canLose(s, seat) - attackCost(s, seat, at) ? CANNOT_LOSE : null;
}

/**
 * A player declares an attack. Each location can be attacked once in a phase, and the same cards can be in several battles (wars/attack-action/3,
 * wars/attack-action/4).
 */
export const attackDeclared = facts.define<{ seat: Seat; at: CardId }>('attack', {
  aside: true,
  apply(s, x) {
    s.attacked = [...s.attacked, x.at];
  },
  show: { seat: 'seat', at: 'card' },
  say: () => '',
});

verb({
  name: 'attack',
  procedure: 'attack action',
  list(s, seat, out) {
    if (judgePhase(s, seat, 'battle', BATTLE_PHASE) !== null) return;
    for (const at of locations(s)) if (judgeAttack(s, seat, at) === null) out.push(option('attack', at));
  },
  judge: judgeAttack,
  label: (s, at, _b, seat) => {
    const power = `power ${powerAt(s, seat, at)} against ${powerAt(s, opponentOf(seat), at)}`;
    const whole = `Attack at ${placeLabel(s, at, seat)} (${power})`;
    return whole.length <= LABEL_ROOM ? whole : `Attack at ${shortPlace(s, at, seat)} (${power})`;
  },
  note: (s, at, _b, seat) => {
    const toll = attackToll(s, seat, at);
    const price = `${attackCost(s, seat, at)} energy${toll > 0 ? `, and you lose ${toll} more` : ''}`;
    return `costs ${price}; ${placeNote(s, at, seat)}; a side with 4 or more tactics can add the destiny of a card`;
  },
});

/** `a` is the location. `free` is 1 for an attack at no cost by a card. */
v.procedure(
  'attack action',
  v.rule('pay for the attack', (s, f) => {
    f.l.n = f.l.free ? 0 : attackToll(s, f.you, f.l.a);
    f.l.paid = f.l.free ? 0 : attackCost(s, f.you, f.l.a);
    pay(s, f.you, f.l.paid, true);
  }),
  v.flow(
    'lose to attack',
    c => {
      const none = c.unless((_s, f) => f.l.n > 0);
      const program = c.program('lose energy');
      c.step({ op: 'call', program: () => program, locals: (_s, f) => ({ n: f.l.n }), you: null, self: null });
      c.land(none);
    },
    () => '',
  )(),
  v.rule('declare the attack', (s, f) => {
    attackDeclared(s, { seat: f.you, at: f.l.a });
    // the battle begins when it comes off the stack (wars/attack-action/2)
    const l = { at: f.l.a, paid: f.l.paid };
    declare(s, { kind: 'action', you: f.you, self: f.l.a, name: 'Attack', program: 'battle', l });
  }),
);
