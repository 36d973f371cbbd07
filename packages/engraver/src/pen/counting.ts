/** A pen that draws nothing. It counts, and keeps a number that stands for the whole drawing. */
import { CLOSE, CURVE, MOVE, type Path } from './path.ts';
import type { Pen } from './pen.ts';

/** What a drawing is made of. */
export interface Counted {
  /** how many paths were filled, drawn and hidden */
  fills: number;
  lines: number;
  hidden: number;
  /** how many points all paths have */
  points: number;
  /** the points that lie furthest out */
  left: number;
  right: number;
  top: number;
  foot: number;
  /** one number for all of it, with coordinates rounded to hundredths: two drawings that look alike have the same */
  hash: number;
}

/** A pen for tests and budgets. */
export function countingPen(): Pen & { readonly counted: Counted } {
  const counted: Counted = {
    ...{ fills: 0, lines: 0, hidden: 0, points: 0 },
    ...{ left: Infinity, right: -Infinity, top: Infinity, foot: -Infinity, hash: 2166136261 },
  };
  const put = (x: number) => {
    counted.hash = Math.imul(counted.hash ^ (x | 0), 16777619) >>> 0;
  };
  const word = (text: string) => {
    for (let i = 0; i < text.length; i++) put(text.charCodeAt(i));
  };
  const read = ({ data }: Path) => {
    for (let i = 0; i < data.length; ) {
      const step = data[i++]!;
      put(step);
      const points = step === CLOSE ? 0 : step === CURVE ? 3 : 1;
      if (step !== MOVE) counted.points += points;
      for (let k = 0; k < points; k++) {
        const x = data[i++]!;
        const y = data[i++]!;
        put(Math.round(x * 100));
        put(Math.round(y * 100));
        counted.left = Math.min(counted.left, x);
        counted.right = Math.max(counted.right, x);
        counted.top = Math.min(counted.top, y);
        counted.foot = Math.max(counted.foot, y);
      }
    }
  };
  const style = (strength: number, width: number) => {
    put(Math.round(strength * 100));
    put(Math.round(width * 100));
  };
  return {
    counted,
    fill(path, ink, strength = 1) {
      counted.fills++;
      word(ink);
      style(strength, 0);
      read(path);
    },
    line(path, ink, width, strength = 1, dash = []) {
      counted.lines++;
      word(ink);
      style(strength, width);
      for (const x of dash) put(Math.round(x * 100));
      read(path);
    },
    hide(path) {
      counted.hidden++;
      read(path);
    },
  };
}
