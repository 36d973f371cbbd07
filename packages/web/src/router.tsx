import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Home } from './home/Home.tsx';
import { NotFound, PageFault } from './shell/faults.tsx';
import { Shell } from './shell/Shell.tsx';

/** The pages of the table. What the first page does not need is loaded when somebody goes there. */
const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: PageFault });

const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('./shell/Settings.tsx'), 'Settings'),
});

const faces = createRoute({
  getParentRoute: () => root,
  path: '/cards/faces',
  component: lazyRouteComponent(() => import('./library/FacesPage.tsx'), 'FacesPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([home, settings, faces]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
