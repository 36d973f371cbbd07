/** What the parts of a table share: the store, the picks, and what a press does. */
import type { Thing } from '@orrery/table/choice-kinds';
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { CardState } from '../cards/state.ts';
import type { CardFace } from '../connection/contract.ts';
import type { Light } from './choosing.ts';
import type { Missed } from './director/missed.ts';
import type { FaceBook } from './faces.ts';
import type { Known } from './known.ts';
import type { TableStore, Telling } from './store.ts';

/** The light of a thing on the table, and what a press does. */
export interface Lit extends Partial<Light> {
  readonly selected: boolean;
  /** the player has to choose, and this thing is no option */
  readonly dim: boolean;
}

/** A card that a player looks at. */
export interface Seen {
  /** its stable id; null for a card that the player may not know */
  readonly card: string | null;
  readonly title: string;
  /** its id at the table; null if it is not there */
  readonly thing: number | null;
  /** what it has become there */
  readonly state: CardState;
}

/** What the parts of a table share. */
export interface Table {
  readonly store: TableStore;
  readonly faces: FaceBook;
  /** the options that are picked so far */
  readonly picks: readonly string[];
  /** how a thing is lit */
  light(thing: Thing): Lit;
  /** a thing was pressed */
  press(thing: Thing, title: string): void;
  /** the pointer is on a card, or the focus; null if it has left */
  point(card: Seen | null): void;
  /** the player opens a card in reading size */
  read(card: Seen): void;
}

export const TableContext = createContext<Table | null>(null);

/** The table that a part belongs to. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('There is no table around this part.');
  return table;
}

/** No light: there is no question, or this is a replay. */
export const unlit = (): Lit => ({ selected: false, dim: false });

/**
 * What the parts share, as one value that stays the same until the light or the picks change. So a change of the table draws only the cards that
 * have changed. `press` and `read` may be new functions each time.
 */
export function useSteadyTable({ store, faces, picks, light, press, point, read }: Table): Table {
  const now = useRef({ press, point, read });
  useLayoutEffect(() => {
    now.current = { press, point, read };
  });
  return useMemo(
    () => ({
      store,
      faces,
      picks,
      light,
      press: (thing, title) => now.current.press(thing, title),
      point: card => now.current.point(card),
      read: card => now.current.read(card),
    }),
    [store, faces, picks, light],
  );
}

/** The present state of a table. */
export const useKnown = (store: TableStore): Known => useSyncExternalStore(store.subscribe, store.get);

/** What the table shows of the others now; null if the player sees the newest state. */
export const useTelling = (store: TableStore): Telling | null => useSyncExternalStore(store.subscribe, store.telling);

/** What the player may have missed before the present question; null for nothing. */
export const useMissed = (store: TableStore): Missed | null => useSyncExternalStore(store.subscribe, store.missed);

/** The face of a card; null until it is loaded. */
export function useFace(card: string | null): CardFace | null {
  const { faces } = useTable();
  return useSyncExternalStore(faces.subscribe, () => (card === null ? null : faces.of(card)));
}
