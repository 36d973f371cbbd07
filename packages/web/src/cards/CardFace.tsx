/** A card in any of its sizes. It is a picture, not a button. */
import type { CardFace as CardFaceData } from '@orrery/table';
import { memo } from 'react';
import { CardBack } from './CardBack.tsx';
import { Chip } from './Chip.tsx';
import { ReadingFace } from './ReadingFace.tsx';
import { useScan } from './scans/use-scan.ts';
import type { CardState } from './state.ts';
import { Stack, TableFace } from './TableFace.tsx';
import './card.css';

export type { CardFaceData };
export type CardSize = 'reading' | 'table' | 'chip';

/** A card as a picture. The caller puts it in a button and gives the button a name. */
export interface CardFaceProps {
  /** null for a card that the user may not see: the back is drawn */
  readonly face: CardFaceData | null;
  readonly size?: CardSize;
  readonly state?: CardState;
  /** for an unknown card: its owner, for the color of its back */
  readonly faction?: string;
  readonly game?: string;
}

const NOTHING: CardState = {};

/** A card in one of three sizes: reading (with all text), table, or chip (a name and a number). React does not draw it again while its data stay the same. */
export const CardFace = memo(function CardFace({
  face,
  size = 'table',
  state = NOTHING,
  faction,
  game,
}: CardFaceProps) {
  const scan = useScan(face);
  if (face === null || (state.faceDown && size !== 'reading'))
    return (
      <CardBack
        faction={face?.faction ?? faction}
        game={face?.game ?? game}
        chip={size === 'chip'}
        title={face?.title}
        state={state}
      />
    );
  if (size === 'chip') return <Chip face={face} state={state} />;
  if (size === 'reading') return <ReadingFace face={face} state={state} scan={scan} />;
  return (
    <Stack attached={state.attached}>
      <TableFace face={face} state={state} scan={scan} />
    </Stack>
  );
});
