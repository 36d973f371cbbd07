import { type Compiler, choosable, type Frame, type Read, type Refusal, refuse, type Selections } from '@orrery/kernel';
import type { Gate } from '../card.ts';
import { v } from '../language.ts';
import { canLose } from '../rules/energy/lose-energy.ts';
import { canPay, pay } from '../rules/energy/pay.ts';
import { HAND, opponentOf, pile, RESERVE, type WarsState, zone } from '../state.ts';
import type { Choice } from './targets.ts';

// The costs of a gate, and whether a player can pay them

const NO_TARGET = refuse('wars/target/7', 'There is no legal target.');
const NOT_GIVEN = refuse('wars/deploy-phase/8', 'You do not have the cards to pay this cost.');
const TOO_DEAR = refuse('wars/costs/1', 'You do not have enough active energy.');
const CANNOT_LOSE = refuse('wars/deploy-phase/8', 'This costs energy that you must lose. You do not have enough.');
const NO_RESERVE = refuse('wars/destiny/6', 'A player must reveal a card for destiny, but their reserve is empty.');
const TWICE = refuse('wars/target/8', 'You already chose this one.');

/** The compiled costs of a gate. */
export interface Costs {
  readonly pay: Read<WarsState> | null;
  readonly lose: Read<WarsState> | null;
  /** the energy cost that is known before any choice */
  readonly printed: number;
  /** the number of hand cards that the further costs take */
  readonly fromHand: number;
  readonly further: Gate['cost'];
}

export const compileCosts = (c: Compiler<WarsState>, gate: Pick<Gate, 'pay' | 'lose' | 'cost'>): Costs => ({
  pay: gate.pay === undefined ? null : c.amount(gate.pay),
  lose: gate.lose === undefined ? null : c.amount(gate.lose),
  printed: typeof gate.pay === 'number' ? gate.pay : 0,
  fromHand: v.traits(gate.cost ?? [], 'fromHand').reduce((n, k) => n + k, 0),
  further: gate.cost,
});

/** Returns the energy to pay: by the gate, and besides (`extra`: the card's own cost, or a surcharge). */
const paid = (s: WarsState, f: Frame, costs: Costs): number => (costs.pay?.(s, f) ?? 0) + (f.l.extra ?? 0);
/** Returns the energy to lose: by the gate, and besides. */
const lost = (s: WarsState, f: Frame, costs: Costs): number => (costs.lose?.(s, f) ?? 0) + (f.l.toll ?? 0);

/** Returns the hand cards given as a cost. They cannot also be lost as energy (wars/costs/6). */
const handGiven = (s: WarsState, f: Frame, choices: readonly Choice[]): number[] =>
  choices
    .filter(x => x.spent)
    .flatMap(x => (f.l[x.name] as number | number[] | undefined) ?? [])
    .filter(id => id >= 0 && s.cards[id]!.zone === zone(f.you, HAND));

/** True if the player can pay the costs: energy from the active pile, and energy or hand cards to lose (wars/deploy-phase/8). */
export function affordable(s: WarsState, f: Frame, costs: Costs, choices: readonly Choice[]): boolean {
  if (paid(s, f, costs) > canPay(s, f.you)) return false;
  const own = f.self >= 0 && s.cards[f.self]!.zone === zone(f.you, HAND) ? 1 : 0;
  if (costs.fromHand > pile(s, f.you, HAND).length - own) return false;
  const loss = lost(s, f, costs);
  return loss === 0 || loss <= canLose(s, f.you) - own - handGiven(s, f, choices).length;
}

/** Returns the choices for the kernel, limited to those that the player can then pay for (wars/target/8). */
export const payable = (choices: readonly Choice[], costs: Costs): Selections<WarsState> => ({
  choices,
  once: TWICE,
  ok: (s, f) => affordable(s, f, costs, choices),
  blocked: (s, f, next) => judgeCosts(s, f, costs, choices, next),
});

/** Returns the rule that forbids the choices from `next` on, or the payment of what was chosen. */
export function judgeCosts(s: WarsState, f: Frame, costs: Costs, choices: readonly Choice[], next = 0): Refusal {
  if (choosable(unpaid(choices), s, f, next)) return paid(s, f, costs) > canPay(s, f.you) ? TOO_DEAR : CANNOT_LOSE;
  const targets = choices.filter((x, i) => i < next || x.target);
  return choosable(unpaid(targets), s, f, next) ? NOT_GIVEN : NO_TARGET;
}

/** Returns the choices without a check of the payment. */
export const unpaid = (choices: readonly Choice[]): Selections<WarsState> => ({
  choices,
  once: TWICE,
  ok: null,
  blocked: () => NO_TARGET,
});

/**
 * Emits the payment of a gate's costs (wars/costs/5).
 * @param declares true if a declaration follows and tells its own cost
 */
export function emitPayment(c: Compiler<WarsState>, costs: Costs, choices: readonly Choice[], declares = false): void {
  c.step({
    op: 'do',
    act: (s, f) => {
      const n = paid(s, f, costs);
      if (declares) f.l.paid = n;
      pay(s, f.you, n, declares);
    },
  });
  const free = c.unless((s, f) => lost(s, f, costs) > 0);
  const program = c.program('lose energy');
  c.step({
    op: 'call',
    program: () => program,
    locals: (s, f) => ({ n: lost(s, f, costs), kept: handGiven(s, f, choices) }),
    you: null,
    self: null,
  });
  c.land(free);
  for (const e of costs.further ?? []) c.effect(e);
}

/** Returns the players who need a card in reserve because the text reveals one for destiny (wars/destiny/5, wars/destiny/6). */
export function compileRevealers(gate: unknown): readonly Read<WarsState>[] {
  return v
    .traits(gate, 'reveals')
    .map((who): Read<WarsState> => (who === 'you' ? (_s, f) => f.you : (_s, f) => opponentOf(f.you)));
}

/** Returns the rule if the energy cost that is known before any choice is too high (wars/costs/1). */
export const judgePrinted = (s: WarsState, f: Frame, costs: Costs): Refusal | null =>
  costs.printed + (f.l.extra ?? 0) > canPay(s, f.you) ? TOO_DEAR : null;

/** Refuses a text that reveals a card from an empty reserve (wars/destiny/5, wars/destiny/7). */
export function judgeReserves(s: WarsState, f: Frame, reveal: readonly Read<WarsState>[]): Refusal | null {
  for (const who of reveal) if (pile(s, who(s, f), RESERVE).length === 0) return NO_RESERVE;
  return null;
}
