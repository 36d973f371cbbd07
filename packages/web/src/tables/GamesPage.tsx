import type { Person } from '@orrery/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KeptGames } from '../home/KeptGames.tsx';
import { useServer } from '../server/me.ts';
import { NoServer } from '../server/NoServer.tsx';
import { myGames, othersOf, titleOf } from './queries.ts';
import { words } from './words.ts';
import '../home/home.css';
import './tables.css';

/** The games that somebody has played: with people at the server, and alone in this browser. */
export function GamesPage() {
  const now = useServer();
  return (
    <div className="sheet tables">
      <h1>{words.games}</h1>
      <section className="tile">
        <h2>{words.finished}</h2>
        {now?.state !== 'here' ? (
          <NoServer now={now} />
        ) : now.person === null ? (
          <p className="soft">{words.noneFinished}</p>
        ) : (
          <Finished me={now.person} />
        )}
      </section>
      <KeptGames />
    </div>
  );
}

function Finished({ me }: { me: Person }) {
  const { data, error } = useQuery(myGames(me));
  if (error !== null && data === undefined)
    return (
      <p className="refused" role="alert">
        {error.message}
      </p>
    );
  if (data === undefined) return <p role="status">{words.looking}</p>;
  if (data.finished.length === 0) return <p className="soft">{words.noneFinished}</p>;
  return (
    <ul className="list">
      {data.finished.map(game => (
        <li key={game.code}>
          <span className="grow">
            <b>{game.title}</b>
            <small>
              {titleOf(game.game)}; {words.with(othersOf(game, me))}; {words.on(game.changed)}
              {game.status === 'frozen' && `; ${words.frozen}`}
            </small>
          </span>
          <Link className="btn" to="/replay/$id" params={{ id: game.code }} search={{ at: 0 }}>
            {words.lookBack}
            <span className="vh"> {words.at(game.title)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
