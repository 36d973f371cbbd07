/** The page with the user's decks of a game, or one deck in the builder. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { GameName } from '../../books/books.ts';
import { lookOf } from '../../cards/look.ts';
import { deskOf } from '../../connection/decks/desk-door.ts';
import type { KeptDeck } from '../../connection/decks/kept-decks.ts';
import { browserShelf, type DeckShelf, found, type ShelvedDeck, shelfOf } from '../../connection/decks/shelf.ts';
import { ownCardsOf } from '../../connection/overlays/own-cards.ts';
import { mineKey, useServer } from '../../connection/server/me.ts';
import type { DeskInfo } from '../../connection/worker/desk.ts';
import { errorText, t, timeText } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { GamePage, OfGame } from '../library/GamePage.tsx';
import { Builder } from './Builder.tsx';
import './decks.css';

/** The decks of a game, or one deck in the builder, by the address. */
export function DecksPage() {
  const { game } = useParams({ from: '/decks/$game' });
  const { deck } = useSearch({ from: '/decks/$game' });
  return (
    <OfGame name={game}>
      {name => (deck === undefined ? <Shelf key={name} game={name} /> : <Opened key={deck} game={name} id={deck} />)}
    </OfGame>
  );
}

/** The data for the builder of a game, or null until they are loaded. @throws while rendering, if they cannot be loaded */
function useDesk(game: GameName): DeskInfo | null {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['desk', game],
    queryFn: async () => {
      // lists may name the user's own cards
      await client.fetchQuery(ownCardsOf(game)).catch(() => null);
      return deskOf(game).info();
    },
    staleTime: Infinity,
    throwOnError: true,
  });
  return data ?? null;
}

/** A user's deck, loaded from its shelf. */
function Opened({ game, id }: { game: GameName; id: string }) {
  const info = useDesk(game);
  const shelf = useShelf();
  const [taken, setTaken] = useState<Awaited<ReturnType<typeof found>> | undefined>();
  useEffect(() => {
    if (shelf !== null)
      found(id, shelf).then(
        found => setTaken(before => before ?? found),
        () => setTaken(before => before ?? null),
      );
  }, [id, shelf]);
  if (taken === null)
    return (
      <div className="message">
        <h1>{t('decks.gone')}</h1>
        <Link to="/decks/$game" params={{ game }} className="btn primary">
          {t('decks.toDecks')}
        </Link>
      </div>
    );
  if (taken === undefined || info === null) return <p className="quiet">{t('decks.loading')}</p>;
  return (
    <Builder
      begun={{ ...taken.deck, ruleset: taken.deck.ruleset ?? info.rulesets[0] ?? null }}
      shelf={taken.shelf}
      info={info}
    />
  );
}

/** The shelf for new decks; null until the user is known. */
function useShelf(): DeckShelf | null {
  const now = useServer();
  return now === null ? null : shelfOf(now.state === 'here' ? now.person : null);
}

/** The decks on the user's shelf, and the other decks in this browser. */
interface OnShelves {
  readonly decks: readonly ShelvedDeck[];
  readonly here: readonly ShelvedDeck[];
}

async function onShelves(game: string, shelf: DeckShelf): Promise<OnShelves> {
  const decks = await shelf.list(game);
  return { decks, here: shelf === browserShelf ? [] : await browserShelf.list(game).catch(() => []) };
}

