/** The page of the dock that shows the card under the pointer. */
import { CardFace } from '../../cards/CardFace.tsx';
import { t } from '../../copy/index.ts';
import { useFace, useTable } from '../table-context.ts';
import type { Read } from '../use-reading.ts';
import { CardHelp } from './CardHelp.tsx';

/**
 * A card in reading size in the dock, over the question. The question stays as it is below.
 * @param prompt the question, in a line; '' if there is none
 * @param close goes back to the question
 */
export function ReadingPage({
  read,
  prompt,
  asked,
  hold,
  leave,
  pin,
  close,
}: {
  read: Read;
  prompt: string;
  asked: boolean;
  hold: () => void;
  leave: () => void;
  pin: () => void;
  close: () => void;
}) {
  const face = useFace(read.card);
  const { store } = useTable();
  return (
    // a press only pins the page, which Z does, too
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className={`reads ${read.pinned ? 'pinned' : ''}`} onPointerEnter={hold} onPointerLeave={leave} onClick={pin}>
      <p className="row">
        <span className="grow">{prompt}</span>
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
      <div className="shows">
        <CardFace face={face} size="reading" />
      </div>
      <CardHelp title={read.title} asked={asked} />
      {read.card !== null && (
        <a
          className="btn quiet"
          href={`/cards/${store.get().opened.game}/${read.card}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('table.page')}
        </a>
      )}
    </div>
  );
}
