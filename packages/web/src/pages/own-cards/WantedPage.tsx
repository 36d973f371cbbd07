/** The page with the known cards that nobody can play yet. */
import type { WantedCard } from '@orrery/table';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { type GameName, isGame, loadWanted, TITLES } from '../../books/books.ts';
import { lookOf } from '../../cards/look.ts';
import { OVERLAID } from '../../connection/overlays/own-cards.ts';
import { commaList, gameLanguage, t } from '../../copy/index.ts';
import { capital } from '../../ui/capital.ts';
import { Labelled } from '../../ui/Labelled.tsx';
import { Missing } from '../library/Missing.tsx';
import '../library/library.css';
import './own-cards.css';

/** How many titles show at first, and with each press for more. */
const STEP = 60;

/** The known cards of a game that nobody can play yet, with a search. */
export function WantedPage() {
  const { game } = useParams({ from: '/cards/$game/wanted' });
  return isGame(game) ? (
    <Wanted game={game} />
  ) : (
    <Missing title={t('library.noGame', { name: game })} more={t('library.noGameMore')}>
      <Link to="/" className="btn primary">
        {t('library.home')}
      </Link>
    </Missing>
  );
}

function Wanted({ game }: { game: GameName }) {
  // in other games owners cannot enter cards
  const entered = game === OVERLAID;
  const { data } = useQuery({ queryKey: ['wanted', game], queryFn: () => loadWanted(game), staleTime: Infinity });
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(STEP);
  const q = useDeferredValue(typed.trim().toLowerCase());
  const found = useMemo(
    () => (data ?? []).filter(card => `${card.title} ${card.set} ${known(card)}`.toLowerCase().includes(q)),
    [data, q],
  );
  return (
    <div className={`library own-cards ${lookOf(game)}`}>
      <nav className="trail" aria-label={t('shell.trail')}>
        <Link to="/cards">{t('library.cards.title')}</Link>
        <Link to="/cards" search={{ game }}>
          {TITLES[game]}
        </Link>
      </nav>
      <h1>{t('ownCards.wanted.title')}</h1>
      <p className="soft">{t(entered ? 'ownCards.wanted.about' : 'ownCards.wanted.known')}</p>
      {entered && (
        <p>
          <Link to="/cards/$game/own" params={{ game }} className="btn">
            {t('ownCards.yours')}
          </Link>
        </p>
      )}
      {data === undefined ? (
        <p className="quiet">{t('library.loading')}</p>
      ) : data.length === 0 ? (
        <p>{t('ownCards.wanted.none')}</p>
      ) : (
        <>
          <Labelled label={t('ownCards.wanted.field')}>
            {marks => (
              <input
                {...marks}
                type="search"
                value={typed}
                onChange={event => {
                  setTyped(event.currentTarget.value);
                  setMost(STEP);
                }}
              />
            )}
          </Labelled>
          <p role="status">{t('ownCards.wanted.count', { count: found.length })}</p>
          <ul className="wanted">
            {found.slice(0, most).map(card => (
              <li key={`${card.title} ${card.race} ${card.set}`}>
                <span className="grow" lang={gameLanguage()}>
                  <b>{card.title}</b>
                  <small>{commaList([known(card), capital(card.set)].filter(Boolean))}</small>
                  {card.unsure && <small>{t('ownCards.wanted.unsure')}</small>}
                </span>
                {entered && (
                  <Link
                    to="/cards/$game/own"
                    params={{ game }}
                    search={{ card: card.title, race: card.race }}
                    className="btn"
                  >
                    {t('ownCards.wanted.enter')}
                    <span className="vh"> {card.title}</span>
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {found.length > most && (
            <Button className="btn" onPress={() => setMost(most + STEP)}>
              {t('library.cards.more', { count: Math.min(STEP, found.length - most) })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** What is known of a card, in a few words. */
const known = ({ race, type, cost }: WantedCard): string =>
  [capital([race, type].filter(Boolean).join(' ')), cost === undefined ? '' : t('ownCards.wanted.cost', { cost })]
    .filter(Boolean)
    .join(', ');
