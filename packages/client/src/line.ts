// A connection to a server that reconnects by itself.
import { shownData } from '@orrery/kernel';
import type {
  Acknowledged,
  Answers,
  ClientEvents,
  ClientMessage,
  ClientMessageName,
  Fault,
  ServerMessages,
} from '@orrery/protocol';
import type { Socket } from 'socket.io-client';

/** How long a message waits for its answer before the line sends it again, in milliseconds. With its key it counts once. */
const PATIENCE = 20_000;
/** How long the line waits before it reconnects after the server disconnected it, in milliseconds. */
const AGAIN = 1_000;
/** How often the line asks again about a message if the server does not know whether it was done. */
const ASKS = 10;
/** Messages that only read. If the server is busy, the line simply sends them again. */
const LOOKS: ReadonlySet<ClientMessageName> = new Set<ClientMessageName>(['join', 'catchUp']);
/** Refusals to connect that pass by themselves. */
const PASSING: ReadonlySet<string> = new Set(['busy', 'fault']);

/** What a client brings: browsers and terminals have these in different forms. */
export interface Means {
  /** makes a unique key: a message that arrives twice with it counts once */
  newKey(): string;
  /** calls a function after a number of milliseconds */
  later(act: () => void, millis: number): void;
  /** makes an error of this client from a refusal of the server */
  refusal(fault: Fault): Error;
}

/** The state of a line: `up`; `lost`, and it reconnects; `failed`, and it never comes back. */
export type LineState = 'up' | 'lost' | 'failed';

/** A line to a server that reconnects by itself when it is lost. */
export class Line {
  /** called when the line is lost, is back, or will not come back */
  changed: (how: 'lost' | 'back' | 'failed') => void = () => {};
  #failed: Error | null = null;
  #lost = false;
  #waiting: (() => void)[] = [];

  /** @param socket a Socket.IO socket that the client has opened */
  constructor(
    readonly socket: Socket<ServerMessages, ClientEvents>,
    readonly means: Means,
  ) {
    socket.on('connect', () => {
      const back = this.#lost;
      this.#lost = false;
      if (back) this.changed('back');
      this.#wake();
    });
    socket.on('disconnect', reason => {
      if (reason === 'io client disconnect') return;
      this.#lose();
      // the library does not reconnect if the server itself disconnects
      if (reason === 'io server disconnect') means.later(() => socket.connect(), AGAIN);
    });
    socket.on('connect_error', error => {
      // a refusal has data; any other error may pass
      const fault = (error as { readonly data?: Fault }).data;
      if (fault?.error === undefined) {
        this.#lose();
        return;
      }
      if (PASSING.has(fault.reason ?? '')) {
        this.#lose();
        means.later(() => socket.connect(), AGAIN);
        return;
      }
      this.#failed = means.refusal(shownData(fault));
      this.changed('failed');
      this.#wake();
    });
  }

  /** Why the line will not come back; null while it may. */
  get failed(): Error | null {
    return this.#failed;
  }

  get state(): LineState {
    return this.#failed !== null ? 'failed' : this.#lost ? 'lost' : 'up';
  }

  /**
   * Sends a message. It sends it again if the line was lost meanwhile, or if the server does not know whether it was done. With its key it counts
   * once. A message that only reads waits for a busy server.
   * @throws the error that `refusal` makes of a refusal
   */
  async send<N extends ClientMessageName>(name: N, message: ClientMessage<N>): Promise<Answers[N]> {
    let unsure: Fault | null = null;
    for (let asked = 0; ; ) {
      await this.#connected();
      let answer: Acknowledged<Answers[N]>;
      try {
        // TypeScript knows the types for each message, but not for all at once
        answer = await (this.socket.timeout(PATIENCE).emitWithAck as (...of: unknown[]) => Promise<typeof answer>).call(
          this.socket.timeout(PATIENCE),
          name,
          message,
        );
      } catch {
        continue;
      }
      // the answer holds names, titles and chat of other people: they must not send control characters to a terminal
      answer = shownData(answer);
      if (answer.ok) return answer;
      if (answer.unsure === true) unsure = answer;
      // a busy server leaves it unknown; any other refusal says that it was not done
      const again = unsure !== null || LOOKS.has(name);
      if (!again || (answer.unsure !== true && answer.reason !== 'busy')) throw this.means.refusal(answer);
      if (++asked >= ASKS) throw this.means.refusal(unsure ?? answer);
      await new Promise<void>(resolve => this.means.later(resolve, AGAIN));
    }
  }

  /** Listens to a message that the server sends by itself, made safe to show. */
  hear<N extends keyof ServerMessages>(name: N, heard: ServerMessages[N]): void {
    // TypeScript knows the types for each message, but not for all at once
    this.socket.on(name, ((message: never) => (heard as (message: never) => void)(shownData(message))) as never);
  }

  close(): void {
    this.socket.disconnect();
  }

  #lose(): void {
    if (this.#lost) return;
    this.#lost = true;
    this.changed('lost');
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
