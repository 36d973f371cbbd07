/** The grounds of worlds that are only a name: each name gets a world of its own of that kind. */
import { arcsine, PI, sin } from '../maths/angles.ts';
import { noise, noise2, noise3 } from '../maths/noise.ts';
import { clamp, length, smooth, times } from '../maths/numbers.ts';
import { anywhere, cratering, craters, placeAt } from './craters.ts';
import { type GroundFor, shift } from './ground.ts';

/** Land and sea. @param wet how much sea, about -0.1 to 0.3 @param ice where the poles' ice begins @param rough the size of lands */
export const terran =
  (wet = 0.04, ice = 0.86, rough = 1.7): GroundFor =>
  sheet => {
    const o = shift(sheet, 977) * 1.7;
    const steep = sheet.r * 0.032;
    let last = 0;
    return {
      surface(x, y, z, spot) {
        const h = noise3(x * rough + o, y * rough, z * rough) - wet;
        // what rises along a line faces the light
        const rise = h - last;
        last = h;
        if (Math.abs(y) + noise(x * 4, y * 4 + o, z * 4) * 0.07 > ice) {
          spot.bright = 1.08;
          spot.ink = 1;
        } else if (h > 0) {
          spot.ink = 1;
          spot.bright = 0.74 + h * 0.6;
          spot.lean = clamp(rise * steep, -0.3, 0.3);
        } else spot.bright = 0.4 + 0.1 * noise(x * 3, y * 8 + o, z * 3) - (h > -0.06 ? 0.18 : 0);
      },
    };
  };

/** Bands of cloud. @param spot true for a great oval storm; by chance without it @param bands how many pairs */
export const gas =
  (storm?: boolean, pairs?: number): GroundFor =>
  sheet => {
    const by = sheet.chance() < 0.6;
    const more = Math.floor(sheet.chance() * 3);
    const hasStorm = storm ?? by;
    const bands = (pairs ?? 5 + more) * 2;
    const o = shift(sheet, 991);
    const at = placeAt(-18, -22);
    const row = times(40, i => 0.8 + 0.17 * noise(i * 0.9 + o, 2, 5));
    return {
      surface(x, y, z, spot) {
        const flow = noise2(x * 2.2 + o, y * 11, z * 2.2) * 0.045 + noise(x * 7, y * 22, z * 7 + o) * 0.014;
        const t = (arcsine(clamp(y + flow, -1, 1)) / PI + 0.5) * bands;
        const k = Math.floor(t);
        const edge = smooth(0, 0.16, t - k) * (1 - smooth(0.84, 1, t - k));
        const even = k % 2 === 0;
        spot.ink = even ? 1 : 0;
        spot.bright =
          (even ? 0.98 : 0.5) * row[(k + 40) % 40]! * (0.85 + 0.25 * edge) + noise(x * 4 + o, y * 30, z * 4) * 0.12;
        if (!hasStorm || z < 0) return;
        const d = length(x - at[0], (y - at[1]) * 1.7) / 0.25;
        if (d < 1.25) {
          spot.bright = d < 1 ? 0.36 + 0.35 * (0.5 + 0.5 * sin(d * 13)) : 1.02;
          spot.ink = d < 1 ? 0 : 1;
        }
      },
    };
  };

/** Craters on old ground. @param count how many @param large the largest radius @param seas how much dark plain, 0 for none */
export const moon =
  (count = 34, large = 0.34, seas = 0.5): GroundFor =>
  sheet => {
    const list = craters(sheet.chance, count, 0.05, large);
    const lean = cratering(list);
    const o = shift(sheet, 883);
    return {
      craters: list,
      surface(x, y, z, spot) {
        spot.bright = 0.9 + noise2(x * 2 + o, y * 2, z * 2) * 0.18;
        if (seas && noise2(x * 1.3 + o, y * 1.3, z * 1.3) > 0.16 / seas - 0.12) spot.bright -= 0.34;
        lean(x, y, z, spot);
      },
    };
  };

/** Dry ground with old rivers and a few craters. */
export const arid: GroundFor = sheet => {
  const o = shift(sheet, 871);
  const list = craters(sheet.chance, 9, 0.05, 0.2);
  const lean = cratering(list, 0.4);
  return {
    craters: list,
    surface(x, y, z, spot) {
      const h = noise3(x * 1.8 + o, y * 1.8, z * 1.8);
      spot.bright = 0.8 + h * 0.4 - (Math.abs(h) < 0.035 ? 0.42 : 0);
      spot.ink = h > 0.2 ? 1 : 0;
      if (Math.abs(y) > 0.93) {
        spot.bright = 1.1;
        spot.ink = 1;
      }
      lean(x, y, z, spot);
    },
  };
};

