import type { CardId, Frame } from '@orrery/kernel';
import { type GeState, inPlay, seatOfHq } from '../state.ts';
import { hit } from './damage.ts';
import { type Fire, firepower } from './events.ts';
import { bounded, lessened, NO_FIRE, type Shot } from './fire.ts';
import { guardians } from './guardians.ts';
import { armorLeft, currentStrength, protectors, shieldsLeft } from './statistics.ts';
import { coverOf, takenBy } from './weapons.ts';

// What stands before the target of a volley, and how a volley is scored on a card (ge/damage/6 to /8)

/**
 * What stands before the target of a volley, the first to be hit first: guardians, and what has been played since it was declared and protects
 * the target: a base on the terrain fired at, ships before a Sector HQ.
 * @param clock the count of cards that had come into play when the volley was declared
 */
export function shieldingOf(s: GeState, target: CardId, clock: number): CardId[] {
  const hq = seatOfHq(target);
  const since = (id: CardId) => s.cards[id]!.since;
  if (hq >= 0)
    return protectors(s, hq)
      .filter(id => since(id) > clock)
      .sort((a, b) => since(b) - since(a));
  const cover = coverOf(s, target);
  return [...guardians(s, target, 'fire', -1), ...(cover >= 0 && since(cover) > clock ? [cover] : [])];
}

/**
 * True if a volley may no more reach its target: something protects that did not when it was declared, and was not played since (ge/damage/8).
 * @param firing cards that do not protect, since they fire in the volley themselves (L8 Targeting Error)
 */
export function isBarred(s: GeState, target: CardId, clock: number, firing: readonly CardId[] = []): boolean {
  const hq = seatOfHq(target);
  if (hq >= 0)
    return s.seats[hq]!.out || protectors(s, hq).some(id => s.cards[id]!.since <= clock && !firing.includes(id));
  if (!inPlay(s, target)) return true;
  const cover = coverOf(s, target);
  return cover >= 0 && s.cards[cover]!.since <= clock;
}

/** Scores a volley's points on a card. Gives those that were more than it took to destroy it. */
export function scoreFire(s: GeState, f: Frame, card: CardId, fire: Fire): Fire {
  const mine = takenBy(s, card, fire);
  if (firepower(mine) === 0) return NO_FIRE;
  const { phasers, heavy, other, pierce, past } = mine;
  const n = phasers + heavy + other;
  const room = Math.max(0, currentStrength(s, card));
  const field = Math.min(n, Math.max(0, s.cards[card]!.emf));
  const through = n - field - Math.min(shieldsLeft(s, card), Math.max(0, n - field - past));
  hit(s, card, {
    n,
    pierce,
    past,
    source: 'weapons',
    by: f.you,
    shares: (f.l.shots as readonly Shot[]).map(x => ({ card: x.card, n: x.points })),
    armor: armorLeft(s, card) > 0,
  });
  const over = Math.max(0, through + pierce - room);
  return over === 0 ? NO_FIRE : bounded(lessened(mine, firepower(mine) - over));
}
