/** A setting with a few values that the browser remembers. */
import { notes } from './notes.ts';

/** A setting with a few values. */
export interface Choice<T extends string> {
  readonly values: readonly T[];
  /** the chosen value, else the usual one */
  chosen(): T;
  /** chooses a value, remembers it, and applies it at once */
  choose(value: T): void;
  /** applies the chosen value to the page */
  wear(): void;
}

/**
 * A setting that the browser remembers.
 * @param key its name in the browser's storage
 * @param usual the value of somebody who never chose
 * @param apply changes the page to a value; nothing for a setting that is read when it is needed
 */
export function choiceOf<T extends string>(
  key: string,
  values: readonly T[],
  usual: T,
  apply: (value: T) => void = () => {},
): Choice<T> {
  const chosen = (): T => {
    const kept = notes.read(key);
    return values.find(value => value === kept) ?? usual;
  };
  return {
    values,
    chosen,
    choose(value) {
      notes.write(key, value === usual ? null : value);
      apply(value);
    },
    wear: () => apply(chosen()),
  };
}
