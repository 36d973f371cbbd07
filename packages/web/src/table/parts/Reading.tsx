/** The page of a card as a sheet over the table of a phone. */
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { t } from '../../copy/index.ts';
import type { Choosing } from '../choosing.ts';
import type { Seen } from '../table-context.ts';
import { CardReader } from './CardReader.tsx';

/** The page of a card as a sheet. The page scrolls, and the button below it is always in view. Esc closes it, and so does a press beside it. */
export function Reading({ seen, choosing, close }: { seen: Seen; choosing: Choosing | null; close: () => void }) {
  return (
    <ModalOverlay isDismissable isOpen onOpenChange={open => !open && close()} className="scrim sheet">
      <Modal className="reading">
        <Dialog>
          <Heading slot="title" className="vh">
            {seen.title}
          </Heading>
          <CardReader seen={seen} choosing={choosing} chosen={close} />
          <Button className="btn" slot="close">
            {t('table.close')} <kbd>Esc</kbd>
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
