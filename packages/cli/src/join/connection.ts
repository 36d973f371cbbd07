import { Refused } from '@orrery/kernel';
import type {
  Acknowledged,
  Answers,
  ClientEvents,
  ClientMessage,
  ClientMessageName,
  Fault,
  ServerMessages,
} from '@orrery/protocol';
import { io, type Socket } from 'socket.io-client';
import { Exit, FAILED } from '../errors.ts';

/** How long an answer is waited for before the same is sent again: what has a key counts once. */
const PATIENCE = 20_000;
/** After so long somebody who was sent away comes again, in milliseconds. */
const AGAIN = 1_000;

const REASONS: ReadonlySet<string> = new Set(['stale', 'not-asked', 'unknown-option', 'count', 'illegal', 'over']);

/** A refusal of the server, as one of a game in this process would be. */
export const refusalOf = ({ error, rule, reason }: Fault): Error =>
  REASONS.has(reason ?? '')
    ? new Refused(error, reason as Refused['reason'], rule ?? null)
    : new Exit(FAILED, rule ? `${error} (${rule})` : error);

/** A line to a server that comes back by itself when it is lost. */
export class Connection {
  readonly socket: Socket<ServerMessages, ClientEvents>;
  #failed: Error | null = null;
  #waiting: (() => void)[] = [];

  /**
   * @param cookie who one is
   * @param changed called when the line is lost, is there again, or will not come back
   */
  constructor(
    origin: string,
    cookie: string,
    private readonly changed: (how: 'lost' | 'back' | 'failed') => void,
  ) {
    this.socket = io(origin, {
      transports: ['websocket'],
      extraHeaders: { cookie },
      forceNew: true,
      reconnectionDelayMax: 5_000,
    });
    let lost = false;
    this.socket.on('connect', () => {
      if (lost) this.changed('back');
      lost = false;
      this.#wake();
    });
    this.socket.on('disconnect', reason => {
      if (reason === 'io client disconnect') return;
      lost = true;
      this.changed('lost');
      // whom the server itself sends away the library does not bring back
      if (reason === 'io server disconnect') setTimeout(() => this.socket.connect(), AGAIN);
    });
    this.socket.on('connect_error', error => {
      // a refusal has data; whatever else is wrong may pass
      const fault = (error as { readonly data?: Fault }).data;
      if (fault?.error === undefined) {
        if (!lost) this.changed('lost');
        lost = true;
        return;
      }
      this.#failed = refusalOf(fault);
      this.changed('failed');
      this.#wake();
    });
  }

  /** Why it will not come back; null while it may. */
  get failed(): Error | null {
    return this.#failed;
  }

  /** Sends a message, again where the line was lost meanwhile. @throws Refused, Exit where it is refused */
  async send<N extends ClientMessageName>(name: N, message: ClientMessage<N>): Promise<Answers[N]> {
    for (;;) {
      await this.#connected();
      let answer: Acknowledged<Answers[N]>;
      try {
        // the types of one message hold for each, but not for all at once
        answer = await (this.socket.timeout(PATIENCE).emitWithAck as (...of: unknown[]) => Promise<typeof answer>).call(
          this.socket.timeout(PATIENCE),
          name,
          message,
        );
      } catch {
        continue;
      }
      if (answer.ok) return answer;
      throw refusalOf(answer);
    }
  }

  close(): void {
    this.socket.disconnect();
  }

  async #connected(): Promise<void> {
    for (;;) {
      if (this.#failed !== null) throw this.#failed;
      if (this.socket.connected) return;
      await new Promise<void>(resolve => this.#waiting.push(resolve));
    }
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
