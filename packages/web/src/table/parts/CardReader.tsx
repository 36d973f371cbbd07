/** The page of a card at a table: its face, what it can do now, what it cannot, its words and its rulings. */
import { choiceKindsOf } from '@orrery/table/choice-kinds';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRulings, useWords } from '../../books/use-books.ts';
import { type WordOnCard, wordsOn } from '../../books/words.ts';
import { newWords } from '../../books/words-met.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import type { CardState } from '../../cards/state.ts';
import { gameLanguage, t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Choosing, layOut, type Offered, offersOf } from '../choosing.ts';
import { type Seen, useFace, useTable } from '../table-context.ts';
import { CardHelp } from './CardHelp.tsx';

import { RuleLink } from './Said.tsx';
import { WordsIn } from './WordsIn.tsx';

/**
 * The page of a card, in one column that scrolls. If there is little room, its words fold to a line, then its rulings. The dock and the sheet of a
 * phone show the same page.
 * @param choosing the choice that the player is making; null if nobody asks them
 * @param chosen called when the player has picked one of the card's options here
 */
export function CardReader({
  seen: { card, title, thing, state },
  choosing,
  chosen,
}: {
  seen: Seen;
  choosing: Choosing | null;
  chosen: () => void;
}) {
  const face = useFace(card);
  const { store } = useTable();
  const { game } = store.get().opened;
  const words = useWords(game);
  const rulings = useRulings(face);
  const found = useMemo(() => (face === null || words === null ? [] : wordsOn(face, words)), [face, words]);
  const fresh = useMemo(
    () =>
      newWords(
        `${game}/${card}`,
        found.map(({ key }) => `${game}/${key}`),
      ),
    [game, card, found],
  );
  const told = found.filter(({ key }) => fresh.has(`${game}/${key}`));
  const rest = found.filter(word => !told.includes(word));
  const offers = useMemo(() => offersFor(choosing, game, thing), [choosing, game, thing]);
  const write = useCallback(
    (text: string): ReactNode => (words === null ? text : <WordsIn text={text} words={words} />),
    [words],
  );
  const shown = useMemo((): CardState => ({ ...state, faceDown: false }), [state]);

  const page = useRef<HTMLDivElement>(null);
  /** how many parts have given way for want of room: first the words, from the last one, then the rulings */
  const [folded, setFolded] = useState(0);
  const most = told.length + 1;
  const fitting = Math.max(0, told.length - folded);
  useLayoutEffect(() => {
    const at = page.current;
    if (at === null) return;
    const fold = () => {
      if (at.scrollHeight > at.clientHeight + 1) setFolded(before => Math.min(most, before + 1));
    };
    fold();
    // reasons and rulings come later
    const watching = new ResizeObserver(fold);
    for (const part of at.children) watching.observe(part);
    return () => watching.disconnect();
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
    <div className="reading-page" ref={page} tabIndex={0}>
      {card !== null && face === null ? (
        <h2 lang={gameLanguage()}>{title}</h2>
      ) : (
        <CardFace face={face} size="reading" state={shown} write={write} />
      )}
      <div className="reading-parts">
        {choosing !== null && offers.length > 0 && (
          <section aria-label={t('reading.can')}>
            <h3 className="cap">
              <Icon name="check" /> {t('reading.can')}
            </h3>
            <ul className="can">
              {offers.map(offer => (
                <li key={offer.option.id}>
                  <Can offered={offer} choosing={choosing} chosen={chosen} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <CardHelp title={title} asked={choosing !== null} offered={offers.length > 0} />
        {fitting > 0 && <Explained words={told.slice(0, fitting)} />}
        {found.length > fitting && (
          <Fold
            open={false}
            label={t(fitting > 0 ? 'reading.moreWords' : 'reading.words', { count: found.length - fitting })}
          >
            <Explained words={[...told.slice(fitting), ...rest]} />
          </Fold>
        )}
        {rulings.length > 0 && (
          <Fold open={folded < most} label={t('reading.rulings', { count: rulings.length })}>
            <ul>
              {rulings.map(({ id, statement }) => (
                <li key={id} lang={gameLanguage()}>
                  {statement} <RuleLink rule={id} />
                </li>
              ))}
            </ul>
          </Fold>
        )}
        {card !== null && (
          <a className="link" href={`/cards/${game}/${card}`} target="_blank" rel="noreferrer">
            {t('table.page')}
          </a>
        )}
      </div>
    </div>
  );
}

/** The options of a question that are about a card, with the keys that they have in the dock. */
function offersFor(choosing: Choosing | null, game: string, thing: number | null): readonly Offered[] {
  if (choosing === null || thing === null) return [];
  const signs = new Map(offersOf(choosing.laid).map(({ option, sign }) => [option.id, sign]));
  return offersOf(layOut(choosing.question, choiceKindsOf(game), { kind: 'card', id: thing })).map(offer => ({
    ...offer,
    sign: signs.get(offer.option.id) ?? '',
  }));
}

/** An option of the card. A press picks it and goes back to the question. */
function Can({
  offered: { option, sign },
  choosing,
  chosen,
}: {
  offered: Offered;
  choosing: Choosing;
  chosen: () => void;
}) {
  const picked = choosing.picks.includes(option.id);
  return (
    <button
      type="button"
      className={`opt ${picked ? 'sel' : ''}`}
      aria-pressed={picked}
      onClick={event => {
        event.stopPropagation();
        choosing.pick(option.id);
        chosen();
      }}
    >
      <kbd>{sign}</kbd>
      <span className="grow" lang={gameLanguage()}>
        {option.label}
        {option.note !== '' && <small>{option.note}</small>}
      </span>
    </button>
  );
}

/** A part of the page that folds to a line. @param open true if there is room for it; the player can open or close it */
function Fold({ open, label, children }: { open: boolean; label: string; children: ReactNode }) {
  const [mine, setMine] = useState<boolean | null>(null);
  const opened = mine ?? open;
  return (
    <section className="folds">
      <h3>
        <button type="button" className="link" aria-expanded={opened} onClick={() => setMine(!opened)}>
          {label} <Icon name="down" />
        </button>
      </h3>
      {opened && children}
    </section>
  );
}

const Explained = ({ words }: { words: readonly WordOnCard[] }) => (
  <dl className="explained">
    {words.map(({ key, word, says, rule }) => (
      <div key={key}>
        <dt lang={gameLanguage()}>{word}:</dt>{' '}
        <dd>
          {says} {rule !== undefined && <RuleLink rule={rule} />}
        </dd>
      </div>
    ))}
  </dl>
);
