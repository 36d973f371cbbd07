/** The search for cards and rules during a game. */
import { useDeferredValue, useMemo, useState } from 'react';
import { Button, Dialog, Heading, Input, Label, Modal, ModalOverlay, SearchField } from 'react-aria-components';
import { isGame } from '../../books/books.ts';
import { findRules } from '../../books/linked.ts';
import { ANY_CARD, findCards } from '../../books/search.ts';
import { useCards, useRules } from '../../books/use-books.ts';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTable } from '../table-context.ts';
import { RuleLink } from './Said.tsx';

const MOST_CARDS = 8;
const MOST_RULES = 5;

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
  const faces = useMemo(
    () => (cards === null ? [] : findCards(cards, { ...ANY_CARD, q: asked }).slice(0, MOST_CARDS)),
    [cards, asked],
  );
  const rules = useMemo(
    () => (books === null ? [] : findRules(books.rules, asked).slice(0, MOST_RULES)),
    [books, asked],
  );
  if (cards === null || books === null) return <p role="status">{t('table.find.loading')}</p>;
  return (
    <div role="status">
      {faces.length + rules.length === 0 && <p>{t('table.find.nothing')}</p>}
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
              <span className="grow">
                {title}
                <small>{kind}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ul className="found-rules" aria-label={t('table.find.rules')}>
        {rules.map(({ id, statement }) => (
          <li key={id}>
            {statement} <RuleLink rule={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}
