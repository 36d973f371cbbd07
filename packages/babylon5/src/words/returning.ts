// Words for cards that come back, and for cards that move with others: every player's discards, enhancements of a fallen fleet.
import { askStep, type Filter, type Frame, option, type Ref, type Seat } from '@orrery/kernel';
import { v } from '../language.ts';
import { LOOSE } from '../menus.ts';
import { enterRow, judgeEntry } from '../rules/cards/entering-play.ts';
import { attached } from '../rules/cards/in-play.ts';
import { giveMarks, printedMarks } from '../rules/cards/marks.ts';
import { openConflicts } from '../rules/conflict/participants.ts';
import { onlySponsored } from '../rules/effects/cannot.ts';
import { addMod } from '../rules/effects/lasting.ts';
import { type B5State, cardsIn, DISCARD, SUPPORTING } from '../state.ts';

/** Each player may return one card of the own discard pile to play, as a supporting card that is discarded at the end of the turn. */
export const eachMayReturn = v.flow<[Filter]>(
  'eachMayReturn',
  (c, filter) => {
    const fits = c.filter(filter);
    const left = c.name('left');
    const list = (s: B5State, f: Frame, seat: Seat) =>
      cardsIn(s, seat, DISCARD).filter(
        id => fits(s, id, f) && !onlySponsored(s, id) && judgeEntry(s, seat, id, -1, true) === null,
      );
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[left] = s.order.filter(seat => !s.seats[seat]!.out);
      },
    });
    const start = c.code.length;
    const out = c.unless((_s, f) => f.l[left].length > 0);
    c.step(
      askStep(
        {
          who: (s, f) => (list(s, f, f.l[left][0]).length > 0 ? [f.l[left][0] as Seat] : []),
          menu: {
            name: 'return',
            list: (s, f, seat) => list(s, f, seat).map(id => option('card', id)),
            ...LOOSE,
            prompt: () => 'Which card of your discard pile do you return to play?',
            stakes: () => 'It is discarded at the end of the turn. You may also return none.',
          },
          min: () => 0,
          max: () => 1,
          skip: false,
        },
        (s, f, picks) => {
          const [seat, ...others] = f.l[left] as Seat[];
          f.l[left] = others;
          const id = picks[0]?.[0]?.a;
          if (id === undefined) return;
          enterRow(s, id, seat!, SUPPORTING);
          printedMarks(s, id);
          giveMarks(s, id);
          addMod(s, { kind: 'leaves-at-end', source: f.self, card: id, seat: seat! });
        },
      ),
    );
    c.go(start);
    c.land(out);
  },
  (t, filter) =>
    `each player may return ${t.one(filter)} of the own discard pile to play as a supporting card, and it is discarded at the end of the turn`,
  { means: [['you', 1]] },
);

/** Cards that take part in a conflict together with this card. */
export const besideIt = v.filter(
  'besideIt',
  () => (s, id, f) =>
    openConflicts(s).some(c => c.parts.some(p => p.card === id) && c.parts.some(p => p.card === f.self)),
  () => ({ doing: 'participating in the same conflict' }),
)();

/** The enhancements of a kind on one card move to another. */
export const moveEnhancements = v.effect<[Ref, Filter, Ref]>(
  'moveEnhancements',
  (c, from, filter, to) => {
    const [a, b] = [c.ref(from), c.ref(to)];
    const fits = c.filter(filter);
    return (s, f) => {
      const [old, host] = [a(s, f), b(s, f)];
      if (old < 0 || host < 0) return;
      for (const card of s.cards[old]!.attached.filter(x => fits(s, x, f)))
        attached(s, { card, host, controller: s.cards[card]!.controller });
    };
  },
  (t, from, filter, to) => `all ${t.filter(filter, true)} on ${t.ref(from)} move to ${t.ref(to)}`,
);
