// Twins: cards that are the same in every way.
// Nobody has to choose between them.
import { type CardId, knower } from '@orrery/kernel';
import type { WarsState } from '../../state.ts';
import { beneath, stackedOn } from '../abilities/ongoing-ability.ts';

/** True if an effect for the turn affects only one of the two. */
function toldApart(s: WarsState, a: CardId, b: CardId): boolean {
  return s.lasting.some(x => x.cards !== null && x.cards.includes(a) !== x.cards.includes(b));
}

/** True for two copies of a card in the same place and state, with nothing beneath or on them. */
export function equals(s: WarsState, a: CardId, b: CardId): boolean {
  const [x, y] = [s.cards[a]!, s.cards[b]!];
  if (s.defs[a] !== s.defs[b]) return false;
  if (x.owner !== y.owner || x.controller !== y.controller || x.zone !== y.zone || x.at !== y.at || x.on !== y.on)
    return false;
  if (x.damaged !== y.damaged || x.inverted !== y.inverted || x.faceDown !== y.faceDown) return false;
  if (x.entered !== y.entered || x.moved !== y.moved || x.since !== y.since) return false;
  if (x.uses.length !== y.uses.length || x.uses.some((n, i) => n !== y.uses[i])) return false;
  const bare = (id: CardId): boolean => beneath(s, id).length === 0 && stackedOn(s, id).length === 0;
  return bare(a) && bare(b) && !toldApart(s, a, b);
}

/**
 * True for two cards in play that are the same in every way: a choice between them changes nothing. While anything is pending, waits
 * or is delayed, no two cards are twins, because it may be about one of them.
 */
export const twins = (s: WarsState, a: CardId, b: CardId): boolean =>
  s.items.length === 0 &&
  s.delayed.length === 0 &&
  s.waiting.length === 0 &&
  // the attack of a battle under way is still happening
  s.resolving.every(x => x.kind === 'action' && x.self !== a && x.self !== b) &&
  equals(s, a, b);

/** Returns the players besides its owner who have seen a hidden card. */
export const seenBy = (s: WarsState, id: CardId): number => s.cards[id]!.known & ~knower(s.cards[id]!.owner);

/** True if it does not matter which of these cards is chosen. */
export const allTwins = (s: WarsState, cards: readonly CardId[]): boolean =>
  cards.every((id, i) => i === 0 || twins(s, cards[0]!, id));
