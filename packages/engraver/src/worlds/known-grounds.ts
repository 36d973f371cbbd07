/** The grounds of worlds that everybody knows: Earth, Luna, Mars and their neighbors. They look like themselves. */
import { angleOf, arcsine, cos, PI, sin } from '../maths/angles.ts';
import { noise, noise2, noise3 } from '../maths/noise.ts';
import { length, smooth, times } from '../maths/numbers.ts';
import { anywhere, type Crater, cratering, craters, placeAt } from './craters.ts';
import { type GroundFor, into, regions } from './ground.ts';
import { landAt } from './shores.ts';

const DEGREES = 180 / PI;

/** The Earth: shores, deserts, ice and clouds. */
export const earth: GroundFor = ({ r }) => {
  const fine = r > 90 ? 0.1 : 0.06;
  return {
    surface(x, y, z, spot) {
      const lat = arcsine(y) * DEGREES;
      const lon = angleOf(x, z) * DEGREES;
      // noise at two sizes makes the coasts finer than their map
      const shore = landAt(lon, lat) + noise(x * 14, y * 14, z * 14) * 0.14 + noise(x * 38, y * 38, z * 38) * fine;
      if (shore > 0.5) {
        const desert =
          lat > 12 && lat < 36 && lon > -18 && lon < 62 ? 0.2 : lat < -18 && lat > -32 && lon > 115 ? 0.18 : 0;
        spot.ink = 1;
        spot.bright = Math.abs(lat) > 68 ? 1.06 : 0.76 + noise2(x * 4, y * 4 + 5, z * 4) * 0.2 + desert;
      } else spot.bright = 0.42 + 0.08 * noise(x * 3, y * 7, z * 3) - (shore > 0.2 ? 0.18 : 0);
      if (noise3(x * 2.3 + 11, y * 5.2, z * 2.3) > 0.38) {
        spot.bright = 1.02;
        spot.ink = 0;
      }
    },
  };
};

/** Luna: its seas, and the rays of Tycho. */
export const luna: GroundFor = ({ chance }) => {
  const seas = regions([
    ...([
      [-16, 33, 0.34],
      [18, 28, 0.22],
      [31, 9, 0.26],
      [59, 17, 0.16],
      [-17, -21, 0.23],
      [-39, -24, 0.14],
    ] as const),
    ...([
      [-52, 20, 0.36],
      [-30, 5, 0.26],
      [35, -15, 0.18],
      [51, -8, 0.2],
      [-5, 57, 0.12],
    ] as const),
  ]);
  const tycho = placeAt(-11, -43);
  const known = regions([
    [-11, -43, 0.085],
    [-20, 10, 0.08],
    [-38, 8, 0.055],
    [-14, -58, 0.1],
    [14, -40, 0.07],
    [30, -52, 0.08],
    [2, -14, 0.07],
  ]);
  const list: Crater[] = [...known, ...craters(chance, 12, 0.03, 0.06)];
  const lean = cratering(list, 0.5);
  return {
    craters: list,
    surface(x, y, z, spot) {
      spot.bright = 0.98;
      spot.ink = 1;
      const rough = noise2(x * 5, y * 5, z * 5) * 0.3;
      for (const sea of seas)
        if (into(x, y, z, sea) + rough < 1) {
          spot.bright = 0.5;
          spot.ink = 0;
        }
      const dx = x - tycho[0];
      const dy = y - tycho[1];
      const d = length(dx, dy, z - tycho[2]);
      if (d > 0.08 && d < 1.1 && cos(angleOf(dy, dx) * 9 + noise(x * 2, y * 2, 1)) > 0.86 + d * 0.1)
        spot.bright += 0.26 * (1.1 - d);
      if (spot.ink) lean(x, y, z, spot);
    },
  };
};

/** Mars: dark lands, the great rift, four volcanoes, white poles. */
export const mars: GroundFor = ({ chance }) => {
  const dark = regions([
    ...([
      [70, 10, 0.3],
      [60, -8, 0.2],
      [-30, -25, 0.32],
      [0, -10, 0.26],
      [20, -22, 0.3],
    ] as const),
    ...([
      [110, -20, 0.34],
      [-70, 45, 0.3],
      [150, -30, 0.4],
    ] as const),
  ]);
  const volcanoes = regions([
    [-134, 18, 0.16],
    [-113, 2, 0.09],
    [-105, -8, 0.09],
    [-104, 12, 0.09],
  ]);
  const list = craters(chance, 12, 0.03, 0.08);
  const lean = cratering(list, 0.3);
  return {
    craters: list,
    surface(x, y, z, spot) {
      spot.bright = 0.84 + 0.16 * noise2(x * 3, y * 3, z * 3);
      const rough = noise2(x * 6, y * 6, z * 6) * 0.5;
      for (const land of dark) {
        const t = into(x, y, z, land);
        if (t < 1.9) spot.bright -= 0.42 * (1 - smooth(0.6, 1.35, t + rough));
      }
      if (y > 0.9 + noise(x * 7, 3, z * 7) * 0.03 || y < -0.95) {
        spot.bright = 1.15;
        spot.ink = 1;
      }
      const lon = angleOf(x, z) * DEGREES;
      const lat = arcsine(y) * DEGREES;
      const rift = -9 + 4 * sin(lon * 0.09) + noise(lon * 0.09, 4, 1) * 4;
      const open = smooth(-98, -80, lon) * (1 - smooth(-44, -32, lon));
      if (lon > -96 && lon < -34 && Math.abs(lat - rift) < 2.8 * open + 0.6) spot.bright = 0.12;
      for (const cone of volcanoes) {
        const t = into(x, y, z, cone);
        if (t > 1.1) continue;
        const up = ((x - cone[0]) * spot.lx + (y - cone[1]) * spot.ly + (z - cone[2]) * spot.lz) / cone[3];
        spot.lean += 0.5 * (1 - smooth(0.2, 1.1, t)) * up;
        if (t < 0.26) spot.bright = 0.3;
      }
      lean(x, y, z, spot);
    },
  };
};

