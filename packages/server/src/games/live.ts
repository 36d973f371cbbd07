// One game in memory, made from its log.
import { setImmediate } from 'node:timers/promises';
import { type Choice, Refused, type Seat, type State, sharedStart } from '@orrery/kernel';
import { type Player, Session, type TableGame, tableGame } from '@orrery/table';
import { TableClock } from '../clocks/clock.ts';
import { Problem } from '../errors/problem.ts';
import type { Spending } from '../limits/spending.ts';
import { playedAlong } from '../log/played-along.ts';
import type { Row } from '../log/rows.ts';
import type { Asks } from '../log/table-event.ts';
import { type StoredTable, seatOf } from '../tables/info.ts';
import { isOver } from '../tables/over.ts';

/** Where the name of whoever watches stands among those who look on. */
const WATCHERS = 'watchers';
/** Of so many numbers it is known to which revision they led: whoever is further behind is sent everything anyway. */
const REVISIONS = 100;
/** After so many choices of a game that is made from its log others have their turn. */
const TURN = 20;
/** How many times persons are passed over, at most, before a row is written. */
const MOST_PASSED = 200;

/** What a deed has done to the record: the row it makes, but for its number. */
export interface RecordChange extends Pick<Row, 'kept' | 'added' | 'prints'> {
  readonly unasked: readonly number[];
  readonly asks: Asks;
  /** false where nothing has come of it */
  readonly any: boolean;
}

/** A game in memory, where its log stands: kept only to be quick, and made anew from the log at any time. */
export class Live {
  #number = 0;
  /** how many choices the record has by then */
  #length = 0;
  /** the number of the last row that has taken choices back: what was seen before it is seen no more */
  #back = 0;
  readonly #keys = new Map<string, number>();
  /** by number: the revision of the session that it led to, as far as this process has seen it happen */
  readonly #revisions = new Map<number, number>();
  readonly clock: TableClock;

  private constructor(
    readonly stored: StoredTable,
    readonly session: Session<State>,
    /** why it cannot go on; null where it can */
    readonly frozen: string | null,
  ) {
    this.clock = new TableClock(stored.options.clock, stored.seats.length);
    // from the first moment on: how quickly somebody passes must not tell who comes to watch what he holds
    if (stored.options.spectators !== null) session.watch(WATCHERS);
  }

  /**
   * Begins the game of a table that has been prepared: nothing of it is written yet.
   * @throws BadInput where the setup cannot make a match
   */
  static begin(stored: StoredTable): { readonly live: Live; readonly change: RecordChange } {
    const { table, setup, seed, players } = made(stored);
    const live = new Live(stored, Session.start(table, setup, seed, players), null);
    live.#settle();
    return { live, change: live.#changeSince([], []) };
  }

  /**
   * Makes the game of a table from its log; frozen at its last agreed moment where it goes another way now. After every few choices others have their turn:
   * a long game takes some tenths of a second.
   * @param spending counts that for whoever asks
   * @throws BadInput
   */
  static async from(stored: StoredTable, rows: readonly Row[], spending: Spending): Promise<Live> {
    const { table, setup, seed, players } = made(stored);
    const { session, divergence } = await inTurns(playedAlong(table, { setup, seed }, rows, players), spending);
    const live = new Live(
      stored,
      session,
      divergence === null ? null : frozenReason(table, stored, divergence.message, divergence.at),
    );
    for (const row of withoutLapsed(rows)) live.#noteRow(row);
    live.#revisions.set(live.#number, session.revision);
    return live;
  }

  /** About how many bytes it takes in memory. */
  get bytes(): number {
    const { stored } = this;
    const given = (stored.setup?.length ?? 0) + stored.seats.reduce((sum, { deck }) => sum + (deck?.length ?? 0), 0);
    return this.session.bytes + given + 120 * this.#number + 20_000;
  }

  get code(): string {
    return this.stored.code;
  }

  /** How far the log is. */
  get number(): number {
    return this.#number;
  }

  /** True once the game has a result, by the rules here and by those that it was played by. */
  get over(): boolean {
    return this.frozen === null && this.session.result !== null;
  }

  /** Why nobody can do anything at this table any more; null where they can. A game that is over is not taken up again, by going back either. */
  get closed(): Refused | Problem | null {
    const { stored, frozen, over } = this;
    if (frozen !== null) return new Problem('state', frozen);
    if (over || isOver(stored)) return new Refused('The game is over.', 'over');
    if (stored.status === 'frozen' && stored.rematch !== null)
      return new Problem('state', `This game goes on at table ${stored.rematch}.`);
    return null;
  }

  /** The number of the row that the client's own key has; undefined for a new one. */
  numberOf(key: string): number | undefined {
    return this.#keys.get(key);
  }

  /** True where choices have been taken back since a number. */
  tookBackSince(number: number): boolean {
    return number < this.#back;
  }

  /** The revision of the session at a number; undefined where this process has not seen that. */
  revisionAt(number: number): number | undefined {
    return this.#revisions.get(number);
  }

  /** The seat of a person; null for who watches. */
  seatOf(person: string): Seat | null {
    return seatOf(this.stored, person);
  }

  /** True while something is for the table to do: a bot to think, somebody to be passed over. */
  get moves(): boolean {
    const { session } = this;
    if (this.closed !== null) return false;
    return session.awaited.some(seat => 'bot' in session.players[seat]! || session.reflex(seat) !== null);
  }

  /** Lets something be done in memory, with what follows from it unasked. @throws Refused; nothing has changed then */
  try<T>(act: (session: Session<State>) => T): { readonly result: T; readonly change: RecordChange } {
    const { session } = this;
    const before = session.match.made;
    const prints = session.match.printed.map(([at]) => at);
    const result = act(session);
    this.#settle();
    return { result, change: this.#changeSince(before, prints) };
  }

  /** What follows unasked: bots agree to what is put to the vote, and persons are passed over where they wish it. */
  #settle(): void {
    const { session } = this;
    for (let passed = 0; passed < MOST_PASSED; passed++) {
      session.letBotsVote();
      const seat = session.awaited.find(x => session.reflex(x) !== null);
      if (seat === undefined) return;
      session.takeReflex(seat);
    }
  }

  /** A row has been written: of what was tried, or (`apply`) of what another node has done. */
  noted(row: Row): void {
    this.#noteRow(row);
    this.#revisions.set(row.number, this.session.revision);
    this.#revisions.delete(row.number - REVISIONS);
  }

  /**
   * Takes a row that another node has written.
   * @returns false where the game has to be made anew for it: choices have been taken back
   * @throws Refused where this node cannot take it
   */
  apply(row: Row): boolean {
    if (row.kept !== this.session.match.length) return false;
    for (const [i, choice] of row.added.entries())
      this.session.take(choice, row.deed.unasked?.includes(row.kept + i) ?? false);
    if (this.session.match.length !== row.kept + row.added.length) return false;
    this.noted(row);
    return true;
  }

  #noteRow({ number, kept, added, key, at, deed }: Row): void {
    const { session } = this;
    if (deed.stops !== undefined && deed.seat !== undefined && !session.match.state.seats[deed.seat]?.out)
      session.setStops(deed.seat, deed.stops);
    if (kept < this.#length) this.#back = number;
    this.#length = kept + added.length;
    this.#number = number;
    if (key !== null) this.#keys.set(key, number);
    this.clock.note({ at, added, deed });
  }

  #changeSince(before: readonly Choice[], printed: readonly number[]): RecordChange {
    const { session } = this;
    const { made: after, printed: prints } = session.match;
    const kept = sharedStart(before, after, same);
    const added = after.slice(kept);
    const unasked = added.map((_, i) => kept + i).filter(at => !session.chose(at));
    const had = new Set(printed.filter(at => at <= kept));
    const persons = session.result === null ? session.awaitedPersons : [];
    const asks = { decision: session.match.decision, persons, ...paceAt(this.stored, session) };
    return {
      kept,
      added,
      prints: prints.filter(([at]) => !had.has(at)),
      unasked,
      asks,
      any: added.length > 0 || kept < before.length,
    };
  }
}

