// What is said at a table that is played by names: who is asked what, what is seen, and what was told.
import { asking, awaited, type Count, count, type Option, options } from '../decision/decision.ts';
import type { Fact, Viewer } from '../fact/facts.ts';
import { sentences } from '../fact/log.ts';
import { type Heard, type ToldFact, toldTo } from '../fact/told.ts';
import type { Game } from '../game.ts';
import { selfAnswered } from '../program/posing.ts';
import type { Seat, State } from '../state/state.ts';
import { inWords } from '../text/sentence.ts';
import { viewOf } from '../view/view.ts';
import type { Naming } from './things.ts';

/** A table of which everything can be asked in words. */
export abstract class Spoken<S extends State, Who extends string | number> {
  protected heard: Heard[] = [];
  /** true: a name that may mean several things is refused; false: the first of them is taken */
  strict = false;

  constructor(
    readonly game: Game<S>,
    protected readonly naming: Naming<S>,
    public s: S,
  ) {
    this.listen();
  }

  /** The seat that somebody means. @throws BadInput for nobody at the table */
  abstract seat(who: string | number): Seat;
  /** How a seat is called in scenarios. */
  abstract who(seat: Seat): Who;
  protected listen(): void {
    this.heard.push(...(this.s.heard ?? []));
    this.s.heard = [];
  }

  /** What a viewer got of a fact that has happened: what is shown of it, and its sentence. */
  toldTo(fact: Fact, viewer: Viewer): ToldFact {
    return toldTo(this.heard.find(heard => heard.fact === fact)!, viewer);
  }

  /** What a viewer sees of the match. */
  view(viewer: Viewer): unknown {
    return viewOf(this.game, this.s, viewer);
  }

  /** The sentences that a viewer has been told so far. */
  log(viewer: Viewer): string[] {
    return sentences(this.game, this.heard, viewer).map(x => x.text);
  }

  /** When it is now, for people: the turn, and what part of it. Two turns never have the same. */
  abstract moment(): string;

  /** The kind of question that is asked now: its menu's name, '' where nothing is asked. */
  get question(): string {
    return this.s.ask === null ? '' : asking(this.game, this.s).step.menu.name;
  }

  /** The question that is asked now, as a player who is asked reads it: the first of them, where it is not said who. */
  prompt(seat: Seat = awaited(this.s)[0]!): string {
    const { step, frame } = asking(this.game, this.s);
    return step.menu.prompt(this.s, frame, seat);
  }

  /** The players who owe an answer. */
  get asked(): Who[] {
    return awaited(this.s).map(seat => this.who(seat));
  }

  /** Who is asked what, in words. */
  pending(): string {
    if (this.s.ask === null)
      return this.s.result === null
        ? `nobody is asked anything (${this.moment()})`
        : 'nobody is asked, because the match is over';
    // what several are asked at once may read differently for each
    const prompts = new Map<string, string[]>();
    for (const seat of awaited(this.s)) {
      const prompt = this.prompt(seat);
      prompts.set(prompt, [...(prompts.get(prompt) ?? []), String(this.who(seat))]);
    }
    const parts = [...prompts].map(
      ([prompt, who]) => `${inWords(who)} ${who.length > 1 ? 'are' : 'is'} asked "${prompt}"`,
    );
    return `${inWords(parts)} (${this.question})`;
  }

  /** The facts of a type, or of several, that have happened, in order. */
  happened(...types: string[]): Fact[] {
    return this.heard.map(heard => heard.fact).filter(f => types.includes(f.t));
  }

  /** The options of a player who is asked. */
  options(who: string | number): readonly Option[] {
    return options(this.game, this.s, this.seat(who));
  }

  /** How many facts have happened so far. */
  mark(): number {
    return this.heard.length;
  }

  /** How many options a player who is asked must name, and how many he may. */
  countFor(who: string | number): Count {
    return count(this.game, this.s, this.seat(who));
  }

  /** What the rules would answer for a player without asking; null where he is asked at every table. */
  selfAnswer(seat: Seat): readonly Option[] | null {
    return selfAnswered(this.game, this.s, seat);
  }
}
