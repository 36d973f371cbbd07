// Recirculating: at the end of a turn each used pile goes beneath its reserve (wars/recirculate).
import { many, moveCard, ruleLink, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { RESERVE, USED, zone } from '../../state.ts';

/**
 * A player's used pile goes beneath the reserve, unseen and in the same order (wars/recirculate/1, wars/end-of-turn/2). The active pile stays
 * (wars/end-of-turn/3).
 */
export const recirculated = facts.define<{ seat: Seat; n: number }>('recirculated', {
  apply(s, x) {
    // the used pile goes beneath as it is: its bottom card becomes the bottom of the reserve
    for (const id of s.zones[zone(x.seat, USED)]!.slice().reverse()) moveCard(s, id, zone(x.seat, RESERVE), true);
  },
  show: { seat: 'seat', n: 'plain' },
  say: (n, x) => `${n.seat} ${ruleLink('wars/recirculate/1', 'recirculates')} ${many(x.n!, 'card')}.`,
});
