/** The card in the player's hand that the coach proposes: its face, and its text. */
import { useEffect, useState } from 'react';
import type { CardFace } from '../../connection/contract.ts';
import { t } from '../../copy/index.ts';
import type { Offered } from '../choosing.ts';
import { useTable } from '../table-context.ts';

/** The face of the card in the hand that an option is about; null if it is about none, or until the face is loaded. */
export function useHandFace(offered: Offered | undefined): CardFace | null {
  const { faces } = useTable();
  const [face, setFace] = useState<CardFace | null>(null);
  const id = offered?.things.find(({ kind }) => kind === 'card')?.id;
  useEffect(() => {
    if (id === undefined) return;
    const look = () => {
      const card = document.querySelector<HTMLElement>(`.handwrap [data-thing="card:${id}"]`)?.dataset.cardId;
      if (card !== undefined) setFace(faces.of(card));
    };
    look();
    return faces.subscribe(look);
  }, [id, faces]);
  return face;
}

/** What a card says, so that the player can check the coach's reason. Nothing for a card without text. */
export function CardSays({ face }: { face: CardFace }) {
  if (face.text.length === 0) return null;
  return <p className="card-says">{t('coach.says', { title: face.title, text: face.text.join(' ') })}</p>;
}
