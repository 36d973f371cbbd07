// A player applies influence for another player, who owes it (Interstellar Corporation).
import type { CardId, Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import type { B5State, Mod } from '../../state.ts';
import { addMod, endMods } from '../effects/lasting.ts';
import { applyInfluence, available, temporaryGained } from './influence.ts';

/** A player applies influence for another player: as a loan, or to pay one back (Interstellar Corporation). */
export const appliedFor = facts.define<{ payer: Seat; user: Seat; n: number }>('applied-for', {
  apply() {},
  show: { payer: 'seat', user: 'seat', n: 'plain' },
  say: n => `${n.payer} applies ${n.n} influence for ${n.user}.`,
  deed: true,
});

function payFor(s: B5State, payer: Seat, user: Seat, n: number): void {
  applyInfluence(s, payer, n);
  appliedFor(s, { payer, user, n });
  temporaryGained(s, { seat: user, n });
}

/** A player lends influence to the card's player, who owes it through that card. */
export function lend(s: B5State, card: CardId, lender: Seat, borrower: Seat, n: number): void {
  if (n <= 0) return;
  payFor(s, lender, borrower, n);
  addMod(s, { kind: 'debt', source: card, seat: borrower, what: lender, n, until: 'stays' });
}

/** The oldest debt through a card that this lender may call in now: from an earlier turn, and affordable for the debtor. */
export function dueDebt(s: B5State, card: CardId, lender: Seat): Mod | null {
  for (const m of s.mods)
    if (
      m.kind === 'debt' &&
      m.source === card &&
      m.what === lender &&
      m.turn < s.turn &&
      !s.seats[m.seat]!.out &&
      m.n <= available(s, m.seat)
    )
      return m;
  return null;
}

/** The debtor applies the same amount for the lender. */
export function callIn(s: B5State, card: CardId, lender: Seat): void {
  const debt = dueDebt(s, card, lender);
  if (debt === null) return;
  payFor(s, debt.seat, lender, debt.n);
  endMods(s, m => m.id === debt.id);
}
