/** The drawing in the middle of each WARS card, made from its numbers. */
import type { CardFace } from '@orrery/table';
import { box, circle, dot, ellipse, type Plate, point, polygon, type Shape } from '../drawing.ts';

/** The end of the scale for a unit. A higher number ends at the rim. */
const MOST = 12;
const AXES = [0, 120, 240] as const;
const MIDDLE = 54;
const reach = (value: number): number => 5 + (Math.min(value, MOST) * 37) / MOST;

/** The figure around a unit shows its type: a circle for a character, a diamond for a ship, a square for a vehicle, a hexagon for a NoBot. */
const FIGURES: Readonly<Record<string, Shape>> = {
  character: { d: circle(46, 50, MIDDLE - 4), o: 0.38 },
  ship: { d: polygon(4, 48), o: 0.42 },
  vehicle: { d: box(8, 8, 84), o: 0.42 },
  nobot: { d: polygon(6, 47), o: 0.42 },
};

/** A unit: power, tactics and defense span a triangle. */
function unit(face: CardFace): Plate {
  const values = ['power', 'tactics', 'defense'].map(key => face.numbers.find(x => x.key === key)?.value ?? 0);
  const corners = values.map((value, i) => point(reach(value), AXES[i]!, 50, MIDDLE));
  const scale = [4, 8, 12].map(value => polygon(3, reach(value), 0, 50, MIDDLE)).join('');
  const axes = AXES.map(a => point(42, a, 50, MIDDLE)).map(([x, y]) => `M50 ${MIDDLE}L${x.toFixed(1)} ${y.toFixed(1)}`);
  return [
    FIGURES[face.type] ?? FIGURES.character!,
    { d: scale, o: 0.2 },
    { d: axes.join(''), o: 0.3 },
    { d: `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`, w: 1.8, fill: 0.28 },
    ...corners.map(([x, y]) => dot(2.4, x, y)),
  ];
}

/** Energy icons of both sides: a row of rings each, yours below. */
function energy(face: CardFace, y: readonly [number, number]): Shape[] {
  const row = (key: string, at: number): Shape => {
    const count = face.numbers.find(x => x.key === key)?.value ?? 0;
    const from = 50 - (count - 1) * 5;
    return {
      d: Array.from({ length: count }, (_, i) => circle(3, from + i * 10, at)).join(''),
      w: 1.4,
      fill: key === 'energy' ? 0.9 : 0,
    };
  };
  return [row('energy-theirs', y[0]), row('energy', y[1])].filter(({ d }) => d !== '');
}

/** A place: a sector is a world in its orbits, a site is a ridge above its ground. */
const location = (face: CardFace): Plate =>
  face.variety === 'sector'
    ? [
        { d: circle(17), fill: 0.14, w: 1.6 },
        { d: ellipse(45, 15, -20), o: 0.6 },
        { d: ellipse(34, 10.5, -20), o: 0.32 },
        dot(3, 90, 36),
        ...energy(face, [9, 91]),
      ]
    : [
        { d: 'M4 62 26 40 38 50 58 26 78 48 96 36', w: 1.6 },
        { d: 'M4 68H96', o: 0.55 },
        { d: 'M4 75H96', o: 0.4 },
        { d: 'M4 82H96', o: 0.26 },
        { d: circle(6, 80, 20) },
        ...energy(face, [10, 92]),
      ];

const weapon: Plate = [
  { d: 'M6 50H94', w: 1.6 },
  { d: circle(16, 66) },
  { d: circle(9, 66), o: 0.5 },
  { d: 'M66 26V40M66 60V74M6 44V56M14 46V54M22 47V53' },
];

/** An asset: layers laid down, as many as it costs energy, and at least one. */
function asset(face: CardFace): Plate {
  const layers = Math.max(1, Math.min(5, face.cost?.value ?? 1));
  const top = 50 - 16 - ((layers - 1) * 12) / 2;
  return Array.from({ length: layers }, (_, i) => layers - 1 - i).map(i => {
    const y = top + i * 12;
    return { d: `M50 ${y} 86 ${y + 16} 50 ${y + 32} 14 ${y + 16}Z`, o: 1 - 0.16 * i, fill: 0.14 - 0.02 * i };
  });
}

const order: Plate = [
  { d: box(18, 18, 64), o: 0.35 },
  { d: box(28, 28, 44), o: 0.6 },
  { d: 'M50 84V36M36 50 50 36 64 50', w: 2.4 },
];

/** An interrupt: a bolt. The ring is broken if the card is lost when it is played. */
const interrupt = ({ variety }: CardFace): Plate => [
  { d: circle(40), o: 0.5, ...(variety === 'lost' ? { dash: '9 7' } : {}) },
  { d: circle(33), o: 0.3, ...(variety === 'used' ? {} : { dash: '2 4' }) },
  { d: 'M56 10 36 52H50L44 90 66 44H52Z', fill: 0.22, w: 1.6 },
];

/** The drawing of a WARS card: its numbers span a figure. */
export function warsPlate(face: CardFace): Plate {
  switch (face.type) {
    case 'location':
      return location(face);
    case 'weapon':
      return weapon;
    case 'asset':
      return asset(face);
    case 'order':
      return order;
    case 'interrupt':
      return interrupt(face);
    default:
      return unit(face);
  }
}
