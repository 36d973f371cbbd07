// Labels of cards in play for buttons, and their state in a few words.
import type { CardId, Seat } from '@orrery/kernel';
import { brief, seatName, titleOf } from '../../names.ts';
import { FLEET, type GeState, HQ_STRENGTH, inPlay, pile, seatOfHq } from '../../state.ts';
import { activeSystems } from '../fleet/system-names.ts';
import { armorLeft, shieldsLeft, strengthOf } from './definitions.ts';

/** Writes a card's state in a few words: `2 of 4 strength, 1 shield, disengaged`; '' for a card outside play. */
export function cardNote(s: GeState, id: CardId, _seat: Seat): string {
  if (!inPlay(s, id)) return '';
  const card = s.cards[id]!;
  const strength = strengthOf(s, id);
  const shields = shieldsLeft(s, id);
  return [
    card.damage > 0 ? `${strength - card.damage} of ${strength} strength left` : `strength ${strength}`,
    ...(card.emf > 0 ? [`field ${card.emf}`] : []),
    ...(shields > 0 ? [`${shields} ${shields === 1 ? 'shield' : 'shields'}`] : []),
    ...(armorLeft(s, id) > 0 ? [`armor ${armorLeft(s, id)}`] : []),
    ...activeSystems(s, id),
    ...(card.engaged === 0 ? ['disengaged'] : []),
    ...(s.duties.some(d => d.self === id && d.program === 'part and engage') ? ['to be separated'] : []),
    ...(card.left >= 0 ? [`${card.left} ${card.left === 1 ? 'turn' : 'turns'} left`] : []),
  ].join(', ');
}

const ORDINALS = ['', '2nd ', '3rd '];

/**
 * Writes the label of a card in play so that it differs from other cards of its title. It adds the owner if that is another player, the card beneath,
 * and a number for equal cards in the order in which they came.
 */
export function cardLabel(s: GeState, id: CardId, seat: Seat): string {
  const { controller, on } = s.cards[id]!;
  const title = titleOf(s, id);
  if (controller < 0) return brief(title);
  const others = pile(s, controller, FLEET).filter(x => x !== id && titleOf(s, x) === title);
  const under = on < 0 ? '' : titleOf(s, on);
  const alike = others.filter(x => (s.cards[x]!.on < 0 ? '' : titleOf(s, s.cards[x]!.on)) === under);
  const before = alike.filter(x => s.cards[x]!.since < s.cards[id]!.since).length;
  const place = alike.length < others.length && under !== '' ? ` on ${under}` : '';
  const whose = controller === seat ? '' : ` of ${seatName(s, controller)}`;
  return brief(`${ORDINALS[before] ?? `${before + 1}th `}${brief(title, 46)}${whose}${place}`);
}

/** Writes the target of a volley. A Sector HQ has the points that it has left; the note of a card tells its protection. */
export function targetLabel(s: GeState, target: CardId, seat: Seat): string {
  const of = seatOfHq(target);
  if (of >= 0) return `the Sector HQ of ${seatName(s, of)} (${HQ_STRENGTH - s.seats[of]!.hq} of ${HQ_STRENGTH} left)`;
  return cardLabel(s, target, seat);
}
