// One game in memory, made from its log.
import { setImmediate } from 'node:timers/promises';
import { type Choice, Refused, type Seat, type State, sharedStart } from '@orrery/kernel';
import { loadFor, type Player, Session, type TableGame } from '@orrery/table';
import { tableGame } from '@orrery/table/rules';
import { TableClock } from '../clocks/clock.ts';
import { Problem } from '../errors/problem.ts';
import type { Spending } from '../limits/spending.ts';
import { playedAlong } from '../log/played-along.ts';
import type { Row } from '../log/rows.ts';
import type { Asks } from '../log/table-event.ts';
import { type StoredTable, seatOf } from '../tables/info.ts';
import { isOver } from '../tables/over.ts';

/** The name under which the session knows spectators. */
const WATCHERS = 'watchers';
/** For how many numbers the session's revision is remembered. A client that is further behind gets everything anyway. */
const REVISIONS = 100;
/** After this many choices of a replay, other work has its turn. */
const TURN = 20;
/** The most times that the table passes for persons before it writes a row. */
const MOST_PASSED = 200;

/** How an action changed the record: its row, without the number. */
export interface RecordChange extends Pick<Row, 'kept' | 'added' | 'prints'> {
  readonly unasked: readonly number[];
  readonly asks: Asks;
  /** false if nothing has changed */
  readonly any: boolean;
}

/** A game in memory, at the end of its log. It is only a cache: it can be made from the log at any time. */
export class Live {
  #number = 0;
  /** how many choices the record has at this number */
  #length = 0;
  /** the number of the last row that undid choices: whatever was seen before it is not on the table any more */
  #back = 0;
  readonly #keys = new Map<string, number>();
  /** by number: the revision of the session after it, as far as this process has seen it */
  readonly #revisions = new Map<number, number>();
  readonly clock: TableClock;

  private constructor(
    readonly stored: StoredTable,
    readonly session: Session<State>,
    /** why it cannot go on; null if it can */
    readonly frozen: string | null,
  ) {
    this.clock = new TableClock(stored.options.clock, stored.seats.length);
    // watched from the first moment: the speed of an automatic pass must not tell a new spectator what a player holds
    if (stored.options.spectators !== null) session.watch(WATCHERS);
  }

  /**
   * Begins the game of a prepared table, whose sets are loaded. It writes nothing.
   * @throws BadInput if the setup cannot make a match
   */
  static begin(stored: StoredTable): { readonly live: Live; readonly change: RecordChange } {
    const { table, setup, seed, players } = made(stored);
    const live = new Live(stored, Session.start(table, setup, seed, players), null);
    live.#settle();
    return { live, change: live.#changeSince([], []) };
  }

  /**
   * Makes the game of a table from its log. If today's rules play it in another way, it is frozen at the last moment that agrees. Other work has its
   * turn after every few choices, because a long game takes some tenths of a second. The first game that needs a set waits until it is loaded; others go
   * on.
   * @param spending counts the work for the person who asks
   * @throws BadInput
   */
  static async from(stored: StoredTable, rows: readonly Row[], spending: Spending): Promise<Live> {
    const { table, setup, seed, players } = made(stored);
    await loadFor(table, setup);
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

  /** About how many bytes of memory it takes. */
  get bytes(): number {
    const { stored } = this;
    const given = (stored.setup?.length ?? 0) + stored.seats.reduce((sum, { deck }) => sum + (deck?.length ?? 0), 0);
    return this.session.bytes + given + 120 * this.#number + 20_000;
  }

  get code(): string {
    return this.stored.code;
  }

  /** The last number of its log. */
  get number(): number {
    return this.#number;
  }

  /** True once the game has a result, by today's rules and by the original ones. */
  get over(): boolean {
    return this.frozen === null && this.session.result !== null;
  }

  /** Why nobody can act at this table any more; null if they can. A finished game stays finished: nobody can undo its last choice. */
  get closed(): Refused | Problem | null {
    const { stored, frozen, over } = this;
    if (frozen !== null) return new Problem('state', frozen);
    if (over || isOver(stored)) return new Refused('The game is over.', 'over');
    if (stored.status === 'frozen' && stored.rematch !== null)
      return new Problem('state', `This game goes on at table ${stored.rematch}.`);
    return null;
  }

  /** The number of the row with a client's key; undefined for a new key. */
  numberOf(key: string): number | undefined {
    return this.#keys.get(key);
  }

  /** True if choices have been undone since a number. */
  tookBackSince(number: number): boolean {
    return number < this.#back;
  }

  /** The revision of the session at a number; undefined if this process has not seen it. */
  revisionAt(number: number): number | undefined {
    return this.#revisions.get(number);
  }

  /** The seat of a person; null for a spectator. */
  seatOf(person: string): Seat | null {
    return seatOf(this.stored, person);
  }

  /** True while the table itself must act: a bot must think, or the table passes for somebody. */
  get moves(): boolean {
    const { session } = this;
    if (this.closed !== null) return false;
    return session.awaited.some(seat => 'bot' in session.players[seat]! || session.reflex(seat) !== null);
  }

  /** Does an action in memory, and then everything that the table does by itself. @throws Refused; then nothing has changed */
  try<T>(act: (session: Session<State>) => T): { readonly result: T; readonly change: RecordChange } {
    const { session } = this;
    const before = session.match.made;
    const prints = session.match.printed.map(([at]) => at);
    const result = act(session);
    this.#settle();
    return { result, change: this.#changeSince(before, prints) };
  }

  /** Does what the table does by itself: bots vote, and it passes for persons who want that. */
  #settle(): void {
    const { session } = this;
    for (let passed = 0; passed < MOST_PASSED; passed++) {
      session.letBotsVote();
      const seat = session.awaited.find(x => session.reflex(x) !== null);
      if (seat === undefined) return;
      session.takeReflex(seat);
    }
  }

  /** Notes a written row: that of a try, or (`apply`) of another node. */
  noted(row: Row): void {
    this.#noteRow(row);
    this.#revisions.set(row.number, this.session.revision);
    this.#revisions.delete(row.number - REVISIONS);
  }

  /**
   * Applies a row of another node.
   * @returns false if the game must be made anew, because choices were undone
   * @throws Refused if this node cannot take it
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

/** The pace of a game, if the clock of its table needs it. */
export const paceAt = (
  { options }: Pick<StoredTable, 'options'>,
  { pace }: Pick<Session<State>, 'pace'>,
): Pick<Asks, 'pace'> => (options.clock.kind === 'chess' ? { pace } : {});

/** The rows without wishes that have ended: a seat's `once` stops from before its last answer. */
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

/** Runs all steps, a few at a time. @returns the final value */
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

/** The parts of a match. */
function made(stored: StoredTable) {
  const table = tableGame(stored.game);
  return { table, setup: JSON.parse(stored.setup!) as unknown, seed: stored.seed!, players: playersOf(stored) };
}

/** The players of a table, by seat. */
export const playersOf = ({ seats }: StoredTable): Player[] =>
  seats.map(({ kind, person, name }): Player => (kind === 'bot' ? { bot: name! } : { person: person! }));

/** Why a game cannot go on, as a sentence for people. */
function frozenReason(table: TableGame<State>, { version }: StoredTable, message: string, at: number): string {
  const { title, version: now } = table.game;
  const who =
    version === now
      ? `The rules of ${title} have changed since this game began`
      : `This game began with version ${version} of ${title}, and this is version ${now}`;
  return `${who}: ${message.replace(/\.$/, '')}. The game is frozen after ${at} choices. You can go on from there as a new table.`;
}
