import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { words } from '../../copy/page.ts';

/** What each key does. */
export const KeyList = () => (
  <dl className="keys">
    {words.table.keyList.map(([key, does]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);

/** The keys over the table, until Esc. */
export const KeysOverlay = ({ close }: { close: () => void }) => (
  <ModalOverlay isDismissable isOpen onOpenChange={open => !open && close()} className="scrim">
    <Modal className="tablemenu">
      <Dialog>
        <Heading slot="title">{words.table.keys}</Heading>
        <KeyList />
        <Button className="btn primary" slot="close">
          {words.table.close} <kbd>Esc</kbd>
        </Button>
      </Dialog>
    </Modal>
  </ModalOverlay>
);
