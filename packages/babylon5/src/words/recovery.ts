import { capitalized, type Ref } from '@orrery/kernel';
import { chooseOne, v } from '../language.ts';
import { removeSevere as removeSevereFrom, restored } from '../rules/cards/damage.ts';
import { purgeMark as takeMark } from '../rules/cards/marks.ts';
import { readied } from '../rules/cards/ready.ts';
import { withdraw } from '../rules/cards/ties.ts';
import { excluded, participates } from '../rules/conflict/participants.ts';
import { MARKS, type Mark } from '../state.ts';
import { onCard } from './acting.ts';

// Cards that stand again, lose a mark, or leave a conflict.

/** A neutralized card is no longer neutralized, and has no damage of any kind. It does not ready. */
export const restore = onCard(
  'restore',
  () => (s, id) => {
    removeSevereFrom(s, id);
    if (s.cards[id]!.neutralized) restored(s, { card: id });
  },
  card => `${card} is no longer neutralized and has no damage`,
  card => ({ means: [[card, 2]], heals: true }),
);

/** Cards with a mark of any kind. */
export const withSomeMark = v.filter(
  'withSomeMark',
  () => (s, id) => MARKS.some(mark => s.cards[id]![mark] > 0),
  () => ({ before: 'marked' }),
)();

/** Cards with marks of a kind on them, for the ways of a choice. */
const bears = v.test(
  'bears',
  (c, mark: Mark, on: Ref) => {
    const read = c.ref(on);
    return (s, f) => {
      const id = read(s, f);
      return id >= 0 && s.cards[id]![mark] > 0;
    };
  },
  (t, mark, on) => `${t.ref(on)} has a ${capitalized(mark)} Mark`,
);
const takeOne = onCard(
  'takeOne',
  (_c, mark: Mark) => (s, id) => {
    takeMark(s, id, mark, 1);
  },
  (card, mark) => `purge a ${capitalized(mark)} Mark from ${card}`,
);
/** You purge one mark of a kind that you choose from a card. */
export const purgeOne = v.flow<[Ref]>(
  'purgeOne',
  (c, card) =>
    c.effect(
      chooseOne(
        { prompt: 'Which mark is purged?' },
        ...MARKS.map(mark => ({
          label: `A ${capitalized(mark)} Mark`,
          if: bears(mark, card),
          effect: takeOne(card, mark),
        })),
      ),
    ),
  (t, card) => `purge a mark from ${t.ref(card)}`,
);

/** A card leaves a conflict: its support or opposition no longer counts. It readies and cannot join that conflict again. */
export const leavesForGood = v.effect<[Ref, Ref]>(
  'leavesForGood',
  (c, card, conflict) => {
    const read = c.ref(card);
    const which = c.ref(conflict);
    return (s, f) => {
      const id = read(s, f);
      const k = s.conflicts.find(x => x.id === which(s, f));
      if (id < 0 || k === undefined || !participates(k, id)) return;
      excluded(s, { card: id });
      withdraw(s, id, k.id);
      if (s.cards[id]!.rotated) readied(s, { card: id });
    };
  },
  (t, card, conflict) =>
    `ready ${t.ref(card)}; it leaves ${t.ref(conflict)}, counts there no more and cannot join it again`,
);
