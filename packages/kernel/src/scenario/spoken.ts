// Describes a table in words: who is asked what, what a viewer sees, and what was told.
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

/** A table that can describe itself in words. */
export abstract class Spoken<S extends State, Who extends string | number> {
  protected heard: Heard[] = [];
  /** true: an ambiguous name is refused; false: its first meaning is taken */
  strict = false;

  constructor(
    readonly game: Game<S>,
    protected readonly naming: Naming<S>,
    public s: S,
  ) {
    this.listen();
  }

  /** Returns the seat that a name means. @throws BadInput if nobody at the table has it */
  abstract seat(who: string | number): Seat;
  /** Returns the name of a seat in scenarios. */
  abstract who(seat: Seat): Who;
  protected listen(): void {
    this.heard.push(...(this.s.heard ?? []));
    this.s.heard = [];
  }

  /** Returns what a viewer got of a past fact: the shown fields, and its sentence. */
  toldTo(fact: Fact, viewer: Viewer): ToldFact {
    return toldTo(this.heard.find(heard => heard.fact === fact)!, viewer);
  }

  /** Returns what a viewer sees of the match. */
  view(viewer: Viewer): unknown {
    return viewOf(this.game, this.s, viewer);
  }

  /** Returns the sentences that a viewer has been told so far. */
  log(viewer: Viewer): string[] {
    return sentences(this.game, this.heard, viewer).map(x => x.text);
  }

  /** Returns the present moment for people: the turn, and its part. Two turns never have the same. */
  abstract moment(): string;

  /** Returns the kind of the present question: its menu's name, '' if there is no question. */
  get question(): string {
    return this.s.ask === null ? '' : asking(this.game, this.s).step.menu.name;
  }

  /** Returns the present question as an asked player reads it; without a player, as the first one does. */
  prompt(seat: Seat = awaited(this.s)[0]!): string {
    const { step, frame } = asking(this.game, this.s);
    return step.menu.prompt(this.s, frame, seat);
  }

  /** Returns the players who still have to answer. */
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

  /** Returns the past facts of one or several types, in order. */
  happened(...types: string[]): Fact[] {
    return this.heard.map(heard => heard.fact).filter(f => types.includes(f.t));
  }

  /** Returns the options of a player who is asked. */
  options(who: string | number): readonly Option[] {
    return options(this.game, this.s, this.seat(who));
  }

  /** Returns the number of past facts. */
  mark(): number {
    return this.heard.length;
  }

  /** Returns the least and the most options that a player who is asked may name. */
  countFor(who: string | number): Count {
    return count(this.game, this.s, this.seat(who));
  }

  /** Returns what the rules would answer for a player without asking; null if every table asks. */
  selfAnswer(seat: Seat): readonly Option[] | null {
    return selfAnswered(this.game, this.s, seat);
  }
}
