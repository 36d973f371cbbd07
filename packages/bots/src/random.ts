// The random bot: it gives each legal answer with equal chance.
import { type Generator, next, type Option, type State, seeded } from '@orrery/kernel';
import type { Asked } from './asked.ts';
import type { Bot } from './bot.ts';

/**
 * A bot that takes every legal answer with equal chance: every option where one must be named, every subset (or, where
 * the order counts, every order) where several may be. Where the game proposes an answer it takes that three times of four: chance alone hardly ever
 * makes a plan of which anything comes.
 * @param seed of the bot's own generator; the match's is left alone
 */
export function randomBot(seed: number): Bot {
  let generator: Generator = seeded(seed);

  /** A whole number from 0 to n - 1, each as likely. */
  const below = (n: number): number => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const drawn = next(generator);
      generator = drawn[1];
      if (drawn[0] < limit) return drawn[0] % n;
    }
  };

  /** How many to name, so that each of the answers with `min` to `max` out of `n` is as likely as any other. */
  const size = (n: number, min: number, max: number, inOrder: boolean): number => {
    // Answers with k + 1 options for each with k: n - k ways to add one, and without an order k + 1 ways to have done so.
    let all = 1;
    for (let k = min, answers = 1; k < max; k++) all += answers *= (n - k) / (inOrder ? 1 : k + 1);
    if (!Number.isFinite(all)) return inOrder ? max : Math.min(max, Math.max(min, n >> 1));
    let at = (below(2 ** 32) / 2 ** 32) * all;
    let k = min;
    for (let answers = 1; k < max; k++) {
      if (at < answers) break;
      at -= answers;
      answers *= (n - k) / (inOrder ? 1 : k + 1);
    }
    return k;
  };

  /** Some legal plan, each of whose options may have been named; the least one where chance finds none. */
  const plan = <S extends State>(asked: Asked<S>): readonly Option[] => {
    const { min, max } = asked.count;
    const all: Option[] = [];
    for (const o of asked.options) for (let n = asked.most(o); n > 0; n--) all.push(o);
    for (let tried = 0; tried < 30; tried++) {
      const room = all.slice();
      const picks: Option[] = [];
      for (let n = min + below(max - min + 1); n > 0; n--) {
        const i = below(room.length);
        picks.push(room[i]!);
        room.splice(i, 1);
      }
      if (asked.allows(picks)) return picks;
    }
    return asked.least();
  };

  return {
    name: 'random',
    choose(asked) {
      if (asked.proposes && below(4) > 0) return asked.proposal()!;
      if (asked.plan) return plan(asked);
      const { options: list } = asked;
      const { min, max } = asked.count;
      if (max === 1 && min === 1) return [list[below(list.length)]!];
      const inOrder = asked.ordered;
      let left = min === max ? max : size(list.length, min, max, inOrder);
      const picks: Option[] = [];
      for (let i = 0; left > 0; i++) {
        if (below(list.length - i) < left) {
          picks.push(list[i]!);
          left--;
        }
      }
      if (inOrder) {
        for (let i = picks.length - 1; i > 0; i--) {
          const j = below(i + 1);
          [picks[i], picks[j]] = [picks[j]!, picks[i]!];
        }
      }
      return picks;
    },
  };
}
