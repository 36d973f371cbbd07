import { answer, awaited, next, options, seeded, start } from '@orrery/kernel';
import { asked } from '../../src/asked.ts';
import { search } from '../../src/search/index.ts';
import { type Compared, compared, inProduction } from './compared.ts';
import { type Small, smallGame } from './orrery.ts';

type BoardgameIo = typeof import('./boardgameio.ts');

/** What is thought about: deals, after so many moves at random: early, in the middle and late. */
const POSITIONS = [
  [1, 30],
  [2, 90],
  [3, 150],
] as const;

/**
 * Lets Orrery's search and boardgame.io's (`mcts.ts`) think about the same positions of the small game, each playing as many matches on to
 * their end, in turns in one process, and compares how many that are a second.
 * @throws Error where boardgame.io was loaded before, in another mode
 * @param samples how many samples of each are taken; the medians count
 * @param iterations how many matches each plays on from each position
 * @param millis how long a sample lasts at least
 */
export function benchThinking(samples = 5, iterations = 100, millis = 1000): Promise<Compared> {
  return inProduction(async io => {
    const { think } = await import('./mcts.ts');
    const positions = POSITIONS.map(([deal, moves]) => positionAfter(io, deal, moves));
    const ours = () => {
      for (const { s } of positions) {
        const question = asked(smallGame, s, awaited(s)[0]!);
        // even: it goes on where one answer is clearly the best
        search(question, { advice: null, seed: 1, iterations, even: true });
      }
    };
    const theirs = async () => {
      for (const { state } of positions) await think(state, iterations, 1);
    };
    const rate = (once: () => void | Promise<void>) => async () => {
      const from = performance.now();
      let played = 0;
      let now = from;
      do {
        await once();
        played += positions.length * iterations;
        now = performance.now();
      } while (now - from < millis);
      return Math.round((played * 1000) / (now - from));
    };
    return compared(samples, rate(ours), rate(theirs));
  });
}

/** The same position on both. */
function positionAfter({ begin, move }: BoardgameIo, deal: number, moves: number) {
  const s: Small = start(smallGame, { deal }, 1);
  let state = begin(deal);
  let random = seeded(deal);
  // where there is but one thing to do there is nothing to think about
  for (let n = 0; n < moves || options(smallGame, s, awaited(s)[0]!).length === 1; n++) {
    const list = options(smallGame, s, awaited(s)[0]!);
    const [drawn, after] = next(random);
    random = after;
    const pick = list[drawn % list.length]!;
    answer(smallGame, s, awaited(s)[0]!, [pick]);
    state = move(state, pick);
  }
  return { s, state };
}
