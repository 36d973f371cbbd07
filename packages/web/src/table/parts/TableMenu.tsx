/** The menu of a table: when to ask, decks, keys, saving, leaving. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Stop } from '../../connection/contract.ts';
import { t } from '../../copy/index.ts';
import { asksBefore } from '../../ui/asks.ts';
import { capital } from '../../ui/capital.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useTable } from '../table-context.ts';
import { KeyList } from './KeyList.tsx';
import { Lists } from './Lists.tsx';

const SettingsList = lazy(async () => ({ default: (await import('../../shell/Settings.tsx')).SettingsList }));

const KINDS: readonly Stop[] = ['ask', 'once', 'useful', 'pass'];

/**
 * The menu of a table: when to ask, standing orders, how to leave.
 * @param leave the address after a lesson, which has no settings; null for a game
 * @param more more entries of the menu
 */
export function TableMenu({
  over: ended,
  leave,
  close,
  more = null,
}: {
  over: boolean;
  leave: string | null;
  close: () => void;
  more?: ReactNode;
}) {
  const over = ended || leave !== null;
  const { store } = useTable();
  const client = useQueryClient();
  const [sure, setSure] = useState(false);
  const [fault, setFault] = useState('');
  const tried = (act: () => Promise<void>) => () => {
    act().catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)));
  };
  const stops = useQuery({ queryKey: ['stops', store.key], queryFn: () => store.door.stops(), enabled: !over });
  const orders = useQuery({ queryKey: ['orders', store.key], queryFn: () => store.door.orders(), enabled: !over });
  const save = async () =>
    saveFile(`orrery-${store.get().opened.game}.json`, JSON.stringify(await store.door.record()), 'application/json');
  return (
    <ModalOverlay isDismissable isOpen onOpenChange={open => !open && close()} className="scrim">
      <Modal className="tablemenu">
        <Dialog>
          <Heading slot="title">{t('table.menu')}</Heading>
          {orders.data && (
            <fieldset>
              <legend>{t('table.orders')}</legend>
              {orders.data.list.map(({ name, title }) => (
                <label key={name}>
                  <input
                    type="radio"
                    name="order"
                    checked={orders.data?.order === name}
                    onChange={async () => {
                      await store.door.order(name);
                      await client.invalidateQueries({ queryKey: ['orders', store.key] });
                    }}
                  />
                  {capital(title)}
                </label>
              ))}
            </fieldset>
          )}
          {stops.data && (
            <fieldset>
              <legend>{t('table.stops')}</legend>
              {stops.data.moments.map(({ name, title }) => (
                <label key={name} className="stop">
                  <span>{capital(title)}</span>
                  <select
                    value={stops.data?.stops[name] ?? 'useful'}
                    onChange={async event => {
                      await store.door.setStops({ [name]: event.currentTarget.value as Stop });
                      await client.invalidateQueries({ queryKey: ['stops', store.key] });
                    }}
                  >
                    {KINDS.map(kind => (
                      <option key={kind} value={kind}>
                        {t(`table.stop.${kind}`)}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </fieldset>
          )}
          <Lists />
          <section>
            <h3>{t('table.keys')}</h3>
            <KeyList />
          </section>
          <details className="settings">
            <summary>{t('shell.settings')}</summary>
            <Suspense>
              <SettingsList />
            </Suspense>
          </details>
          {fault !== '' && (
            <p className="refused" role="alert">
              {fault}
            </p>
          )}
          <div className="row">
            {leave === null && (
              <Button className="btn" onPress={tried(save)}>
                {t('table.saveFile')}
              </Button>
            )}
            {!over && store.get().opened.seat !== null && (
              <Button
                className="btn"
                onPress={tried(async () => {
                  // nobody can undo this: only a second press does it, unless the player has turned that off
                  if (!sure && asksBefore.resign.chosen() === 'ask') return setSure(true);
                  await store.door.resign();
                  close();
                })}
              >
                {sure ? t('table.resignSure') : t('table.resign')}
              </Button>
            )}
            {!over && more}
            <Link to={leave ?? '/'} className="btn">
              {leave === null ? t('table.leave') : t('table.leaveLesson')}
            </Link>
            <Button className="btn primary" slot="close">
              {t('table.close')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
