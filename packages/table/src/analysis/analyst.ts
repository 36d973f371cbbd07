// Goes through a recorded match and judges each decision by what its player knew.
import { BadInput, clone, type MatchRecord, replay, type Seat, type State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { answerKey, idle, type JudgedAnswer, Thought } from '../hints/thinking.ts';

/** A decision of a recorded match at which a seat had something to choose. */
export interface Decision {
  /** how many choices had been made before it */
  readonly at: number;
  readonly seat: Seat;
  readonly turn: number;
  /** what was chosen, by ids */
  readonly ids: readonly string[];
}

/** What is to be looked at: a decision, for the first time among all its answers, or again among these. */
export interface AnalysisTask {
  readonly at: number;
  readonly among: readonly (readonly string[])[] | null;
}

/** What was found at a decision, by what its seat knew. */
export interface Verdict {
  readonly at: number;
  /** true where it was looked at for the second time, among a few answers and more thoroughly */
  readonly sure: boolean;
  readonly chosen: JudgedAnswer;
  /** the answers that look best, what was chosen among them or not */
  readonly best: readonly [JudgedAnswer, ...JudgedAnswer[]];
}

/** How a record is looked at. */
export interface Effort {
  /** the seats whose decisions are; null for all */
  readonly seats: readonly Seat[] | null;
  /** how many worlds are played on for each decision */
  readonly iterations: number;
}

/** So much of a chance may be lost without being worth a second look. */
export const SLIGHT = 0.05;
/** How many decisions of a seat are looked at again. */
const DOUBTS = 8;
/** How many times as many worlds are played on then. */
const SURER = 4;
/** Of how many answers besides the chosen one is it decided then which is best. */
const RIVALS = 2;
/** How many of the best answers are kept. */
const KEPT = 3;

/**
 * Goes through a recorded match. Every decision is judged by what its seat knew: in worlds dealt anew, never by what truly lay hidden. What is found
 * at one does not depend on any other, so that several may be looked at at once and in any order; the same record and effort give the same.
 */
export class Analyst<S extends State> {
  /** those at which somebody had something to choose, in their order */
  readonly decisions: readonly Decision[];
  /** the names of the seats */
  readonly names: readonly string[];
  private readonly positions = new Map<number, S>();

  /** @throws BadInput in one line where the record is not played so by these rules, or has no such seat */
  constructor(
    readonly table: TableGame<S>,
    readonly record: MatchRecord,
    readonly effort: Effort,
  ) {
    const decisions: Decision[] = [];
    let names: readonly string[] = [];
    const { divergence } = replay(table.game, record, (s, choices) => {
      if (choices === 0) names = s.seats.map((_, seat) => table.seatName(s, seat));
      s.heard = [];
      const [seat, ...ids] = record.choices[choices] ?? [-1];
      if (!this.wants(seat) || ids[0]?.startsWith('!') || idle(table, s, seat) !== null) return;
      decisions.push({ at: choices, seat, turn: table.turn(s), ids });
      const position = clone(s);
      position.heard = null;
      this.positions.set(choices, position);
    });
    if (divergence !== null) {
      const { version } = table.game;
      const other = record.version === version ? '' : ` (version ${record.version} made it, this is ${version})`;
      throw new BadInput(`The record cannot be analysed${other}: ${divergence.message}.`);
    }
    for (const seat of effort.seats ?? [])
      if (names[seat] === undefined)
        throw new BadInput(`The record has ${names.length} seats. There is no seat ${seat + 1}.`);
    this.decisions = decisions;
    this.names = names;
  }

  /** The position in which somebody chose after so many choices. */
  position(at: number): S {
    const s = this.positions.get(at);
    if (s === undefined) throw new RangeError(`nothing was decided after ${at} choices`);
    return s;
  }

  /** The decision after so many choices. */
  decision(at: number): Decision {
    return this.decisions.find(d => d.at === at)!;
  }

  /** All decisions, to be looked at for the first time. */
  tasks(): AnalysisTask[] {
    return this.decisions.map(({ at }) => ({ at, among: null }));
  }

  /** What is worth a second look: of each seat the decisions at which most seems to have been lost. */
  doubts(verdicts: readonly Verdict[]): AnalysisTask[] {
    const lost = verdicts
      .filter(v => !v.sure && costOf(v) >= SLIGHT)
      .sort((a, b) => costOf(b) - costOf(a) || a.at - b.at);
    const taken = new Map<Seat, number>();
    return lost
      .filter(({ at }) => {
        const { seat } = this.decision(at);
        taken.set(seat, (taken.get(seat) ?? 0) + 1);
        return taken.get(seat)! <= DOUBTS;
      })
      .map(({ at, best }) => ({ at, among: best.map(({ ids }) => ids) }));
  }

  /** Looks at a decision, step by step. @returns what was found, when it is done */
  *perform({ at, among }: AnalysisTask): Generator<void, Verdict> {
    const { table } = this;
    const { seat, ids } = this.decision(at);
    const s = this.position(at);
    const { iterations } = this.effort;
    const key = (answer: readonly string[]) => answerKey(table, s, seat, answer);
    const mine = key(ids);
    const rivals = among?.filter(answer => key(answer) !== mine).slice(0, RIVALS);
    const thought = new Thought(table, s, seat, {
      // what looked best by luck is looked at in other worlds
      seed: among === null ? 1 : 2,
      iterations: among === null ? iterations : iterations * SURER,
      besides: [ids, ...(rivals ?? [])],
      alone: among !== null,
    });
    const judged = yield* thought.steps();
    // all tried as often they are told apart by their chances; else by how often the search has come back to them
    if (among !== null) judged.sort((a, b) => b.chance - a.chance);
    const chosen = judged.find(j => key(j.ids) === mine) ?? { ids, chance: 0, tries: 0 };
    const [first = chosen, ...more] = judged;
    return { at, sure: among !== null, chosen, best: [first, ...more.slice(0, KEPT - 1)] };
  }

  private wants(seat: Seat): boolean {
    return seat >= 0 && (this.effort.seats?.includes(seat) ?? true);
  }
}

/** How much of the chance of winning was lost: 0 where nothing better was found. */
export const costOf = ({ chosen, best: [first] }: Verdict): number => Math.max(0, first.chance - chosen.chance);
