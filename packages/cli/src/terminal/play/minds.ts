// Who thinks for the bots while the keyboard stays awake: a thread, or programs of others.
import { forced, type Heard, type Seat, type State, sharesOf } from '@orrery/kernel';
import { type BotTask, botAnswer, botTask, botThinks, type Hearer, type Player, type Session } from '@orrery/table';
import { Piscina } from 'piscina';
import type { Io } from '../../common/io.ts';
import { SLICE } from '../../common/slices.ts';
import { type BotSettings, ExternalBot, type SeatedBot, type Trouble } from '../../external-bots/bot.ts';
import { programName } from '../../external-bots/command.ts';
import { Processes } from '../../external-bots/processes.ts';
import { type DeckForBot, decksFor } from '../../external-bots/protocol.ts';

/** What became of a program's answer, where it was not taken. */
const AFTER: Readonly<Record<Exclude<Trouble, 'noise'>, string>> = {
  late: 'It gets the smallest legal answer.',
  refused: 'It gets the smallest legal answer.',
  gone: 'From now on it gets the smallest legal answer. To start it again, leave and continue with --resume.',
};

/**
 * Who thinks for the bots at a terminal's table, so that keys and signals are heard meanwhile: a thread for those of ours that think long,
 * and the programs of others in their own processes.
 */
export class Minds {
  readonly #processes = new Processes();
  readonly #programs: (ExternalBot | null)[] = [];
  /** by seat; null until they have sat down */
  #seated: readonly (SeatedBot | null)[] | null = null;
  /** what had happened before the programs sat down */
  #before: { readonly choices: number; readonly heard: readonly Heard[] }[] = [];
  #thread: Piscina<BotTask, string[]> | null = null;
  readonly #notices: string[] = [];
  readonly #gone = new Set<Seat>();
  /** when keys and signals were heard last */
  #rested = 0;
  readonly #last = () => this.#processes.kill();

  /** @param settings how programs are to play */
  constructor(
    private readonly io: Io,
    private readonly settings: BotSettings,
  ) {}

  /** Hears what happens at the table, from before the programs sit down. */
  readonly hear: Hearer = (choices, heard) => {
    if (this.#seated === null) this.#before.push({ choices, heard });
    else for (const bot of this.#seated) bot?.hear(choices, heard);
  };

  /**
   * Starts all that will think.
   * @param decks by seat: the decks of programs, as they are told of them; of all where lists lie open
   */
  async begin(session: Session<State>, decks: readonly (DeckForBot | null)[]): Promise<void> {
    const { players, table, match } = session;
    // where nobody sits there are no keys to be heard
    const { threads, terminal } = this.io;
    if (threads !== undefined && terminal && players.some(player => 'bot' in player && botThinks(player.bot)))
      this.#thread = new Piscina({ filename: threads, minThreads: 1, maxThreads: 1, name: 'think' });
    // however this ends, no program is left behind
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

  /** True where a thread thinks for a seat, while the persons at the table may be asked. */
  beside({ table, match }: Session<State>, seat: Seat, player: Player): boolean {
    return this.#thread !== null && 'bot' in player && botThinks(player.bot) && !forced(table.game, match.state, seat);
  }

  /** What the bot or program at a seat answers. */
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

  /** What has gone wrong since this was last asked, a line each. */
  notices(): string[] {
    return this.#notices.splice(0);
  }

  /** Ends all that thinks; programs are told how the match has ended, or that it has not. */
  async close(session: Session<State>): Promise<void> {
    const { result } = session;
    const end = result === null ? null : { ...result, rewards: sharesOf(result, session.players.length) };
    for (const bot of this.#seated ?? []) bot?.over(end);
    await Promise.all([this.#thread?.destroy(), ...this.#programs.map(bot => bot?.bye())]);
    this.#processes.kill();
    process.off('exit', this.#last);
  }

  #trouble(seat: Seat, name: string, kind: Trouble, why: string): void {
    // a line that says nothing does no harm, and what has ended is said once
    if (kind === 'noise' || this.#gone.has(seat)) return;
    if (kind === 'gone') this.#gone.add(seat);
    this.#notices.push(`${name}: ${why}. ${AFTER[kind]}`);
  }
}
