/** What the parts of a table share: the store, the picks, and what a press does. */
import type { Thing } from '@orrery/table/deeds';
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { CardFace } from '../connection/contract.ts';
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

/** Nothing is lit: nobody is asked, or it is looked back. */
export const unlit = (): Lit => ({ selected: false, dim: false });

/**
 * What the parts share, as one value that stays the same until something is lit otherwise or picked: so that a change of the table draws anew what has changed,
 * and not all cards. What a press and a wish to read do may be another function each time.
 */
export function useSteadyTable({ store, faces, picks, light, press, read }: Table): Table {
  const now = useRef({ press, read });
  useLayoutEffect(() => {
    now.current = { press, read };
  });
  return useMemo(
    () => ({
      store,
      faces,
      picks,
      light,
      press: (thing, title) => now.current.press(thing, title),
      read: (thing, card, title) => now.current.read(thing, card, title),
    }),
    [store, faces, picks, light],
  );
}

/** What is known of a table now. */
export const useKnown = (store: TableStore): Known => useSyncExternalStore(store.subscribe, store.get);

/** What a card looks like; null until that is known. */
export function useFace(card: string | null): CardFace | null {
  const { faces } = useTable();
  return useSyncExternalStore(faces.subscribe, () => (card === null ? null : faces.of(card)));
}
