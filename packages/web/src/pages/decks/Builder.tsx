/** The deck builder. */
import type { CardFace as CardFaceData } from '@orrery/table';
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Button, Input, Label, TextField, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { type GameName, TITLES } from '../../books/books.ts';
import { ANY_CARD, type CardQuery } from '../../books/search.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { fullTitle } from '../../cards/fit.ts';
import { lookOf } from '../../cards/look.ts';
import { deskOf } from '../../connection/decks/desk-door.ts';
import type { KeptDeck } from '../../connection/decks/kept-decks.ts';
import type { DeckShelf } from '../../connection/decks/shelf.ts';
import { useCardsWithOwn } from '../../connection/overlays/own-cards.ts';
import type { DeskInfo } from '../../connection/worker/desk.ts';
import { t } from '../../copy/index.ts';
import { capital } from '../../ui/capital.ts';
import { copied } from '../../ui/clipboard.ts';
import { Icon } from '../../ui/Icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { CardSearch } from '../library/CardSearch.tsx';
import { DeckPanel } from './DeckPanel.tsx';
import { legal } from './legal.ts';
import { Peek } from './Peek.tsx';
import { Printed } from './Printed.tsx';
import { useDeck } from './use-deck.ts';

/** What the builder shows besides the cards. */
const VIEWS = ['deck', 'text'] as const;

const IN_HAND = { cost: true } as const;

