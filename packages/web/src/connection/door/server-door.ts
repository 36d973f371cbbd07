/** The door to a table on a server. */
import { Feed, type FeedEvent, Line, type Means, whyOf } from '@orrery/client';
import { difference, sharedStart } from '@orrery/kernel';
import type { ClientEvents, ServerMessages, Whole } from '@orrery/protocol';
import { io, type Socket } from 'socket.io-client';
import { type GameName, loadCards, TITLES } from '../../books/books.ts';
import { commaList, t } from '../../copy/index.ts';
import type { Advised } from '../contract.ts';
import { newId } from '../decks/kept-decks.ts';
import { facesWith } from '../overlays/own-cards.ts';
import { server } from '../server/routes.ts';
import { type Beside, NEXT, type News, RefusedHere, type TableDoor } from '../table-door.ts';
import { Ears } from './ears.ts';
import type { Adviser } from './worker-door.ts';

const MEANS: Means = {
  newKey: newId,
  later(act, millis) {
    setTimeout(act, millis);
  },
  refusal: ({ error, rule }) => new RefusedHere(error, rule ?? null),
};

/** The longest pause before it tries to connect again, in milliseconds. */
const MOST_PAUSE = 4_000;

/** Follows a table on the server of this page. A cookie says who the user is. */
export function feedOf(code: string): Feed {
  const socket: Socket<ServerMessages, ClientEvents> = io({
    // any node behind a load balancer accepts it
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 300,
    reconnectionDelayMax: MOST_PAUSE,
  });
  return new Feed(new Line(socket, MEANS), code);
}

/** What the page itself knows about a game: the steps where a player can be asked. */
export type MomentsOf = (game: string) => Promise<Awaited<ReturnType<TableDoor['stops']>>['moments']>;

/** A game on a server, over a feed whose game has begun. */
export class ServerDoor implements TableDoor {
  readonly #ears = new Ears();
  readonly #leave: () => void;
  #adviser: Promise<Adviser> | null = null;

  /** @param momentsOf called when the player wants to set where to be asked: it loads the rules of the game */
  constructor(
    private readonly feed: Feed,
    private readonly momentsOf: MomentsOf,
  ) {
    this.#leave = feed.follow(heard => this.#hear(heard));
  }

  look: TableDoor['look'] = async () => {
    const { number, view, log, seat } = this.#sight;
    const { game, seats } = this.feed.info;
    return {
      game,
      title: TITLES[game as GameName],
      seat,
      viewer: seat,
      players: seats.map(({ kind, name }, at) =>
        at === seat ? t('players.you') : kind === 'bot' ? t('players.bot', { level: name ?? '' }) : (name ?? ''),
      ),
      revision: number,
      view,
      log,
      ...this.#beside(this.#sight),
    };
  };

  follow = this.#ears.follow;
  trouble = this.#ears.trouble;

