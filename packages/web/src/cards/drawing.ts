/** Drawings as plain data: shapes, and helpers to make them. */

/** One line or figure of a drawing, in units of its square. Everything is a path, so that a drawing is plain data. */
export interface Shape {
  readonly d: string;
  /** how wide its line is; 0 for no line at all */
  readonly w?: number;
  /** the strength of its line, up to 1 */
  readonly o?: number;
  /** the strength of its fill, up to 1; no fill without it */
  readonly fill?: number;
  /** dashes of its line */
  readonly dash?: string;
  /** how the figure is moved and scaled, as an SVG transform */
  readonly at?: string;
}

/** A sign or a sigil. The same data always give the same drawing. */
export type Drawing = readonly Shape[];

/** Rounds numbers of drawings to two places. */
const n = (x: number): string => String(Math.round(x * 100) / 100 + 0);

/** The point of a circle at that angle, clockwise from the top. */
export function point(r: number, angle: number, cx = 50, cy = 50): readonly [number, number] {
  const a = ((angle - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
}

const at = ([x, y]: readonly [number, number]): string => `${n(x)} ${n(y)}`;

/** A part of a circle, clockwise. */
export const arc = (r: number, from: number, to: number, cx = 50, cy = 50): string =>
  `M${at(point(r, from, cx, cy))}A${n(r)} ${n(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(point(r, to, cx, cy))}`;

/** A circle. */
export const circle = (r: number, cx = 50, cy = 50): string =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** An ellipse, turned by an angle. */
export function ellipse(rx: number, ry: number, turned = 0, cx = 50, cy = 50): string {
  const a = (turned * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(a), rx * Math.sin(a)];
  const half = `a${n(rx)} ${n(ry)} ${n(turned)} 1 0`;
  return `M${n(cx - dx)} ${n(cy - dy)}${half} ${n(2 * dx)} ${n(2 * dy)}${half} ${n(-2 * dx)} ${n(-2 * dy)}Z`;
}

/** A figure of equal sides. */
export const polygon = (sides: number, r: number, turned = 0, cx = 50, cy = 50): string =>
  `M${Array.from({ length: sides }, (_, i) => at(point(r, turned + (360 * i) / sides, cx, cy))).join('L')}Z`;

/** Lines away from a middle. */
export const rays = (count: number, from: number, to: number, turned = 0, cx = 50, cy = 50): string =>
  Array.from({ length: count }, (_, i) => {
    const a = turned + (360 * i) / count;
    return `M${at(point(from, a, cx, cy))}L${at(point(to, a, cx, cy))}`;
  }).join('');

/** A rectangle. */
export const box = (x: number, y: number, w: number, h = w): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

/** A dot of full colour. */
export const dot = (r: number, cx: number, cy: number): Shape => ({ d: circle(r, cx, cy), w: 0, fill: 1 });
