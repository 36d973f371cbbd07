import type { MyGame, Person } from '@orrery/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { myGames, othersOf, titleOf } from './queries.ts';
import { words } from './words.ts';

/** The tables at which somebody sits: those that wait for him first. */
export function MyTables({ me }: { me: Person }) {
  const { data, error } = useQuery(myGames(me));
  if (error !== null && data === undefined)
    return (
      <p className="refused" role="alert">
        {error.message}
      </p>
    );
  if (data === undefined) return <p role="status">{words.looking}</p>;
  const { turns, going, waiting } = data;
  if (turns.length + going.length + waiting.length === 0) return <p className="soft">{words.noneMine}</p>;
  return (
    <>
      <Games title={words.turns} games={turns} me={me} />
      <Games title={words.going} games={going} me={me} />
      <Games title={words.waiting} games={waiting} me={me} />
    </>
  );
}

function Games({ title, games, me }: { title: string; games: readonly MyGame[]; me: Person }) {
  if (games.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="list">
        {games.map(game => (
          <li key={game.code}>
            <span className="grow">
              <b>{game.title}</b>
              <small>
                {[titleOf(game.game), words.with(othersOf(game, me)), howItStands(game)].filter(Boolean).join('; ')}
              </small>
            </span>
            <Link className={game.mine ? 'btn primary' : 'btn'} to="/t/$code" params={{ code: game.code }}>
              {game.mine ? words.goOn : words.go}
              <span className="vh"> {words.toTable(game.title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const howItStands = ({ status, mine, waitsFor, due }: MyGame): string =>
  status !== 'playing' ? '' : mine ? (due === null ? '' : words.by(due)) : words.waitsFor(waitsFor);
