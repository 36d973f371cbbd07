/** A hook around `kept`: gives the old object as long as the data are equal. */
import { useRef } from 'react';
import { kept } from './kept.ts';

/** Plain data that is made anew each time it is drawn: the object of last time, as far as it is the same. */
export function useKept<T>(data: T): T {
  const last = useRef(data);
  last.current = kept(last.current, data);
  return last.current;
}
