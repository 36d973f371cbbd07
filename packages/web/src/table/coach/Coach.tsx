/** The coach at the head of the dock: explains signs, proposes an answer, and says why. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Choosing } from '../choosing.ts';
import { useTable } from '../table-context.ts';
import { COACHED, type CoachedGame } from './coaching.ts';
import { inSight, Spotlight } from './Spotlight.tsx';
import { reasonOf, signWords } from './words.ts';

/** Sends the coach away. @param from this game, or all games */
export type Leave = (from: CoachedGame | 'all') => void;

/** How many signs are explained before one answer. */
const [FIRST, LATER] = [3, 1] as const;
/** How long a player can think before the coach says the same in other words, in milliseconds. */
const STILL = 20_000;

/**
 * The coach. It first explains some signs, one after the other. Then it picks an answer and says why. The player follows, or chooses something else.
 * @param choosing the question and the player's picks; null while others play
 * @param leave sends the coach away, from this game or from all games
 */
export function Coach({ game, choosing, leave }: { game: CoachedGame; choosing: Choosing | null; leave: Leave }) {
  const { signs } = COACHED[game];
  /** the numbers of the signs that the player knows */
  const [met, setMet] = useState<ReadonlySet<number>>(new Set());
  /** how many signs the coach still explains before this answer */
  const [left, setLeft] = useState<number>(FIRST);
  const decision = choosing?.decision ?? null;
  const seen = useRef(decision);
  if (seen.current !== decision && decision !== null) {
    if (seen.current !== null) setLeft(LATER);
    seen.current = decision;
  }
  const at = choosing === null || left === 0 ? -1 : signs.findIndex((sign, i) => !met.has(i) && inSight(sign.at));
  const next = () => {
    setMet(new Set([...met, at]));
    setLeft(left - 1);
  };
  const explains = at >= 0;
  const keys = useRef<(event: KeyboardEvent) => void>(() => {});
  keys.current = event => {
    if (!explains || (event.key !== 'Enter' && event.key !== ' ')) return;
    // a dialog, a field and a button with the focus keep their keys
    if (event.target instanceof Element && event.target.closest('[role=dialog], input, textarea, select, button, a'))
      return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') next();
    else setLeft(0);
  };
  useEffect(() => {
    const hear = (event: KeyboardEvent) => keys.current(event);
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, []);
  const words = explains ? signWords(game, at) : null;
  return (
    <section className="coach" aria-label={t('coach.name')} aria-live="polite">
      <p className="cap">
        <Icon name="book" /> {t('coach.name')}
        {explains && <span>{t('coach.explains', { at: at + 1, count: signs.length })}</span>}
      </p>
      {choosing === null ? (
        <p className="why">{t('coach.wait')}</p>
      ) : words !== null ? (
        <>
          <h2>{words.flag}</h2>
          <p className="why">{words.more}</p>
          <p className="row">
            <button type="button" className="btn coach-next" onClick={next}>
              {t('coach.next')} <kbd>Enter</kbd>
            </button>
            <button type="button" className="link" onClick={() => setLeft(0)}>
              {t('coach.stepKnown')}
            </button>
          </p>
          <Spotlight at={signs[at]!.at} flag={words.flag} />
        </>
      ) : (
        <Proposal key={choosing.decision} game={game} choosing={choosing} />
      )}
      <p className="row alone">
        <button type="button" className="link" onClick={() => leave(game)}>
          {t('coach.alone')}
        </button>
        <button type="button" className="link" onClick={() => leave('all')}>
          {t('coach.knowsAll')}
        </button>
      </p>
    </section>
  );
}

/** An answer that the coach has picked, and the reason. */
function Proposal({ game, choosing }: { game: CoachedGame; choosing: Choosing }) {
  const { store } = useTable();
  const { decision, laid } = choosing;
  const { data } = useQuery({ queryKey: ['coach', store.key, decision], queryFn: () => store.door.hint() });
  const [still, setStill] = useState(false);
  const passes = data !== undefined && (data.ids.length === 0 || data.ids[0] === laid.pass?.id);
  const show = useRef(choosing.show);
  show.current = choosing.show;
  useEffect(() => {
    if (data !== undefined && !passes) show.current(data.ids);
  }, [data, passes]);
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), STILL);
    return () => clearTimeout(timer);
  }, []);
  if (data === undefined) return <p className="why">…</p>;
  const { question } = choosing;
  const pass = laid.pass?.label ?? (question.max === 1 ? t('table.no') : t('table.none'));
  return (
    <div data-coach={passes ? 'pass' : 'do'}>
      <h2>{passes ? t('coach.pass', { label: pass }) : t('coach.do', { label: data.label })}</h2>
      <p className="why">
        {reasonOf(still ? 'again' : 'why', game, question.menu, passes ? [] : data.ids, laid.single)}
      </p>
      <p className="why soft">{still ? (passes ? t('coach.stillPass') : t('coach.still')) : t('coach.free')}</p>
    </div>
  );
}
