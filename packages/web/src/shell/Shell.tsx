/** The frame of all pages except tables: links at the top, a line at the foot. */
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { GAME_CARDS } from '../books/games.ts';
import { useServer } from '../connection/server/me.ts';
import { t } from '../copy/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { chooseTheme, wornTheme } from '../ui/theme.ts';
import { SiteSearch } from './SiteSearch.tsx';

/** The frame of all pages except tables, which fill the window and have their own top bar. */
export function Shell() {
  // the page that is shown: the address changes before the next page is there, and this one must not be drawn again
  const path = useRouterState({ select: s => s.matches.at(-1)?.pathname ?? s.location.pathname });
  if (/^\/((t|table|replay)\/[^/]+|learn\/[^/]+\/[^/]+)\/?$/.test(path)) return <Outlet />;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The frame around a page that does not fill the window. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="house">
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <header className="nav">
        <Link to="/" className="brand">
          <Icon name="orrery" />
          Orrery
        </Link>
        <nav aria-label={t('shell.pages')}>
          <TablesLink />
          <Link to="/learn">{t('shell.learn')}</Link>
          <Link to="/cards">{t('shell.cards')}</Link>
          <OfGames to="/rules/$game">{t('shell.rules')}</OfGames>
          <OfGames to="/decks/$game">{t('shell.decks')}</OfGames>
          <Link to="/settings">{t('shell.settings')}</Link>
          <AccountLink />
        </nav>
        <SiteSearch />
        <ThemeButton />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot">{t('shell.unofficial')}</footer>
    </div>
  );
}

/** A link to a page that each game has: the page of the present game, else of the first. */
function OfGames({ to, children }: { to: '/rules/$game' | '/decks/$game'; children: string }) {
  const path = useRouterState({ select: s => s.location.pathname });
  const game = GAME_CARDS.find(({ name }) => path.split('/')[2] === name) ?? GAME_CARDS[0]!;
  return (
    <Link to={to} params={{ game: game.name }}>
      {children}
    </Link>
  );
}

/** The link to tables with people, if there is a server. */
function TablesLink() {
  return useServer()?.state === 'here' ? <Link to="/tables">{t('shell.tables')}</Link> : null;
}

/** The user, with a link to the account. Nothing without a server. */
function AccountLink() {
  const now = useServer();
  if (now?.state !== 'here') return null;
  return (
    <Link to="/account" className="who">
      <Icon name="user" />
      <span>{now.person === null ? t('shell.signIn') : <bdi>{now.person.name}</bdi>}</span>
    </Link>
  );
}

/** The button to change the theme. */
export function ThemeButton() {
  const [theme, setTheme] = useState(wornTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={t(`shell.themes.${other}`)}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      <Icon name="light" />
    </button>
  );
}
