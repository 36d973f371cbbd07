/** The list of games that this browser has saved. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { KeptGame } from '../../connection/games/wanted.ts';
import { andList, commaList, t } from '../../copy/index.ts';
import { capital } from '../../ui/capital.ts';
import { Icon } from '../../ui/Icon.tsx';

const kept = async () => (await import('../../connection/games/kept-games.ts')).keptGames();
/** The names of what each seat plays, with capitals. */
const named = (names: readonly string[]): string => commaList(names.map(capital));
/** The key of the query for the games of this browser. */
export const KEPT = ['kept games'];

/** The state of a game in words. */
function stateOf({ turn, winners }: KeptGame): string {
  if (winners !== null)
    return winners.length > 0 ? t('savedGames.won', { names: andList(winners) }) : t('savedGames.draw');
  return turn === 0 ? t('savedGames.beforeTurns') : t('savedGames.turn', { turn });
}

/** The last unfinished game, with the way back to it. */
export const Resume = ({ game }: { game: KeptGame }) => (
  <div className="resume">
    <span className="grow">
      <b>{t('savedGames.waits', { title: game.title })}</b>
      <small>
        {stateOf(game)}, {named(game.names)}
      </small>
    </span>
    <Link className="btn primary" to="/table/$id" params={{ id: game.id }}>
      {t('savedGames.resume')}
    </Link>
  </div>
);

/**
 * The games of this browser, unfinished and finished. The last unfinished game stands by itself at the top.
 * @param most shows only this many of the others, with a link to all of them
 */
export function KeptGames({ most }: { most?: number }) {
  const { data = [] } = useQuery({ queryKey: KEPT, queryFn: kept, staleTime: 0 });
  const client = useQueryClient();
  if (data.length === 0) return null;
  const waiting = data.find(({ winners }) => winners === null);
  const others = data.filter(game => game !== waiting).slice(0, most);
  return (
    <>
      {waiting !== undefined && <Resume game={waiting} />}
      {others.length > 0 && (
        <section className="tile" aria-labelledby="kept">
          <h2 id="kept">
            <Icon name="clock" /> {t('savedGames.title')}
          </h2>
          <ul className="list">
            {others.map(game => {
              const { id, title, winners, names } = game;
              return (
                <li key={id}>
                  <span className="grow">
                    <b>{title}</b>, {named(names)}: {stateOf(game)}
                  </span>
                  <Link to={winners === null ? '/table/$id' : '/replay/$id'} params={{ id }}>
                    {winners === null ? t('savedGames.resume') : t('savedGames.replay')}
                  </Link>
                  <button
                    type="button"
                    className="iconbtn"
                    aria-label={`${t('savedGames.drop')}: ${title}, ${stateOf(game)}`}
                    onClick={async () => {
                      await (await import('../../connection/games/kept-games.ts')).dropGame(id);
                      await client.invalidateQueries({ queryKey: KEPT });
                    }}
                  >
                    <Icon name="no" />
                  </button>
                </li>
              );
            })}
          </ul>
          {most !== undefined && (
            <p className="small">
              <Link to="/games">{t('savedGames.all')}</Link>
            </p>
          )}
        </section>
      )}
    </>
  );
}
