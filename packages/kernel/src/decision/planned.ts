// Things that the rules do one at a time and a player plans in one answer.
import type { Refusal } from '../errors.ts';
import type { Alike, Holds } from '../program/program.ts';
import type { Frame, Seat, State } from '../state/state.ts';
import { askStep } from '../words/asking.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import type { Effect } from '../words/word.ts';
import type { Menu, Option } from './decision.ts';
import type { Plan } from './plan.ts';

/** Things that the rules do one at a time and a person decides as one plan. */
export interface Planned<S extends State> {
  readonly who: (s: S, f: Frame) => Seat;
  /** what may be done next; a planned thing must still be in this list when its turn comes */
  readonly menu: Menu<S>;
  /** true while something is left to do */
  readonly goesOn: Holds<S>;
  /** the most that may be planned at once; a player who plans fewer is asked again for the rest */
  readonly max: (s: S, f: Frame, seat: Seat) => number;
  /** how often a plan may name an option; the default is once */
  readonly times?: Plan<S>['times'];
  /** the rule that a whole plan breaks; the default is none */
  readonly check?: (s: S, f: Frame, seat: Seat, picks: readonly Option[]) => Refusal | null;
  /** what is done without asking if every plan has the same result */
  readonly alike?: Alike<S>;
  readonly ordered?: boolean;
  /** the player is asked once: what the plan leaves out, or cannot do any more, stays undone */
  readonly once?: boolean;
  /** does one of the planned things */
  readonly act: (s: S, f: Frame, o: Option) => void;
}

const once = () => 1;
const fine = () => null;

/**
 * Lets a seat plan several things at once, and does them one after the other, as the rules want. It asks again if the plan did not cover all of them,
 * or if something came in between: an immediate trigger, or a planned thing that is no longer possible.
 * @param name of the word: each question of a game has its own
 * @param p the question, and how one thing is done
 * @param then what follows each thing, before the next
 */
export function planned<S extends State>(v: Vocabulary<S>, name: string, p: Planned<S>, ...then: Effect[]): Effect {
  const plan: Plan<S> = { times: p.times ?? once, check: p.check ?? fine };
  const { menu, max, alike, ordered = false } = p;
  return v.flow(
    name,
    c => {
      const rest = c.name('planned');
      const asked = c.name('asked');
      c.step({
        op: 'do',
        act: (_s, f) => {
          f.l[rest] = [];
          f.l[asked] = false;
        },
      });
      const start = c.code.length;
      const out = c.unless((s, f) => p.goesOn(s, f) && !(p.once && f.l[asked] && f.l[rest].length === 0));
      const ready = c.unless((_s, f) => f.l[rest].length === 0);
      const question = {
        who: (s: S, f: Frame) => [p.who(s, f)],
        menu,
        max,
        plan,
        ordered,
        // a plan that may stay undone need not begin
        ...(p.once ? { min: () => 0 } : {}),
        ...(alike ? { alike } : {}),
      };
      c.step(
        askStep(question, (_s, f, picks) => {
          f.l[rest] = picks[0]!;
          f.l[asked] = true;
        }),
      );
      const some = c.unless((_s, f) => f.l[rest].length > 0);
      c.land(ready);
      // a thing that is no longer possible ends the plan
      const still = c.unless((s, f) => {
        const [next] = f.l[rest] as readonly Option[];
        return menu.list(s, f, p.who(s, f)).some(o => o.verb === next!.verb && o.a === next!.a && o.b === next!.b);
      });
      c.step({
        op: 'do',
        act: (s, f) => {
          const [next, ...later] = f.l[rest] as readonly Option[];
          p.act(s, f, next!);
          // during planning, nobody could know what a trigger would do
          f.l[rest] = s.pending.length > 0 && !p.once ? [] : later;
        },
      });
      for (const e of then) c.effect(e);
      c.go(start);
      c.land(still);
      c.step({
        op: 'do',
        act: (_s, f) => {
          f.l[rest] = p.once ? (f.l[rest] as readonly Option[]).slice(1) : [];
        },
      });
      c.go(start);
      c.land(some);
      c.land(out);
    },
    () => '',
  )();
}
