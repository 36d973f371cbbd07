// Describes the event in progress to the players who may react. Texts are written only when somebody is asked.
import { type CardId, many, type Seat } from '@orrery/kernel';
import { brief, homeName, seatName, targetName, titleOf } from '../../names.ts';
import { type GeState, HQ_STRENGTH, inPlay, isPlace, ORIGIN_STRENGTH, seatOfHq } from '../../state.ts';
import { gemLeft } from '../damage/guardians.ts';
import { takenBy } from '../fire/shots.ts';
import { armorLeft, currentStrength, shieldsLeft } from '../table/definitions.ts';
import { type Event, type Fire, firepower } from './events.ts';

/** Writes a card for a player: `your S4 Argonian Destroyer`, `the S3 Argonian Frigate of Clydon`. Cards outside play have only their title. */
function cardOf(s: GeState, id: CardId, seat: Seat): string {
  if (!inPlay(s, id)) return titleOf(s, id);
  const { controller } = s.cards[id]!;
  return controller === seat ? `your ${titleOf(s, id)}` : `the ${titleOf(s, id)} of ${seatName(s, controller)}`;
}

/** Writes a card or a Sector HQ for a player who may react to an event that affects it. */
function targetOf(s: GeState, target: CardId, seat: Seat): string {
  const hq = seatOfHq(target);
  if (!isPlace(target)) return cardOf(s, target, seat);
  return hq === seat ? `your ${homeName(s, hq)}` : targetName(s, target);
}

/**
 * Writes what a volley would do without reactions: to a Sector HQ from the points that it has left, to a card from its shields, field and strength.
 */
function outcomeOf(s: GeState, target: CardId, fire: Fire, by: Seat): string {
  const hq = seatOfHq(target);
  if (isPlace(target)) {
    const left = hq < 0 ? ORIGIN_STRENGTH - s.timeOrigin : HQ_STRENGTH - s.seats[hq]!.hq;
    const after = left - firepower(fire);
    return after > 0 ? `${after} of its ${left} points would be left` : 'it would fall';
  }
  if (!inPlay(s, target)) return 'its target is gone';
  const mine = takenBy(s, target, fire, by);
  const n = mine.phasers + mine.heavy + mine.other;
  const field = Math.min(Math.max(0, s.cards[target]!.emf), Math.max(0, n - (mine.under ?? 0)));
  const shields = shieldsLeft(s, target) + gemLeft(s, target);
  const through = n - field - Math.min(shields, Math.max(0, n - field - mine.past)) + mine.pierce;
  const strength = currentStrength(s, target);
  if (through <= 0) return 'it would take no damage';
  const then = through >= strength ? 'it would be destroyed' : `it would keep ${strength - through} strength`;
  // armor is left out, because its player decides later (ge/points/20)
  return through > mine.pierce && armorLeft(s, target) > 0 ? `${then} without its armor` : then;
}

/** Returns the points that protect the structure of a card. */
const before = (s: GeState, target: CardId): number =>
  Math.max(0, s.cards[target]!.emf) + shieldsLeft(s, target) + gemLeft(s, target);

/** Writes the protection of a volley's target in a sentence; '' for any other event. */
export function tellDefence(s: GeState, e: Event): string {
  if (e.kind !== 'volley' || e.on < 0 || !inPlay(s, e.on)) return '';
  const shields = before(s, e.on);
  const armor = armorLeft(s, e.on);
  const first = [...(shields > 0 ? [many(shields, 'shield')] : []), ...(armor > 0 ? [`armor ${armor}`] : [])].join(
    ', ',
  );
  return `It has ${first === '' ? '' : `${first} and `}strength ${currentStrength(s, e.on)}. `;
}

/** Writes the targets of an event, if it has any. */
function at(s: GeState, e: Event, seat: Seat): string {
  if (e.on !== -1) return ` on ${targetOf(s, e.on, seat)}`;
  if (e.fleet >= 0 && e.fleet !== e.by)
    return ` against ${e.fleet === seat ? 'your fleet' : `the fleet of ${seatName(s, e.fleet)}`}`;
  return e.aims.length > 0 ? ` on ${e.aims.map(id => targetOf(s, id, seat)).join(', ')}` : '';
}

/**
 * Writes the event in progress as a sentence for a player who may react.
 * @param seat the reader; cards of theirs are `your`
 * @param most the most characters
 */
export function tellEvent(s: GeState, e: Event, seat: Seat, most: number): string {
  const who = seatName(s, e.by);
  switch (e.kind) {
    case 'allocation':
      return `${who} allocates points.`;
    case 'play':
      return brief(`${who} plays ${titleOf(s, e.card)}${at(s, e, seat)}.`, most);
    case 'action':
      return brief(`${who} uses ${titleOf(s, e.card)}${at(s, e, seat)}.`, most);
    case 'volley': {
      const fires = `${who} fires ${many(firepower(e.fire!), 'point')} at `;
      const then = `: ${outcomeOf(s, e.on, e.fire!, e.by)}.`;
      return `${fires}${brief(targetOf(s, e.on, seat), most - fires.length - then.length)}${then}`;
    }
    case 'discard':
      return brief(`${who} discards ${titleOf(s, e.card)}.`, most);
    case 'engagement':
      return `${who} engages cards.`;
    case 'draw':
      return `${who} draws cards.`;
    case 'recovery':
      return brief(`${who} takes ${e.taken!.map(id => titleOf(s, id)).join(', ')} out of a discard pile.`, most);
    case 'loss':
      return brief(
        `${cardOf(s, e.card, seat).replace(/^y/, 'Y')} is about to be discarded with every card on it.`,
        most,
      );
  }
}
