/** The account page. */
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useMeChange, useServer } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { t } from '../../copy/index.ts';
import { NoServer } from '../../shell/NoServer.tsx';
import { MailAddress } from './Mail.tsx';
import { NameAndPassword, OwnData, WayOut } from './Mine.tsx';
import { Notices } from './Notices.tsx';
import { Sessions } from './Sessions.tsx';
import { SignIn } from './SignIn.tsx';
import './account.css';

/** Who the user is to the server, and the settings that belong to it. */
export function AccountPage() {
  const now = useServer();
  const signOut = useMeChange<void>(server.signOut);
  const [gone, setGone] = useState(false);
  const person = now?.state === 'here' ? now.person : null;
  return (
    <div className="sheet account">
      <h1>{t('account.title')}</h1>
      {gone && person === null && <p role="status">{t('account.left')}</p>}
      {now?.state !== 'here' ? (
        <NoServer now={now} />
      ) : person === null || person.guest ? (
        <SignIn guest={person} />
      ) : (
        <p className="row">
          <span>{t('account.signedIn', { name: person.name })}</span>
          <Button className="btn" onPress={() => signOut.mutate()}>
            {t('account.signOut')}
          </Button>
        </p>
      )}
      {signOut.error !== null && (
        <p className="refused" role="alert">
          {signOut.error.message}
        </p>
      )}
      {person !== null && (
        <>
          <NameAndPassword person={person} />
          <Notices />
          {!person.guest && <MailAddress />}
          {!person.guest && <Sessions />}
          <OwnData />
          <WayOut key={person.id} person={person} left={() => setGone(true)} />
        </>
      )}
    </div>
  );
}
