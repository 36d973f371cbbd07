// A card keeps a character in the Inner Circle, the leaders of a faction, while its text works.
import type { CardId } from '@orrery/kernel';
import { ATTACHED, type B5State, cardsIn, INNER, type Mod, tableZone } from '../../state.ts';
import { demote, promote } from '../actions/promote.ts';
import { isBlank } from '../effects/blanking.ts';
import { addMod, endMods } from '../effects/lasting.ts';

/** Puts a character into the Inner Circle while a card on it works (b5-r-approval-of-the-grey-2, -3). */
export function holdInInner(s: B5State, source: CardId, card: CardId): void {
  if (promote(s, card)) addMod(s, { kind: 'held-inner', source, card, until: 'stays' });
}

/**
 * Updates the Inner Circle from the cards that keep characters there. Without such a card, or while it counts as blank, its character becomes a
 * supporting character, and returns when the card works again. A character that another effect demoted stays demoted. A character promoted in another
 * way no longer needs the card.
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
