// A game that runs on a server, seen from one seat.
import { whyOf } from '@orrery/client';
import { MOTION, type QuestionView, Refused, type Seat, type State, UNRESOLVED, type Viewer } from '@orrery/kernel';
import type { Whole } from '@orrery/protocol';
import type { Idle, LogLine, Summary, TableGame, Why } from '@orrery/table';
import type { Agreed, Door, Draft, Waiting } from '../play/door.ts';
import { type Feed, newKey } from './feed.ts';

/** How many lines form the summary if the server has made none: those of a moment. */
const LAST = 20;

/** A game on a server, seen from one seat or from none. */
export class RemoteDoor implements Door {
  readonly shared = true;

  /** @param feed the feed of a game that has begun */
  constructor(
    private readonly feed: Feed,
    readonly table: TableGame<State>,
  ) {}

  get #sight(): Whole {
    return this.feed.sight!;
  }
  /** The person's seat; null for a spectator. */
  get seat(): Seat | null {
    return this.#sight.seat;
  }
  get decision(): number {
    return this.#sight.view.decision?.id ?? -1;
  }
  get length(): number {
    return this.#sight.number;
  }
  get result() {
    return this.#sight.view.result;
  }
  get asked(): readonly Seat[] {
    return this.seat !== null && this.question(this.seat) !== null ? [this.seat] : [];
  }

  seatName = (seat: Seat): string => this.#sight.standing[seat]!.name;
  view = (_viewer: Viewer) => this.#sight.view;
  log = (_viewer: Viewer) => this.#sight.log;
  standing = () => this.#sight.standing;
  ending = (_viewer: Viewer) => this.#sight.ending;
  warnings = (_seat: Seat) => this.#sight.warnings ?? {};
  stops = (_seat: Seat) => this.#sight.stops ?? {};
  orders = (_seat: Seat) => this.#sight.orders;

  question(_seat: Seat): QuestionView | null {
    // a question that cannot be answered any more is not asked
    return this.feed.line.failed === null ? (this.#sight.view.decision?.question ?? null) : null;
  }

  /** The summary with the log's own line objects. */
  summary(_seat: Seat | null): Summary {
    const { summary, log } = this.#sight;
    if (summary === null) return byTopic(log.slice(-LAST));
    const lines = new Map(log.map(line => [JSON.stringify(line), line]));
    const own = (of: readonly LogLine[]) => of.map(line => lines.get(JSON.stringify(line)) ?? line);
    return {
      foremost: own(summary.foremost),
      groups: summary.groups.map(group => ({ ...group, lines: own(group.lines) })),
    };
  }

  idle(seat: Seat): Idle | null {
    const q = this.question(seat);
    if (q === null) return 'not asked';
    if (q.menu === MOTION || q.menu === UNRESOLVED) return 'vote';
    return q.options.length <= q.min ? 'forced' : null;
  }

  preview = async (_seat: Seat, ids: readonly string[]) =>
    (await this.feed.line.send('preview', this.#trial(ids))).preview;

  async draft(_seat: Seat, ids: readonly string[]): Promise<Draft> {
    const { refused, sum } = (await this.feed.line.send('draft', this.#trial(ids))).draft;
    return { refused: refused === null ? null : new Refused(refused.error, 'illegal', refused.rule ?? null), sum };
  }

  async why(_seat: Seat, words: string): Promise<Why | null> {
    return whyOf(await this.feed.line.send('why', { table: this.feed.code, wish: words }), words);
  }

  hint = async (_seat: Seat) => (await this.feed.line.send('hint', { table: this.feed.code })).options;
  // the server does not search for hints
  think = () => null;

  async choose(_seat: Seat, decision: number, ids: readonly string[]): Promise<void> {
    const { feed } = this;
    const message = { table: feed.code, key: newKey(), seen: this.#sight.number, decision, options: [...ids] };
    await feed.reached((await feed.line.send('answer', message)).number);
  }

  async undo(_seat: Seat): Promise<boolean> {
    if (this.#sight.wayBack !== 'alone') return false;
    await this.feed.goingBack(() => this.feed.line.send('undo', this.#act()));
    return true;
  }

  async propose(_seat: Seat, what: 'undo' | 'end'): Promise<Agreed> {
    const { line } = this.feed;
    const back = await this.feed.goingBack(() =>
      what === 'undo' ? line.send('proposeUndo', this.#act()) : line.send('proposeEnd', this.#act()),
    );
    if (back) return 'taken back';
    return this.result === null ? 'asked' : 'over';
  }

  claimDraw = (_seat: Seat) => this.#do(() => this.feed.line.send('claimDraw', this.#act()));
  resign = (_seat: Seat) => this.#do(() => this.feed.line.send('resign', this.#act()));
  setStops: Door['setStops'] = (_seat, stops) =>
    this.#do(() => this.feed.line.send('stops', { ...this.#act(), stops: { ...stops } }));
  /** The server refuses it to everybody but the host. */
  callAsHost = (call: string) => this.#do(() => this.feed.line.send('callAsHost', { ...this.#act(), call }));
  order = (_seat: Seat, order: string) => this.#do(() => this.feed.line.send('order', { ...this.#act(), order }));

  // the server passes automatically
  passes = () => false;
  pass(): void {}

  async wait({ left, waits, happened }: Waiting): Promise<void> {
    let gone = false;
    const leaves = left.then(() => {
      gone = true;
    });
    while (!gone && this.result === null && this.asked.length === 0) {
      if (this.feed.line.failed !== null) throw this.feed.line.failed;
      waits(this.#sight.view.decision?.awaited ?? []);
      await Promise.race([this.feed.changed(), leaves]);
      if (!gone && this.result === null && this.asked.length === 0) happened();
    }
  }

  follow = (hear: () => void) => this.feed.follow(hear);
  notices = () => this.feed.notices();

  #trial = (ids: readonly string[]) => ({ table: this.feed.code, decision: this.decision, options: [...ids] });
  #act = () => ({ table: this.feed.code, key: newKey() });

  async #do(send: () => Promise<{ readonly number: number }>): Promise<void> {
    await this.feed.reached((await send()).number);
  }
}

/** Groups lines by their topic. */
function byTopic(lines: readonly LogLine[]): Summary {
  const groups = new Map<string | null, LogLine[]>();
  for (const line of lines) groups.set(line.topic, [...(groups.get(line.topic) ?? []), line]);
  return { foremost: [], groups: [...groups].map(([topic, of]) => ({ title: topic ?? '', lines: of })) };
}
