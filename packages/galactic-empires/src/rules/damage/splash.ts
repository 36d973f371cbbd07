// What stands before the target of a volley, and the splash damage that passes it (ge/damage/6, ge/damage/7, ge/damage/8).
import type { CardId, Frame } from '@orrery/kernel';
import { type GeState, inPlay, seatOfHq } from '../../state.ts';
import { bounded, lessened, NO_FIRE, type Shot } from '../fire/firepower.ts';
import { takenBy } from '../fire/shots.ts';
import { coverOf } from '../fleet/base.ts';
import { isTerrain } from '../fleet/terrain.ts';
import { type Fire, firepower } from '../play/events.ts';
import { armorLeft, currentStrength, shieldsLeft } from '../table/definitions.ts';
import { protectors } from '../table/sector-hq.ts';
import { hit } from './damage.ts';
import { guardians, isPassed } from './guardians.ts';

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

/**
 * What a volley's points are to a card: those that it takes (`mine`), those that reach its structure past shields and field and that its armor could take
 * off, and those that are more than it takes to destroy it.
 * @param armored whether its armor is used
 */
export function weigh(
  s: GeState,
  card: CardId,
  fire: Fire,
  armored: boolean,
): { readonly mine: Fire; readonly through: number; readonly over: Fire } {
  const mine = takenBy(s, card, fire);
  const { phasers, heavy, other, pierce, past } = mine;
  const n = phasers + heavy + other;
  const room = Math.max(0, currentStrength(s, card));
  const field = Math.min(n, Math.max(0, s.cards[card]!.emf));
  const through = n - field - Math.min(shieldsLeft(s, card), Math.max(0, n - field - past));
  const stopped = armored ? Math.min(through, armorLeft(s, card)) : 0;
  const over = through - stopped + pierce - room;
  const left = over <= 0 ? NO_FIRE : lessened(mine, firepower(mine) - over);
  // light weapons, which do nothing to the structure of terrain, go on once heavy ones have destroyed it
  const light = over >= 0 && firepower(mine) > 0 && isTerrain(s, card);
  return {
    mine,
    through,
    over: light ? bounded({ ...left, phasers: fire.phasers, other: fire.other, past: fire.past }) : left,
  };
}

/**
 * Leads the points of a volley past what stands before its target. What was there before the volley takes all that comes to it; what was played in
 * reaction lets the rest through as splash damage (ge/damage/6).
 * @param visit what becomes of the points that come to a card: gives those that are more than it takes
 * @returns the points that come to the target
 */
export function leadThrough(
  s: GeState,
  target: CardId,
  clock: number,
  volley: Fire,
  visit: (guard: CardId, points: Fire) => Fire,
): Fire {
  let fire = volley;
  for (const guard of shieldingOf(s, target, clock)) {
    if (firepower(fire) === 0) return NO_FIRE;
    const past = isPassed(s, guard, target) ? fire.pierce : 0;
    const rest = visit(guard, past === 0 ? fire : { ...fire, pierce: 0 });
    fire = s.cards[guard]!.since > clock ? rest : NO_FIRE;
    if (past > 0) fire = { ...fire, pierce: past };
  }
  return fire;
}

/**
 * Scores a volley's points on a card. Gives those that were more than it took to destroy it. Whether its armor is used has been said in the frame
 * (`armor`, by card); where nobody has been asked there, its player is asked now.
 */
export function scoreFire(s: GeState, f: Frame, card: CardId, fire: Fire): Fire {
  const asked: Readonly<Record<CardId, number>> | undefined = f.l.armor;
  const used = asked === undefined || asked[card] === 1;
  const { mine, over } = weigh(s, card, fire, used);
  if (firepower(mine) === 0) return NO_FIRE;
  const { phasers, heavy, other, pierce, past } = mine;
  hit(s, card, {
    n: phasers + heavy + other,
    pierce,
    past,
    source: 'weapons',
    by: f.you,
    shares: (f.l.shots as readonly Shot[]).map(x => ({ card: x.card, n: x.points })),
    ...(asked === undefined ? {} : { armor: used }),
  });
  return over;
}
