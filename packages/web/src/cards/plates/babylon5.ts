/** The drawing in the middle of each Babylon 5 card, made from its numbers. */
import type { CardFace } from '@orrery/table';
import { arc, circle, dot, inset, type Plate, point, polygon, rays, type Shape, turnOf } from '../drawing.ts';
import { sigilOf } from '../sigils.ts';
import { markSign, signOf } from '../signs.ts';

const numberOf = (face: CardFace, key: string): number => face.numbers.find(x => x.key === key)?.value ?? 0;

/** An ability: an arc of dashes, one for each point, on a ring with room for 10. */
function ring(r: number, value: number, from: number): Shape[] {
  const step = 300 / Math.max(10, value);
  const gap = 90 / r;
  const dashes = Array.from({ length: value }, (_, i) => arc(r, from + i * step + gap, from + (i + 1) * step - gap));
  const [x, y] = point(r, from + value * step + 4);
  return [{ d: circle(r), w: 0.7, o: 0.22 }, { d: dashes.join(''), w: 3, o: 0.88 }, dot(2.4, x, y)];
}

/** A character: its abilities as arcs, the greatest outside. */
function character(face: CardFace): Plate {
  const turned = turnOf(face.title);
  const radii = [44, 35, 26, 18.5, 13];
  const abilities = face.numbers.filter(x => x.value > 0).sort((a, b) => b.value - a.value);
  const rings = abilities.flatMap(({ value }, i) => ring(radii[i] ?? 12, value, turned + i * 70));
  const empty: Shape[] = abilities.length === 0 ? [{ d: circle(44) + circle(35), w: 0.7, o: 0.3 }] : [];
  return [...empty, ...rings, ...inset(sigilOf(face.faction), 50, 50, abilities.length > 3 ? 6 : 10)];
}

/** A fleet: a dart for each point of Military, flying in a wedge. */
function fleet(face: CardFace): Plate {
  const count = numberOf(face, 'military');
  const size = count > 7 ? 0.8 : 1;
  const darts = Array.from({ length: count }, (_, i) => {
    const row = (i + 1) >> 1;
    const x = 50 + (i % 2 ? -1 : 1) * row * 11.5 * size;
    const y = 34 + row * 10.5 * size;
    return `M${x} ${y - 11 * size}L${x + 5 * size} ${y + 8 * size} ${x} ${y + 4 * size} ${x - 5 * size} ${y + 8 * size}Z`;
  });
  return [
    { d: arc(47, -62, 62), o: 0.28 },
    { d: arc(41, -52, 52), o: 0.16 },
    { d: darts.join(''), fill: 0.24 },
  ];
}

/** A location: a world, with its defense around it on a scale of 25. */
function location(face: CardFace): Plate {
  const count = numberOf(face, 'military');
  const lines = [-22, -11, 0, 11, 22].map(y => {
    const x = Math.sqrt(900 - y * y);
    return `M${(50 - x).toFixed(1)} ${50 + y}Q50 ${50 + y + 6} ${(50 + x).toFixed(1)} ${50 + y}`;
  });
  const tick = (i: number, to: number) => {
    const [[x, y], [u, v]] = [point(37, i * 14.4), point(to, i * 14.4)];
    return `M${x.toFixed(2)} ${y.toFixed(2)}L${u.toFixed(2)} ${v.toFixed(2)}`;
  };
  const ticks = Array.from({ length: 25 }, (_, i) => i);
  return [
    { d: circle(30), fill: 0.08 },
    { d: lines.join(''), o: 0.42 },
    {
      d: ticks
        .filter(i => i < count)
        .map(i => tick(i, 44))
        .join(''),
      w: 2.4,
      o: 0.9,
    },
    {
      d: ticks
        .filter(i => i >= count)
        .map(i => tick(i, 41))
        .join(''),
      w: 0.8,
      o: 0.4,
    },
  ];
}

/** An event: a flash, with a long ray for each influence that it costs. */
function event(face: CardFace): Plate {
  const long = Math.min(24, face.cost?.value ?? 0);
  const from = turnOf(face.title);
  return [
    { d: rays(24, 16, 24, from), o: 0.6 },
    { d: Array.from({ length: long }, (_, i) => rays(1, 24, 44, from + i * 15)).join(''), w: 1.8, o: 0.9 },
    { d: circle(10) },
    dot(3.2, 50, 50),
  ];
}

/** A conflict: support as a full line, opposition as a dashed line, and between them its kind. */
function conflict(face: CardFace): Plate {
  return [
    { d: arc(40, 200, 340), w: 2.6 },
    { d: arc(40, 20, 160), w: 2.6, dash: '4 3' },
    { d: arc(33, 205, 335) + arc(33, 25, 155), o: 0.4 },
    { d: 'M50 4V26M50 74V96', o: 0.5 },
    ...inset(signOf(face.variety === 'any' ? 'destiny' : face.variety), 50, 50, 15),
  ];
}

const agenda: Plate = [
  { d: circle(42), w: 1.6 },
  { d: circle(36) + rays(48, 37, 41), o: 0.42 },
  { d: 'M50 16 59 41 84 50 59 59 50 84 41 59 16 50 41 41Z', fill: 0.12 },
  dot(4, 50, 50),
];

/** An aftermath: rings that spread. */
function aftermath(face: CardFace): Plate {
  const turned = turnOf(face.title);
  const rings = [0, 1, 2, 3, 4].map(i => ({
    d: arc(12 + i * 7.5, turned, turned + 250 - i * 34),
    o: 0.95 - 0.14 * i,
    w: 2.6 - 0.35 * i,
  }));
  return [...rings, dot(4, 50, 50)];
}

/** An enhancement: something small that is put on something large. */
function enhancement(face: CardFace): Plate {
  const mark = face.marks[0] ?? face.needs[0];
  return [
    { d: circle(32, 42), o: 0.5 },
    { d: circle(24, 42), o: 0.3 },
    { d: circle(15, 72), w: 2.2, fill: 0.16 },
    { d: 'M72 25V35M72 65V75', w: 1.6 },
    ...inset(mark === undefined ? sigilOf(face.faction) : markSign(mark.kind), 72, 50, 8),
  ];
}

const group: Plate = (() => {
  const corners = [0, 1, 2, 3, 4].map(i => point(38, i * 72));
  const lines = corners.flatMap(([x, y], i) =>
    corners.slice(0, i).map(([u, v]) => `M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`),
  );
  return [{ d: lines.join(''), o: 0.42 }, { d: polygon(5, 38), o: 0.8 }, ...corners.map(([x, y]) => dot(4.4, x, y))];
})();

const contingency: Plate = [
  { d: circle(36), dash: '3 4' },
  { d: `${circle(10, 50, 42)}M46 50 42 72H58L54 50`, fill: 0.12 },
];

const PLATES: Readonly<Record<string, Plate | ((face: CardFace) => Plate)>> = {
  character,
  fleet,
  location,
  event,
  conflict,
  agenda,
  aftermath,
  enhancement,
  group,
  contingency,
};

/** The plate of a card of Babylon 5: a council of arcs. */
export function babylon5Plate(face: CardFace): Plate {
  const plate = PLATES[face.type] ?? contingency;
  return typeof plate === 'function' ? plate(face) : plate;
}
