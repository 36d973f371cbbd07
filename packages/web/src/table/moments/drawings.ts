/** Moments: what the stage shows for half a second when something happens. Each is a function of k from 0 to 1. */

/** The card that a moment happens to, in pixels on the stage, and the colors. */
export interface Struck {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly harm: string;
  readonly lit: string;
  /** the color of words */
  readonly ink: string;
  /** the accent of the card's owner */
  readonly own: string;
}

/** The part of a canvas' context that a moment needs. */
export type MomentContext = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'beginPath'
  | 'rect'
  | 'clip'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'stroke'
  | 'setLineDash'
  | 'strokeStyle'
  | 'lineWidth'
  | 'globalAlpha'
>;

/** How long a moment lasts, in milliseconds, and how it looks at k. */
interface Moment {
  readonly millis: number;
  readonly draw: (c: MomentContext, k: number, at: Struck) => void;
}

const TAU = 2 * Math.PI;
const part = (k: number, from: number, to: number): number => Math.max(0, Math.min(1, (k - from) / (to - from)));
const slower = (k: number): number => 1 - (1 - k) ** 3;
/** Lengths and angles that look like chance and are always the same. */
const spread = (i: number): number => (i * 0.618034) % 1;

function stroke(c: MomentContext, ink: string, width: number, strength: number): void {
  c.strokeStyle = ink;
  c.lineWidth = width;
  c.globalAlpha = strength;
  c.stroke();
}

const middle = ({ x, y, w, h }: Struck): readonly [number, number] => [x + w / 2, y + h / 2];

/** Rays and broken rings where something strikes. */
function strike(c: MomentContext, k: number, at: Struck, r: number): void {
  const [x, y] = middle(at);
  const rest = 1 - k;
  for (let i = 0; i < 20; i++) {
    const a = spread(i) * TAU;
    const far = (0.4 + 0.6 * spread(i * 7 + 3)) * r;
    c.beginPath();
    c.moveTo(x + Math.cos(a) * far * k * 0.8, y + Math.sin(a) * far * k * 0.8);
    c.lineTo(x + Math.cos(a) * far * slower(k), y + Math.sin(a) * far * slower(k));
    stroke(c, at.harm, 1.6 * rest + 0.3, rest);
  }
  for (let i = 0; i < 3; i++) {
    const q = part(k * 1.5 - i * 0.2, 0, 1);
    if (q <= 0 || q >= 1) continue;
    c.setLineDash([r * 0.09, r * (0.03 + 0.16 * q)]);
    c.beginPath();
    c.arc(x, y, r * (0.2 + 0.75 * slower(q)), 0, TAU);
    stroke(c, at.harm, 2.2 * (1 - q) + 0.4, 1 - q);
    c.setLineDash([]);
  }
}

/** Hatching that rises from the foot of a card. @param share how high, from 0 to 1 */
function hatch(c: MomentContext, { x, y, w, h, harm }: Struck, share: number, strength: number): void {
  c.save();
  c.beginPath();
  c.rect(x, y + h * (1 - share), w, h * share);
  c.clip();
  c.beginPath();
  for (let i = -h; i < w; i += 7) {
    c.moveTo(x + i, y + h);
    c.lineTo(x + i + h, y);
  }
  stroke(c, harm, 1.4, strength);
  c.restore();
}

/** The parallels of a globe: how high each lies, and how long it is, as shares of the radius. */
const PARALLELS: readonly (readonly [height: number, half: number])[] = Array.from({ length: 17 }, (_, i) => {
  const height = -0.94 + (i * 1.88) / 16;
  return [height, Math.sqrt(1 - height * height)] as const;
});

/** Where a world is on its card: in the middle, or at the left of a low one, where it is drawn there. */
function worldOn({ x, y, w, h }: Struck): readonly [x: number, y: number, r: number] {
  const low = w > 2 * h;
  return [low ? x + h / 2 : x + w / 2, y + h / 2, Math.max(22, Math.min(w, h) * 0.42)];
}

