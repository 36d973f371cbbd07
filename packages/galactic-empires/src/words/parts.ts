import { eitherOf } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { isCombined } from '../rules/table/definitions.ts';
import { cardsOn } from '../rules/table/stacks.ts';
import { inPlay } from '../state.ts';

/** Fits a Krebiz cruiser for a capsule, or a capsule for a cruiser, that has no counterpart yet (ge/empire-krebiz/3, ge/empire-krebiz/6). */
export const counterpart = v.filter(
  'counterpart',
  () => (s, id, f) => {
    const { parts } = defOf(s, id).source;
    const { as, controller } = s.cards[id]!;
    const part: number = f.l.part ?? (inPlay(s, f.self) ? s.cards[f.self]!.as : 0);
    return (
      parts !== undefined &&
      controller === f.you &&
      as > 0 &&
      part > 0 &&
      part !== as &&
      !cardsOn(s, id).some(x => isCombined(s, x))
    );
  },
  () => ({ noun: eitherOf('cruiser', 'capsule'), after: 'without a counterpart' }),
  { rule: 'ge/empire-krebiz/3' },
)();
