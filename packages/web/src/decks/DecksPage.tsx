import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { GAMES, type GameName, isGame, TITLES } from '../books/books.ts';
import { lookOf } from '../cards/look.ts';
import { Missing } from '../library/Missing.tsx';
import { words as library } from '../library/words.ts';
import { Icon } from '../shell/Icon.tsx';
import { Builder } from './Builder.tsx';
import type { DeskInfo } from './desk.ts';
import { deskOf } from './desk-door.ts';
import { dropDeck, type KeptDeck, keepDeck, keptDeck, keptDecks, newId } from './kept-decks.ts';
import { words } from './words.ts';
import '../library/library.css';
import './decks.css';

/** The decks of a game, or one of them in the builder: the link says which. */
export function DecksPage() {
  const { game } = useParams({ from: '/decks/$game' });
  const { deck } = useSearch({ from: '/decks/$game' });
  if (!isGame(game)) return <Missing title={`There is no game “${game}” here.`} more={library.card.noneMore} />;
  return deck === undefined ? <Shelf key={game} game={game} /> : <Opened key={deck} game={game} id={deck} />;
}

/** What a game has for its builder, or null until it is loaded. @throws in rendering where it cannot be */
const useDesk = (game: GameName): DeskInfo | null =>
  useQuery({ queryKey: ['desk', game], queryFn: () => deskOf(game).info(), staleTime: Infinity, throwOnError: true })
    .data ?? null;

/** A deck of the shelf, taken up. */
function Opened({ game, id }: { game: GameName; id: string }) {
  const info = useDesk(game);
  const [deck, setDeck] = useState<KeptDeck | null | undefined>(null);
  useEffect(() => {
    keptDeck(id).then(setDeck, () => setDeck(undefined));
  }, [id]);
  if (deck === undefined)
    return (
      <div className="message">
        <h1>{words.gone}</h1>
        <Link to="/decks/$game" params={{ game }} className="btn primary">
          {words.toDecks}
        </Link>
      </div>
    );
  if (deck === null || info === null) return <p className="quiet">{words.loading}</p>;
  return <Builder begun={deck} info={info} />;
}

/** All decks of a game: one's own, and those to begin with. */
function Shelf({ game }: { game: GameName }) {
  const info = useDesk(game);
  const [decks, setDecks] = useState<readonly KeptDeck[] | null>(null);
  const [dropped, setDropped] = useState<KeptDeck | null>(null);
  const navigate = useNavigate();
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => {
    keptDecks(game).then(setDecks, () => setDecks([]));
  }, [game]);
  if (info === null || decks === null) return <p className="quiet">{words.loading}</p>;

  const begin = async (name: string, text: string, view?: 'text') => {
    const deck: KeptDeck = {
      id: newId(),
      game,
      name,
      text,
      ruleset: info.rulesets[0] ?? null,
      changed: Date.now(),
    };
    await keepDeck(deck);
    await navigate({ to: '/decks/$game', params: { game }, search: { deck: deck.id, view } });
  };
  const put = async (deck: KeptDeck, back: boolean) => {
    await (back ? keepDeck(deck) : dropDeck(deck.id));
    setDropped(back ? null : deck);
    setDecks(await keptDecks(game));
  };
  return (
    <div className={`library shelf-page ${lookOf(game)}`}>
      <h1>
        {words.title}: {TITLES[game]}
      </h1>
      <nav className="games" aria-label={library.cards.game}>
        {GAMES.map(other => (
          <Link
            key={other}
            to="/decks/$game"
            params={{ game: other }}
            className="toggle"
            aria-current={other === game ? 'page' : undefined}
          >
            {TITLES[other]}
          </Link>
        ))}
      </nav>
      <p className="row">
        <Button className="btn primary" onPress={() => void begin('', '')}>
          <Icon name="plus" /> {words.begin}
        </Button>
        <Button className="btn" onPress={() => void begin('', '', 'text')}>
          {words.paste}
        </Button>
        <Button className="btn" onPress={() => file.current?.click()}>
          {words.open}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".txt,.dek,text/plain,text/xml"
          className="vh"
          tabIndex={-1}
          aria-label={words.open}
          onChange={async event => {
            const [chosen] = event.target.files ?? [];
            if (chosen === undefined) return;
            const text = await deskOf(game).plain(decoded(await chosen.arrayBuffer()));
            await begin(chosen.name.replace(/\.\w+$/, ''), text, 'text');
          }}
        />
      </p>
      <section>
        <h2>{words.yours}</h2>
        {dropped !== null && (
          <p className="row" role="status">
            {words.dropped(dropped.name || words.unnamed)}
            <Button className="btn" onPress={() => void put(dropped, true)}>
              {words.back}
            </Button>
          </p>
        )}
        {decks.length === 0 ? (
          <p className="soft">{words.none}</p>
        ) : (
          <>
            <ul className="decks">
              {decks.map(deck => (
                <li key={deck.id}>
                  <Link to="/decks/$game" params={{ game }} search={{ deck: deck.id }} className="deck">
                    <b>{deck.name || words.unnamed}</b>
                    <span className="quiet small">{new Date(deck.changed).toLocaleString()}</span>
                  </Link>
                  <Button
                    className="iconbtn"
                    aria-label={words.drop(deck.name || words.unnamed)}
                    onPress={() => void put(deck, false)}
                  >
                    <Icon name="discard" />
                  </Button>
                </li>
              ))}
            </ul>
            <p className="quiet small">{words.kept}</p>
          </>
        )}
      </section>
      <section>
        <h2>{words.ready}</h2>
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
                  aria-label={`${words.copyReady}: ${title}`}
                  onPress={() => void begin(title, list)}
                >
                  {words.copyReady}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The words of a file, which old programs wrote as Windows does: what is no UTF-8 is that. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
