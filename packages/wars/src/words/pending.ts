import { type Amount, askStep, deed, mention, option, type Ref } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { titleOf } from '../names.ts';
import { isShip } from '../rules/cards/types-of-cards.ts';
import { locationOf, placesFor } from '../rules/playing/places.ts';
import { placeLabel, placeNote } from '../rules/questions/card-labels.ts';
import { cancel } from '../rules/stack/cancel.ts';
import { amended, itemOf, takeBack } from '../rules/stack/pending.ts';
import type { WarsState } from '../state.ts';
import { signed } from './phrases.ts';

// Effects on pending things

/**
 * Cancels something pending. A card that is only the target of a pending ability is not pending itself (wars/pending/3, wars/pending/4,
 * wars/pending/5, wars/pending/6).
 */
export const cancelPending = v.effect(
  'cancelPending',
  (c, item: Ref) => {
    const read = c.ref(item);
    return (s, f) => cancel(s, read(s, f));
  },
  (t, item) => deed('cancel', t.ref(item)),
  (_item: Ref) => ({ cancels: true as const }),
);
/** Puts a pending card in its owner's hand. */
export const pendingToHand = v.effect(
  'pendingToHand',
  (c, item: Ref) => {
    const read = c.ref(item);
    return (s, f) => takeBack(s, read(s, f));
  },
  (t, item) => deed('put', `${t.ref(item)} in its owner's hand`),
  (_item: Ref) => ({ cancels: true as const }),
);
/** Makes a pending drain larger or smaller. */
export const changeDrain = v.effect(
  'changeDrain',
  (c, item: Ref, n: Amount) => {
    const read = c.ref(item);
    const k = c.amount(n);
    return (s, f) => {
      const it = itemOf(s, read(s, f));
      if (it !== undefined) amended(s, { id: it.id, l: { plus: (it.l.plus ?? 0) + k(s, f) } });
    };
  },
  (t, item, n) => {
    const { less, much } = signed(t.amount(n));
    return deed(less ? `subtract ${much} from` : `add ${much} to`, t.ref(item));
  },
);
/** Stacks a pending interrupt on this card after its effects happen. */
export const stackAfterwards = v.effect(
  'stackAfterwards',
  (c, item: Ref) => {
    const read = c.ref(item);
    return (s, f) => {
      const id = read(s, f);
      if (itemOf(s, id) !== undefined) amended(s, { id, l: { stackOn: f.self } });
    };
  },
  t => deed('stack', `that interrupt on ${t.ref('self')} after its effects`),
);
/** The item that an event is about. */
export const thatItem = v.ref(
  'thatItem',
  () => (_s, f) => f.l.fact?.item?.id ?? -1,
  () => mention('fact', 'it'),
)();

/**
 * Chooses another legal place for a pending ship or unit (wars/target/9, wars/target/10): another sector for a ship, a site related to the first for
 * a unit.
 */
export const redirect = v.flow(
  'redirect',
  (c, item: Ref) => {
    const read = c.ref(item);
    const goals = (s: WarsState, id: number) => {
      const it = itemOf(s, id);
      if (it === undefined) return [];
      const now = it.l.place as { at: number; on: number };
      return placesFor(s, it.you, it.self).filter(
        o => o.verb === 'at' && o.a !== now.at && redirectable(s, it.self, now.at, o.a),
      );
    };
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'place',
            list: (s, f) => goals(s, read(s, f)).map(o => option('at', o.a)),
            label: (s, _f, o, seat) => placeLabel(s, o.a, seat),
            prompt: (s, f) => `Where does ${titleOf(s, itemOf(s, read(s, f))?.self)} enter play instead?`,
            stakes: () => 'Its player already paid for it. You decide where it goes.',
            note: (s, _f, o, seat) => placeNote(s, o.a, seat),
            card: (s, _f, o) => titleOf(s, o.a),
          },
        },
        (s, f, picks) => {
          const pick = picks[0]![0];
          if (pick !== undefined)
            amended(s, { id: read(s, f), l: { place: { at: locationOf(s, pick), on: -1, slot: 0 } } });
        },
      ),
    );
  },
  (t, item) =>
    deed(
      'choose',
      `another place for ${t.ref(item)} to enter play: another sector for a ship, a related site for a unit`,
    ),
);
const redirectable = (s: WarsState, card: number, from: number, to: number): boolean =>
  isShip(s, card) ? true : from < 0 || defOf(s, from).region === defOf(s, to).region;
/** The interrupt that is being played goes to the used pile, not the lost pile. This is decided while it is declared. */
export const usedInstead = v.effect(
  'usedInstead',
  () => (_s, f) => {
    f.l.usedInstead = 1;
  },
  t => `${t.ref('self')} is used instead of lost`,
)();
