import type { CardFace as CardFaceData } from '@orrery/table';
import { Link } from '@tanstack/react-router';
import { CardFace, type CardSize } from '../cards/CardFace.tsx';
import { tellCard } from '../cards/label.ts';

const IN_HAND = { cost: true } as const;

/** A card that leads to its page. */
export const CardLink = ({ face, size = 'table' }: { face: CardFaceData; size?: CardSize }) => (
  <Link
    to="/cards/$game/$card"
    params={{ game: face.game, card: face.id }}
    className="card-link"
    aria-label={tellCard(face, size === 'table' ? IN_HAND : {})}
  >
    <CardFace face={face} size={size} state={IN_HAND} />
  </Link>
);
