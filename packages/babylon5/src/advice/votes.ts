// The worth of measures that a vote decides, to whoever votes on them or calls the vote.
import {
  type Filter,
  type List,
  type Locals,
  meaningOf,
  type Party,
  peek,
  type Seat,
  standFor,
  type Test,
} from '@orrery/kernel';
import { type CardDef, defOf } from '../card.ts';
import { v } from '../language.ts';
import { targets } from '../rules/conflict/participants.ts';
import { ballotsOf, electorate, heldFor, leagueSpeaker, leagueVotes } from '../rules/politics/electorates.ts';
import { founderOf, isMember } from '../rules/politics/isa.ts';
import { seatsOf } from '../rules/politics/parties.ts';
import { type B5State, players } from '../state.ts';
import { type Judge, rivalOf, type Situation, spite, standing } from './situation.ts';

/** A measure: the text that a vote decides about, and whom it means. */
interface Measure {
  readonly def: CardDef;
  readonly text: unknown;
  /** the player of the card */
  readonly caller: Seat;
  /** what the text's names stand for */
  readonly locals: Readonly<Locals>;
}

/** What a measure brings, if its vote ends so. */
interface Gains {
  /** points of each seat */
  readonly points: readonly number[];
  /** influence of Babylon 5, without what single votes bring */
  readonly station: number;
}

/** The name under which a reading counts the influence of Babylon 5. */
const STATION = 'the station';

/** The seats that a target of a text stands for. @param of what the number is */
function holders(s: B5State, of: string, id: unknown): readonly Seat[] {
  if (typeof id !== 'number' || id < 0) return [];
  if (of === 'seat') return [id];
  if (of === 'race') return seatsOf(s, id);
  return s.cards[id] === undefined ? [] : [s.cards[id]!.faction];
}

/** What a target of a text is: a card, a seat, a race. */
const kindOf = (of: Filter | List): string => (v.isList(of) ? v.kindOf(of as List) : 'card');

/** The names of a text that stand for a seat. */
function namesOf(s: B5State, { def, caller, locals }: Measure, seat: Seat): ReadonlyMap<string, Party> {
  const names: string[] = ['allPlayers'];
  if (seat === caller) names.push('you', 'self', 'yourAmbassador', 'yourRace', 'yours', 'inYourFaction');
  else names.push('otherPlayers', 'otherRaces', 'anothers');
  if (founderOf(s) === seat) names.push('isaFounder');
  if (isMember(s, seat)) names.push('inISA');
  const { aftermath, play, conflict } = def.source;
  if (aftermath !== undefined) {
    const of = aftermath.on === 'faction' || aftermath.on === 'your faction' ? 'seat' : 'card';
    if (holders(s, of, locals.target).includes(seat)) names.push('target');
  }
  for (const [name, of] of Object.entries(play?.target ?? {}))
    if (holders(s, kindOf(of), locals[name]).includes(seat)) names.push(name);
  const c = conflict === undefined ? undefined : s.conflicts.find(x => x.id === s.resolving);
  if (c !== undefined && targets(s, c, seat)) names.push('conflictTarget', 'targetPlayer', 'targetRace');
  return new Map([...standFor('you', ...names), ...standFor('aim', STATION)]);
}

/** What a measure brings each seat and the station, if the vote on it ends so. */
function gainsOf(s: B5State, m: Measure, passed: boolean): Gains {
  let station = 0;
  const likely = (test: Test): number | null => {
    if (v.trait(test, 'passed') !== undefined) return passed ? 1 : 0;
    // a conflict that calls a vote has ended as its text asks
    return v.trait(test, 'ended') === undefined ? null : 1;
  };
  const points = s.seats.map((_, seat) => {
    const { you, aim } = meaningOf(v, m.text, {
      names: namesOf(s, m, seat),
      likely,
      more(word) {
        const lifted = v.trait(word, 'lifted');
        return lifted?.whose === 'babylon5' && typeof lifted.n === 'number' ? [[STATION, lifted.n]] : [];
      },
    });
    station = aim;
    return you;
  });
  return { points, station };
}

/** The influence that each Yes brings to Babylon 5. */
const eachYes = (text: unknown): number =>
  v
    .traits(text, 'lifted')
    .filter(({ whose, n }) => whose === 'babylon5' && typeof n === 'object' && v.trait(n, 'yesVotes') !== undefined)
    .length;

/** Agendas count the influence of Babylon 5 in steps: this far ahead a seat looks to see what 1 influence brings. */
const AHEAD = 6;

