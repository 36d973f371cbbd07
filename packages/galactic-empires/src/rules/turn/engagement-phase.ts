// The Engagement Phase: cards that got their points become engaged, all others do not (ge/engagement-phase).
import type { CardId } from '@orrery/kernel';
import { defOf, KIND } from '../../card.ts';
import { v } from '../../language.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { freeField } from '../empire/mechad.ts';
import { rearm } from '../fire/rearming.ts';
import { understands } from '../fleet/equipment.ts';
import { turn as engage } from '../table/card-position.ts';
import { isUnder } from '../texts/static-texts.ts';

/**
 * Engages every card that got its points or needs none, and disengages all others (ge/engagement-phase/1, ge/engagement-phase/2,
 * ge/engagement-phase/3).
 */
export const engagement = v.rule('engagement', (s, f) => {
  const engaged = new Set<CardId>(f.l.engaging);
  for (const id of pile(s, f.you, FLEET)) {
    engage(s, id, engaged.has(id));
    if (!engaged.has(id)) freeField(s, id);
  }
  rearm(s, f.you);
});

/** True if a card may be engaged at all: no text forbids it, and it has the cards that it needs for that (ge/equipment/5, ge/disengaged/5). */
export const mayEngage = (s: GeState, id: CardId): boolean =>
  !isUnder(s, KIND.disengaged, id) &&
  (defOf(s, id).source.technology === undefined || understands(s, id, s.cards[id]!.on));
