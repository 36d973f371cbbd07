import { type CardId, ownCard, type Ref } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { halfOf } from '../../printed.ts';
import { changingEvent } from '../../rules/play/events.ts';
import { moved } from '../../rules/table/cards-in-play.ts';
import { combined, isCombined, wholeOf } from '../../rules/table/definitions.ts';
import { departNow } from '../../rules/table/duration.ts';
import { cardsOn } from '../../rules/table/stacks.ts';
import { forgetNumbers } from '../../rules/texts/standing.ts';
import { type GeState, HAND, inPlay } from '../../state.ts';

// Krebiz cruisers and capsules that are combined, and come apart

/** True for a part of a Krebiz combination of this kind that is a card of its own. */
const isHalf = (s: GeState, id: CardId, kind: 'cruiser' | 'capsule'): boolean =>
  halfOf(defOf(s, id).source, s.cards[id]!.as)?.kind === kind;
/** Returns the other part of the combination that a card is a part of; -1 for none. */
function otherHalf(s: GeState, id: CardId, kind: 'cruiser' | 'capsule'): CardId {
  return combined(s, wholeOf(s, id)).find(x => x !== id && isHalf(s, x, kind)) ?? -1;
}
/** Fits Krebiz combinations whose capsule is a card of its own. */
export const combination = v.filter(
  'combination',
  () => (s, id) =>
    !isCombined(s, id) &&
    combined(s, id).some(x => isHalf(s, x, 'capsule')) &&
    combined(s, id).some(x => isHalf(s, x, 'cruiser')),
  () => ({ noun: 'Krebiz combination', having: 'a capsule of its own' }),
)();
/** Fits the capsules of a combination. */
export const capsuleOf = v.filter<[Ref]>(
  'capsuleOf',
  (c, ship) => {
    const read = c.ref(ship);
    return (s, id, f) => isHalf(s, id, 'capsule') && wholeOf(s, id) === read(s, f) && otherHalf(s, id, 'cruiser') >= 0;
  },
  (t, ship) => ({ noun: 'capsule', after: `of ${t.ref(ship)}` }),
);
/** A cruiser takes the place of the capsule that it was on, with all damage of the combination. */
const shifted = facts.define<{ card: CardId; cruiser: CardId }>('shifted', {
  aside: true,
  apply(s, x) {
    const [from, to] = [ownCard(s, x.card), ownCard(s, x.cruiser)];
    for (const of of ['damage', 'shieldDamage', 'lasting'] as const) {
      to[of] += from[of];
      from[of] = 0;
    }
    forgetNumbers(s);
  },
  unsettles: true,
  show: { card: 'card', cruiser: 'card' },
  say: () => '',
});
/** A capsule goes back to its owner's hand from a combination that is about to be lost. All other cards stay with the cruiser, which is lost. */
export const capsuleEscapes = v.effect<[Ref]>(
  'capsuleEscapes',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      const cruiser = inPlay(s, id) ? otherHalf(s, id, 'cruiser') : -1;
      if (cruiser < 0) return;
      if (s.cards[cruiser]!.on === id) {
        const { on, at } = s.cards[id]!;
        moved(s, { card: cruiser, on, at });
        shifted(s, { card: id, cruiser });
        const e = changingEvent(s, f);
        if (e !== null && e.l.card === id) Object.assign(e.l, { card: cruiser, on: cruiser });
      }
      for (const x of cardsOn(s, id)) moved(s, { card: x, on: cruiser, at: -1 });
      departNow(s, id, 'returned', HAND, f.you);
    };
  },
  (t, card) => `${t.ref(card)} goes back to its owner’s hand, and ${t.ref('self')} takes its place`,
  { means: [['you', 3]] },
);
