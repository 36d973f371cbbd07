/** Whether the player wants sounds, and how loud. Nothing sounds before the player has allowed it. */
import { choiceOf } from './choice.ts';

/** `unasked`: the log asks once, where the first sound would be. */
export const soundWish = choiceOf('orrery.sound', ['unasked', 'off', 'on'] as const, 'unasked', () => {
  for (const hear of ears) hear();
});

/** How loud, in percent of full. */
export const soundVolume = choiceOf('orrery.volume', ['25', '50', '75', '100'] as const, '50');

const ears = new Set<() => void>();

/** Calls when the wish changes. @returns ends it */
export function onSoundWish(hear: () => void): () => void {
  ears.add(hear);
  return () => ears.delete(hear);
}
