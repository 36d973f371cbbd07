// The announcement that a card is played.
import type { CardId, Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';

/** A player plays a card. Everybody sees where it goes or whom it is aimed at. */
export const played = facts.define<{
  card: CardId;
  seat: Seat;
  on: CardId;
  fleet: Seat;
  reaction: boolean;
  aims: readonly CardId[];
}>('played', {
  deed: true,
  apply(s, x) {
    s.playedNow = [...s.playedNow, { seat: x.seat, def: s.defs[x.card]!, phase: s.phase }];
  },
  show: { card: 'card', seat: 'seat', on: 'card', fleet: 'seat', reaction: 'plain', aims: 'cards' },
  say(n, x) {
    const where = n.on ? ` on ${n.on}` : n.fleet && n.fleet !== n.seat ? ` against the fleet of ${n.fleet}` : '';
    return `${n.seat} plays ${n.card}${where}${x.reaction ? ' in reaction' : ''}.`;
  },
});
