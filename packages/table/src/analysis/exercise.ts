// A mistake of a match as an exercise: the same position, to try again.
import type { MatchRecord, State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { answerKey, type JudgedAnswer, Thought } from '../hints/thinking.ts';
import { Session } from '../session/session.ts';
import { stopsEverywhere } from '../session/stops.ts';
import type { Mistake } from './analysis.ts';
import { SLIGHT } from './analyst.ts';

/** The learner, and those who are not there, as the session knows them. */
const LEARNER = 'me';
const OTHERS = 'the others';

/** What is to be said of an answer to an exercise. */
export interface Marked {
  /** true where it is as good as the best, but for little */
  readonly good: boolean;
  /** true for what was chosen in the match */
  readonly again: boolean;
  readonly chance: number;
  /** the chance with the best answer known */
  readonly best: number;
}

/** A mistake of a match to be put right: a table at which the match stands as it did then, and the judge of what is tried there. */
export class Exercise<S extends State> {
  readonly session: Session<S>;
  private readonly marks = new Map<string, Marked>();

  /** @param iterations how many worlds are played on to judge an answer that has not been looked at yet */
  constructor(
    readonly table: TableGame<S>,
    record: MatchRecord,
    readonly mistake: Mistake,
    private readonly iterations: number,
  ) {
    const { seat, at, chosen, better } = mistake;
    // nobody plays on for those who are not there
    this.session = Session.upTo(table, record, at, other => ({ person: other === seat ? LEARNER : OTHERS }));
    this.session.setStops(seat, stopsEverywhere(table, 'ask'));
    this.marks.set(this.key(better.ids), { good: true, again: false, chance: better.chance, best: better.chance });
    this.marks.set(this.key(chosen.ids), { good: false, again: true, chance: chosen.chance, best: better.chance });
  }

  /** How good an answer is, where that is known; null where it is to be thought about (`judge`). */
  known(ids: readonly string[]): Marked | null {
    return this.marks.get(this.key(ids)) ?? null;
  }

  /**
   * Thinks about an answer beside the best, step by step. @returns how good it is, known from then on
   * @throws Refused for one that could not be given
   */
  *judge(ids: readonly string[]): Generator<void, Marked> {
    const { better, seat } = this.mistake;
    const { state } = this.session.match;
    const key = this.key(ids);
    const thought = new Thought(this.table, state, seat, {
      seed: 2,
      iterations: this.iterations,
      besides: [better.ids, ids],
      alone: true,
    });
    const judged = yield* thought.steps();
    const of = (wanted: string): JudgedAnswer | undefined => judged.find(j => this.key(j.ids) === wanted);
    const best = of(this.key(better.ids))?.chance ?? better.chance;
    const chance = of(key)?.chance ?? best;
    const marked = { good: chance > best - SLIGHT, again: false, chance, best };
    this.marks.set(key, marked);
    return marked;
  }

  private key(ids: readonly string[]): string {
    return answerKey(this.table, this.session.match.state, this.mistake.seat, ids);
  }
}
