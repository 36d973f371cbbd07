/** Tells whether the window is as small as a phone. */
import { useSyncExternalStore } from 'react';

/** A phone, upright or on its side, or a window as small. The style sheets have the same limit. */
const NARROW = matchMedia('(max-width: 760px), (max-width: 1000px) and (max-height: 480px)');

const subscribe = (hear: () => void): (() => void) => {
  NARROW.addEventListener('change', hear);
  return () => NARROW.removeEventListener('change', hear);
};

/** True if there is room for only one column. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => NARROW.matches);
