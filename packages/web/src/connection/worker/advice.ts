/** Thinks about a question in the worker: the answers that look best, with their chances. */
import { restore, type Saved, type Seat, type State } from '@orrery/kernel';
import { answerLabel, idle, preview, type TableGame, Thought } from '@orrery/table';
import { loadGame } from '@orrery/table/shelf';
import type { Advised } from '../contract.ts';
import { type Answer, answering } from './answer.ts';
import { rest } from './rest.ts';

/** How many answers the advice has, and how many worlds are played on for it. */
const [ANSWERS, WORLDS] = [3, 24] as const;

/**
 * The answers that look best after some thought, the best first, by what the seat knows. None if there is nothing to think about.
 * @param s a state that does not change meanwhile
 * @param wanted false once nobody waits for the advice any more
 */
export async function adviceOn(
  table: TableGame<State>,
  s: State,
  seat: Seat,
  wanted: () => boolean,
): Promise<Advised[]> {
  if (idle(table, s, seat) !== null) return [];
  const thought = new Thought(table, s, seat, { iterations: WORLDS });
  while (thought.going && wanted()) {
    thought.step();
    await rest();
  }
  return thought
    .judged()
    .slice(0, ANSWERS)
    .map(({ ids, chance }) => ({
      ids,
      label: answerLabel(table, s, seat, ids),
      chance,
      follows: preview(table, s, seat, ids).sentences[0]?.text ?? '',
    }));
}

/** Thinks for a player at a table of a server. The server sends what the player may know, and does no more. */
export class AdviceHost {
  #last = 0;

  /**
   * The answers that look best. A later request ends an earlier one.
   * @param world all that the seat knows, as `worldFor` makes it
   * @throws Outdated if the server has other rules than this page
   */
  advise(game: string, seat: Seat, world: Saved): Promise<Answer<Advised[]>> {
    const mine = ++this.#last;
    return answering(async () => {
      // the position names its sets, and carries its overlay
      const table = await loadGame(game, world);
      return adviceOn(table, restore(table.game, world), seat, () => this.#last === mine);
    });
  }
}
