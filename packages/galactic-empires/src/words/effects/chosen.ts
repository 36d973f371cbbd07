import type { Ref } from '@orrery/kernel';
import { v } from '../../language.ts';
import { noted } from '../../rules/table/cards-in-play.ts';
import { inPlay } from '../../state.ts';

// A card that serves one other card at a time, which its player chooses

/** This card serves a card until it serves another (B8 Psy Control Base). */
export const serves = v.effect(
  'serves',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (inPlay(s, f.self)) noted(s, { card: f.self, bond: read(s, f) });
    };
  },
  (t, card) => `${t.ref('self')} serves ${t.ref(card)} until it serves another`,
);
