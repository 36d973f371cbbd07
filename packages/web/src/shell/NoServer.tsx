/** The message for pages that need a server when there is none. */
import { useQueryClient } from '@tanstack/react-query';
import { type ServerNow, serverNow } from '../connection/server/me.ts';
import { t } from '../copy/index.ts';

/** The message in place of something that needs a server. It has a button to try again if the server may come back. */
export function NoServer({ now }: { now: ServerNow | null }) {
  const client = useQueryClient();
  if (now === null) return <p role="status">{t('server.asking')}</p>;
  if (now.state !== 'away') return <p className="soft">{t('server.none')}</p>;
  return (
    <div className="row">
      <p className="soft" role="status">
        {t('server.away')}
      </p>
      <button
        type="button"
        className="btn"
        onClick={() => void client.refetchQueries({ queryKey: serverNow.queryKey, exact: true })}
      >
        {t('server.again')}
      </button>
    </div>
  );
}
