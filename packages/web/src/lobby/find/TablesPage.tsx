/** The page with all tables: the user's own and the open ones. */
import { Link } from '@tanstack/react-router';
import { useServer } from '../../connection/server/me.ts';
import { t } from '../../copy/index.ts';
import { NoServer } from '../../shell/NoServer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { JoinField } from './JoinField.tsx';
import { MyTables } from './MyTables.tsx';
import { OpenTables } from './OpenTables.tsx';
import './tables.css';

/** All tables with people: the user's own and the open ones. */
export function TablesPage() {
  const now = useServer();
  const person = now?.state === 'here' ? now.person : null;
  return (
    <div className="sheet tables">
      <h1>{t('lobby.title')}</h1>
      {now?.state !== 'here' ? (
        <NoServer now={now} />
      ) : (
        <>
          <p className="soft">{t('lobby.about')}</p>
          <div className="doors">
            <Link className="btn primary" to="/tables/new">
              <Icon name="plus" /> {t('lobby.open')}
            </Link>
            <JoinField />
          </div>
          {person !== null && (
            <section className="tile">
              <h2>{t('lobby.mine')}</h2>
              <MyTables me={person} />
              <p className="row">
                <Link to="/games">{t('lobby.allGames')}</Link>
              </p>
            </section>
          )}
          <section className="tile">
            <h2>{t('lobby.listed')}</h2>
            <OpenTables />
          </section>
        </>
      )}
    </div>
  );
}
