import type { QuestionView, Seat, State, Viewer } from '@orrery/kernel';
import { hintFor, type Session, type Thought, whyNot } from '@orrery/table';
import type { Agreed, Door, Waiting } from './door.ts';
import type { Minds } from './minds.ts';

/** After so long it is said that somebody thinks, in milliseconds. */
const LONG = 150;

/** A game in this process, whose persons all sit at this keyboard. */
export class LocalDoor implements Door {
  readonly shared = false;

  /** @param minds who thinks for the bots, while keys and signals are heard; without it they play at once */
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
    await session.playBotsBy(async (seat, player) => {
      const long = setTimeout(() => thinks(seat), LONG);
      const ids = await Promise.race([minds.answer(session, seat, player), left.then(() => null)]);
      clearTimeout(long);
      return ids;
    });
  }

  // nothing happens here but what is done at this keyboard, and what comes of it
  follow = () => () => {};
  news = () => this.minds?.news() ?? [];
}
