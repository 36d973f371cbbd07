import type { DeckChoice, SeatInfo, TableInfo } from '@orrery/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { type GameName, TITLES } from '../../books/books.ts';
import { useDecksOf } from '../../connection/decks/own-decks.ts';
import { gameInfo } from '../../connection/door/game-info.ts';
import { type Room, useRoomNow } from '../../connection/people/room.ts';
import { tableRoutes } from '../../connection/people/routes.ts';
import { words } from '../../copy/people.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DeckSelect, ownOf } from '../set-up/DeckSelect.tsx';
import { Invitation } from './Invitation.tsx';

const say = words.room;

/** A table that waits for players: its game, who sits where with what, and what one may do about it. */
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
    const choice = decks.choice(deck);
    void tried(() => tableRoutes.sit(code, { seat, ...(choice === null ? {} : { deck: choice }) }));
  };
  const choose = (wanted: string) => {
    setDeck(wanted);
    const choice = decks.choice(wanted);
    if (mine !== undefined && choice !== null) void tried(() => tableRoutes.deck(code, choice));
  };
  const others = present?.watching ?? 0;
  return (
    <div className="sheet waiting">
      <header>
        <h1>{say.title(TITLES[info.game as GameName])}</h1>
        <p className="soft">{say.table(info.title, code)}</p>
      </header>
      <Terms info={info} />
      <p role="status" className="awaited">
        {awaited(info) === '' ? say.starts : say.waits(awaited(info))}
      </p>
      <ul className="seats" aria-label={say.seats}>
        {seats.map(seat => (
          <li key={seat.seat} className={seat.person === me ? 'mine' : ''}>
            <span className="n">{say.seat(seat.seat + 1)}</span>
            <SeatWho seat={seat} me={me} owner={owner} here={present?.people ?? null} />
            {mine === undefined && mayTake(seat, room.me.name, me) && (
              <Button className="btn primary" isDisabled={busy} onPress={() => sit(seat.seat)}>
                {say.take}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mine">
        <DeckSelect
          label={say.deck}
          none={!mine?.chosen ? say.any : entry === '' ? (mine.deck ?? say.chosen) : null}
          ready={decks.ready}
          own={decks.own}
          chosen={deck || entry}
          choose={choose}
        />
        {info.options.decks === 'secret' && <p className="small soft">{say.secret}</p>}
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
              {mine.ready ? say.notYet : say.beReady}
            </Button>
          )}
          {mine !== undefined && owner !== me && (
            <Button className="btn" isDisabled={busy} onPress={() => void tried(() => tableRoutes.stand(code))}>
              {say.leave}
            </Button>
          )}
          {owner === me && !closing && (
            <Button className="btn quiet" onPress={() => setClosing(true)}>
              {say.close}
            </Button>
          )}
          {owner === me && closing && (
            <>
              <Button className="btn" isDisabled={busy} onPress={() => void tried(() => tableRoutes.stand(code))}>
                {say.closeSure}
              </Button>
              <Button className="btn quiet" onPress={() => setClosing(false)}>
                {say.stay}
              </Button>
            </>
          )}
        </div>
      </div>
      <Invitation />
      {mine === undefined && <p className="soft">{info.options.spectators === null ? say.mayNotWatch : say.watch}</p>}
      {others > (mine === undefined ? 1 : 0) && (
        <p className="small quiet">{say.watching(others - (mine === undefined ? 1 : 0))}</p>
      )}
    </div>
  );
}

/** Whom a table waits for, in words. */
export function awaited({ seats }: TableInfo): string {
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const names = seats.flatMap(({ kind, name, ready }) =>
    kind === 'invited' || (kind === 'person' && !ready) ? [name ?? ''] : [],
  );
  const all = [...names, ...(free === 0 ? [] : [free === 1 ? say.onePlayer : say.players(free)])];
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** What seats are kept for somebody by his name or id. */
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
      ? say.free
      : kind === 'invited'
        ? say.keptFor(name ?? '')
        : kind === 'bot'
          ? words.bot(name ?? '')
          : (name ?? '');
  const isHere = person !== null && (person === me || here === null || here.includes(person));
  const more = [
    ...(person === me ? [say.you] : []),
    ...(person !== null && person === owner ? [say.host] : []),
    ...(kind === 'person' && !isHere ? [say.away] : []),
    ...(deck !== null ? [deck] : chosen ? [say.chosen] : []),
  ];
  return (
    <>
      <span className={`who ${kind}`}>
        <b>{who}</b>
        {more.length > 0 && <small>{more.join(' · ')}</small>}
      </span>
      {kind === 'person' && (
        <span className={ready ? 'ready' : 'quiet'}>
          {ready && <Icon name="check" />} {ready ? say.ready : say.notReady}
        </span>
      )}
    </>
  );
}

/** How a table is to be played, each in a few words. */
function Terms({ info: { options, ruleset } }: { info: TableInfo }) {
  const { clock, spectators, listed, decks } = options;
  const terms = [
    ...(ruleset === null ? [] : [say.rules(ruleset)]),
    clock.kind === 'none'
      ? say.clock.none
      : clock.kind === 'decision'
        ? say.clock.decision(span(clock.seconds))
        : clock.kind === 'chess'
          ? say.clock.chess(span(clock.seconds), clock.increment)
          : say.clock.days(clock.days),
    spectators === null ? say.noWatchers : say.watchers(spectators.delay),
    say.decks[decks],
    listed ? say.listed : say.private,
  ];
  return (
    <ul className="terms">
      {terms.map(term => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}

const span = (seconds: number): string =>
  seconds % 3600 === 0
    ? `${seconds / 3600} h`
    : seconds % 60 === 0
      ? `${seconds / 60} min`
      : seconds > 90
        ? `${Math.floor(seconds / 60)} min ${seconds % 60} s`
        : `${seconds} s`;

/** The decks that may be chosen for a seat, each by a name of its own in the list. */
function useDecks(game: string) {
  const ready = useQuery(gameInfo(game)).data?.decks ?? [];
  const own = useDecksOf(game);
  return {
    ready,
    own,
    /** the entry of a deck that is chosen already; '' for none of these */
    named: (deck: string | null): string => {
      if (deck !== null && ready.some(({ name }) => name === deck)) return deck;
      const kept = own.find(({ name }) => name === deck);
      return kept === undefined ? '' : `own ${kept.id}`;
    },
    choice: (entry: string): DeckChoice | null => {
      const kept = ownOf(own, entry);
      if (kept !== undefined) return kept.choice;
      return entry === '' ? null : { ready: entry };
    },
  };
}
