/** A finished game, moment by moment. */
import type { ReplayedHere } from '../../connection/door/worker-door.ts';
import type { Opened, TableDoor } from '../../connection/table-door.ts';
import { atFirst, type Known, known } from '../../table/store.ts';

/** A moment of a game, with what was known just before it; null at the beginning. */
export interface Shown {
  readonly now: Known;
  readonly before: Known | null;
}

/** A game that was played: any of its moments, and a way on from each. */
export interface Past {
  readonly opened: Opened;
  readonly door: TableDoor;
  /** how many choices it had */
  readonly last: number;
  /** whether every hand may be seen */
  readonly open: boolean;
  /** a moment that is here already; null for one that has to be brought */
  shown(at: number): Shown | null;
  /** @throws ServerFault where it is not told */
  bring(at: number): Promise<Shown>;
  /** What a link to this game has to carry with it, as the last part of an address; '' where its address says where it is for anybody. */
  carry(): Promise<string>;
  /** Makes a game of its own of a moment. @returns its id here, or the code of its table. @throws an error in one line where it cannot be */
  goOn(at: number): Promise<{ readonly code: string; readonly here: boolean }>;
}

/** A game of which all moments are here. */
export function retold({ opened, news, door }: ReplayedHere, ways: Pick<Past, 'carry' | 'goOn'>): Past {
  const moments = [atFirst(opened)];
  for (const one of news) moments.push(known(moments.at(-1)!, one));
  const shown = (at: number): Shown => ({ now: moments[at]!, before: moments[at - 1] ?? null });
  return { opened, door, last: news.length, open: true, shown, bring: async at => shown(at), ...ways };
}
