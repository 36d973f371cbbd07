import { useParams } from '@tanstack/react-router';
import { openHere } from '../play/worker-door.ts';
import { OpenTable } from './OpenTable.tsx';
import { TableView } from './TableView.tsx';

/** A game that lives in this browser, opened where it stands. */
export function TablePage() {
  const { id } = useParams({ from: '/table/$id' });
  return (
    <OpenTable at={id} open={() => openHere(id)}>
      {(store, layout) => <TableView key={id} id={id} store={store} layout={layout} />}
    </OpenTable>
  );
}
