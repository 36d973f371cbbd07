// States between parties: war, Free Trade, Alliance and others (b5/states). What pacts forbid and bring is in pacts.ts.
import type { Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import type { B5State, Relation } from '../../state.ts';
import { standing } from '../effects/standing.ts';
import { eachStatic } from '../effects/statics.ts';
import { ALONE, divided, type Party, raceOfParty } from './parties.ts';

/** The names of states. */
export const STATE_NAMES: Readonly<Record<Relation['kind'], string>> = {
  war: 'war',
  'free trade': 'Free Trade',
  alliance: 'Alliance',
  neutrality: 'Neutrality',
  'non-aggression': 'Non-Aggression',
};

/** How texts say that a race is in a state with another. */
export const inStateOf = (kind: Relation['kind']): string =>
  kind === 'war' ? 'at war' : `in a state of ${STATE_NAMES[kind]}`;

const pair = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

/**
 * Two parties enter a state (b5/states/1). War ends every other state between them (b5/states/3, b5/states/5). `by` is the player whose doing a war
 * is (b5/isa/2): who started it, or whose event, conflict or agenda did.
 */
export const stateBegan = facts.define<{
  kind: Relation['kind'];
  a: Party;
  b: Party;
  by?: Seat;
  ended?: readonly Relation[];
}>('state-began', {
  apply(s, x) {
    const [a, b] = pair(x.a, x.b);
    const between = (r: Relation) => r.a === a && r.b === b;
    const ended = x.kind === 'war' ? s.relations.filter(r => between(r) && r.kind !== 'war') : [];
    (x as { ended?: readonly Relation[] }).ended = ended;
    s.relations = [
      ...s.relations.filter(r => !ended.includes(r) && !(between(r) && r.kind === x.kind)),
      { kind: x.kind, a, b },
    ];
  },
  revert(s, x) {
    const [a, b] = pair(x.a, x.b);
    s.relations = [...s.relations.filter(r => !(r.kind === x.kind && r.a === a && r.b === b)), ...(x.ended ?? [])];
  },
  show: { kind: 'plain', a: 'people', b: 'people' },
  say: (n, x) => `${n.a} and ${n.b} are now ${inStateOf(x.kind!)}.`,
});

/** A state between two parties ends. */
export const stateEnded = facts.define<{ kind: Relation['kind']; a: Party; b: Party }>('state-ended', {
  apply(s, x) {
    const [a, b] = pair(x.a, x.b);
    s.relations = s.relations.filter(r => !(r.kind === x.kind && r.a === a && r.b === b));
  },
  revert(s, x) {
    const [a, b] = pair(x.a, x.b);
    s.relations = [...s.relations, { kind: x.kind, a, b }];
  },
  show: { kind: 'plain', a: 'people', b: 'people' },
  say: (n, x) => `${n.a} and ${n.b} are no longer ${inStateOf(x.kind!)}.`,
});

/** True for the party of a state if it exists now: a race that is one, a faction of a race that is divided. */
const awake = (s: B5State, party: Party): boolean => divided(s, raceOfParty(s, party)) === party >= ALONE;

/**
 * True for a state that its parties have now. A race's states sleep while it is divided, and those of a faction while its race is united
 * (b5/civil-war/10, b5/civil-war/11). War never sleeps (b5/civil-war/13).
 */
export const standsNow = (s: B5State, r: Relation): boolean => r.kind === 'war' || (awake(s, r.a) && awake(s, r.b));

/** True while a text in play suspends all states of a kind: they are there, and have no effect (Commerce Raiding). */
export function suspended(s: B5State, kind: Relation['kind']): boolean {
  if (standing(s).statics.suspends === undefined) return false;
  let found = false;
  eachStatic(s, 'suspends', st => {
    found ||= st.what === kind;
  });
  return found;
}

/** True for a state that has its effects now: it stands, and nothing suspends it. */
export const active = (s: B5State, r: Relation): boolean => standsNow(s, r) && !suspended(s, r.kind);

/** True if a seat belongs to the party of a state. */
export const covers = (s: B5State, party: Party, seat: Seat): boolean =>
  party < ALONE ? s.seats[seat]!.race === party : party === ALONE + seat;

/** True if the party of a state is meant by a party: it is the same, or one is a faction of the other's race. */
const means = (s: B5State, own: Party, party: Party): boolean =>
  own === party || ((own < ALONE || party < ALONE) && raceOfParty(s, own) === raceOfParty(s, party));

/** The states of one kind between two parties, or their factions. Those that a text suspends are among them. */
export function relationsOf(s: B5State, kind: Relation['kind'], a: Party, b: Party): Relation[] {
  return s.relations.filter(
    r =>
      r.kind === kind &&
      standsNow(s, r) &&
      ((means(s, r.a, a) && means(s, r.b, b)) || (means(s, r.a, b) && means(s, r.b, a))),
  );
}

/** True if two parties are in a state with each other. */
export const related = (s: B5State, kind: Relation['kind'], a: Party, b: Party): boolean =>
  s.relations.length > 0 && relationsOf(s, kind, a, b).length > 0;

/** True if a player is at war with any player. */
export function atWar(s: B5State, seat: Seat): boolean {
  return s.relations.some(r => r.kind === 'war' && (covers(s, r.a, seat) || covers(s, r.b, seat)));
}

/** The seats a player is at war with: every faction of each enemy party (b5/war/9, b5/war/10, b5/war/11). */
export function enemies(s: B5State, seat: Seat): Seat[] {
  const list: Seat[] = [];
  if (s.relations.length === 0) return list;
  for (let other = 0; other < s.seats.length; other++) {
    if (other === seat || s.seats[other]!.out) continue;
    const opposed = (r: Relation) =>
      r.kind === 'war' &&
      ((covers(s, r.a, seat) && covers(s, r.b, other)) || (covers(s, r.b, seat) && covers(s, r.a, other)));
    if (s.relations.some(opposed)) list.push(other);
  }
  return list;
}

/** The amount that standing relations add to a seat's rating: 1 for each Free Trade partner (by the text of Trade Pact) (b5/states/4, b5/dual-race/11). */
export function relationRating(s: B5State, seat: Seat): number {
  let sum = 0;
  for (const r of s.relations)
    if (r.kind === 'free trade' && (covers(s, r.a, seat) || covers(s, r.b, seat)) && active(s, r)) sum++;
  return sum;
}

/** True if a seat's party has a state of a kind with any other, suspended or not. */
export const inAnyState = (s: B5State, kind: Relation['kind'], seat: Seat): boolean =>
  s.relations.some(r => r.kind === kind && (covers(s, r.a, seat) || covers(s, r.b, seat)) && standsNow(s, r));

/** True if a state that has begun is one of a seat's party. */
export const concerns = (s: B5State, seat: Seat, a: Party, b: Party): boolean =>
  covers(s, a, seat) || covers(s, b, seat);

// Other rules of these topics, and the files that enforce them (made by a test):
// - words/politics.ts: b5/states/2
