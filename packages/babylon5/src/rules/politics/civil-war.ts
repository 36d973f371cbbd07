// Wars begin and end between parties; a war within a race divides it, and peace unites it (b5/civil-war, b5/dual-race).
import type { Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import type { B5State, Relation } from '../../state.ts';
import { expelForWar } from './isa.ts';
import { enterState, loseShares, lossesAtWar, lossesOfUnion } from './pacts.ts';
import {
  ALONE,
  alone,
  asParty,
  divided,
  doubled,
  kin,
  type Party,
  partsOf,
  raceOfParty,
  rowRaces,
  rowsOf,
  seatsOf,
  siblings,
} from './parties.ts';
import { active, related, relationsOf, stateBegan, stateEnded } from './states.ts';
import { tensionToward } from './tension.ts';
import { unrestChanged } from './unrest.ts';

/** The states after a change of parties: each once, and no other state between two parties at war. */
function settled(s: B5State, relations: readonly Relation[]): Relation[] {
  const list: Relation[] = [];
  for (const { kind, a, b } of relations) {
    const r: Relation = a <= b ? { kind, a, b } : { kind, a: b, b: a };
    if (!list.some(x => x.kind === kind && x.a === r.a && x.b === r.b)) list.push(r);
  }
  const wars = list.filter(r => r.kind === 'war');
  return list.filter(r => r.kind === 'war' || !active(s, r) || !wars.some(w => w.a === r.a && w.b === r.b));
}

/** The relations with one party put in place of another. */
const renamed = (r: Relation, from: Party, to: Party): Relation => ({
  ...r,
  a: r.a === from ? to : r.a,
  b: r.b === from ? to : r.b,
});

/** Makes the tensions of a race's factions one: the average of those in the game, rounded up (b5/civil-war/9). */
function merge(s: B5State, race: number): void {
  const size = Math.sqrt(s.tension.length);
  const races = rowRaces(s);
  const own = rowsOf(s, race);
  const here = seatsOf(s, race);
  if (here.length === 0) return;
  const table = s.tension.slice();
  const mean = (read: (row: number) => number) => Math.ceil(here.reduce((n, row) => n + read(row), 0) / here.length);
  for (let row = 0; row < size; row++) {
    if (races[row] === race) continue;
    const from = mean(x => s.tension[x * size + row]!);
    const to = mean(x => s.tension[row * size + x]!);
    for (const x of own) {
      table[x * size + row] = from;
      table[row * size + x] = to;
    }
  }
  s.tension = table;
}

/** Sets which races are in Civil War. */
function tear(s: B5State, rifts: readonly number[]): void {
  if (rifts.length > 0) s.rifts = rifts;
  else delete s.rifts;
}

/**
 * A race falls into Civil War: its factions are parties of their own (b5/civil-war/6). Each takes over the tensions of the race (b5/civil-war/8), which
 * stand in its own row already, and its wars (b5/civil-war/13). The race's other states sleep (b5/civil-war/10).
 */
export const raceSplit = facts.define<{ race: number; before?: readonly Relation[] }>('race-split', {
  apply(s, x) {
    (x as { before?: readonly Relation[] }).before = s.relations;
    tear(s, [...(s.rifts ?? []), x.race]);
    const parts = seatsOf(s, x.race).map(alone);
    const wars = (r: Relation) => r.kind === 'war' && (r.a === x.race || r.b === x.race);
    s.relations = settled(
      s,
      s.relations.flatMap(r => (wars(r) ? parts.map(part => renamed(r, x.race, part)) : [r])),
    );
  },
  revert(s, x) {
    tear(
      s,
      (s.rifts ?? []).filter(race => race !== x.race),
    );
    s.relations = x.before ?? [];
    merge(s, x.race);
  },
  show: { race: 'people' },
  say: n => `${n.race} are in Civil War.`,
});

/**
 * A race is one again (b5/civil-war/5): no faction is at war with another, their other wars become the race's (b5/civil-war/13), its own states wake
 * and theirs sleep (b5/civil-war/10, b5/civil-war/11). Where only one faction is left, its states remain as far as the race has none of the kind
 * (b5/civil-war/12).
 */
export const raceUnited = facts.define<{
  race: number;
  /** the only faction that is left after the others surrendered, -1 for a peace */
  left: Seat;
  before?: { relations: readonly Relation[]; tension: readonly number[] };
}>('race-united', {
  apply(s, x) {
    (x as { before?: object }).before = { relations: s.relations, tension: s.tension };
    tear(
      s,
      (s.rifts ?? []).filter(race => race !== x.race),
    );
    merge(s, x.race);
    const parts = rowsOf(s, x.race).map(alone);
    const gone = parts.filter(part => s.seats[part - ALONE]!.out);
    const whole = (r: Relation): Relation => parts.reduce((y, part) => renamed(y, part, x.race), r);
    const ofRace = s.relations.filter(r => r.a === x.race || r.b === x.race);
    const rest = s.relations
      .filter(r => !ofRace.includes(r))
      .flatMap(r => {
        if (gone.includes(r.a) || gone.includes(r.b)) return [];
        if (!parts.includes(r.a) && !parts.includes(r.b)) return [r];
        if (parts.includes(r.a) && parts.includes(r.b)) return [];
        return r.kind === 'war' || x.left >= 0 ? [whole(r)] : [r];
      });
    // the race's own states come first: of two alike, the newer one ends
    s.relations = settled(s, [...ofRace, ...rest]);
  },
  revert(s, x) {
    tear(s, [...(s.rifts ?? []), x.race]);
    if (x.before === undefined) return;
    s.relations = x.before.relations;
    s.tension = x.before.tension;
  },
  show: { race: 'people', left: 'seat' },
  say: n => `The Civil War of ${n.race} is over.`,
  unsettles: true,
});

/** Every faction of a race has more unrest, or less (b5/civil-war/2, b5/civil-war/5). */
function upset(s: B5State, race: number, n: number): void {
  for (const seat of seatsOf(s, race)) unrestChanged(s, { seat, n });
}

/** A war begins by a player's doing, who may be expelled from the ISA for it (b5/isa/2). */
function beginWar(s: B5State, a: Party, b: Party, by: Seat): void {
  const losses = lossesAtWar(s, a, b);
  stateBegan(s, { kind: 'war', a, b, by });
  loseShares(s, losses);
  expelForWar(s, by, a, b);
}

/** A war between factions of one race divides it: each has 1 more unrest, and all are at war with all (b5/civil-war/1, b5/civil-war/2). */
function divide(s: B5State, race: number, by: Seat): void {
  raceSplit(s, { race });
  upset(s, race, 1);
  const factions = seatsOf(s, race);
  factions.forEach((one, i) => {
    for (const other of factions.slice(i + 1)) beginWar(s, alone(one), alone(other), by);
  });
}

/**
 * Two parties go to war, unless they are at war (b5-r-not-meant-to-be-10, b5/states/3). Between factions of one race this is Civil War
 * (b5/civil-war/1), except under the engine rules, which know no such thing (b5/civil-war/14, b5/dual-race/14).
 * @param by the player whose doing it is: who starts the war, or whose card does
 */
export function goToWar(s: B5State, a: Party, b: Party, by: Seat): void {
  if (a < 0 || b < 0 || a === b) return;
  const race = raceOfParty(s, a);
  if (race === raceOfParty(s, b) && s.ruleset !== 'engine') {
    if (doubled(s) && !divided(s, race)) divide(s, race, by);
    return;
  }
  for (const x of partsOf(s, asParty(s, a)))
    for (const y of partsOf(s, asParty(s, b))) if (x !== y && !related(s, 'war', x, y)) beginWar(s, x, y, by);
}

/**
 * A war between two parties ends. It is one state of war, also where several factions of a race are at war (b5/dual-race/17). A war within a race ends
 * its whole Civil War (b5/civil-war/5), if the text of that player may name the two (see `reconcilable`).
 */
export function makePeace(s: B5State, a: Party, b: Party, by: Seat): void {
  if (a < 0 || b < 0 || !reconcilable(s, a, b, by)) return;
  const race = raceOfParty(s, a);
  if (race === raceOfParty(s, b) && s.ruleset !== 'engine') {
    if (divided(s, race)) unite(s, race, -1);
    return;
  }
  const [war] = relationsOf(s, 'war', asParty(s, a), asParty(s, b));
  if (war !== undefined) stateEnded(s, { kind: 'war', a: war.a, b: war.b });
}

/** Two parties enter a state of Free Trade, unless they are in it. */
export function beginTrade(s: B5State, a: Party, b: Party): void {
  enterState(s, 'free trade', a, b);
}

/** Unites a race after a Civil War: each faction has 1 less unrest (b5/civil-war/5). */
function unite(s: B5State, race: number, left: Seat): void {
  const before = s.relations;
  raceUnited(s, { race, left });
  loseShares(s, lossesOfUnion(s, before));
  upset(s, race, -1);
}

/** Ends the Civil War of a race of which a single faction is left (b5/civil-war/12). Called when a seat has left the game. */
export function settleRifts(s: B5State, out: Seat): void {
  const { race } = s.seats[out]!;
  if (s.rifts?.includes(race) !== true) return;
  const here = seatsOf(s, race);
  if (here.length === 1) unite(s, race, here[0]!);
}

/**
 * The siblings with whom a text that ends a war may make peace: with more than two factions those of the highest tension. A player of the race must
 * name the faction whose tension toward them is highest (b5/civil-war/4); others the two whose tensions toward each other are highest together
 * (b5/civil-war/3). Of equals, any.
 * @param by the player of the text
 * @returns pairs of seats, each with the player first if it is one of them
 */
export function pairsToReconcile(s: B5State, race: number, by: Seat): [Seat, Seat][] {
  const here = seatsOf(s, race);
  const pairs: [Seat, Seat][] =
    s.seats[by]!.race === race
      ? siblings(s, by).map(other => [by, other])
      : here.flatMap((one, i) => here.slice(i + 1).map((other): [Seat, Seat] => [one, other]));
  const worth = ([one, other]: [Seat, Seat]) =>
    tensionToward(s, other, one) + (one === by ? 0 : tensionToward(s, one, other));
  const most = Math.max(...pairs.map(worth));
  return pairs.filter(x => worth(x) === most);
}

/** True if a text of a player may end the war between two parties: of a race in Civil War only some factions (b5/civil-war/3, b5/civil-war/4). */
export function reconcilable(s: B5State, a: Party, b: Party, by: Seat): boolean {
  const race = raceOfParty(s, a);
  if (s.ruleset === 'engine' || race !== raceOfParty(s, b) || !divided(s, race)) return true;
  return pairsToReconcile(s, race, by).some(pair => pair.map(alone).includes(a) && pair.map(alone).includes(b));
}

/** The highest tension at which factions of one race keep the peace (b5/dual-race/4). */
const PEACEFUL = 3;

/**
 * True while two factions of one race are in Non-Aggression: they are not in Civil War, and neither has a tension above 3 toward the other
 * (b5/dual-race/4). The engine rules have no such state.
 */
export function nonAggression(s: B5State, one: Seat, other: Seat): boolean {
  if (s.ruleset === 'engine' || one === other || one < 0 || other < 0 || !doubled(s)) return false;
  const { race } = s.seats[one]!;
  if (race !== s.seats[other]!.race || divided(s, race)) return false;
  return Math.max(tensionToward(s, one, other), tensionToward(s, other, one)) <= PEACEFUL;
}

/**
 * The players whom a military conflict against a player strikes: the target, and every other faction of its race if the race is one party. The
 * initiator is never among them (b5/dual-race/5, b5/dual-race/6, b5-r-border-raid-8).
 */
export function struck(s: B5State, target: Seat, initiator: Seat): Seat[] {
  if (s.ruleset === 'engine' || target < 0 || !doubled(s)) return [target];
  const others = kin(s, target).filter(x => x !== target && x !== initiator && !s.seats[x]!.out);
  return [target, ...others];
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/join-war.ts: b5/dual-race/15
// - rules/conflict/targets.ts: b5/dual-race/10
// - rules/politics/pacts.ts: b5/dual-race/12
// - rules/politics/parties.ts: b5/dual-race/1, b5/dual-race/3, b5/dual-race/11, b5/dual-race/13
// - rules/politics/power.ts: b5/dual-race/20
// - rules/politics/victory.ts: b5/dual-race/21
// - rules/setup/match-setup.ts: b5/dual-race/22
// - words/filters.ts: b5/dual-race/7, b5/civil-war/7
// - words/which-faction.ts: b5/dual-race/9
