/** The picture that a player has for a card. */
import type { CardFace } from '@orrery/table';
import { useCallback, useSyncExternalStore } from 'react';
import { notes } from '../../ui/notes.ts';
import { scanKey } from './match.ts';

// Most users have no pictures. A note in the browser says if there are any; without it, nothing is loaded.

const SAID = 'orrery.scans';
const urls = new Map<string, string | null>();
const ears = new Set<() => void>();
let some = notes.read(SAID) === 'yes';

const tell = (): void => {
  for (const hear of ears) hear();
};

/** Says that the pictures have changed, so that cards look for theirs again. */
export function scansChanged(any: boolean): void {
  notes.write(SAID, any ? 'yes' : null);
  some = any;
  for (const url of urls.values()) if (url !== null) URL.revokeObjectURL(url);
  urls.clear();
  tell();
}

/** The address of a card's picture; undefined while it loads, and if there is none. */
function urlOf(key: string): string | undefined {
  if (!some) return undefined;
  const url = urls.get(key);
  if (url !== undefined) return url ?? undefined;
  urls.set(key, null);
  void import('./kept-scans.ts')
    .then(({ keptScan }) => keptScan(key))
    .then(scan => {
      if (scan === undefined) return;
      urls.set(key, URL.createObjectURL(scan));
      tell();
    });
  return undefined;
}

const subscribe = (hear: () => void): (() => void) => {
  ears.add(hear);
  return () => ears.delete(hear);
};

/** The user's own picture of a card, from this browser; undefined if there is none. */
export function useScan(face: CardFace | null): string | undefined {
  const key = face === null ? '' : scanKey(face);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => (key === '' ? undefined : urlOf(key)), [key]),
  );
}
