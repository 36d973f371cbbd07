import type { MyGame, Person } from '@orrery/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { words } from '../../copy/tables.ts';
import { Asked, Entry } from './List.tsx';
import { myGames, othersOf, titleOf } from './queries.ts';

/** The tables at which somebody sits: those that wait for him first. */
export function MyTables({ me }: { me: Person }) {
  const asked = useQuery(myGames(me));
  return (
    <Asked of={asked}>
      {({ turns, going, waiting }) =>
        turns.length + going.length + waiting.length === 0 ? (
          <p className="soft">{words.noneMine}</p>
        ) : (
          <>
            <Games title={words.turns} games={turns} me={me} />
            <Games title={words.going} games={going} me={me} />
            <Games title={words.waiting} games={waiting} me={me} />
          </>
        )
      }
    </Asked>
  );
}

function Games({ title, games, me }: { title: string; games: readonly MyGame[]; me: Person }) {
  if (games.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="list">
        {games.map(game => (
          <Entry
            key={game.code}
            title={game.title}
            said={[titleOf(game.game), words.with(othersOf(game, me)), howItStands(game)]}
          >
            <Link className={game.mine ? 'btn primary' : 'btn'} to="/t/$code" params={{ code: game.code }}>
              {game.mine ? words.goOn : words.go}
              <span className="vh"> {words.toTable(game.title)}</span>
            </Link>
          </Entry>
        ))}
      </ul>
    </section>
  );
}

const howItStands = ({ status, mine, waitsFor, due }: MyGame): string =>
  status !== 'playing' ? '' : mine ? (due === null ? '' : words.by(due)) : words.waitsFor(waitsFor);
