// Pacts: what Alliance, Neutrality and Non-Aggression bring, what they forbid, and how they end (b5/states).
import { ask, type CardId, type Menu, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { v } from '../../language.ts';
import { nameOf } from '../../names.ts';
import { type B5State, players, RACES, type Relation } from '../../state.ts';
import { gainInfluence, loseInfluence, rating } from './influence.ts';
import { ALONE, asParty, type Party, partyOf, raceOfParty, seatsOf } from './parties.ts';
import { active, covers, related, relationsOf, standsNow, stateBegan, stateEnded } from './states.ts';
import { tensionTowardRace } from './tension.ts';

/** Each side of an Alliance has 1 influence for so much of its ally's. */
const ALLYS_SHARE = 5;
/** A state of Non-Aggression ends at this tension, of either side. */
const HOSTILE = 4;

const NEUTRAL = refuse(
  'b5-r-neutrality-treaty-1',
  'Characters and fleets of races in a state of Neutrality cannot attack each other.',
);
const PLEDGED = refuse(
  'b5-r-non-aggression-pact-1',
  'Fleets of races in a state of Non-Aggression cannot attack each other.',
);

/** What an ally brings: 1 for every 5 of its influence. Of several factions that are one party the average counts (b5/dual-race/12). */
function shareOf(s: B5State, ally: Party): number {
  const factions = seatsOf(s, ally);
  if (factions.length === 0) return 0;
  const sum = factions.reduce((n, seat) => n + rating(s, seat), 0);
  return Math.floor(sum / factions.length / ALLYS_SHARE);
}

/** What each player of two allies has of the other side now. All of it is worked out before anything changes (b5-r-alliance-2). */
const sharesOf = (s: B5State, a: Party, b: Party): [Seat, number][] => {
  const [ofA, ofB] = [shareOf(s, a), shareOf(s, b)];
  return [
    ...seatsOf(s, a).map((seat): [Seat, number] => [seat, ofB]),
    ...seatsOf(s, b).map((seat): [Seat, number] => [seat, ofA]),
  ];
};

/** Two parties enter a state that is no war, unless they are in it. */
export function enterState(s: B5State, kind: Exclude<Relation['kind'], 'war'>, a: Party, b: Party): boolean {
  if (a < 0 || b < 0) return false;
  const [x, y] = [asParty(s, a), asParty(s, b)];
  if (x === y || related(s, kind, x, y)) return false;
  stateBegan(s, { kind, a: x, b: y });
  return true;
}

/**
 * Two parties become allies, and every player of both gains 1 influence for each 5 of the ally's (b5-r-alliance-1, b5/dual-race/12).
 * @param from `conflict` if a conflict brings it (b5-r-alliance-3)
 */
export function makeAlliance(s: B5State, a: Party, b: Party, from: string): void {
  const shares = a < 0 || b < 0 ? [] : sharesOf(s, asParty(s, a), asParty(s, b));
  if (!enterState(s, 'alliance', a, b)) return;
  for (const [seat, n] of shares) gainInfluence(s, seat, n, from);
}

/** What a war between two parties costs their players, because they are allies: as much as an Alliance would bring them now (b5-r-alliance-1). */
export const lossesAtWar = (s: B5State, a: Party, b: Party): readonly [Seat, number][] =>
  relationsOf(s, 'alliance', a, b).length > 0 ? sharesOf(s, a, b) : [];

/**
 * The losses of allies whose race is one again after a Civil War, and whose Alliance has ended because a war of one faction is now the race's
 * (b5/civil-war/13).
 * @param before the states before the race was united
 */
export const lossesOfUnion = (s: B5State, before: readonly Relation[]): readonly [Seat, number][] =>
  before
    .filter(r => r.kind === 'alliance' && standsNow(s, r) && related(s, 'war', r.a, r.b))
    .filter(r => !s.relations.some(x => x.kind === r.kind && x.a === r.a && x.b === r.b))
    .flatMap(r => sharesOf(s, r.a, r.b));

/** Players lose influence, each so much. */
export function loseShares(s: B5State, losses: readonly [Seat, number][]): void {
  for (const [seat, n] of losses) loseInfluence(s, seat, n);
}

/** A state ends. The fact is an object of its own, because other tables share the stored relation. */
const endState = (s: B5State, { kind, a, b }: Relation): boolean => stateEnded(s, { kind, a, b });

/** True if no tension between two parties is above a number, in either direction (b5/tension/5). */
export const mutuallyAtMost = (s: B5State, a: Party, b: Party, most: number): boolean =>
  seatsOf(s, a).every(seat => tensionTowardRace(s, seat, b) <= most) &&
  seatsOf(s, b).every(seat => tensionTowardRace(s, seat, a) <= most);

/** Ends each state of Non-Aggression whose parties have a tension of 4 or more on either side (b5-r-non-aggression-pact-1). */
export function settlePacts(s: B5State): void {
  for (const r of s.relations)
    if (r.kind === 'non-aggression' && active(s, r) && !mutuallyAtMost(s, r.a, r.b, HOSTILE - 1)) endState(s, r);
}

/** True if the factions of two players may not aim Military conflicts at each other, by a state of Non-Aggression. */
export const pledged = (s: B5State, seat: Seat, other: Seat): boolean =>
  seat >= 0 && other >= 0 && pledgedTo(s, seat, partyOf(s, other));

/** True if a player may not aim Military conflicts at a party, by a state of Non-Aggression. */
export const pledgedTo = (s: B5State, seat: Seat, party: Party): boolean =>
  relationsOf(s, 'non-aggression', partyOf(s, seat), party).some(r => active(s, r));

/** True for a card of a party: of its race, and of its faction if the party is one. */
function isOf(s: B5State, party: Party, id: CardId): boolean {
  if (DEFS[s.defs[id]!]!.race !== RACES[raceOfParty(s, party)]) return false;
  return party < ALONE || s.cards[id]!.faction === party - ALONE;
}

/** Why a state between their races keeps a card from attacking another; null if none does. */
export function judgePacts(s: B5State, attacker: CardId, target: CardId): Refusal | null {
  if (s.relations.length === 0) return null;
  const [one, other] = [DEFS[s.defs[attacker]!]!.type, DEFS[s.defs[target]!]!.type];
  const fights = (type: string) => type === 'fleet' || type === 'character';
  for (const r of s.relations) {
    const bars =
      r.kind === 'neutrality'
        ? fights(one) && fights(other)
        : r.kind === 'non-aggression' && one === 'fleet' && other === 'fleet';
    if (!bars || !active(s, r)) continue;
    const apart = (a: Party, b: Party) => isOf(s, a, attacker) && isOf(s, b, target);
    if (apart(r.a, r.b) || apart(r.b, r.a)) return r.kind === 'neutrality' ? NEUTRAL : PLEDGED;
  }
  return null;
}

/** The parties with which a player's race is in a state of Neutrality. */
const neutrals = (s: B5State, seat: Seat): Party[] =>
  s.relations.flatMap(r =>
    r.kind !== 'neutrality' || !active(s, r) ? [] : covers(s, r.a, seat) ? [r.b] : covers(s, r.b, seat) ? [r.a] : [],
  );

const neutralMenu: Menu<B5State> = {
  name: 'end neutrality',
  list: (s, _f, seat) => neutrals(s, seat).map(party => option('race', party)),
  label: (s, _f, o) => nameOf(s, 'race', o.a),
  prompt: () => 'With whom do you end the state of Neutrality?',
  stakes: () => 'From then on, your characters and fleets and theirs can attack each other.',
  rule: 'b5-r-neutrality-treaty-1',
};

/** Procedure: in the draw round, any player of two races in a state of Neutrality may end it (b5-r-neutrality-treaty-1). */
v.procedure(
  'neutrality ends',
  ask(
    v,
    'end neutrality',
    {
      who: s => players(s).filter(seat => neutrals(s, seat).length > 0),
      menu: neutralMenu,
      min: () => 0,
      max: () => 99,
      skip: false,
    },
    (s, _f, picks, seats) => {
      picks.forEach((list, i) => {
        for (const { a } of list)
          for (const r of relationsOf(s, 'neutrality', partyOf(s, seats[i]!), a)) endState(s, r);
      });
    },
  ),
);
