// Damage of which a text sends half to another unit (E6 Deflection/Transfer Device, ge-r-deflection-device-1).
import type { CardId } from '@orrery/kernel';
import { facts } from '../../language.ts';
import type { GeState } from '../../state.ts';
import { bounded, lessened, NO_FIRE, SORTS } from '../fire/firepower.ts';
import { takenBy } from '../fire/shots.ts';
import { type Fire, firepower } from '../play/events.ts';
import { shieldsLeft, strengthToDestroy } from '../table/definitions.ts';
import { cardDamage, type Damage, hit, structural } from './damage.ts';
import { first } from './passing-on.ts';

/** A card sends points of damage to a unit. */
const deflected = facts.define<{ card: CardId; unit: CardId; n: number }>('deflected', {
  apply() {},
  show: { card: 'card', unit: 'card', n: 'plain' },
  say: (n, x) => `${n.card} sends ${x.n} of the damage to ${n.unit}.`,
});

/** Returns the points that a card takes from some damage: to its field, its shields and its structure. */
export const pointsOf = ({ emf, shields, structure }: Damage): number => emf + shields + structure;

/** Returns half of fire: half of each sort, and of what is left over the stronger weapons first. Fractions of the whole are dropped. */
function halfOf(fire: Fire): Fire {
  const half = { ...NO_FIRE };
  let left = Math.floor(firepower(fire) / 2);
  for (const sort of SORTS) {
    half[sort] = Math.floor(fire[sort] / 2);
    left -= half[sort];
  }
  for (const sort of ['heavy', 'other', 'phasers'] as const)
    if (left > 0 && half[sort] < fire[sort]) {
      half[sort]++;
      left--;
    }
  const under = Math.floor((fire.under ?? 0) / 2);
  return bounded({ ...half, past: Math.floor(fire.past / 2), ...(under > 0 ? { under } : {}) });
}

/** Returns fire without the points of other fire. */
function without(fire: Fire, gone: Fire): Fire {
  const left = { ...fire, past: fire.past - gone.past };
  for (const sort of SORTS) left[sort] -= gone[sort];
  return bounded(fire.under === undefined ? left : { ...left, under: fire.under - (gone.under ?? 0) });
}

/**
 * Sends half of the damage that a card would take to a unit. The points keep their kind: those of weapons are of the same weapons, and what comes to
 * structure past shields does so there. The texts of that unit hold against them. Returns the damage that is left for the card.
 * @param by the card whose text does it
 */
export function deflect(s: GeState, x: Damage, unit: CardId, by: CardId): Damage {
  const all = pointsOf(x);
  const pierce = Math.min(x.structure, x.hit?.pierce ?? 0);
  const past = Math.min(x.structure - pierce, x.hit?.past ?? 0);
  const under = Math.min(past, x.hit?.under ?? 0);
  // damage whose sorts nobody knows is of no weapon that a text names
  const fire =
    x.hit?.fire === undefined
      ? { ...NO_FIRE, other: all - pierce, pierce, past, under }
      : { ...lessened(x.hit.fire, firepower(x.hit.fire) - all), past, under };
  const half = halfOf(fire);
  const rest = without(fire, half);
  const n = firepower(half);
  deflected(s, { card: by, unit, n });
  if (x.source === 'card') {
    if (n > half.pierce) cardDamage(s, unit, n - half.pierce, x.by, x.from, false, true);
    if (half.pierce > 0) cardDamage(s, unit, half.pierce, x.by, x.from, true, true);
  } else {
    const taken = takenBy(s, unit, half, -1);
    hit(s, unit, {
      ...dealtBy(taken),
      source: x.source,
      by: x.by,
      from: x.from,
      ...(x.hit?.fire === undefined ? {} : { fire: taken }),
      ...(x.dealt === undefined ? {} : { shares: first(x.dealt, 0, n) }),
    });
  }
  const usual = firepower(rest) - rest.pierce;
  const emf = Math.min(x.emf, Math.max(0, s.cards[x.card]!.emf), Math.max(0, usual - (rest.under ?? 0)));
  const shields = Math.min(x.shields, shieldsLeft(s, x.card), Math.max(0, usual - emf - rest.past));
  const structure = firepower(rest) - emf - shields;
  const dealt = x.dealt === undefined ? [] : first(x.dealt, n, all);
  return {
    ...x,
    emf,
    shields,
    structure,
    shares: structural(dealt, structure),
    ...(x.dealt === undefined
      ? {}
      : { dealt, borne: Math.min(structure, Math.max(0, strengthToDestroy(s, x.card) - s.cards[x.card]!.damage)) }),
    ...(x.hit === undefined
      ? {}
      : { hit: { ...x.hit, ...dealtBy(rest), ...(x.hit.fire === undefined ? {} : { fire: rest }) } }),
  };
}

/** Returns fire as damage on its way to a card. */
const dealtBy = ({ phasers, heavy, other, pierce, past, under = 0 }: Fire) => ({
  n: phasers + heavy + other,
  pierce,
  past,
  under,
});
