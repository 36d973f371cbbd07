/** The frame of a page about one game, with links to the other games. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { GAMES, type GameName, isGame, TITLES } from '../../books/books.ts';
import { lookOf } from '../../cards/look.ts';
import { t } from '../../copy/index.ts';
import { Missing } from './Missing.tsx';
import './library.css';

/** The pages that each game has. */
type GameRoute = '/rules/$game' | '/decks/$game' | '/learn/$game';

/** A page that each game has: its title, and links to the same page of the other games. */
export function GamePage({
  title,
  game,
  to,
  className = '',
  children,
}: {
  title: string;
  game: GameName;
  to: GameRoute;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`library ${className} ${lookOf(game)}`}>
      <h1>
        {title}: {TITLES[game]}
      </h1>
      <nav className="games" aria-label={t('library.cards.game')}>
        {GAMES.map(other => (
          <Link
            key={other}
            to={to}
            params={{ game: other }}
            className="toggle"
            aria-current={other === game ? 'page' : undefined}
          >
            {TITLES[other]}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** The page of the game in the address, or a message if there is no such game. */
export const OfGame = ({ name, children }: { name: string; children: (game: GameName) => ReactNode }) =>
  isGame(name) ? (
    children(name)
  ) : (
    <Missing title={t('library.noGame', { name })} more={t('library.noGameMore')}>
      <Link to="/" className="btn primary">
        {t('library.home')}
      </Link>
    </Missing>
  );
