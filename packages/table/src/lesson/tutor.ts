// Plays a lesson: says what to do, judges the learner's choices, plays the other seats, and goes back.
import {
  asking,
  awaited,
  BadInput,
  clone,
  type LessonStep,
  Match,
  type OpenLesson,
  parseOption,
  type Seat,
  type State,
} from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { Session } from '../session/session.ts';
import { stopsEverywhere } from '../session/stops.ts';

/** How many choices beyond the length of its way a learner has to reach the goal, if the lesson does not say. */
const SPARE = 3;
/** If there are more answers than this between two questions of a lesson, the lesson is faulty. */
const MOST_BETWEEN = 2000;

/** True for a step in which the learner does something. */
const asks = (step: LessonStep): boolean =>
  step.do !== undefined || step.reach !== undefined || step.play !== undefined;

/** The session's names for the learner and for the seats that the lesson plays. */
const LEARNER = 'me';
const OTHERS = 'the lesson';

/**
 * A lesson at a table. It says what to do, judges each choice of the learner before the table takes it, and plays the other seats. If the learner
 * goes astray, it goes back to the start of the step. `says` returns its texts.
 */
export class Tutor<S extends State> {
  private at = 0;
  private seated!: Session<S>;
  private readonly words: string[] = [];
  private readonly explained = new Set<string>();
  /** the position of the step's first question, and how many choices were made since */
  private began!: S;
  private made = 0;
  /** which parts of the step's way are done, and which part the last judged answer does; null if that answer is not on the way */
  private walked: ReadonlySet<number> = new Set();
  private stride: number | null = null;
  private finished = false;

  private constructor(
    readonly table: TableGame<S>,
    private readonly open: OpenLesson<S>,
  ) {
    this.sit(open.state);
    this.proceed();
  }

  /** Opens a lesson. @throws BadInput with one line that says what is wrong with it */
  static async of<S extends State>(table: TableGame<S>, data: unknown): Promise<Tutor<S>> {
    return new Tutor(table, await table.lesson(data));
  }

  get lesson() {
    return this.open.lesson;
  }

  get seat(): Seat {
    return this.open.seat;
  }

  /** The learner's table. It is a new one after a step has begun again. */
  get session(): Session<S> {
    return this.seated;
  }

  /** True when there is nothing more to do. */
  get over(): boolean {
    return this.finished;
  }

  /** True while the learner plays freely with advice. */
  get free(): boolean {
    return this.step?.play !== undefined;
  }

  /** The current step, counted from 0, and the number of steps. Steps that only say something do not count: nobody sees them alone. */
  get place(): { readonly step: number; readonly of: number } {
    const { steps } = this.lesson;
    return { step: steps.slice(0, this.at).filter(asks).length, of: steps.filter(asks).length };
  }

  /** Goes back to the start of the step, for a learner who wants to repeat it. Adds no text. */
  again(): void {
    if (this.finished) return;
    this.sit(this.began);
    this.begin();
  }

  /** Returns the texts to say now. Each is returned once. */
  says(): string[] {
    const kind = this.asked();
    if (kind !== null && !this.explained.has(kind)) {
      const { explanation } = this;
      if (explanation !== null) this.words.push(explanation);
      this.explained.add(kind);
    }
    return this.words.splice(0);
  }

  /** In free play, what the lesson says of the kind of question that the learner is asked; null if it says nothing. */
  get explanation(): string | null {
    const kind = this.asked();
    return kind === null ? null : (this.step?.play?.explain?.[kind] ?? null);
  }

  /** Returns options that the step wants or that lead to its goal; null if the learner may choose anything. */
  hint(): readonly string[] | null {
    const { step } = this;
    if (step?.do !== undefined) return this.meant(step.do);
    const at = this.onward();
    return at === null ? null : this.offered(step!.way![at]);
  }

  /** Returns the index of the next part of the way: a possible part that is not done, or else one that can be done again; null if there is none. */
  private onward(): number | null {
    const way = this.step?.way ?? [];
    const can = way.map((_, i) => i).filter(i => this.offered(way[i]) !== null);
    return can.find(i => !this.walked.has(i)) ?? can[0] ?? null;
  }

  /** Returns the text for an answer that the lesson does not accept; null if it does. */
  judge(ids: readonly string[]): string | null {
    const { step } = this;
    if (step === undefined || step.play !== undefined) return null;
    if (step.do !== undefined && this.same(ids, this.meant(step.do))) return null;
    if (typeof step.otherwise === 'object')
      for (const { when, say } of step.otherwise) if (this.fits(ids, when)) return say;
    if (step.do === undefined) {
      const at = this.onward();
      this.stride = at !== null && this.fits(ids, step.way![at]) ? at : null;
      return null;
    }
    return typeof step.otherwise === 'string'
      ? step.otherwise
      : 'The rules allow that, but this lesson shows something else first. Ask for a hint.';
  }

  /** Continues after the learner's choice. Returns true if there is a new table now, or the lesson is over. */
  after(): boolean {
    const table = this.seated;
    const { step } = this;
    if (step === undefined) return true;
    this.made++;
    if (this.stride !== null) this.walked = new Set([...this.walked, this.stride]);
    if (step.reach !== undefined) this.towards(step);
    else if (step.play === undefined) this.finish(step);
    else if (this.advance(null)) this.finish(step);
    return this.finished || this.seated !== table;
  }

  private get step(): LessonStep | undefined {
    return this.lesson.steps[this.at];
  }

