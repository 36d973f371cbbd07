/** The drawing in the middle of each Galactic Empires card, made from its numbers. */
import type { CardFace } from '@orrery/table';
import { arc, box, circle, dot, ellipse, type Plate, point, polygon, rays, type Shape, turnOf } from '../drawing.ts';

const numberOf = (face: CardFace, key: string): number => face.numbers.find(x => x.key === key)?.value ?? 0;
const strengthOf = (face: CardFace): number =>
  [...face.numbers, ...face.small].find(x => x.key === 'strength')?.value ?? 1;

/** Shields: arcs before the bow, one for each point. */
function shields(count: number): Shape[] {
  if (count === 0) return [];
  const step = Math.min(26, 200 / count);
  const gap = Math.min(2, step / 6);
  const from = (-step * count) / 2;
  const arcs = Array.from({ length: count }, (_, i) => arc(47, from + i * step + gap, from + (i + 1) * step - gap));
  return [{ d: arcs.join(''), w: 2.6 }];
}

/** A ship from above: its length shows its strength, with phasers at its sides and heavy weapons amidships. */
function ship(face: CardFace): Plate {
  const s = strengthOf(face);
  const [long, wide] = [16 + s * 2.2, 6 + s * 1.3];
  const x = (k: number) => (50 + k * wide).toFixed(1);
  const y = (k: number) => (53 + k * long).toFixed(1);
  const hull = `M50 ${y(-1)}L${x(1)} ${y(-0.25)} ${x(1.25)} ${y(0.62)} ${x(0.5)} ${y(0.9)}H${x(-0.5)}L${x(-1.25)} ${y(0.62)} ${x(-1)} ${y(-0.25)}Z`;
  const phasers = Array.from({ length: numberOf(face, 'phasers') }, (_, i) => {
    const side = i % 2 ? -1 : 1;
    return `M${(50 + side * (wide + 1.5)).toFixed(1)} ${(53 - long * 0.2 + (i >> 1) * 7).toFixed(1)}h${side * 9}`;
  });
  const heavy = numberOf(face, 'heavy');
  const guns = Array.from({ length: heavy }, (_, i) => box(50 - (heavy * 6 - 2) / 2 + i * 6, 53 + long * 0.2, 4));
  return [
    { d: hull, w: 1.4, fill: 0.17 },
    { d: `M50 ${y(-0.8)}V${y(0.7)}`, o: 0.35 },
    ...(phasers.length > 0 ? [{ d: phasers.join(''), w: 2 }] : []),
    ...(heavy > 0 ? [{ d: guns.join(''), w: 0, fill: 1 }] : []),
    ...shields(numberOf(face, 'shields')),
  ];
}

/** A base: a star of five, phasers as its spines. */
function base(face: CardFace): Plate {
  const s = strengthOf(face);
  const phasers = numberOf(face, 'phasers');
  const heavy = numberOf(face, 'heavy');
  return [
    { d: polygon(5, 12 + s * 1.5), w: 1.4, fill: 0.14 },
    { d: polygon(5, 6 + s * 0.8, 36), o: 0.6 },
    ...(phasers > 0 ? [{ d: rays(phasers, 14 + s * 1.5, 22 + s * 1.5), w: 2 }] : []),
    ...(heavy > 0
      ? [
          {
            d: Array.from({ length: heavy }, (_, i) => box(48 - ((heavy - 1) * 6) / 2 + i * 6, 48, 4)).join(''),
            w: 0,
            fill: 1,
          },
        ]
      : []),
    ...shields(numberOf(face, 'shields')),
  ];
}

/** Lines of a globe. */
const globe = (r: number): string =>
  [-2, -1, 0, 1, 2]
    .map(i => {
      const y = (i * r) / 2.9;
      const x = Math.sqrt(r * r - y * y);
      return `M${(50 - x).toFixed(1)} ${(50 + y).toFixed(1)}Q50 ${(50 + y + 6).toFixed(1)} ${(50 + x).toFixed(1)} ${(50 + y).toFixed(1)}`;
    })
    .join('');

