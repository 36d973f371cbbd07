// Lets the bots of a table play until a person must choose.
import { Refused } from '@orrery/kernel';
import { botTask } from '@orrery/table';
import { Problem } from '../errors/problem.ts';
import type { Games } from '../games/games.ts';
import type { Host } from '../http/host.ts';
import { askedByNobody } from '../limits/spending.ts';
import { heldBack, pause } from './beat.ts';
import type { Thinker } from './thinker.ts';

/** Lets the bots of a table play until a person is to choose. */
export class BotTurns {
  /** the tables at which they play here now, and whether somebody has asked again meanwhile */
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

  /** Lets the bots of a table play on, where it is for them. @returns when they have, or cannot now: then somebody has to ask again */
  play(code: string): Promise<void> {
    const playing = this.#at.get(code);
    if (playing !== undefined) {
      playing.again = true;
      return playing.done;
    }
    const begun = { again: false, done: Promise.resolve() };
    this.#at.set(code, begun);
    // whoever has set it off does not pay for what bots do
    begun.done = askedByNobody(async () => {
      try {
        do {
          begun.again = false;
          await this.#play(code);
        } while (begun.again && !this.#closed);
      } finally {
        // nothing comes between the last look and this
        this.#at.delete(code);
      }
    });
    return begun.done;
  }

  /** Ends it: bots that think now are not waited for. */
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
      // how long it took must not tell what it holds
      const wait = heldBack(bot, performance.now() - asked);
      if (wait > 0) await pause(wait);
      if (this.#closed) return;
      try {
        await this.games.do(code, null, { kind: 'bot', seat }, (session, live) => {
          // what has happened meanwhile is thought over anew, but for answers that are hidden from it; a game that was made anew meanwhile counts its
          // moves anew, and stands where it stood if nothing was written
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

  /** What the bot answers; null where it fails: then as little as may be is answered for it, so that the game goes on. */
  async #answer(task: ReturnType<typeof botTask>): Promise<string[] | null> {
    try {
      return await this.thinker.answer(task);
    } catch (error) {
      if (!this.#closed) this.host.log.error(error);
      return null;
    }
  }
}
