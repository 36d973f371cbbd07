/** The deck in the builder: its changes, undo, and saving. */
import type { DeckContents } from '@orrery/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deskOf } from '../../connection/decks/desk-door.ts';
import type { KeptDeck } from '../../connection/decks/kept-decks.ts';
import { LatestWriter } from '../../connection/decks/latest-writer.ts';
import type { DeckShelf } from '../../connection/decks/shelf.ts';
import { t } from '../../copy/index.ts';
import { WrittenElsewhere } from '../../ui/versions.ts';

/** A deck that is being built. */
export interface DeckInHand {
  readonly deck: KeptDeck;
  /** its contents and its problems; null until the desk has read it */
  readonly contents: DeckContents | null;
  /** the last error, in a line; '' for none */
  readonly fault: string;
  readonly canUndo: boolean;
  /** replaces the list */
  write(text: string): void;
  /** changes the list with the desk's help; changes follow each other in order */
  change(by: (text: string) => Promise<string>): Promise<void>;
  /** renames the deck, in its list too */
  rename(name: string): Promise<void>;
  rule(ruleset: string | null): void;
  undo(): void;
}

/** The most lists that the user can go back to. */
const STEPS = 200;
/** The pause after typing before the deck is checked. */
const PAUSE = 120;

/** The pause before saving, in milliseconds. Over the network several changes go together. */
const WAIT = { browser: 0, account: 500 } as const;

/**
 * The deck in the builder. Each change is checked and saved.
 * @param begun the deck as it was opened
 * @param shelf the place where it is saved
 */
export function useDeck(begun: KeptDeck, shelf: DeckShelf): DeckInHand {
  const [deck, setDeck] = useState(begun);
  const [past, setPast] = useState<readonly string[]>([]);
  const [contents, setContents] = useState<DeckContents | null>(null);
  const [fault, setFault] = useState('');
  const latest = useRef(begun);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [unkept, setUnkept] = useState('');
  /** the version that was last read or written here */
  const version = useRef(begun.version);
  const [writer] = useState(
    () =>
      new LatestWriter<KeptDeck>(
        async deck => {
          version.current = await shelf.keep({ ...deck, version: version.current });
          setUnkept('');
        },
        WAIT[shelf.where],
        error =>
          setUnkept(
            error instanceof WrittenElsewhere
              ? t('decks.writtenElsewhere')
              : shelf.where === 'browser'
                ? t('decks.keepsNothing')
                : t('decks.notKept', { why: error.message }),
          ),
      ),
  );
  useEffect(() => {
    // save what is not saved yet before the user leaves
    const flush = () => void writer.flush();
    addEventListener('pagehide', flush);
    addEventListener('online', flush);
    return () => {
      removeEventListener('pagehide', flush);
      removeEventListener('online', flush);
      flush();
    };
  }, [writer]);

  const put = useCallback(
    (next: KeptDeck, step: boolean) => {
      const before = latest.current;
      latest.current = next;
      setDeck(next);
      setFault('');
      if (step && next.text !== before.text) setPast(list => [...list.slice(-STEPS), before.text]);
      writer.put(next);
    },
    [writer],
  );

  useEffect(() => {
    let here = true;
    const timer = setTimeout(
      () =>
        deskOf(deck.game)
          .contents(deck.text, deck.ruleset)
          .then(
            read => {
              if (!here) return;
              setContents(read);
              if (read.name !== latest.current.name && latest.current.text === deck.text)
                put({ ...latest.current, name: read.name }, false);
            },
            (error: Error) => here && setFault(error.message),
          ),
      PAUSE,
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [deck.game, deck.text, deck.ruleset, put]);

  const write = useCallback((text: string) => put({ ...latest.current, text, changed: Date.now() }, true), [put]);
  /** Changes follow each other in order. */
  const queued = useCallback(
    (by: () => Promise<void>) =>
      (queue.current = queue.current.then(by).catch((error: unknown) => setFault((error as Error).message))),
    [],
  );
  const change = useCallback(
    (by: (text: string) => Promise<string>) =>
      queued(async () => {
        for (;;) {
          const given = latest.current.text;
          const made = await by(given);
          // what the user typed meanwhile stays: the change is made again on it
          if (given !== latest.current.text) continue;
          if (made !== given) write(made);
          return;
        }
      }),
    [queued, write],
  );
  const rename = useCallback(
    (name: string) =>
      queued(async () => {
        let given: string;
        let text: string;
        do {
          given = latest.current.text;
          text = await deskOf(latest.current.game).rename(given, name);
          // what the user typed meanwhile stays
        } while (given !== latest.current.text);
        put({ ...latest.current, name: name.trim(), text, changed: Date.now() }, true);
      }),
    [queued, put],
  );
  return {
    deck,
    contents,
    fault: fault || unkept,
    canUndo: past.length > 0,
    write,
    change,
    rename,
    rule: ruleset => put({ ...latest.current, ruleset, changed: Date.now() }, false),
    undo: () => {
      const text = past.at(-1);
      if (text === undefined) return;
      setPast(past.slice(0, -1));
      put({ ...latest.current, text, changed: Date.now() }, false);
    },
  };
}
