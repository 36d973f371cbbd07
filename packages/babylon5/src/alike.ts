import type { CardId, Menu, Option } from '@orrery/kernel';
import { EVERYBODY } from '@orrery/kernel';
import { seers } from './knows.ts';
import { type B5Card, type B5State, BLANK_CARD } from './state.ts';

const FIELDS = Object.keys(BLANK_CARD).filter(key => key !== 'attached') as (keyof B5Card)[];

/** True if a program's or record's values mention one of two cards, and do not mention the other in the same way. */
function tells(kept: unknown, a: CardId, b: CardId): boolean {
  if (kept === a || kept === b) return true;
  if (kept === null || typeof kept !== 'object') return false;
  if (!Array.isArray(kept)) return Object.values(kept).some(x => tells(x, a, b));
  // a list of cards that holds both
  if (kept.includes(a) && kept.includes(b)) return kept.some(x => typeof x === 'object' && tells(x, a, b));
  return kept.some(x => tells(x, a, b));
}

/**
 * True for two cards that can make no difference: copies of one card in one place and state, with nothing on them. No conflict, lasting change or
 * running program mentions them. When in doubt, the cards are not alike.
 */
export function alike(s: B5State, a: CardId, b: CardId): boolean {
  if (a === b) return true;
  if (s.defs[a] !== s.defs[b]) return false;
  const [one, other] = [s.cards[a]!, s.cards[b]!];
  for (const key of FIELDS) if (one[key] !== other[key]) return false;
  if (one.attached.length > 0 || other.attached.length > 0) return false;
  // only fields that may hold a card: other numbers would be mistaken for one
  const kept = [
    s.mods.map(m => [m.source, m.card]),
    s.conflicts,
    s.bids.map(bid => bid[0]),
    s.healers,
    s.recent.map(x => x.card),
    s.plays.map(play => [play.card, play.facts]),
    s.stack.map(f => f.l),
    s.pending.map(p => p.l),
  ];
  return (
    !s.stack.some(f => f.self === a || f.self === b) &&
    !s.pending.some(p => p.self === a || p.self === b) &&
    !s.seats.some(x => x.ambassador === a || x.ambassador === b) &&
    !kept.some(x => tells(x, a, b))
  );
}

const isOpen = (s: B5State, id: CardId): boolean => seers(s, id) === EVERYBODY;

/** For a menu of cards (`Menu.same`): two cards that are open to all and alike. Skipping the question then reveals nothing. */
export const sameCard: NonNullable<Menu<B5State>['same']> = (s, _f, a: Option, b: Option) =>
  a.verb === 'card' && b.verb === 'card' && a.b === b.b && isOpen(s, a.a) && isOpen(s, b.a) && alike(s, a.a, b.a);