/** The worth to a seat of influence that Babylon 5 gains: the power that it gives, and whom it lets win (b5/victory/3). */
function stationWorth(s: B5State, seat: Seat, rival: Seat, n: number): number {
  if (n === 0) return 0;
  const now = standing(s, seat, rival);
  const after = (more: number): number => {
    const then = peek(s);
    then.babylon5 += more;
    return standing(then, seat, rival) - now;
  };
  const exact = after(n);
  return Math.abs(exact) >= DECIDES ? exact : (after(Math.sign(n) * AHEAD) / AHEAD) * Math.abs(n);
}

/** A change of so many points decides the match. */
const DECIDES = 15;

/** The worth to a seat of what a measure brings to it and takes from others, or the reverse. */
function worthTo(s: B5State, seat: Seat, { points, station }: Gains): number {
  const rival = rivalOf(s, seat);
  let sum = stationWorth(s, seat, rival, station);
  for (const other of players(s)) sum += other === seat ? points[other]! : -points[other]! * spite(s, rival, other);
  return sum;
}

/** The caller likes a measure of which nothing is known, and others do not. */
const LEAN = 0.1;

/** The worth of Yes and of No to a voter. */
function opinion(s: B5State, seat: Seat, m: Measure): { readonly yes: number; readonly no: number } {
  const passes = worthTo(s, seat, gainsOf(s, m, true)) - worthTo(s, seat, gainsOf(s, m, false));
  const lean = passes + (seat === m.caller ? LEAN : -LEAN);
  return { yes: lean + stationWorth(s, seat, rivalOf(s, seat), eachYes(m.text)), no: -lean };
}

/** The vote of a seat that follows this advice: 1, -1, or 0 to abstain. */
function likelyVote(s: B5State, seat: Seat, m: Measure): number {
  const { yes, no } = opinion(s, seat, m);
  return Math.max(yes, no) <= 0 ? 0 : yes >= no ? 1 : -1;
}

let judged: { readonly at: Situation; readonly yes: number; readonly no: number } | null = null;

/** The worth of a vote: of Yes, if it helps the voter that the measure passes, otherwise of No (b5/votes/6). */
export const ballotWorth: Judge = (s, at, o) => {
  if (judged?.at !== at) {
    const { self, you } = at.frame;
    if (self < 0) judged = { at, yes: you === at.seat ? 1 : 0, no: you === at.seat ? 0 : 1 };
    else {
      const locals = Object.assign({}, ...s.stack.filter(f => f.self === self).map(f => f.l));
      judged = {
        at,
        ...opinion(s, at.seat, { def: defOf(s, self), text: defOf(s, self).source, caller: you, locals }),
      };
    }
  }
  return o.verb === 'yes' ? judged.yes : o.verb === 'no' ? judged.no : 0;
};

const known = new Map<unknown, boolean>();

/** True for a text that calls a vote. */
export function callsVote(text: unknown): boolean {
  let calls = known.get(text);
  if (calls === undefined) {
    calls = v.traits(text, 'polls').length > 0;
    known.set(text, calls);
  }
  return calls;
}

/**
 * The worth to a seat of calling a vote with known targets: what the measure will bring, if all vote for their own good.
 * @param text the text with the vote
 * @param locals what its names stand for, as far as it is known
 */
function called(s: B5State, seat: Seat, def: CardDef, text: unknown, locals: Readonly<Locals> = {}): number {
  const [kind] = v.traits(text, 'polls');
  const m: Measure = { def, text, caller: seat, locals };
  const held = heldFor(s, kind!);
  let yes = 0;
  let no = 0;
  const cast = (vote: number): void => {
    if (vote > 0) yes++;
    else if (vote < 0) no++;
  };
  for (const ballot of ballotsOf(s, held)) cast(ballot.vote ?? (ballot.seat < 0 ? 0 : likelyVote(s, ballot.seat, m)));
  if (yes === no) {
    const tied = peek(s);
    tied.vote = { voters: [], yes, no, passed: false };
    const alone = leagueSpeaker(s) >= 0;
    const deciders = electorate(held).tie?.(tied) ?? [];
    cast(deciders.reduce((sum, of) => sum + (alone ? 1 : leagueVotes(s, of)) * likelyVote(s, of, m), 0));
  }
  const rival = rivalOf(s, seat);
  return worthTo(s, seat, gainsOf(s, m, yes > no)) + stationWorth(s, seat, rival, yes * eachYes(text));
}

/**
 * The worth to a seat of calling a vote. If the text takes a player as its target, the best one counts.
 * @param text the text with the vote
 * @param locals what its names stand for, as far as it is known
 */
export function callWorth(s: B5State, seat: Seat, def: CardDef, text: unknown, locals: Readonly<Locals> = {}): number {
  const [player] = Object.entries(def.source.play?.target ?? {}).find(
    ([name, of]) => kindOf(of) === 'seat' && !(name in locals),
  ) ?? [null];
  if (player === null) return called(s, seat, def, text, locals);
  return Math.max(...players(s).map(other => called(s, seat, def, text, { ...locals, [player]: other })));
}
