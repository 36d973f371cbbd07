// Lessons: a position with steps, each of which tells something and waits for a choice.
import { awaited, optionId } from '../decision/decision.ts';
import { BadInput } from '../errors.ts';
import { clone, type Seat } from '../state/state.ts';
import { check, judge, Misplaced, type Opening, type ScenarioRules, toldWhere } from './run.ts';
import type { AnySitting } from './sitting.ts';
import { answerOf, partsOf } from './wishes.ts';

/** What is said of one choice that is not the one wanted. */
export interface Instead {
  readonly when: unknown;
  readonly say: string;
}

/** Expectations, as scenarios write them. */
type Expected = Readonly<Record<string, unknown>>;

/** One step of a lesson: what is told, what is to be done, and what is said then. */
export interface LessonStep {
  readonly say?: string;
  readonly asked?: string;
  readonly do?: unknown;
  readonly reach?: Expected | readonly Expected[];
  readonly way?: readonly unknown[];
  readonly within?: number;
  readonly least?: readonly string[];
  readonly play?: { readonly explain?: Readonly<Record<string, string>> };
  readonly otherwise?: string | readonly Instead[];
  readonly done?: string;
  readonly others?: readonly Readonly<Record<string, unknown>>[];
}

/** A lesson that its schema has let pass. */
export interface Lesson extends Opening {
  readonly lesson: string;
  readonly id: string;
  readonly game: string;
  readonly about: string;
  readonly minutes: number;
  readonly rules: readonly string[];
  readonly you: string | number;
  readonly others?: 'least' | 'greedy';
  readonly steps: readonly LessonStep[];
  readonly end: string;
}

/** A lesson with the table at which it begins, and what its words mean at a position. */
export interface OpenLesson<S> {
  readonly lesson: Lesson;
  readonly state: S;
  /** the learner's seat */
  readonly seat: Seat;
  /** the seat that a name of the lesson means */
  seatOf(who: string | number): Seat;
  /**
   * The ids of the options that a choice means.
   * @throws BadInput where it is not offered to that seat now
   */
  meant(s: S, seat: Seat, wish: unknown): readonly string[];
  /** true if all that is expected is so; of several expectations one is enough */
  holds(s: S, expected: Expected | readonly Expected[]): boolean;
}

/** What is wrong with a step as it is written; null where nothing is. */
function faultOf({ do: wish, reach, way, play, asked, within, least, otherwise }: LessonStep): string | null {
  const kinds = [wish, reach, play].filter(x => x !== undefined).length;
  if (kinds > 1) return 'a step has one of "do", "reach" and "play".';
  if ((reach === undefined) !== (way === undefined)) return '"reach" and "way" go together.';
  if ((within ?? least) !== undefined && reach === undefined) return '"within" and "least" belong to "reach".';
  if (kinds === 0 && (asked !== undefined || otherwise !== undefined))
    return '"asked" and "otherwise" belong to a step in which something is done.';
  return null;
}

/**
 * Judges a lesson and opens it at its beginning.
 * @throws BadInput in one line that says where, for what is wrong with it
 */
export function openLesson<T extends AnySitting>(rules: ScenarioRules<T>, data: unknown): OpenLesson<T['s']> {
  return toldWhere(() => {
    const lesson: Lesson = judge(rules, rules.lessons, data);
    lesson.steps.forEach((step, i) => {
      const fault = faultOf(step);
      if (fault !== null) throw new Misplaced(['steps', i], fault);
    });
    const table = rules.open(lesson);
    const seatOf = (who: string | number) => table.seat(who);
    return {
      lesson,
      state: table.s,
      seat: seatOf(lesson.you),
      seatOf,
      meant(s, seat, wish) {
        // a sitting listens to what happens at its table: this one has a table of its own
        const at = rules.sit(clone(s));
        if (!awaited(at.s).includes(seat)) throw new BadInput(`${at.who(seat)} is not asked; ${at.pending()}.`);
        return answerOf(at, String(at.who(seat)), partsOf(wish)).map(optionId);
      },
      holds(s, expected) {
        return [expected].flat().some(one => {
          try {
            check(rules, rules.sit(clone(s)), one, []);
            return true;
          } catch (error) {
            if (error instanceof BadInput) return false;
            throw error;
          }
        });
      },
    };
  });
}
