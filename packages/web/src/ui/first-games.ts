/** Which games the player has played before, and which game the coach goes along with. The browser remembers both. */
import { notes } from './notes.ts';

const [PLAYED, COACHED] = ['orrery.played', 'orrery.coached'] as const;

const listed = (): string[] => (notes.read(PLAYED) ?? '').split(' ').filter(Boolean);

/** True if the player has finished a match of this game, or has said that they know it. `all` stands for all games. */
export const hasPlayed = (game: string): boolean => listed().some(name => name === game || name === 'all');

/** Remembers that the player knows a game. */
export const rememberPlayed = (game: string): void => notes.write(PLAYED, [...new Set([...listed(), game])].join(' '));

/** Sends the coach to a table. @param id the id of the saved game */
export const coachGame = (id: string): void => notes.write(COACHED, id);

/** True if the coach goes along with this saved game. */
export const isCoached = (id: string): boolean => notes.read(COACHED) === id;

/** Sends the coach away. */
export const dismissCoach = (): void => notes.write(COACHED, null);
