import type { MyGame, Person } from '@orrery/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServer } from '../../connection/server/me.ts';
import { words } from '../../copy/tables.ts';
import { KeptGames } from '../../lobby/find/KeptGames.tsx';
import { Asked, Entry, More } from '../../lobby/find/List.tsx';
import { finishedGames, othersOf, playerOf, titleOf } from '../../lobby/find/queries.ts';
import { NoServer } from '../../shell/NoServer.tsx';
import '../home/home.css';
import '../../lobby/find/tables.css';

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
  const asked = useInfiniteQuery(finishedGames(me));
  return (
    <Asked of={asked}>
      {({ pages }) => {
        const finished = pages.flatMap(page => page.finished);
        return finished.length === 0 ? (
          <p className="soft">{words.noneFinished}</p>
        ) : (
          <>
            <ul className="list">
              {finished.map(game => (
                <Entry
                  key={game.code}
                  title={game.title}
                  said={[
                    titleOf(game.game),
                    words.with(othersOf(game, me)),
                    words.on(game.changed),
                    howItEnded(game, me),
                  ]}
                >
                  <Way {...game} />
                </Entry>
              ))}
            </ul>
            <More of={asked} />
          </>
        );
      }}
    </Asked>
  );
}

/** The way to a game: its moments where it is over, its table where it stands still. */
function Way({ code, status, title }: MyGame) {
  const named = (
    <>
      {status === 'frozen' ? words.go : words.lookBack}
      <span className="vh"> {words.at(title)}</span>
    </>
  );
  return status === 'frozen' ? (
    <Link className="btn" to="/t/$code" params={{ code }}>
      {named}
    </Link>
  ) : (
    <Link className="btn" to="/replay/$id" params={{ id: code }} search={{ at: 0 }}>
      {named}
    </Link>
  );
}

function howItEnded({ status, players, winners }: MyGame, me: Person): string {
  if (status === 'frozen') return words.frozen;
  if (winners === null) return '';
  return words.won(winners.map(seat => (players[seat] === me.name ? words.you : playerOf(players[seat] ?? ''))));
}
