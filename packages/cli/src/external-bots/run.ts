// The external bots of a simulation, in all its threads.
import { BroadcastChannel } from 'node:worker_threads';
import type { Heard, Seat, State } from '@orrery/kernel';
import type { TableGame } from '@orrery/table';
import { type BotSettings, type Conduct, ExternalBot, type SeatedBot } from './bot.ts';
import { isProgram } from './command.ts';
import { Processes } from './processes.ts';
import { type DeckForBot, decksFor, type EndForBot } from './protocol.ts';

/** What a run with bots of others needs to know of them, as plain data for a worker. */
export interface ExternalRun extends BotSettings {
  /** the seed of the first match: bots are told which match of the run they play, and not its seed */
  readonly seed: number;
  /** by setup and seat: the decks, to be told to who plays them, or to all where lists lie open */
  readonly decks: readonly (readonly (DeckForBot | null)[])[];
  /** the list of their processes, one for all threads */
  readonly processes: SharedArrayBuffer;
  /** on which all threads hear that the run is over */
  readonly channel: string;
}

/** The bots of this thread, by run and by their place among those that play. */
const started = new Map<string, Map<number, ExternalBot>>();

/** The bot at a place of the list; it is made once for each thread, and lives until the run is over. */
function botAt(place: number, typed: string, run: ExternalRun): ExternalBot {
  const bots = started.get(run.channel) ?? begun(run.channel);
  const bot = bots.get(place) ?? new ExternalBot(typed, run, new Processes(run.processes));
  bots.set(place, bot);
  return bot;
}

/** This thread hears from now on that a run is over. */
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

/** Lets the bots of this thread end. */
async function farewell(run: string): Promise<void> {
  const all = [...(started.get(run)?.values() ?? [])];
  started.delete(run);
  await Promise.all(all.map(bot => bot.bye()));
}

/** The bots of others in one match. */
export class Company {
  #seated: readonly (SeatedBot | null)[] = [];

  /**
   * @param bots the names by seat, with their places among those that play
   * @param number which match of the run it is
   */
  constructor(
    private readonly run: ExternalRun,
    private readonly bots: readonly { readonly name: string; readonly place: number }[],
    private readonly setup: number,
    private readonly number: number,
  ) {}

  /** Sits them down where a match begins. */
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

  /** The bot of somebody else at a seat; null where one of ours sits there. */
  at(seat: Seat): SeatedBot | null {
    return this.#seated[seat] ?? null;
  }

  /** All of them hear what has happened, as far as their seats may know it. @param choices how many choices have been made by then */
  hear(choices: number, heard: readonly Heard[]): void {
    for (const bot of this.#seated) bot?.hear(choices, heard);
  }

  /** The match is over. @param end null where it was given up. @returns how they did */
  over(end: EndForBot | null): Conduct[] {
    return this.#seated.flatMap(bot => {
      bot?.over(end);
      return bot === null ? [] : [bot.conduct];
    });
  }
}

/** So long do bots get to end by themselves after a run, in milliseconds. */
const FAREWELL = 1_500;

/** Ends a run: all bots of all threads are told, and who does not end by itself is ended. */
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
