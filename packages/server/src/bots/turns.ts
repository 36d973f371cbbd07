// Lets the bots of a table play until a person must choose.
import { Refused } from '@orrery/kernel';
import { botTask } from '@orrery/table';
import { Problem } from '../errors/problem.ts';
import type { Games } from '../games/games.ts';
import type { Host } from '../http/host.ts';
import { askedByNobody } from '../limits/spending.ts';
import { heldBack, pause } from './beat.ts';
import type { Thinker } from './thinker.ts';

/** Lets the bots of a table play until a person must choose. */
export class BotTurns {
  /** the tables where bots play here now; `again` is true if somebody has asked for them meanwhile */
  readonly #at = new Map<string, { again: boolean; done: Promise<void> }>();
  #closed = false;

  constructor(
    private readonly host: Host,
    private readonly games: Games,
    private readonly thinker: Thinker,
  ) {}

  /** True while bots play at a table here. */
  at(code: string): boolean {
    return this.#at.has(code);
  }

  /** Lets the bots of a table play, if it is their turn. @returns when they have played, or cannot now. Then call it again. */
  play(code: string): Promise<void> {
    const playing = this.#at.get(code);
    if (playing !== undefined) {
      playing.again = true;
      return playing.done;
    }
    const begun = { again: false, done: Promise.resolve() };
    this.#at.set(code, begun);
    // the work of bots does not count for the person who caused it
    begun.done = askedByNobody(async () => {
      try {
        do {
          begun.again = false;
          await this.#play(code);
        } while (begun.again && !this.#closed);
      } finally {
        // nothing runs between the last check and this
        this.#at.delete(code);
      }
    });
    return begun.done;
  }

  /** Stops. It does not wait for bots that are thinking. */
  close(): void {
    this.#closed = true;
  }

  async #play(code: string): Promise<void> {
    while (!this.#closed && (await this.games.read(code, live => live.moves))) {
      const { result, number } = await this.games.do(code, null, { kind: 'bot' }, session => {
        const seat = session.botAsked();
        const player = seat === null ? null : session.players[seat]!;
        if (player === null || !('bot' in player)) return null;
        return { session, moves: session.moves, task: botTask(session, seat!, player.bot) };
      });
      if (result == null) continue;
      const { task, moves } = result;
      const { seat, decision, bot } = task;
      const asked = performance.now();
      const ids = await this.#answer(task);
      // the time must not tell what the bot holds
      const wait = heldBack(bot, performance.now() - asked);
      if (wait > 0) await pause(wait);
      if (this.#closed) return;
      try {
        await this.games.do(code, null, { kind: 'bot', seat }, (session, live) => {
          // If something happened meanwhile, the bot thinks again, except for answers that are hidden from it. A game that was made anew counts its
          // moves anew; it is unchanged if no row was written.
          if (session === result.session ? session.moves !== moves : live.number !== number) return;
          if (ids === null) session.expire(seat, decision);
          else session.choose(seat, decision, ids);
        });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        throw new Problem(
          'state',
          `The bot at seat ${seat + 1} of table ${code} gave an answer that is not allowed: ${error.message}`,
        );
      }
    }
  }

  /** The answer of a bot; null if it fails. Then it gets the smallest legal answer, so that the game continues. */
  async #answer(task: ReturnType<typeof botTask>): Promise<string[] | null> {
    try {
      return await this.thinker.answer(task);
    } catch (error) {
      if (!this.#closed) this.host.log.error(error);
      return null;
    }
  }
}
