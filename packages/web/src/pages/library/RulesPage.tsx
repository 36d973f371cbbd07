/** The page with the rules of a game. */
import type { Rule } from '@orrery/table';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import type { GameName } from '../../books/books.ts';
import { findRules, topicName, topicOf } from '../../books/linked.ts';
import { useCards, useRules } from '../../books/use-books.ts';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { GamePage, OfGame } from './GamePage.tsx';
import { RuleLink, Sentence } from './Sentence.tsx';
import { useTyped } from './use-typed.ts';

const PAGE = 40;

/** The rules of a game: topics, and a search. */
export function RulesPage() {
  const { game } = useParams({ from: '/rules/$game' });
  return <OfGame name={game}>{name => <Book game={name} />}</OfGame>;
}

function Book({ game }: { game: GameName }) {
  const { q = '', topic } = useSearch({ from: '/rules/$game' });
  const navigate = useNavigate({ from: '/rules/$game' });
  const books = useRules(game);
  const cards = useCards([game]);
  const [text, type] = useTyped(
    q,
    typed =>
      void navigate({
        search: { ...(typed === '' ? {} : { q: typed }), ...(topic === undefined ? {} : { topic }) },
        replace: true,
        resetScroll: false,
      }),
  );
  const asked = useDeferredValue(text);
  const [shown, setShown] = useState(PAGE);
  const topics = useMemo(() => topicsOf(books?.rules ?? []), [books]);
  const found = useMemo(
    () =>
      books === null
        ? []
        : topic === undefined
          ? findRules(books.rules, asked)
          : findRules(books.rules, asked).filter(({ id }) => topicOf(id) === topic),
    [books, asked, topic],
  );
  if (books === null || cards === null) return <p className="quiet">{t('library.loadingRules')}</p>;
  const open = topic !== undefined || asked !== '';
  return (
    <GamePage title={t('library.rules.title')} game={game} to="/rules/$game">
      <p className="soft">{t('library.rules.about')}</p>
      <SearchField className="finder" value={text} onChange={type}>
        <Label className="vh">{t('library.rules.field')}</Label>
        <Icon name="search" />
        <Input placeholder={t('library.rules.hint')} />
      </SearchField>
      {open && (
        <section>
          <h2>{topic === undefined ? t('library.rules.title') : topicName(topic)}</h2>
          <p className="soft" role="status">
            {asked === ''
              ? t('library.rules.inTopic', { count: found.length })
              : t('library.rules.found', { count: found.length })}
          </p>
          {topic !== undefined && books.later.includes(topic) && <p className="quiet">{t('library.rules.later')}</p>}
          <ul className="entries">
            {found.slice(0, shown).map(({ id, statement }) => (
              <li key={id}>
                <p>
                  <Sentence text={statement} cards={cards} game={game} />
                </p>
                <RuleLink id={id} />
              </li>
            ))}
          </ul>
          {found.length > shown && (
            <Button className="btn more" onPress={() => setShown(shown + PAGE)}>
              {t('library.rules.more', { count: Math.min(PAGE, found.length - shown) })}
            </Button>
          )}
        </section>
      )}
      <section>
        <h2>{t('library.rules.topics')}</h2>
        <ul className="topics">
          {topics.map(([name, count]) => (
            <li key={name}>
              <Link
                to="/rules/$game"
                params={{ game }}
                search={{ topic: name }}
                aria-current={name === topic ? 'true' : undefined}
              >
                {topicName(name)}
              </Link>{' '}
              <span className="quiet">{count}</span>
            </li>
          ))}
        </ul>
      </section>
    </GamePage>
  );
}

/** The topics in order, each with its number of rules. */
function topicsOf(rules: readonly Rule[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { id } of rules) counts.set(topicOf(id), (counts.get(topicOf(id)) ?? 0) + 1);
  return [...counts];
}
