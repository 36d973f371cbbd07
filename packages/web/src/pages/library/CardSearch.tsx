/** The card search: a field, filters and the cards found. */
import type { CardFace } from '@orrery/table';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import { ANY_CARD, type CardQuery, findCards } from '../../books/search.ts';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Filters } from './Filters.tsx';
import { useTyped } from './use-typed.ts';
import './library.css';

const PAGE = 60;
/** A wide window shows the filters from the start. */
const WIDE = matchMedia('(min-width: 761px)').matches;

/**
 * The card search: a field, filters and the cards found.
 * @param cards the cards to search
 * @param game the game of the filters; '' for several games
 * @param each draws a card that was found
 */
export function CardSearch({
  cards,
  game,
  query,
  change,
  each,
  above,
}: {
  cards: readonly CardFace[];
  game: string;
  query: CardQuery;
  change(part: Partial<CardQuery>): void;
  each(face: CardFace): ReactNode;
  above?: ReactNode;
}) {
  const [text, type] = useTyped(query.q, q => change({ q }));
  const typed = useMemo(() => (text === query.q ? query : { ...query, q: text }), [query, text]);
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findCards(cards, wanted), [cards, wanted]);
  const [shown, setShown] = useState({ of: found, n: PAGE });
  const n = shown.of === found ? shown.n : PAGE;
  const filtered =
    query.type.length + query.faction.length + query.has.length + query.keyword.length > 0 ||
    query.least !== null ||
    query.most !== null;
  const count =
    found.length === cards.length
      ? t('library.cards.count', { count: cards.length })
      : t('library.cards.countOf', { found: found.length, count: cards.length });
  return (
    <div className="search">
      <aside className="side" aria-label={t('library.cards.filters')}>
        {above}
        {game !== '' && (
          <details open={WIDE} className="fold">
            <summary>{t('library.cards.filters')}</summary>
            <Filters cards={cards} game={game} query={query} change={change} />
          </details>
        )}
        {filtered && (
          <Button className="btn quiet" onPress={() => change({ ...ANY_CARD, q: query.q, game: query.game })}>
            {t('library.cards.clear')}
          </Button>
        )}
        <p className="quiet small">{t('library.cards.dotted')}</p>
      </aside>
      <div className="results">
        <SearchField className="finder" value={text} onChange={type}>
          <Label className="vh">{t('library.cards.field')}</Label>
          <Icon name="search" />
          <Input placeholder={t('library.cards.hint')} />
          <span className="count" aria-hidden="true">
            {count}
          </span>
        </SearchField>
        <p className="vh" role="status">
          {count}
        </p>
        {found.length === 0 ? (
          <div className="nothing">
            <p>{t('library.cards.none')}</p>
            <p className="soft">{t('library.cards.noneMore')}</p>
          </div>
        ) : (
          <ul className="grid" aria-label={t('library.cards.list')}>
            {found.slice(0, n).map(face => (
              <li key={`${face.game}/${face.id}`}>{each(face)}</li>
            ))}
          </ul>
        )}
        {found.length > n && (
          <Button className="btn more" onPress={() => setShown({ of: found, n: n + PAGE })}>
            {t('library.cards.more', { count: Math.min(PAGE, found.length - n) })}
          </Button>
        )}
      </div>
    </div>
  );
}
