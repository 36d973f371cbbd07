/** The page of a table with people: name form, waiting room or game. */
import type { Person } from '@orrery/protocol';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Room, RoomContext, useRoomNow } from '../../connection/people/room.ts';
import { useServer } from '../../connection/server/me.ts';
import { duration, t } from '../../copy/index.ts';
import { codeIn } from '../../lobby/find/code.ts';
import { NameForm } from '../../lobby/wait/NameForm.tsx';
import { WaitingRoom } from '../../lobby/wait/WaitingRoom.tsx';
import { NoServer } from '../../shell/NoServer.tsx';
import { Frame } from '../../shell/Shell.tsx';
import { Game } from './Game.tsx';
import './people.css';

/** The page of a table with people: it asks new guests for a name, then shows the waiting room or the game. */
export function PeoplePage() {
  const { code: written } = useParams({ strict: false }) as { code: string };
  const code = written.toUpperCase();
  const now = useServer();
  // if the server is away for a moment, the user stays the same
  const known = useRef<Person | null>(null);
  if (now?.state === 'here') known.current = now.person;
  const person = known.current;
  if (codeIn(code) === null)
    return (
      <Message title={t('people.noTable', { code })}>
        <p>{t('people.noTableMore')}</p>
      </Message>
    );
  if (person !== null) return <AtTable key={`${person.id} ${code}`} code={code} person={person} />;
  return (
    <Frame>
      {now?.state === 'here' ? (
        <NameForm code={code} />
      ) : (
        <div className="message">
          {now !== null && <h1>{t('people.noServer')}</h1>}
          <NoServer now={now} />
        </div>
      )}
    </Frame>
  );
}

function AtTable({ code, person }: { code: string; person: Person }) {
  const [room, setRoom] = useState<Room | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    let left = false;
    let mine: Room | null = null;
    const come = async () => {
      // the code for games over a socket loads with the first table
      const { feedOf } = await import('../../connection/door/server-door.ts');
      const feed = feedOf(code);
      try {
        await feed.join();
      } catch (error) {
        feed.line.close();
        throw error;
      }
      if (left) return feed.line.close();
      mine = new Room(feed, person);
      setRoom(mine);
    };
    come().catch((error: unknown) => setFault(error instanceof Error ? error : new Error(String(error))));
    return () => {
      left = true;
      mine?.close();
      setRoom(null);
    };
  }, [code, person]);
  if (fault !== null)
    return (
      <Message title={fault.message}>
        <p>{t('people.noTableMore')}</p>
      </Message>
    );
  if (room === null) return <Message title={t('people.finding')} />;
  return (
    <RoomContext value={room}>
      <InRoom room={room} />
    </RoomContext>
  );
}

function InRoom({ room }: { room: Room }) {
  const { info, sight } = useRoomNow(room);
  if (sight !== null) return <Game room={room} />;
  if (info.status === 'closed') return <Message title={t('waitingRoom.closed')} />;
  if (info.status !== 'waiting') {
    const sits = info.seats.some(({ person }) => person === room.me.id);
    const late = info.options.spectators;
    if (late === null && !sits) return <Message title={t('waitingRoom.mayNotWatch')} />;
    return (
      <Message title={sits ? t('waitingRoom.starts') : t('people.watchingLate', { time: duration(late?.delay ?? 0) })}>
        {!sits && <p role="status">{t('people.notBegun')}</p>}
      </Message>
    );
  }
  return (
    <Frame>
      <WaitingRoom room={room} />
    </Frame>
  );
}

/** A message in place of a table, with a link to the home page. */
function Message({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Frame>
      <div className="message">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {children}
        <Link to="/" className="btn">
          {t('people.back')}
        </Link>
      </div>
    </Frame>
  );
}
