/** The setting for notifications about the player's turn. */
import { useState } from 'react';
import { t } from '../copy/index.ts';
import { mayNotify, turnNotice } from '../ui/turn-notice.ts';

/** A box to tick: tell me when it is my turn. The browser asks for its permission when somebody ticks it, never before. */
export function TurnNotice() {
  const [on, setOn] = useState(turnNotice.chosen() === 'on');
  const [denied, setDenied] = useState(false);
  const turn = async (wanted: boolean) => {
    const now = wanted && (await mayNotify());
    turnNotice.choose(now ? 'on' : 'off');
    setOn(now);
    setDenied(wanted && !now);
  };
  return (
    <fieldset className="choice">
      <legend>{t('settings.notice')}</legend>
      <label className="tick">
        <input type="checkbox" checked={on} onChange={event => void turn(event.currentTarget.checked)} />
        {t('settings.noticeOn')}
      </label>
      <p className="soft">{t('settings.noticeMore')}</p>
      {denied && (
        <p className="refused" role="alert">
          {t('settings.noticeDenied')}
        </p>
      )}
    </fieldset>
  );
}
