import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { openHere } from '../play/worker-door.ts';
import { PageFault } from '../shell/faults.tsx';
import { words } from '../words.ts';
import { layoutOf } from './games/index.ts';
import type { AnyView, Layout } from './layout.ts';
import { TableStore } from './store.ts';
import { TableView } from './TableView.tsx';
import './table.css';

interface Ready {
  readonly store: TableStore;
  readonly layout: Layout<AnyView>;
}

/** A game that lives in this browser, opened where it stands. */
export function TablePage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const [ready, setReady] = useState<Ready | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    let left = false;
    let store: TableStore | null = null;
    const open = async () => {
      const door = await openHere(id);
      if (left) return door.close();
      // news comes from the look on: it is followed before anything else is waited for
      const opened = await door.look();
      const followed = new TableStore(door, opened);
      store = followed;
      if (left) return followed.close();
      const layout = await layoutOf(opened.game);
      if (!left) setReady({ store: followed, layout });
    };
    open().catch((error: unknown) => setFault(error instanceof Error ? error : new Error(String(error))));
    return () => {
      left = true;
      store?.close();
      setReady(null);
    };
  }, [id]);
  if (fault !== null) return <PageFault error={fault} reset={() => location.reload()} />;
  if (ready === null)
    return (
      <main className="message">
        <p role="status">{words.table.opening}</p>
      </main>
    );
  return <TableView key={id} id={id} store={ready.store} layout={ready.layout} />;
}
