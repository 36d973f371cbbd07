/** The search for cards and rules during a game. */
import type { Rule } from '@orrery/table';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button, Dialog, Heading, Input, Label, Modal, ModalOverlay, SearchField } from 'react-aria-components';
import { isGame } from '../../books/books.ts';
import { findRules } from '../../books/linked.ts';
import { ANY_CARD, findCards } from '../../books/search.ts';
import { useCards, useRules } from '../../books/use-books.ts';
import { useFinds } from '../../books/use-finds.ts';
import { gameLanguage, t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTable } from '../table-context.ts';
import { RuleLink } from './Said.tsx';

const MOST_CARDS = 8;
const MOST_RULES = 5;
const MOST_LESSONS = 2;

/** Finds cards and rules without leaving the game. A card opens here, a rule opens its page. */
export function Find({ close }: { close: () => void }) {
  const { store } = useTable();
  const { game } = store.get().opened;
  const [q, setQ] = useState('');
  return (
    <ModalOverlay isDismissable isOpen onOpenChange={open => !open && close()} className="scrim">
      <Modal className="tablemenu find">
        <Dialog>
          <Heading slot="title">{t('table.find.title')}</Heading>
          <SearchField className="finder" autoFocus value={q} onChange={setQ}>
            <Label className="vh">{t('table.find.field')}</Label>
            <Icon name="search" />
            <Input placeholder={t('table.find.hint')} />
          </SearchField>
          {isGame(game) && q.trim() !== '' && <Found game={game} q={q} close={close} />}
          <Button className="btn" slot="close">
            {t('table.find.close')} <kbd>Esc</kbd>
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Found({ game, q, close }: { game: Parameters<typeof useRules>[0]; q: string; close: () => void }) {
  const { read } = useTable();
  const asked = useDeferredValue(q);
  const cards = useCards([game]);
  const books = useRules(game);
  const exact = useMemo(
    () => ({
      cards: cards === null ? [] : findCards(cards, { ...ANY_CARD, q: asked }),
      rules: books === null ? [] : findRules(books.rules, asked),
    }),
    [cards, books, asked],
  );
  const games = useMemo(() => [game], [game]);
  const found = useFinds(games, asked);
  if (cards === null || books === null) return <p role="status">{t('table.find.loading')}</p>;
  const finds = found?.[0];
  const { answers = [], lessons = [] } = finds ?? {};
  const isNear = exact.cards.length + exact.rules.length + answers.length === 0;
  if (isNear && found === null) return <p role="status">{t('table.find.loading')}</p>;
  const faces = (isNear ? (finds?.cards ?? []) : exact.cards).slice(0, MOST_CARDS);
  const rules = (isNear ? (finds?.rules ?? []) : exact.rules)
    .filter(rule => !answers.includes(rule))
    .slice(0, MOST_RULES);
  const some = faces.length + rules.length + lessons.length > 0;
  return (
    <div role="status">
      {isNear && <p>{some ? t('table.find.near') : t('table.find.nothing')}</p>}
      <RuleList title={t('table.find.answers')} rules={answers} />
      <ul aria-label={t('table.find.cards')}>
        {faces.map(({ id, title, kind }) => (
          <li key={id}>
            <button
              type="button"
              className="opt"
              onClick={() => {
                close();
                read({ card: id, title, thing: null, state: {} });
              }}
            >
              <span className="grow" lang={gameLanguage()}>
                {title}
                <small>{kind}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <RuleList title={t('table.find.rules')} rules={rules} />
      {lessons.length > 0 && (
        <ul className="found-rules" aria-label={t('table.find.lessons')}>
          {lessons.slice(0, MOST_LESSONS).map(({ id, title, about }) => (
            <li key={id} lang={gameLanguage()}>
              <a className="link" href={`/learn/${game}/${id}`} target="_blank" rel="noreferrer">
                {title}
              </a>{' '}
              {about}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RuleList({ title, rules }: { title: string; rules: readonly Rule[] }) {
  if (rules.length === 0) return null;
  return (
    <ul className="found-rules" aria-label={title}>
      {rules.map(({ id, statement }) => (
        <li key={id} lang={gameLanguage()}>
          {statement} <RuleLink rule={id} />
        </li>
      ))}
    </ul>
  );
}
