// Words that invert an inverter, and revert it.
import { deed } from '@orrery/kernel';
import { inverted, reverted } from '../rules/cards/inverter.ts';
import { hasLabel } from '../rules/cards/label.ts';
import { inPlay } from '../state.ts';
import { onCard } from './on-card.ts';

/** Turns an upright inverter upside down (wars/inverter/4). */
export const invert = onCard(
  'invert',
  (s, id) => {
    if (inPlay(s, id) && !s.cards[id]!.inverted && hasLabel(s, id, 'Inverter'))
      inverted(s, { card: id, whose: s.cards[id]!.controller });
  },
  card => deed('invert', card),
  1,
  { inverts: true },
);

/** Turns an inverted inverter back (wars/revert/1). */
export const revert = onCard(
  'revert',
  (s, id) => {
    if (inPlay(s, id) && s.cards[id]!.inverted) reverted(s, { card: id, whose: s.cards[id]!.controller });
  },
  card => deed('revert', card),
  -1,
);
