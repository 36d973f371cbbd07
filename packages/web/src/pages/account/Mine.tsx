import type { Person } from '@orrery/protocol';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useMeChange } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { words } from '../../copy/account.ts';
import { saveFile } from '../../ui/save-file.ts';
import { ActForm, Field } from './ActForm.tsx';

/** What somebody sets about himself: his name, his password. */
export function NameAndPassword({ person }: { person: Person }) {
  const change = useMeChange(server.changeMe);
  return (
    <div className="ways">
      <ActForm
        key={person.name}
        title={words.rename}
        label={words.renameDo}
        busy={words.working}
        act={async given => {
          const { person: now } = await change.mutateAsync({ name: given('name') });
          return now === null ? undefined : words.renamed(now.name);
        }}
      >
        <Field name="name" label={words.name} help={words.nameHelp} complete="nickname" value={person.name} />
      </ActForm>
      {!person.guest && (
        <ActForm
          title={words.newPassword}
          label={words.newPasswordDo}
          busy={words.working}
          act={async given => {
            await change.mutateAsync({ password: { old: given('old'), new: given('new') } });
            return words.newPasswordDone;
          }}
        >
          <Field name="old" label={words.oldPassword} type="password" complete="current-password" />
          <Field
            name="new"
            label={words.wantedPassword}
            help={words.passwordHelp}
            type="password"
            complete="new-password"
          />
        </ActForm>
      )}
    </div>
  );
}

/** Everything that the server keeps of somebody, to take along. */
export function OwnData() {
  return (
    <ActForm
      title={words.data}
      label={words.dataDo}
      busy={words.working}
      act={async () => {
        saveFile('orrery-data.json', JSON.stringify(await server.myData(), null, 2), 'application/json');
        return undefined;
      }}
    >
      <p className="soft">{words.dataMore}</p>
    </ActForm>
  );
}

/** The way out: asked twice, and an account with its password. @param left hears that somebody is gone */
export function WayOut({ person, left }: { person: Person; left: () => void }) {
  const [sure, setSure] = useState(false);
  const leave = useMeChange(async (password: string | undefined) => {
    await server.leaveForGood(password === undefined ? {} : { password });
    return { person: null };
  });
  if (!sure)
    return (
      <section className="act">
        <h2>{words.leave}</h2>
        <p className="soft">{words.leaveMore}</p>
        <p>
          <Button className="btn" onPress={() => setSure(true)}>
            {words.leaveOpen}
          </Button>
        </p>
      </section>
    );
  return (
    <ActForm
      title={words.leaveSure(person.name)}
      label={words.leaveDo}
      busy={words.working}
      act={async given => {
        await leave.mutateAsync(person.guest ? undefined : given('password'));
        left();
        return undefined;
      }}
    >
      <p className="soft">{words.leaveMore}</p>
      {!person.guest && (
        <Field name="password" label={words.leavePassword} type="password" complete="current-password" />
      )}
      <p>
        <Button className="btn" autoFocus onPress={() => setSure(false)}>
          {words.leaveNot}
        </Button>
      </p>
    </ActForm>
  );
}
