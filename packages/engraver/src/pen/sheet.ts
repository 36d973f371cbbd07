/** A sheet: everything that a drawing needs to know of the place where it is drawn. */
import { type Chance, chanceOf, seedOf } from '../maths/chance.ts';
import { clamp } from '../maths/numbers.ts';
import type { Path } from './path.ts';
import type { Pen } from './pen.ts';

/** Two colors: the first for most lines, the second for what stands out. */
export type Inks = readonly [string, string];

/** A part of a drawing, in pixels. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where and how a world is drawn. */
export interface Sheet {
  readonly pen: Pen;
  /** the middle, in pixels */
  readonly x: number;
  readonly y: number;
  /** the radius, in pixels */
  readonly r: number;
  /** true on dark ground, where lines swell in the light; on paper they swell in the shadow */
  readonly dark: boolean;
  /** the distance of engraved lines, in pixels */
  readonly gap: number;
  /** the width of a thin line, in pixels */
  readonly w: number;
  readonly inks: Inks;
  readonly seed: number;
  readonly chance: Chance;
  /** how strong the card is, from 0 to 10 */
  readonly strength: number;
  /** words that change the drawing: `forming`, `periodic` */
  readonly traits: readonly string[];
  /** how far the pole leans to the side, in radians */
  readonly roll: number;
  /** false for chips and other small sizes, where fine parts are left out */
  readonly big: boolean;
  /** the part that can be seen, if not all of it */
  readonly view?: View;
}

/** A sheet for what has a name. @param about its name, strength and traits @param at where it is drawn, in pixels */
export function sheetFor(
  pen: Pen,
  about: { readonly name: string; readonly strength: number; readonly traits?: readonly string[] },
  at: Pick<Sheet, 'x' | 'y' | 'r' | 'dark' | 'inks' | 'view'>,
): Sheet {
  const seed = seedOf(about.name);
  const { r } = at;
  return {
    ...{ pen, seed, ...at, chance: chanceOf(seed), big: r > 30 },
    ...{ strength: about.strength, traits: about.traits ?? [] },
    roll: -0.42 + 0.6 * (((seed >>> 7) % 100) / 100),
    gap: r < 30 ? clamp(r / 5.8, 2, 3) : clamp(r / (r > 110 ? 46 : 33), 2.15, 5),
    w: r < 30 ? 0.9 : clamp(r / 75, 0.8, 1.9),
  };
}

/** Draws a line of a sheet. @param k which ink @param wide how many thin lines wide @param dash in thin lines */
export function stroke(sheet: Sheet, path: Path, k: 0 | 1 = 0, wide = 1, strength = 1, dash?: readonly number[]): void {
  const { pen, inks, w } = sheet;
  if (!path.empty)
    pen.line(
      path,
      inks[k],
      w * wide,
      strength,
      dash?.map(x => x * w),
    );
}
