/** Saves card pictures in the browser's database. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Kept extends DBSchema {
  scans: { key: string; value: Blob };
}

let opened: Promise<IDBPDatabase<Kept>> | null = null;

const shelf = (): Promise<IDBPDatabase<Kept>> =>
  (opened ??= openDB<Kept>('orrery-scans', 1, {
    upgrade(db) {
      db.createObjectStore('scans');
    },
  }));

/** Saves pictures in this browser, by the keys of their cards. */
export async function keepScans(scans: ReadonlyMap<string, Blob>): Promise<void> {
  const writing = (await shelf()).transaction('scans', 'readwrite');
  await Promise.all([...[...scans].map(([key, scan]) => writing.store.put(scan, key)), writing.done]);
}

/** The cards that have a saved picture. */
export const keptScans = async (): Promise<string[]> => (await shelf()).getAllKeys('scans');

/** A picture; undefined if none is saved. */
export const keptScan = async (key: string): Promise<Blob | undefined> => (await shelf()).get('scans', key);

/** Deletes all pictures. */
export const dropScans = async (): Promise<void> => (await shelf()).clear('scans');
