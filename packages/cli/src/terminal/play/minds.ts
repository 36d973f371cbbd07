// Lets bots think while the keyboard stays responsive: in a thread, or as external programs.
import { forced, type Heard, type Seat, type State, sharesOf } from '@orrery/kernel';
import { type BotTask, botAnswer, botTask, botThinks, type Hearer, type Player, type Session } from '@orrery/table';
import type { Piscina } from 'piscina';
import type { Io } from '../../common/io.ts';
import { SLICE } from '../../common/slices.ts';
import { type BotSettings, ExternalBot, type SeatedBot, type Trouble } from '../../external-bots/bot.ts';
import { programName } from '../../external-bots/command.ts';
import { Processes } from '../../external-bots/processes.ts';
import { type DeckForBot, decksFor } from '../../external-bots/protocol.ts';

/** The sentence after a program's answer was not used. */
const AFTER: Readonly<Record<Exclude<Trouble, 'noise'>, string>> = {
  late: 'It gets the smallest legal answer.',
  refused: 'It gets the smallest legal answer.',
  gone: 'From now on it gets the smallest legal answer. To start it again, leave and continue with --resume.',
};

/** Thinks for the bots at a terminal's table while keys and signals are heard: a thread for our slow bots, and a process for each external bot. */
export class Minds {
  readonly #processes = new Processes();
  readonly #programs: (ExternalBot | null)[] = [];
  /** by seat; null until they have sat down */
  #seated: readonly (SeatedBot | null)[] | null = null;
  /** what happened before the programs sat down */
  #before: { readonly choices: number; readonly heard: readonly Heard[] }[] = [];
  #thread: Piscina<BotTask, string[]> | null = null;
  readonly #notices: string[] = [];
  readonly #gone = new Set<Seat>();
  /** when keys and signals were last heard */
  #rested = 0;
  readonly #last = () => this.#processes.kill();

  /** @param settings the settings of external bots */
  constructor(
    private readonly io: Io,
    private readonly settings: BotSettings,
  ) {}

  /** Hears what happens at the table, also before the programs sit down. */
  readonly hear: Hearer = (choices, heard) => {
    if (this.#seated === null) this.#before.push({ choices, heard });
    else for (const bot of this.#seated) bot?.hear(choices, heard);
  };

  /**
   * Starts all threads and programs.
   * @param decks by seat: the decks of programs, for them to know; all decks if lists are open
   */
  async begin(session: Session<State>, decks: readonly (DeckForBot | null)[]): Promise<void> {
    const { players, table, match } = session;
    // without a person there are no keys to hear
    const { threads, terminal } = this.io;
    if (threads !== undefined && terminal && players.some(player => 'bot' in player && botThinks(player.bot))) {
      // only a bot that thinks needs the library of threads
      const { Piscina } = await import('piscina');
      this.#thread = new Piscina({ filename: threads, minThreads: 1, maxThreads: 1, name: 'think' });
    }
    // in any case, no program is left behind
    process.once('exit', this.#last);
    const { game } = table;
    const seats = players.map((_, seat) => table.seatName(match.state, seat));
    const clock = { millis: this.settings.millis };
    const sitting = players.map(async (player, seat) => {
      if (!('program' in player)) return null;
      const bot = new ExternalBot(player.program, this.settings, this.#processes);
      this.#programs[seat] = bot;
      const known = decksFor(decks, seats.length, seat, match.state.lists === 'open');
      const told = { game: game.name, version: game.version, number: 1, seat, seats, decks: known, clock };
      const name = `${programName(player.program)} (${seats[seat]})`;
      const seated = await bot.sit(told, seat, {
        trouble: (kind, why) => this.#trouble(seat, name, kind, why),
      });
      if (bot.gone !== null) this.#trouble(seat, name, 'gone', bot.gone);
      if (bot.unknown.length > 0)
        this.#notices.push(
          `${name} has no ${bot.unknown.length === 1 ? 'option' : 'options'} called ${bot.unknown.join(', ')}.`,
        );
      return seated;
    });
    const seated = await Promise.all(sitting);
    for (const { choices, heard } of this.#before.splice(0)) for (const bot of seated) bot?.hear(choices, heard);
    this.#seated = seated;
  }

  /** True if a thread thinks for a seat, so that persons can choose at the same time. */
  beside({ table, match }: Session<State>, seat: Seat, player: Player): boolean {
    return this.#thread !== null && 'bot' in player && botThinks(player.bot) && !forced(table.game, match.state, seat);
  }

  /** The answer of the bot or program at a seat. */
  async answer(session: Session<State>, seat: Seat, player: Player): Promise<readonly string[]> {
    const { table, match } = session;
    if ('program' in player) return this.#seated![seat]!.answer(match);
    const { bot } = player as { readonly bot: string };
    if (this.beside(session, seat, player)) return this.#thread!.run(botTask(session, seat, bot));
    if (this.io.now() - this.#rested > SLICE) {
      await new Promise(resolve => setImmediate(resolve));
      this.#rested = this.io.now();
    }
    return botAnswer(table, match, seat, bot);
  }

  /** The problems since the last call, a line each. */
  notices(): string[] {
    return this.#notices.splice(0);
  }

  /** Ends all threads and programs. Programs hear how the match ended, or that it did not. */
  async close(session: Session<State>): Promise<void> {
    const { result } = session;
    const end = result === null ? null : { ...result, rewards: sharesOf(result, session.players.length) };
    for (const bot of this.#seated ?? []) bot?.over(end);
    await Promise.all([this.#thread?.destroy(), ...this.#programs.map(bot => bot?.bye())]);
    this.#processes.kill();
    process.off('exit', this.#last);
  }

  #trouble(seat: Seat, name: string, kind: Trouble, why: string): void {
    // a meaningless line does no harm; that a program has ended is said once
    if (kind === 'noise' || this.#gone.has(seat)) return;
    if (kind === 'gone') this.#gone.add(seat);
    this.#notices.push(`${name}: ${why}. ${AFTER[kind]}`);
  }
}
