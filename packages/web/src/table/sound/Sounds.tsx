/** Sounds at a table: it plays them, and asks once whether the player wants them. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../../copy/index.ts';
import { onSoundWish, soundWish } from '../../ui/sound-wish.ts';
import type { TableStore } from '../store.ts';
import { cueOf } from './cues.ts';
import { play } from './speaker.ts';
import './sound.css';

/** Plays the sounds of a table. Where the first one would sound, it asks. What is skipped is silent. @param asked the number of the question; -1 for none */
export function Sounds({ store, asked }: { store: TableStore; asked: number }) {
  const wish = useSyncExternalStore(onSoundWish, soundWish.chosen);
  const [due, setDue] = useState(false);
  useEffect(
    () =>
      store.hear(scene => {
        const cue = cueOf(scene);
        if (cue === null) return;
        if (soundWish.chosen() === 'unasked') setDue(true);
        else void play(cue);
      }),
    [store],
  );
  useEffect(() => {
    if (asked >= 0 && document.hidden) void play('turn');
  }, [asked]);
  if (!due || wish !== 'unasked') return null;
  const choose = (to: 'on' | 'off') => {
    soundWish.choose(to);
    if (to === 'on') void play('arrives');
  };
  return (
    <p className="sound-asks small">
      <span>{t('sound.ask')}</span>
      <button type="button" className="link" onClick={() => choose('on')}>
        {t('sound.yes')}
      </button>
      <button type="button" className="link" onClick={() => choose('off')}>
        {t('sound.no')}
      </button>
    </p>
  );
}
