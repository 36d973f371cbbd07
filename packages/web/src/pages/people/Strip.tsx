/** The line above the table for a lost connection or a stopped game. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRoom } from '../../connection/people/room.ts';
import { server } from '../../connection/server/routes.ts';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';

/** A quiet line above the table: the connection is lost, or the game has stopped. The question stays in its place. */
export function Strip() {
  const room = useRoom();
  if (room === null) return null;
  const { line, failed, info, seat } = room;
  if (line === 'lost' || failed !== '')
    return (
      <div className="strip lost" role="status">
        <Icon name="warning" />
        {failed === '' ? t('connection.lost') : t('connection.failed', { why: failed })}
        {failed !== '' && (
          <button type="button" className="link" onClick={() => location.reload()}>
            {t('connection.reload')}
          </button>
        )}
      </div>
    );
  if (info.status === 'frozen')
    return <Frozen code={info.code} reason={info.reason ?? ''} next={info.rematch} plays={seat !== null} />;
  return null;
}

/** A game that the present rules play in another way than those it began with: why, and a button to go on from its last moment. */
function Frozen({
  code,
  reason,
  next,
  plays,
}: {
  code: string;
  reason: string;
  /** the table where the others have gone on; null if there is none */
  next: string | null;
  plays: boolean;
}) {
  const navigate = useNavigate();
  const [fault, setFault] = useState('');
  const goOn = async () => {
    try {
      const to = next ?? (await server.goOnFrom(code, {})).code;
      await navigate({ to: '/t/$code', params: { code: to } });
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <div className="strip lost" role="status">
      <Icon name="lock" />
      <span>
        {reason} {fault}
      </span>
      {plays && (
        <button type="button" className="link" onClick={() => void goOn()}>
          {next === null ? t('connection.resume') : t('connection.goThere')}
        </button>
      )}
    </div>
  );
}
