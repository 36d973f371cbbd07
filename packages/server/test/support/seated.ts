import { patched } from '@orrery/kernel';
import type {
  Acknowledged,
  Answers,
  ChatLine,
  ClientEvents,
  ClientMessage,
  ClientMessageName,
  ServerMessages,
  Whole,
} from '@orrery/protocol';
import { io, type Socket } from 'socket.io-client';
import { Visitor } from './visitor.ts';

/** The data of an answer, with lists that can be sent back. */
type Given<T> = T extends { readonly options: readonly string[] } ? { options: string[] } : T;

/** A visitor with their own socket and cookie, as a browser has. */
export class Seated extends Visitor {
  readonly #sights = new Map<string, Whole>();
  readonly heard: ChatLine[] = [];
  #waiting: (() => void)[] = [];
  #socket: Socket<ServerMessages, ClientEvents> | null = null;

  static async account(address: string, name: string, password: string): Promise<Seated> {
    const seated = new Seated(address);
    await seated.post('/api/accounts', { name, password });
    return seated;
  }

  static async guest(address: string, name?: string): Promise<Seated> {
    const seated = new Seated(address);
    await seated.post('/api/guests', name === undefined ? {} : { name });
    return seated;
  }

  get socket(): Socket<ServerMessages, ClientEvents> {
    if (this.#socket !== null) return this.#socket;
    const socket: Socket<ServerMessages, ClientEvents> = io(this.address, {
      transports: ['websocket'],
      extraHeaders: { cookie: this.cookie },
      forceNew: true,
      reconnection: false,
    });
    this.#socket = socket;
    socket.on('disconnect', () => this.#wake());
    socket.on('said', line => {
      this.heard.push(line);
      this.#wake();
    });
    socket.on('whole', whole => this.#take(whole));
    socket.on('update', ({ from, patch, kept, lines, facts: _, ...rest }) => {
      const before = this.#sights.get(rest.table);
      if (before?.number === from)
        this.#take({
          ...rest,
          view: patched(before.view, patch),
          log: [...before.log.slice(0, kept), ...lines],
        } as Whole);
    });
    return socket;
  }

  /** Sends a message and waits for the answer. */
  send<N extends ClientMessageName>(name: N, message: ClientMessage<N>): Promise<Acknowledged<Answers[N]>> {
    return new Promise((resolve, reject) => {
      const answered = (error: Error | null, answer: Acknowledged<Answers[N]>) =>
        error ? reject(error) : resolve(answer);
      // TypeScript knows the types for each message, but not for all at once
      this.socket.timeout(300_000).emit(name, ...([message, answered] as unknown as never));
    });
  }

  /** Sends a message that must succeed. */
  async must<N extends ClientMessageName>(name: N, message: ClientMessage<N>): Promise<Given<Answers[N]>> {
    const answer = await this.send(name, message);
    if (!answer.ok) throw new Error(answer.error);
    return answer as Given<Answers[N]>;
  }

  /** The message for an answer to the present question, by the table's own advice. */
  async advised(table: string, key: string): Promise<ClientMessage<'answer'>> {
    const { number, view } = this.sight(table);
    const { options } = await this.must('hint', { table });
    return { table, key, seen: number, decision: view.decision!.id, options };
  }

  /** Joins a table. */
  async join(table: string): Promise<void> {
    const { whole } = await this.must('join', { table });
    if (whole !== null) this.#take(whole);
  }

  sight(table: string): Whole {
    const sight = this.#sights.get(table);
    if (sight === undefined) throw new Error(`nothing is seen of ${table}`);
    return sight;
  }

  /** Everything that is known of a table, as text. */
  seen = (table: string): string => JSON.stringify(this.#sights.get(table) ?? null);

  /** Waits until a condition holds, and checks it after each message. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>(resolve => this.#waiting.push(resolve));
  }

  reached = (table: string, number: number) => this.until(() => this.sight(table).number >= number);

  /** The same person with another connection, as in a new session. */
  again(): Seated {
    const again = new Seated(this.address);
    again.take(this);
    return again;
  }

  leave(): void {
    this.#socket?.disconnect();
  }

  #take(whole: Whole): void {
    const before = this.#sights.get(whole.table);
    if (before === undefined || before.number <= whole.number) this.#sights.set(whole.table, whole);
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
