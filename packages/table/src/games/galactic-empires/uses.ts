// What a player of Galactic Empires can do with which kind of card where it lies, and what such a card is.
import {
  type CardType,
  defOf,
  type GeState,
  HAND,
  inPlay,
  pile,
  RESERVE,
  SEAT_ZONES,
  seatName,
  TABLE,
  TYPE_NAMES,
  typeOf,
} from '@orrery/galactic-empires/without-cards';
import { type CardId, parseOption, type Seat } from '@orrery/kernel';
import { ofSeat } from '../whose.ts';

/** The cards of others that a fleet can usually fire at: they fight. */
const FIGHTERS: ReadonlySet<CardType> = new Set<CardType>(['S', 'B', 'D', 'M']);

/** True if an act suits the kind of this card and the place where it lies, whether or not it is legal now. */
export function suits(s: GeState, seat: Seat, optionId: string): boolean {
  const { verb, a } = parseOption(optionId)!;
  const card = s.cards[a];
  if (card === undefined) return false;
  const mine = inPlay(s, a) && card.controller === seat;
  switch (verb) {
    case 'play':
      return pile(s, seat, HAND).includes(a);
    case 'exchange':
      return pile(s, seat, RESERVE).includes(a);
    case 'use':
      return mine;
    case 'fire':
      return inPlay(s, a) && !mine && FIGHTERS.has(typeOf(s, a));
    case 'engage':
      return mine && FIGHTERS.has(typeOf(s, a));
    default:
      return false;
  }
}

/** Says what a card is, whose it is and where it lies, or when the player can use it: for a card with which a seat can do nothing. */
export function about(s: GeState, seat: Seat, id: CardId): string {
  const card = s.cards[id]!;
  const kind = defOf(s, id)
    .source.types.map(type => TYPE_NAMES[type])
    .join(' or ');
  const side = card.controller >= 0 ? card.controller : card.owner;
  const whose = ofSeat(seatName(s, side), side === seat);
  if (inPlay(s, id))
    return side === seat
      ? `This is your ${kind} in play. It acts in the phases of your turn, as its text says.`
      : `This is ${whose} ${kind} in play. Only ${seatName(s, side)} can act with it.`;
  switch (card.zone % SEAT_ZONES) {
    case HAND:
      return side === seat
        ? `You can play this ${kind} from your hand in a play cards phase of your turn.`
        : `This ${kind} is in ${whose} hand.`;
    case RESERVE:
      return side === seat
        ? `You can take this ${kind} from your reserve fleet in a play cards phase of your turn.`
        : `This ${kind} is in ${whose} reserve fleet.`;
    case TABLE:
      return `This ${kind} is being played now.`;
    default:
      return `This ${kind} is out of play. Only the text of a card can bring it back.`;
  }
}
