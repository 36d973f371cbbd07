// States between races: war and Free Trade (b5/states).
import type { Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import type { B5State, Relation } from '../../state.ts';

const pair = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

/** Two races enter a state (b5/states/1). War ends every other state between them (b5/states/3, b5/states/5). */
export const stateBegan = facts.define<{ kind: Relation['kind']; a: number; b: number; ended?: readonly Relation[] }>(
  'state-began',
  {
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
    say: (n, x) => `${n.a} and ${n.b} are now ${x.kind === 'war' ? 'at war' : 'in a state of Free Trade'}.`,
  },
);

/** A state between two races ends. */
export const stateEnded = facts.define<{ kind: Relation['kind']; a: number; b: number }>('state-ended', {
  apply(s, x) {
    const [a, b] = pair(x.a, x.b);
    s.relations = s.relations.filter(r => !(r.kind === x.kind && r.a === a && r.b === b));
  },
  revert(s, x) {
    const [a, b] = pair(x.a, x.b);
    s.relations = [...s.relations, { kind: x.kind, a, b }];
  },
  show: { kind: 'plain', a: 'people', b: 'people' },
  say: (n, x) => `${n.a} and ${n.b} are no longer ${x.kind === 'war' ? 'at war' : 'in a state of Free Trade'}.`,
});

/** True if two races are in a state with each other. */
export function related(s: B5State, kind: Relation['kind'], a: number, b: number): boolean {
  const [x, y] = pair(a, b);
  return s.relations.some(r => r.kind === kind && r.a === x && r.b === y);
}

/** True if a player is at war with any player. */
export function atWar(s: B5State, seat: Seat): boolean {
  const race = s.seats[seat]!.race;
  return s.relations.some(r => r.kind === 'war' && (r.a === race || r.b === race));
}

/** The seats a player is at war with: every faction of each enemy race (b5/war/9, b5/war/10, b5/war/11). */
export function enemies(s: B5State, seat: Seat): Seat[] {
  const race = s.seats[seat]!.race;
  const list: Seat[] = [];
  for (let other = 0; other < s.seats.length; other++)
    if (
      other !== seat &&
      !s.seats[other]!.out &&
      related(s, 'war', race, s.seats[other]!.race) &&
      s.seats[other]!.race !== race
    )
      list.push(other);
  return list;
}

/** The amount that standing relations add to a seat's rating: 1 for each Free Trade partner (by the text of Trade Pact) (b5/states/4). */
export function relationRating(s: B5State, seat: Seat): number {
  if (s.relations.length === 0) return 0;
  const race = s.seats[seat]!.race;
  let sum = 0;
  for (const r of s.relations) if (r.kind === 'free trade' && (r.a === race || r.b === race)) sum++;
  return sum;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - words/politics.ts: b5/states/2
