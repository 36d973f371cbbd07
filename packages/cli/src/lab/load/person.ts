// One simulated person at a server.
import { BadInput, patched, type QuestionView, type ViewEnd } from '@orrery/kernel';
import type { Answers, ClientEvents, ServerMessages, Update, Whole } from '@orrery/protocol';
import { io, type Socket } from 'socket.io-client';

/** What a person at a table sees: the log number, the question, whether it is over. */
export interface Glance {
  readonly number: number;
  readonly asked: OpenQuestion | null;
  readonly over: boolean;
}

interface OpenQuestion {
  readonly decision: number;
  readonly options: readonly string[];
}

/** A simulated person for measurements: a guest with a cookie and a socket. */
export class LoadPerson {
  #cookie = '';
  #socket: Socket<ServerMessages, ClientEvents> | null = null;

  constructor(private readonly address: string) {}

  /** Signs in as a guest. @throws BadInput if the server refuses */
  async enter(): Promise<void> {
    await this.request('POST', '/api/guests', {});
  }

  /** Sends a request. @throws BadInput with the server's message if it refuses */
  async request<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.address + path, {
      method,
      headers: { cookie: this.#cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().map(cookie => cookie.split(';', 1)[0]!);
    if (set.length > 0) this.#cookie = set.join('; ');
    const text = await response.text();
    const read = text === '' ? null : JSON.parse(text);
    if (!response.ok) throw new BadInput(`${method} ${path}: ${read?.error ?? response.statusText}`);
    return read as T;
  }

  /** Follows a table, as a player or spectator. @param seen is called at each change */
  async follow(table: string, seen: (glance: Glance) => void): Promise<void> {
    this.#socket ??= io(this.address, {
      transports: ['websocket'],
      extraHeaders: { cookie: this.#cookie },
      forceNew: true,
      reconnection: false,
    });
    const socket = this.#socket;
    let view: (object & ViewEnd) | null = null;
    let has = 0;
    /** an update arrived before the state that it changes, because the answer to `join` is handled later */
    let missed = false;
    const take = (news: Update | Whole) => {
      if (news.table !== table) return;
      if ('view' in news) view = news.view;
      // an update from before the return is part of the whole already
      else if (view !== null && news.from < has) return;
      else if (view === null || news.from > has) {
        missed = true;
        return;
      } else view = patched(view, news.patch);
      has = news.number;
      const question = view.decision?.question ?? null;
      seen({
        number: has,
        asked: question === null ? null : { decision: view.decision!.id, options: answerOf(question) },
        over: news.ending !== null,
      });
    };
    socket.on('update', take);
    socket.on('whole', take);
    const { whole, update } = await this.send<'join'>('join', { table });
    const news = whole ?? update;
    if (news !== null) take(news);
    // the same for the answer to `catchUp`
    while (missed) {
      missed = false;
      const late = await this.send<'catchUp'>('catchUp', { table, have: has });
      const rest = late.whole ?? late.update;
      if (rest !== null) take(rest);
    }
  }

  /** Sends a message. @throws BadInput with the server's message if it is refused */
  async send<N extends keyof Answers & keyof ClientEvents>(
    name: N,
    message: Parameters<ClientEvents[N]>[0],
  ): Promise<Answers[N]> {
    const answer = await new Promise<{ ok: boolean; error?: string }>((resolve, reject) => {
      const heard = (error: Error | null, got: { ok: boolean; error?: string }) =>
        error === null ? resolve(got) : reject(new BadInput(`${name}: the server did not answer`));
      // TypeScript knows the types for each message, but not for all at once
      this.#socket!.timeout(30_000).emit(name, ...([message, heard] as unknown as never));
    });
    if (!answer.ok) throw new BadInput(answer.error ?? name);
    return answer as unknown as Answers[N];
  }

  leave(): void {
    this.#socket?.disconnect();
    this.#socket = null;
  }
}

/** An answer without any thought: the table's proposal, a pass, or the first options. */
function answerOf({ proposal, options, min, max }: QuestionView): readonly string[] {
  if (proposal !== null) return proposal;
  if (min === 1 && max === 1 && options.length > 0) {
    // does something instead of nothing, and not always the same
    const deeds = options.filter(({ id }) => id !== 'pass');
    const from = deeds.length > 0 && Math.random() < 0.8 ? deeds : options;
    return [from[Math.floor(Math.random() * from.length)]!.id];
  }
  return options.slice(0, min).map(({ id }) => id);
}
