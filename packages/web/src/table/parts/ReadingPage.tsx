/** The page of the dock that shows the card under the pointer. */
import { gameLanguage, t } from '../../copy/index.ts';
import type { Choosing } from '../choosing.ts';
import type { Read } from '../use-reading.ts';
import { CardReader } from './CardReader.tsx';

/**
 * A card in reading size in the dock, over the question. The question stays as it is below.
 * @param prompt the question, in a line; '' if there is none
 * @param choosing the choice that the player is making; null if nobody asks them
 * @param close goes back to the question
 */
export function ReadingPage({
  read,
  prompt,
  choosing,
  hold,
  leave,
  pin,
  close,
}: {
  read: Read;
  prompt: string;
  choosing: Choosing | null;
  hold: () => void;
  leave: () => void;
  pin: () => void;
  close: () => void;
}) {
  return (
    // a press only pins the page, which Z does, too
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className={`reads ${read.pinned ? 'pinned' : ''}`} onPointerEnter={hold} onPointerLeave={leave} onClick={pin}>
      <p className="row">
        <span className="grow" lang={gameLanguage()}>
          {prompt}
        </span>
        <button
          type="button"
          className="link"
          onClick={event => {
            event.stopPropagation();
            close();
          }}
        >
          {t('table.backToQuestion')} {read.pinned && <kbd>Esc</kbd>}
        </button>
      </p>
      <CardReader key={`${read.card} ${read.thing}`} seen={read} choosing={choosing} chosen={close} />
    </div>
  );
}
