// A weapons volley: the weapons that fire at one target, the reactions of others, the damage (ge/weapons-fire-phase).
// A player fires any weapons that have not fired yet at one target. Then others react, then the damage counts (ge/weapons-fire-phase/3,
// ge/weapons-fire-phase/4, ge/weapons-fire-phase/5, ge/weapons-fire-phase/6, ge/weapons-fire-phase/7, ge/weapons-fire-phase/8,
// ge/weapons-fire-phase/9).
import {
  askStep,
  type CardId,
  type Frame,
  type Menu,
  many,
  named,
  type Option,
  option,
  ownCard,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { facts, v, window } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { type GeState, HQ_STRENGTH, ORIGIN_STRENGTH, seatOfHq, TIME_ORIGIN } from '../../state.ts';
import { emitArmor } from '../damage/armor.ts';
import { pointsFor } from '../damage/damage.ts';
import { isTerrain } from '../fleet/terrain.ts';
import { HAS_FIRED } from '../play/card-actions-limit.ts';
import { type Fire, firepower } from '../play/events.ts';
import { REACTION } from '../play/reaction.ts';
import { currentStrength, isA } from '../table/definitions.ts';
import { cardLabel, ordinal, targetLabel } from '../table/labels.ts';
import { type Shot, sumOf } from './firepower.ts';
import { dropIllegal, emitCelebration, firm, ignoreVolley, landNoted } from './scoring.ts';
import { bestTypes, shotsOf, takenBy } from './shots.ts';
import { mayFireAt, mayJoin } from './targets.ts';
import { arsenal, type Battery, batteries, boltsOf, isOtherType, shotNumber, weaponName } from './weapons.ts';

/** A declared volley. Its weapons count as fired (ge/weapons-fire-phase/5). */
export const fired = facts.define<{
  seat: Seat;
  /** the player who chose the target */
  by: Seat;
  target: CardId;
  shots: readonly Shot[];
  fire: Fire;
}>('fired', {
  deed: true,
  apply(s, x) {
    useUp(s, x.shots);
    // in your own Weapons Fire Phase you can fire at a target only once (ge/weapons-fire-phase/10)
    // if another player directs the fire, that target is not used up (L4 Miscommunications)
    if (s.turnOf === x.seat && x.by === x.seat) s.targets = [...s.targets, x.target];
    if (x.target >= 0) noteFire(s, x.seat, s.cards[x.target]!.controller);
  },
  show: {
    seat: 'seat',
    by: 'seat',
    target: 'target',
    fire: 'plain',
    // a ship that fires several kinds of weapons is named once
    shots: { as: 'cards', of: x => [...new Set(x.shots.map(k => k.card))] },
  },
  say: (n, x) => `${n.seat} fires ${firepower(x.fire!)} at ${n.target}${n.shots ? ` with ${n.shots}` : ''}.`,
});

/** Counts shots as fired, so the weapons cannot fire them again this turn. */
export function useUp(s: GeState, shots: readonly Pick<Shot, 'card' | 'weapon' | 'n'>[]): void {
  for (const { card, weapon, n } of shots) {
    const mine = ownCard(s, card);
    const list = mine.fired.slice();
    while (list.length <= weapon) list.push(0);
    list[weapon] = list[weapon]! + n;
    mine.fired = list;
    if (isA(s, card, 'shuttle')) mine.used |= HAS_FIRED;
  }
}

/** Records that a player has fired at another player's fleet. The Sector HQ is no part of it (G4 Solitude). */
export function noteFire(s: GeState, by: Seat, at: Seat): void {
  if (!s.firedAt.some(k => k.by === by && k.at === at)) s.firedAt = [...s.firedAt, { by, at }];
}

/**
 * Returns the weapons that may fire at the target of a volley: those of all the player's cards, only those that a text names (`only` for the cards,
 * `weapon` for the weapon), or only the bolts of a ship that fires back (`back`).
 */
const guns = (s: GeState, f: Frame): Battery[] => {
  const all = (f.l.back === undefined ? arsenal(s, f.you) : boltsOf(s, f.l.back)).filter(
    b =>
      (f.l.only === undefined || (f.l.only as readonly CardId[]).includes(b.card)) &&
      (f.l.weapon === undefined || b.weapon === f.l.weapon),
  );
  const harming = all.filter(b => mayFireAt(s, b, f.l.on));
  // weapons that only use up protectors come last
  const joining =
    harming.length > 0 && f.l.on >= 0 && isTerrain(s, f.l.on)
      ? all.filter(b => !harming.includes(b) && mayJoin(s, b, f.l.on))
      : [];
  return joining.length === 0 ? harming : [...harming, ...joining];
};

/** Converts a weapon to an option of a volley, and an option back to its weapon. */
const shooting = (b: Battery): Option => option('shoot', b.card, shotNumber(b));

const gunOf = (s: GeState, f: Frame, o: Option): Battery | undefined =>
  guns(s, f).find(b => b.card === o.a && shotNumber(b) === o.b);

const ONE_TYPE = refuse('ge/weapons/26', 'A weapon mount fires only once, as one type of heavy weapon.');

/** Returns the rule that forbids firing these weapons together, or null: a mount is only one type of weapon at a time (ge/weapons/26). */
function judgeShots(s: GeState, f: Frame, picks: readonly Option[]): Refusal | null {
  if (!picks.some(o => isOtherType(o.b))) return null;
  const left = new Map<string, number>();
  for (const b of guns(s, f)) {
    const key = `${b.card} ${b.weapon}`;
    const n = (left.get(key) ?? b.shots) - named(picks, shooting(b));
    if (n < 0) return ONE_TYPE;
    left.set(key, n);
  }
  return null;
}

const menu: Menu<GeState> = {
  name: 'volley',
  list: (s, f) => guns(s, f).map(shooting),
  label(s, f, o, seat) {
    const b = gunOf(s, f, o);
    const ship = cardLabel(s, o.a, seat);
    if (b === undefined) return ship;
    // two weapons of one name on the same card differ by a number
    const alike = guns(s, f).filter(x => x.card === b.card && weaponName(s, x) === weaponName(s, b));
    const before = alike.findIndex(x => shotNumber(x) === shotNumber(b));
    return `${brief(`${ordinal(before)}${weaponName(s, b)} of ${ship}`, 60)} (${b.each} each)`;
  },
  prompt: (s, f, seat) => `Which weapons fire at ${targetLabel(s, f.l.on, seat)}?`,
  stakes: () =>
    'These weapons fire in one volley, once this turn. Weapons that you hold back can fire at another target.',
  rule: 'ge/weapons-fire-phase/3',
  note: (s, f, o) => {
    const b = gunOf(s, f, o);
    const types = b === undefined ? 1 : guns(s, f).filter(x => x.card === b.card && x.weapon === b.weapon).length;
    return `${b?.shots ?? 0} left to fire${types > 1 ? ', shared by its types' : ''}`;
  },
  card: (s, _f, o) => titleOf(s, o.a),
  proposal: (s, f) => enough(s, f),
  fills: () => true,
  sum: (s, f, _seat, picks) => tellPoints(pointsOf(s, f, picks), neededFor(s, f.l.on)),
};

/** Returns the points that shots do to the target as it is now. */
const pointsOf = (s: GeState, f: Frame, picks: readonly Option[]): number =>
  firepower(
    takenBy(
      s,
      f.l.on,
      sumOf(
        shotsOf(
          s,
          guns(s, f).map(battery => ({ battery, n: named(picks, shooting(battery)) })),
          f.l.on,
        ),
      ),
      f.you,
    ),
  );

/** Writes the points of a volley next to the points that destroy its target. */
const tellPoints = (n: number, need: number): string =>
  n < need
    ? `${n} of the ${need} points needed to destroy it`
    : `${many(n, 'point')}: enough to destroy it (${need} needed)`;

/** Returns the points that destroy a target as it is now: shields, field, and the strength that is left. */
export function neededFor(s: GeState, target: CardId): number {
  if (target === TIME_ORIGIN) return ORIGIN_STRENGTH - s.timeOrigin;
  const hq = seatOfHq(target);
  return hq >= 0 ? HQ_STRENGTH - s.seats[hq]!.hq : pointsFor(s, target, currentStrength(s, target));
}

/** Returns the points that a player can fire at a target with all weapons that have not fired yet. */
export const mostAt = (s: GeState, seat: Seat, target: CardId): number =>
  firepower(
    takenBy(
      s,
      target,
      sumOf(
        shotsOf(
          s,
          bestTypes(
            s,
            arsenal(s, seat).filter(battery => mayFireAt(s, battery, target)),
            target,
          ).map(battery => ({ battery, n: battery.shots })),
          target,
        ),
      ),
      seat,
    ),
  );

/** Picks shots until they destroy the target, or all shots if they cannot. */
function enough(s: GeState, f: Frame): Option[] {
  const target: CardId = f.l.on;
  const need = neededFor(s, target);
  const picks: Option[] = [];
  const shots: { battery: Battery; n: number }[] = [];
  for (const battery of bestTypes(s, guns(s, f), target)) {
    // light weapons at terrain are the player's own idea
    if (!mayFireAt(s, battery, target)) continue;
    const mine = { battery, n: 0 };
    shots.push(mine);
    for (let k = 0; k < battery.shots; k++) {
      if (firepower(takenBy(s, target, sumOf(shotsOf(s, shots, target)), f.you)) >= need) return picks;
      mine.n++;
      picks.push(shooting(battery));
    }
  }
  return picks;
}

/**
 * Fires a volley at `a`. `only` lists the cards that take part, if a text limits them, and `weapon` is the number of their only weapon; `directed` is a player who directs the volley for its owner.
 * `back` is the ship whose detonium bolts fire back, without any other weapon.
 */
v.procedure(
  'volley',
  v.flow(
    'a volley',
    c => {
      c.step({
        op: 'do',
        act: (s, f) => {
          Object.assign(f.l, {
            kind: 'volley',
            by: f.l.directed ?? f.you,
            card: -1,
            on: f.l.a,
            aimed: f.l.a,
            fleet: -1,
            aims: [],
            clock: s.clock,
          });
        },
      });
      c.step(
        askStep(
          {
            who: (_s, f) => [f.l.directed ?? f.you],
            menu,
            min: () => 1,
            max: () => 999,
            plan: {
              times: (s, f, _seat, o) =>
                (f.l.back === undefined ? batteries(s, o.a) : boltsOf(s, o.a)).find(b => shotNumber(b) === o.b)
                  ?.shots ?? 0,
              check: (s, f, _seat, picks) => judgeShots(s, f, picks),
            },
          },
          (s, f, picks) => {
            const chosen = guns(s, f).flatMap(battery => {
              const n = named(picks[0]!, shooting(battery));
              return n > 0 ? [{ battery, n }] : [];
            });
            f.l.shots = shotsOf(s, chosen, f.l.on);
            f.l.fire = sumOf(f.l.shots);
            fired(s, { seat: f.you, by: f.l.directed ?? f.you, target: f.l.on, shots: f.l.shots, fire: f.l.fire });
          },
        ),
      );
      c.effect(window(REACTION));
      const goes = c.unless((_s, f) => !f.l.stopped);
      c.step({ op: 'do', act: dropIllegal });
      c.step({ op: 'do', act: ignoreVolley });
      emitArmor(c, firm);
      c.step({ op: 'do', act: landNoted });
      c.land(goes);
      emitCelebration(c);
    },
    () => '',
  )(),
);
