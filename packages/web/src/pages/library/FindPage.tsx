/** The page with the cards and rules that a search found. */
import type { Rule } from '@orrery/table';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { GAMES, type GameName, TITLES } from '../../books/books.ts';
import { findRules } from '../../books/linked.ts';
import { ANY_CARD, findCards } from '../../books/search.ts';
import { useAllRules, useCards } from '../../books/use-books.ts';
import { useFinds } from '../../books/use-finds.ts';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CardLink } from './CardLink.tsx';
import { RuleLink, Sentence } from './Sentence.tsx';
import { useTyped } from './use-typed.ts';
import './library.css';

const CARDS = 18;
const RULES = 8;
/** of one game */
const LESSONS = 2;

/** The cards, rules and lessons of all games that match, and the answers to a question. */
export function FindPage() {
  const { q = '' } = useSearch({ from: '/find' });
  const navigate = useNavigate({ from: '/find' });
  const [text, type] = useTyped(
    q,
    typed => void navigate({ search: typed === '' ? {} : { q: typed }, replace: true, resetScroll: false }),
  );
  return (
    <div className="library">
      <h1>{t('library.find.title')}</h1>
      <SearchField className="finder" autoFocus value={text} onChange={type}>
        <Label className="vh">{t('library.find.field')}</Label>
        <Icon name="search" />
        <Input placeholder={t('library.find.hint')} />
      </SearchField>
      {text.trim() === '' ? <p className="soft">{t('library.find.begin')}</p> : <Found q={text} />}
    </div>
  );
}

function Found({ q }: { q: string }) {
  const asked = useDeferredValue(q);
  const cards = useCards(GAMES);
  const books = useAllRules();
  const exact = useMemo(
    () => ({
      cards: cards === null ? [] : findCards(cards, { ...ANY_CARD, q: asked }),
      rules: GAMES.map(game => ({ game, found: books === null ? [] : findRules(books[game].rules, asked) })),
    }),
    [cards, books, asked],
  );
  const loaded = useFinds(GAMES, asked);
  if (cards === null || books === null) return <p className="quiet">{t('library.loading')}</p>;
  const finds = loaded ?? [];
  const answered = finds.filter(({ answers }) => answers.length > 0);
  const isNear = exact.cards.length === 0 && exact.rules.every(({ found }) => found.length === 0);
  if (isNear && loaded === null) return <p className="quiet">{t('library.loading')}</p>;
  const faces = isNear && answered.length === 0 ? finds.flatMap(({ cards: near }) => near) : exact.cards;
  const some = (isNear ? finds.map(({ game, rules }) => ({ game, found: rules })) : exact.rules).filter(
    ({ found }) => found.length > 0 && (!isNear || answered.length === 0),
  );
  const lessons = finds.flatMap(({ lessons: fit }) => fit.slice(0, LESSONS));
  if (faces.length + some.length + answered.length + lessons.length === 0)
    return (
      <p className="nothing" role="status">
        {t('library.find.nothing')}
      </p>
    );
  return (
    <>
      <p className="vh" role="status">
        {t('library.find.count', {
          cards: faces.length,
          rules: [...answered.map(({ answers }) => answers), ...some.map(({ found }) => found)].flat().length,
        })}
      </p>
      {isNear && answered.length === 0 && <p role="status">{t('library.find.near')}</p>}
      {answered.map(({ game, answers }) => (
        <section key={game}>
          <h2>{t('library.find.answers', { game: TITLES[game] })}</h2>
          <RuleEntries game={game} rules={answers} cards={cards.filter(face => face.game === game)} />
        </section>
      ))}
      {faces.length > 0 && (
        <section>
          <h2>{t('library.find.cards')}</h2>
          <ul className="grid" aria-label={t('library.cards.list')}>
            {faces.slice(0, CARDS).map(face => (
              <li key={`${face.game}/${face.id}`}>
                <CardLink face={face} />
              </li>
            ))}
          </ul>
          {!isNear && faces.length > CARDS && (
            <Link to="/cards" search={{ q }} className="btn more">
              {t('library.find.all', { count: faces.length })}
            </Link>
          )}
        </section>
      )}
      {some.map(({ game, found }) => (
        <RulesFound key={game} game={game} q={q} rules={found} cards={cards.filter(face => face.game === game)} />
      ))}
      {lessons.length > 0 && (
        <section>
          <h2>{t('library.find.lessons')}</h2>
          <ul className="entries">
            {lessons.map(({ game, id, title, about }) => (
              <li key={`${game}/${id}`}>
                <p>{about}</p>
                <Link to="/learn/$game/$lesson" params={{ game, lesson: id }}>
                  {TITLES[game as GameName]}: {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function RuleEntries({
  game,
  rules,
  cards,
}: {
  game: GameName;
  rules: readonly Rule[];
  cards: Parameters<typeof Sentence>[0]['cards'];
}) {
  return (
    <ul className="entries">
      {rules.map(({ id, statement }) => (
        <li key={id}>
          <p>
            <Sentence text={statement} cards={cards} game={game} />
          </p>
          <RuleLink id={id} />
        </li>
      ))}
    </ul>
  );
}

function RulesFound({
  game,
  q,
  rules,
  cards,
}: {
  game: GameName;
  q: string;
  rules: readonly Rule[];
  cards: Parameters<typeof Sentence>[0]['cards'];
}) {
  return (
    <section>
      <h2>
        {t('library.find.rules')}: {TITLES[game]}
      </h2>
      <RuleEntries game={game} rules={rules.slice(0, RULES)} cards={cards} />
      {rules.length > RULES && (
        <Link to="/rules/$game" params={{ game }} search={{ q }} className="btn more">
          {t('library.find.allRules', { count: rules.length })}
        </Link>
      )}
    </section>
  );
}
