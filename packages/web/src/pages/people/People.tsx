/** The list of players beside the table: presence and clocks. */
import { timeLeft } from '@orrery/client';
import { useEffect, useState } from 'react';
import { useRoom } from '../../connection/people/room.ts';
import { duration, t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The players by seat: presence, whose choice it is, and their clocks. */
export function People() {
  const room = useRoom();
  const runs = room?.sight?.clock?.seats.some(({ due }) => due !== null) ?? false;
  const now = useNow(runs);
  if (room === null || room.sight === null) return null;
  const { info, sight, heard, present, seat: mine } = room;
  const { standing, view, clock } = sight;
  const over = view.result !== null;
  const frozen = info.status === 'frozen';
  const delay = info.options.spectators?.delay ?? 0;
  const watching = (present?.watching ?? 0) - (mine === null ? 1 : 0);
  return (
    <section className="people" aria-label={t('people.title')}>
      <ul>
        {info.seats.map(({ seat, kind, name, person }) => {
          const asked = !over && !frozen && (view.decision?.awaited.includes(seat) ?? false);
          const here = kind === 'bot' || seat === mine || present === null || present.people.includes(person ?? '');
          const time = clock?.seats[seat];
          const left =
            time === undefined || time.left === null
              ? null
              : time.due === null
                ? time.left
                : Math.max(0, time.left - (now - heard));
          return (
            <li key={seat} className={`${asked ? 'asked' : ''} ${here ? '' : 'away'}`}>
              <i className="here" aria-hidden="true" />
              <span className="grow">
                <b>{kind === 'bot' ? t('players.bot', { level: name ?? '' }) : (name ?? '')}</b>{' '}
                <small>
                  {[
                    standing[seat]?.name ?? '',
                    ...(seat === mine ? [t('players.you')] : []),
                    ...(here ? [] : [t('people.away')]),
                    ...(asked ? [kind === 'bot' ? t('people.thinks') : t('people.asked')] : []),
                  ].join(' · ')}
                </small>
              </span>
              {left !== null && (
                <span className={`time ${time?.due != null && left < SHORT ? 'short' : ''}`}>
                  {time?.due != null && <Icon name="clock" />} {timeLeft(left)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {mine === null && (
        <p className="small row">
          <Icon name="eye" />{' '}
          {delay > 0 && info.status === 'playing'
            ? t('people.watchingLate', { time: duration(delay) })
            : t('people.watching')}
        </p>
      )}
      {watching > 0 && <p className="small quiet">{t('waitingRoom.watching', { count: watching })}</p>}
    </section>
  );
}

/** Below this the time is short, in milliseconds. */
const SHORT = 30_000;
const SECOND = 1_000;

/** The time of this device, every second while a clock runs. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return Math.max(now, 0);
}
