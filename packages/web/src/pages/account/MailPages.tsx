/** The pages that links in e-mails open: confirm an address, choose a new password. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { server } from '../../connection/server/routes.ts';
import { t } from '../../copy/index.ts';
import { ActForm, Field } from './ActForm.tsx';
import './account.css';

/** The secret of an e-mail's link. It is in the part of the address that browsers do not send. */
const wordOfLink = (): string => window.location.hash.slice(1);

/** The page that confirms an e-mail address. */
export function MailPage() {
  const [word] = useState(wordOfLink);
  return (
    <div className="sheet account">
      <h1>{t('account.mail')}</h1>
      <ActForm
        label={t('account.mailConfirm')}
        busy={t('account.working')}
        primary
        act={async () => {
          await server.confirmMail(word);
          return t('account.mailConfirmed');
        }}
      >
        <p className="soft">{t('account.mailConfirmMore')}</p>
      </ActForm>
      <p>
        <Link to="/account">{t('account.title')}</Link>
      </p>
    </div>
  );
}

/** The page for a lost password. First it asks for an e-mail; the link in it leads back here, to choose a new password. */
export function PasswordPage() {
  const [word] = useState(wordOfLink);
  return (
    <div className="sheet account">
      <h1>{t('account.lost')}</h1>
      {word === '' ? (
        <ActForm
          label={t('account.lostDo')}
          busy={t('account.working')}
          primary
          act={async given => {
            await server.passwordLost(given('name'));
            return t('account.lostSent');
          }}
        >
          <p className="soft">{t('account.lostMore')}</p>
          <Field name="name" label={t('account.name')} complete="username" />
        </ActForm>
      ) : (
        <ActForm
          label={t('account.newPasswordDo')}
          busy={t('account.working')}
          primary
          act={async given => {
            await server.passwordNew(word, given('password'));
            return t('account.lostDone');
          }}
        >
          <Field
            name="password"
            label={t('account.wantedPassword')}
            help={t('account.passwordHelp')}
            type="password"
            complete="new-password"
          />
        </ActForm>
      )}
      <p>
        <Link to="/account">{t('account.title')}</Link>
      </p>
    </div>
  );
}
