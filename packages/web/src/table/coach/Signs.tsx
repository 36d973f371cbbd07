/** The signs on the cards in sight, each with its word. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadWords, type Words } from '../../books/words.ts';
import { Figure } from '../../cards/Figure.tsx';
import { markSign, pointSign, signOf } from '../../cards/signs.ts';
import type { CardFace } from '../../connection/contract.ts';
import { t } from '../../copy/index.ts';
import { useTable } from '../table-context.ts';
import type { CoachedGame } from './coaching.ts';

/** More signs than this are not listed: the most common come first. */
const MOST = 9;

type Sign = { readonly key: string; readonly kind: 'number' | 'point' | 'mark' };

/** The signs of these cards, the most common first. @param faces the cards in sight */
export function signsOf(faces: readonly CardFace[]): Sign[] {
  const counts = new Map<string, Sign & { n: number }>();
  const add = (kind: Sign['kind'], key: string) => {
    const one = counts.get(`${kind} ${key}`) ?? { key, kind, n: 0 };
    one.n++;
    counts.set(`${kind} ${key}`, one);
  };
  for (const { numbers, small, needs, makes, marks } of faces) {
    for (const { key } of [...numbers, ...small]) add('number', key);
    for (const kind of new Set([...needs, ...makes].map(one => one.kind))) add('point', kind);
    for (const { kind } of marks) add('mark', kind);
  }
  return [...counts.values()].sort((a, b) => b.n - a.n).slice(0, MOST);
}

const DRAWINGS = { number: signOf, point: pointSign, mark: markSign } as const;

/** The word of a sign; a sign without a word of the game has none. */
const wordOf = (words: Words, { key }: Sign): string | null => words[key]?.word ?? null;

/** The list of signs in the left column. It follows the cards on the page. */
export function Signs({ game }: { game: CoachedGame }) {
  const { store, faces } = useTable();
  const { data: words } = useQuery({ queryKey: ['words', game], queryFn: () => loadWords(game), staleTime: Infinity });
  const [signs, setSigns] = useState<readonly Sign[]>([]);
  useEffect(() => {
    const look = () => {
      const cards = [...document.querySelectorAll<HTMLElement>('.stage [data-card-id]')];
      const found = cards.flatMap(({ dataset }) => {
        const face = dataset.cardId === undefined || dataset.cardId === '' ? null : faces.of(dataset.cardId);
        return face === null ? [] : [face];
      });
      setSigns(signsOf(found));
    };
    // the cards are drawn after the change
    let frame = requestAnimationFrame(look);
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const ears = [store.subscribe(soon), faces.subscribe(soon)];
    return () => {
      cancelAnimationFrame(frame);
      for (const stop of ears) stop();
    };
  }, [store, faces]);
  const named = words === undefined ? [] : signs.flatMap(sign => [{ ...sign, word: wordOf(words, sign) }]);
  if (named.length === 0) return null;
  return (
    <section className="coach-signs" aria-label={t('coach.signsInSight')}>
      <p className="cap">{t('coach.signsInSight')}</p>
      <ul>
        {named.map(({ key, kind, word }) =>
          word === null ? null : (
            <li key={`${kind} ${key}`}>
              <Figure drawing={DRAWINGS[kind](key)} className="sign" line={2} /> {word}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
