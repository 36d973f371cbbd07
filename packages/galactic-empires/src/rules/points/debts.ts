// Debts: economy that a player owes from an auction (ge-r-auction-2).
import type { Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import type { GeState, Lasting } from '../../state.ts';
import { forgetNumbers } from '../texts/standing.ts';
import { LASTING } from '../texts/static-texts.ts';
import type { Production } from './production.ts';

/** True for what a player owes. */
const isDebt = (l: Lasting, seat: Seat): boolean => l.of === seat && LASTING.get(l.rule)?.source.debt === true;

/** A player has paid what the output covers. The rest is owed in the next Allocation Phase. */
const debtsPaid = facts.define<{ seat: Seat; left: number }>('debts-paid', {
  apply(s, x) {
    const debts = s.lasting.filter(l => isDebt(l, x.seat));
    const rest = x.left > 0 ? [{ ...debts[0]!, n: -x.left, turns: 2 }] : [];
    s.lasting = [...s.lasting.filter(l => !isDebt(l, x.seat)), ...rest];
    forgetNumbers(s);
  },
  unsettles: true,
  show: { seat: 'seat', left: 'plain' },
  say: (n, x) => (x.left === 0 ? '' : `${n.seat} still owes ${x.left} economy.`),
});

/**
 * Pays the debts of a player from the economy of an Allocation Phase. What cards take comes first (`Production.drained`). Debts that the output does not
 * cover stay.
 */
export function payDebts(s: GeState, seat: Seat, { free, drained }: Production): void {
  const owed = s.lasting.reduce((n, l) => (isDebt(l, seat) ? n - l.n : n), 0);
  if (owed === 0) return;
  // `drained` counts what is taken, and of the debts no more than the output
  const short = Math.max(0, drained.economy - free.economy) + Math.max(0, owed - free.economy);
  debtsPaid(s, { seat, left: Math.min(owed, short) });
}
