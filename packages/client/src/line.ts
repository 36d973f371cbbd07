// A connection to a server that comes back by itself.
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

/** How long an answer is waited for before the same is sent again, in milliseconds: what has a key counts once. */
const PATIENCE = 20_000;
/** After so long somebody who was sent away comes again, in milliseconds. */
const AGAIN = 1_000;
/** How often it is asked again what became of a message of which the server does not know whether it was done. */
const ASKS = 10;
/** Messages that only look: a busy server is asked again without much ado. */
const LOOKS: ReadonlySet<ClientMessageName> = new Set<ClientMessageName>(['join', 'catchUp']);
/** Refusals at the door that pass by themselves. */
const PASSING: ReadonlySet<string> = new Set(['busy', 'fault']);

/** What a client brings along: what a browser and a terminal have in ways of their own. */
export interface Means {
  /** a key that no other deed has: what is sent twice with it counts once */
  newKey(): string;
  /** does something after so many milliseconds */
  later(act: () => void, millis: number): void;
  /** a refusal of the server, as an error of this client */
  refusal(fault: Fault): Error;
}

/** How a line stands: `up`; `lost`, and it is tried again; `failed`, and it will not come back. */
export type LineState = 'up' | 'lost' | 'failed';

/** A line to a server that comes back by itself when it is lost. */
export class Line {
  /** hears that the line is lost, is there again, or will not come back */
  changed: (how: 'lost' | 'back' | 'failed') => void = () => {};
  #failed: Error | null = null;
  #lost = false;
  #waiting: (() => void)[] = [];

  /** @param socket one of Socket.IO, which the client has opened as it can */
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
      // whom the server itself sends away the library does not bring back
      if (reason === 'io server disconnect') means.later(() => socket.connect(), AGAIN);
    });
    socket.on('connect_error', error => {
      // a refusal has data; whatever else is wrong may pass
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

  /** Why it will not come back; null while it may. */
  get failed(): Error | null {
    return this.#failed;
  }

  get state(): LineState {
    return this.#failed !== null ? 'failed' : this.#lost ? 'lost' : 'up';
  }

  /**
   * Sends a message: again where the line was lost meanwhile, or where the server does not know whether it was done. With its key it counts once. Whoever
   * only wants to look is patient with a busy server.
   * @throws what `refusal` makes of a refusal
   */
  async send<N extends ClientMessageName>(name: N, message: ClientMessage<N>): Promise<Answers[N]> {
    let unsure: Fault | null = null;
    for (let asked = 0; ; ) {
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
      // names, titles and lines of others are in it: nothing of that may command a terminal or turn a line round
      answer = shownData(answer);
      if (answer.ok) return answer;
      if (answer.unsure === true) unsure = answer;
      // while the server is busy what is not known stays so; any other refusal says that it was not done
      const again = unsure !== null || LOOKS.has(name);
      if (!again || (answer.unsure !== true && answer.reason !== 'busy')) throw this.means.refusal(answer);
      if (++asked >= ASKS) throw this.means.refusal(unsure ?? answer);
      await new Promise<void>(resolve => this.means.later(resolve, AGAIN));
    }
  }

  /** Hears what the server sends by itself, as it may be shown. */
  hear<N extends keyof ServerMessages>(name: N, heard: ServerMessages[N]): void {
    // the types of one message hold for each, but not for all at once
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
