// Cards that protect the target of a volley, and splash damage that passes them (ge/damage/6, ge/damage/7, ge/damage/8).
import type { CardId, Frame, Seat } from '@orrery/kernel';
import { type GeState, inPlay, seatOfHq, TIME_ORIGIN } from '../../state.ts';
import { bounded, lessened, NO_FIRE, type Shot } from '../fire/firepower.ts';
import { takenBy } from '../fire/shots.ts';
import { coverOf } from '../fleet/base.ts';
import { isTerrain } from '../fleet/terrain.ts';
import { type Fire, firepower } from '../play/events.ts';
import { armorLeft, currentStrength, shieldsLeft } from '../table/definitions.ts';
import { protectors } from '../table/sector-hq.ts';
import { hit } from './damage.ts';
import { gemLeft, guardians, isPassed } from './guardians.ts';

/**
 * Returns the cards that protect the target of a volley, in the order in which fire hits them: guardians, and cards played since the volley was
 * announced, such as a base on terrain or ships before a Sector HQ.
 * @param clock the count of cards that had come into play when the volley was announced
 */
export function shieldingOf(s: GeState, target: CardId, clock: number): CardId[] {
  // nothing protects the time origin (ge/time-origin/12)
  if (target === TIME_ORIGIN) return [];
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
 * True if a volley can no longer reach its target: a card protects it now that did not do so at the announcement, and that was not played since
 * (ge/damage/8).
 * @param firing cards that do not protect, because they fire in the volley themselves (L8 Targeting Error)
 */
export function isBarred(s: GeState, target: CardId, clock: number, firing: readonly CardId[] = []): boolean {
  if (target === TIME_ORIGIN) return false;
  const hq = seatOfHq(target);
  if (hq >= 0)
    return s.seats[hq]!.out || protectors(s, hq).some(id => s.cards[id]!.since <= clock && !firing.includes(id));
  if (!inPlay(s, target)) return true;
  const cover = coverOf(s, target);
  return cover >= 0 && s.cards[cover]!.since <= clock;
}

/**
 * Divides the points of a volley at a card: the points that it takes (`mine`), those that reach its structure past shields and field before armor
 * (`through`), those beyond its destruction (`over`), and those up to it (`absorbed`).
 * @param armored whether its armor is used
 * @param by the player who fires
 */
export function weigh(
  s: GeState,
  card: CardId,
  fire: Fire,
  armored: boolean,
  by: Seat,
): { readonly mine: Fire; readonly through: number; readonly over: Fire; readonly absorbed: Fire } {
  const mine = takenBy(s, card, fire, by);
  const { phasers, heavy, other, pierce, past, under = 0 } = mine;
  const n = phasers + heavy + other;
  const room = Math.max(0, currentStrength(s, card));
  const field = Math.min(Math.max(0, n - under), Math.max(0, s.cards[card]!.emf));
  const shields = shieldsLeft(s, card) + gemLeft(s, card);
  const through = n - field - Math.min(shields, Math.max(0, n - field - past));
  const stopped = armored ? Math.min(through, armorLeft(s, card)) : 0;
  const over = through - stopped + pierce - room;
  const left = over <= 0 ? NO_FIRE : lessened(mine, firepower(mine) - over);
  // light weapons do not harm the structure of terrain; they go on once heavy weapons have destroyed it
  const light = over >= 0 && firepower(mine) > 0 && isTerrain(s, card);
  return {
    mine,
    through,
    absorbed: over <= 0 ? mine : lessened(mine, over),
    over: light ? bounded({ ...left, phasers: fire.phasers, other: fire.other, past: fire.past }) : left,
  };
}

/**
 * Leads the points of a volley past the cards that protect its target. A card that was there before the volley takes all points that reach it. A card
 * that was played as a reaction lets the rest through as splash damage (ge/damage/6).
 * @param visit scores the points that reach a card, and returns those beyond its destruction
 * @returns the points that reach the target
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
    const open = isPassed(s, guard, target);
    const past = open ? fire.pierce : 0;
    const isNew = s.cards[guard]!.since > clock;
    // in play it takes no damage in the place of the card that it shields (ge-r-asteroid-shield-2)
    const rest = open && !isNew ? NO_FIRE : visit(guard, past === 0 ? fire : { ...fire, pierce: 0 });
    fire = isNew ? rest : NO_FIRE;
    if (past > 0) fire = { ...fire, pierce: past };
  }
  return fire;
}

/**
 * Scores a volley's points on a card. Returns those beyond its destruction. The frame holds the answers about armor (`armor`, by card). If nobody was
 * asked there, the player is asked now.
 * @param splashes true if the points beyond its destruction go on to another target. Then it takes only those up to it (ge/damage/6)
 */
export function scoreFire(s: GeState, f: Frame, card: CardId, fire: Fire, splashes = false): Fire {
  const asked: Readonly<Record<CardId, number>> | undefined = f.l.armor;
  const used = asked === undefined || asked[card] === 1;
  const { mine, over, absorbed } = weigh(s, card, fire, used, f.you);
  if (firepower(mine) === 0) return NO_FIRE;
  const taken = splashes ? absorbed : mine;
  const { phasers, heavy, other, pierce, past, under } = taken;
  hit(s, card, {
    n: phasers + heavy + other,
    pierce,
    past,
    source: 'weapons',
    by: f.you,
    fire: taken,
    shares: (f.l.shots as readonly Shot[]).map(x => ({ card: x.card, n: x.points })),
    ...(under === undefined ? {} : { under }),
    ...(asked === undefined ? {} : { armor: used }),
  });
  return over;
}
