/** The words of a question that a new player has not met often, each with its meaning. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadWords, wordPieces } from '../../books/words.ts';
import { newWords } from '../../books/words-met.ts';
import { t } from '../../copy/index.ts';
import type { CoachedGame } from './coaching.ts';

/** How many words are explained beside one question. */
const MOST = 2;

/**
 * Explains the first words of the games in these texts that the player has not met often.
 * @param of the question, which explains the same words again when it is drawn again
 * @param texts the most important one first
 */
export function NewWords({ game, of, texts }: { game: CoachedGame; of: string; texts: readonly string[] }) {
  const { data: words } = useQuery({ queryKey: ['words', game], queryFn: () => loadWords(game), staleTime: Infinity });
  const all = texts.join('\n');
  const shown = useMemo(() => {
    if (words === undefined) return [];
    const keys = wordPieces(all, words).flatMap(({ word }) => (word === null ? [] : [word]));
    const ids = keys.map(key => `${game}/${key}`);
    const fresh = newWords(`coach/${of}`, ids, MOST);
    return keys.flatMap(key => (fresh.has(`${game}/${key}`) ? [words[key]!] : []));
  }, [words, game, of, all]);
  if (shown.length === 0) return null;
  return (
    <dl className="coach-words" aria-label={t('coach.words')}>
      {shown.map(({ word, says }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
