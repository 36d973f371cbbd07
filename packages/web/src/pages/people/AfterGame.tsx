/** What players can do after a game with people: rematch or leave. */
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useRoom } from '../../connection/people/room.ts';
import { tableRoutes } from '../../connection/people/routes.ts';
import { t } from '../../copy/index.ts';

/** After a game with people: ask for a rematch, or leave. */
export function AfterGame() {
  const room = useRoom();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'going' | string>('idle');
  if (room === null) return null;
  const { info, seat } = room;
  const { line, code } = room.room.feed;
  const again = async () => {
    setState('going');
    try {
      const { table } = await line.send('rematch', { table: code, key: line.means.newKey() });
      // a player who wants a rematch is ready for it
      await tableRoutes.ready(table, true);
      await navigate({ to: '/t/$code', params: { code: table } });
    } catch (error) {
      setState((error as Error).message);
    }
  };
  return (
    <>
      {state !== 'idle' && state !== 'going' && (
        <p className="refused" role="alert">
          {state}
        </p>
      )}
      {info.rematch !== null && (
        <p className="next-game" role="status">
          {seat === null ? t('rematch.goesOn') : t('rematch.wanted')}
        </p>
      )}
      <div className="acts next-game">
        {seat !== null ? (
          <Button className="btn primary" isDisabled={state === 'going'} onPress={() => void again()}>
            {info.rematch === null ? t('rematch.ask') : t('rematch.agree')}
          </Button>
        ) : (
          info.rematch !== null && (
            <Link className="btn primary" to="/t/$code" params={{ code: info.rematch }}>
              {t('rematch.watch')}
            </Link>
          )
        )}
        <Link className="btn" to="/">
          {t('rematch.home')}
        </Link>
      </div>
    </>
  );
}