/** All moments by name. At k = 1 nothing of them is left: the board shows what has become of it. */
export const MOMENTS = {
  /** Light breaks on the card, and hatching rises and goes. */
  damage: {
    millis: 500,
    draw(c, k, at) {
      strike(c, part(k, 0, 0.85), at, at.w * 0.8);
      hatch(c, at, slower(part(k, 0.2, 0.7)) * 0.6, 0.7 * (1 - part(k, 0.7, 1)));
    },
  },
  /** Twelve blades close over the card, as a shutter does. */
  neutralized: {
    millis: 600,
    draw(c, k, at) {
      const [x, y] = middle(at);
      const e = slower(part(k, 0, 0.7));
      const far = Math.hypot(at.w, at.h) * 0.52;
      c.save();
      c.beginPath();
      c.rect(at.x, at.y, at.w, at.h);
      c.clip();
      for (let i = 0; i < 12; i++) {
        const a = (i / 12) * TAU + e * 0.9;
        const r = far * (1 - e * 0.82);
        c.beginPath();
        for (let j = 0; j < 5; j++) {
          const s = j * 0.06;
          c.moveTo(x + Math.cos(a + s) * far * 1.3, y + Math.sin(a + s) * far * 1.3);
          c.lineTo(x + Math.cos(a + 1.15 + s) * r, y + Math.sin(a + 1.15 + s) * r);
        }
        stroke(c, at.harm, 1.2, 0.8 * (1 - part(k, 0.75, 1)));
      }
      c.restore();
    },
  },
  /** The frame of the card comes apart; a dashed circle stays a little longer. */
  destroyed: {
    millis: 800,
    draw(c, k, at) {
      const [x, y] = middle(at);
      const e = slower(k);
      strike(c, k, at, at.w * 0.9);
      const rest = 1 - part(k, 0.45, 1);
      for (let i = 0; i < 24; i++) {
        const a = (i / 24) * TAU + (spread(i) - 0.5) * 0.5;
        const d = at.w * 0.34 + e * at.w * (0.2 + 0.5 * spread(i * 5 + 1));
        const turn = a + TAU / 4 + (spread(i * 3) - 0.5) * 2.4 * e;
        const half = at.w * 0.05 * (0.6 + spread(i * 11));
        const [u, v] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
        c.beginPath();
        c.moveTo(u - Math.cos(turn) * half, v - Math.sin(turn) * half);
        c.lineTo(u + Math.cos(turn) * half, v + Math.sin(turn) * half);
        stroke(c, at.harm, 1.6, rest);
      }
      c.setLineDash([2, 5]);
      c.beginPath();
      c.arc(x, y, at.w * 0.42, 0, TAU);
      stroke(c, at.harm, 1, 0.7 * part(k, 0.3, 0.6) * (1 - part(k, 0.8, 1)));
      c.setLineDash([]);
    },
  },
  /** A world comes: it is drawn line by line from its lit pole, and swells where the light falls. */
  arrives: {
    millis: 600,
    draw(c, k, at) {
      const [x, y, r] = worldOn(at);
      const rest = 1 - part(k, 0.75, 1);
      PARALLELS.forEach(([height, half], i) => {
        const drawn = slower(part(k, (i / 16) * 0.5, (i / 16) * 0.5 + 0.25));
        if (drawn <= 0) return;
        c.beginPath();
        c.moveTo(x - half * r, y + height * r);
        c.lineTo(x + half * r * (2 * drawn - 1), y + height * r);
        stroke(c, at.ink, 0.7 + 1.6 * (1 - (height + 1) / 2), 0.9 * rest);
      });
      c.beginPath();
      c.arc(x, y, r * 1.08, -TAU * 0.6, -TAU * 0.6 + TAU * slower(part(k, 0.1, 0.7)));
      stroke(c, at.own, 1.4, 0.9 * rest);
    },
  },
  /** A world is lost: its lines go sideways, pole to pole; its circle stays for a while, hatched. */
  gone: {
    millis: 900,
    draw(c, k, at) {
      const [x, y, r] = worldOn(at);
      PARALLELS.forEach(([height, half], i) => {
        const e = slower(part(k, (i / 16) * 0.35, (i / 16) * 0.35 + 0.5));
        const side = i % 2 ? 1 : -1;
        c.beginPath();
        c.moveTo(x - half * r + side * e * r * 1.6, y + height * r);
        c.lineTo(x + half * r + side * e * r * 1.6, y + height * r);
        stroke(c, at.ink, 1.5 - e, 0.9 * (1 - e));
      });
      const shown = part(k, 0.25, 0.5) * (1 - part(k, 0.75, 1));
      hatch(c, { ...at, x: x - r * 0.7, y: y - r * 0.7, w: r * 1.4, h: r * 1.4 }, 1, 0.6 * shown);
      c.setLineDash([2, 5]);
      c.beginPath();
      c.arc(x, y, r, 0, TAU);
      stroke(c, at.harm, 1.2, 0.9 * shown);
      c.setLineDash([]);
    },
  },
  /** Somebody takes a place: a frame in their color closes around it from both sides. */
  control: {
    millis: 600,
    draw(c, k, { x, y, w, h, own }) {
      const e = slower(part(k, 0, 0.6));
      const rest = 1 - part(k, 0.7, 1);
      const gap = 3 + 9 * (1 - e);
      const half = w / 2 + gap;
      for (const side of [-1, 1]) {
        const [middleX, edge] = [x + w / 2, x + w / 2 + side * half];
        c.beginPath();
        c.moveTo(middleX, y - gap);
        c.lineTo(middleX + side * half * part(e, 0, 0.4), y - gap);
        if (e > 0.4) {
          c.lineTo(edge, y - gap + (h + 2 * gap) * part(e, 0.4, 0.75));
          if (e > 0.75) c.lineTo(edge - side * half * part(e, 0.75, 1), y + h + gap);
        }
        stroke(c, own, 2.2, rest);
      }
      for (let i = 0; i <= 12; i++) {
        if (i / 12 > e) break;
        const at = x + (w * i) / 12;
        c.beginPath();
        c.moveTo(at, y - gap);
        c.lineTo(at, y - gap - (i % 3 ? 4 : 8));
        stroke(c, own, 1, 0.8 * rest);
      }
    },
  },
  /** Bodies of an orrery come into one line, and the line is lit in brass. */
  victory: {
    millis: 900,
    draw(c, k, at) {
      const [x, y] = middle(at);
      const e = slower(part(k, 0, 0.8));
      const rest = 1 - part(k, 0.85, 1);
      const far = Math.min(at.w, at.h) * 0.46;
      for (let i = 0; i < 5; i++) {
        const r = far * (0.36 + i * 0.16);
        c.beginPath();
        c.arc(x, y, r, -TAU / 4, -TAU / 4 + TAU * part(e * 1.3 - i * 0.06, 0, 1));
        stroke(c, at.lit, 1.2, 0.5 * rest);
        const a = -TAU / 4 + (1 - e) * (1.6 + i * 0.9) * (i % 2 ? -1 : 1);
        c.beginPath();
        c.arc(x + Math.cos(a) * r, y + Math.sin(a) * r, 4 + (i % 3) * 2, 0, TAU);
        stroke(c, at.lit, 2, rest);
      }
      c.beginPath();
      c.moveTo(x, y - far * 0.2);
      c.lineTo(x, y - far * (0.2 + 0.95 * part(k, 0.6, 0.85)));
      stroke(c, at.lit, 2, rest * part(k, 0.6, 0.7));
    },
  },
} as const satisfies Record<string, Moment>;

export type MomentName = keyof typeof MOMENTS;
