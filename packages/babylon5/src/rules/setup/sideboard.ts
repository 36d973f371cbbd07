// Between the rounds of a tournament players exchange cards with their sideboard, their ambassador too (b5/tournament/3, b5/tournament/4).
import { BadInput } from '@orrery/kernel';
import { LIBRARY } from '../../card.ts';
import { judgeLeader } from '../factions/leaders.ts';
import { checkCards, lookUp } from './cards-brought.ts';
import { fault, type SeatSetup } from './match-setup.ts';

/** Takes one copy of each of these cards out of a list. @throws BadInput with the place, for a card that is not in it */
function without(list: readonly string[], gone: readonly string[], place: string): string[] {
  const left = [...list];
  for (const id of gone) {
    const at = left.indexOf(id);
    if (at < 0) throw new BadInput(`${LIBRARY.find(id)?.title ?? id} is not in the ${place} (b5/tournament/3).`);
    left.splice(at, 1);
  }
  return left;
}

/** Checks a seat as the next round will find it. @throws BadInput with the rule that it breaks */
function checked(seat: SeatSetup): SeatSetup {
  checkCards('tournament', lookUp(seat, 0), 0, []);
  return seat;
}

/**
 * Exchanges cards between a player's deck and sideboard before a round (b5/tournament/3).
 * @param out the ids of cards that leave the deck
 * @param into the ids of cards that come in from the sideboard
 * @returns the seat with its new deck and sideboard
 * @throws BadInput if a card is not where it should be, or if the new deck breaks a rule
 */
export function sideboard(seat: SeatSetup, out: readonly string[], into: readonly string[]): SeatSetup {
  const reserve = seat.reserve ?? [];
  return checked({
    ...seat,
    deck: [...without(seat.deck, out, 'deck'), ...into],
    reserve: [...without(reserve, into, 'sideboard'), ...out],
  });
}

/**
 * Puts another starting ambassador from the sideboard in the place of a player's ambassador (b5/tournament/4).
 * @param from the id of the present ambassador, in the deck
 * @param to the id of the new one, in the sideboard
 * @throws BadInput if the new card cannot lead a faction of the same race, or is not in the sideboard
 */
export function exchangeAmbassador(seat: SeatSetup, from: string, to: string): SeatSetup {
  const def = LIBRARY.find(to);
  if (def === undefined) throw new BadInput(`There is no card "${to}".`);
  if (judgeLeader(def, seat.race, seat.designation ?? 'babylon project', 'tournament') !== null)
    throw fault(0, `${def.title} cannot take the ambassador's place: it would change the race`, 'b5/tournament/4');
  const { ambassador: _, ...rest } = seat;
  return sideboard(
    { ...rest, ambassador: to, deck: [...seat.deck, to], reserve: without(seat.reserve ?? [], [to], 'sideboard') },
    [from],
    [],
  );
}
