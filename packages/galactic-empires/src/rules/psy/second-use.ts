// A second use of a function of a field in the same turn, where a text allows it (B5 Psycanti Projection Station).
import type { CardId, Seat } from '@orrery/kernel';
import { defOf, KIND } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { noted } from '../table/cards-in-play.ts';
import { added } from '../texts/modifiers.ts';
import { eachStatic, stands } from '../texts/static-texts.ts';
import { IN_USE, PSY, SINCE } from './in-use.ts';

/**
 * Returns the psy that may use a function a second time this turn, and the card whose text says so. Only the psy that has used it this turn may, and
 * each such text allows it once in a turn: its counter keeps the turn. Null if nobody may.
 */
export function secondUse(s: GeState, seat: Seat, field: CardId, i: number): { psy: CardId; by: CardId } | null {
  if (!stands(s, KIND['second use'])) return null;
  const uses = s.lasting.filter(x => x.rule === IN_USE && x.self === field && x.n === i);
  const [use] = uses;
  // what stays in use for more than a turn is not used again before (ge/psy-rules/20)
  if (use === undefined || uses.length > 1 || use.of !== seat || use.l[SINCE] !== s.turn || use.turns > 1) return null;
  const psy: CardId = use.l[PSY];
  const least = defOf(s, field).source.fieldFunctions?.[i]?.from ?? 0;
  let by = -1;
  eachStatic(
    s,
    KIND['second use'],
    (st, f, made) => {
      if (by < 0 && s.cards[f.self]!.counter !== s.turn && least <= added(s, st, f, made)) by = f.self;
    },
    psy,
  );
  return by < 0 ? null : { psy, by };
}

/** Records that a text has allowed a second use in this turn. */
export function repeated(s: GeState, seat: Seat, field: CardId, i: number): void {
  const second = secondUse(s, seat, field, i);
  if (second !== null) noted(s, { card: second.by, counter: s.turn });
}
