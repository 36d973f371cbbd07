/** The table of a game with people. */
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useMemo, useState } from 'react';
import { gameInfo } from '../../connection/door/game-info.ts';
import { type Room, useRoomNow } from '../../connection/people/room.ts';
import { OpenTable } from '../../table/OpenTable.tsx';
import { type AfterFrame, TableView } from '../../table/TableView.tsx';
import { AfterGame } from './AfterGame.tsx';
import { Ends } from './Ends.tsx';
import { HostCalls } from './HostCalls.tsx';
import { lookBackAt } from './look-back.ts';
import { People } from './People.tsx';
import { Strip } from './Strip.tsx';
import { Heard, TalkButton, TalkDrawer } from './TalkDrawer.tsx';

const LookBack = lazy(async () => ({ default: (await import('../../table/after/AfterGame.tsx')).AfterGame }));

/** The game of a table with people: the same table as in a game alone, with chat, players and clocks. */
export function Game({ room }: { room: Room }) {
  const client = useQueryClient();
  const [talks, setTalks] = useState(false);
  const { feed } = room;
  const { info, sight } = useRoomNow(room);
  const mine = info.seats.find(({ person }) => person === room.me.id)?.seat ?? null;
  const winner = sight?.ending?.result.winners[0];
  // spectators look back with the eyes of who has won
  const seat = mine ?? winner ?? 0;
  const after = useMemo<AfterFrame>(() => {
    const game = lookBackAt(room.get().info, seat, <AfterGame />);
    return { Look: props => <LookBack game={game} {...props} /> };
  }, [room, seat]);
  const open = async () => {
    const { ServerDoor } = await import('../../connection/door/server-door.ts');
    return new ServerDoor(feed, async game => (await client.fetchQuery(gameInfo(game))).moments);
  };
  const around = {
    top: <TalkButton open={() => setTalks(!talks)} />,
    left: <People />,
    after: <AfterGame />,
    menu: (
      <>
        <Ends />
        <HostCalls />
      </>
    ),
  };
  return (
    <OpenTable at={feed.code} open={open} people>
      {(store, layout) => (
        <>
          <TableView id={feed.code} store={store} layout={layout} around={around} after={after} />
          <Strip />
          {talks ? <TalkDrawer close={() => setTalks(false)} /> : <Heard open={() => setTalks(true)} />}
        </>
      )}
    </OpenTable>
  );
}
