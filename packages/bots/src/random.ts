// The random bot: every legal answer has the same chance.
import { type Generator, next, type Option, type State, seeded } from '@orrery/kernel';
import type { Asked } from './asked.ts';
import type { Bot } from './bot.ts';

/**
 * Makes a bot that gives every legal answer with the same chance: every option if one must be named; every subset (or every order, if the order
 * counts) if several may be. If the game proposes an answer, the bot takes it three times out of four, because random plans hardly ever achieve
 * anything.
 * @param seed of the bot's own generator; it does not use the match's generator
 */
export function randomBot(seed: number): Bot {
  let generator: Generator = seeded(seed);

  /** Returns a random whole number from 0 to n - 1. */
  const below = (n: number): number => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const drawn = next(generator);
      generator = drawn[1];
      if (drawn[0] < limit) return drawn[0] % n;
    }
  };

  /** Picks how many to name, so that every answer with `min` to `max` out of `n` options has the same chance. */
  const size = (n: number, min: number, max: number, inOrder: boolean): number => {
    // Answers with k + 1 options for each answer with k: there are n - k ways to add an option. Without an order, each result comes about in k + 1
    // ways.
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

  /** Makes a random legal plan from the options; the smallest legal one if chance finds none. */
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
