/** The buttons with which a table's host makes the calls of a game, such as time. */
import { allowedBy } from '@orrery/table/agreements';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { gameInfo } from '../../connection/door/game-info.ts';
import { useRoom } from '../../connection/people/room.ts';
import { useOptionWords } from '../../copy/options.ts';

/** What only the host of a table can do in a game: the calls that its ruleset has. */
export function HostCalls() {
  const at = useRoom();
  return at !== null && at.info.owner === at.room.me.id ? <Calls at={at} /> : null;
}

function Calls({ at: { info, room } }: { at: NonNullable<ReturnType<typeof useRoom>> }) {
  const calls = (useQuery(gameInfo(info.game)).data?.calls ?? []).filter(call => allowedBy(call, info.ruleset));
  const words = useOptionWords(calls.length > 0);
  const [sure, setSure] = useState<string | null>(null);
  const [told, setTold] = useState('');
  if (calls.length === 0) return null;
  const { feed } = room;
  const call = async (name: string, done: string) => {
    // nobody can undo this alone: only a second press does it
    if (sure !== name) return setSure(name);
    setSure(null);
    try {
      await feed.line.send('callAsHost', { table: feed.code, key: feed.line.means.newKey(), call: name });
      setTold(done);
    } catch (error) {
      setTold((error as Error).message);
    }
  };
  return (
    <>
      {calls
        .map(one => words(info.game, one.name, one))
        .map(({ name, title, sure: again, done }) => (
          <Button key={name} className="btn" onPress={() => void call(name, done)}>
            {sure === name ? again : title}
          </Button>
        ))}
      <p role="status" className="small soft">
        {told}
      </p>
    </>
  );
}
