import type { Ref } from '@orrery/kernel';
import { choose, sequence, v } from '../../language.ts';
import { reserveOf } from '../lists.ts';
import { ownerOf } from '../refs.ts';
import { put } from './cards.ts';
import { takesReserve } from './hands.ts';

/** Moves a card and this one to the same pile of their owners. */
export const bothGo = v.flow<[Ref, 'beneath the discard pile' | 'beneath the deck' | 'in hand']>(
  'bothGo',
  (c, card, where) => {
    c.effect(sequence(put(card, where), put('self', where)));
  },
  (t, card, where) =>
    where === 'in hand'
      ? "both go into their owners' hands"
      : `${t.ref(card)} and ${t.ref('self')} both go beneath their owners' ${where === 'beneath the deck' ? 'decks' : 'discard piles'}`,
  card => ({ means: [[card, -4]] }),
);

/**
 * Moves a card and this one into the reserve fleets of their owners. A card of each reserve fleet is discarded in return: `who` chooses the first,
 * and the text's player the other.
 */
export const bothToReserve = v.flow<[Ref, Ref]>(
  'bothToReserve',
  (c, card, who) => {
    c.effect(
      sequence(
        choose(
          'gone',
          { who, list: reserveOf(ownerOf(card)), prompt: 'Which card of that reserve fleet is discarded?' },
          takesReserve(card, 'gone'),
        ),
        choose(
          'mine',
          { list: reserveOf('you'), prompt: 'Which card of your reserve fleet is discarded?' },
          takesReserve('self', 'mine'),
        ),
      ),
    );
  },
  (t, _card, who) =>
    `both go into their owners' reserve fleets, from each of which a card is discarded in return: ${t.ref(who)} chooses the one, you choose the other`,
  card => ({ means: [[card, -4]] }),
);
