/** Runs a lesson in the worker. */
import { difference, Refused, type Seat, type State, type ViewEnd } from '@orrery/kernel';
import { type Session, type TableGame, Teaching, Tutor } from '@orrery/table';
import { loadGame } from '@orrery/table/shelf';
import type { Judgement } from '../contract.ts';
import { ME } from '../games/wanted.ts';
import { NamedError } from '../named-error.ts';
import type { LessonNow, Opened } from '../table-door.ts';
import { type Answer, answering } from './answer.ts';
import { SeatHost } from './seat-host.ts';

/** A lesson in the worker. The tutor's words come with the news. A choice that the tutor does not allow is refused with the tutor's words. */
export class LessonHost extends SeatHost {
  #teaching!: Teaching<State>;
  /** the session that the page knows; a step that starts again has another one */
  #followed: Session<State> | null = null;
  #view!: object & ViewEnd;
  #seen = 0;
  /** how many changes there were in the steps before this one */
  #before = 0;
  #step = -1;
  #said: readonly string[] = [];
  /** true until the player has made a choice in this step */
  #fresh = true;

  /**
   * Opens a lesson.
   * @param data from its file
   */
  learn(game: string, data: unknown): Promise<Answer<void>> {
    return answering(async () => {
      this.#teaching = new Teaching(await Tutor.of(await loadGame(game), data));
    });
  }

  protected get table(): TableGame<State> {
    return this.#tutor.table;
  }

  protected get session(): Session<State> {
    return this.#tutor.session;
  }

  protected get seat(): Seat {
    return this.#tutor.seat;
  }

  get #tutor(): Tutor<State> {
    return this.#teaching.tutor;
  }

  protected opened(): Opened {
    const { table, session, seat } = this;
    const look = session.look(seat);
    this.#followed = session;
    this.#seen = look.revision;
    this.#view = look.view;
    return {
      ...look,
      ...this.beside(null),
      lesson: this.#lesson(),
      game: table.game.name,
      title: table.game.title,
      seat,
      viewer: seat,
      players: session.players.map((player, at) => (at === seat ? ME : 'bot' in player ? player.bot : '')),
    };
  }

  override answer(decision: number, ids: readonly string[]): Promise<Answer<void>> {
    return this.change(() => {
      const { session, seat } = this;
      const question = session.question(seat);
      if (this.#tutor.over) throw new NamedError('lessonOver');
      // the rules refuse an old question or an illegal answer in their own words
      if (question !== null && decision === session.match.decision) {
        const { refused } = session.draft(seat, ids);
        if (refused !== null) throw refused;
        const wrong = this.#teaching.judge(question, ids);
        if (wrong !== null) throw new Refused(wrong, 'illegal');
      }
      session.choose(seat, decision, ids);
      this.#teaching.after();
      this.#fresh = false;
    });
  }

  /** Goes back to the start of the step. */
  override undo(): Promise<Answer<boolean>> {
    return this.change(() => {
      this.#tutor.again();
      this.#fresh = true;
      return true;
    });
  }

  /** What the lesson wants, or in free play what a good player might do. */
  override hint(): Promise<Answer<Judgement>> {
    return answering(() => this.judgement(this.#teaching.meant()));
  }

  protected change<T>(does: () => T): Promise<Answer<T>> {
    return answering(() => {
      const done = does();
      this.#tell();
      return done;
    });
  }

  /** Sends the changes to the page. A step that starts again has a new table, which is sent as a change too. */
  #tell(): void {
    const { session, seat } = this;
    const lesson = this.#lesson();
    if (session === this.#followed) {
      const update = session.since(seat, this.#seen)!;
      this.#seen = update.revision;
      this.hear({ ...update, revision: this.#before + update.revision, ...this.beside(null), lesson });
    } else {
      const { revision, view, log } = session.look(seat);
      this.#before += this.#seen + 1;
      this.#followed = session;
      this.#seen = revision;
      const patch = difference(this.#view, view);
      const update = { revision: this.#before + revision, patch, facts: [], kept: 0, lines: log, beats: [] };
      this.hear({ ...update, ...this.beside(null), lesson });
    }
    this.#view = session.look(seat).view;
  }

  /** The state of the lesson. */
  #lesson(): LessonNow {
    const { session, seat } = this;
    const { free, over, place } = this.#tutor;
    const { said, advice, about } = this.#teaching.told(over ? null : session.question(seat));
    if (place.step !== this.#step) {
      this.#said = said;
      this.#step = place.step;
      this.#fresh = true;
    } else if (free) {
      // what was said of the last question does not fit this one
      this.#said = about;
      this.#fresh = true;
    }
    return {
      said: this.#said,
      remarks: this.#fresh ? [] : said,
      advice: advice === null ? null : this.judgement(advice).label,
      ...place,
      free,
      over,
    };
  }
}
