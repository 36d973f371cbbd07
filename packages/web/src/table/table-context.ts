import type { Thing } from '@orrery/table/deeds';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CardFace } from '../play/contract.ts';
import type { Light } from './choosing.ts';
import type { FaceBook } from './faces.ts';
import type { Known, TableStore } from './store.ts';

/** What a thing on the table looks like now, and what a press does. */
export interface Lit extends Partial<Light> {
  readonly selected: boolean;
  /** somebody is to choose, and it is none of it */
  readonly dim: boolean;
}

/** What the parts of a table share. */
export interface Table {
  readonly store: TableStore;
  readonly faces: FaceBook;
  /** the options picked so far, of the question that is asked here */
  readonly picks: readonly string[];
  /** how a thing is lit */
  light(thing: Thing): Lit;
  /** a thing was pressed */
  press(thing: Thing, title: string): void;
  /** somebody wants to read a card */
  read(thing: Thing | null, card: string | null, title: string): void;
}

export const TableContext = createContext<Table | null>(null);

/** The table that a part belongs to. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('There is no table around this part.');
  return table;
}

/** What is known of a table now. */
export const useKnown = (store: TableStore): Known => useSyncExternalStore(store.subscribe, store.get);

/** What a card looks like; null until that is known. */
export function useFace(card: string | null): CardFace | null {
  const { faces } = useTable();
  return useSyncExternalStore(faces.subscribe, () => (card === null ? null : faces.of(card)));
}
