// The cards that nobody can play yet: deck lists may name them.
import { TYPE_NAMES } from '../names.ts';
import { listName } from '../printed.ts';
import { loadAbsent } from '../printed-sets.ts';
import { noteAbsent } from './format.ts';

/** A known card that nobody can play yet. */
export interface WantedCard {
  readonly title: string;
  readonly set: string;
  readonly type: string;
  readonly empire?: string;
}

/** Loads the names of these cards, so that messages about deck lists can name them. */
export async function loadKnown(): Promise<void> {
  noteAbsent(await loadAbsent());
}

/** Loads these cards, by title, with what is known of them. */
export async function wantedCards(): Promise<readonly WantedCard[]> {
  const cards = (await loadAbsent()).map(({ card, set }) => ({
    title: listName(card),
    set,
    type: card.types.map(type => TYPE_NAMES[type]).join(' or '),
    ...(card.empire !== undefined && { empire: card.empire }),
  }));
  return cards.sort((a, b) => (a.title < b.title ? -1 : 1));
}
