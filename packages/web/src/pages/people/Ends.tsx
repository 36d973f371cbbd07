/** The buttons to end a game together: without a winner, or as a draw. */
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useRoom } from '../../connection/people/room.ts';
import { t } from '../../copy/index.ts';

/** The ways to end a game that one player cannot take alone: all agree that nobody wins, or a position has come three times. */
export function Ends() {
  const room = useRoom();
  const [told, setTold] = useState('');
  if (room === null || room.seat === null) return null;
  const { line, code } = room.room.feed;
  const ask = async (what: 'proposeEnd' | 'claimDraw', done: string) => {
    try {
      await line.send(what, { table: code, key: line.means.newKey() });
      setTold(done);
    } catch (error) {
      setTold((error as Error).message);
    }
  };
  return (
    <>
      <Button className="btn" onPress={() => void ask('proposeEnd', t('endings.proposed'))}>
        {t('endings.propose')}
      </Button>
      <Button className="btn" onPress={() => void ask('claimDraw', t('endings.claimed'))}>
        {t('endings.claim')}
      </Button>
      <p role="status" className="small soft">
        {told}
      </p>
    </>
  );
}
