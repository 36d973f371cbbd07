import {
  askStep,
  type CardId,
  type Filter,
  type Frame,
  type Locals,
  type Menu,
  option,
  ownCard,
  type Ref,
} from '@orrery/kernel';
import { type CompiledFunction, DEFS, defOf, sideOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { brief, PROMPT, titleOf } from '../../names.ts';
import { functionLabel } from '../../rules/play/card-actions-limit.ts';
import { PSY } from '../../rules/psy/in-use.ts';
import { FLEET, type GeState, inPlay, pile } from '../../state.ts';
import { borrowable } from '../effects/borrowed.ts';

// Functions of other cards that a card learns, or lends to psys

/** Fits fields with a function that a crew could use now, of at most some strength (P5 Psycanti Apostle). */
export const lendingTo = v.filter(
  'lendingTo',
  (c, user: Ref, upTo: number) => {
    const read = c.ref(user);
    return (s, id, f) => read(s, f) < 0 || borrowable(s, f, id, read(s, f), upTo).length > 0;
  },
  (t, user, upTo) => ({ having: `a function for psys of strength ${upTo} or less that ${t.ref(user)} can use` }),
);

// A function of a field that a psy has for itself, from the time when it is played (P1 Psycanti Muse). Its counter keeps the field's definition and the
// number of the function, so the psy has it even after the field has gone.

/** More functions than any field has. */
const FUNCTIONS = 10;
/** Returns the function that a card has learned, and its number; null for none. */
function learned(s: GeState, id: CardId): { readonly fn: CompiledFunction; readonly i: number } | null {
  if (!inPlay(s, id)) return null;
  const { counter } = s.cards[id]!;
  const i = (counter % FUNCTIONS) - 1;
  const fn = i < 0 ? undefined : DEFS[Math.floor(counter / FUNCTIONS)]?.sides[0]?.functions[i];
  return fn === undefined ? null : { fn, i };
}
/** A card learns a function of a field. All players see which. */
const functionLearned = facts.define<{ card: CardId; field: CardId; i: number; name: string }>('function-learned', {
  apply(s, x) {
    ownCard(s, x.card).counter = s.defs[x.field]! * FUNCTIONS + x.i + 1;
  },
  show: { card: 'card', field: 'card', name: 'plain' },
  say: (n, x) => `${n.card} learns ${x.name} of ${n.field}.`,
});
/** Returns the name of a function of a field, as the log tells it. */
const functionName = (s: GeState, field: CardId, i: number): string => {
  const { from = 0, name } = defOf(s, field).source.fieldFunctions?.[i] ?? {};
  return name ?? `the function for psys of strength ${from} or more`;
};
/** The psy uses what it has learned itself, as the field that it has learned it from. */
const asItself = (_s: GeState, f: Frame): Locals => ({
  [PSY]: f.self,
  ...(f.l.event !== undefined && { event: f.l.event }),
});
/** Chooses a function of a field of yours that fits, of any strength, which this card has from now on. */
export const learnFunction = v.flow<[Filter]>(
  'learnFunction',
  (c, which) => {
    const fits = c.filter(which);
    const menu: Menu<GeState> = {
      name: 'borrowed function',
      list: (s, f) =>
        pile(s, f.you, FLEET)
          .filter(id => fits(s, id, f))
          .flatMap(id => sideOf(s, id).functions.map((_fn, i) => option('deed', id, i))),
      label: (s, _f, o) => functionLabel(s, o.a, o.b),
      prompt: (s, f) => brief(`Which function does ${titleOf(s, f.self)} learn?`, PROMPT),
      stakes: () => 'It can use that function each turn, at no cost, and no other one.',
      note: (s, _f, o) => sideOf(s, o.a).functions[o.b]!.tell(),
      card: (s, _f, o) => titleOf(s, o.a),
    };
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (s, f, picks) => {
        const o = picks[0]![0];
        if (o !== undefined) functionLearned(s, { card: f.self, field: o.a, i: o.b, name: functionName(s, o.a, o.b) });
      }),
    );
  },
  (t, which) => `${t.ref('self')} learns a function of ${t.one(which)}, of any strength`,
);
/** True if this card has learned a function and can use it now. */
export const canUseLearned = v.test(
  'canUseLearned',
  () => (s, f) => learned(s, f.self)?.fn.judge(s, f.you, f.self, asItself(s, f)) === null,
  t => `${t.ref('self')} can use the function that it has learned`,
  t => `${t.ref('self')} has learned no function that it can use now`,
)();
/** True if this card has learned a function for reactions, and can use it now (F7 Field of Death). */
export const canReactLearned = v.test(
  'canReactLearned',
  () => (s, f) => {
    const known = learned(s, f.self);
    return known?.fn.source.reacts === true && known.fn.judge(s, f.you, f.self, asItself(s, f)) === null;
  },
  t => `${t.ref('self')} has learned a function for reactions that it can use`,
)();
/** Uses the function that this card has learned, at no cost, whether or not the field is still in play. */
export const useLearned = v.flow(
  'useLearned',
  c => {
    const knows = c.unless((s, f) => learned(s, f.self) !== null);
    c.step({
      op: 'call',
      program: (s, f) => learned(s, f.self)!.fn.program,
      locals: asItself,
      you: null,
      self: (_s, f) => f.self,
    });
    c.land(knows);
  },
  t => `${t.ref('self')} uses it, at no cost, even if that field is gone`,
  { means: [['you', 3]] },
)();