/** How far a game has come, where its table has a clock that wants to know. */
export const paceAt = (
  { options }: Pick<StoredTable, 'options'>,
  { pace }: Pick<Session<State>, 'pace'>,
): Pick<Asks, 'pace'> => (options.clock.kind === 'chess' ? { pace } : {});

/** Rows as they were, but that what a seat wished for once (`Stops`) before it last chose is taken to be over. */
function withoutLapsed(rows: readonly Row[]): readonly Row[] {
  const chose = new Map<Seat, number>();
  for (const { deed, number } of rows) if (deed.kind === 'answer') chose.set(deed.seat!, number);
  return rows.map(row => {
    const { stops, seat } = row.deed;
    if (stops === undefined || row.number > (chose.get(seat!) ?? 0)) return row;
    const lasting = Object.entries(stops).filter(([, stop]) => stop !== 'once');
    return { ...row, deed: { ...row.deed, stops: Object.fromEntries(lasting) } };
  });
}

/** Takes all steps, a few at a time. @returns what comes at their end */
async function inTurns<T>(steps: Generator<unknown, T>, spending: Spending): Promise<T> {
  const some = (): IteratorResult<unknown, T> => {
    for (let taken = 1; ; taken++) {
      const step = steps.next();
      if (step.done || taken >= TURN) return step;
    }
  };
  for (;;) {
    const step = spending.counted(some);
    if (step.done) return step.value;
    await setImmediate();
  }
}

const same = (a: Choice, b: Choice): boolean => a === b || (a.length === b.length && a.every((x, i) => x === b[i]));

/** What a match is made of. */
function made(stored: StoredTable) {
  const table = tableGame(stored.game);
  return { table, setup: JSON.parse(stored.setup!) as unknown, seed: stored.seed!, players: playersOf(stored) };
}

/** Who plays at each seat of a table. */
export const playersOf = ({ seats }: StoredTable): Player[] =>
  seats.map(({ kind, person, name }): Player => (kind === 'bot' ? { bot: name! } : { person: person! }));

/** Why a game cannot go on, for people. */
function frozenReason(table: TableGame<State>, { version }: StoredTable, message: string, at: number): string {
  const { title, version: now } = table.game;
  const who =
    version === now
      ? `The rules of ${title} have changed since this game began`
      : `This game began with version ${version} of ${title}, and this is version ${now}`;
  return `${who}: ${message.replace(/\.$/, '')}. The game is frozen after ${at} choices. You can go on from there as a new table.`;
}
