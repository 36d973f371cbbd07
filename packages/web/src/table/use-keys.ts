/** Listens for keys while a component is on the screen. */
import { type RefObject, useLayoutEffect } from 'react';

/** Hears keys as soon as there is something to see, and as long as it is. @param keys what is done with one, as it stands now */
export function useKeys(keys: RefObject<(event: KeyboardEvent) => void>): void {
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => keys.current(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [keys]);
}
