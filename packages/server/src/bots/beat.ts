// Holds a bot's answer back until the next beat, so that its time tells nothing of its cards.
import { botBeat } from '@orrery/table';

/**
 * How long an answer is held back that took so long: until the next beat of its bot, so that the time tells no more than how many beats it were.
 * @param bot the bot's name
 * @param took milliseconds since it was asked
 * @returns whole milliseconds; 0 for a bot that answers at once
 */
export function heldBack(bot: string, took: number): number {
  const beat = botBeat(bot);
  return beat === 0 ? 0 : Math.ceil(Math.max(1, Math.ceil(took / beat)) * beat - took);
}

/** Waits. Whoever ends the server does not wait for it. */
export const pause = (millis: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, millis).unref();
  });
