// Extended loyalty: by an optional engine rule, limited cards of a race with several players are limited per player (b5/extended-loyalty).
import type { CardId, Seat } from '@orrery/kernel';
import { type CardDef, DEFS } from '../../card.ts';
import { type B5State, cardsIn, FACTION, INNER, RACES, SUPPORTING } from '../../state.ts';

/** True if every player may have a copy of this card: it is limited, and its race has several players (b5/extended-loyalty/1). */
export function perPlayer(s: B5State, def: CardDef): boolean {
  return s.extended !== undefined && def.copies === 'limited' && doubled(s, def);
}

/** True if the race of a card has several players in this game. */
function doubled(s: B5State, { race }: CardDef): boolean {
  return s.seats.filter(seat => RACES[seat.race] === race).length > 1;
}

/** The seat whose faction a card counts for: its faction, or its controller's if it lies on a card or for all. */
const holder = (s: B5State, id: CardId): Seat => {
  const { faction, controller } = s.cards[id]!;
  return faction >= 0 ? faction : controller;
};

/** True if a card in play is within the scope of a limit on a card that enters a faction: the table, or that faction alone. */
export const inScope = (s: B5State, def: CardDef, seat: Seat, other: CardId): boolean =>
  !perPlayer(s, def) || holder(s, other) === seat;

/** True if each faction may have a homeworld of a card's race: with extended loyalty, if the race has several players (b5/extended-loyalty/4). */
export const homeworldEach = (s: B5State, def: CardDef): boolean => s.extended !== undefined && doubled(s, def);

/** True if a homeworld in play is within the scope of the limit on another one in a faction: the table, or that faction alone. */
export const homeworldInScope = (s: B5State, def: CardDef, seat: Seat, other: CardId): boolean =>
  !homeworldEach(s, def) || holder(s, other) === seat;

/** True for a person whom another player revealed as starting ambassador (b5/extended-loyalty/4). */
export const ledByAnother = (s: B5State, def: CardDef, seat: Seat): boolean =>
  s.extended?.some(([person, leads]) => person === def.personality && leads !== seat) === true;

/** True if a faction already holds another copy of a limited or unique card, so an effect that would bring this one is ignored (b5/extended-loyalty/6). */
export function holdsCopy(s: B5State, seat: Seat, id: CardId): boolean {
  const def = s.defs[id]!;
  if (DEFS[def]!.copies === 'multiple') return false;
  return [INNER, SUPPORTING, FACTION].some(kind =>
    cardsIn(s, seat, kind).some(other => other !== id && s.defs[other] === def && !s.cards[other]!.faceDown),
  );
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/entering-play.ts: b5/extended-loyalty/3, b5/extended-loyalty/5
