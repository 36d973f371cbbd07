/** The analysis of a finished game: the one that is kept, or a new one that grows. */
import { useEffect, useState } from 'react';
import { analyseHere } from '../../connection/door/worker-door.ts';
import type { Judged } from '../../connection/games/judged.ts';
import { keepAnalysis, keptAnalysis } from '../../connection/games/kept-analyses.ts';
import type { LookedBack } from './looked-back.ts';

/**
 * What is known of a finished game so far. An analysis runs in a worker and ends when the component goes. A whole one is kept.
 * @returns null while nothing is known; and what went wrong, '' for nothing
 */
export function useJudged({ analysis, where }: Pick<LookedBack, 'analysis' | 'where'>): {
  readonly judged: Judged | null;
  readonly fault: string;
} {
  const [judged, setJudged] = useState<Judged | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    let stop = () => {};
    let left = false;
    const hear = (now: Judged) => {
      if (left) return;
      setJudged(now);
      if (now.key !== null) void keepAnalysis({ id: analysis, judged: now, made: Date.now() });
    };
    const fail = (text: string) => !left && setFault(text);
    const begin = async () => {
      const kept = await keptAnalysis(analysis);
      if (left) return;
      if (kept !== null) return setJudged(kept);
      if (where === null) return;
      const place = await where();
      if (!left) stop = analyseHere(place, hear, fail);
    };
    begin().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
    return () => {
      left = true;
      stop();
    };
  }, [analysis, where]);
  return { judged, fault };
}
