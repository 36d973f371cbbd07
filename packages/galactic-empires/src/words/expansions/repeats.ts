import type { CardId, Frame, Ref } from '@orrery/kernel';
import { compileLasting } from '../../compile/statics.ts';
import { v } from '../../language.ts';
import { LANDED } from '../../rules/fire/scoring.ts';
import { isStillThere, partsOf, SCORED } from '../../rules/fire/second-volley.ts';
import { firepower } from '../../rules/play/events.ts';
import { type GeState, playersAfter, seatOfHq } from '../../state.ts';
import { madeToLast } from '../effects/lasting.ts';
import { tells } from '../statics.ts';

// A volley that strikes once more (O8 Repeat Fire)

tells('scored', () => 'a volley has hit');
// the record of a volley says nothing more
compileLasting(SCORED, { k: 'scored' });
LANDED.add({ name: 'second volley', sets: ['time-gates'] }, (s, { you, l: { on, shots } }, fire) => {
  if (s.turnOf !== you || s.phase !== 'weapons fire' || firepower(fire) === 0) return;
  const of = playersAfter(s, you)[0] ?? you;
  madeToLast(s, {
    card: -1,
    lasting: { rule: SCORED, you, self: -1, l: { on, fire, shots }, n: 0, cards: [], of, turns: 1 },
  });
});
/** Fits ships and bases that have hit a target in this turn which can be hit once more, and no Sector HQ. */
export const ableToRepeat = v.filter(
  'ableToRepeat',
  () => (s, id, f) => {
    const parts = partsOf(s, f.you, id);
    return parts.some(({ on }) => isStillThere(s, on)) && parts.every(({ on }) => seatOfHq(on) < 0);
  },
  () => ({ that: 'has hit a card this turn that is still there, and has fired at no Sector HQ' }),
)();
/** What a ship or base has hit in this turn is hit once more, as hard as before: a second volley at each target that is still there. */
export const strikesAgain = v.flow<[Ref]>(
  'strikesAgain',
  (c, card) => {
    const read = c.ref(card);
    const left = c.name('left');
    const next = (f: Frame) => (f.l[left] as ReturnType<typeof partsOf>)[0]!;
    const volley = c.program('second volley');
    const there = (s: GeState, { on }: { readonly on: CardId }) => isStillThere(s, on);
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[left] = read(s, f) < 0 ? [] : partsOf(s, f.you, read(s, f));
      },
    });
    const start = c.code.length;
    c.step({
      op: 'do',
      act: (s, f) => {
        while (f.l[left].length > 0 && !there(s, next(f))) f.l[left] = f.l[left].slice(1);
      },
    });
    const some = c.unless((s, f) => f.l[left].length > 0 && s.result === null);
    c.step({
      op: 'call',
      program: () => volley,
      locals: (_s, f) => {
        const { on, fire, shots } = next(f);
        f.l[left] = f.l[left].slice(1);
        return { a: on, fire, shots };
      },
      you: null,
      self: null,
    });
    c.go(start);
    c.land(some);
  },
  (t, card) => `every target that ${t.ref(card)} has hit in this turn is hit once more, as hard as before`,
  { means: [['you', 4]] },
);
