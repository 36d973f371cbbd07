// The worth of what strikes all players alike: marks that everyone loses, and a turn without conflicts.
import type { Amount, Ref, Seat, Word } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { marksOf } from '../rules/cards/marks.ts';
import {
  type B5State,
  cardsIn,
  DIPLOMACY,
  INNER,
  INTRIGUE,
  type Mark,
  MILITARY,
  PSI,
  players,
  SUPPORTING,
} from '../state.ts';
import { MARK_WORTH } from '../traits.ts';
import { type Situation, spite, strengthOf } from './situation.ts';

/** A loss of marks as a text says it. */
interface Purge {
  readonly who: Ref;
  readonly mark: Mark;
  readonly n: Amount;
}

/** How many of its marks a faction loses; an amount that depends on something else than the faction counts as 2. */
function lost(has: number, n: Amount): number {
  if (typeof n === 'number') return Math.min(has, n);
  return (n as Word<'amount'>).w === 'half' ? Math.ceil(has / 2) : Math.min(has, 2);
}

/**
 * The worth to a seat of a loss of marks that strikes all players: what the others lose, minus what it loses itself.
 * @param known the names of single players in the text, whose loss has a worth of its own
 */
export function purgeWorth(s: B5State, at: Situation, { who, mark, n }: Purge, known: ReadonlySet<string>): number {
  if (typeof who !== 'string' || known.has(who)) return 0;
  let sum = 0;
  for (const seat of players(s)) {
    const loss = lost(marksOf(s, seat, mark), n) * MARK_WORTH[mark];
    sum += seat === at.seat ? -loss : loss * spite(s, at.rival, seat);
  }
  return sum;
}

/** What a seat's cards can bring into a conflict once all are ready. */
function force(s: B5State, seat: Seat, stat: number): number {
  let sum = 0;
  for (const row of [INNER, SUPPORTING])
    for (const id of cardsIn(s, seat, row))
      if (!s.cards[id]!.neutralized && defOf(s, id).type !== 'location') sum += strengthOf(s, id, [stat]);
  return sum;
}

/** The most that one kind of conflict counts for a turn without conflicts, for or against. */
const MOST = 2;

/** The worth to a seat of a turn without conflicts: it pays for a player whom others outdo in them. */
export function calmWorth(s: B5State, seat: Seat): number {
  let sum = 0;
  for (const stat of [DIPLOMACY, INTRIGUE, PSI, MILITARY]) {
    const strongest = Math.max(...players(s).map(other => (other === seat ? 0 : force(s, other, stat))));
    sum += Math.max(-MOST, Math.min(MOST, 0.2 * (strongest - force(s, seat, stat))));
  }
  return sum;
}
