/** Runs a game against bots in the worker, and saves it. */
import { overlayNamed, type Seat, type State } from '@orrery/kernel';
import {
  type BotTask,
  botAnswer,
  botTask,
  botThinks,
  LEVELS,
  type Player,
  prepareMatch,
  readyDeck,
  Session,
  type TableGame,
} from '@orrery/table';
import { loadFor, loadGame, loadRules, loadToPrepare, wear } from '@orrery/table/shelf';
import { type Remote, wrap } from 'comlink';
import { WrittenElsewhere } from '../../ui/versions.ts';
import type { GameInfo } from '../contract.ts';
import { keepGame, keptGame } from '../games/kept-games.ts';
import {
  type CarriedGame,
  ELSEWHERE,
  type GameWanted,
  type KeptGame,
  ME,
  type PastGame,
  type PlayedAlone,
} from '../games/wanted.ts';
import { NamedError } from '../named-error.ts';
import type { Beside, News, Opened, Replayed } from '../table-door.ts';
import { type Answer, answering } from './answer.ts';
import { readCarried } from './carried.ts';
import { rest } from './rest.ts';
import { SeatHost } from './seat-host.ts';

/** Another worker like this one, which thinks for slow bots. */
interface Thinker {
  think(task: BotTask): Promise<string[]>;
}

/** The game of a record, whose cards show what the overlay of the record changes. */
async function shownGame({ game, record }: Pick<KeptGame, 'game' | 'record'>): Promise<TableGame<State>> {
  const table = await loadGame(game, record.setup);
  await wear(table, overlayNamed(record.setup));
  return table;
}

/** A game in the worker: one match, one player, and bots in the other seats. */
export class TableHost extends SeatHost {
  #table!: TableGame<State>;
  #session!: Session<State>;
  #kept: KeptGame | null = null;
  #seat: Seat | null = null;
  #seen = -1;
  #thinking: Seat | null = null;
  #playing = false;
  #thinker: Remote<Thinker> | null = null;
  #keeping: Promise<void> = Promise.resolve();
  /** the revision that is saved */
  #written = -1;

  /** What a player can choose for a game. */
  info(name: string): Promise<Answer<GameInfo>> {
    return answering(async () => {
      const { game, players, rulesets, agreements = [], calls = [], decks, moments } = await loadRules(name);
      return {
        name,
        title: game.title,
        players,
        rulesets,
        agreements,
        calls,
        moments,
        decks: Object.entries(decks).map(([deck, { title, faction, about }]) => ({
          name: deck,
          title,
          faction,
          about,
        })),
        bots: LEVELS,
      };
    });
  }

  /** Loads what a game of this name needs before it begins, so that the browser has it. */
  prepare(name: string): Promise<Answer<null>> {
    return answering(async () => {
      await loadToPrepare(name);
      return null;
    });
  }

