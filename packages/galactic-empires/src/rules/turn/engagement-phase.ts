// The Engagement Phase: what got its points is engaged, all else is not (ge/engagement-phase).
import type { CardId } from '@orrery/kernel';
import { defOf, KIND } from '../../card.ts';
import { v } from '../../language.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { freeField } from '../empire/mechad.ts';
import { rearm } from '../fire/rearming.ts';
import { understands } from '../fleet/equipment.ts';
import { turn as engage } from '../table/card-position.ts';
import { isUnder } from '../texts/static-texts.ts';

/** Engagement (ge/engagement-phase/1, ge/engagement-phase/2, ge/engagement-phase/3): what got its points, or needs none, is engaged; everything else is not. */
export const engagement = v.rule('engagement', (s, f) => {
  const engaged = new Set<CardId>(f.l.engaging ?? []);
  for (const id of pile(s, f.you, FLEET)) {
    engage(s, id, engaged.has(id));
    if (!engaged.has(id)) freeField(s, id);
  }
  rearm(s, f.you);
});

/** True for a card that may be engaged at all: nothing forbids it, and it has what it must be engaged with (ge/equipment/5, ge/disengaged/5). */
export const mayEngage = (s: GeState, id: CardId): boolean =>
  !isUnder(s, KIND.disengaged, id) &&
  (defOf(s, id).source.technology === undefined || understands(s, id, s.cards[id]!.on));
