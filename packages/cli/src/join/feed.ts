import { randomUUID } from 'node:crypto';
import { type Heard, Line, type Means, Feed as TableFeed } from '@orrery/client';
import { Refused } from '@orrery/kernel';
import type { Fault } from '@orrery/protocol';
import { io } from 'socket.io-client';
import { Exit, FAILED } from '../errors.ts';
import type { Visitor } from './visitor.ts';

const REASONS: ReadonlySet<string> = new Set(['stale', 'not-asked', 'unknown-option', 'count', 'illegal', 'over']);

/** A key that no other deed has: what is sent twice with it counts once. */
export const newKey = (): string => randomUUID();

const MEANS: Means = {
  newKey,
  later(act, millis) {
    setTimeout(act, millis);
  },
  // as one of a game in this process would be
  refusal: ({ error, rule, reason }: Fault): Error =>
    REASONS.has(reason ?? '')
      ? new Refused(error, reason as Refused['reason'], rule ?? null)
      : new Exit(FAILED, rule ? `${error} (${rule})` : error),
};

/** A table on a server as a keyboard follows it: what is to be said besides what happens in the game gathers here. */
export class Feed extends TableFeed {
  readonly #notices: string[] = [];
  /** true while choices are taken back at this keyboard's own wish */
  #goingBack = false;

  /** @param code the table's */
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
    this.follow(heard => this.#note(heard));
  }

  /** What is to be said besides what happens in the game, since this was last asked. */
  news(): string[] {
    return this.#notices.splice(0);
  }

  /** Does something that takes choices back; that this has happened is said by whoever does it. @returns whether any were */
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

  #note(heard: Heard): void {
    switch (heard.what) {
      case 'sight': {
        const last = heard.before?.log.at(-1);
        if (last !== undefined && !this.sight!.log.includes(last) && !this.#goingBack)
          this.#notices.push('Choices have been taken back.');
        break;
      }
      case 'said':
        if (heard.line.person !== this.visitor.person.id)
          this.#notices.push(`${heard.line.name} says: ${heard.line.text}`);
        break;
      case 'line':
        if (heard.how === 'lost')
          this.#notices.push(`The connection to ${this.visitor.origin} is lost; it is tried again. Ctrl-C leaves.`);
        if (heard.how === 'back') this.#notices.push('The connection is back.');
        break;
      case 'refused':
        this.#notices.push(heard.error.message);
        break;
    }
  }
}
