/** A card in any of its sizes. It is a picture, not a button. */
import type { CardFace as CardFaceData } from '@orrery/table';
import { memo, type ReactNode } from 'react';
import { CardBack } from './CardBack.tsx';
import { Chip } from './Chip.tsx';
import { ReadingFace } from './ReadingFace.tsx';
import { useScan } from './scans/use-scan.ts';
import type { CardState } from './state.ts';
import { Stack, TableFace } from './TableFace.tsx';
import { TileFace } from './TileFace.tsx';
import './card.css';

export type { CardFaceData };
export type CardSize = 'reading' | 'table' | 'tile' | 'chip';

/** A card as a picture. The caller puts it in a button and gives the button a name. */
export interface CardFaceProps {
  /** null for a card that the user may not see: the back is drawn */
  readonly face: CardFaceData | null;
  readonly size?: CardSize;
  readonly state?: CardState;
  /** for an unknown card: its owner, for the color of its back */
  readonly faction?: string;
  readonly game?: string;
  /** writes a text of a card in reading size, such as with its words explained */
  readonly write?: ((text: string) => ReactNode) | undefined;
}

const NOTHING: CardState = {};

/** A card in one of four sizes: reading (with all text), table, tile (low, for a full hand), or chip (a name and a number). React does not draw it again while its data stay the same. */
export const CardFace = memo(function CardFace({
  face,
  size = 'table',
  state = NOTHING,
  faction,
  game,
  write,
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
  if (size === 'tile') return <TileFace face={face} state={state} />;
  if (size === 'reading') return <ReadingFace face={face} state={state} scan={scan} write={write} />;
  return (
    <Stack attached={state.attached}>
      <TableFace face={face} state={state} scan={scan} />
    </Stack>
  );
});
