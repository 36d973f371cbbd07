import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { server } from '../../connection/server/routes.ts';
import { words } from '../../copy/account.ts';
import { ActForm, Field } from './ActForm.tsx';
import './account.css';

/** The word of a letter's link: it stands where browsers send it to nobody. */
const wordOfLink = (): string => window.location.hash.slice(1);

/** Where the link of a letter leads that asks whether an address is somebody's own. */
export function MailPage() {
  const [word] = useState(wordOfLink);
  return (
    <div className="sheet account">
      <h1>{words.mail}</h1>
      <ActForm
        label={words.mailConfirm}
        busy={words.working}
        primary
        act={async () => {
          await server.confirmMail(word);
          return words.mailConfirmed;
        }}
      >
        <p className="soft">{words.mailConfirmMore}</p>
      </ActForm>
      <p>
        <Link to="/account">{words.title}</Link>
      </p>
    </div>
  );
}

/** A lost password: first a letter is asked for, and its link leads here again, to choose another. */
export function PasswordPage() {
  const [word] = useState(wordOfLink);
  return (
    <div className="sheet account">
      <h1>{words.lost}</h1>
      {word === '' ? (
        <ActForm
          label={words.lostDo}
          busy={words.working}
          primary
          act={async given => {
            await server.passwordLost(given('name'));
            return words.lostSent;
          }}
        >
          <p className="soft">{words.lostMore}</p>
          <Field name="name" label={words.name} complete="username" />
        </ActForm>
      ) : (
        <ActForm
          label={words.newPasswordDo}
          busy={words.working}
          primary
          act={async given => {
            await server.passwordNew(word, given('password'));
            return words.lostDone;
          }}
        >
          <Field
            name="password"
            label={words.wantedPassword}
            help={words.passwordHelp}
            type="password"
            complete="new-password"
          />
        </ActForm>
      )}
      <p>
        <Link to="/account">{words.title}</Link>
      </p>
    </div>
  );
}
