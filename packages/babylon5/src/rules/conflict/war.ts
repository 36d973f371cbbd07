// War conflicts: the players who can declare them on each other, and their results (b5/war).
// Which races are at war is in politics/states.ts.
import { type Option, option, refuse, type Seat } from '@orrery/kernel';
import { CONFLICT_RULES, DEFS } from '../../card.ts';
import { type B5State, type Conflict, MILITARY, players, rows } from '../../state.ts';
import { noteWarWon } from '../cards/this-turn.ts';
import { eachStatic } from '../effects/statics.ts';
import { struck } from '../politics/civil-war.ts';
import { gainInfluence, loseInfluence } from '../politics/influence.ts';
import { pledged } from '../politics/pacts.ts';
import { isIn, partyOf, rowOf } from '../politics/parties.ts';
import { enemies } from '../politics/states.ts';
import { changeTension, moveTension } from '../politics/tension.ts';
import { capture } from './captured-locations.ts';

/** Several wars are possible, and the choice has none. */
export const WHICH_WAR = refuse('b5/conflict-round/23', 'You are at war with several players. Choose one war.');

/** There is no war (b5/war/13). */
export const NO_WAR = refuse('b5/war/1', 'You must be at war to declare a war conflict.');
/** Illegal targets of a war conflict. */
export const NOT_ENEMY = refuse(
  'b5/war/3',
  "A war conflict targets the enemy race or one location in the enemy's faction.",
);

/** The key of the rules of war conflicts. */
export const WAR = 'war';

/** The seats against which a war conflict may be declared: enemies, and those a card allows (Finish the War). */
export function warTargets(s: B5State, seat: Seat): Seat[] {
  const list = enemies(s, seat);
  for (const m of s.mods) if (m.kind === 'may-attack' && m.seat === seat && !list.includes(m.what)) list.push(m.what);
  for (const other of warByText(s, seat)) if (!list.includes(other)) list.push(other);
  // a war conflict is a Military conflict, which a state of Non-Aggression forbids
  return list.filter(other => !pledged(s, seat, other));
}

/** The seats against which a text in play lets a seat declare war conflicts. The text gives a player and a race, and works for both sides. */
function warByText(s: B5State, seat: Seat): readonly Seat[] {
  const list: Seat[] = [];
  eachStatic(s, 'war-conflicts', (st, _source, f) => {
    const race = st.n(s, f);
    if (f.you === seat) list.push(...players(s).filter(p => p !== seat && isIn(s, p, race)));
    else if (isIn(s, seat, race) && !s.seats[f.you]!.out) list.push(f.you);
  });
  return list;
}

/** The rules of a war conflict (b5/war/2, b5/war/3, b5/war/4, b5/war/5, b5/war/6, b5/war/7, b5/war/8, b5/war/12, b5/war/15). */
export function defineWar(): void {
  CONFLICT_RULES[WAR] = {
    id: WAR,
    title: 'War conflict',
    source: { types: ['military'], target: 'none', canRaiseTension: true },
    types: [MILITARY],
    targets: null,
    second: null,
    needs: null,
    manySided: false,
    only: [],
    first: [],
    initiate: -1,
    always: -1,
    outcome: -1,
    opening: -1,
    statics: [],
  };
}

/** The results of a war conflict (b5/war/4, b5/war/5, b5/war/6, b5/war/7, b5/war/8, b5/war/14). */
export function resolveWar(s: B5State, c: Conflict): void {
  const target = c.targetSeat;
  if (c.won && c.targetCard >= 0) capture(s, c.targetCard, c.seat);
  else if (c.won && c.uncontested && target >= 0) {
    for (const seat of struck(s, target, c.seat)) loseInfluence(s, seat, 1);
    gainInfluence(s, c.seat, 1, 'conflict');
  }
  if (target < 0) return;
  if (c.won) noteWarWon(s, partyOf(s, target));
  // a tension that cannot go up stays, except under the engine rules, which mean two players here and not their races
  if (s.ruleset === 'engine') moveTension(s, rowOf(s, target), rowOf(s, c.seat), 1);
  else changeTension(s, partyOf(s, target), partyOf(s, c.seat), 1);
}

/** The legal targets of a war conflict: the enemy's race, or a location in the enemy's faction (b5/war/3). */
export function warAims(s: B5State, c: Conflict): Option[] {
  const race = partyOf(s, c.targetSeat);
  const places = rows(s).filter(id => DEFS[s.defs[id]!]!.type === 'location' && s.cards[id]!.faction === c.targetSeat);
  return [option('race', race), ...places.map(id => option('card', id))];
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/politics/states.ts: b5/war/9, b5/war/10, b5/war/11
