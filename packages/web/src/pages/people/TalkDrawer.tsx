/** The chat of a table. */
import type { ChatLine } from '@orrery/protocol';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useRoom } from '../../connection/people/room.ts';
import type { Talk } from '../../connection/people/talk.ts';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';

const useTalk = (talk: Talk) => useSyncExternalStore(talk.subscribe, talk.get);

/** Opens the chat, and says how many lines are new. */
export function TalkButton({ open }: { open: () => void }) {
  const room = useRoom();
  return room === null ? null : <Opener talk={room.room.talk} open={open} />;
}

function Opener({ talk, open }: { talk: Talk; open: () => void }) {
  const { unread } = useTalk(talk);
  return (
    <Button className="iconbtn talkbtn" aria-label={t('chat.open', { count: unread })} onPress={open}>
      <Icon name="talk" />
      {unread > 0 && <b aria-hidden="true">{unread}</b>}
    </Button>
  );
}

/** The last new line, so that players need not open the chat to read it. */
export function Heard({ open }: { open: () => void }) {
  const room = useRoom();
  return room === null ? null : <Bubble talk={room.room.talk} open={open} />;
}

function Bubble({ talk, open }: { talk: Talk; open: () => void }) {
  const { lines, unread } = useTalk(talk);
  const last = lines.at(-1);
  return (
    <div className={unread > 0 ? 'heard' : 'vh'} role="status">
      {unread > 0 && last !== undefined && (
        <>
          <button type="button" className="link" onClick={open}>
            <b>{last.name}</b> <bdi>{last.text}</bdi>
          </button>
          <Button className="iconbtn" aria-label={t('chat.hide')} onPress={() => talk.look(false)}>
            <Icon name="close" />
          </Button>
        </>
      )}
    </div>
  );
}

/** The chat: its lines, and a field to write. */
export function TalkDrawer({ close }: { close: () => void }) {
  const room = useRoom();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const talk = room?.room.talk ?? null;
  useEffect(() => {
    talk?.look(true);
    return () => talk?.look(false);
  }, [talk]);
  const now = useSyncExternalStore(talk?.subscribe ?? quiet, talk?.get ?? nothing);
  const last = now?.lines.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is brought into sight
  useEffect(() => {
    void list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  if (room === null || talk === null || now === null) return null;
  const { info, seat } = room;
  const me = room.room.me.id;
  const owns = info.owner === me;
  const tried = async (act: () => Promise<void>, done = '') => {
    setTold('');
    try {
      await act();
      setTold(done);
      return true;
    } catch (error) {
      setTold((error as Error).message);
      return false;
    }
  };
  const send = async () => {
    const line = text.trim();
    if (line === '' || busy) return;
    setBusy(true);
    // a refused line stays, so that the user can correct it
    if (await tried(() => talk.say(line))) setText('');
    setBusy(false);
  };
  return (
    <section
      className="talk"
      aria-label={t('chat.title')}
      onKeyDown={event => {
        if (event.key === 'Escape') close();
      }}
    >
      <header className="row">
        <h2 className="grow">{t('chat.title')}</h2>
        {owns && (
          <Button className="btn quiet" onPress={() => void tried(() => talk.turn(!info.options.chat))}>
            {info.options.chat ? t('chat.turnOff') : t('chat.turnOn')}
          </Button>
        )}
        <Button className="iconbtn" aria-label={t('chat.close')} onPress={close}>
          <Icon name="close" />
        </Button>
      </header>
      <ol ref={list} className="lines" aria-live="polite">
        {now.lines.map(line => (
          <li key={line.number} className={line.person === me ? 'mine' : ''}>
            <span className="grow">
              <b>{line.name}</b> <bdi>{line.text}</bdi>
            </span>
            {line.person !== me && line.person !== null && (
              <LineMenu
                line={line}
                mute={() => void tried(() => talk.mute(line.person!, true), t('chat.mutedNow', { name: line.name }))}
                report={() => void tried(() => talk.report(line.number), t('chat.reported'))}
              />
            )}
          </li>
        ))}
        {now.lines.length === 0 && <li className="quiet">{t('chat.none')}</li>}
      </ol>
      {now.muted.map(({ id, name }) => (
        <p key={id} className="small quiet row">
          {t('chat.muted', { name })}
          <Button className="link" onPress={() => void tried(() => talk.mute(id, false))}>
            {t('chat.unmute')}
          </Button>
        </p>
      ))}
      <p className="small" role="status">
        {told}
      </p>
      {!info.options.chat ? (
        <p className="small soft">{t('chat.off')}</p>
      ) : seat === null && !owns ? (
        <p className="small soft">{t('chat.onlySeated')}</p>
      ) : (
        <form
          className="row"
          onSubmit={event => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            className="grow"
            value={text}
            maxLength={300}
            aria-label={t('chat.field')}
            placeholder={t('chat.field')}
            onChange={event => setText(event.currentTarget.value)}
          />
          <button type="submit" className="btn" disabled={busy}>
            {t('chat.send')}
          </button>
        </form>
      )}
    </section>
  );
}

const quiet = () => () => {};
const nothing = () => null;

function LineMenu({ line, mute, report }: { line: ChatLine; mute: () => void; report: () => void }) {
  return (
    <MenuTrigger>
      <Button className="iconbtn" aria-label={t('chat.about', { name: line.name })}>
        <Icon name="menu" />
      </Button>
      <Popover className="linemenu">
        <Menu onAction={key => (key === 'mute' ? mute() : report())}>
          <MenuItem id="mute">{t('chat.mute', { name: line.name })}</MenuItem>
          <MenuItem id="report">{t('chat.report')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
