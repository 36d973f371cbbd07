// Texts that react to facts or replace them.
import type { CardId, Fact, Seat } from '@orrery/kernel';
import { programs } from '../../language.ts';
import { type GeState, inPlay } from '../../state.ts';
import { left } from '../table/duration.ts';
import { isAnyElsewhere } from '../table/realms.ts';
import { factHappened } from './meanwhile.ts';
import { standing } from './standing.ts';
import { countsTwice, isBarren, reaches, works } from './static-texts.ts';

/** The local of the second time that a text of a card runs that counts as two. It needs that card in play. */
export const AGAIN = 'secondTime';

/** Lets the texts in play react to a fact. */
export function notice(s: GeState, type: number, fact: Fact): void {
  factHappened(s);
  const list = standing(s).triggers[type];
  if (list === undefined) return;
  const { card } = fact as { card?: CardId };
  const apart = isAnyElsewhere(s) && card !== undefined && inPlay(s, card);
  for (const { source, what, f } of list) {
    // what happens to a card in another realm starts no text (ge/time-origin/5)
    if (apart && inPlay(s, source) && !reaches(s, source, card)) continue;
    if ((!what.even && (!works(s, source) || isBarren(s, source))) || (what.bit & s.cards[source]!.used) !== 0)
      continue;
    const here = { ...f, l: { fact } };
    if (!what.holds(s, here)) continue;
    const waiting = programs.waiting(programs.of(what.program), f.you, source, { fact });
    s.pending = [...s.pending, waiting];
    if (!what.repeats || !countsTwice(s, source)) continue;
    s.pending = [...s.pending, programs.waiting(programs.of(what.program), f.you, source, { fact, [AGAIN]: true })];
  }
}

/** Lets a text replace a fact. */
export function replace(s: GeState, type: number, fact: Fact): Fact | null {
  if (s.derived === null && s.cards.length === 0) return fact;
  const list = standing(s).answers[type];
  if (list === undefined) return fact;
  // no text stops cards from leaving with a player who is out (ge/how-to-win/3)
  if (type === left.index && s.seats[fact.seat as Seat]!.out) return fact;
  for (const { source, what, f } of list) {
    if (!what.even && (!works(s, source) || isBarren(s, source))) continue;
    if (!what.holds(s, { ...f, l: { fact } })) continue;
    s.pending = [...s.pending, programs.waiting(programs.of(what.program), f.you, source, { fact })];
    return null;
  }
  return fact;
}
