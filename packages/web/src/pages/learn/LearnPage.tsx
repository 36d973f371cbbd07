/** The page with the games that have lessons, and the user's progress in each. */
import { Link } from '@tanstack/react-router';
import { GAMES, type GameName, TITLES } from '../../books/books.ts';
import { GAME_CARDS } from '../../books/games.ts';
import { t } from '../../copy/index.ts';
import { useFinished } from './finished.ts';
import { useLessons } from './use-lessons.ts';
import '../home/home.css';
import './learn.css';

/** The games with lessons, and the user's progress in each. */
export function LearnPage() {
  return (
    <div className="learn">
      <h1>{t('learn.title')}</h1>
      <p className="soft">{t('learn.about')}</p>
      <div className="learn-games">
        {GAMES.map(game => (
          <GameToLearn key={game} game={game} />
        ))}
      </div>
    </div>
  );
}

function GameToLearn({ game }: { game: GameName }) {
  const lessons = useLessons(game) ?? [];
  const done = useFinished();
  const card = GAME_CARDS.find(({ name }) => name === game);
  const n = lessons.filter(done).length;
  const next = lessons.find(lesson => !done(lesson));
  return (
    <article className={`game ${card?.look ?? ''} ${card?.tint ?? ''}`}>
      <h2>{TITLES[game]}</h2>
      <p>{t(`games.${game}.about`)}</p>
      <div className="acts2">
        {next !== undefined && (
          <Link className="btn go" to="/learn/$game/$lesson" params={{ game, lesson: next.id }}>
            {n === 0 ? t('learn.begin') : t('learn.resume', { title: next.title })}
          </Link>
        )}
        <Link className="btn" to="/learn/$game" params={{ game }}>
          {t('learn.all')}
        </Link>
      </div>
      <p className="meta">{progress(n, lessons.length)}</p>
    </article>
  );
}

/** How many lessons of a game are done. */
const progress = (done: number, count: number): string =>
  done === 0
    ? t('learn.progressNone', { count })
    : done === count
      ? t('learn.progressAll', { count })
      : t('learn.progress', { done, count });
