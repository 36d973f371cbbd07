// Inverters: cards with a second side, upside down (wars/inverter, wars/revert).
// What is printed on both sides is in src/card.ts.
import { type CardId, ownCard, owned, type Seat } from '@orrery/kernel';
import { defOf, type Side } from '../../card.ts';
import { facts } from '../../language.ts';
import type { WarsState } from '../../state.ts';

/** An inverter is inverted (wars/inverter/3). */
export const inverted = facts.define<{ card: CardId; whose: Seat }>('inverted', {
  apply(s, x) {
    ownCard(s, x.card).inverted = 1;
    s.derived = null;
  },
  show: { card: 'card', whose: 'seat' },
  say: n => `${owned(n.whose, n.card)} is inverted.`,
});

/** An inverter is reverted (wars/revert/1). */
export const reverted = facts.define<{ card: CardId; whose: Seat }>('reverted', {
  apply(s, x) {
    ownCard(s, x.card).inverted = 0;
    s.derived = null;
  },
  show: { card: 'card', whose: 'seat' },
  say: n => `${owned(n.whose, n.card)} is reverted to its upright side.`,
});

/** Returns the side of a card that is up (wars/inverter/2, wars/inverter/3). */
export function sideOf(s: WarsState, id: CardId): Side {
  const def = defOf(s, id);
  return s.cards[id]!.inverted ? def.back : def.front;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: wars/inverter/1
// - words/filters.ts: wars/inverter/4
