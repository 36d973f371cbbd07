/** The forms to create an account and to sign in. */
import type { Person } from '@orrery/protocol';
import { Link } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { useMeChange } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { t } from '../../copy/index.ts';
import { ActForm, Field } from './ActForm.tsx';

/** For users without an account: create one, or sign in. Guests keep what they have. */
export function SignIn({ guest }: { guest: Person | null }) {
  const make = useMeChange(server.makeAccount);
  const signIn = useMeChange(server.signIn);
  const signOut = useMeChange<void>(server.signOut);
  return (
    <>
      <p className="soft">{guest === null ? t('account.nobody') : t('account.guest', { name: guest.name })}</p>
      <div className="ways">
        <ActForm
          title={t('account.make')}
          label={t('account.make')}
          busy={t('account.making')}
          primary
          act={async given => {
            await make.mutateAsync({ name: given('name'), password: given('password') });
            return undefined;
          }}
        >
          <p className="soft">
            {t('account.why')} {guest !== null && t('account.comesAlong')}
          </p>
          <Field
            name="name"
            label={t('account.name')}
            help={t('account.nameHelp')}
            complete="username"
            value={guest !== null && !/^Guest \d+$/.test(guest.name) ? guest.name : ''}
          />
          <Field
            name="password"
            label={t('account.password')}
            help={t('account.passwordHelp')}
            type="password"
            complete="new-password"
          />
        </ActForm>
        <ActForm
          title={t('account.signIn')}
          label={t('account.signIn')}
          busy={t('account.signingIn')}
          act={async given => {
            await signIn.mutateAsync({ name: given('name'), password: given('password') });
            return undefined;
          }}
        >
          <p className="soft">
            {t('account.signInMore')} {guest !== null && t('account.handedOver')}
          </p>
          <Field name="name" label={t('account.name')} complete="username" />
          <Field name="password" label={t('account.password')} type="password" complete="current-password" />
          <p className="small">
            <Link to="/account/password">{t('account.lostLink')}</Link>
          </p>
        </ActForm>
      </div>
      {guest !== null && (
        <p className="row">
          <Button className="btn quiet" onPress={() => signOut.mutate()}>
            {t('account.signOutGuest')}
          </Button>
          <span className="soft small">{t('account.signOutGuestMore')}</span>
        </p>
      )}
    </>
  );
}
