/** The page with the user's games: with people, and alone. */
import type { MyGame, Person } from '@orrery/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServer } from '../../connection/server/me.ts';
import { andList, commaList, dayText, t } from '../../copy/index.ts';
import { KeptGames } from '../../lobby/find/KeptGames.tsx';
import { Asked, Entry, More } from '../../lobby/find/List.tsx';
import { finishedGames, othersOf, titleOf } from '../../lobby/find/queries.ts';
import { playerName } from '../../lobby/levels.ts';
import { NoServer } from '../../shell/NoServer.tsx';
import '../home/home.css';
import '../../lobby/find/tables.css';

/** The games that the user has played: with people on the server, and alone in this browser. */
export function GamesPage() {
  const now = useServer();
  return (
    <div className="sheet tables">
      <h1>{t('lobby.games')}</h1>
      <section className="tile">
        <h2>{t('lobby.finished')}</h2>
        {now?.state !== 'here' ? (
          <NoServer now={now} />
        ) : now.person === null ? (
          <p className="soft">{t('lobby.noneFinished')}</p>
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
          <p className="soft">{t('lobby.noneFinished')}</p>
        ) : (
          <>
            <ul className="list">
              {finished.map(game => (
                <Entry
                  key={game.code}
                  title={game.title}
                  said={[
                    titleOf(game.game),
                    commaList(othersOf(game, me)),
                    dayText(game.changed),
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

/** The link to a game: its replay if it is finished, its table if it has stopped. */
function Way({ code, status, title }: MyGame) {
  const named = (
    <>
      {status === 'frozen' ? t('lobby.go') : t('lobby.replay')}
      <span className="vh"> {t('lobby.of', { title })}</span>
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
  if (status === 'frozen') return t('lobby.frozen');
  if (winners === null) return '';
  const names = winners.map(seat => (players[seat] === me.name ? t('players.you') : playerName(players[seat] ?? '')));
  return t('lobby.won', { count: names.length, names: andList(names) });
}
