/** The two buttons beside an option that can be meant several times, with the number between them. */
import { Button, type PressEvent } from 'react-aria-components';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';

/** A pointer leaves no focus behind, so that Enter then answers. Somebody who came by keys stays on the button. */
const pressed =
  (does: () => void) =>
  ({ pointerType, target }: PressEvent): void => {
    does();
    if (pointerType === 'mouse' || pointerType === 'touch' || pointerType === 'pen') (target as HTMLElement).blur();
  };

/** How often an option is meant, and the buttons that change it. */
export function Stepper({
  label,
  times,
  most,
  less,
  more,
}: {
  /** the option in words */
  label: string;
  times: number;
  most: number;
  less: () => void;
  more: () => void;
}) {
  return (
    <span className="stp">
      <Button className="iconbtn" aria-label={t('table.less', { label })} onPress={pressed(less)}>
        <Icon name="minus" />
      </Button>
      <b>
        {times}
        <i> / {most}</i>
      </b>
      <Button className="iconbtn" aria-label={t('table.more', { label })} onPress={pressed(more)}>
        <Icon name="plus" />
      </Button>
    </span>
  );
}
