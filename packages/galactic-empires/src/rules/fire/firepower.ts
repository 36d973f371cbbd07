// Sums of weapons fire: its sorts, what is added and taken off, fractions dropped (ge/fractions).
import type { CardId, Frame } from '@orrery/kernel';
import type { Fire } from '../play/events.ts';

/** Sorts of points, in the order in which they are lost: light weapons first. */
export const SORTS = ['phasers', 'other', 'heavy', 'pierce'] as const;
export type Sort = (typeof SORTS)[number];

/** Some shots of one weapon of one card in a volley, and the points that they make. */
export interface Shot {
  readonly card: CardId;
  /** the weapon's number on its card (see weapons.ts) */
  readonly weapon: number;
  readonly name: string;
  readonly sort: Sort;
  readonly n: number;
  readonly points: number;
  /** its points go past shields */
  readonly past: boolean;
}

export const NO_FIRE: Fire = { phasers: 0, heavy: 0, other: 0, pierce: 0, past: 0 };

/** The points of shots, together. */
export function sumOf(shots: readonly Shot[]): Fire {
  const sum = { ...NO_FIRE };
  for (const { sort, points, past } of shots) {
    sum[sort] += points;
    if (past && sort !== 'pierce') sum.past += points;
  }
  return sum;
}

/** Fire less so many points: light weapons lose theirs first. */
export function lessened(fire: Fire, points: number): Fire {
  const left = { ...fire };
  let less = points;
  for (const sort of SORTS) {
    const k = Math.min(left[sort], less);
    left[sort] -= k;
    less -= k;
  }
  return bounded(left);
}

/** Fire of which no more goes past shields than there is. */
export const bounded = (fire: Fire): Fire => {
  const { phasers, heavy, other, pierce } = fire;
  const past = Math.min(fire.past, phasers + heavy + other);
  return past === fire.past ? fire : { phasers, heavy, other, pierce, past };
};

/** Fire multiplied, each sort for itself; fractions are dropped at the end (ge/fractions/1). */
export function scaled(fire: Fire, by: number): Fire {
  const all = fire.phasers + fire.heavy + fire.other + fire.pierce;
  const wanted = Math.floor(all * by + 1e-9);
  if (by <= 1) return lessened(fire, all - wanted);
  const { phasers, other, heavy, pierce, past } = fire;
  const grown = { phasers, other, heavy, pierce, past: Math.floor(past * by + 1e-9) };
  for (const sort of SORTS) grown[sort] = Math.floor(grown[sort] * by + 1e-9);
  return bounded(grown);
}

/** Fire with so many points added: to the strongest sort that it has, so that they count where it does. */
export function raised(fire: Fire, points: number): Fire {
  const sort = fire.heavy > 0 ? 'heavy' : fire.other > 0 ? 'other' : fire.pierce > 0 ? 'pierce' : 'phasers';
  return { ...fire, [sort]: fire[sort] + points };
}

/** Takes shots out of the volley in a frame, with their points: of cards that can fire no more, weapons that misfire. */
export function dropShots(f: Frame, gone: (shot: Shot) => boolean): void {
  const shots: readonly Shot[] = f.l.shots ?? [];
  const out = shots.filter(gone);
  if (out.length === 0) return;
  const off = sumOf(out);
  const fire: Fire = f.l.fire;
  const at = (sort: Sort) => Math.max(0, fire[sort] - off[sort]);
  f.l.shots = shots.filter(shot => !gone(shot));
  f.l.fire = bounded({
    phasers: at('phasers'),
    heavy: at('heavy'),
    other: at('other'),
    pierce: at('pierce'),
    past: Math.max(0, fire.past - off.past),
  });
}
