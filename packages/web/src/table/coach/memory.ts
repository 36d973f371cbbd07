/** What a player has met with the coach: signs of a table, and news about winning. The browser remembers it. */
import { notes } from '../../ui/notes.ts';
import type { CoachedGame } from './coaching.ts';

const KEY = 'orrery.coach.met';

const read = (): string[] => (notes.read(KEY) ?? '').split(' ').filter(Boolean);

/** The names that a player has met in a game. */
export const metIn = (game: CoachedGame): ReadonlySet<string> =>
  new Set(read().flatMap(name => (name.startsWith(`${game}/`) ? [name.slice(game.length + 1)] : [])));

/** Remembers that a player has met something. @param name the name of a sign, or of a piece of news */
export const meet = (game: CoachedGame, name: string): void =>
  notes.write(KEY, [...new Set([...read(), `${game}/${name}`])].join(' '));
