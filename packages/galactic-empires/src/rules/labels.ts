import type { CardId, Seat } from '@orrery/kernel';
import { typeOf } from '../card.ts';
import { seatName, titleOf } from '../names.ts';
import { type GeState, HQ_STRENGTH, inPlay, seatOfHq } from '../state.ts';
import { shieldsLeft, strengthOf } from './statistics.ts';

/** A card's state in a few words: `2 of 4 strength, 1 shield, disengaged`; '' for one not in play. */
export function cardNote(s: GeState, id: CardId, _seat: Seat): string {
  if (!inPlay(s, id)) return '';
  const card = s.cards[id]!;
  const strength = strengthOf(s, id);
  const shields = shieldsLeft(s, id);
  return [
    card.damage > 0 ? `${strength - card.damage} of ${strength} strength left` : `strength ${strength}`,
    ...(card.emf > 0 ? [`field ${card.emf}`] : []),
    ...(shields > 0 ? [`${shields} ${shields === 1 ? 'shield' : 'shields'}`] : []),
    ...(card.engaged === 0 ? ['disengaged'] : []),
    ...(card.left >= 0 ? [`${card.left} ${card.left === 1 ? 'turn' : 'turns'} left`] : []),
  ].join(', ');
}

/** A card in play, told from others of its title: whose it is, for those of others, and what it lies on. */
export function cardLabel(s: GeState, id: CardId, seat: Seat): string {
  const { controller, on } = s.cards[id]!;
  if (controller < 0) return titleOf(s, id);
  const under = on >= 0 && typeOf(s, id) !== 'T' ? ` on ${titleOf(s, on)}` : '';
  const whose = controller === seat ? '' : ` of ${seatName(s, controller)}`;
  return `${titleOf(s, id)}${whose}${under}`;
}

/** A target of a volley, with what stands between it and its end. */
export function targetLabel(s: GeState, target: CardId, seat: Seat): string {
  const of = seatOfHq(target);
  if (of >= 0) return `the Sector HQ of ${seatName(s, of)} (${HQ_STRENGTH - s.seats[of]!.hq} of ${HQ_STRENGTH} left)`;
  return `${cardLabel(s, target, seat)} (${cardNote(s, target, seat)})`;
}
