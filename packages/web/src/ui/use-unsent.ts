/** Keeps what a user typed into a form when the page reloads. */
import { useEffect, useState } from 'react';
import { tabNotes } from './notes.ts';

const place = (form: string): string => `orrery unsent ${form}`;

/** What was filled in before the page was loaded anew; nothing where there is none, or it cannot be read. */
function kept(form: string): object {
  try {
    const read: unknown = JSON.parse(tabNotes.read(place(form)) ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/**
 * What somebody fills in and has not sent yet: it outlives a loading of the page, in this tab.
 * @param form what it is called among all forms
 * @param usual what stands there at first
 * @returns what stands there now, a way to change it, and one to forget it once it has been sent
 */
export function useUnsent<T extends object>(form: string, usual: () => T): [T, (now: T) => void, () => void] {
  const [now, change] = useState<T>(() => ({ ...usual(), ...kept(form) }));
  useEffect(() => tabNotes.write(place(form), JSON.stringify(now)), [form, now]);
  return [now, change, () => tabNotes.write(place(form), null)];
}
