/** All addresses of the page, each with the component that it shows. */
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { GAME_CARDS } from './books/games.ts';
import { loadCatalogue } from './copy/index.ts';
import { Home } from './pages/home/Home.tsx';
import { readLink } from './pages/library/query-link.ts';
import { NotFound, PageFault } from './shell/Faults.tsx';
import { Shell } from './shell/Shell.tsx';

/** A page that loads when a user goes there, together with the words that the first page does not need. */
const later: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => (await Promise.all([load(), loadCatalogue()]))[0], name);

/** The routes. Everything except the home page loads when a user goes there. */
const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: PageFault });

const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: later(() => import('./shell/Settings.tsx'), 'Settings'),
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: later(() => import('./pages/account/AccountPage.tsx'), 'AccountPage'),
});

const mail = createRoute({
  getParentRoute: () => root,
  path: '/account/mail',
  component: later(() => import('./pages/account/MailPages.tsx'), 'MailPage'),
});

const password = createRoute({
  getParentRoute: () => root,
  path: '/account/password',
  component: later(() => import('./pages/account/MailPages.tsx'), 'PasswordPage'),
});

const tables = createRoute({
  getParentRoute: () => root,
  path: '/tables',
  component: later(() => import('./lobby/find/TablesPage.tsx'), 'TablesPage'),
});

const games = createRoute({
  getParentRoute: () => root,
  path: '/games',
  component: later(() => import('./pages/games/GamesPage.tsx'), 'GamesPage'),
});

const newTable = createRoute({
  getParentRoute: () => root,
  path: '/tables/new',
  validateSearch: (search: Record<string, unknown>): { game?: string } => ({
    game: GAME_CARDS.find(({ name }) => name === search.game)?.name,
  }),
  component: later(() => import('./lobby/set-up/NewTablePage.tsx'), 'NewTablePage'),
});

const cards = createRoute({
  getParentRoute: () => root,
  path: '/cards',
  validateSearch: readLink,
  component: later(() => import('./pages/library/CardsPage.tsx'), 'CardsPage'),
});

const faces = createRoute({
  getParentRoute: () => root,
  path: '/cards/faces',
  component: later(() => import('./pages/library/FacesPage.tsx'), 'FacesPage'),
});

const card = createRoute({
  getParentRoute: () => root,
  path: '/cards/$game/$card',
  component: later(() => import('./pages/library/CardPage.tsx'), 'CardPage'),
});

const wanted = createRoute({
  getParentRoute: () => root,
  path: '/cards/$game/wanted',
  component: later(() => import('./pages/own-cards/WantedPage.tsx'), 'WantedPage'),
});

const ownCards = createRoute({
  getParentRoute: () => root,
  path: '/cards/$game/own',
  validateSearch: (search: Record<string, unknown>): { card?: string; race?: string } => ({
    card: word(search.card),
    race: word(search.race),
  }),
  component: later(() => import('./pages/own-cards/OwnCardsPage.tsx'), 'OwnCardsPage'),
});

/** A word of an address, as it is there. */
const word = (x: unknown): string | undefined =>
  typeof x === 'string' || typeof x === 'number' ? String(x) : undefined;

const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game',
  validateSearch: (search: Record<string, unknown>): { q?: string; topic?: string } => ({
    q: word(search.q),
    topic: word(search.topic),
  }),
  component: later(() => import('./pages/library/RulesPage.tsx'), 'RulesPage'),
});

const rule = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game/$',
  // without the id of a rule, this is the page of all rules
  params: { parse: params => (params._splat ? params : false) },
  component: later(() => import('./pages/library/RulePage.tsx'), 'RulePage'),
});

const find = createRoute({
  getParentRoute: () => root,
  path: '/find',
  validateSearch: (search: Record<string, unknown>): { q?: string } => ({ q: word(search.q) }),
  component: later(() => import('./pages/library/FindPage.tsx'), 'FindPage'),
});

const decks = createRoute({
  getParentRoute: () => root,
  path: '/decks/$game',
  validateSearch: (search: Record<string, unknown>): { deck?: string; view?: 'deck' | 'text' } => ({
    deck: word(search.deck),
    view: search.view === 'text' || search.view === 'deck' ? search.view : undefined,
  }),
  component: later(() => import('./pages/decks/DecksPage.tsx'), 'DecksPage'),
});

const play = createRoute({
  getParentRoute: () => root,
  path: '/play/$game',
  component: later(() => import('./lobby/set-up/Setup.tsx'), 'Setup'),
});

/** An address without a game goes to the first game. */
const game = GAME_CARDS[0]!.name;
const someDecks = createRoute({
  getParentRoute: () => root,
  path: '/decks',
  beforeLoad: () => {
    throw redirect({ to: '/decks/$game', params: { game } });
  },
});
const someRules = createRoute({
  getParentRoute: () => root,
  path: '/rules',
  beforeLoad: () => {
    throw redirect({ to: '/rules/$game', params: { game } });
  },
});
const somePlay = createRoute({
  getParentRoute: () => root,
  path: '/play',
  beforeLoad: () => {
    throw redirect({ to: '/play/$game', params: { game } });
  },
});

const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn',
  component: later(() => import('./pages/learn/LearnPage.tsx'), 'LearnPage'),
});
const lessons = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game',
  component: later(() => import('./pages/learn/GameLessonsPage.tsx'), 'GameLessonsPage'),
});
const lesson = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game/$lesson',
  component: later(() => import('./pages/learn/LessonPage.tsx'), 'LessonPage'),
});

const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: later(() => import('./pages/game/TablePage.tsx'), 'TablePage'),
});

const people = createRoute({
  getParentRoute: () => root,
  path: '/t/$code',
  component: later(() => import('./pages/people/PeoplePage.tsx'), 'PeoplePage'),
});

const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay/$id',
  validateSearch: (search: Record<string, unknown>): { at?: number } => {
    const at = Number(search.at);
    return search.at !== undefined && Number.isInteger(at) && at >= 0 ? { at } : {};
  },
  component: later(() => import('./pages/replay/ReplayPage.tsx'), 'ReplayPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    settings,
    account,
    mail,
    password,
    tables,
    newTable,
    games,
    cards,
    faces,
    card,
    wanted,
    ownCards,
    rules,
    rule,
    find,
    decks,
    play,
    learn,
    lessons,
    lesson,
    table,
    people,
    replay,
    someDecks,
    someRules,
    somePlay,
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
