// The sums of weapons fire: sorts of points, additions and losses, dropped fractions (ge/fractions).
import type { CardId, Frame } from '@orrery/kernel';
import type { Fire } from '../play/events.ts';

/** Sorts of points, in the order in which a volley loses them: light weapons first. */
export const SORTS = ['phasers', 'other', 'heavy', 'pierce'] as const;
export type Sort = (typeof SORTS)[number];

/** Shots of one weapon of one card in a volley, and their points. */
export interface Shot {
  readonly card: CardId;
  /** the number of the weapon on its card (see weapons.ts) */
  readonly weapon: number;
  readonly name: string;
  readonly sort: Sort;
  readonly n: number;
  readonly points: number;
  /** its points ignore shields */
  readonly past: boolean;
  /** they ignore fields, too */
  readonly under?: boolean;
}

export const NO_FIRE: Fire = { phasers: 0, heavy: 0, other: 0, pierce: 0, past: 0 };

/** Returns fire of which so many points ignore fields, too. */
const withUnder = (fire: Fire, under: number): Fire => (under > 0 ? { ...fire, under } : fire);

/** Adds up the points of shots. */
export function sumOf(shots: readonly Shot[]): Fire {
  const sum = { ...NO_FIRE };
  let beneath = 0;
  for (const { sort, points, past, under } of shots) {
    sum[sort] += points;
    if (past && sort !== 'pierce') sum.past += points;
    if (under && sort !== 'pierce') beneath += points;
  }
  return withUnder(sum, beneath);
}

/** Takes points away from fire. Light weapons lose theirs first. */
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

/** Limits the points that ignore shields to the points that the fire has. */
export const bounded = (fire: Fire): Fire => {
  const { phasers, heavy, other, pierce, under = 0 } = fire;
  const past = Math.min(fire.past, phasers + heavy + other);
  if (past === fire.past) return fire;
  return withUnder({ phasers, heavy, other, pierce, past }, Math.min(under, past));
};

/** Multiplies fire, each sort by itself. Fractions are dropped at the end (ge/fractions/1). */
export function scaled(fire: Fire, by: number): Fire {
  const all = fire.phasers + fire.heavy + fire.other + fire.pierce;
  const wanted = Math.floor(all * by + 1e-9);
  if (by <= 1) return lessened(fire, all - wanted);
  const { phasers, other, heavy, pierce, past, under = 0 } = fire;
  const grown = { phasers, other, heavy, pierce, past: Math.floor(past * by + 1e-9) };
  for (const sort of SORTS) grown[sort] = Math.floor(grown[sort] * by + 1e-9);
  return bounded(withUnder(grown, Math.floor(under * by + 1e-9)));
}

/** Adds points to fire. They join the strongest sort that the fire has, so they count wherever that sort counts. */
export function raised(fire: Fire, points: number): Fire {
  const sort = fire.heavy > 0 ? 'heavy' : fire.other > 0 ? 'other' : fire.pierce > 0 ? 'pierce' : 'phasers';
  return { ...fire, [sort]: fire[sort] + points };
}

/** Takes shots and their points out of the volley in a frame: shots of cards that can no longer fire, or weapons that misfire. */
export function dropShots(f: Frame, gone: (shot: Shot) => boolean): void {
  const shots: readonly Shot[] = f.l.shots ?? [];
  const out = shots.filter(gone);
  if (out.length === 0) return;
  const off = sumOf(out);
  const fire: Fire = f.l.fire;
  const at = (sort: Sort) => Math.max(0, fire[sort] - off[sort]);
  f.l.shots = shots.filter(shot => !gone(shot));
  f.l.fire = bounded(
    withUnder(
      {
        phasers: at('phasers'),
        heavy: at('heavy'),
        other: at('other'),
        pierce: at('pierce'),
        past: Math.max(0, fire.past - off.past),
      },
      Math.max(0, (fire.under ?? 0) - (off.under ?? 0)),
    ),
  );
}
