/** The pace at which the table shows what others do: the player's choice, and how long a beat lasts. */
import { notes } from './notes.ts';

/** The paces, from slow to fast. `once` shows everything at once. */
export const PACES = ['calm', 'normal', 'quick', 'once'] as const;
export type Pace = (typeof PACES)[number];

/** How long a beat of length 1 lasts, in milliseconds. */
const BEAT: Readonly<Record<Pace, number>> = { calm: 1_600, normal: 900, quick: 450, once: 0 };

const KEY = 'orrery.pace';

/** The chosen pace. The browser remembers it. */
export function chosenPace(): Pace {
  const kept = notes.read(KEY);
  return PACES.find(pace => pace === kept) ?? 'normal';
}

/** Chooses a pace. It holds from the next beat on. */
export const choosePace = (pace: Pace): void => notes.write(KEY, pace === 'normal' ? null : pace);

/** How long a beat of length 1 lasts, in milliseconds. */
export const beatOf = (pace: Pace): number => BEAT[pace];
