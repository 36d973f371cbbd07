/** The link of a table, with a button to copy it. */
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { t } from '../../copy/index.ts';
import { copied } from '../../ui/clipboard.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The link of this table, for inviting players. */
export function Invitation() {
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState(false);
  const link = location.origin + location.pathname;
  const copy = async () => {
    field.current?.select();
    // if the browser refuses to copy, the text is selected, and the user can copy it
    setDone(await copied(link));
  };
  return (
    <div className="invitation">
      <label className="field">
        {t('waitingRoom.inviteMore')}
        <input ref={field} readOnly value={link} onFocus={event => event.currentTarget.select()} />
      </label>
      <Button className="btn" onPress={() => void copy()}>
        <Icon name="link" /> {t('waitingRoom.invite')}
      </Button>
      <p role="status" className="small soft">
        {done ? t('waitingRoom.copied') : ''}
      </p>
    </div>
  );
}
