/** A pen: the few calls that all drawings are made of. */
import type { Path } from './path.ts';

/** Draws paths somewhere: on a canvas, as SVG, or into a list for a test. */
export interface Pen {
  /** Fills a path. @param ink a color of CSS @param strength from 0 to 1 */
  fill(path: Path, ink: string, strength?: number): void;
  /** Draws along a path. @param width in pixels @param dash lengths of dashes and gaps in pixels */
  line(path: Path, ink: string, width: number, strength?: number, dash?: readonly number[]): void;
  /** Takes away what was drawn behind a path, so that the ground shows. */
  hide(path: Path): void;
}
