/** A card that links to its page. */
import type { CardFace as CardFaceData } from '@orrery/table';
import { Link } from '@tanstack/react-router';
import { CardFace, type CardSize } from '../../cards/CardFace.tsx';

const IN_HAND = { cost: true } as const;

/** A card that links to its page. */
export const CardLink = ({ face, size = 'table' }: { face: CardFaceData; size?: CardSize }) => (
  <Link to="/cards/$game/$card" params={{ game: face.game, card: face.id }} className="card-link">
    <CardFace face={face} size={size} state={IN_HAND} />
  </Link>
);
