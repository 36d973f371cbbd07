/** A game in the list of the user's games: how it ended, against whom, and ways into it. */
import { Link } from '@tanstack/react-router';
import type { Judged } from '../../connection/games/judged.ts';
import { commaList, dayText, t } from '../../copy/index.ts';
import { titleOf } from '../../lobby/find/queries.ts';
import { playerName } from '../../lobby/levels.ts';
import { ChanceLine } from '../../table/after/ChanceLine.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Played } from './played.ts';

/**
 * A game of the user.
 * @param judged its analysis; undefined if there is none
 * @param drop deletes it; null for a game of the server
 */
export function PlayedRow({
  played,
  judged,
  drop,
}: {
  played: Played;
  judged: Judged | undefined;
  drop: (() => void) | null;
}) {
  const { id, here, game, title, outcome, others, deck, turns, at } = played;
  const named = title === '' ? titleOf(game) : title;
  const about = [
    ...(title === '' ? [] : [titleOf(game)]),
    t('ownGames.against', { names: commaList(others.map(playerName)) }),
    ...(deck === '' ? [] : [t('ownGames.deck', { deck })]),
    ...(turns === null ? [] : [t('ownGames.turns', { count: turns })]),
    dayText(at),
    ...(outcome === 'stopped' ? [t('lobby.frozen')] : []),
  ].join('; ');
  const of = <span className="vh"> {t('lobby.of', { title: named })}</span>;
  const over = outcome !== 'going' && outcome !== 'stopped';
  return (
    <li className="played">
      <span className={`outcome ${outcome}`}>{t(`ownGames.results.${outcome}`)}</span>
      <span className="grow">
        <b>{named}</b>
        <small>{about}</small>
      </span>
      {judged !== undefined && <ChanceLine judged={judged} />}
      <span className="ways-in">
        {over ? (
          <>
            <Link
              className="btn"
              {...(here ? { to: '/table/$id', params: { id } } : { to: '/t/$code', params: { code: id } })}
            >
              {t('ownGames.lookBack')}
              {of}
            </Link>
            <Link className="btn quiet" to="/replay/$id" params={{ id }} search={{ at: 0 }}>
              {t('savedGames.replay')}
              {of}
            </Link>
          </>
        ) : (
          <Link
            className="btn"
            {...(here ? { to: '/table/$id', params: { id } } : { to: '/t/$code', params: { code: id } })}
          >
            {here ? t('savedGames.resume') : t('lobby.go')}
            {of}
          </Link>
        )}
        {drop !== null && (
          <button
            type="button"
            className="iconbtn"
            aria-label={`${t('savedGames.drop')}: ${named}, ${t(`ownGames.results.${outcome}`)}, ${about}`}
            onClick={drop}
          >
            <Icon name="no" />
          </button>
        )}
      </span>
    </li>
  );
}
