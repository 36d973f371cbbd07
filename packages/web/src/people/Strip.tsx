import { Icon } from '../shell/Icon.tsx';
import { useRoom } from './room.ts';
import { words } from './words.ts';

/** A quiet line over the table: that the connection is lost, or from how far one looks on. What is asked stays where it is. */
export function Strip() {
  const room = useRoom();
  if (room === null) return null;
  const { line, failed, info } = room;
  if (line === 'lost' || failed !== '')
    return (
      <div className="strip lost" role="status">
        <Icon name="warning" />
        {failed === '' ? words.line.lost : words.line.failed(failed)}
        {failed !== '' && (
          <button type="button" className="link" onClick={() => location.reload()}>
            {words.line.reload}
          </button>
        )}
      </div>
    );
  const sits = info.seats.some(({ person }) => person === room.room.me.id);
  if (sits) return null;
  const delay = info.options.spectators?.delay ?? 0;
  return (
    <div className="strip" role="status">
      <Icon name="eye" />
      {delay > 0 && info.status === 'playing' ? words.watch.late(delay) : words.watch.now}
    </div>
  );
}
