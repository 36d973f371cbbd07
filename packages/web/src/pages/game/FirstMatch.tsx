/** A player's first match of a game: the table with a coach. */
import { useEffect, useMemo, useState } from 'react';
import { isCoachedGame } from '../../table/coach/coaching.ts';
import { coachFrame } from '../../table/coach/index.tsx';
import type { AnyView, Layout } from '../../table/layout.ts';
import type { TableStore } from '../../table/store.ts';
import { type AfterFrame, TableView } from '../../table/TableView.tsx';
import { useKnown } from '../../table/table-context.ts';
import { dismissCoach, rememberPlayed } from '../../ui/first-games.ts';

/** The table of a first match. The coach stays until the match is over, or until the player sends it away. */
export function FirstMatch({
  id,
  store,
  layout,
  after,
}: {
  id: string;
  store: TableStore;
  layout: Layout<AnyView>;
  after: AfterFrame;
}) {
  const [coached, setCoached] = useState(true);
  const { opened, ending } = useKnown(store);
  const { game } = opened;
  const over = ending !== null;
  useEffect(() => {
    if (!over) return;
    rememberPlayed(game);
    dismissCoach();
  }, [over, game]);
  const coach = useMemo(() => {
    if (!coached || !isCoachedGame(game)) return undefined;
    return coachFrame(game, from => {
      rememberPlayed(from);
      dismissCoach();
      setCoached(false);
    });
  }, [coached, game]);
  return <TableView id={id} store={store} layout={layout} after={after} {...(coach === undefined ? {} : { coach })} />;
}
