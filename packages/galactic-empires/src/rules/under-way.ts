import { type CardId, many, type Seat } from '@orrery/kernel';
import { seatName, titleOf } from '../names.ts';
import { type GeState, HQ_STRENGTH, inPlay, seatOfHq } from '../state.ts';
import { type Event, type Fire, firepower } from './events.ts';
import { currentStrength, shieldsLeft } from './statistics.ts';
import { takenBy } from './weapons.ts';

// What is under way, as it is told to whoever may react to it: who does what to whom, and what would come of it. Made only when somebody is asked.

/** A card as it is told to a player: `your S4 Argonian Destroyer`, `the S3 Argonian Frigate of Clydon`; the title alone of one not in play. */
function cardOf(s: GeState, id: CardId, seat: Seat): string {
  if (!inPlay(s, id)) return titleOf(s, id);
  const { controller } = s.cards[id]!;
  return controller === seat ? `your ${titleOf(s, id)}` : `the ${titleOf(s, id)} of ${seatName(s, controller)}`;
}

/** A card or a Sector HQ as a player reads it who may react to what is done to it. */
function targetOf(s: GeState, target: CardId, seat: Seat): string {
  const hq = seatOfHq(target);
  if (hq < 0) return cardOf(s, target, seat);
  return hq === seat ? 'your Sector HQ' : `the Sector HQ of ${seatName(s, hq)}`;
}

/** What a volley would do if nobody did anything: to a card by its shields, field and strength, to a Sector HQ by what is left of it. */
function outcomeOf(s: GeState, target: CardId, fire: Fire): string {
  const hq = seatOfHq(target);
  if (hq >= 0) {
    const left = HQ_STRENGTH - s.seats[hq]!.hq;
    const after = left - firepower(fire);
    return after > 0 ? `${after} of its ${left} points would be left` : `its last ${many(left, 'point')} would be gone`;
  }
  if (!inPlay(s, target)) return 'its target is gone';
  const mine = takenBy(s, target, fire);
  const n = mine.phasers + mine.heavy + mine.other;
  const before = Math.max(0, s.cards[target]!.emf) + shieldsLeft(s, target);
  const stopped = Math.min(before, Math.max(0, n - mine.past));
  const through = n - stopped + mine.pierce;
  const strength = currentStrength(s, target);
  const stands = [...(before > 0 ? [many(before, 'shield')] : []), `strength ${strength}`].join(', ');
  const then =
    through <= 0
      ? 'nothing would come through'
      : through >= strength
        ? 'it would be destroyed'
        : `${strength - through} of its strength would be left`;
  return `${stands}; ${then}`;
}

/**
 * What is under way, in a sentence or two, as a player is told it who may react.
 * @param seat whom it is told: cards of theirs are `your`
 */
export function tellEvent(s: GeState, e: Event, seat: Seat): string {
  const who = seatName(s, e.by);
  const aims = e.aims.map(id => targetOf(s, id, seat));
  const at =
    e.on !== -1
      ? ` on ${targetOf(s, e.on, seat)}`
      : e.fleet >= 0 && e.fleet !== e.by
        ? ` against ${e.fleet === seat ? 'your fleet' : `the fleet of ${seatName(s, e.fleet)}`}`
        : aims.length > 0
          ? ` on ${aims.join(', ')}`
          : '';
  switch (e.kind) {
    case 'allocation':
      return `${who} allocates points.`;
    case 'play':
      return `${who} plays ${titleOf(s, e.card)}${at}.`;
    case 'action':
      return `${who} uses ${titleOf(s, e.card)}${at}.`;
    case 'volley': {
      const fire = e.fire!;
      return `${who} fires ${many(firepower(fire), 'point')} at ${targetOf(s, e.on, seat)} (${outcomeOf(s, e.on, fire)}).`;
    }
    case 'discard':
      return `${who} discards ${titleOf(s, e.card)}.`;
    case 'loss':
      return `${cardOf(s, e.card, seat).replace(/^y/, 'Y')} is about to be discarded, with all that is on it.`;
  }
}
