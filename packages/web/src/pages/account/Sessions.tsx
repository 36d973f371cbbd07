/** The list of devices where the user is signed in. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { mineKey } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { dayText, t } from '../../copy/index.ts';
import { capital } from '../../ui/capital.ts';

/** The devices where the user is signed in. The user can sign out one, or all others. */
export function Sessions() {
  const client = useQueryClient();
  const key = mineKey('sessions');
  const [fault, setFault] = useState('');
  const { data } = useQuery({ queryKey: key, queryFn: server.sessions });
  if (data === undefined) return null;
  const others = data.sessions.filter(({ here }) => !here);
  const end = async (act: Promise<unknown>) => {
    setFault('');
    try {
      await act;
    } catch (error) {
      setFault((error as Error).message);
    }
    await client.invalidateQueries({ queryKey: key });
  };
  return (
    <section className="act">
      <h2>{t('account.sessions')}</h2>
      <p className="soft">{t('account.sessionsMore')}</p>
      <ul className="sessions">
        {data.sessions.map(({ id, client: program, since, seen, here }) => (
          <li key={id} className="row">
            <span>
              <b>{capital(program)}</b>
              {here && ` ${t('account.sessionHere')}`}
              <br />
              <span className="small soft">
                {t('account.sessionTimes', { since: dayText(since), seen: dayText(seen) })}
              </span>
            </span>
            {!here && (
              <Button
                className="btn"
                aria-label={`${t('account.sessionEnd')}: ${capital(program)}`}
                onPress={() => void end(server.endSession(id))}
              >
                {t('account.sessionEnd')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <p>
          <Button className="btn" onPress={() => void end(server.endOtherSessions())}>
            {t('account.sessionsEnd')}
          </Button>
        </p>
      )}
      {fault !== '' && (
        <p className="refused" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
