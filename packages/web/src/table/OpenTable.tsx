/** Opens a table, shows a message until it is there, and closes it when the user leaves. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TableDoor } from '../connection/table-door.ts';
import { t } from '../copy/index.ts';
import { PageFault } from '../shell/Faults.tsx';
import { layoutOf } from './games/index.ts';
import type { AnyView, Layout } from './layout.ts';
import { TableStore } from './store.ts';
import './table.css';

interface Ready {
  readonly at: string;
  readonly store: TableStore;
  readonly layout: Layout<AnyView>;
}

/**
 * Opens a table through a door, and closes it when the user leaves the page.
 * @param at the id of the table: another id opens another table
 * @param open opens the door
 * @param people true if other people play, too
 * @param children draws the table when it is there
 */
export function OpenTable({
  at,
  open,
  people = false,
  children,
}: {
  at: string;
  open: () => Promise<TableDoor>;
  people?: boolean;
  children: (store: TableStore, layout: Layout<AnyView>) => ReactNode;
}) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  const opens = useRef(open);
  opens.current = open;
  useEffect(() => {
    let left = false;
    let store: TableStore | null = null;
    const lay = async () => {
      const door = await opens.current();
      if (left) return door.close();
      // news comes from the look on, so the store follows it before it waits for anything else
      const opened = await door.look();
      const followed = new TableStore(door, opened, people);
      store = followed;
      if (left) return followed.close();
      const layout = await layoutOf(opened.game);
      if (!left) setReady({ at, store: followed, layout });
    };
    lay().catch((error: unknown) => setFault(error instanceof Error ? error : new Error(String(error))));
    return () => {
      left = true;
      store?.close();
      setReady(null);
    };
  }, [at, people]);
  if (fault !== null) return <PageFault error={fault} reset={() => location.reload()} />;
  if (ready === null || ready.at !== at)
    return (
      <main className="message">
        <p role="status">{t('table.opening')}</p>
      </main>
    );
  return children(ready.store, ready.layout);
}
