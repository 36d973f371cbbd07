/** The list of keys, in the menu and as a dialog. */
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { t } from '../../copy/index.ts';

const KEYS = [
  'pick',
  'confirm',
  'times',
  'pass',
  'arm',
  'back',
  'arrows',
  'why',
  'help',
  'find',
  'front',
  'undo',
  'log',
  'again',
  'hint',
  'menu',
] as const;

/** The commands of the keys. */
export const KeyList = () => (
  <dl className="keys">
    {KEYS.map(key => (
      <div key={key}>
        <dt>
          <kbd>{t(`table.keyList.${key}.key`)}</kbd>
        </dt>
        <dd>{t(`table.keyList.${key}.does`)}</dd>
      </div>
    ))}
  </dl>
);

/** The list of keys over the table, until Esc. */
export const KeysOverlay = ({ close }: { close: () => void }) => (
  <ModalOverlay isDismissable isOpen onOpenChange={open => !open && close()} className="scrim">
    <Modal className="tablemenu">
      <Dialog>
        <Heading slot="title">{t('table.keys')}</Heading>
        <KeyList />
        <Button className="btn primary" slot="close">
          {t('table.close')} <kbd>Esc</kbd>
        </Button>
      </Dialog>
    </Modal>
  </ModalOverlay>
);
