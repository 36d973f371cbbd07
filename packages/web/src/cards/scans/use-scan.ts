/** The picture that a player has for a card. */
import type { CardFace } from '@orrery/table';
import { useCallback, useSyncExternalStore } from 'react';
import { notes } from '../../ui/notes.ts';
import { scanKey } from './match.ts';

// Most people bring no pictures: a word in this browser says whether anybody has, and nothing is loaded where nobody has.

const SAID = 'orrery.scans';
const urls = new Map<string, string | null>();
const ears = new Set<() => void>();
let some = notes.read(SAID) === 'yes';

const tell = (): void => {
  for (const hear of ears) hear();
};

/** Says that pictures have been brought, or put away: cards look again. */
export function scansChanged(any: boolean): void {
  notes.write(SAID, any ? 'yes' : null);
  some = any;
  for (const url of urls.values()) if (url !== null) URL.revokeObjectURL(url);
  urls.clear();
  tell();
}

/** The address of a card's picture; undefined while it is looked for, and where there is none. */
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

/** The user's own picture of a card, from this browser alone; undefined where there is none. */
export function useScan(face: CardFace | null): string | undefined {
  const key = face === null ? '' : scanKey(face);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => (key === '' ? undefined : urlOf(key)), [key]),
  );
}
