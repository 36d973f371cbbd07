import type { Ref } from '@orrery/kernel';
import { v } from '../../language.ts';
import { players } from '../../state.ts';

// Tests of players and phases

/** True in the Play Cards Phases of a player. */
export const inPlayCardsPhaseOf = v.test(
  'inPlayCardsPhaseOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => (s.phase === 'play A' || s.phase === 'play B') && s.turnOf === read(s, f);
  },
  (t, who) => `it is a Play Cards Phase of ${t.ref(who)}`,
);
/** True if more than two players are left. */
export const severalOthers = v.test(
  'severalOthers',
  () => s => players(s).length > 2,
  () => 'more than two players are left',
)();
/** True if a ship of your fleet was destroyed in your last complete turn. */
export const inMourning = v.test(
  'inMourning',
  () => (s, f) => s.seats[f.you]!.mourning === 1,
  () => 'it is the turn after one in which a ship of your fleet was destroyed',
)();
