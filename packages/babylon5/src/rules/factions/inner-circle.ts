// A card holds a character in the Inner Circle, the leaders of a faction, as long as it works.
import type { CardId } from '@orrery/kernel';
import { ATTACHED, type B5State, cardsIn, INNER, type Mod, tableZone } from '../../state.ts';
import { demote, promote } from '../actions/promote.ts';
import { isBlank } from '../effects/blanking.ts';
import { addMod, endMods } from '../effects/lasting.ts';

/** Puts a character into the Inner Circle for as long as a card is on it and works (b5-r-approval-of-the-grey-2, -3). */
export function holdInInner(s: B5State, source: CardId, card: CardId): void {
  if (promote(s, card)) addMod(s, { kind: 'held-inner', source, card, until: 'stays' });
}

/**
 * Brings the Inner Circle in line with the cards that hold characters there: without such a card, or while it counts as blank, its
 * character is a supporting one; unblanked it is back. Whoever was demoted by something else stays demoted, and whoever was
 * promoted otherwise meanwhile needs the card no more.
 */
export function settleInner(s: B5State): void {
  if (!s.mods.some(m => m.kind === 'held-inner')) return;
  const text = s.tracing;
  s.tracing = null;
  for (const m of s.mods) if (m.kind === 'held-inner') settleOne(s, m);
  s.tracing = text;
}

function settleOne(s: B5State, m: Mod): void {
  const { faction } = s.cards[m.card]!;
  const inside = faction >= 0 && cardsIn(s, faction, INNER).includes(m.card);
  const source = s.cards[m.source]!;
  const here = source.zone === tableZone(s, ATTACHED) && source.host === m.card;
  const works = here && !isBlank(s, m.source);
  // n: 1 while the card is blank and its character waits
  const waits = m.n === 1;
  if (inside === waits) {
    endMods(s, x => x.id === m.id);
    return;
  }
  if (inside && !works) demote(s, m.card);
  if (!inside && works) promote(s, m.card);
  if (!here) endMods(s, x => x.id === m.id);
  else if (waits === works) s.mods = s.mods.map(x => (x.id === m.id ? { ...x, n: works ? 0 : 1 } : x));
}