  /** Returns the kind of question that the learner is asked; null if none. */
  private asked(): string | null {
    const { state } = this.seated.match;
    return awaited(state).includes(this.seat) ? asking(this.table.game, state).step.menu.name : null;
  }

  private meant(wish: unknown): readonly string[] {
    return this.open.meant(this.seated.match.state, this.seat, wish);
  }

  /** Returns the options that a wish means; null if they are not offered. */
  private offered(wish: unknown): readonly string[] | null {
    try {
      return this.meant(wish);
    } catch (error) {
      if (error instanceof BadInput) return null;
      throw error;
    }
  }

  private fits(ids: readonly string[], wish: unknown): boolean {
    const meant = this.offered(wish);
    return meant !== null && this.same(ids, meant);
  }

  /** Returns true for answers with the same text, because copies of a card are interchangeable. */
  private same(a: readonly string[], b: readonly string[]): boolean {
    const { state } = this.seated.match;
    const { step, frame } = asking(this.table.game, state);
    const read = (ids: readonly string[]) => {
      const labels = ids.map(id => step.menu.label(state, frame, parseOption(id)!, this.seat));
      return JSON.stringify(step.ordered ? labels : labels.sort());
    };
    return read(a) === read(b);
  }

  private sit(position: S): void {
    const other = this.open.lesson.others === 'greedy' ? { bot: 'greedy' } : { person: OTHERS };
    const players = position.seats.map((_, seat) => (seat === this.seat ? { person: LEARNER } : other));
    this.seated = Session.of(this.table, Match.from(this.table.game, position), players);
    if (!this.free) this.seated.setStops(this.seat, stopsEverywhere(this.table, 'ask'));
  }

  /** Checks whether the goal is reached. Goes back if it cannot be reached any more. */
  private towards(step: LessonStep): void {
    const reached = () => this.open.holds(this.seated.match.state, step.reach!);
    const over = !reached() && this.advance(null, reached);
    if (reached()) {
      this.finish(step);
      return;
    }
    const left = (step.within ?? step.way!.length + SPARE) - this.made;
    const otherwise = typeof step.otherwise === 'string' ? step.otherwise : 'That did not work.';
    if (!over && left > 0) {
      if (this.stride === null) this.words.push(otherwise);
      return;
    }
    this.words.push(otherwise, 'You go back to the start of this step.');
    this.again();
  }

  private finish(step: LessonStep): void {
    if (step.done !== undefined) this.words.push(step.done);
    this.script(step);
    this.at++;
    this.proceed();
  }

  private begin(): void {
    this.made = 0;
    this.walked = new Set();
    this.stride = null;
  }

  /** Says the texts and plays the moves of the lesson until the learner must act. */
  private proceed(): void {
    for (let { step } = this; step !== undefined; step = this.step) {
      this.begin();
      if (step.say !== undefined) this.words.push(step.say);
      if (asks(step)) {
        if (this.advance(step.asked ?? null)) throw this.fault('the match is over before the learner is asked');
        this.began = clone(this.seated.match.state);
        return;
      }
      this.script(step);
      this.at++;
    }
    this.words.push(this.lesson.end);
    this.finished = true;
  }

  /** Makes the other players do what the step says. */
  private script({ others }: LessonStep): void {
    for (const move of others ?? []) {
      const [who, wish] = Object.entries(move)[0]!;
      if (who === 'expect') {
        if (!this.open.holds(this.seated.match.state, wish as Readonly<Record<string, unknown>>))
          throw this.fault('the others are not as the lesson expects them');
      } else if (who === 'pass') for (const one of Array.isArray(wish) ? wish : [wish]) this.act(one, 'pass');
      else this.act(who, wish);
    }
  }

  private act(who: string | number, wish: unknown): void {
    const { match } = this.seated;
    const seat = this.open.seatOf(who);
    for (let n = 0; !match.awaited.includes(seat); n++) {
      if (n > MOST_BETWEEN || match.result !== null || match.awaited.includes(this.seat))
        throw this.fault(`${who} is not asked`);
      this.least();
    }
    this.seated.choose(seat, match.decision, this.open.meant(match.state, seat, wish));
  }

  /**
   * Lets the others play until the learner is asked.
   * @param kind the kind of question. Other questions to the learner get the smallest legal answer. null for any kind
   * @param there returns true if play can stop
   * @returns true if the match is over
   */
  private advance(kind: string | null, there: () => boolean = () => false): boolean {
    for (let n = 0; this.seated.result === null; n++) {
      if (n > MOST_BETWEEN) throw this.fault('the learner never gets this question');
      // who plays freely is asked as in any game: not where there is nothing to choose
      if (this.free) this.seated.goOn();
      else this.seated.playBots();
      const asked = this.asked();
      const wanted = kind === null ? !this.step!.least?.includes(asked ?? '') : asked === kind;
      if (asked !== null && wanted) return false;
      if (there()) return false;
      if (this.seated.result === null) this.least();
    }
    return true;
  }

  /** Gives one asked player the smallest legal answer. The learner comes last. */
  private least(): void {
    const { match } = this.seated;
    const waits = match.awaited;
    const seat = waits.find(x => x !== this.seat) ?? waits[0]!;
    this.seated.expire(seat, match.decision);
  }

  private fault(what: string): BadInput {
    return new BadInput(`The lesson "${this.lesson.lesson}" cannot be played: steps.${this.at + 1}: ${what}.`);
  }
}
