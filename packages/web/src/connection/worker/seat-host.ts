/** What a seat can ask and do at a table in the worker, in a game or a lesson. */
import { clone, type MatchRecord, type OrdersView, type Seat, type State } from '@orrery/kernel';
import {
  answerLabel,
  type CardFace,
  hintFor,
  type Moment,
  NEXT,
  type Preview,
  type Session,
  type Stop,
  type Stops,
  type Summary,
  type TableGame,
  type Warnings,
  type Why,
  whyNot,
} from '@orrery/table';
import type { Advised, Draft, Judgement } from '../contract.ts';
import type { Beside, News, Opened } from '../table-door.ts';
import { adviceOn } from './advice.ts';
import { type Answer, answering } from './answer.ts';

/** What a seat can ask and do at a table in the worker. Games and lessons differ in how they change the match and what they tell of it. */
export abstract class SeatHost {
  protected hear: (news: News) => void = () => {};
  protected trouble: (text: string) => void = () => {};

  protected abstract get table(): TableGame<State>;
  /** the match with its players, as it is now */
  protected abstract get session(): Session<State>;
  /** the player's seat; null for a spectator */
  protected abstract get seat(): Seat | null;
  /** everything that is known at the start; from here on `hear` gets the changes */
  protected abstract opened(): Opened;
  /** changes the match, and lets it go on */
  protected abstract change<T>(does: () => T): Promise<Answer<T>>;

  /** Everything that is known now. From here on `hear` gets the changes. */
  look(hear: (news: News) => void, trouble: (text: string) => void): Promise<Answer<Opened>> {
    return answering(() => {
      this.hear = hear;
      this.trouble = trouble;
      return this.opened();
    });
  }

  preview(ids: readonly string[]): Promise<Answer<Preview>> {
    return answering(() => this.session.preview(this.me(), ids));
  }

  draft(ids: readonly string[]): Promise<Answer<Draft>> {
    return answering(() => {
      const { refused, sum, left } = this.session.draft(this.me(), ids);
      return { refused: refused === null ? null : { text: refused.message, rule: refused.rule }, sum, left };
    });
  }

  warnings(): Promise<Answer<Warnings>> {
    return answering(() => this.session.warnings(this.me()));
  }

  why(words: string): Promise<Answer<Why | null>> {
    return answering(() => whyNot(this.table, this.session.match, this.me(), words));
  }

  answer(decision: number, ids: readonly string[]): Promise<Answer<void>> {
    return this.change(() => this.session.choose(this.me(), decision, ids));
  }

  undo(): Promise<Answer<boolean>> {
    return this.change(() => this.session.undo(this.me()));
  }

  proposeUndo(): Promise<Answer<void>> {
    return this.change(() => {
      this.session.proposeUndo(this.me());
      this.session.letBotsVote();
    });
  }

  summary(): Promise<Answer<Summary>> {
    return answering(() => this.session.summary(this.seat));
  }

  hint(): Promise<Answer<Judgement>> {
    return answering(() => this.judgement(hintFor(this.table, this.session.match, this.me())));
  }

  /** The answers that look best after some thought, the best first. None if there is nothing to think about. */
  advise(): Promise<Answer<Advised[]>> {
    return answering(async () => {
      const { match } = this.session;
      const { decision } = match;
      const s = clone(match.state);
      s.heard = null;
      return adviceOn(this.table, s, this.me(), () => this.session.match.decision === decision);
    });
  }

  stops(): Promise<Answer<{ moments: readonly Moment[]; stops: Stops }>> {
    return answering(() => ({ moments: this.table.moments, stops: this.session.stops(this.me()) }));
  }

  setStops(changes: Readonly<Record<string, Stop>>): Promise<Answer<void>> {
    return this.change(() => this.session.setStops(this.me(), changes));
  }

  orders(): Promise<Answer<OrdersView | null>> {
    return answering(() => this.session.orders(this.me()));
  }

  order(name: string): Promise<Answer<void>> {
    return this.change(() => this.session.order(this.me(), name));
  }

  resign(): Promise<Answer<void>> {
    return this.change(() => this.session.leave(this.me()));
  }

  faces(ids: readonly string[]): Promise<Answer<CardFace[]>> {
    return answering(() => {
      const wanted = new Set(ids);
      return this.table.cards.filter(page => wanted.has(page.id)).map(page => page.face());
    });
  }

  record(): Promise<Answer<MatchRecord>> {
    return answering(() => this.session.match.record());
  }

  /** An answer, with its words. */
  protected judgement(ids: readonly string[]): Judgement {
    return { ids, label: answerLabel(this.table, this.session.match.state, this.me(), ids) };
  }

  protected me(): Seat {
    return this.seat!;
  }

  /** What comes with every look and all news. */
  protected beside(thinking: Seat | null): Beside {
    const { session } = this;
    return {
      standing: session.standing(),
      thinking,
      ending: session.result === null ? null : session.ending(this.seat),
      armed: this.seat !== null && session.stops(this.seat)[NEXT] === 'once',
    };
  }
}
