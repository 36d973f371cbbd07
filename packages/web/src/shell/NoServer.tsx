import { useQueryClient } from '@tanstack/react-query';
import { type ServerNow, serverNow } from '../connection/server/me.ts';
import { words } from '../copy/server.ts';

/** What is said in the place of something that only a server has. Where one may come back it is asked again. */
export function NoServer({ now }: { now: ServerNow | null }) {
  const client = useQueryClient();
  if (now === null) return <p role="status">{words.asking}</p>;
  if (now.state !== 'away') return <p className="soft">{words.none}</p>;
  return (
    <div className="row">
      <p className="soft" role="status">
        {words.away}
      </p>
      <button
        type="button"
        className="btn"
        onClick={() => void client.refetchQueries({ queryKey: serverNow.queryKey, exact: true })}
      >
        {words.again}
      </button>
    </div>
  );
}
