// Holds a bot's answer back until the next beat, so that its time tells nothing of its cards.
import { botBeat } from '@orrery/table';

/**
 * How long to hold an answer back: until the next beat of the bot. So the time tells only the number of beats.
 * @param bot the bot's name
 * @param took how long the answer took, in milliseconds
 * @returns whole milliseconds; 0 for a bot that answers at once
 */
export function heldBack(bot: string, took: number): number {
  const beat = botBeat(bot);
  return beat === 0 ? 0 : Math.ceil(Math.max(1, Math.ceil(took / beat)) * beat - took);
}

/** Waits. A server that stops does not wait for it. */
export const pause = (millis: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, millis).unref();
  });
