import { useEffect, useState } from 'react';
import { gameInfo } from '../setup/game-info.ts';
import { PageFault } from '../shell/faults.tsx';
import { layoutOf } from '../table/games/index.ts';
import type { AnyView, Layout } from '../table/layout.ts';
import { TableStore } from '../table/store.ts';
import { TableView } from '../table/TableView.tsx';
import '../table/table.css';
import { useQueryClient } from '@tanstack/react-query';
import { Frame } from '../shell/Shell.tsx';
import { AfterGame } from './AfterGame.tsx';
import { Ends } from './Ends.tsx';
import { People } from './People.tsx';
import type { Room } from './room.ts';
import { Strip } from './Strip.tsx';
import { Heard, TalkButton, TalkDrawer } from './TalkDrawer.tsx';
import { words } from './words.ts';

interface Ready {
  readonly store: TableStore;
  readonly layout: Layout<AnyView>;
}

/** The game of a table with people, once it has begun: the same table as alone, with what people need around it. */
export function Game({ room }: { room: Room }) {
  const client = useQueryClient();
  const [ready, setReady] = useState<Ready | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  const [talks, setTalks] = useState(false);
  useEffect(() => {
    let left = false;
    let store: TableStore | null = null;
    const open = async () => {
      const { ServerDoor } = await import('../play/server-door.ts');
      const layout = await layoutOf(room.feed.info.game);
      if (left) return;
      const door = new ServerDoor(room.feed, async game => (await client.fetchQuery(gameInfo(game))).moments);
      const followed = new TableStore(door, await door.look());
      store = followed;
      if (left) return followed.close();
      setReady({ store: followed, layout });
    };
    open().catch((error: unknown) => setFault(error instanceof Error ? error : new Error(String(error))));
    return () => {
      left = true;
      store?.close();
      setReady(null);
    };
  }, [room, client]);
  if (fault !== null) return <PageFault error={fault} reset={() => location.reload()} />;
  if (ready === null)
    return (
      <Frame>
        <p role="status">{words.finding}</p>
      </Frame>
    );
  const around = {
    top: <TalkButton open={() => setTalks(!talks)} />,
    left: <People />,
    after: <AfterGame />,
    menu: <Ends />,
  };
  return (
    <>
      <TableView id={room.feed.code} store={ready.store} layout={ready.layout} around={around} />
      <Strip />
      {talks ? <TalkDrawer close={() => setTalks(false)} /> : <Heard open={() => setTalks(true)} />}
    </>
  );
}
