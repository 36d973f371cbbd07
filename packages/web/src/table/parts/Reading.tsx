/** A card in reading size over the table, with what the player can do with it. */
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CardFace } from '../../cards/CardFace.tsx';
import { t } from '../../copy/index.ts';
import { useFace, useTable } from '../table-context.ts';
import { CardHelp } from './CardHelp.tsx';

/** A card in reading size, with what the player can do with it and why not the rest. Esc closes it, and so does a press beside it. */
export function Reading({
  card,
  title,
  asked,
  close,
}: {
  card: string | null;
  title: string;
  /** true while this seat has a question: then it says why not */
  asked: boolean;
  close: () => void;
}) {
  const face = useFace(card);
  const { store } = useTable();
  return (
    <ModalOverlay isDismissable isOpen onOpenChange={open => !open && close()} className="scrim">
      <Modal className="reading">
        <Dialog>
          <Heading slot="title" className="vh">
            {title}
          </Heading>
          {/* it scrolls by itself, so that the button below it is always in view */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
          <div className="reading-page" tabIndex={0}>
            <CardFace face={face} size="reading" />
            <CardHelp title={title} asked={asked} />
            {card !== null && (
              <a
                className="btn quiet"
                href={`/cards/${store.get().opened.game}/${card}`}
                target="_blank"
                rel="noreferrer"
              >
                {t('table.page')}
              </a>
            )}
          </div>
          <Button className="btn" slot="close">
            {t('table.close')} <kbd>Esc</kbd>
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
