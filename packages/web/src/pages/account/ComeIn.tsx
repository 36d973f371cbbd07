import type { Person } from '@orrery/protocol';
import { Link } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { useMeChange } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { words } from '../../copy/account.ts';
import { ActForm, Field } from './ActForm.tsx';

/** For somebody without an account: making one, and signing in to one. A guest takes along what he has. */
export function ComeIn({ guest }: { guest: Person | null }) {
  const make = useMeChange(server.makeAccount);
  const signIn = useMeChange(server.signIn);
  const signOut = useMeChange<void>(server.signOut);
  return (
    <>
      <p className="soft">{guest === null ? words.nobody : words.guest(guest.name)}</p>
      <div className="ways">
        <ActForm
          title={words.make}
          label={words.make}
          busy={words.making}
          primary
          act={async given => {
            await make.mutateAsync({ name: given('name'), password: given('password') });
            return undefined;
          }}
        >
          <p className="soft">
            {words.why} {guest !== null && words.comesAlong}
          </p>
          <Field
            name="name"
            label={words.name}
            help={words.nameHelp}
            complete="username"
            value={guest !== null && !/^Guest \d+$/.test(guest.name) ? guest.name : ''}
          />
          <Field
            name="password"
            label={words.password}
            help={words.passwordHelp}
            type="password"
            complete="new-password"
          />
        </ActForm>
        <ActForm
          title={words.signIn}
          label={words.signIn}
          busy={words.signingIn}
          act={async given => {
            await signIn.mutateAsync({ name: given('name'), password: given('password') });
            return undefined;
          }}
        >
          <p className="soft">
            {words.signInMore} {guest !== null && words.handedOver}
          </p>
          <Field name="name" label={words.name} complete="username" />
          <Field name="password" label={words.password} type="password" complete="current-password" />
          <p className="small">
            <Link to="/account/password">{words.lostLink}</Link>
          </p>
        </ActForm>
      </div>
      {guest !== null && (
        <p className="row">
          <Button className="btn quiet" onPress={() => signOut.mutate()}>
            {words.signOutGuest}
          </Button>
          <span className="soft small">{words.signOutGuestMore}</span>
        </p>
      )}
    </>
  );
}
