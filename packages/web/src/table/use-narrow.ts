/** Tells whether the window is as small as a phone. */
import { useSyncExternalStore } from 'react';

/** A phone held upright or lying down, or a window as small: the same limit stands in the style sheets. */
const NARROW = matchMedia('(max-width: 760px), (max-width: 1000px) and (max-height: 480px)');

const subscribe = (hear: () => void): (() => void) => {
  NARROW.addEventListener('change', hear);
  return () => NARROW.removeEventListener('change', hear);
};

/** True where there is room for one column only. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => NARROW.matches);
