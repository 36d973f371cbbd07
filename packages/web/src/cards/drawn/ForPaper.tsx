/** The drawing of a card for paper. The screen does not show it. */
import type { CardFace } from '@orrery/table';
import { memo, useEffect, useState } from 'react';
import { paperAddress } from './for-paper.ts';

/** The drawing of a card for paper: black on white. The screen does not show it. */
export const ForPaper = memo(function ForPaper({ face }: { face: CardFace }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void paperAddress(face).then(it => {
      if (!left) setAddress(it);
    });
    return () => {
      left = true;
    };
  }, [face]);
  return address === null ? null : <img className="for-paper" src={address} alt="" />;
});
