/** Keeps what a user typed into a form when the page reloads. */
import { useEffect, useState } from 'react';
import { tabNotes } from './notes.ts';

const place = (form: string): string => `orrery unsent ${form}`;

/** What the user typed before the page was reloaded; nothing if there is none, or it cannot be read. */
function kept(form: string): object {
  try {
    const read: unknown = JSON.parse(tabNotes.read(place(form)) ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/**
 * What the user has typed into a form and not sent yet. It stays when this tab reloads the page.
 * @param form the name of the form
 * @param usual the first contents of the form
 * @returns the contents, a function to change them, and one to forget them after sending
 */
export function useUnsent<T extends object>(form: string, usual: () => T): [T, (now: T) => void, () => void] {
  const [now, change] = useState<T>(() => ({ ...usual(), ...kept(form) }));
  useEffect(() => tabNotes.write(place(form), JSON.stringify(now)), [form, now]);
  return [now, change, () => tabNotes.write(place(form), null)];
}
