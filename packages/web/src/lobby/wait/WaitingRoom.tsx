/** The waiting room of a table: its settings, its seats, and what the user can do. */
import type { DeckChoice, SeatInfo, TableInfo } from '@orrery/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { type GameName, TITLES } from '../../books/books.ts';
import { useDecksOf } from '../../connection/decks/own-decks.ts';
import { gameInfo } from '../../connection/door/game-info.ts';
import { keptOverlay } from '../../connection/overlays/kept-overlays.ts';
import { namesOwn, overlayId } from '../../connection/overlays/own-cards.ts';
import { type Room, useRoomNow } from '../../connection/people/room.ts';
import { tableRoutes } from '../../connection/people/routes.ts';
import { andList, t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DeckSelect, ownOf } from '../set-up/DeckSelect.tsx';
import { Invitation } from './Invitation.tsx';
import { Terms } from './Terms.tsx';

/** The waiting room: the settings of the table, its seats, and what the user can do. */
export function WaitingRoom({ room }: { room: Room }) {
  const { info, present } = useRoomNow(room);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [deck, setDeck] = useState('');
  const [closing, setClosing] = useState(false);
  const decks = useDecks(info.game);
  const { code, seats, owner } = info;
  const me = room.me.id;
  const mine = seats.find(({ person }) => person === me);
  const entry = decks.named(mine?.deck ?? null);
  const tried = async (act: () => Promise<TableInfo>) => {
    setBusy(true);
    setFault('');
    try {
      room.info(await act());
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const sit = (seat: number) => {
    void tried(async () => {
      const choice = await decks.choice(deck);
      return tableRoutes.sit(code, { seat, ...(choice === null ? {} : { deck: choice }) });
    });
  };
  const choose = (wanted: string) => {
    setDeck(wanted);
    if (mine === undefined || wanted === '') return;
    void tried(async () => tableRoutes.deck(code, (await decks.choice(wanted))!));
  };
  const others = present?.watching ?? 0;
  return (
    <div className="sheet waiting">
      <header>
        <h1>{t('waitingRoom.title', { title: TITLES[info.game as GameName] })}</h1>
        <p className="soft">{t('waitingRoom.table', { title: info.title, code })}</p>
      </header>
      <Terms info={info} />
      <p role="status" className="awaited">
        {awaited(info).length === 0
          ? t('waitingRoom.starts')
          : t('waitingRoom.waits', { names: andList(awaited(info)) })}
      </p>
      <ul className="seats" aria-label={t('waitingRoom.seats')}>
        {seats.map(seat => (
          <li key={seat.seat} className={seat.person === me ? 'mine' : ''}>
            <span className="n">{t('waitingRoom.seat', { n: seat.seat + 1 })}</span>
            <SeatWho seat={seat} me={me} owner={owner} here={present?.people ?? null} />
            {mine === undefined && mayTake(seat, room.me.name, me) && (
              <Button className="btn primary" isDisabled={busy} onPress={() => sit(seat.seat)}>
                {t('waitingRoom.take')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mine">
        <DeckSelect
          label={t('waitingRoom.deck')}
          none={!mine?.chosen ? t('waitingRoom.any') : entry === '' ? (mine.deck ?? t('waitingRoom.chosen')) : null}
          ready={decks.ready}
          own={decks.own}
          chosen={deck || entry}
          choose={choose}
        />
        {info.options.decks === 'secret' && <p className="small soft">{t('waitingRoom.secret')}</p>}
        {fault !== '' && (
          <p className="refused" role="alert">
            {fault}
          </p>
        )}
        <div className="row">
          {mine !== undefined && (
            <Button
              className={`btn ${mine.ready ? '' : 'primary'}`}
              isDisabled={busy}
              onPress={() => void tried(() => tableRoutes.ready(code, !mine.ready))}
            >
              {mine.ready ? t('waitingRoom.notYet') : t('waitingRoom.beReady')}
            </Button>
          )}
          {mine !== undefined && owner !== me && (
            <Button className="btn" isDisabled={busy} onPress={() => void tried(() => tableRoutes.stand(code))}>
              {t('waitingRoom.leave')}
            </Button>
          )}
          {owner === me && !closing && (
            <Button className="btn quiet" onPress={() => setClosing(true)}>
              {t('waitingRoom.close')}
            </Button>
          )}
          {owner === me && closing && (
            <>
              <Button className="btn" isDisabled={busy} onPress={() => void tried(() => tableRoutes.stand(code))}>
                {t('waitingRoom.closeSure')}
              </Button>
              <Button className="btn quiet" onPress={() => setClosing(false)}>
                {t('waitingRoom.stay')}
              </Button>
            </>
          )}
        </div>
      </div>
      <Invitation />
      {mine === undefined && (
        <p className="soft">
          {info.options.spectators === null ? t('waitingRoom.mayNotWatch') : t('waitingRoom.watch')}
        </p>
      )}
      {others > (mine === undefined ? 1 : 0) && (
        <p className="small quiet">{t('waitingRoom.watching', { count: others - (mine === undefined ? 1 : 0) })}</p>
      )}
    </div>
  );
}

/** The players and seats that the table waits for: players by name, free seats by their number. */
export function awaited({ seats }: TableInfo): readonly string[] {
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const names = seats.flatMap(({ kind, name, ready }) =>
    kind === 'invited' || (kind === 'person' && !ready) ? [name ?? ''] : [],
  );
  return free === 0 ? names : [...names, t('waitingRoom.players', { count: free })];
}

/** True if the user can take a seat: it is open, or reserved for their name or id. */
const mayTake = ({ kind, name }: SeatInfo, mine: string, id: string): boolean =>
  kind === 'open' || (kind === 'invited' && (name === id || name?.toLowerCase() === mine.toLowerCase()));

function SeatWho({
  seat: { kind, name, person, deck, chosen, ready },
  me,
  owner,
  here,
}: {
  seat: SeatInfo;
  me: string;
  owner: string;
  here: readonly string[] | null;
}) {
  const who =
    kind === 'open'
      ? t('waitingRoom.free')
      : kind === 'invited'
        ? t('waitingRoom.keptFor', { name: name ?? '' })
        : kind === 'bot'
          ? t('players.bot', { level: name ?? '' })
          : (name ?? '');
  const isHere = person !== null && (person === me || here === null || here.includes(person));
  const more = [
    ...(person === me ? [t('players.you')] : []),
    ...(person !== null && person === owner ? [t('waitingRoom.host')] : []),
    ...(kind === 'person' && !isHere ? [t('waitingRoom.away')] : []),
    ...(deck !== null ? [deck] : chosen ? [t('waitingRoom.chosen')] : []),
  ];
  return (
    <>
      <span className={`who ${kind}`}>
        <b>{who}</b>
        {more.length > 0 && <small>{more.join(' · ')}</small>}
      </span>
      {kind === 'person' && (
        <span className={ready ? 'ready' : 'quiet'}>
          {ready && <Icon name="check" />} {ready ? t('waitingRoom.ready') : t('waitingRoom.notReady')}
        </span>
      )}
    </>
  );
}

/** The decks for a seat, each with its own name in the list. */
function useDecks(game: string) {
  const ready = useQuery(gameInfo(game)).data?.decks ?? [];
  const own = useDecksOf(game);
  return {
    ready,
    own,
    /** the entry of the chosen deck; '' if the list does not have it */
    named: (deck: string | null): string => {
      if (deck !== null && ready.some(({ name }) => name === deck)) return deck;
      const kept = own.find(({ name }) => name === deck);
      return kept === undefined ? '' : `own ${kept.id}`;
    },
    /** a deck that names the user's own cards says so: a table without these cards then refuses it with the reason */
    choice: async (entry: string): Promise<DeckChoice | null> => {
      const kept = ownOf(own, entry);
      if (kept === undefined) return entry === '' ? null : { ready: entry };
      const cards = await keptOverlay(game).catch(() => undefined);
      if (cards === undefined || 'ready' in kept.choice || !namesOwn(await kept.text(), cards.data)) return kept.choice;
      return { ...kept.choice, overlay: overlayId(cards.data) };
    },
  };
}
