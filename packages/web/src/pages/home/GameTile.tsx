/** A game on the home page, with its buttons. */
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { GameCard } from '../../books/games.ts';
import { t } from '../../copy/index.ts';
import { seedOf } from '../../lobby/set-up/seed.ts';
import { isCoachedGame, openingOf } from '../../table/coach/coaching.ts';
import { coachGame, hasPlayed } from '../../ui/first-games.ts';

// the cards load after everything that can be pressed
const Fan = lazy(async () => ({ default: (await import('../../cards/Fan.tsx')).Fan }));

/** A game on the home page. One press on it starts a game. */
export function GameTile({ game }: { game: GameCard }) {
  const router = useRouter();
  const [fault, setFault] = useState('');
  const [dealing, setDealing] = useState(false);
  const play = async () => {
    setDealing(true);
    try {
      const { beginGame } = await import('../../lobby/set-up/begin.ts');
      const first = isCoachedGame(game.name) && !hasPlayed(game.name) ? openingOf(game.name) : null;
      const wanted = {
        game: game.name,
        players: ['you', ...Array.from({ length: (first?.decks.length ?? game.usual) - 1 }, () => 'easy')],
        decks: first?.decks ?? [],
        ruleset: null,
        seed: first?.seed ?? seedOf(),
      };
      await beginGame(router, wanted, first === null ? undefined : coachGame);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      setDealing(false);
    }
  };
  return (
    <article className={`game ${game.look} ${game.tint}`}>
      <h2>{game.title}</h2>
      <p>{t(`games.${game.name}.about`)}</p>
      <div className="fan" aria-hidden="true">
        <Suspense>
          <Fan game={game.name} />
        </Suspense>
      </div>
      <div className="acts2">
        <button type="button" className="btn go" disabled={dealing} onClick={() => void play()}>
          {dealing ? t('setUp.starting') : t('home.play')}
        </button>
        <Link className="btn" to="/play/$game" params={{ game: game.name }}>
          {t('home.setUp')}
        </Link>
        <Link className="btn" to="/learn/$game" params={{ game: game.name }}>
          {t('home.learn')}
        </Link>
      </div>
      {fault !== '' && (
        <p className="refused" role="alert">
          {fault}
        </p>
      )}
      <p className="meta">{t(`games.${game.name}.seats`)}</p>
    </article>
  );
}
