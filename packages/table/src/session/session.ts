import {
  BadInput,
  decisionView,
  Match,
  type MatchRecord,
  optionId,
  type QuestionView,
  resume,
  type Seat,
  type State,
} from '@orrery/kernel';
import { BOT_NAMES, makeBot } from '../bots.ts';
import type { TableGame } from '../game.ts';

/** The names of those who may sit at a table. */
export const PLAYERS: readonly string[] = ['me', ...BOT_NAMES];

/** A line of the log, and how many choices had been made when it came. */
interface LogLine {
  readonly after: number;
  readonly text: string;
}

/**
 * A match with its players: it plays the bots' turns, keeps the log as the person may read it, and goes back. It prints
 * nothing.
 */
export class Session<S extends State> {
  private log: LogLine[] = [];
  /** log lines not read yet */
  private fresh: string[] = [];
  readonly seat: Seat | null;
  /** what has to be said about how it was resumed; null where there is nothing to say */
  notice: string | null = null;
  /** whether what a person would hardly want to choose is chosen without asking */
  auto = true;

  constructor(
    readonly table: TableGame<S>,
    readonly match: Match<S>,
    readonly players: readonly string[],
    readonly viewer: Seat | null = seatOf(players),
  ) {
    this.seat = viewer;
    this.hear();
  }

  /** Starts a match. @throws BadInput when setup or players cannot make one */
  static start<S extends State>(
    table: TableGame<S>,
    setup: unknown,
    seed: number,
    players: readonly string[],
  ): Session<S> {
    checkPlayers(players);
    return new Session(table, Match.start(table.game, setup, seed), players);
  }

  /** Goes on with a recorded match. @throws BadInput when it cannot be resumed */
  static resume<S extends State>(table: TableGame<S>, record: MatchRecord, players: readonly string[]): Session<S> {
    checkPlayers(players);
    let session!: Session<S>;
    const { notice } = resume(table.game, record, (match, choices) => {
      if (choices === 0) {
        if (match.state.seats.length !== players.length)
          throw new BadInput(`The record has ${match.state.seats.length} seats and ${players.length} players.`);
        session = new Session(table, match, players);
      } else session.hear();
    });
    session.notice = notice;
    session.fresh = [];
    return session;
  }

  private hear(): void {
    const lines = this.table.tell(this.match.state, this.match.hear(), this.viewer);
    for (const text of lines) this.log.push({ after: this.match.length, text });
    this.fresh.push(...lines);
  }

  /** What has been told since this was last asked. */
  news(): string[] {
    const lines = this.fresh;
    this.fresh = [];
    return lines;
  }

  /** The last lines of the log. */
  tail(n: number): string[] {
    return this.log.slice(-n).map(line => line.text);
  }

  /** The seat's question; null while others are to choose. */
  get question(): QuestionView | null {
    return this.seat === null ? null : (decisionView(this.table.game, this.match.state, this.seat)?.question ?? null);
  }

  /** Lets the bots play until the person is asked or the match is over. */
  playBots(): void {
    while (this.match.result === null) {
      const bots = this.match.awaited.filter(seat => seat !== this.seat);
      // those who choose at the same time choose before the person does, and none sees what another chose
      const seat = bots[0];
      if (seat === undefined) return;
      const bot = makeBot(this.table, this.players[seat]!, this.match.seed * 16 + seat + this.match.decision * 64);
      const picks = bot.choose(this.table.game, this.match.state, seat);
      this.match.answer(this.match.decision, seat, picks.map(optionId));
      this.hear();
    }
  }

  /** The person chooses. @throws Refused when it cannot be taken */
  choose(ids: readonly string[]): void {
    this.match.answer(this.match.decision, this.seat!, ids);
    this.hear();
  }

  /** The option that is taken for the person without asking; null where the person is to choose. */
  get reflex(): QuestionView['options'][number] | null {
    if (!this.auto || this.seat === null || !this.match.awaited.includes(this.seat)) return null;
    const id = this.table.reflex?.(this.match.state, this.seat) ?? null;
    return id === null ? null : (this.question?.options.find(o => o.id === id) ?? null);
  }

  /** Goes back to before the person's last real choice. False where something was revealed or left to chance since. */
  undo(): boolean {
    if (this.seat === null) return false;
    let went = false;
    while (this.match.undo(this.seat)) {
      went = true;
      if (this.reflex === null) break;
    }
    if (!went) return false;
    this.match.hear();
    this.log = this.log.filter(line => line.after <= this.match.length);
    this.fresh = [];
    return this.reflex === null;
  }
}

function seatOf(players: readonly string[]): Seat | null {
  const at = players.indexOf('me');
  return at < 0 ? null : at;
}

/** @throws BadInput for unknown players, or more than one person */
export function checkPlayers(players: readonly string[]): void {
  for (const p of players)
    if (!PLAYERS.includes(p)) throw new BadInput(`Nobody called "${p}" plays here; there are ${PLAYERS.join(', ')}.`);
  if (players.filter(p => p === 'me').length > 1)
    throw new BadInput('One seat of this table is yours: write "me" once.');
}
