/** The look back at a finished game: the chances after every turn, and the choices that mattered most. */
import type { KeyChoice } from '@orrery/table/hosting';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Figure } from '../../cards/Figure.tsx';
import { sigilOf } from '../../cards/sigils.ts';
import { analyseHere, branchHere } from '../../connection/door/worker-door.ts';
import type { Judged } from '../../connection/worker/analysis-host.ts';
import { andList, t } from '../../copy/index.ts';
import { notes } from '../../ui/notes.ts';
import type { SeatBrief } from '../layout.ts';
import { Chances, percent } from './Chances.tsx';
import './after.css';

const keyOf = (id: string): string => `orrery.judged.${id}`;

/** The whole analysis that this browser has kept of a game; null if there is none. */
function kept(id: string): Judged | null {
  try {
    return JSON.parse(notes.read(keyOf(id)) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The look back at a game against bots. The analysis runs in a worker and grows on the screen. Whoever leaves stops it. A whole analysis is kept.
 * @param winners the seats that have won
 * @param close shows the table again
 */
export function AfterGame({
  id,
  seats,
  winners,
  close,
}: {
  id: string;
  seats: readonly SeatBrief[];
  winners: readonly number[];
  close: () => void;
}) {
  const navigate = useNavigate();
  const [judged, setJudged] = useState<Judged | null>(() => kept(id));
  const [fault, setFault] = useState('');
  const whole = judged?.key != null;
  useEffect(() => {
    if (kept(id)?.key != null) return;
    return analyseHere(
      { kept: id },
      now => {
        setJudged(now);
        if (now.key !== null) notes.write(keyOf(id), JSON.stringify(now));
      },
      setFault,
    );
  }, [id]);
  const won = seats.filter(({ seat }) => winners.includes(seat));
  const again = async (at: number) => {
    try {
      await navigate({ to: '/table/$id', params: { id: await branchHere({ kept: id }, at) } });
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className={`after ${won[0]?.look ?? ''}`} aria-label={t('after.title')}>
      <header>
        <span className="ceremony" aria-hidden="true">
          {won[0] !== undefined && <Figure drawing={sigilOf(won[0].faction)} className="sigil" />}
        </span>
        <h2>
          {won.length > 0
            ? t('table.won', { count: won.length, names: andList(won.map(({ name }) => name)) })
            : t('table.nobody')}
        </h2>
        <button type="button" className="btn quiet" onClick={close}>
          {t('after.table')}
        </button>
      </header>
      <h3>{t('after.chances')}</h3>
      {judged === null ? (
        <p className="soft" role="status">
          {t('after.begins')}
        </p>
      ) : (
        <Chances judged={judged} looks={seats.map(({ look }) => look)} />
      )}
      {judged !== null && !whole && (
        <p className="soft" role="status">
          {t('after.judging', { done: judged.done, of: judged.of })}
        </p>
      )}
      {fault !== '' && (
        <p className="refused" role="alert">
          {fault}
        </p>
      )}
      {judged?.key != null && (
        <>
          <h3>{t('after.key')}</h3>
          {judged.key.length === 0 && <p className="soft">{t('after.noKey')}</p>}
          <ol className="key-choices">
            {judged.key.map(choice => (
              <li key={choice.at}>
                <Choice choice={choice} />
                <p className="row">
                  <button type="button" className="btn" onClick={() => void again(choice.at)}>
                    {t('after.again')}
                  </button>
                  <Link className="btn quiet" to="/replay/$id" params={{ id }} search={{ at: choice.at }}>
                    {t('after.watch')}
                  </Link>
                </p>
              </li>
            ))}
          </ol>
          <p className="soft">{t('after.doubt')}</p>
        </>
      )}
    </section>
  );
}

/** One choice: what was chosen, what else was there, and what it would have brought. */
function Choice({ choice: { turn, prompt, chosen, other, gain, margin, clear } }: { choice: KeyChoice }) {
  const values = { chance: percent(chosen.chance), other: percent(other.chance), margin: percent(margin) };
  return (
    <>
      <p className="cap">{t('after.turn', { turn })}</p>
      <p className="soft">{prompt}</p>
      <p>
        <b>{t('after.chosen', { label: chosen.label })}</b>{' '}
        {gain < 0
          ? t('after.better', { label: other.label, ...values })
          : t('after.found', { label: other.label, ...values })}{' '}
        {!clear && t('after.unclear')}
      </p>
      {gain < 0 && other.follows.length > 0 && (
        <p className="soft">
          {t('after.because')} {other.follows.join(' ')}
        </p>
      )}
    </>
  );
}
