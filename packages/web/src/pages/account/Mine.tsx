/** The parts of the account page for name, password, data and deleting the account. */
import type { Person } from '@orrery/protocol';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useMeChange } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { t } from '../../copy/index.ts';
import { saveFile } from '../../ui/save-file.ts';
import { ActForm, Field } from './ActForm.tsx';

/** The user's name and password. */
export function NameAndPassword({ person }: { person: Person }) {
  const change = useMeChange(server.changeMe);
  return (
    <div className="ways">
      <ActForm
        key={person.name}
        title={t('account.rename')}
        label={t('account.renameDo')}
        busy={t('account.working')}
        act={async given => {
          const { person: now } = await change.mutateAsync({ name: given('name') });
          return now === null ? undefined : t('account.renamed', { name: now.name });
        }}
      >
        <Field
          name="name"
          label={t('account.name')}
          help={t('account.nameHelp')}
          complete="nickname"
          value={person.name}
        />
      </ActForm>
      {!person.guest && (
        <ActForm
          title={t('account.newPassword')}
          label={t('account.newPasswordDo')}
          busy={t('account.working')}
          act={async given => {
            await change.mutateAsync({ password: { old: given('old'), new: given('new') } });
            return t('account.newPasswordDone');
          }}
        >
          <Field name="old" label={t('account.oldPassword')} type="password" complete="current-password" />
          <Field
            name="new"
            label={t('account.wantedPassword')}
            help={t('account.passwordHelp')}
            type="password"
            complete="new-password"
          />
        </ActForm>
      )}
    </div>
  );
}

/** The user's data, as a file. */
export function OwnData() {
  return (
    <ActForm
      title={t('account.data')}
      label={t('account.dataDo')}
      busy={t('account.working')}
      act={async () => {
        saveFile('orrery-data.json', JSON.stringify(await server.myData(), null, 2), 'application/json');
        return undefined;
      }}
    >
      <p className="soft">{t('account.dataMore')}</p>
    </ActForm>
  );
}

/** Deletes the account. It asks twice, and for the password if there is one. @param left is called when the account is gone */
export function WayOut({ person, left }: { person: Person; left: () => void }) {
  const [sure, setSure] = useState(false);
  const leave = useMeChange(async (password: string | undefined) => {
    await server.leaveForGood(password === undefined ? {} : { password });
    return { person: null };
  });
  if (!sure)
    return (
      <section className="act">
        <h2>{t('account.leave')}</h2>
        <p className="soft">{t('account.leaveMore')}</p>
        <p>
          <Button className="btn" onPress={() => setSure(true)}>
            {t('account.leaveOpen')}
          </Button>
        </p>
      </section>
    );
  return (
    <ActForm
      title={t('account.leaveSure', { name: person.name })}
      label={t('account.leaveDo')}
      busy={t('account.working')}
      act={async given => {
        await leave.mutateAsync(person.guest ? undefined : given('password'));
        left();
        return undefined;
      }}
    >
      <p className="soft">{t('account.leaveMore')}</p>
      {!person.guest && (
        <Field name="password" label={t('account.leavePassword')} type="password" complete="current-password" />
      )}
      <p>
        <Button className="btn" autoFocus onPress={() => setSure(false)}>
          {t('account.leaveNot')}
        </Button>
      </p>
    </ActForm>
  );
}