/** All decks of a game: the user's own and the ready ones. */
function Shelf({ game }: { game: GameName }) {
  const info = useDesk(game);
  const shelf = useShelf();
  const client = useQueryClient();
  const atServer = useServer()?.state === 'here';
  const key = mineKey('shelf', game, shelf?.where ?? null);
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => onShelves(game, shelf!),
    enabled: shelf !== null,
    staleTime: 0,
  });
  const [dropped, setDropped] = useState<{ readonly deck: KeptDeck; readonly shelf: DeckShelf } | null>(null);
  const [told, setTold] = useState('');
  const navigate = useNavigate();
  const file = useRef<HTMLInputElement>(null);
  if (info === null || shelf === null || (data === undefined && error === null))
    return <p className="quiet">{t('decks.loading')}</p>;
  const { decks, here } = data ?? { decks: [], here: [] };

  /** Changes the shelves, shows an error, and loads them again. */
  const tried = async (act: () => Promise<void>) => {
    setTold('');
    try {
      await act();
    } catch (error) {
      setTold(errorText(error as Error));
    }
    await client.invalidateQueries({ queryKey: key });
  };
  const begin = (name: string, text: string, view?: 'text') =>
    tried(async () => {
      const id = await shelf.begin({ game, name, text, ruleset: info.rulesets[0] ?? null });
      await navigate({ to: '/decks/$game', params: { game }, search: { deck: id, view } });
    });
  const drop = (id: string, from: DeckShelf) =>
    tried(async () => {
      const deck = await from.take(id);
      await from.drop(id);
      setDropped(deck === undefined ? null : { deck, shelf: from });
    });
  const bringBack = ({ deck, shelf: to }: NonNullable<typeof dropped>) =>
    tried(async () => {
      await (to.where === 'browser' ? to.keep({ ...deck, version: 0 }) : to.begin(deck));
      setDropped(null);
    });
  const takeOver = () =>
    tried(async () => {
      for (const { id } of here) {
        const deck = await browserShelf.take(id);
        if (deck === undefined) continue;
        await shelf.begin(deck);
        await browserShelf.drop(id);
      }
      setTold(t('decks.taken', { count: here.length }));
    });
  return (
    <GamePage title={t('decks.title')} game={game} to="/decks/$game" className="shelf-page">
      <p className="row">
        <Button className="btn primary" onPress={() => void begin('', '')}>
          <Icon name="plus" /> {t('decks.begin')}
        </Button>
        <Button className="btn" onPress={() => void begin('', '', 'text')}>
          {t('decks.paste')}
        </Button>
        <Button className="btn" onPress={() => file.current?.click()}>
          {t('decks.open')}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".txt,.dek,.o8d,.cod,.csv,.tsv,.html,text/plain,text/xml,text/csv"
          className="vh"
          tabIndex={-1}
          aria-label={t('decks.open')}
          onChange={async event => {
            const field = event.target;
            const [chosen] = field.files ?? [];
            if (chosen === undefined) return;
            await tried(async () => {
              const bytes = await chosen.arrayBuffer();
              // a user who has corrected a refused file chooses it again
              field.value = '';
              const text = await deskOf(game).open(bytes, chosen.name);
              await begin(chosen.name.replace(/\.\w+$/, ''), text, 'text');
            });
          }}
        />
      </p>
      <section>
        <h2>{t('decks.yours')}</h2>
        {dropped !== null && (
          <p className="row" role="status">
            {t('decks.dropped', { name: dropped.deck.name || t('decks.unnamed') })}
            <Button className="btn" onPress={() => void bringBack(dropped)}>
              {t('decks.back')}
            </Button>
          </p>
        )}
        {(told !== '' || error !== null) && <p role="status">{told || error?.message}</p>}
        {decks.length === 0 ? (
          <p className="soft">{shelf.where === 'account' ? t('decks.noneAccount') : t('decks.none')}</p>
        ) : (
          <>
            <DeckRows game={game} decks={decks} drop={id => void drop(id, shelf)} />
            <p className="quiet small">
              {shelf.where === 'account' ? t('decks.keptAccount') : t('decks.kept')}
              {shelf.where === 'browser' && atServer && (
                <>
                  {' '}
                  {t('decks.keptMore')} <Link to="/account">{t('decks.account')}</Link>
                </>
              )}
            </p>
          </>
        )}
      </section>
      {here.length > 0 && (
        <section>
          <h2>{t('decks.here')}</h2>
          <p className="row">
            <span className="soft">{t('decks.hereMore')}</span>
            <Button className="btn" onPress={() => void takeOver()}>
              {t('decks.takeOver', { count: here.length })}
            </Button>
          </p>
          <DeckRows game={game} decks={here} drop={id => void drop(id, browserShelf)} />
        </section>
      )}
      <section>
        <h2>{t('decks.ready')}</h2>
        <ul className="decks">
          {info.ready.map(({ name, title, faction, about, list }) => (
            <li
              key={name}
              className={lookOf(
                '',
                faction
                  .toLowerCase()
                  .replace(/[^a-z ]/g, '')
                  .replaceAll(' ', '-'),
              )}
            >
              <div className="deck">
                <b>{title}</b>
                <span className="soft">{about}</span>
                <Button
                  className="btn"
                  aria-label={`${t('decks.copyReady')}: ${title}`}
                  onPress={() => void begin(title, list)}
                >
                  {t('decks.copyReady')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </GamePage>
  );
}

/** Decks as links to the builder, each with a button to delete it. */
function DeckRows({ game, decks, drop }: { game: GameName; decks: readonly ShelvedDeck[]; drop(id: string): void }) {
  return (
    <ul className="decks">
      {decks.map(({ id, name, changed }) => (
        <li key={id}>
          <Link to="/decks/$game" params={{ game }} search={{ deck: id }} className="deck">
            <b>{name || t('decks.unnamed')}</b>
            <span className="quiet small">{timeText(changed)}</span>
          </Link>
          <Button
            className="iconbtn"
            aria-label={t('decks.drop', { name: name || t('decks.unnamed') })}
            onPress={() => drop(id)}
          >
            <Icon name="discard" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
