/** Keeps keys that were meant for a scene from answering the question after it. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Heeding } from './director/heeding.ts';

/** Follows the keys of the page. @param shows true while a scene is shown */
export function useHeeding(shows: boolean): Heeding {
  const heeding = useRef<Heeding>(null);
  heeding.current ??= new Heeding();
  const keys = heeding.current;
  useLayoutEffect(() => {
    if (!shows) return;
    const hold = ({ key }: KeyboardEvent) => keys.hold(key);
    addEventListener('keydown', hold, true);
    return () => {
      removeEventListener('keydown', hold, true);
      keys.scenesOver(performance.now());
    };
  }, [shows, keys]);
  useEffect(() => {
    const letGo = ({ key }: KeyboardEvent) => keys.letGo(key);
    const letAllGo = () => keys.letAllGo();
    addEventListener('keyup', letGo);
    addEventListener('blur', letAllGo);
    return () => {
      removeEventListener('keyup', letGo);
      removeEventListener('blur', letAllGo);
    };
  }, [keys]);
  return keys;
}
