/** Smooth noise in space, made of whole numbers that are the same on every machine. */
import { chanceOf } from './chance.ts';

const ORDER = new Uint8Array(512);
const VALUES = new Float32Array(256);
{
  const chance = chanceOf(20011);
  for (let i = 0; i < 256; i++) {
    ORDER[i] = i;
    VALUES[i] = chance() * 2 - 1;
  }
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    const kept = ORDER[i]!;
    ORDER[i] = ORDER[j]!;
    ORDER[j] = kept;
  }
  for (let i = 0; i < 256; i++) ORDER[i + 256] = ORDER[i]!;
}

/** A soft step from 0 to 1. */
const eased = (x: number): number => x * x * (3 - 2 * x);

/** Smooth noise at a point, from -1 to 1. Neighbors at a distance of 1 do not depend on each other. */
export function noise(x: number, y: number, z: number): number {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const fz = Math.floor(z);
  const u = eased(x - fx);
  const v = eased(y - fy);
  const w = eased(z - fz);
  const X = fx & 255;
  const X1 = (X + 1) & 255;
  const Y = fy & 255;
  const Y1 = (Y + 1) & 255;
  const Z = fz & 255;
  const Z1 = (Z + 1) & 255;
  const a = ORDER[ORDER[X]! + Y]!;
  const b = ORDER[ORDER[X]! + Y1]!;
  const c = ORDER[ORDER[X1]! + Y]!;
  const d = ORDER[ORDER[X1]! + Y1]!;
  const near = between(
    VALUES[ORDER[a + Z]!]!,
    VALUES[ORDER[c + Z]!]!,
    VALUES[ORDER[b + Z]!]!,
    VALUES[ORDER[d + Z]!]!,
    u,
    v,
  );
  const far = between(
    VALUES[ORDER[a + Z1]!]!,
    VALUES[ORDER[c + Z1]!]!,
    VALUES[ORDER[b + Z1]!]!,
    VALUES[ORDER[d + Z1]!]!,
    u,
    v,
  );
  return near + (far - near) * w;
}

function between(a: number, b: number, c: number, d: number, u: number, v: number): number {
  const top = a + (b - a) * u;
  const foot = c + (d - c) * u;
  return top + (foot - top) * v;
}

/** Noise of two sizes. */
export const noise2 = (x: number, y: number, z: number): number =>
  noise(x, y, z) * 0.68 + noise(x * 2.1 + 7, y * 2.1, z * 2.1) * 0.32;
/** Noise of three sizes. */
export const noise3 = (x: number, y: number, z: number): number =>
  noise2(x, y, z) * 0.86 + noise(x * 4.3, y * 4.3 + 3, z * 4.3) * 0.18;
