// A table at which moves are made by name: by tests, scenarios and lessons.
import { awaited, count, type Option, planBreaks } from '../decision/decision.ts';
import { leastAnswer } from '../decision/least.ts';
import { BadInput } from '../errors.ts';
import { advance, answer } from '../program/machine.ts';
import type { Watch } from '../program/posing.ts';
import { clone, type Seat, type State } from '../state/state.ts';
import { Choices, type What } from './choices.ts';

export type { What } from './choices.ts';
export { type Form, INDEX, type Naming, NUMBER, type Things } from './things.ts';

/** A table of whichever game. */
// biome-ignore lint/suspicious/noExplicitAny: any game's
export type AnySitting = Sitting<any, any>;

/**
 * A table at which moves are named as people name them: by player, verb and title. Tests and scenarios play through it; it goes
 * through the kernel's door like everybody. A game adds what only it can ask of a table.
 */
export abstract class Sitting<S extends State, Who extends string | number> extends Choices<S, Who> {
  /** how the match runs, where something is only tried out or is to stop on the way */
  protected watch: Watch<S> | undefined;
  /** when the last answer was given */
  private answeredIn = '';

  /** Called after every choice. */
  protected settled(): void {}

  /** Takes an action, or any single choice, by name. */
  act(who: string | number, verb: string, a?: What, b?: What): this {
    return this.give(this.seat(who), [this.acting(who, verb, a, b)]);
  }

  /** Answers a question, whatever its verb, by what is chosen; several where several are wanted; `yes`, `no`. */
  pick(who: string | number, ...what: What[]): this {
    return this.give(this.seat(who), this.picking(who, ...what));
  }

  protected give(seat: Seat, picks: readonly Option[]): this {
    const { min, max } = count(this.game, this.s, seat);
    if (picks.length < min || picks.length > max)
      throw new BadInput(
        `${this.who(seat)} chose ${picks.length}, but the question needs ${min === max ? min : `${min} to ${max}`}; ${this.pending()}.`,
      );
    const broken = planBreaks(this.game, this.s, seat, picks);
    if (broken !== null)
      throw new BadInput(`${this.who(seat)} cannot answer so: ${broken.text} (${broken.rule}) ${this.pending()}.`);
    this.answeredIn = this.moment();
    this.answered(seat, picks);
    this.listen();
    this.settled();
    return this;
  }

  /** An answer that may be given reaches the match. */
  protected answered(seat: Seat, picks: readonly Option[]): void {
    answer(this.game, this.s, seat, picks, this.watch);
  }

  /** Runs on to the next question, where the match has stopped on the way to it. */
  goOn(): this {
    if (this.s.ask !== null || this.s.result !== null) return this;
    advance(this.game, this.s, this.watch);
    this.listen();
    this.settled();
    this.gone();
    return this;
  }

  /** Called after the match has run on from where it had stopped. */
  protected gone(): void {}

  /** These players pass, one after the other; without any, whoever is asked passes once. */
  pass(...who: (string | number)[]): this {
    if (who.length === 0) return this.act(this.asked[0]!, 'pass');
    for (const w of who) this.act(w, 'pass');
    return this;
  }

  /** The next player who is asked does as little as possible: passes, declines, names nothing. */
  least(): this {
    const seat = awaited(this.s)[0]!;
    return this.give(seat, leastAnswer(this.game, this.s, seat));
  }

  /** Goes on doing as little as possible until a question of this kind (the menu's name) is asked. */
  untilAsked(menu: string, who?: string | number, limit = 300): this {
    for (let i = 0; i < limit && this.goOn().s.ask !== null; i++) {
      if (this.question === menu && (who === undefined || awaited(this.s).includes(this.seat(who)))) return this;
      this.least();
    }
    throw new BadInput(`"${menu}" was never asked; ${this.pending()}.`);
  }

  /**
   * Everybody does as little as possible until something begins: what is so now counts only where nobody has answered in it yet. Where
   * nobody is asked anything in it, the match stops there none the less, and the next move runs on.
   * @throws BadInput where it does not come
   */
  protected untilBegins(what: string, so: (s: S) => boolean): this {
    if (so(this.s) && this.answeredIn !== this.moment()) return this;
    const before = this.moment();
    return this.untilStopped(what, () => so(this.s) && this.moment() !== before);
  }

  /**
   * Everybody does as little as possible until something is so; the match stops there, though nobody may be asked.
   * @param how `limit`: after how many answers it counts as what never comes; `past`: true where it can come no more; `within`: true where the
   * next question still belongs to it, and the match need not stop before
   * @throws BadInput where it does not come
   */
  protected untilStopped(
    what: string,
    so: () => boolean,
    how: { readonly limit?: number; readonly past?: () => boolean; readonly within?: () => boolean } = {},
  ): this {
    const { limit = 1000, past = () => false, within = so } = how;
    let answers = 0;
    this.watch = { stop: () => so() || past() };
    try {
      while (answers < limit && !so() && !past() && this.s.result === null) {
        if (this.s.ask === null) this.goOn();
        else {
          this.least();
          answers++;
        }
      }
    } finally {
      this.watch = undefined;
    }
    if (!so())
      throw new BadInput(
        `${what} ${answers < limit ? 'never came' : `did not come within ${limit} answers`}; ${this.pending()}.`,
      );
    this.askWithin(within);
    return this;
  }

  /** Runs on to the next question, if it is one that comes while that is still so. */
  private askWithin(so: () => boolean): void {
    const [here, heard] = [this.s, this.heard];
    try {
      const ahead = this.trial().goOn();
      [this.s, this.heard] = [ahead.s, ahead.heard];
      if (this.s.ask !== null && so()) return;
    } catch (error) {
      // what goes wrong behind it is told where a move goes on
      if (!(error instanceof BadInput)) throw error;
    }
    [this.s, this.heard] = [here, heard];
  }

  /**
   * Everybody does as little as possible until something is over: the match, or what a game has besides.
   * @throws BadInput where it is not under way, or goes on for too long
   */
  untilOver(_what: string): this {
    return this.untilStopped('the end of the match', () => this.s.result !== null, { limit: 5000 });
  }

  /** Goes on doing as little as possible, at least once, until something is so. @throws BadInput when it never is */
  protected untilSo(what: string, so: () => boolean, limit = 300): this {
    for (let i = 0; i < limit && this.s.ask !== null; i++) {
      this.least();
      if (so()) return this;
    }
    throw new BadInput(`${what} never came; ${this.pending()}.`);
  }

  /** Answers with options that are known. */
  answerWith(seat: Seat, picks: readonly Option[]): this {
    return this.give(seat, picks);
  }

  /**
   * The same table once more, to try something on.
   * @param askAll true: what the rules would settle without asking is asked there
   */
  trial(askAll = false): this {
    const copy = Object.assign(Object.create(Object.getPrototypeOf(this)), this);
    copy.s = clone(this.s);
    copy.s.heard = [];
    copy.heard = [...this.heard];
    copy.watch = askAll ? { askAll } : undefined;
    return copy;
  }
}
