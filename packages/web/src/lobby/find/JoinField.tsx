/** The field for a table's link or code. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { server } from '../../connection/server/routes.ts';
import { t } from '../../copy/index.ts';
import { codeIn } from './code.ts';

/** The field for the link or the code of a table. It opens the table, if there is one. */
export function JoinField() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const join = async () => {
    const code = codeIn(typed);
    if (code === null) return setFault(t('lobby.noCode'));
    setBusy(true);
    try {
      await server.table(code);
      await navigate({ to: '/t/$code', params: { code } });
    } catch (error) {
      setFault((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form
      className="join"
      onSubmit={event => {
        event.preventDefault();
        void join();
      }}
    >
      <label className="field">
        {t('lobby.code')}
        <input
          value={typed}
          placeholder={t('lobby.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={event => {
            setTyped(event.currentTarget.value);
            setFault('');
          }}
        />
      </label>
      <button type="submit" className="btn" disabled={busy}>
        {busy ? t('lobby.joining') : t('lobby.join')}
      </button>
      {fault !== '' && (
        <p className="refused" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
