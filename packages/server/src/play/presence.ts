// The people at each table now.
import type { ClientEvents, Person, Present, ServerMessages } from '@orrery/protocol';
import type { Server } from 'socket.io';
import type { Host } from '../http/host.ts';
import { storedTable } from '../tables/info.ts';

/** How long arrivals and departures gather before they are sent, in milliseconds. */
const GATHERED = 100;

/** Tells all followers of a table who is there now. */
export class Presence {
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  #closed = false;

  constructor(
    private readonly host: Pick<Host, 'database' | 'log'>,
    private readonly sockets: Server<ClientEvents, ServerMessages, object, { readonly person: Person }>,
  ) {}

  /** Somebody has come to a table or left it. */
  changed(code: string): void {
    if (this.#closed || this.#waiting.has(code)) return;
    const tell = () => {
      this.#waiting.delete(code);
      this.#tell(code).catch(error => this.host.log.error(error));
    };
    this.#waiting.set(code, setTimeout(tell, GATHERED));
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  async #tell(code: string): Promise<void> {
    const { seats } = await storedTable(this.host.database, code);
    const here = new Set((await this.#connections(code)).map(({ data }) => data.person.id));
    const seated = new Set(seats.flatMap(({ kind, person }) => (kind === 'person' && person !== null ? [person] : [])));
    const present: Present = {
      table: code,
      people: [...here].filter(person => seated.has(person)),
      watching: [...here].filter(person => !seated.has(person)).length,
    };
    this.sockets.to(code).emit('present', present);
  }

  /** The connections that follow a table, on every node; only those of this node if another does not answer. */
  async #connections(code: string) {
    try {
      return await this.sockets.in(code).fetchSockets();
    } catch (error) {
      this.host.log.warn(error);
      return this.sockets.local.in(code).fetchSockets();
    }
  }
}
