/** A finished game, moment by moment. */
import type { ReplayedHere } from '../../connection/door/worker-door.ts';
import type { Opened, TableDoor } from '../../connection/table-door.ts';
import { atFirst, type Known, known } from '../../table/known.ts';

/** A moment of a game, with the state just before it; null at the beginning. */
export interface Shown {
  readonly now: Known;
  readonly before: Known | null;
}

/** A finished game: any moment of it, and a way to continue from there. */
export interface Past {
  readonly opened: Opened;
  readonly door: TableDoor;
  /** how many choices it had */
  readonly last: number;
  /** true if the user may see every hand */
  readonly open: boolean;
  /** a moment that is loaded; null for one that is not */
  shown(at: number): Shown | null;
  /** @throws ServerFault if the server refuses it */
  bring(at: number): Promise<Shown>;
  /** The last part of a link to this game, if the link must hold the game itself; '' if the address is enough. */
  carry(): Promise<string>;
  /** Makes a new game from a moment. @returns its id here, or the code of its table. @throws an error in one line if it cannot */
  goOn(at: number): Promise<{ readonly code: string; readonly here: boolean }>;
}

/** A game with all moments here. */
export function retold({ opened, news, door }: ReplayedHere, ways: Pick<Past, 'carry' | 'goOn'>): Past {
  const moments = [atFirst(opened)];
  for (const one of news) moments.push(known(moments.at(-1)!, one));
  const shown = (at: number): Shown => ({ now: moments[at]!, before: moments[at - 1] ?? null });
  return { opened, door, last: news.length, open: true, shown, bring: async at => shown(at), ...ways };
}
