import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { mineKey } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { words } from '../../copy/account.ts';

/** Where somebody is signed in: each can be ended, and all others at once. */
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
      <h2>{words.sessions}</h2>
      <p className="soft">{words.sessionsMore}</p>
      <ul className="sessions">
        {data.sessions.map(({ id, client: program, since, seen, here }) => (
          <li key={id} className="row">
            <span>
              <b>{words.sessionOf(program)}</b>
              {here && ` ${words.sessionHere}`}
              <br />
              <span className="small soft">{words.sessionTimes(since, seen)}</span>
            </span>
            {!here && (
              <Button
                className="btn"
                aria-label={`${words.sessionEnd}: ${words.sessionOf(program)}`}
                onPress={() => void end(server.endSession(id))}
              >
                {words.sessionEnd}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <p>
          <Button className="btn" onPress={() => void end(server.endOtherSessions())}>
            {words.sessionsEnd}
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