  preview: TableDoor['preview'] = async ids => (await this.feed.line.send('preview', this.#trial(ids))).preview;

  draft: TableDoor['draft'] = async ids => {
    const { refused, sum, left } = (await this.feed.line.send('draft', this.#trial(ids))).draft;
    return { refused: refused === null ? null : { text: refused.error, rule: refused.rule ?? null }, sum, left };
  };

  warnings: TableDoor['warnings'] = async () => this.#sight.warnings ?? {};

  why: TableDoor['why'] = async words =>
    whyOf(await this.feed.line.send('why', { table: this.feed.code, wish: words }), words);

  answer: TableDoor['answer'] = async (decision, ids) => {
    // the number belongs to what the player saw, however often the answer is sent
    const message = { ...this.#act(), seen: this.#sight.number, decision, options: [...ids] };
    this.feed.heardOf((await this.feed.line.send('answer', message)).number);
  };

  undo: TableDoor['undo'] = async () => {
    if (this.#sight.wayBack !== 'alone') return false;
    await this.feed.line.send('undo', this.#act());
    return true;
  };

  proposeUndo: TableDoor['proposeUndo'] = async () => {
    await this.feed.line.send('proposeUndo', this.#act());
  };

  summary: TableDoor['summary'] = async () => this.#sight.summary ?? { foremost: [], groups: [] };

  /** A quick hint, which the server makes. */
  hint: TableDoor['hint'] = async () => {
    const { options } = await this.feed.line.send('hint', { table: this.feed.code });
    const labels = new Map(this.#sight.view.decision?.question?.options.map(({ id, label }) => [id, label]));
    const named = options.map(id => labels.get(id) ?? id);
    return { ids: options, label: named.length > 0 ? commaList(named) : t('table.nothing') };
  };

  get hints(): boolean {
    return this.feed.info.options.hints;
  }

  /** The server tells what this player may know, and a worker of this page thinks about it. */
  advise = async (): Promise<readonly Advised[]> => {
    const { game } = this.feed.info;
    const { seat } = this.#sight;
    const { world } = await this.feed.line.send('world', { table: this.feed.code });
    this.#adviser ??= import('./worker-door.ts').then(({ adviserHere }) => adviserHere());
    return (await this.#adviser).advise(game, seat!, world);
  };

  stops: TableDoor['stops'] = async () => ({
    moments: await this.momentsOf(this.feed.info.game),
    stops: this.#sight.stops ?? {},
  });

  setStops: TableDoor['setStops'] = async changes => {
    await this.#reach('stops', { ...this.#act(), stops: { ...changes } });
  };

  orders: TableDoor['orders'] = async () => this.#sight.orders;

  order: TableDoor['order'] = async name => {
    await this.#reach('order', { ...this.#act(), order: name });
  };

  resign: TableDoor['resign'] = async () => {
    await this.feed.line.send('resign', this.#act());
  };

  faces: TableDoor['faces'] = async ids => {
    const { game, overlay } = this.feed.info;
    return facesWith(game, await loadCards(game as GameName), ids, async () =>
      overlay === null ? undefined : server.overlay(this.feed.code),
    );
  };

  record: TableDoor['record'] = () => server.record(this.feed.code);

  /** Leaves the game. The owner of the feed closes it. */
  close(): void {
    this.#leave();
    void this.#adviser?.then(adviser => adviser.close());
  }

  get #sight(): Whole {
    return this.feed.sight!;
  }

  #act = () => ({ table: this.feed.code, key: this.feed.line.means.newKey() });
  #trial = (ids: readonly string[]) => ({
    table: this.feed.code,
    decision: this.#sight.view.decision?.id ?? 0,
    options: [...ids],
  });

  async #reach<N extends 'stops' | 'order'>(name: N, message: Parameters<typeof this.feed.line.send<N>>[1]) {
    const { number } = await this.feed.line.send(name, message);
    await this.feed.reached(number);
  }

  #beside({ standing, ending, view, stops }: Whole): Beside {
    const { seats } = this.feed.info;
    const bot = view.decision?.awaited.find(seat => seats[seat]?.kind === 'bot');
    return { standing, ending, thinking: bot ?? null, armed: stops?.[NEXT] === 'once' };
  }

  #hear(heard: FeedEvent): void {
    if (heard.what === 'refused') this.#ears.warn(heard.error.message);
    if (heard.what !== 'sight' || heard.before === null) return;
    const sight = this.#sight;
    const { before, update } = heard;
    const kept = update?.kept ?? sharedStart(before.log, sight.log);
    const news: News = {
      revision: sight.number,
      // a whole view is passed on as a change, so that the page continues where it was
      patch: update?.patch ?? difference(before.view, sight.view),
      facts: update?.facts ?? [],
      kept,
      lines: sight.log.slice(kept),
      beats: update?.beats ?? [],
      ...this.#beside(sight),
    };
    this.#ears.tell(news);
  }
}
