/** The form that asks new guests for their name. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type GameName, TITLES } from '../../books/books.ts';
import { beSomebody, serverKey } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { t } from '../../copy/index.ts';
import { Terms } from './Terms.tsx';

/** The form that asks a new guest for a name, once. */
export function NameForm({ code }: { code: string }) {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'going'>('idle');
  const [fault, setFault] = useState('');
  const table = useQuery({ queryKey: serverKey('table', code), queryFn: () => server.table(code) });
  if (table.error !== null)
    return (
      <div className="message">
        <h1>{table.error.message}</h1>
        <p>{t('people.noTableMore')}</p>
        <Link to="/" className="btn">
          {t('people.back')}
        </Link>
      </div>
    );
  const come = async (name: string) => {
    setState('going');
    setFault('');
    try {
      await beSomebody(client, name);
    } catch (error) {
      setFault((error as Error).message);
      setState('idle');
    }
  };
  return (
    <form
      className="sheet comein"
      onSubmit={event => {
        event.preventDefault();
        void come(String(new FormData(event.currentTarget).get('name') ?? '').trim());
      }}
    >
      <h1>{t('nameForm.title')}</h1>
      <p className="soft">
        {table.data === undefined
          ? t('people.finding')
          : `${t('waitingRoom.title', { title: TITLES[table.data.game as GameName] })}: ${table.data.title}`}
      </p>
      {table.data !== undefined && <Terms info={table.data} />}
      <label className="field">
        {t('nameForm.ask')}
        {/* biome-ignore lint/a11y/noAutofocus: it is the one thing that this page asks */}
        <input name="name" autoComplete="nickname" required maxLength={24} autoFocus />
        <span className="small">{t('nameForm.help')}</span>
      </label>
      {fault !== '' && (
        <p className="refused" role="alert">
          {fault}
        </p>
      )}
      <div className="row">
        <button type="submit" className="btn primary" disabled={state === 'going'}>
          {state === 'going' ? t('nameForm.going') : t('nameForm.go')}
        </button>
        <a href="/account" className="btn quiet">
          {t('nameForm.account')}
        </a>
      </div>
    </form>
  );
}
