import { Link } from '@tanstack/react-router';
import { GAMES, type GameName, TITLES } from '../../books/books.ts';
import { GAME_CARDS } from '../../books/games.ts';
import { words } from '../../copy/learn.ts';
import { useFinished } from './finished.ts';
import { useLessons } from './use-lessons.ts';
import '../home/home.css';
import './learn.css';

/** The games that can be learnt, and how far one has come in each. */
export function LearnPage() {
  return (
    <div className="learn">
      <h1>{words.title}</h1>
      <p className="soft">{words.about}</p>
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
      <p>{card?.about}</p>
      <div className="acts2">
        {next !== undefined && (
          <Link className="btn go" to="/learn/$game/$lesson" params={{ game, lesson: next.id }}>
            {n === 0 ? words.begin : words.goOn(next.title)}
          </Link>
        )}
        <Link className="btn" to="/learn/$game" params={{ game }}>
          {words.all}
        </Link>
      </div>
      <p className="meta">{words.progress(n, lessons.length)}</p>
    </article>
  );
}
