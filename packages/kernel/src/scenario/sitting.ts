// A table where tests, scenarios and lessons make moves by name.
import { awaited, count, type Option, planBreaks } from '../decision/decision.ts';
import { leastAnswer } from '../decision/least.ts';
import { BadInput } from '../errors.ts';
import { advance, answer } from '../program/machine.ts';
import type { Watch } from '../program/posing.ts';
import { clone, type Seat, type State } from '../state/state.ts';
import { Choices, type What } from './choices.ts';

export type { What } from './choices.ts';
export { type Form, INDEX, type Naming, NUMBER, type Things } from './things.ts';

/** A table of any game. */
// biome-ignore lint/suspicious/noExplicitAny: any game's
export type AnySitting = Sitting<any, any>;

/**
 * A table where moves have the names that people use: player, verb and title. Tests and scenarios play through it. It uses the kernel like everybody
 * else. A game adds its own questions to ask a table.
 */
export abstract class Sitting<S extends State, Who extends string | number> extends Choices<S, Who> {
  /** how the match runs, for trials and for stops on the way */
  protected watch: Watch<S> | undefined;
  /** the moment of the last answer */
  private answeredIn = '';

  /** Called after every choice. */
  protected settled(): void {}

  /** Takes an action, or any single choice, by name. */
  act(who: string | number, verb: string, a?: What, b?: What): this {
    return this.give(this.seat(who), [this.acting(who, verb, a, b)]);
  }

  /** Answers a question by naming what is chosen, whatever its verb; several if several are wanted; `yes`, `no`. */
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

  /** Gives a legal answer to the match. */
  protected answered(seat: Seat, picks: readonly Option[]): void {
    answer(this.game, this.s, seat, picks, this.watch);
  }

  /** Runs on to the next question, if the match has stopped before it. */
  goOn(): this {
    if (this.s.ask !== null || this.s.result !== null) return this;
    advance(this.game, this.s, this.watch);
    this.listen();
    this.settled();
    this.gone();
    return this;
  }

  /** Called after the match has run on from a stop. */
  protected gone(): void {}

  /** Makes these players pass, one after the other. Without players, each asked player passes once. */
  pass(...who: (string | number)[]): this {
    if (who.length === 0) return this.act(this.asked[0]!, 'pass');
    for (const w of who) this.act(w, 'pass');
    return this;
  }

  /** Gives the smallest legal answer for the next asked player: passes, declines, names nothing. */
  least(): this {
    const seat = awaited(this.s)[0]!;
    return this.give(seat, leastAnswer(this.game, this.s, seat));
  }

  /** Gives smallest answers until a question of this kind (the menu's name) is asked. */
  untilAsked(menu: string, who?: string | number, limit = 300): this {
    for (let i = 0; i < limit && this.goOn().s.ask !== null; i++) {
      if (this.question === menu && (who === undefined || awaited(this.s).includes(this.seat(who)))) return this;
      this.least();
    }
    throw new BadInput(`"${menu}" was never asked; ${this.pending()}.`);
  }

  /**
   * Gives smallest answers until something begins. If it has already begun, that counts only if nobody has answered in it yet. If nobody is asked in
   * it, the match stops there anyway, and the next move runs on.
   * @throws BadInput if it does not begin
   */
  protected untilBegins(what: string, so: (s: S) => boolean): this {
    if (so(this.s) && this.answeredIn !== this.moment()) return this;
    const before = this.moment();
    return this.untilStopped(what, () => so(this.s) && this.moment() !== before);
  }

  /**
   * Gives smallest answers until something is true. The match stops there, even if nobody is asked.
   * @param how `limit`: the most answers before it counts as never coming; `past`: true if it can no longer come; `within`: true if the next question
   * still belongs to it, so the match need not stop before
   * @throws BadInput if it does not come
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

  /** Runs on to the next question, if that comes while the condition still holds. */
  private askWithin(so: () => boolean): void {
    const [here, heard] = [this.s, this.heard];
    try {
      const ahead = this.trial().goOn();
      [this.s, this.heard] = [ahead.s, ahead.heard];
      if (this.s.ask !== null && so()) return;
    } catch (error) {
      // errors after this point belong to the next move
      if (!(error instanceof BadInput)) throw error;
    }
    [this.s, this.heard] = [here, heard];
  }

  /**
   * Gives smallest answers until something is over: the match, or another thing that a game has.
   * @throws BadInput if it is not under way, or lasts too long
   */
  untilOver(_what: string): this {
    return this.untilStopped('the end of the match', () => this.s.result !== null, { limit: 5000 });
  }

  /** Gives smallest answers, at least one, until something is true. @throws BadInput if it never is */
  protected untilSo(what: string, so: () => boolean, limit = 300): this {
    for (let i = 0; i < limit && this.s.ask !== null; i++) {
      this.least();
      if (so()) return this;
    }
    throw new BadInput(`${what} never came; ${this.pending()}.`);
  }

  /** Answers with known options. */
  answerWith(seat: Seat, picks: readonly Option[]): this {
    return this.give(seat, picks);
  }

  /**
   * Returns a copy of the table for trying something out.
   * @param askAll true: it also asks what the rules would settle without asking
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
