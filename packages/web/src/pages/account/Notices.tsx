/** Turns notifications of this browser on and off. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { mineKey } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { t } from '../../copy/index.ts';

/** The notifications of this browser. */
interface Taken {
  /** the key that the server signs them with; null if it sends none */
  readonly key: string | null;
  readonly able: boolean;
  readonly place: PushSubscription | null;
}

async function taken(): Promise<Taken> {
  const key = await server.pushKey();
  const worker = 'PushManager' in window ? await navigator.serviceWorker?.getRegistration() : undefined;
  return { key, able: worker !== undefined, place: (await worker?.pushManager.getSubscription()) ?? null };
}

/** @throws an error in one line if the browser or the server refuses */
async function turnOn(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(t('account.noticesDenied'));
  const worker = await navigator.serviceWorker.ready;
  const place = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = place.toJSON();
  await server.takeNotices({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } });
}

async function turnOff(place: PushSubscription): Promise<void> {
  await server.leaveNotices(place.endpoint);
  await place.unsubscribe();
}

/** Turns notifications on and off. Nothing is shown if the server sends none. */
export function Notices() {
  const client = useQueryClient();
  const [fault, setFault] = useState('');
  const { data } = useQuery({ queryKey: mineKey('notices'), queryFn: taken });
  if (data === undefined || data.key === null) return null;
  const { key, able, place } = data;
  const turn = async () => {
    setFault('');
    try {
      await (place === null ? turnOn(key) : turnOff(place));
    } catch (error) {
      setFault((error as Error).message);
    }
    await client.invalidateQueries({ queryKey: mineKey('notices') });
  };
  return (
    <section className="act">
      <h2>{t('account.notices')}</h2>
      <p className="soft">{t('account.noticesMore')}</p>
      {able ? (
        <p className="row">
          {place !== null && <span role="status">{t('account.noticesAre')}</span>}
          <Button className="btn" onPress={() => void turn()}>
            {place === null ? t('account.noticesOn') : t('account.noticesOff')}
          </Button>
        </p>
      ) : (
        <p>{t('account.noticesNone')}</p>
      )}
      {fault !== '' && (
        <p className="refused" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
