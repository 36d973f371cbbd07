/** A finished game, moment by moment. */
import type { ReplayedHere } from '../../connection/door/worker-door.ts';
import type { Opened, TableDoor } from '../../connection/table-door.ts';
import { type Scene, sceneAtOnce, scenesOf } from '../../table/director/scene.ts';
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
  /** The scenes of the choice before a loaded moment. The last one ends with the moment. */
  scenes(at: number): readonly Scene[];
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
  const scenes = (at: number) => {
    const found = scenesOf(moments[at - 1]!, news[at - 1]!);
    return [...found.slice(0, -1), { ...found.at(-1)!, state: moments[at]! }];
  };
  return { opened, door, last: news.length, open: true, shown, bring: async at => shown(at), scenes, ...ways };
}

/** The scenes of a choice of which only the states before and after it are known: one. */
export const atOnce = ({ now, before }: Shown): Scene[] => [
  sceneAtOnce(now, now.log.slice(before?.log.length ?? 0), now.opened.seat),
];
