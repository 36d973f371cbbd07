import { askStep, type CardId, type Frame, type Locals, type Menu, option, type Ref } from '@orrery/kernel';
import { defOf, KIND, sideOf } from '../../card.ts';
import { v } from '../../language.ts';
import { brief, PROMPT, titleOf } from '../../names.ts';
import { functionLabel, spentForNow, useBit } from '../../rules/play/card-actions-limit.ts';
import { isInUse, PSY } from '../../rules/psy/in-use.ts';
import { isUnder, works } from '../../rules/texts/static-texts.ts';
import { type GeState, inPlay } from '../../state.ts';

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
export function borrowable(s: GeState, f: Frame, from: CardId, user?: CardId, upTo?: number): number[] {
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