/** The deck builder: cards to add, or the list as text, and beside it the deck with its problems. */
export function Builder({ begun, shelf, info }: { begun: KeptDeck; shelf: DeckShelf; info: DeskInfo }) {
  const game = begun.game as GameName;
  const desk = deskOf(game);
  const hand = useDeck(begun, shelf);
  const { deck, contents, fault, write, change } = hand;
  const { view = 'cards' } = useSearch({ from: '/decks/$game' });
  const navigate = useNavigate({ from: '/decks/$game' });
  const router = useRouter();
  const cards = useCardsWithOwn([game]);
  const faces = useMemo(() => new Map((cards ?? []).map(face => [face.id, face])), [cards]);
  const [query, setQuery] = useState<CardQuery>(ANY_CARD);
  const [section, setSection] = useState(info.sections[0]!.name);
  const [told, setTold] = useState('');
  const [drawn, setDrawn] = useState<{ readonly ids: readonly string[]; readonly seed: number } | null>(null);
  const [starting, setStarting] = useState(false);
  const counts = useMemo(() => {
    const all = new Map<string, number>();
    for (const { id, count } of contents?.cards ?? []) all.set(id, (all.get(id) ?? 0) + count);
    return all;
  }, [contents]);
  if (cards === null) return <p className="quiet">{t('decks.loading')}</p>;
  const name = deck.name || t('decks.unnamed');

  /** Adds or removes a copy. A card that is not in the chosen section is removed from its own section. */
  const step = (id: string, by: 1 | -1) => {
    const from =
      contents?.cards.find(card => card.id === id && card.section === section) ??
      contents?.cards.find(card => card.id === id);
    void change(text => desk.add(text, by > 0 ? section : (from?.section ?? section), id, by));
  };
  const tried = async (act: () => Promise<void>) => {
    setTold('');
    try {
      await act();
    } catch (error) {
      setTold((error as Error).message);
    }
  };
  const draw = () =>
    tried(async () => {
      const seed = (drawn?.seed ?? Math.floor(Math.random() * 1e9)) + 1;
      setDrawn({ ids: await desk.hand(name, deck.text, deck.ruleset, seed), seed });
    });
  const copy = () =>
    tried(async () => {
      setTold((await copied(deck.text)) ? t('decks.copied') : t('decks.notCopied'));
    });
  const save = () => tried(async () => saveFile(`${name}.dek`, await desk.dek(deck.text), 'application/xml'));
  const play = () =>
    tried(async () => {
      setStarting(true);
      try {
        const { beginGame } = await import('../../lobby/set-up/begin.ts');
        await beginGame(router, {
          game,
          players: ['you', ...Array.from({ length: info.seats - 1 }, () => 'easy')],
          decks: [{ name, text: deck.text, ready: false }],
          ruleset: deck.ruleset,
          seed: Math.floor(Math.random() * 2 ** 31),
        });
      } finally {
        setStarting(false);
      }
    });

  return (
    <div className={`builder ${lookOf(game)}`}>
      <h1 className="vh">
        {t('decks.title')}: {TITLES[game]}
      </h1>
      <header className="builder-top">
        <nav className="trail" aria-label={t('shell.trail')}>
          <Link to="/decks/$game" params={{ game }}>
            {t('decks.toDecks')}
          </Link>
        </nav>
        <TextField className="deck-name" value={deck.name} onChange={text => void hand.rename(text)}>
          <Label className="vh">{t('decks.name')}</Label>
          <Input placeholder={t('decks.unnamed')} maxLength={60} />
        </TextField>
        {info.rulesets.length > 1 && (
          <label className="ruleset">
            <span>{t('decks.ruleset')}</span>
            <select value={deck.ruleset ?? ''} onChange={event => hand.rule(event.target.value)}>
              {info.rulesets.map(ruleset => (
                <option key={ruleset} value={ruleset}>
                  {capital(ruleset)}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className="row acts">
          <ToggleButtonGroup
            aria-label={t('decks.view')}
            className="games"
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[view]}
            onSelectionChange={([chosen]) =>
              void navigate({ search: { deck: deck.id, view: VIEWS.find(one => one === chosen) }, replace: true })
            }
          >
            <ToggleButton id="cards" className="toggle">
              {t('decks.cards')}
            </ToggleButton>
            <ToggleButton id="deck" className="toggle">
              {t('decks.deck')}
            </ToggleButton>
            <ToggleButton id="text" className="toggle">
              {t('decks.text')}
            </ToggleButton>
          </ToggleButtonGroup>
          <Button className="btn quiet" isDisabled={!hand.canUndo} onPress={hand.undo}>
            <Icon name="undo" /> {t('decks.undo')}
          </Button>
          <Button className="btn quiet" onPress={() => void copy()}>
            {t('decks.copy')}
          </Button>
          <Button className="btn quiet" onPress={() => void save()}>
            {t('decks.dek')}
          </Button>
          <Button className="btn quiet" onPress={() => print()}>
            {t('decks.print')}
          </Button>
          <Button className="btn" onPress={() => void draw()}>
            {t('decks.hand')}
          </Button>
          <Button className="btn primary" isDisabled={starting} onPress={() => void play()}>
            {starting ? t('decks.starting') : t('decks.play')}
          </Button>
        </div>
      </header>
      <p className="told" role="status">
        {told ||
          fault ||
          (contents === null || contents.cards.length === 0
            ? ''
            : `${contents.report.size}. ${contents.report.faults.length === 0 ? legal(deck.ruleset) : t('decks.faults', { count: contents.report.faults.length })}`)}
      </p>
      {drawn !== null && (
        <section className="hand" aria-label={t('decks.handOf')}>
          <div className="row">
            <h2>{t('decks.handOf')}</h2>
            <Button className="btn" onPress={() => void draw()}>
              {t('decks.another')}
            </Button>
            <Button className="btn quiet" onPress={() => setDrawn(null)}>
              {t('decks.close')}
            </Button>
          </div>
          <ul className="shelf">
            {drawn.ids.map((id, i) => {
              const face = faces.get(id);
              return face === undefined ? null : (
                // a hand can have several copies of a card
                // biome-ignore lint/suspicious/noArrayIndexKey: their places tell them apart
                <li key={i}>
                  <Peek face={face} className="card-link">
                    <CardFace face={face} state={IN_HAND} />
                  </Peek>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <div className={`bench ${view === 'deck' ? 'only' : view}`}>
        {view === 'deck' ? null : view === 'text' ? (
          <ListText
            text={deck.text}
            write={text => {
              write(text);
              // a deck file of another program becomes a plain list
              if (/[<{]/.test(text)) void change(given => desk.plain(given));
            }}
          />
        ) : (
          <CardSearch
            cards={cards}
            game={game}
            query={query}
            change={part => setQuery({ ...query, ...part })}
            each={face => <Taken face={face} count={counts.get(face.id) ?? 0} step={step} />}
            above={
              info.sections.length > 1 && (
                <div className="toggles">
                  <span className="cap" aria-hidden="true">
                    {t('decks.into')}
                  </span>
                  <ToggleButtonGroup
                    aria-label={t('decks.into')}
                    selectionMode="single"
                    disallowEmptySelection
                    selectedKeys={[section]}
                    onSelectionChange={([chosen]) => setSection(String(chosen))}
                  >
                    {info.sections.map(({ name: key, title }) => (
                      <ToggleButton key={key} id={key} className="toggle">
                        {title}
                      </ToggleButton>
                    ))}
                  </ToggleButtonGroup>
                </div>
              )
            }
          />
        )}
        <DeckPanel deck={deck} contents={contents} faces={faces} step={step} change={change} told={setTold} />
      </div>
      <Printed name={name} contents={contents} faces={faces} />
    </div>
  );
}

/** A card with the number of its copies in the deck. */
function Taken({ face, count, step }: { face: CardFaceData; count: number; step(id: string, by: 1 | -1): void }) {
  return (
    <div className={`taken ${count > 0 ? 'in' : ''}`}>
      <Peek face={face} className="card-link">
        <CardFace face={face} state={IN_HAND} />
      </Peek>
      <div className="stepper">
        <Button
          className="iconbtn"
          aria-label={t('decks.fewer', { title: fullTitle(face) })}
          isDisabled={count === 0}
          onPress={() => step(face.id, -1)}
        >
          <Icon name="minus" />
        </Button>
        <span>
          <span aria-hidden="true">{count}</span>
          <span className="vh">{t('decks.copies', { count })}</span>
        </span>
        <Button
          className="iconbtn"
          aria-label={t('decks.more', { title: fullTitle(face) })}
          onPress={() => step(face.id, 1)}
        >
          <Icon name="plus" />
        </Button>
      </div>
    </div>
  );
}

/** A list shows this many lines at once; a longer one scrolls. */
const MOST_ROWS = 120;

/** The list as text, to edit and to paste into. */
function ListText({ text, write }: { text: string; write(text: string): void }) {
  return (
    <label className="list-text">
      <span className="soft">{t('decks.listHelp')}</span>
      <textarea
        aria-label={t('decks.listField')}
        value={text}
        onChange={event => write(event.target.value)}
        placeholder={t('decks.listHint')}
        spellCheck={false}
        rows={Math.min(Math.max(18, text.split('\n').length + 1), MOST_ROWS)}
      />
    </label>
  );
}
