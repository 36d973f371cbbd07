// Functions of fields that a psy uses on the terms of a card: at no cost, in any discipline, with another psy, or as a copy (F4 Field of Channeling).
import type { CardId, Locals, Seat } from '@orrery/kernel';
import { KIND, sideOf } from '../../card.ts';
import { programs } from '../../language.ts';
import { type GeState, inPlay } from '../../state.ts';
import { allInPlay } from '../table/stacks.ts';
import { isUnder, works } from '../texts/static-texts.ts';
import { IN_USE, isInUse, PARTNER, PSY, TERMS, type Terms } from './in-use.ts';
import { disciplinesFor, isStrongFor, paidBy } from './psy-functions.ts';

/** Returns what a function knows about its use on some terms. */
export const termsFor = (psy: CardId, terms: Terms, partner: CardId): Locals => ({
  [PSY]: psy,
  [TERMS]: terms,
  ...(partner < 0 ? {} : { [PARTNER]: partner }),
});

/** True if another psy of a player uses a function now. */
const isUsedByAnother = (s: GeState, seat: Seat, field: CardId, i: number, psy: CardId): boolean =>
  s.lasting.some(
    x => x.rule === IN_USE && x.self === field && x.n === i && x.of === seat && x.l[PSY] !== psy && inPlay(s, x.l[PSY]),
  );

/** The functions that are asked for now. While one is, it counts as used: a function that lets psys use others does not offer itself. */
const asked = new Set<string>();

/** Returns what `ask` answers while a function counts as used; false if it is being asked for already. */
function asking(field: CardId, i: number, ask: () => boolean): boolean {
  const key = `${field} ${i}`;
  if (asked.has(key)) return false;
  asked.add(key);
  try {
    return ask();
  } finally {
    asked.delete(key);
  }
}

/**
 * Returns the functions of fields that a psy can use now on some terms, by field and number. `partner` uses it together with the psy; -1 for none.
 * `but` is the name of the function that gives these terms: it does not give itself.
 */
export function functionsOnTerms(
  s: GeState,
  seat: Seat,
  psy: CardId,
  terms: Terms,
  partner: CardId,
  but: string,
): { readonly field: CardId; readonly i: number }[] {
  if (!inPlay(s, psy) || !works(s, psy)) return [];
  const both = partner < 0 ? [psy] : [psy, partner];
  const learns = (field: CardId): boolean =>
    terms.copied === true ||
    (terms.anyField
      ? s.cards[field]!.controller === seat
      : both.every(id => disciplinesFor(s, seat, id, field).length > 0));
  const pays = (field: CardId): boolean =>
    terms.copied === true || terms.free === true || both.every(id => paidBy(s, seat, id, field) !== null);
  const known = termsFor(psy, terms, partner);
  return allInPlay(s)
    .filter(
      field =>
        sideOf(s, field).type === 'F' &&
        works(s, field) &&
        !isUnder(s, KIND['no functions'], field) &&
        learns(field) &&
        pays(field),
    )
    .flatMap(field =>
      sideOf(s, field).functions.flatMap((fn, i) =>
        programs.list[fn.program]!.name !== but &&
        (terms.copied
          ? isUsedByAnother(s, seat, field, i, psy)
          : !isInUse(s, field, i) && isStrongFor(s, psy, field, i, partner)) &&
        asking(field, i, () => fn.judge(s, seat, field, known) === null)
          ? [{ field, i }]
          : [],
      ),
    );
}
