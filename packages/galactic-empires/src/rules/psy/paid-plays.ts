// Cards that cost points: their players give these as the Allocation Phase begins (F8 Field of Chaos).
import { KIND } from '../../card.ts';
import { programs } from '../../language.ts';
import { SETTLING } from '../table/settling.ts';
import { coversSeat, eachStatic, meansSeat, stands } from '../texts/static-texts.ts';

/** The name of the program in which a player gives research for cards; words/expansions/psy-functions.ts writes it. */
export const PAY_FOR_PLAYS = 'ge:pay for plays';

/** The local that tells that a player is asked. */
const ASKED = 'asksForPlays';

SETTLING.add({ name: 'paid plays', sets: ['powers-of-the-mind'] }, s => {
  if (s.phase !== 'allocation' || !stands(s, KIND['plays cost'])) return;
  const seat = s.turnOf;
  if (coversSeat(s, KIND['plays paid'], seat)) return;
  if ([...s.stack, ...s.pending].some(x => x.l[ASKED] === seat)) return;
  let by = -1;
  eachStatic(s, KIND['plays cost'], (st, f) => {
    if (meansSeat(s, st, f, seat)) by = f.self;
  });
  if (by >= 0) s.pending = [...s.pending, programs.waiting(programs.of(PAY_FOR_PLAYS), seat, by, { [ASKED]: seat })];
});
