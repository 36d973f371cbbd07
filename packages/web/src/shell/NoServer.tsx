/** The message for pages that need a server when there is none. */
import { useQueryClient } from '@tanstack/react-query';
import { type ServerNow, serverNow } from '../connection/server/me.ts';
import { t } from '../copy/index.ts';

/** What is said in the place of something that only a server has. Where one may come back it is asked again. */
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
