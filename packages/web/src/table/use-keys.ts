/** Listens for keys while a component is on the screen. */
import { type RefObject, useLayoutEffect } from 'react';

/** Listens for keys while the component is on the screen. @param keys handles a key, always in its latest form */
export function useKeys(keys: RefObject<(event: KeyboardEvent) => void>): void {
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => keys.current(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [keys]);
}
