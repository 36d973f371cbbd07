import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../shell/Icon.tsx';
import { words } from './words.ts';

/** The link of this table, to be sent to somebody. */
export function Invitation() {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const link = location.origin + location.pathname;
  const copy = async () => {
    field.current?.select();
    // pages that came without encryption may not write there; then it is selected, and copied as ever
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <div className="invitation">
      <label className="field">
        {words.room.inviteMore}
        <input ref={field} readOnly value={link} onFocus={event => event.currentTarget.select()} />
      </label>
      <Button className="btn" onPress={() => void copy()}>
        <Icon name="link" /> {words.room.invite}
      </Button>
      <p role="status" className="small soft">
        {copied ? words.room.copied : ''}
      </p>
    </div>
  );
}
