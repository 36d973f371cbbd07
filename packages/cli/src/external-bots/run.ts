// The external bots of a simulation, in all its threads.
import { BroadcastChannel } from 'node:worker_threads';
import type { Heard, Seat, State } from '@orrery/kernel';
import type { TableGame } from '@orrery/table';
import { type BotSettings, type Conduct, ExternalBot, type SeatedBot } from './bot.ts';
import { isProgram } from './command.ts';
import { Processes } from './processes.ts';
import { type DeckForBot, decksFor, type EndForBot } from './protocol.ts';

/** The settings of a run with external bots, as plain data for a worker. */
export interface ExternalRun extends BotSettings {
  /** the seed of the first match: bots hear the number of a match, not its seed */
  readonly seed: number;
  /** by setup and seat: the decks, for their players, or for all if lists are open */
  readonly decks: readonly (readonly (DeckForBot | null)[])[];
  /** the list of their processes, shared by all threads */
  readonly processes: SharedArrayBuffer;
  /** the channel that tells all threads that the run is over */
  readonly channel: string;
}

/** The bots of this thread, by run and by their place in the list of players. */
const started = new Map<string, Map<number, ExternalBot>>();

/** The bot at a place of the list. Each thread makes it once and keeps it until the run is over. */
function botAt(place: number, typed: string, run: ExternalRun): ExternalBot {
  const bots = started.get(run.channel) ?? begun(run.channel);
  const bot = bots.get(place) ?? new ExternalBot(typed, run, new Processes(run.processes));
  bots.set(place, bot);
  return bot;
}

/** Listens for the end of a run in this thread. */
function begun(name: string): Map<number, ExternalBot> {
  const bots = new Map<number, ExternalBot>();
  started.set(name, bots);
  const channel = new BroadcastChannel(name);
  channel.unref();
  channel.onmessage = () => {
    channel.close();
    void farewell(name);
  };
  return bots;
}

/** Ends the bots of this thread. */
async function farewell(run: string): Promise<void> {
  const all = [...(started.get(run)?.values() ?? [])];
  started.delete(run);
  await Promise.all(all.map(bot => bot.bye()));
}

/** The external bots in one match. */
export class Company {
  #seated: readonly (SeatedBot | null)[] = [];

  /**
   * @param bots the names by seat, with their places in the list of players
   * @param number the number of the match in the run
   */
  constructor(
    private readonly run: ExternalRun,
    private readonly bots: readonly { readonly name: string; readonly place: number }[],
    private readonly setup: number,
    private readonly number: number,
  ) {}

  /** Seats them at the start of a match. */
  async sit(table: TableGame<State>, s: State): Promise<void> {
    const { game } = table;
    const seats = s.seats.map((_, seat) => table.seatName(s, seat));
    const sitting = this.bots.map(({ name, place }, seat) => {
      if (!isProgram(name)) return null;
      const decks = decksFor(this.run.decks[this.setup] ?? [], seats.length, seat, s.lists === 'open');
      const clock = { millis: this.run.millis };
      const told = { game: game.name, version: game.version, number: this.number, seat, seats, decks, clock };
      return botAt(place, name, this.run).sit(told, place);
    });
    this.#seated = await Promise.all(sitting);
  }

  /** The external bot at a seat; null for a built-in one. */
  at(seat: Seat): SeatedBot | null {
    return this.#seated[seat] ?? null;
  }

  /** Tells all of them what has happened, as far as their seats may know it. @param choices how many choices there are now */
  hear(choices: number, heard: readonly Heard[]): void {
    for (const bot of this.#seated) bot?.hear(choices, heard);
  }

  /** Ends the match. @param end null if it was stopped. @returns their results */
  over(end: EndForBot | null): Conduct[] {
    return this.#seated.flatMap(bot => {
      bot?.over(end);
      return bot === null ? [] : [bot.conduct];
    });
  }
}

/** How long bots may take to end after a run, in milliseconds. */
const FAREWELL = 1_500;

/** Ends a run: it tells all bots of all threads, and kills those that do not end. */
export async function dismiss(run: ExternalRun): Promise<void> {
  const processes = new Processes(run.processes);
  const channel = new BroadcastChannel(run.channel);
  channel.postMessage('bye');
  const own = farewell(run.channel);
  const late = performance.now() + FAREWELL;
  while (processes.running > 0 && performance.now() < late) await new Promise(resolve => setTimeout(resolve, 10));
  processes.kill();
  channel.close();
  await own;
}
