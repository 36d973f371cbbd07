import type { DeckContents } from '@orrery/table/hosting';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deskOf } from './desk-door.ts';
import { type KeptDeck, keepDeck } from './kept-decks.ts';

/** A deck that is being built. */
export interface DeckInHand {
  readonly deck: KeptDeck;
  /** what is in it and what is wrong with it; null until it has been read for the first time */
  readonly contents: DeckContents | null;
  /** the last thing that went wrong, in a line; '' for nothing */
  readonly fault: string;
  readonly canUndo: boolean;
  /** puts another list in the place of this one, written or pasted */
  write(text: string): void;
  /** changes the list by what a desk makes of it; changes follow each other in the order in which they were asked for */
  change(by: (text: string) => Promise<string>): Promise<void>;
  rule(ruleset: string | null): void;
  undo(): void;
}

/** How many lists can be gone back to. */
const STEPS = 200;
/** How long somebody who types is left in peace before the deck is judged. */
const PAUSE = 120;

/**
 * A deck in the builder: it is judged whenever it changes, and kept in this browser.
 * @param begun the deck as it was taken up
 */
export function useDeck(begun: KeptDeck): DeckInHand {
  const [deck, setDeck] = useState(begun);
  const [past, setPast] = useState<readonly string[]>([]);
  const [contents, setContents] = useState<DeckContents | null>(null);
  const [fault, setFault] = useState('');
  const latest = useRef(begun);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const put = useCallback((next: KeptDeck, step: boolean) => {
    const before = latest.current;
    latest.current = next;
    setDeck(next);
    setFault('');
    if (step && next.text !== before.text) setPast(list => [...list.slice(-STEPS), before.text]);
    keepDeck(next).catch(() => setFault('This browser keeps nothing: copy the list before you leave.'));
  }, []);

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
  const change = useCallback(
    (by: (text: string) => Promise<string>) =>
      (queue.current = queue.current.then(async () => {
        try {
          write(await by(latest.current.text));
        } catch (error) {
          setFault((error as Error).message);
        }
      })),
    [write],
  );
  return {
    deck,
    contents,
    fault,
    canUndo: past.length > 0,
    write,
    change,
    rule: ruleset => put({ ...latest.current, ruleset, changed: Date.now() }, false),
    undo: () => {
      const text = past.at(-1);
      if (text === undefined) return;
      setPast(past.slice(0, -1));
      put({ ...latest.current, text, changed: Date.now() }, false);
    },
  };
}
