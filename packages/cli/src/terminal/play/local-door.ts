// A game that runs in this process.
import type { QuestionView, Seat, State, Viewer } from '@orrery/kernel';
import { hintFor, type Session, type Thought, whyNot } from '@orrery/table';
import type { Agreed, Door, Waiting } from './door.ts';
import type { Minds } from './minds.ts';

/** After this long the terminal says that a bot is thinking, in milliseconds. */
const LONG = 150;

/** A game in this process. All its persons sit at this keyboard. */
export class LocalDoor implements Door {
  readonly shared = false;
  /** the running bots, until they have answered everything */
  #playing: Promise<void> | null = null;
  /** the bot that has been thinking for a while */
  #thinker: Seat | null = null;
  #thinks: (seat: Seat) => void = () => {};
  #asked: () => void = () => {};
  #left = false;

  /** @param minds thinks for the bots while keys and signals are heard; without it, bots answer at once */
  constructor(
    readonly session: Session<State>,
    private readonly minds: Minds | null = null,
  ) {}

  get table() {
    return this.session.table;
  }
  get decision(): number {
    return this.session.match.decision;
  }
  get length(): number {
    return this.session.match.length;
  }
  get result() {
    return this.session.result;
  }
  get asked(): readonly Seat[] {
    return this.session.awaitedPersons;
  }

  seatName = (seat: Seat): string => this.table.seatName(this.session.match.state, seat);
  view = (viewer: Viewer) => this.session.view(viewer);
  log = (viewer: Viewer) => this.session.log(viewer);
  summary = (seat: Seat | null) => this.session.summary(seat);
  standing = () => this.session.standing();
  ending = (viewer: Viewer) => this.session.ending(viewer);
  question = (seat: Seat): QuestionView | null => this.session.question(seat);
  warnings = (seat: Seat) => this.session.warnings(seat);
  stops = (seat: Seat) => this.session.stops(seat);
  orders = (seat: Seat) => this.session.orders(seat);
  idle = (seat: Seat) => this.session.idle(seat);

  preview = async (seat: Seat, ids: readonly string[]) => this.session.preview(seat, ids);
  draft = async (seat: Seat, ids: readonly string[]) => this.session.draft(seat, ids);
  why = async (seat: Seat, words: string, verbs: readonly string[]) =>
    whyNot(this.table, this.session.match, seat, words, verbs);
  hint = async (seat: Seat) => hintFor(this.table, this.session.match, seat);
  think = (seat: Seat): Thought<State> => this.session.think(seat);

  choose = async (seat: Seat, decision: number, ids: readonly string[]) => this.session.choose(seat, decision, ids);
  undo = async (seat: Seat) => this.session.undo(seat);

  async propose(seat: Seat, what: 'undo' | 'end'): Promise<Agreed> {
    const { session } = this;
    const { length } = session.match;
    if (what === 'undo') session.proposeUndo(seat);
    else session.proposeEnd(seat);
    session.letBotsVote();
    if (session.match.length < length) return 'taken back';
    if (session.result !== null) return 'over';
    return session.match.state.motion?.carried === null ? 'asked' : 'refused';
  }

  claimDraw = async (seat: Seat) => this.session.claimDraw(seat);
  resign = async (seat: Seat) => this.session.leave(seat);
  setStops: Door['setStops'] = async (seat, changes) => this.session.setStops(seat, changes);
  callAsHost = async (name: string) => this.session.callAsHost(name);
  order = async (seat: Seat, name: string) => this.session.order(seat, name);

  passes = (seat: Seat): boolean => this.session.reflex(seat) !== null;
  pass(seat: Seat): void {
    this.session.takeReflex(seat);
  }

  async wait({ left, thinks }: Waiting): Promise<void> {
    const { session, minds } = this;
    if (minds === null) {
      session.playBots();
      return;
    }
    // a bot that is asked together with a person may think while the person chooses
    if (this.#playing !== null && this.asked.length > 0) return;
    if (this.#thinker !== null) thinks(this.#thinker);
    this.#thinks = thinks;
    void left.then(() => {
      this.#left = true;
    });
    const asked = new Promise<void>(resolve => {
      this.#asked = resolve;
    });
    this.#playing ??= this.#playBots(minds);
    await Promise.race([this.#playing, asked, left]);
    this.#thinks = () => {};
  }

  /** Lets the bots play. When a thread thinks for a bot, persons who are asked together with it need not wait. */
  #playBots(minds: Minds): Promise<void> {
    const { session } = this;
    const playing = session
      .playBotsBy(async (seat, player) => {
        if (this.asked.length > 0 && minds.beside(session, seat, player)) this.#asked();
        const long = setTimeout(() => {
          this.#thinker = seat;
          this.#thinks(seat);
        }, LONG);
        const ids = await minds.answer(session, seat, player);
        clearTimeout(long);
        this.#thinker = null;
        return this.#left ? null : ids;
      })
      .then(() => {
        this.#playing = null;
      });
    // a person who leaves while a bot thinks hears no more of it
    playing.catch(() => {});
    return playing;
  }

  // everything here happens at this keyboard, or follows from it
  follow = () => () => {};
  notices = () => this.minds?.notices() ?? [];
}
