/** The page with all cards. */
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { GAMES, isGame, TITLES } from '../../books/books.ts';
import { ANY_CARD, type CardQuery } from '../../books/search.ts';
import { OVERLAID, useCardsWithOwn } from '../../connection/overlays/own-cards.ts';
import { t } from '../../copy/index.ts';
import { CardLink } from './CardLink.tsx';
import { CardSearch } from './CardSearch.tsx';
import { linkOf, queryOf } from './query-link.ts';

/** All cards, with a search and filters. The address holds the search. */
export function CardsPage() {
  const query = queryOf(useSearch({ from: '/cards' }));
  const navigate = useNavigate({ from: '/cards' });
  const chosen = query.game.find(isGame);
  const cards = useCardsWithOwn(chosen === undefined ? GAMES : [chosen]);
  const change = (part: Partial<CardQuery>) => void navigate({ search: linkOf({ ...query, ...part }), replace: true });
  return (
    <div className="library">
      <h1>{t('library.cards.title')}</h1>
      <p className="soft">
        <Link to="/cards/faces">{t('library.cards.drawn')}</Link> ·{' '}
        <Link to="/cards/$game/wanted" params={{ game: chosen ?? OVERLAID }}>
          {t('ownCards.wanted.title')}
        </Link>{' '}
        ·{' '}
        <Link to="/cards/$game/own" params={{ game: OVERLAID }}>
          {t('ownCards.yours')}
        </Link>
      </p>
      {cards === null ? (
        <p className="quiet">{t('library.loading')}</p>
      ) : (
        <CardSearch
          cards={cards}
          game={chosen ?? ''}
          query={query}
          change={change}
          each={face => <CardLink face={face} />}
          above={
            <ToggleButtonGroup
              aria-label={t('library.cards.game')}
              className="games"
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[chosen ?? 'all']}
              // filters of one game mean nothing in another
              onSelectionChange={keys =>
                change({ ...ANY_CARD, q: query.q, game: [...keys].map(String).filter(isGame) })
              }
            >
              <ToggleButton id="all" className="toggle">
                {t('library.cards.all')}
              </ToggleButton>
              {GAMES.map(game => (
                <ToggleButton key={game} id={game} className="toggle">
                  {TITLES[game]}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          }
        />
      )}
    </div>
  );
}
