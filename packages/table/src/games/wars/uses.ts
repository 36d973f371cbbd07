// What a player of WARS can do with which kind of card where it lies, and what such a card is.
import { type CardId, parseOption, type Seat } from '@orrery/kernel';
import { defOf, HAND, IN_PLAY, ON_STACK, pile, SEAT_ZONES, seatName, type WarsState } from '@orrery/wars/without-cards';
import { ofSeat } from '../whose.ts';

/** True if an act suits the kind of this card and the place where it lies, whether or not it is legal now. */
export function suits(s: WarsState, seat: Seat, optionId: string): boolean {
  const { verb, a } = parseOption(optionId)!;
  const card = s.cards[a];
  if (card === undefined) return false;
  const inPlay = card.zone === IN_PLAY;
  const { type, unit } = defOf(s, a);
  switch (verb) {
    case 'play':
      return pile(s, seat, HAND).includes(a);
    case 'use':
      return inPlay && card.controller === seat;
    case 'move':
      return inPlay && card.controller === seat && (type === 'ship' || unit);
    case 'drain':
    case 'attack':
      // an encampment beneath another location is no place of its own
      return inPlay && type === 'location' && card.on < 0;
    default:
      return false;
  }
}

/** Says what a card is, whose it is and where it lies, or when the player can use it: for a card with which a seat can do nothing. */
export function about(s: WarsState, seat: Seat, id: CardId): string {
  const card = s.cards[id]!;
  const { type } = defOf(s, id);
  const side = card.controller >= 0 ? card.controller : card.owner;
  const whose = ofSeat(seatName(s, side), side === seat);
  if (card.zone === IN_PLAY) {
    if (type === 'location')
      return card.on < 0
        ? 'This location is in play. Drains and attacks happen there, each in its phase.'
        : 'This location lies beneath another location, so nobody drains or attacks there.';
    if (side !== seat) return `This is ${whose} ${type} in play. Only ${seatName(s, side)} can act with it.`;
    return type === 'ship' || defOf(s, id).unit
      ? `This is your ${type} in play. It moves in your move phase, and fights where you attack or are attacked.`
      : `This is your ${type} in play. It works by itself, as its text says.`;
  }
  if (card.zone === ON_STACK) return `This ${type} is being played now.`;
  if (card.zone < 2 * SEAT_ZONES && card.zone % SEAT_ZONES === HAND) {
    if (side !== seat) return `This ${type} is in ${whose} hand.`;
    return type === 'interrupt'
      ? 'You can play this interrupt from your hand when you may act.'
      : `You can play this ${type} from your hand in your deploy phase.`;
  }
  return `This ${type} is out of play. Only the text of a card can bring it back.`;
}
