/** The look back at a finished game: the chances after every turn, and the choices that mattered most. */
import type { KeyChoice } from '@orrery/table';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Figure } from '../../cards/Figure.tsx';
import { sigilOf } from '../../cards/sigils.ts';
import { branchHere } from '../../connection/door/worker-door.ts';
import { andList, errorText, t } from '../../copy/index.ts';
import { copied } from '../../ui/clipboard.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { SeatBrief } from '../layout.ts';
import { useNarrow } from '../use-narrow.ts';
import { Chances } from './Chances.tsx';
import type { LookedBack } from './looked-back.ts';
import { percent } from './percent.ts';
import { useJudged } from './use-judged.ts';
import './after.css';

/**
 * The look back at a game that is over. The analysis runs in a worker and grows on the screen.
 * @param winners the seats that have won
 * @param close shows the table again
 */
export function AfterGame({
  game,
  seats,
  winners,
  close,
}: {
  game: LookedBack;
  seats: readonly SeatBrief[];
  winners: readonly number[];
  close: () => void;
}) {
  const { id, where, link, next } = game;
  const navigate = useNavigate();
  const narrow = useNarrow();
  const { judged, fault } = useJudged(game);
  const [said, say] = useState('');
  const won = seats.filter(({ seat }) => winners.includes(seat));
  /** What a button does. If it fails, the page says why. */
  const does = (act: () => Promise<void>) => () =>
    void act().catch((error: unknown) => say(error instanceof Error ? errorText(error) : String(error)));
  const again = (at: number) =>
    does(async () => {
      const fresh = await branchHere(await where!(), at, true);
      await navigate({ to: '/table/$id', params: { id: fresh } });
    });
  const share = does(async () => {
    const address = await link();
    say((await copied(address)) ? t('replay.copied') : t('after.notCopied', { address }));
  });
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
        <p className="row">
          <button type="button" className="btn" onClick={share}>
            <Icon name="link" /> {t('after.share')}
          </button>
          <button type="button" className="btn quiet" onClick={close}>
            {t('after.table')}
          </button>
        </p>
      </header>
      {narrow && next}
      <p className={said === '' ? 'vh' : 'soft said'} role="status">
        {said}
      </p>
      {where === null && judged === null ? <p className="soft">{t('after.secret')}</p> : <h3>{t('after.chances')}</h3>}
      {judged !== null ? (
        <Chances
          judged={judged}
          looks={seats.map(({ look }) => look)}
          open={at => void navigate({ to: '/replay/$id', params: { id }, search: { at } })}
        />
      ) : (
        where !== null &&
        fault === '' && (
          <p className="soft" role="status">
            {t('after.begins')}
          </p>
        )
      )}
      {judged !== null && judged.key === null && (
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
                  {where !== null && (
                    <button type="button" className="btn" onClick={again(choice.at)}>
                      {t('after.again')}
                    </button>
                  )}
                  <Link className="btn quiet" to="/replay/$id" params={{ id }} search={{ at: choice.at }}>
                    {t('after.watch')}
                  </Link>
                </p>
              </li>
            ))}
          </ol>
          {judged.key.length > 0 && <p className="soft">{t('after.anew')}</p>}
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
