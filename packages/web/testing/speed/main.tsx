import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { layoutOf } from '../../src/table/games/index.ts';
import { TableStore } from '../../src/table/store.ts';
import { TableView } from '../../src/table/TableView.tsx';
import { choosePace } from '../../src/ui/pace.ts';
import { crowded, Played, recorded } from './played.ts';
import '../../src/ui/style/tokens.css';
import '../../src/ui/style/fonts.css';
import '../../src/ui/style/base.css';
import '../../src/ui/style/controls.css';
import '../../src/table/table.css';

/** A table without a host, for measuring the page alone. Its changes are computed before the measurement. */
const wish = new URLSearchParams(location.search);
const game = wish.get('game') ?? 'galactic-empires';
const all = await recorded(game, Number(wish.get('seats') ?? 12), Number(wish.get('changes') ?? 120));
const cards = Number(wish.get('cards') ?? 0);
const played = new Played(cards > 0 ? crowded(all, cards) : all);
choosePace('once');
const store = new TableStore(played, await played.look());
const layout = await layoutOf(game);
const router = createRouter({
  routeTree: createRootRoute({ component: () => <TableView id="measured" store={store} layout={layout} /> }),
  history: createMemoryHistory(),
});
createRoot(document.getElementById('page')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router as never} />
  </QueryClientProvider>,
);

declare global {
  /** sends the table its next changes. @returns how many are left */
  var tellNext: (n: number) => number;
  /** the ids of the cards that were drawn since the last call */
  var drawnNow: () => string[];
}
globalThis.tellNext = n => played.tell(n);
globalThis.drawnNow = () => played.drawn();
