/** The page for a new table: first the game, then the form. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { GAME_CARDS } from '../../books/games.ts';
import { gameInfo } from '../../connection/door/game-info.ts';
import { useServer } from '../../connection/server/me.ts';
import { t } from '../../copy/index.ts';
import { NoServer } from '../../shell/NoServer.tsx';
import { NewTable } from './NewTable.tsx';
import './setup.css';
import '../find/tables.css';

/** A new table: first the game, then the settings. */
export function NewTablePage() {
  const now = useServer();
  const { game = GAME_CARDS[0]!.name } = useSearch({ from: '/tables/new' });
  const navigate = useNavigate({ from: '/tables/new' });
  const { data, error } = useQuery({ ...gameInfo(game), enabled: now?.state === 'here' });
  const card = GAME_CARDS.find(({ name }) => name === game);
  if (error !== null) throw error;
  return (
    <div className={`setup tables ${card?.look ?? ''} ${card?.tint ?? ''}`}>
      <h1>{t('newTable.title')}</h1>
      {now?.state !== 'here' ? (
        <NoServer now={now} />
      ) : (
        <>
          <p className="soft">{t('newTable.about')}</p>
          <label className="field">
            {t('newTable.game')}
            <select
              value={game}
              onChange={event => void navigate({ search: { game: event.currentTarget.value }, replace: true })}
            >
              {GAME_CARDS.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          {data === undefined ? (
            <p role="status">{t('newTable.loading')}</p>
          ) : (
            <NewTable key={game} info={data} person={now.person} />
          )}
        </>
      )}
    </div>
  );
}
