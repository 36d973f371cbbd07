// A card that was played comes off the stack and enters play.
import type { CardId, Seat } from '@orrery/kernel';
import { v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { LOST, type WarsState } from '../../state.ts';
import { entered } from '../cards/in-play.ts';
import { putIn } from '../cards/piles.ts';
import { fizzled } from '../stack/effects.ts';
import { placesFor } from './places.ts';
import { hasCopy } from './unique.ts';

/** True if a pending card can still enter play at its announced place (wars/effects/8). */
function stillTaken(s: WarsState, seat: Seat, card: CardId, at: CardId, on: CardId): boolean {
  if (at < 0 && on < 0) return true;
  const verbs = on >= 0 ? ['aboard', 'beneath'] : ['at'];
  return placesFor(s, seat, card).some(o => verbs.includes(o.verb) && o.a === (on >= 0 ? on : at));
}

/** A pending card enters play at its announced place, if it still can and no copy came before it (wars/the-stack/2, wars/effects/8). */
v.procedure(
  'enter play',
  v.rule('the card enters play', (s, f) => {
    const { at, on, slot, how } = f.l.place;
    const card = f.self;
    if (!stillTaken(s, f.you, card, at, on) || hasCopy(s, f.you, card)) {
      fizzled(s, { name: titleOf(s, card) });
      putIn(s, card, LOST, { shown: true });
      return;
    }
    entered(s, {
      card,
      seat: f.you,
      at: on >= 0 ? s.cards[on]!.at : at,
      on,
      slot,
      played: true,
      ...(how ? {} : { elsewhere: true }),
    });
  }),
);