/** Venus: clouds that trail behind the equator. */
export const venus: GroundFor = ({ seed }) => {
  const o = seed % 100;
  return {
    surface(x, y, z, spot) {
      const lat = arcsine(y);
      const u = angleOf(x, z) + 2.4 * lat * lat;
      const w = noise2(x * 1.6 + o, y * 4 + 0.6 * sin(u), z * 1.6);
      spot.bright = 0.86 + 0.22 * sin(Math.abs(lat) * 7 - u * 1.1 + w * 3.4) + 0.12 * w;
      spot.ink = spot.bright > 0.9 ? 1 : 0;
    },
  };
};

/** Mercury: craters everywhere, three with rays. */
export const mercury: GroundFor = ({ chance }) => {
  const list = craters(chance, 60, 0.035, 0.26);
  const rays = list.slice(0, 3);
  const lean = cratering(list, 0.7);
  return {
    craters: list,
    surface(x, y, z, spot) {
      spot.bright = 0.8 + noise2(x * 4, y * 4, z * 4) * 0.12;
      for (const c of rays) {
        const dx = x - c[0];
        const dy = y - c[1];
        const d = length(dx, dy, z - c[2]);
        if (d < 0.7 && cos(angleOf(dy, dx) * 7 + c[3] * 40) > 0.8) spot.bright += 0.3 * (1 - d / 0.7);
      }
      lean(x, y, z, spot);
    },
  };
};

/** Ganymede: dark old plates, and bright ground with grooves between them. */
export const ganymede: GroundFor = ({ chance }) => {
  const list = craters(chance, 12, 0.03, 0.13);
  const lean = cratering(list, 0.4);
  return {
    craters: list,
    surface(x, y, z, spot) {
      const plate = noise2(x * 1.9 + 2.2, y * 1.9, z * 1.9);
      if (plate > 0.02) {
        spot.bright = 0.45 + 0.12 * noise(x * 9, y * 9, z * 9);
        lean(x, y, z, spot);
      } else {
        const q = Math.floor(noise(x * 2.4, y * 2.4 + 9, z * 2.4) * 3 + 3) * 1.1;
        const groove = 0.5 + 0.5 * sin((x * cos(q) + y * sin(q)) * 46);
        spot.ink = 1;
        spot.bright = 0.98 - 0.42 * groove * groove * groove - (plate > -0.05 ? 0.2 : 0);
      }
      for (const c of list.slice(0, 2))
        if (into(x, y, z, c) < 0.9) {
          spot.bright = 1.2;
          spot.ink = 1;
        }
    },
  };
};

/** Europa: bright ice with dark cracks. */
export const europa: GroundFor = ({ chance }) => {
  const cracks = times(15, () => [...anywhere(chance), (chance() - 0.5) * 0.9, 0.014 + chance() * 0.03] as const);
  return {
    surface(x, y, z, spot) {
      spot.bright = 1.02 + noise(x * 3, y * 3, z * 3) * 0.12;
      spot.ink = 1;
      const w = noise(x * 4, y * 4, z * 4) * 0.07;
      for (const [a, b, c, at, wide] of cracks)
        if (Math.abs(x * a + y * b + z * c - at + w) < wide) {
          spot.bright = 0.34;
          spot.ink = 0;
        }
    },
  };
};

/** Titan: haze in soft bands over dark ground. */
export const titan: GroundFor = () => ({
  surface(x, y, z, spot) {
    const dark = noise2(x * 1.5 + 4, y * 2.6, z * 1.5) > 0.28 ? 0.22 : 0;
    spot.bright = 0.8 + 0.12 * sin(y * 9) + noise2(x * 1.2, y * 5, z * 1.2) * 0.16 - dark;
    spot.ink = y > 0.72 ? 1 : 0;
  },
});
