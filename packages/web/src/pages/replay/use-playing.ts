/** Plays a replay: gives the director the scenes of the next choices, until the end. */
import { useEffect, useRef } from 'react';
import { type Scene, together } from '../../table/director/scene.ts';
import type { TableStore, Telling } from '../../table/store.ts';
import type { Past } from './past.ts';

/** The most choices that are shown as one, such as several passes. */
const MOST = 12;

/** The scenes of the next choice, with those of more choices as long as they belong together. @returns them, and the moment at their end */
export async function nextScenes(past: Past, at: number): Promise<{ readonly scenes: Scene[]; readonly at: number }> {
  const scenes: Scene[] = [];
  let to = at;
  while (to < past.last && to - at < MOST) {
    await past.bring(to + 1);
    const more = past.scenes(to + 1);
    const last = scenes.findLast(({ kind }) => kind !== 'still');
    const first = more.find(({ kind }) => kind !== 'still');
    if (last !== undefined && first !== undefined && together(last, first) === null) break;
    scenes.push(...more);
    to++;
    // a scene that stands by itself is shown at once
    if (first !== undefined && first.kind !== 'quiet') break;
  }
  return { scenes, at: to };
}

/**
 * While a replay plays, one choice follows the other at the player's pace.
 * @param at the present moment
 * @param go moves to a moment
 * @param fault is called with the reason if a moment cannot load
 */
export function usePlaying(
  { past, store, at, telling }: { past: Past; store: TableStore; at: number; telling: Telling | null },
  [playing, setPlaying]: readonly [boolean, (playing: boolean) => void],
  go: (at: number) => void,
  fault: (text: string) => void,
): void {
  /** the moments that the present scenes lead from and to: any other one means that the user has moved */
  const way = useRef({ from: at, to: at });
  const ways = useRef({ go, fault });
  ways.current = { go, fault };
  const shows = telling !== null;
  useEffect(() => {
    if (!playing) {
      store.skip();
      return;
    }
    const { from, to } = way.current;
    if (at === to) way.current = { from: to, to };
    if (shows && (at === to || at === from)) return;
    if (shows) store.skip();
    if (at >= past.last) return setPlaying(false);
    let left = false;
    nextScenes(past, at).then(
      ({ scenes, at: to }) => {
        if (left) return;
        way.current = { from: at, to };
        store.play(scenes);
        ways.current.go(to);
      },
      (error: Error) => {
        if (left) return;
        setPlaying(false);
        ways.current.fault(error.message);
      },
    );
    return () => {
      left = true;
    };
  }, [playing, shows, at, past, store, setPlaying]);
}
