/** A text of a card, with the words of the game under dots. A press on a word opens its meaning in place. */
import { Fragment, useState } from 'react';
import { type Words, wordPieces } from '../../books/words.ts';
import { gameLanguage } from '../../copy/index.ts';
import { RuleLink } from './Said.tsx';

/** A text with its words under dots. One meaning is open at a time, below the text. */
export function WordsIn({ text, words }: { text: string; words: Words }) {
  const [open, setOpen] = useState<string | null>(null);
  const means = open === null ? undefined : words[open];
  return (
    <>
      {wordPieces(text, words).map(({ text: piece, word }, i) => {
        const key = `${i} ${piece}`;
        if (word === null) return <Fragment key={key}>{piece}</Fragment>;
        return (
          <button
            key={key}
            type="button"
            className="word"
            aria-expanded={open === word}
            onClick={() => setOpen(open === word ? null : word)}
          >
            {piece}
          </button>
        );
      })}
      {means !== undefined && (
        <span className="means" role="status">
          <b lang={gameLanguage()}>{means.word}:</b> {means.says}{' '}
          {means.rule !== undefined && <RuleLink rule={means.rule} />}
        </span>
      )}
    </>
  );
}
