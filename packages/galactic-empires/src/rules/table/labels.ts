// Labels of cards in play for buttons, and their state in a few words.
import type { CardId, Seat } from '@orrery/kernel';
import { brief, seatName, targetName, titleOf } from '../../names.ts';
import { FLEET, type GeState, HQ_STRENGTH, inPlay, ORIGIN_STRENGTH, pile, seatOfHq, TIME_ORIGIN } from '../../state.ts';
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

/** Writes the number of one of several equal things, before its name; '' for the first. @param before how many come before it */
export const ordinal = (before: number): string => ORDINALS[before] ?? `${before + 1}th `;

/** Where a card in play stands among the cards of its title in its fleet. */
function amongEqual(s: GeState, id: CardId) {
  const { controller, since } = s.cards[id]!;
  const title = titleOf(s, id);
  const beneath = (x: CardId): string => (s.cards[x]!.on < 0 ? '' : titleOf(s, s.cards[x]!.on));
  const others = pile(s, controller, FLEET).filter(x => x !== id && titleOf(s, x) === title);
  const under = beneath(id);
  const alike = others.filter(x => beneath(x) === under);
  const came = (x: CardId): number => s.cards[x]!.since;
  const before = others.filter(x => came(x) < since || (came(x) === since && x < id)).length;
  return { others: others.length, alike: alike.length, under, before };
}

/** Returns the number that a card has among the cards of its title in its fleet, as its label has it; 1 for the first, and for a card alone. */
export const placeAmongEqual = (s: GeState, id: CardId): number =>
  s.cards[id]!.controller < 0 ? 1 : amongEqual(s, id).before + 1;

/**
 * Writes the label of a card in play so that it differs from other cards of its title. It adds the owner if that is another player, the card beneath,
 * and a number for cards of one title in the order in which they came.
 */
export function cardLabel(s: GeState, id: CardId, seat: Seat): string {
  const { controller } = s.cards[id]!;
  const title = titleOf(s, id);
  if (controller < 0) return brief(title);
  const { others, alike, under, before } = amongEqual(s, id);
  const place = alike < others && under !== '' ? ` on ${under}` : '';
  const whose = controller === seat ? '' : ` of ${seatName(s, controller)}`;
  return brief(`${ordinal(before)}${brief(title, 46)}${whose}${place}`);
}

/** Writes the target of a volley. A Sector HQ has the points that it has left; the note of a card tells its protection. */
export function targetLabel(s: GeState, target: CardId, seat: Seat): string {
  if (target === TIME_ORIGIN) return `the time origin (${ORIGIN_STRENGTH - s.timeOrigin} of ${ORIGIN_STRENGTH} left)`;
  const of = seatOfHq(target);
  if (of >= 0) return `${targetName(s, target)} (${HQ_STRENGTH - s.seats[of]!.hq} of ${HQ_STRENGTH} left)`;
  return cardLabel(s, target, seat);
}
