/** The part of the home page for tables with people. */
import type { Person } from '@orrery/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServer } from '../../connection/server/me.ts';
import { commaList, t, timeText } from '../../copy/index.ts';
import { JoinField } from '../../lobby/find/JoinField.tsx';
import { OpenTables } from '../../lobby/find/OpenTables.tsx';
import { myGames, othersOf, titleOf } from '../../lobby/find/queries.ts';
import { NoServer } from '../../shell/NoServer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import '../../lobby/find/tables.css';

/** The home page shows this many open tables. */
const FEW = 4;
/** The home page shows this many games where it is the user's turn. */
const WAITING = 3;

/** Tables with people on the home page. */
export function WithPeople() {
  const now = useServer();
  return (
    <section className="tile people" aria-labelledby="people">
      <h2 id="people">
        <Icon name="user" /> {t('lobby.title')}
      </h2>
      {now?.state !== 'here' ? (
        <NoServer now={now} />
      ) : (
        <>
          <div className="doors">
            <Link className="btn" to="/tables/new">
              <Icon name="plus" /> {t('lobby.open')}
            </Link>
            <JoinField />
            <span className="more">
              <Link to="/tables">{t('lobby.all')}</Link>
              {now.person !== null && <Link to="/games">{t('lobby.allGames')}</Link>}
            </span>
          </div>
          <h3>{t('lobby.listed')}</h3>
          <OpenTables most={FEW} />
        </>
      )}
    </section>
  );
}

/** The games with people where it is the user's turn. They come first on the home page. */
export function Turns() {
  const now = useServer();
  const person = now?.state === 'here' ? now.person : null;
  return person === null ? null : <TurnsOf me={person} />;
}

function TurnsOf({ me }: { me: Person }) {
  const { data } = useQuery(myGames(me));
  return (data?.turns ?? []).slice(0, WAITING).map(game => (
    <div className="resume" key={game.code}>
      <span className="grow">
        <b>{t('lobby.waitsForYou', { title: game.title })}</b>
        <small>
          {titleOf(game.game)}, {commaList(othersOf(game, me))}
          {game.due !== null && `; ${t('lobby.by', { time: timeText(game.due) })}`}
        </small>
      </span>
      <Link className="btn primary" to="/t/$code" params={{ code: game.code }}>
        {t('lobby.resume')}
        <span className="vh"> {t('lobby.atTable', { title: game.title })}</span>
      </Link>
    </div>
  ));
}
