/** A hook around `kept`: gives the old object as long as the data are equal. */
import { useRef } from 'react';
import { kept } from './kept.ts';

/** Plain data that a component makes each time it draws: gives the old object, as far as it is equal. */
export function useKept<T>(data: T): T {
  const last = useRef(data);
  last.current = kept(last.current, data);
  return last.current;
}