  /** Begins a game and saves it. @returns its id */
  begin(wanted: GameWanted, id: string, now: number): Promise<Answer<string>> {
    return answering(async () => {
      const table = await loadToPrepare(wanted.game);
      const decks = wanted.decks.map(deck => (typeof deck === 'string' ? readyDeck(table, deck) : deck));
      if (decks.some(deck => deck !== null && !deck.ready)) await table.loadKnown?.();
      const { overlay, agreed } = wanted;
      if (overlay !== undefined) await table.load(undefined, overlay);
      const { setup, decks: names } = prepareMatch(
        table,
        decks,
        wanted.players.length,
        wanted.ruleset ?? table.rulesets[0] ?? null,
        { overlay, agreed: agreed ?? [] },
      );
      await loadFor(table, setup);
      await wear(table, overlay);
      this.#sit(table, Session.start(table, setup, wanted.seed, playersOf(wanted.players)));
      this.#kept = {
        id,
        game: wanted.game,
        title: table.game.title,
        players: wanted.players,
        names,
        begun: now,
        played: now,
        turn: 0,
        winners: null,
        record: this.#session.match.record(),
      };
      await this.#keep();
      return id;
    });
  }

  /** Continues a saved game. A game that has just begun here goes on as it is, unless another tab has saved it since. */
  open(id: string): Promise<Answer<string>> {
    return answering(async () => {
      const kept = await keptGame(id);
      if (this.#kept?.id === id && this.#kept.version === kept.version) return id;
      const table = await shownGame(kept);
      this.#sit(table, Session.resume(table, kept.record, playersOf(kept.players)));
      this.#kept = kept;
      this.#written = this.#session.revision;
      return id;
    });
  }

  /**
   * A game against bots, from its beginning, choice by choice.
   * @param all true to see every hand; else as the player saw it
   */
  replay(where: PlayedAlone, all: boolean): Promise<Answer<Replayed>> {
    return answering(async () => {
      const { players, record } = await playedAlone(where);
      const table = await shownGame({ game: record.game, record });
      const seat = players.indexOf(ME);
      return this.#retell(table, {
        game: record.game,
        record,
        players: playersOf(players),
        names: players,
        seat: seat < 0 ? null : seat,
        viewer: all || seat < 0 ? 'all' : seat,
      });
    });
  }

  /** The same for a game from elsewhere. */
  retell(past: PastGame): Promise<Answer<Replayed>> {
    return answering(async () => this.#retell(await shownGame(past), past));
  }

  #retell(table: TableGame<State>, { record, players, names, seat, viewer }: PastGame): Replayed {
    let opened: Opened | null = null;
    const news: News[] = [];
    this.#table = table;
    this.#session = Session.retold(table, record, players, session => {
      this.#session = session;
      if (opened === null) {
        const look = session.look(viewer);
        this.#seen = look.revision;
        const { name, title } = table.game;
        opened = { ...look, ...this.#beside(), game: name, title, players: names, seat, viewer };
        return;
      }
      const update = session.since(viewer, this.#seen)!;
      this.#seen = update.revision;
      news.push({ ...update, ...this.#beside() });
    });
    return { opened: opened!, news };
  }

  /**
   * Makes a new game from one against bots, as it was after this many choices, and saves it.
   * @param deal the seed to deal anew what the player did not know there; null to go on with the cards as they lay
   * @returns the id of the new game
   */
  branch(where: PlayedAlone, choices: number, deal: number | null, id: string, now: number): Promise<Answer<string>> {
    return answering(async () => {
      const { players, names, record } = await playedAlone(where);
      const table = await loadGame(record.game, record.setup);
      const sitting = playersOf(players);
      this.#sit(
        table,
        Session.upTo(table, record, choices, seat => sitting[seat]!),
      );
      if (deal !== null) this.#session.dealAnew(this.me(), deal);
      const { name: game, title } = table.game;
      this.#kept = { id, game, title, players, names, begun: now, played: now, turn: 0, winners: null, record };
      await this.#keep();
      return id;
    });
  }

  protected get table(): TableGame<State> {
    return this.#table;
  }

  protected get session(): Session<State> {
    return this.#session;
  }

  protected get seat(): Seat | null {
    return this.#seat;
  }

  protected opened(): Opened {
    const look = this.#session.look(this.#seat);
    this.#seen = look.revision;
    void this.#goOn();
    return { ...look, ...this.#beside(), ...this.#about(), seat: this.#seat, viewer: this.#seat };
  }

  protected change<T>(does: () => T): Promise<Answer<T>> {
    return answering(() => {
      const done = does();
      this.#tellIfAsked();
      void this.#goOn();
      return done;
    });
  }

  #sit(table: TableGame<State>, session: Session<State>): void {
    this.#table = table;
    this.#session = session;
    this.#seat = session.seatsOf(ME)[0] ?? null;
  }

  #about(): Pick<Opened, 'game' | 'title' | 'players'> {
    return { game: this.#table.game.name, title: this.#table.game.title, players: this.#kept!.players };
  }

  #beside(): Beside {
    return this.beside(this.#thinking);
  }

  /** Sends the changes to the page, unless the player's question is one that they pass: nobody sees that. */
  #tellIfAsked(): void {
    if (this.#session.awaited.every(seat => this.#session.reflex(seat) === null)) this.#tell();
  }

  /** Sends the changes to the page. */
  #tell(): void {
    const update = this.#session.since(this.#seat, this.#seen);
    if (update === null) throw new NamedError('tooFarBehind');
    this.#seen = update.revision;
    this.hear({ ...update, ...this.#beside() });
  }

  /** Lets the bots play until the player is asked, passes where the player wants it, and saves the game. */
  async #goOn(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    try {
      for (;;) {
        // a question to several players at once may be one that this player passes: it goes before a bot thinks, so that nobody sees it
        if (this.#session.awaited.some(seat => this.#session.takeReflex(seat))) continue;
        await this.#session.playBotsBy((seat, player) => this.#think(seat, player));
        this.#thinking = null;
        // a question that is passed automatically is never shown
        if (this.#session.awaited.every(seat => !this.#session.takeReflex(seat))) break;
      }
      this.#tell();
    } catch (error) {
      this.#complain(error);
      return;
    } finally {
      // from here on a player may answer, while the game is still being saved
      this.#playing = false;
    }
    await this.#keep().catch(error => this.#complain(error));
  }

  #complain(error: unknown): void {
    if (error instanceof WrittenElsewhere) this.trouble(ELSEWHERE);
    else this.trouble(error instanceof Error ? error.message : String(error));
  }

  async #think(seat: Seat, player: Player): Promise<readonly string[]> {
    const { bot } = player as { readonly bot: string };
    this.#thinking = seat;
    this.#tellIfAsked();
    await rest();
    const { match } = this.#session;
    if (!botThinks(bot)) return botAnswer(this.#table, match, seat, bot);
    this.#thinker ??= wrap<Thinker>(new Worker(globalThis.location.href, { type: 'module' }));
    return this.#thinker.think(botTask(this.#session, seat, bot));
  }

  /** Saves the game as it is now, after the save that is under way. Two at once would not know of each other. */
  #keep(): Promise<void> {
    this.#keeping = this.#keeping.catch(() => {}).then(() => this.#write());
    return this.#keeping;
  }

  async #write(): Promise<void> {
    const { result, match, revision } = this.#session;
    // a replay saves nothing
    if (revision === this.#written) return;
    this.#kept = await keepGame({
      ...this.#kept!,
      played: Date.now(),
      turn: this.#table.turn(match.state),
      winners: result?.winners.map(seat => this.#table.seatName(match.state, seat)) ?? null,
      record: match.record(),
    });
    this.#written = revision;
  }
}

/** A game against bots. @throws NamedError if there is none, or the link holds none */
export const playedAlone = async (where: PlayedAlone): Promise<CarriedGame> =>
  'given' in where ? where.given : 'kept' in where ? keptGame(where.kept) : readCarried(where.carried);

const playersOf = (players: readonly string[]): Player[] =>
  players.map(player => (player === ME ? { person: ME } : { bot: player }));
