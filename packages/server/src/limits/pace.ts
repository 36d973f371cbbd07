// Counts how often a person does something in a few seconds, and says how long to wait.
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../errors/problem.ts';

/** A limit on how often somebody does something. */
export interface Pace {
  /** Counts one more. @throws Problem that says how long to wait */
  step(who: string): Promise<void>;
}

/**
 * Makes a limit for quick actions, kept in this process only.
 * @param most how often, in how many seconds; infinite for no limit
 * @param said the complaint: `You say too much`
 */
export function paceOf(most: number, seconds: number, said: string): Pace {
  if (!Number.isFinite(most)) return { step: async () => {} };
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return {
    async step(who) {
      try {
        await limiter.consume(who);
      } catch (stop) {
        const wait = Math.max(1, Math.ceil((stop as RateLimiterRes).msBeforeNext / 1000));
        throw new Problem('limit', `${said}. Wait ${wait === 1 ? 'a second' : `${wait} seconds`}.`);
      }
    },
  };
}
