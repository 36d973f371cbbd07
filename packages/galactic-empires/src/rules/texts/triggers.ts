// Texts that react to facts or replace them.
import type { Fact, Seat } from '@orrery/kernel';
import { programs } from '../../language.ts';
import type { GeState } from '../../state.ts';
import { left } from '../table/duration.ts';
import { factHappened } from './meanwhile.ts';
import { standing } from './standing.ts';
import { isBarren, works } from './static-texts.ts';

/** Lets the texts in play react to a fact. */
export function notice(s: GeState, type: number, fact: Fact): void {
  factHappened(s);
  const list = standing(s).triggers[type];
  if (list === undefined) return;
  for (const { source, what, f } of list) {
    if ((!what.even && (!works(s, source) || isBarren(s, source))) || (what.bit & s.cards[source]!.used) !== 0)
      continue;
    const here = { ...f, l: { fact } };
    if (!what.holds(s, here)) continue;
    s.pending = [...s.pending, programs.waiting(programs.of(what.program), f.you, source, { fact })];
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
    if (!works(s, source) || isBarren(s, source)) continue;
    if (!what.holds(s, { ...f, l: { fact } })) continue;
    s.pending = [...s.pending, programs.waiting(programs.of(what.program), f.you, source, { fact })];
    return null;
  }
  return fact;
}
