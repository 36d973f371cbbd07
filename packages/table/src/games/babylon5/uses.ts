// What a player of Babylon 5 can do with which kind of card where it lies, and what such a card is.
import {
  type B5State,
  type CardType,
  CONFLICTS,
  cardsIn,
  DEFS,
  defOf,
  HAND,
  INNER,
  SEAT_ZONES,
  seatName,
  tableZone,
  zoneKind,
} from '@orrery/babylon5/without-cards';
import { type CardId, parseOption, type Seat } from '@orrery/kernel';
import { ofSeat } from '../whose.ts';

/** Cards that come from the hand by an action of their own, so nobody sponsors them. */
const PLAYED: ReadonlySet<CardType> = new Set(['agenda', 'event', 'conflict', 'aftermath', 'contingency']);
/** Cards that take part in conflicts. */
const ACTORS: ReadonlySet<CardType> = new Set(['character', 'group', 'fleet', 'location']);

/** When a player can use such a card from the hand. */
const FROM_HAND: Readonly<Partial<Record<CardType, string>>> = {
  conflict: 'You can declare this conflict from your hand in the conflict round.',
  aftermath: 'You can play this aftermath from your hand after a conflict.',
};

/** True if an act suits the kind of this card and the place where it lies, whether or not it is legal now. */
export function suits(s: B5State, seat: Seat, optionId: string): boolean {
  const { verb, a, b } = parseOption(optionId)!;
  const card = s.cards[a];
  if (card === undefined) return false;
  const { type, source, assists } = defOf(s, a);
  const held = cardsIn(s, seat, HAND).includes(a);
  const inPlay = card.faction >= 0 || card.host >= 0;
  const own = inPlay && card.faction === seat;
  const controlled = inPlay && card.controller === seat;
  const other = s.cards[b];
  switch (verb) {
    case 'sponsor':
      return held && !PLAYED.has(type);
    case 'agenda':
    case 'hide-agenda':
      return held && type === 'agenda';
    case 'event':
    case 'contingency':
    case 'aftermath':
      return held && type === verb;
    case 'declare':
      return held && type === 'conflict';
    case 'replace':
      return held && !PLAYED.has(type) && ACTORS.has(type) && other?.faction === seat && defOf(s, b).type === type;
    case 'reveal-agenda':
      return own && type === 'agenda' && card.faceDown > 0;
    case 'discard-agenda':
      return own && type === 'agenda';
    case 'promote':
      return own && type === 'character' && !cardsIn(s, seat, INNER).includes(a);
    case 'build':
    case 'heal':
      return own && type === 'character';
    case 'heal-ambassador':
    case 'join-war':
      return own && s.seats[seat]!.ambassador === a;
    case 'repair':
      return controlled && (type === 'fleet' || type === 'location');
    case 'assist':
    case 'assist-sponsoring':
      return own && assists >= 0;
    case 'lead':
      return controlled && type === 'character' && other?.faction === seat && defOf(s, b).type === 'fleet';
    case 'support':
    case 'oppose':
      return controlled && ACTORS.has(type);
    case 'attack':
      return (
        controlled && ACTORS.has(type) && other !== undefined && other.faction !== seat && ACTORS.has(defOf(s, b).type)
      );
    case 'bid':
      return inPlay && source.mercenary === true && s.ruleset !== 'engine';
    case 'hire':
      return inPlay && source.mercenary === true && s.ruleset === 'engine';
    case 'use':
    case 'declare-from':
      return controlled;
    default:
      return false;
  }
}

/** Says what a card is, whose it is and where it lies, or when the player can use it: for a card with which a seat can do nothing. */
export function about(s: B5State, seat: Seat, id: CardId): string {
  const card = s.cards[id]!;
  const { type } = DEFS[s.defs[id]!]!;
  const side = card.faction >= 0 ? card.faction : card.controller >= 0 ? card.controller : card.owner;
  const whose = ofSeat(seatName(s, side), side === seat);
  const kind = side >= 0 && s.seats[side]!.ambassador === id ? 'ambassador' : type;
  if (card.zone === tableZone(s, CONFLICTS)) return 'This conflict is already declared.';
  if (card.faction >= 0 || card.host >= 0) {
    const does =
      side !== seat
        ? `Only ${seatName(s, side)} can act with it.`
        : ACTORS.has(type)
          ? 'It acts when it is your turn in the action round.'
          : 'It works by itself, as its text says.';
    return `This is ${whose} ${kind} in play. ${does}`;
  }
  if (card.zone >= s.seats.length * SEAT_ZONES) return `This ${kind} is being played now.`;
  if (zoneKind(s, card) !== HAND) return `This ${kind} is out of play. Only the text of a card can bring it back.`;
  if (side !== seat) return `This ${kind} is in ${whose} hand.`;
  const by = PLAYED.has(type) && type !== 'agenda' ? 'play' : 'sponsor';
  return FROM_HAND[type] ?? `You can ${by} this ${kind} from your hand when it is your turn in the action round.`;
}