/** A world with one face always to its sun: day, a green ring of dusk, and lights of towns in the night. */
export const halves: GroundFor = () => ({
  surface(x, y, z, spot) {
    const w = noise3(x * 2.1, y * 2.1, z * 2.1);
    const side = x + 0.1 * w;
    const lit = Math.abs(w) < 0.05;
    spot.ink = side < -0.08 ? 1 : 0;
    spot.bright =
      side < -0.08 ? (w > 0.12 ? 0.98 : 0.76) + 0.2 * w : side < 0.1 ? (w > -0.05 ? 1.1 : 0.72) : lit ? 1.3 : 0.3;
    spot.lean = side < -0.08 ? 0.3 : side < 0.1 ? 0.5 : lit ? 0.9 : 0.3;
  },
});

/** Facets like those of a cut stone. */
export const crystal: GroundFor = ({ chance }) => {
  const faces = times(46, () => [...anywhere(chance), chance()] as const);
  return {
    surface(x, y, z, spot) {
      let first = -2;
      let second = -2;
      let face = faces[0]!;
      for (const it of faces) {
        const d = x * it[0] + y * it[1] + z * it[2];
        if (d > first) {
          second = first;
          first = d;
          face = it;
        } else if (d > second) second = d;
      }
      const light = face[0] * spot.lx + face[1] * spot.ly + face[2] * spot.lz;
      spot.lean = (light - (x * spot.lx + y * spot.ly + z * spot.lz)) * 0.9;
      spot.bright = first - second < 0.014 ? 0.15 : 0.72 + face[3] * 0.36;
      spot.ink = face[3] > 0.62 ? 1 : 0;
    },
  };
};

/** A maze of hollows. */
export const lair: GroundFor = sheet => {
  const o = shift(sheet, 700);
  return {
    surface(x, y, z, spot) {
      const h = noise2(x * 2.6 + o, y * 2.6, z * 2.6);
      spot.bright = 0.9 - (Math.abs(h) < 0.09 ? 0.75 : 0) + h * 0.3;
      spot.lean = h * 0.4;
      spot.ink = h > 0.25 ? 1 : 0;
    },
  };
};

/** Crystal lands and poles in a dark sea. */
export const crystalLands: GroundFor = sheet => {
  const { surface } = crystal(sheet);
  return {
    surface(x, y, z, spot) {
      const h = noise3(x * 1.6 + 8, y * 1.6, z * 1.6);
      if (Math.abs(y) > 0.62 + h * 0.4 || h > 0.16) {
        surface(x, y, z, spot);
        spot.ink = 1;
        spot.bright += 0.2;
      } else spot.bright = 0.42 + 0.1 * noise(x * 3, y * 9, z * 3);
    },
  };
};

/** Red rock with canyons. */
export const canyons: GroundFor = ({ chance, seed }) => {
  const list = craters(chance, 8, 0.05, 0.16);
  const lean = cratering(list, 0.45);
  const o = seed % 640;
  return {
    craters: list,
    surface(x, y, z, spot) {
      const h = noise3(x * 2 + o, y * 2, z * 2);
      spot.bright = 0.84 + h * 0.3 - (Math.abs(noise2(x * 2.4, y * 2.4 + o, z * 2.4)) < 0.05 ? 0.55 : 0);
      spot.ink = h > 0.14 ? 1 : 0;
      lean(x, y, z, spot);
    },
  };
};

/** A world with a net of straight works all over it: a homeworld of traders, a world of sensors. */
export const works =
  (lines = 9): GroundFor =>
  sheet => {
    const o = shift(sheet, 640);
    return {
      surface(x, y, z, spot) {
        const h = noise2(x * 1.7 + o, y * 1.7, z * 1.7);
        const u = arcsine(y) * lines;
        const v = (x * 0.7 + z * 0.7) * lines * 1.4;
        const street = Math.abs(u - Math.floor(u + 0.5)) < 0.09 || Math.abs(v - Math.floor(v + 0.5)) < 0.09;
        spot.ink = h > -0.05 && street ? 1 : 0;
        spot.bright = h > -0.05 ? (street ? 1.1 : 0.56) : 0.36;
        spot.lean = street ? 0.15 : 0;
      },
    };
  };
