// Command slots: how many each card takes, and whether enough are free (ge/command).
import type { CardId, Seat } from '@orrery/kernel';
import { defOf, KIND, typeOf } from '../../card.ts';
import { EMPIRES } from '../../printed.ts';
import { FLEET, type GeState, inPlay, pile } from '../../state.ts';
import { empireOf, isCombined, isShip, strengthOf } from '../table/definitions.ts';
import { sideAt } from '../table/stacks.ts';
import { standing } from '../texts/standing.ts';
import { isInPlayWith, isUnder } from '../texts/static-texts.ts';

/** True for a unit of a minor empire (ge/command/16: generic ships have none). */
export const isMinor = (empire: string): boolean => EMPIRES[empire as keyof typeof EMPIRES] === 'minor';

/**
 * Returns the command slots that a card takes (ge/command/2, ge/command/3, ge/command/4, ge/command/5, ge/command/6). The basis of combined cards
 * takes them for all.
 */
export function slotsOf(s: GeState, id: CardId): number {
  const type = typeOf(s, id);
  if (type === 'P') return 0.5;
  if (type !== 'S' && type !== 'D' && type !== 'B') return 0;
  // a card that is separated from the fleets needs no slot in one (H9 Dimensional Portal); at the time origin it needs one (ge/time-origin/6)
  if (inPlay(s, id) && (isCombined(s, id) || isUnder(s, KIND['no command slot'], id) || !isInPlayWith(s, -1, id)))
    return 0;
  return slotsFor(strengthOf(s, id));
}

/** Returns the command slots that a unit of this strength takes (ge/command/2, ge/command/4). */
export const slotsFor = (strength: number): number => (strength >= 3 ? 1 : strength === 2 ? 0.5 : 0);

/** Returns the additional command slots that a ship takes once another has joined it (ge/command/6). */
export const slotsToJoin = (s: GeState, host: CardId, strength: number): number =>
  Math.max(0, slotsFor(strengthOf(s, host) + strength) - slotsOf(s, host));

/** Returns the player whose command slot a card takes: the player of the fleet that it is against if its text says so, otherwise its own. */
const slotHolder = (s: GeState, id: CardId): Seat =>
  defOf(s, id).is.has('their slot') ? sideAt(s, id) : s.cards[id]!.controller;

/**
 * Returns the command slots that a player uses. Halves are never dropped (ge/command/15). One ship of a minor empire other than their main one is
 * free (ge/command/16, ge/command/17).
 */
export function slotsUsed(s: GeState, seat: Seat): number {
  const { slots } = standing(s).numbers;
  const known = slots.get(seat);
  if (known !== undefined) return known;
  let sum = 0;
  let free = 0;
  const { empire } = s.seats[seat]!;
  for (const id of pile(s, seat, FLEET)) {
    const n = slotsOf(s, id);
    if (n === 0 || slotHolder(s, id) !== seat) continue;
    sum += n;
    if (n > free && isShip(s, id) && isMinor(empireOf(s, id)) && empireOf(s, id) !== empire) free = n;
  }
  for (const id of standing(s).guests)
    if (s.cards[id]!.controller !== seat && slotHolder(s, id) === seat) sum += slotsOf(s, id);
  slots.set(seat, sum - free);
  return sum - free;
}

/** True if a player has enough command slots for one more card (ge/command/10, ge/command/16). */
export function hasSlots(s: GeState, seat: Seat, id: CardId, needed = slotsOf(s, id)): boolean {
  if (needed === 0) return true;
  if (slotsUsed(s, seat) + needed <= s.seats[seat]!.slots) return true;
  const { empire } = s.seats[seat]!;
  return (
    isShip(s, id) &&
    isMinor(empireOf(s, id)) &&
    empireOf(s, id) !== empire &&
    !pile(s, seat, FLEET).some(x => isShip(s, x) && isMinor(empireOf(s, x)) && empireOf(s, x) !== empire)
  );
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/points/carrying-out.ts: ge/command/7, ge/command/8
// - rules/points/points.ts: ge/command/13
