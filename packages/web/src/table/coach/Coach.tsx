/** The coach at the head of the dock: explains signs, proposes an answer, and says why. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Choosing, offersOf } from '../choosing.ts';
import type { AnyView, SeatBrief } from '../layout.ts';
import { useTable } from '../table-context.ts';
import { CardSays, useHandFace } from './CardSays.tsx';
import { COACHED, type CoachedGame } from './coaching.ts';
import { Gone } from './Gone.tsx';
import { meet, metIn } from './memory.ts';
import { NewWords } from './NewWords.tsx';
import { newsAt } from './news.ts';
import { inSight, Spotlight } from './Spotlight.tsx';
import { kindReason, newsOf, reasonOf, signWords, verbsOf } from './words.ts';

/** Sends the coach away. @param from this game, or all games */
export type Leave = (from: CoachedGame | 'all') => void;

/** How many signs are explained before one answer. */
const [FIRST, LATER] = [3, 1] as const;
/** How long a player can think before the coach says the same in other words, in milliseconds. */
const STILL = 20_000;

/**
 * The coach. It first explains some signs, one after the other. Then it picks an answer and says why. The player follows, or chooses something else.
 * @param choosing the question and the player's picks; null while others play
 * @param near the player's seat
 * @param leave sends the coach away, from this game or from all games
 */
export function Coach({
  game,
  choosing,
  seats,
  near,
  leave,
}: {
  game: CoachedGame;
  choosing: Choosing | null;
  seats: readonly SeatBrief[];
  near: number;
  leave: Leave;
}) {
  const { signs } = COACHED[game];
  /** the signs that the player knows: the browser remembers them, because the coach goes while others play */
  const [met, setMet] = useState(() => metIn(game));
  const decision = choosing?.decision ?? null;
  /** how many signs the coach still explains before this answer */
  const [explaining, setExplaining] = useState<{ of: number | null; left: number }>({
    of: decision,
    left: met.size === 0 ? FIRST : LATER,
  });
  const left = explaining.of === decision ? explaining.left : LATER;
  const setLeft = (count: number) => setExplaining({ of: decision, left: count });
  const at =
    choosing === null || left === 0 ? -1 : signs.findIndex(sign => !met.has(`sign-${sign.name}`) && inSight(sign.at));
  const next = () => {
    meet(game, `sign-${signs[at]!.name}`);
    setMet(metIn(game));
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
        <Proposal key={choosing.decision} game={game} choosing={choosing} seats={seats} near={near} />
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
function Proposal({
  game,
  choosing,
  seats,
  near,
}: {
  game: CoachedGame;
  choosing: Choosing;
  seats: readonly SeatBrief[];
  near: number;
}) {
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
  /** the news of this question, chosen once so that it stays */
  const [news] = useState(() => newsAt(game, store.get().view as AnyView, seats, near, metIn(game)));
  useEffect(() => {
    if (news !== null) meet(game, `news-${news}`);
  }, [game, news]);
  const picked = data === undefined ? undefined : offersOf(laid).find(({ option }) => option.id === data.ids[0]);
  const face = useHandFace(picked);
  if (data === undefined) return <p className="why">…</p>;
  const { question } = choosing;
  const pass = laid.pass?.label ?? (question.max === 1 ? t('table.no') : t('table.none'));
  const offered = verbsOf(question.options.map(({ id }) => id));
  const why = reasonOf(still ? 'again' : 'why', game, question.menu, passes ? [] : data.ids, laid.single, offered);
  const label = passes ? t('coach.pass', { label: pass }) : t('coach.do', { label: data.label });
  const told = [label, question.prompt, picked?.option.note ?? '', question.stakes];
  return (
    <div data-coach={passes ? 'pass' : 'do'}>
      {news !== null && <p className="coach-news">{newsOf(game, news)}</p>}
      <h2>{label}</h2>
      <p className="why">{(passes || still || face === null ? null : kindReason(game, face.type, data.ids)) ?? why}</p>
      {!passes && face !== null && <CardSays face={face} />}
      <NewWords game={game} of={`${store.key} ${decision}`} texts={told} />
      <Gone question={question} decision={decision} picks={choosing.picks} />
      <p className="why soft">{still ? (passes ? t('coach.stillPass') : t('coach.still')) : t('coach.free')}</p>
    </div>
  );
}
