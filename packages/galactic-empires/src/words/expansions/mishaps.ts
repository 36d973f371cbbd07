import type { Amount, List, Ref } from '@orrery/kernel';
import { chooseOne, sequence, v, when } from '../../language.ts';
import { fillField } from '../../rules/empire/mechad.ts';
import { HAND, HQ_STRENGTH, inPlay, pile } from '../../state.ts';
import { lasts } from '../effects/lasting.ts';
import { asStrong, hqRepaired, unapplied } from '../effects/mishaps.ts';
import { wholeStack } from '../equipment.ts';
import { basis } from '../filters.ts';
import { these } from '../lists.ts';
import { is } from '../tests.ts';

// Effects of luck cards and occurrences that fit no other topic

/** Takes a card out of play for the rest of the player turn, alone or with all cards on it, as its player likes. It counts as absent. */
export const skips = v.flow<[Ref]>(
  'skips',
  (c, card) => {
    const away = (what: List) => sequence(lasts({ k: 'apart' }, 'turn', what), lasts({ k: 'suspended' }, 'turn', what));
    c.effect(
      when(
        is(card, basis),
        chooseOne(
          { prompt: 'What counts as absent for this player turn?' },
          { label: 'The card with all that lies on it', effect: away(wholeStack(card)) },
          { label: 'That card alone', effect: away(these(card)) },
        ),
        away(these(card)),
      ),
    );
  },
  (t, card) => `${t.ref(card)} counts as absent for the rest of the turn, alone or with the cards on it, as you like`,
  card => ({ means: [[card, -3]] }),
);
/** Stops a card and the cards on it from generating points for the rest of the player turn. */
export const yieldsNothing = v.flow<[Ref]>(
  'yieldsNothing',
  (c, card) => {
    c.effect(lasts({ k: 'output', set: 0 }, 'turn', wholeStack(card)));
    c.effect(lasts({ k: 'makes', set: 0 }, 'turn', wholeStack(card)));
  },
  (t, card) => `${t.ref(card)} and the cards on it generate no points for the rest of the turn`,
  card => ({ means: [[card, -4]] }),
);
/** The card beneath a card. */
export const beneath = v.ref(
  'beneath',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? -1 : s.cards[read(s, f)]!.on);
  },
  (t, card) => `the card beneath ${t.ref(card)}`,
);
/** Cancels points that were applied to get rid of a card: so many, or all. */
export const undoPoints = v.effect<[Ref, Amount?]>(
  'undoPoints',
  (c, card, n) => {
    const read = c.ref(card);
    const most = n === undefined ? null : c.amount(n);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id) || s.cards[id]!.applied === 0) return;
      const { applied } = s.cards[id]!;
      unapplied(s, { card: id, n: most === null ? applied : Math.min(applied, most(s, f)) });
    };
  },
  (t, card, n) => `undo ${n === undefined ? 'all' : `up to ${t.amount(n)} of the`} points applied to ${t.ref(card)}`,
  (card, n = 3) => ({ means: [[card, typeof n === 'number' ? n : 2]] }),
);
/** Fits cards that have had points applied to get rid of them. */
export const withPoints = v.filter(
  'withPoints',
  () => (s, id) => s.cards[id]!.applied > 0,
  () => ({ that: 'has had points applied to it' }),
)();
/** Gives the field of a Mechad ship its greatest strength: twice that of the ship (ge/empire-mechad/1). */
export const fillsField = v.effect<[Ref]>(
  'fillsField',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => {
      if (inPlay(s, read(s, f))) fillField(s, read(s, f));
    };
  },
  (t, card) =>
    `${card === 'self' ? 'its field' : `the field of ${t.ref(card)}`} has its greatest strength, twice the strength of the ship`,
  card => ({ means: [[card, 3]] }),
);
/** The other cards of your hand that are at least as strong as another card. */
export const handAsStrongAs = v.list<[Ref]>(
  'handAsStrongAs',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) =>
      asStrong(
        s,
        pile(s, f.you, HAND).filter(id => id !== f.self),
        read(s, f),
      );
  },
  (t, card) => `the other cards of your hand that are at least as strong as ${t.ref(card)}`,
  'card',
  (t, card) => `other card of your hand that is at least as strong as ${t.ref(card)}`,
);
/** True if your Sector HQ has fewer than so many points left. */
export const hqBelow = v.test<[number]>(
  'hqBelow',
  (_c, n) => (s, f) => HQ_STRENGTH - s.seats[f.you]!.hq < n,
  (_t, n) => `your Sector HQ has fewer than ${n} points left`,
);
/** Restores your Sector HQ, so that it has so many points. */
export const hqRestoredTo = v.effect<[number]>(
  'hqRestoredTo',
  (_c, n) => (s, f) => {
    const more = n - (HQ_STRENGTH - s.seats[f.you]!.hq);
    if (more > 0) hqRepaired(s, { seat: f.you, n: more });
  },
  (_t, n) => `your Sector HQ has ${n} points again`,
  { means: [['you', 4]] },
);
