/** A card in reading size beside the deck builder. */
import type { CardFace as CardFaceData } from '@orrery/table';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { CardFace } from '../../cards/CardFace.tsx';
import { fullTitle } from '../../cards/fit.ts';
import { t } from '../../copy/index.ts';

/** Only a wide window has room for a card beside another. */
const WIDE = matchMedia('(min-width: 761px)').matches;

/** Shows a card in reading size beside it, so that the user need not leave the deck. */
export const Peek = ({ face, className, children }: { face: CardFaceData; className: string; children: ReactNode }) => (
  <DialogTrigger>
    <Button className={className}>{children}</Button>
    <Popover className="peek" placement={WIDE ? 'right top' : 'bottom'} containerPadding={8}>
      <Dialog aria-label={fullTitle(face)}>
        <CardFace face={face} size="reading" />
        <Link to="/cards/$game/$card" params={{ game: face.game, card: face.id }} className="btn">
          {t('decks.page')}
        </Link>
      </Dialog>
    </Popover>
  </DialogTrigger>
);