const star: Plate = [
  { d: circle(20), w: 1.5, fill: 0.2 },
  { d: rays(24, 26, 34), o: 0.9 },
  { d: rays(12, 36, 46, 7), o: 0.45 },
];

/** Rocks on an orbit. The title decides where each one is. */
function rocks(face: CardFace): Plate {
  const from = turnOf(face.title);
  const stones = Array.from({ length: 26 }, (_, i) => {
    const a = from + i * 137.5;
    const far = 0.86 + ((i * 5) % 9) / 40;
    const [x, y] = point(46 * far, a);
    return circle(0.9 + ((i * 7) % 5) * 0.5, x, 50 + (y - 50) * 0.45);
  });
  return [
    { d: ellipse(46, 20.7), o: 0.28 },
    { d: stones.join(''), fill: 0.4, w: 0.8 },
  ];
}

const cloud: Plate = [0, 1, 2, 3, 4].map(i => ({
  d: `M${10 + i * 5} ${60 - i * 2}C${20 + i * 4} ${20 + i * 6} 50 ${70 - i * 8} ${60 - i} ${34 + i * 3}S${92 - i * 5} ${60 - i * 4} ${84 - i * 5} ${72 - i * 5}S${30 + i * 4} ${88 - i * 5} ${10 + i * 5} ${60 - i * 2}Z`,
  o: 0.85 - 0.14 * i,
}));

/** A system: an orbit for each point of its strength. */
function system(face: CardFace): Plate {
  const orbits = Math.max(2, Math.min(5, strengthOf(face) - 2));
  const from = turnOf(face.title);
  const sizes = Array.from({ length: orbits }, (_, i) => 18 + (i * 28) / Math.max(1, orbits - 1));
  return [
    dot(7, 50, 50),
    { d: sizes.map(r => ellipse(r, r / 2)).join(''), o: 0.5 },
    ...sizes.map((r, i) => {
      const [x, y] = point(r, from + i * 110);
      return dot(2.4 + (i % 3) * 0.6, x, 50 + (y - 50) / 2);
    }),
  ];
}

const comet: Plate = [
  { d: circle(8, 68, 34), fill: 0.35 },
  ...[0, 1, 2, 3, 4].map(i => ({
    d: `M${62 - i} ${40 + i}C${44 - i * 3} ${56 + i * 2} 28 ${66 + i * 3} ${8 + i * 6} ${80 + i * 2}`,
    o: 0.85 - 0.15 * i,
  })),
];

const moon: Plate = [
  { d: circle(32), w: 1.4, fill: 0.05 },
  { d: 'M62 20.5A32 32 0 0 0 62 79.5', o: 0.6 },
  { d: circle(6, 40, 40) + circle(3.4, 52, 64) + circle(2.4, 34, 60), o: 0.5 },
];

const hole: Plate = [
  { d: circle(15), fill: 0.55, w: 1.6 },
  { d: ellipse(46, 12, -12), w: 1.6 },
  { d: ellipse(38, 9, -12), o: 0.5 },
  { d: arc(22, -70, 70) + arc(27, -60, 60), o: 0.6 },
];

/** A planet; one with rings has them, twins are two. */
function planet(face: CardFace): Plate {
  if (/twin/i.test(face.title))
    return [
      { d: circle(22, 32, 44) + circle(15, 72, 62), w: 1.4, fill: 0.1 },
      { d: ellipse(46, 26, 20), o: 0.3 },
    ];
  const r = 18 + Math.min(10, strengthOf(face)) * 1.7;
  return [
    { d: circle(r), w: 1.4, fill: 0.08 },
    { d: globe(r), o: 0.42 },
    ...(/ring|gas giant/i.test(face.title) ? [{ d: ellipse(47, 10, -14), w: 1.5 }] : []),
  ];
}

const KINDS: readonly (readonly [RegExp, Plate | ((face: CardFace) => Plate)])[] = [
  [/asteroid|oort/i, rocks],
  [/black hole|void|dragon hole/i, hole],
  [/nebula|cloud|field|storm|remnant|cluster/i, cloud],
  [/system/i, system],
  [/comet/i, comet],
  [/\b(star|sun|protostar|dwarf)\b/i, star],
  [/moon|satellite|body/i, moon],
];

