/** Sine, arcsine and the angle of a point, by polynomials of our own: Math.sin and its like may differ between machines. */

export const PI = Math.PI;
export const TAU = PI * 2;
const HALF = PI / 2;

/** The sine of an angle in radians, exact to 7 digits for angles up to some 10 000. */
export function sin(angle: number): number {
  const turns = Math.floor(angle / HALF + 0.5);
  const x = angle - turns * HALF;
  const quarter = turns & 3;
  const s = x * x;
  const value =
    quarter & 1
      ? 1 - s * (0.5 - s * (0.041666666666 - s * (0.00138888888 - s * 0.0000248)))
      : x * (1 - s * (0.16666666666 - s * (0.00833333333 - s * (0.00019841 - s * 0.0000027))));
  return quarter & 2 ? -value : value;
}

/** The cosine of an angle in radians. */
export const cos = (angle: number): number => sin(angle + HALF);

/** The angle of a slope from 0 to 1. */
function flat(x: number): number {
  const s = x * x;
  return x * (0.99997726 + s * (-0.33262347 + s * (0.19354346 + s * (-0.11643287 + s * (0.05265332 - s * 0.0117212)))));
}

/** The angle of the point (x, y) in radians, from -PI to PI, counted from the x axis. */
export function angleOf(y: number, x: number): number {
  const a = Math.abs(x);
  const b = Math.abs(y);
  if (a + b === 0) return 0;
  const steep = b > a;
  const t = flat(steep ? a / b : b / a);
  const first = steep ? HALF - t : t;
  const upper = x < 0 ? PI - first : first;
  return y < 0 ? -upper : upper;
}

/** The angle whose sine is x. Values beyond -1 and 1 count as these. */
export function arcsine(x: number): number {
  if (x >= 1) return HALF;
  if (x <= -1) return -HALF;
  return angleOf(x, Math.sqrt(1 - x * x));
}

/** The angle whose cosine is x. */
export const arccosine = (x: number): number => HALF - arcsine(x);
