// The action of the control phase: a drain takes energy from the opponent at a location that you control (wars/drain-action, wars/control-phase).
import { ask, type CardId, type Frame, option, ownSeat, type Refusal, refuse, type Seat, yesNo } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { call, facts, sequence, the, v, when } from '../../language.ts';
import { opponentOf, type WarsState } from '../../state.ts';
import { opponent } from '../../words/seats.ts';
import { bindsSeat, eachStatic, holdsAt, means, numberOf, sumFor } from '../abilities/ongoing-ability.ts';
import { powerAt, totalTactics } from '../battle/totals.ts';
import { canPay, pay } from '../energy/pay.ts';
import { controls } from '../locations/control.ts';
import { energyIcons } from '../locations/energy-icon.ts';
import { locations } from '../locations/location.ts';
import { placeLabel } from '../questions/card-labels.ts';
import { fizzled } from '../stack/effects.ts';
import { declare } from '../stack/the-stack.ts';
import { verb } from '../verbs.ts';
import { judgePhase } from './phase-actions.ts';

const CONTROL_PHASE = refuse('wars/drain-action/1', 'You can drain only in your control phase.');
const NOT_LOCATION = refuse('wars/drain-action/2', 'You can drain only at a location.');
const NO_CONTROL = refuse(
  'wars/drain-action/2',
  'You do not control that location. Only you may have ships or units there.',
);
const NO_ICON = refuse('wars/drain-action/2', 'Your opponent has no energy icon at that location.');
const DRAINED = refuse('wars/drain-action/3', 'You already drained at that location in this phase.');
const NO_DRAIN = refuse('wars/cant/1', 'An ability says that you cannot drain there.');
const DRAIN_DEAR = refuse('wars/costs/5', 'You do not have the energy, power or tactics that this drain needs.');
const DRAIN_LIMIT = refuse('wars/cant/1', 'An ability limits your drains. You cannot drain again this turn.');

/** Returns what a drain at a location costs a seat. */
const drainPrice = (s: WarsState, seat: Seat, at: CardId): number => sumFor(s, 'drain pays', seat, at);

/** True if the seat has the power and tactics at a location that abilities require for a drain there. */
function meetsDemands(s: WarsState, seat: Seat, at: CardId): boolean {
  let met = true;
  const demand = (
    kind: 'drain needs power' | 'drain needs tactics',
    has: (s: WarsState, seat: Seat, at: CardId) => number,
  ) =>
    eachStatic(s, kind, (st, f, made) => {
      if (means(st, f, seat) && holdsAt(s, st, f, made, at) && has(s, seat, at) < numberOf(s, st, f, made)) met = false;
    });
  demand('drain needs power', powerAt);
  demand('drain needs tactics', totalTactics);
  return met;
}

/** Returns the rule that forbids a seat to drain at a location now, or null (wars/control-phase/1, wars/drain-action/1, wars/drain-action/2). */
export function judgeDrain(s: WarsState, seat: Seat, at: CardId): Refusal | null {
  const wrong = judgePhase(s, seat, 'control', CONTROL_PHASE);
  if (wrong !== null) return wrong;
  if (!locations(s).includes(at)) return NOT_LOCATION;
  if (!controls(s, seat, at)) return NO_CONTROL;
  if (energyIcons(s, at, opponentOf(seat)) < 1) return NO_ICON;
  if (s.drained.includes(at)) return DRAINED;
  if (bindsSeat(s, 'no drain', seat, at)) return NO_DRAIN;
  let limit = Number.POSITIVE_INFINITY;
  eachStatic(s, 'drain limit', (st, f, made) => {
    if (means(st, f, seat)) limit = Math.min(limit, numberOf(s, st, f, made));
  });
  if (s.seats[seat]!.drains >= limit) return DRAIN_LIMIT;
  return drainPrice(s, seat, at) > canPay(s, seat) || !meetsDemands(s, seat, at) ? DRAIN_DEAR : null;
}

/** A drain comes off the stack (wars/drain-action/8). Its amount is decided now (wars/drain-action/7). */
export const drained = facts.define<{ seat: Seat; at: CardId; n: number; loser: Seat }>('drained', {
  apply() {},
  show: { seat: 'seat', at: 'card', n: 'plain', loser: 'seat' },
  say: (n, x) =>
    x.n! > 0 ? `The drain at ${n.at} takes ${n.n} energy from ${n.loser}.` : `The drain at ${n.at} takes no energy.`,
});

/** Cards were lost to a drain. */
export const drainTaken = facts.define<{ seat: Seat; at: CardId; loser: Seat; cards: readonly CardId[]; item: number }>(
  'drain-taken',
  {
    apply() {},
    show: { seat: 'seat', at: 'card', loser: 'seat', cards: 'cards' },
    say: () => '',
  },
);

