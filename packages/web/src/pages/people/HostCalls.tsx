/** The button of a table's host that calls time in a tournament game. */
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useRoom } from '../../connection/people/room.ts';
import { t } from '../../copy/index.ts';

/** What only the host of a table can do in a game: in a tournament game of Babylon 5, call time. */
export function HostCalls() {
  const room = useRoom();
  const [sure, setSure] = useState(false);
  const [told, setTold] = useState('');
  if (room === null) return null;
  const { info } = room;
  const { feed, me } = room.room;
  if (info.game !== 'babylon5' || info.ruleset !== 'tournament' || info.owner !== me.id) return null;
  const call = async () => {
    // nobody can undo this alone: only a second press does it
    if (!sure) return setSure(true);
    setSure(false);
    try {
      await feed.line.send('callAsHost', { table: feed.code, key: feed.line.means.newKey(), call: 'time' });
      setTold(t('endings.timeCalled'));
    } catch (error) {
      setTold((error as Error).message);
    }
  };
  return (
    <>
      <Button className="btn" onPress={() => void call()}>
        {sure ? t('endings.timeSure') : t('endings.time')}
      </Button>
      <p role="status" className="small soft">
        {told}
      </p>
    </>
  );
}
