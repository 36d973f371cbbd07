// A card has been played: sponsored, adopted, initiated, or played as an event or aftermath.
import type { CardId, Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';

/** A card has been played, whatever its type, and what it does at once has happened. Cards that are laid face down are not known yet. */
export const cardPlayed = facts.define<{ card: CardId; seat: Seat }>('card-played', {
  apply() {},
  show: {},
  say: () => '',
});