/** Marks a location as drained in this phase. The same cards may drain elsewhere (wars/drain-action/3, wars/drain-action/4). */
export const drainDeclared = facts.define<{ seat: Seat; at: CardId }>('drain', {
  aside: true,
  apply(s, x) {
    s.drained = [...s.drained, x.at];
    ownSeat(s, x.seat).drains++;
  },
  show: { seat: 'seat', at: 'card' },
  say: () => '',
});

verb({
  name: 'drain',
  procedure: 'drain action',
  list(s, seat, out) {
    if (judgePhase(s, seat, 'control', CONTROL_PHASE) !== null) return;
    for (const at of locations(s)) if (judgeDrain(s, seat, at) === null) out.push(option('drain', at));
  },
  judge: judgeDrain,
  label(s, at, _b, seat) {
    const drain = `Drain at ${placeLabel(s, at, seat)}`;
    // a wish may name a card that is not a location
    return defOf(s, at).type !== 'location' ? drain : `${drain} for ${drainOf(s, seat, at, 0)}`;
  },
  note(s, at, _b, seat) {
    const price = drainPrice(s, seat, at);
    return `your opponent loses ${drainOf(s, seat, at, 0)} energy for good, and chooses from where${price > 0 ? `; costs you ${price} energy` : ''}`;
  },
});
v.procedure(
  'drain action',
  v.rule('declare the drain', (s, f) => {
    const at = f.l.a;
    const price = drainPrice(s, f.you, at);
    pay(s, f.you, price, true);
    drainDeclared(s, { seat: f.you, at });
    const l = { at, plus: 0, paid: price };
    declare(s, { kind: 'action', you: f.you, self: at, name: 'Drain', program: 'drain', l });
  }),
);

/** Returns how much energy a drain at a location takes (wars/drain-action/5, wars/drain-action/7). */
export function drainOf(s: WarsState, seat: Seat, at: CardId, plus: number, ownIcons = false): number {
  const icons = energyIcons(s, at, ownIcons ? seat : opponentOf(seat));
  return Math.max(0, icons + sumFor(s, 'drain', seat, at) + plus);
}

const canDrainOwn = v.test(
  'the drain may use the other side',
  () => (s, f) =>
    bindsSeat(s, 'own icons', f.you, f.l.at) && drainOf(s, f.you, f.l.at, 0, true) !== drainOf(s, f.you, f.l.at, 0),
  () => '',
);

/** Returns the amount of the drain, by the energy icons of one side or the other. */
const drainsFor = (s: WarsState, f: Frame, own: boolean): number => drainOf(s, f.you, f.l.at, f.l.plus ?? 0, own);
const ownIcons = yesNo<WarsState>(() => 'Do you count the energy icons on your own side for this drain?', {
  stakes: (s, f) =>
    `With your icons, your opponent loses ${drainsFor(s, f, true)} energy. With their own icons, they lose ${drainsFor(s, f, false)}.`,
  rule: 'wars/drain-action/5',
  yes: (s, f) => `${drainsFor(s, f, true)} energy`,
  no: (s, f) => `${drainsFor(s, f, false)} energy`,
});

/** True for a legal target of a drain: a location that its player controls, with an energy icon on the other side (wars/drain-action/2). */
const isDrainable = (s: WarsState, seat: Seat, at: CardId): boolean =>
  controls(s, seat, at) && energyIcons(s, at, opponentOf(seat)) > 0;

const stillDrainable = v.test(
  'the drain still has its target',
  () => (s, f) => {
    if (isDrainable(s, f.you, f.l.at)) return true;
    fizzled(s, { name: 'The drain' });
    return false;
  },
  () => '',
);
v.procedure(
  'drain',
  when(
    stillDrainable(),
    sequence(
      when(
        canDrainOwn(),
        ask(v, 'which icons', { who: (_s, f) => [f.you], menu: ownIcons }, (_s, f, picks) => {
          f.l.own = picks[0]![0]?.verb === 'yes' ? 1 : 0;
        }),
      ),
      v.rule('the drain', (s, f) => {
        f.l.n = drainOf(s, f.you, f.l.at, f.l.plus ?? 0, f.l.own === 1);
        drained(s, { seat: f.you, at: f.l.at, n: f.l.n, loser: opponentOf(f.you) });
      }),
      // the opponent chooses which cards they lose (wars/drain-action/6)
      call('lose energy', { you: opponent, n: the('n'), drain: the('at') }),
      v.rule('the drain is over', (s, f) => {
        const { at, item, lostCards: cards = [] } = f.l;
        drainTaken(s, { seat: f.you, at, loser: opponentOf(f.you), cards, item });
      }),
    ),
  ),
);
