/** The e-mail address of an account: add, confirm, delete. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { mineKey } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { t } from '../../copy/index.ts';
import { ActForm, Field } from './ActForm.tsx';

/** The e-mail address of an account. Nothing is shown if the server sends no e-mail. */
export function MailAddress() {
  const client = useQueryClient();
  const key = mineKey('mail');
  const { data } = useQuery({ queryKey: key, queryFn: server.myMail });
  if (data === undefined || !data.sends) return null;
  const { address, notices } = data;
  const done = async (act: Promise<unknown>) => {
    await act;
    await client.invalidateQueries({ queryKey: key });
  };
  return (
    <ActForm
      title={t('account.mail')}
      label={t('account.mailDo')}
      busy={t('account.working')}
      act={async given => {
        await done(server.giveMail({ address: given('address'), password: given('password') }));
        return t('account.mailSent');
      }}
    >
      <p className="soft">{t('account.mailMore')}</p>
      {address !== null && (
        <p className="row">
          <span>{t('account.mailIs', { address })}</span>
          <Button className="btn" onPress={() => void done(server.setMailNotices({ notices: !notices }))}>
            {notices ? t('account.mailNoticesOff') : t('account.mailNoticesOn')}
          </Button>
          <Button className="btn quiet" onPress={() => void done(server.forgetMail())}>
            {t('account.mailForget')}
          </Button>
        </p>
      )}
      <Field name="address" label={t('account.mailAddress')} complete="email" />
      <Field name="password" label={t('account.leavePassword')} type="password" complete="current-password" />
    </ActForm>
  );
}
