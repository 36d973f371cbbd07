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
import { type CompiledFunction, DEFS, defOf, KIND, sideOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { brief, PROMPT, titleOf } from '../../names.ts';
import { functionLabel, spentForNow, useBit } from '../../rules/play/card-actions-limit.ts';
import { isInUse, PSY } from '../../rules/psy/in-use.ts';
import { isUnder, works } from '../../rules/texts/static-texts.ts';
import { FLEET, type GeState, inPlay, pile } from '../../state.ts';

// Functions of other cards that a card uses as its own (A6 Double Agent, A5 Mental Inspiration). Each can be used once in a complete turn. In the
// borrower's `used`, the bits of its first function are its own. The bits after them count the uses of the lender's functions.

const isBorrowed = (s: GeState, f: Frame, i: number): boolean => (s.cards[f.self]!.used & useBit(i + 1)) !== 0;

/** Returns what the borrowed function knows: the crew that uses it, as a psy would (ge-r-psy-being-1). */
const lent = (s: GeState, f: Frame, user?: CardId): Locals => ({
  [PSY]: user ?? Math.max(f.self, s.cards[f.self]!.on),
});

/**
 * Returns the functions of a card that this one's player could use through it now.
 * @param user the crew that uses a function of a field, if it is not the one that the text lies on
 * @param upTo the most strength that a psy may need for a function of a field
 */
function borrowable(s: GeState, f: Frame, from: CardId, user?: CardId, upTo?: number): number[] {
  if (!inPlay(s, from) || !works(s, from) || isUnder(s, KIND['no functions'], from)) return [];
  const { functions } = sideOf(s, from);
  const printed = upTo === undefined ? undefined : defOf(s, from).source.fieldFunctions;
  const limit = functions.filter((fn, i) => fn.source.oneOf !== undefined && isBorrowed(s, f, i)).length;
  return functions.flatMap((fn, i) =>
    isBorrowed(s, f, i) ||
    (upTo !== undefined && (printed?.[i]?.from ?? 0) > upTo) ||
    (fn.source.oneOf !== undefined && limit >= fn.source.oneOf) ||
    (fn.source.aPlay === true && s.seats[f.you]!.plays < 1) ||
    (fn.source.by === 'psy' && isInUse(s, from, i)) ||
    fn.judge(s, f.you, from, lent(s, f, user)) !== null
      ? []
      : [i],
  );
}

/** True if a card has a function that this one's player could use through it now. */
export const canBorrowFrom = v.test(
  'canBorrowFrom',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => borrowable(s, f, read(s, f)).length > 0;
  },
  (t, card) => `${t.ref(card)} has a function that you can use and have not used this turn`,
);
/** Fits cards with a function that this one's player could use now. */
export const lending = v.filter(
  'lending',
  () => (s, id, f) => borrowable(s, f, id).length > 0,
  () => ({ having: 'a function that you can use' }),
)();

/** Fits fields with a function that a crew could use now, of at most some strength (P5 Psycanti Apostle). */
export const lendingTo = v.filter(
  'lendingTo',
  (c, user: Ref, upTo: number) => {
    const read = c.ref(user);
    return (s, id, f) => read(s, f) < 0 || borrowable(s, f, id, read(s, f), upTo).length > 0;
  },
  (t, user, upTo) => ({ having: `a function for psys of strength ${upTo} or less that ${t.ref(user)} can use` }),
);

/**
 * Lets you use a function of a card as if that card were yours. Others may react to that too. `user` and `upTo` limit it to what that crew can use of
 * a field, as with `lendingTo`.
 */
export const useFunctionOf = v.flow<[Ref, Ref?, number?]>(
  'useFunctionOf',
  (c, card, user, upTo) => {
    const read = c.ref(card);
    const by = user === undefined ? null : c.ref(user);
    const userOf = (s: GeState, f: Frame) => by?.(s, f);
    const name = c.name('borrowed');
    const menu: Menu<GeState> = {
      name: 'borrowed function',
      list: (s, f) => borrowable(s, f, read(s, f), userOf(s, f), upTo).map(i => option('deed', read(s, f), i)),
      label: (s, _f, o) => functionLabel(s, o.a, o.b),
      prompt: (s, f) => brief(`Which function of ${titleOf(s, read(s, f))} do you use?`, PROMPT),
      stakes: () => 'You choose what it does as if that card were yours.',
      note: (s, _f, o) => sideOf(s, o.a).functions[o.b]!.tell(),
      card: (s, _f, o) => titleOf(s, o.a),
    };
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (s, f, picks) => {
        const o = picks[0]![0];
        f.l[name] = o === undefined ? null : { card: o.a, deed: o.b };
        if (o !== undefined) spentForNow(s, { card: f.self, bit: useBit(o.b + 1) });
      }),
    );
    const some = c.unless((_s, f) => f.l[name] !== null);
    c.step({
      op: 'call',
      program: (s, f) => sideOf(s, f.l[name].card).functions[f.l[name].deed]!.program,
      locals: (s, f) => lent(s, f, userOf(s, f)),
      you: null,
      self: (_s, f) => f.l[name].card,
    });
    c.land(some);
  },
  (t, card, user, upTo) =>
    user === undefined
      ? `use a function of ${t.ref(card)} as if that card were yours`
      : `${t.ref(user)} uses a function of ${t.ref(card)} for psys of strength ${upTo} or less, at no cost`,
  { means: [['you', 3]] },
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
