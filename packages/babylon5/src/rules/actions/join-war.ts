// The action "join a war": where a race has several factions, one follows another into a war (b5/dual-race/15).
import { type CardId, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { v } from '../../language.ts';
import { seatName } from '../../names.ts';
import type { B5State } from '../../state.ts';
import { withMarksFollowing } from '../cards/marks.ts';
import { canAct, rotated } from '../cards/ready.ts';
import { goToWar } from '../politics/civil-war.ts';
import { partyOf, siblings } from '../politics/parties.ts';
import { enemies } from '../politics/states.ts';
import { verb } from '../verbs.ts';

const NOT_HERE = refuse(
  'b5/action-round/5',
  'Only the engine rules let you join the war of another faction of your race.',
);
const NO_WAR = refuse('b5/dual-race/15', 'You can join a war only against an enemy of another faction of your race.');
const AT_WAR = refuse('b5/dual-race/15', 'You are at war with this player already.');
const NOT_READY = refuse('b5/dual-race/15', 'Your ambassador must be ready, because it rotates to join the war.');

/** The players whom a seat may join a war against: enemies of its siblings, under the engine rules. */
function foes(s: B5State, seat: Seat): Seat[] {
  if (s.ruleset !== 'engine' || s.relations.length === 0) return [];
  const own = enemies(s, seat);
  const theirs = siblings(s, seat).flatMap(other => enemies(s, other));
  return [...new Set(theirs)].filter(foe => foe !== seat && !own.includes(foe)).sort((a, b) => a - b);
}

function judge(s: B5State, seat: Seat, id: CardId, foe: Seat): Refusal | null {
  if (s.ruleset !== 'engine') return NOT_HERE;
  if (enemies(s, seat).includes(foe)) return AT_WAR;
  if (id !== s.seats[seat]!.ambassador || !foes(s, seat).includes(foe)) return NO_WAR;
  return canAct(s, id) ? null : NOT_READY;
}

v.procedure(
  'join war',
  v.rule('join a war', (s, f) => {
    rotated(s, { card: f.l.a });
    withMarksFollowing(s, () => goToWar(s, partyOf(s, f.you), partyOf(s, f.l.b), f.you));
  }),
);

verb({
  name: 'join-war',
  list(s, seat, out) {
    const { ambassador } = s.seats[seat]!;
    for (const foe of foes(s, seat))
      if (judge(s, seat, ambassador, foe) === null) out.push(option('join-war', ambassador, foe));
  },
  judge,
  label: (s, _a, foe) => `Go to war with ${seatName(s, foe)}, as another faction of your race has`,
  note: (s, _a, foe) => `your ambassador rotates; you and ${seatName(s, foe)} are at war`,
  procedure: 'join war',
});
