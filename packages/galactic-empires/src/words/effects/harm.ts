import {
  type Amount,
  askStep,
  type CardId,
  type Frame,
  type List,
  type Menu,
  named,
  option,
  type Ref,
} from '@orrery/kernel';
import { textFor, titleFor, v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { cardDamage, damaged, isUnharmed } from '../../rules/damage/damage.ts';
import { guardians, isPassed, leaveToArmor } from '../../rules/damage/guardians.ts';
import { mend } from '../../rules/damage/repair.ts';
import { turn } from '../../rules/table/card-position.ts';
import { shieldsLeft } from '../../rules/table/definitions.ts';
import { cardLabel, cardNote } from '../../rules/table/labels.ts';
import { type GeState, inPlay } from '../../state.ts';

// Effects of hazards and monsters besides plain damage: divided damage, lost shields, damage that repairs its source

/** Declares a question about cards in the words of the running text. */
const about = (
  name: string,
  list: (s: GeState, f: Frame) => readonly CardId[],
  prompt: (s: GeState, f: Frame) => string,
): Menu<GeState> => ({
  name,
  list: (s, f) => list(s, f).map(id => option('card', id)),
  label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
  prompt: (s, f) => `${titleFor(f)}: ${prompt(s, f)}`,
  stakes: (s, f, seat) => textFor(s, f, seat),
  note: (s, _f, o, seat) => cardNote(s, o.a, seat),
  card: (s, _f, o) => titleOf(s, o.a),
});

/** Divides all of some card damage among these cards as you wish. */
export const divide = v.flow(
  'divide',
  (c, n: Amount, list: List) => {
    const [points, read] = [c.amount(n), c.list(list)];
    const among = (s: GeState, f: Frame) => read(s, f).filter(id => inPlay(s, id));
    const menu = about('divide', among, (s, f) => `how are ${points(s, f)} points of damage divided?`);
    const several = c.unless((s, f) => among(s, f).length > 1);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu,
          min: points,
          max: points,
          plan: { times: (s, f) => points(s, f), check: () => null },
        },
        (s, f, picks) => {
          const list = among(s, f);
          for (const id of list) {
            const k = named(picks[0]!, option('card', id));
            if (k > 0) cardDamage(s, id, k, f.you, f.self);
          }
        },
      ),
    );
    const done = c.go();
    c.land(several);
    c.step({
      op: 'do',
      act: (s, f) => {
        for (const id of among(s, f)) cardDamage(s, id, points(s, f), f.you, f.self);
      },
    });
    c.land(done);
  },
  (t, n, list) => `divide ${t.amount(n)} damage as you wish among ${t.list(list)}`,
  (n, list) => ({ means: [[list, typeof n === 'number' ? -n : -2]] }),
);

/** Divides card damage equally among these cards. If it does not divide evenly, you choose which cards take one point more. */
export const splitEvenly = v.flow(
  'splitEvenly',
  (c, n: Amount, list: List) => {
    const [points, read] = [c.amount(n), c.list(list)];
    const among = (s: GeState, f: Frame) => read(s, f).filter(id => inPlay(s, id));
    const rest = (s: GeState, f: Frame) => points(s, f) % Math.max(1, among(s, f).length);
    const menu = about('split', among, (s, f) => `which ${rest(s, f)} of them take one point of damage more?`);
    c.step({
      op: 'do',
      act: (_s, f) => {
        f.l.more = [];
      },
    });
    const even = c.unless((s, f) => rest(s, f) > 0);
    c.step(
      askStep({ who: (_s, f) => [f.you], menu, min: rest, max: rest }, (_s, f, picks) => {
        f.l.more = picks[0]!.map(o => o.a);
      }),
    );
    c.land(even);
    c.step({
      op: 'do',
      act: (s, f) => {
        const all = among(s, f);
        const each = Math.floor(points(s, f) / Math.max(1, all.length));
        for (const id of all) {
          const k = each + (f.l.more.includes(id) ? 1 : 0);
          if (k > 0) cardDamage(s, id, k, f.you, f.self);
        }
      },
    });
  },
  (t, n, list) => `split ${t.amount(n)} damage as evenly as possible among ${t.list(list)}`,
  (n, list) => ({ means: [[list, typeof n === 'number' ? -n / 2 : -1]] }),
);

/** Damages the shield points that a card has left: all of them, or so many. */
export const stripShields = v.effect<[Ref, number?]>(
  'stripShields',
  (c, card, most = Number.POSITIVE_INFINITY) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      let shields = Math.min(most, shieldsLeft(s, id));
      // what takes all damage in its place keeps its shields whole, too (T2 Asteroid Shield)
      if (
        shields > 0 &&
        !isUnharmed(s, id, f.self) &&
        !guardians(s, id, 'card damage', f.self).some(x => isPassed(s, x, id))
      )
        shields = leaveToArmor(s, id, shields);
      else shields = 0;
      if (shields > 0)
        damaged(s, {
          card: id,
          seat: s.cards[id]!.controller,
          shields,
          emf: 0,
          structure: 0,
          armor: 0,
          source: 'card',
          by: f.you,
          from: f.self,
          shares: [],
        });
    };
  },
  (t, card, most) => `damage ${most === undefined ? 'all' : `up to ${most}`} shield points of ${t.ref(card)}`,
  card => ({ means: [[card, -3]] }),
);

/** Deals card damage to a card, and repairs as much on the card that deals it (M8 Redgelon). */
export const feedOn = v.effect(
  'feedOn',
  (c, card: Ref, n: Amount) => {
    const [read, points] = [c.ref(card), c.amount(n)];
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0) mend(s, f.self, cardDamage(s, id, points(s, f), f.you, f.self));
    };
  },
  (t, card, n) =>
    `${t.ref(card)} takes ${t.amount(n)} damage, and for each point of it a point of damage on ${t.ref('self')} is repaired`,
  (card, n) => ({ means: [[card, typeof n === 'number' ? -n : -2]] }),
);

/** Disengages all of these. */
export const disengageAll = v.effect(
  'disengageAll',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => {
      for (const id of read(s, f)) if (inPlay(s, id)) turn(s, id, false);
    };
  },
  (t, list) => `disengage ${t.list(list)}`,
  list => ({ means: [[list, -2]] }),
);