function terrain(face: CardFace): Plate {
  const plate = KINDS.find(([words]) => words.test(face.title))?.[1] ?? planet;
  return typeof plate === 'function' ? plate(face) : plate;
}

/** Crew: a helmet, and a stripe for each point of its strength. */
function crew(face: CardFace): Plate {
  const stripes = Math.min(10, strengthOf(face));
  return [
    { d: 'M30 82V50A20 20 0 0 1 70 50V82', w: 1.4 },
    { d: 'M38 54A12 12 0 0 1 62 54V63H38Z', fill: 0.17 },
    { d: 'M20 82H80' },
    { d: Array.from({ length: stripes }, (_, i) => `M${50 - (stripes - 1) * 3.5 + i * 7} 87v7`).join(''), w: 2.2 },
  ];
}

/** Equipment: a device with a tooth for each point of its strength. */
const equipment = (face: CardFace): Plate => [
  { d: polygon(8, 33, 22.5) },
  { d: circle(20), o: 0.7 },
  { d: circle(7), fill: 0.32 },
  { d: rays(strengthOf(face), 34, 45), w: 2.4 },
];

/** A hazard: a wave for each point of its strength. */
function hazard(face: CardFace): Plate {
  const waves = Math.max(2, Math.min(8, strengthOf(face)));
  const step = 64 / waves;
  return Array.from({ length: waves }, (_, i) => {
    const y = 20 + (i + 0.5) * step;
    return { d: `M6 ${y}C24 ${y - 12} 32 ${y + 12} 50 ${y}S78 ${y - 12} 94 ${y}`, o: 0.95 - (0.7 * i) / waves, w: 1.5 };
  });
}

/** A monster: an arm for each point of its strength, and two more. */
function monster(face: CardFace): Plate {
  const arms = strengthOf(face) + 2;
  const one = (i: number) => {
    const a = (360 / arms) * i;
    const [b, c, d] = [point(18, a), point(38, a + 28), point(45, a + 58)];
    return `M50 50C${[...b, ...c, ...d].map(v => v.toFixed(1)).join(' ')}`;
  };
  return [
    { d: Array.from({ length: arms }, (_, i) => one(i)).join(''), w: 1.6 },
    { d: circle(12), fill: 0.25 },
    dot(3, 50, 50),
  ];
}

const dragon = (face: CardFace): Plate => [
  { d: 'M10 76C30 20 40 92 56 46S84 24 92 36', w: 2.2 },
  { d: 'M56 46 48 28M70 33 66 16', w: 1.8 },
  { d: rays(strengthOf(face), 3, 8, 0, 84, 78), o: 0.8, w: 1.4 },
  dot(2.2, 89, 34),
];

const luck: Plate = [
  { d: 'M50 8 58 42 92 50 58 58 50 92 42 58 8 50 42 42Z', w: 1.4, fill: 0.15 },
  { d: circle(34), o: 0.32 },
];
const occurrence: Plate = [{ d: 'M28 12H72M28 88H72M32 12C32 40 68 60 68 88M68 12C68 40 32 60 32 88', w: 1.5 }];
const ability: Plate = [
  { d: polygon(3, 42, 0, 50, 56) + polygon(3, 26, 0, 50, 56) },
  { d: polygon(3, 11, 0, 50, 56), w: 0, fill: 1 },
];
const agenda: Plate = [
  { d: circle(40) + circle(27), o: 0.6 },
  { d: circle(14), w: 2 },
  dot(4, 50, 50),
  { d: rays(4, 40, 47), w: 2 },
];

const PLATES: Readonly<Record<string, Plate | ((face: CardFace) => Plate)>> = {
  ship,
  base,
  terrain,
  crew,
  equipment,
  hazard,
  monster,
  dragon,
  'luck card': luck,
  occurrence,
  ability,
  agenda,
};

/** The plate of a card of Galactic Empires. Its parts can be counted. */
export function galacticEmpiresPlate(face: CardFace): Plate {
  const plate = PLATES[face.type] ?? ability;
  return typeof plate === 'function' ? plate(face) : plate;
}
