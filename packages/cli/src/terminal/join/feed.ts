// Follows a table on a server for the keyboard.
import { randomUUID } from 'node:crypto';
import { type FeedEvent, Line, type Means, Feed as TableFeed, timeLeft } from '@orrery/client';
import { Refused } from '@orrery/kernel';
import type { Fault, Whole } from '@orrery/protocol';
import { io } from 'socket.io-client';
import { Exit, FAILED } from '../../common/errors.ts';
import type { Visitor } from './visitor.ts';

const REASONS: ReadonlySet<string> = new Set(['stale', 'not-asked', 'unknown-option', 'count', 'illegal', 'over']);

/** A unique key: a message that arrives twice with it counts once. */
export const newKey = (): string => randomUUID();

const MEANS: Means = {
  newKey,
  later(act, millis) {
    setTimeout(act, millis);
  },
  // the same kind of error as in a local game
  refusal: ({ error, rule, reason }: Fault): Error =>
    REASONS.has(reason ?? '')
      ? new Refused(error, reason as Refused['reason'], rule ?? null)
      : new Exit(FAILED, rule ? `${error} (${rule})` : error),
};

/** Follows a table on a server for the keyboard, and collects messages besides the events of the game. */
export class Feed extends TableFeed {
  readonly #notices: string[] = [];
  /** true while choices are being undone at this keyboard's own wish */
  #goingBack = false;
  /** when the game was last heard of, on this machine's own clock */
  #heard = performance.now();

  /** @param code the code of the table */
  constructor(
    readonly visitor: Visitor,
    code: string,
  ) {
    const { origin, cookie } = visitor;
    const socket = io(origin, {
      transports: ['websocket'],
      extraHeaders: { cookie },
      forceNew: true,
      reconnectionDelayMax: 5_000,
    });
    super(new Line(socket, MEANS), code);
    this.follow(event => this.#note(event));
  }

  /** The messages besides the events of the game, since the last call. */
  notices(): string[] {
    return this.#notices.splice(0);
  }

  /** Does something that undoes choices; the caller reports it. @returns true if any were undone */
  async goingBack(act: () => Promise<{ readonly number: number }>): Promise<boolean> {
    const before = this.sight?.log.length ?? 0;
    this.#goingBack = true;
    try {
      await this.reached((await act()).number);
      return (this.sight?.log.length ?? 0) < before;
    } finally {
      this.#goingBack = false;
    }
  }

  /** The time left for each seat now, in milliseconds; null without clocks. */
  times(): readonly { readonly left: number; readonly runs: boolean }[] | null {
    const seats = this.sight?.clock?.seats ?? null;
    if (seats === null) return null;
    const gone = performance.now() - this.#heard;
    return seats.map(({ left, due }) => ({
      left: Math.max(0, (left ?? 0) - (due === null ? 0 : gone)),
      runs: due !== null,
    }));
  }

  /** Tells the time for a new question. */
  #noteTime(before: Whole | null): void {
    const { seat, view } = this.sight!;
    if (seat === null || view.decision?.question == null || before?.view.decision?.id === view.decision.id) return;
    const time = this.times()?.[seat];
    if (time?.runs) this.#notices.push(`You have ${timeLeft(time.left)} for this.`);
  }

  #note(event: FeedEvent): void {
    switch (event.what) {
      case 'sight': {
        this.#heard = performance.now();
        this.#noteTime(event.before);
        const last = event.before?.log.at(-1);
        if (last !== undefined && !this.sight!.log.includes(last) && !this.#goingBack)
          this.#notices.push('A player has undone choices.');
        break;
      }
      case 'said':
        if (event.line.person !== this.visitor.person.id)
          this.#notices.push(`${event.line.name} says: ${event.line.text}`);
        break;
      case 'line':
        if (event.how === 'lost')
          this.#notices.push(`The connection to ${this.visitor.origin} is lost. Orrery tries again. Ctrl-C leaves.`);
        if (event.how === 'back') this.#notices.push('The connection is back.');
        break;
      case 'refused':
        this.#notices.push(event.error.message);
        break;
    }
  }
}
