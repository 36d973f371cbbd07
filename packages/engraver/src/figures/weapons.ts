/** Weapons and devices: drawn as the thing that they are. */
import { cos, PI, sin, TAU } from '../maths/angles.ts';
import { clamp, times } from '../maths/numbers.ts';
import type { Motif } from '../motifs/motif.ts';
import { arc, type Draft, gon, polar } from '../pen/draft.ts';
import type { Point } from '../pen/path.ts';
import { marksAround, ruler } from '../ships/counted.ts';
import { hull } from '../ships/ships.ts';
import { drawEmblem } from './emblems.ts';

/** Turns points along a line from the lower left to the upper right: x along it, y across. */
const along = (points: readonly Point[]): Point[] =>
  points.map(([u, v]): Point => [50 + (u + v) * Math.SQRT1_2, 50 + (v - u) * Math.SQRT1_2]);

/** A weapon, by its traits: a blade, a missile, a grenade, a beam, a claw; else a gun. */
export function weapon(draft: Draft, motif: Motif): void {
  const traits = motif.traits ?? [];
  draft.ring(50, 50, 46, 0.7, 0.4);
  const marks = draft.path();
  for (let i = 0; i < 60; i++) marks.from(...polar(46, i * 6), ...polar(i % 5 ? 44.6 : 42.6, i * 6));
  draft.line(marks, 0.7, 0.5);
  const kind = (['blade', 'claw', 'missile', 'grenade', 'beam'] as const).find(it => traits.includes(it));
  (kind ? WEAPONS[kind] : gun)(draft);
}

function gun(draft: Draft): void {
  const { chance } = draft;
  const [long, thick] = [24 + chance() * 14, 3 + chance() * 2.4];
  const barrels = 1 + Math.floor(chance() * 3);
  for (let i = 0; i < barrels; i++) {
    const v = (i - (barrels - 1) / 2) * thick * 1.5;
    draft.part(
      along([
        [-4, v - thick / 2],
        [long, v - thick / 2],
        [long, v + thick / 2],
        [-4, v + thick / 2],
      ]),
      { step: 1.7 },
    );
    draft.part(
      along([
        [long - 5, v - thick * 0.8],
        [long + 1, v - thick * 0.8],
        [long + 1, v + thick * 0.8],
        [long - 5, v + thick * 0.8],
      ]),
    );
  }
  draft.part(
    along([
      [-24, -6],
      [2, -7],
      [8, -4],
      [8, 5],
      [-2, 7],
      [-24, 6],
    ]),
  );
  draft.part(
    along([
      [-12, 5],
      [-4, 6],
      [-8, 20],
      [-15, 19],
    ]),
  );
  draft.part(
    along([
      [-24, -4],
      [-24, 5],
      [-36, 9],
      [-38, 0],
    ]),
    { rounded: chance() < 0.5 },
  );
  draft.part(
    along([
      [-14, -7],
      [2, -7],
      [0, -11],
      [-11, -11],
    ]),
  );
  const rings = draft.path();
  for (let i = 0; i < 4; i++)
    rings.through(
      along([
        [10 + i * 3.4, -thick * barrels * 0.7],
        [10 + i * 3.4, thick * barrels * 0.7],
      ]),
    );
  draft.line(rings, 1.1);
}

const WEAPONS = {
  blade(draft: Draft) {
    const { chance } = draft;
    const [curve, wide] = [3 + chance() * 7, 3 + chance() * 3.4];
    const edge = times(9, (i): Point => [-14 + i * 6.4, -curve * sin((i / 8) * PI) - (i === 8 ? 0 : wide / 2)]);
    const back = times(8, (i): Point => [30.8 - i * 6.4, -curve * sin(((7 - i) / 8) * PI) + wide / 2]);
    draft.part(along([...edge, ...back]), { share: 0.44 });
    draft.part(
      along([
        [-16, -8],
        [-13, -8],
        [-13, 8],
        [-16, 8],
      ]),
      { rounded: chance() < 0.5 },
    );
    draft.part(
      along([
        [-36, -2.6],
        [-16, -2.2],
        [-16, 2.2],
        [-36, 2.6],
      ]),
    );
    const wrap = draft.path();
    for (let i = 0; i < 6; i++)
      wrap.through(
        along([
          [-34 + i * 3.2, -2.4],
          [-32 + i * 3.2, 2.4],
        ]),
      );
    draft.line(wrap, 1);
    draft.part(gon(10, 3.2, ...along([[-38, 0]])[0]!));
  },
  claw(draft: Draft) {
    const { chance } = draft;
    const tips = 2 + Math.floor(chance() * 3);
    for (let i = 0; i < tips; i++) {
      const v = (i - (tips - 1) / 2) * 13;
      draft.part(
        along([
          [-8, v * 0.4 - 3],
          [8, v - 4],
          [24, v - 2],
          [38, v * 1.1 + 6],
          [22, v + 5],
          [8, v + 3],
          [-8, v * 0.4 + 3],
        ]),
        { rounded: true },
      );
    }
    draft.part(
      along([
        [-36, -5],
        [-14, -9],
        [-4, -6],
        [-4, 6],
        [-14, 9],
        [-36, 5],
      ]),
      { rounded: true },
    );
    const wrap = draft.path();
    for (let i = 0; i < 6; i++)
      wrap.through(
        along([
          [-33 + i * 3.6, -6],
          [-31 + i * 3.6, 6],
        ]),
      );
    draft.line(wrap, 1);
    drawEmblem(draft, 'spiral', ...along([[-10, 0]])[0]!, 4);
  },
  missile(draft: Draft) {
    const [fat, fin] = [4 + draft.chance() * 2.6, 9 + draft.chance() * 8];
    draft.part(
      along([
        [-26, -fat],
        [-34, -fin],
        [-20, -fin],
        [-8, -fat],
      ]),
    );
    draft.part(
      along([
        [-26, fat],
        [-34, fin],
        [-20, fin],
        [-8, fat],
      ]),
    );
    draft.part(
      along([
        [-28, -fat],
        [22, -fat],
        [32, -2],
        [38, 0],
        [32, 2],
        [22, fat],
        [-28, fat],
      ]),
    );
    const bands = draft.path();
    for (const u of [-20, -17, 8, 22])
      bands.through(
        along([
          [u, -fat],
          [u, fat],
        ]),
      );
    draft.line(bands, 1.1);
    const fire = draft.path();
    for (let i = -1; i <= 1; i++)
      fire.through(
        along([
          [-30, i * 3],
          [-44 + Math.abs(i) * 5, i * 4.4],
        ]),
      );
    draft.line(fire, 1.6, 0.85);
  },
  grenade(draft: Draft) {
    draft.part(
      times(26, i => [48 + 21 * cos((i / 26) * TAU), 56 + 21 * sin((i / 26) * TAU)] as const),
      { share: 0.46 },
    );
    const ribs = draft.path().ellipse(48, 56, 21, 7).ellipse(48, 56, 8, 21);
    draft.line(ribs, 0.9, 0.8);
    draft.part([
      [42, 36],
      [42, 28],
      [56, 28],
      [56, 36],
    ]);
    draft.part(
      [
        [56, 28],
        [74, 34],
        [80, 52],
        [76, 53],
        [70, 38],
        [56, 33],
      ],
      { rounded: true },
    );
    draft.ring(36, 27, 6, 1.4);
    draft.line(draft.path().from(40, 31, 43, 32), 1.4);
  },
  beam(draft: Draft) {
    const rays = draft.path();
    const side = 2 + (draft.seed % 4);
    for (let i = -side; i <= side; i++)
      rays.through(
        along([
          [2, i * 1.6],
          [42 - Math.abs(i) * 3, (i * 11) / side],
        ]),
      );
    draft.line(rays, 1.2, 0.9);
    draft.part(
      along([
        [-36, -10],
        [-14, -12],
        [-2, -6],
        [-2, 6],
        [-14, 12],
        [-36, 10],
      ]),
      { rounded: true },
    );
    for (let i = 0; i < 4; i++)
      draft.part(
        along([
          [-28 + i * 7, -13 + i],
          [-25 + i * 7, -13 + i],
          [-25 + i * 7, 13 - i],
          [-28 + i * 7, 13 - i],
        ]),
      );
    draft.part(gon(16, 5, ...along([[-2, 0]])[0]!));
  },
};

/** A device, by its traits: a shuttle, a fighter, a mine, a beam, a net; else a part for a ship with the emblem of what it does. */
export function device(draft: Draft, motif: Motif): void {
  ruler(draft, motif.strength);
  const traits = motif.traits ?? [];
  const kind = (['shuttle', 'fighter', 'mine', 'dish', 'columns', 'crate'] as const).find(it => traits.includes(it));
  (kind ? DEVICES[kind] : refit)(draft, motif);
}

function refit(draft: Draft, motif: Motif): void {
  const teeth = 8 + (draft.seed % 5);
  const edge = times(teeth * 4, (i): Point => polar(i % 4 < 2 ? 36 : 31, (i * 90) / teeth, 54, 50));
  draft.part(edge, { share: 0.4, step: 2.2 });
  draft.pen.hide(draft.path().circle(54, 50, 23));
  draft.ring(54, 50, 23, 1.2).ring(54, 50, 26, 0.7, 0.7);
  marksAround(draft, clamp(motif.strength, 1, 10), 54, 50, 38, 44);
  drawEmblem(draft, motif.emblem ?? 'gear', 54, 50, 14, 1.7);
}

const DEVICES = {
  shuttle(draft: Draft, motif: Motif) {
    const { chance } = draft;
    const [wide, nose] = [17 + motif.strength * 0.8 + chance() * 4, 16 + chance() * 10];
    const x = 54;
    draft.both(
      [
        [x + 6, 44],
        [x + wide + 6, 66],
        [x + wide + 4, 76],
        [x + 6, 70],
      ].map(([u, v]): Point => [u! - 4, v!]),
    );
    draft.part(
      [
        [50, 50 - nose - 14],
        [60, 50 - nose],
        [63, 62],
        [58, 80],
        [42, 80],
        [37, 62],
        [40, 50 - nose],
      ],
      { rounded: true },
    );
    draft.part([
      [50, 46 - nose],
      [55, 56 - nose],
      [45, 56 - nose],
    ]);
    const ports = draft.path();
    for (let i = 0; i < 4; i++) ports.circle(50, 44 + i * 7, 1.5);
    draft.fill(ports);
    if (motif.emblem) drawEmblem(draft, motif.emblem, 84, 82, 9, 1.4);
    draft.line(draft.path().from(45, 82, 45, 89).from(55, 82, 55, 89).from(50, 82, 50, 92), 1.6, 0.85);
  },
  fighter(draft: Draft, motif: Motif) {
    const seen = { ...motif, people: motif.people === 'neutral' ? 'earther' : motif.people };
    hull(draft, seen, clamp(2 + motif.strength, 3, 9), 1.25, 50);
    draft.line(draft.path().from(22, 20, 22, 36).from(78, 20, 78, 36), 2);
  },
  mine(draft: Draft, motif: Motif) {
    const spikes = 6 + clamp(motif.strength, 1, 10);
    for (let i = 0; i < spikes; i++) {
      const a = (360 / spikes) * i;
      draft.part([polar(24, a - 7, 54), polar(41, a - 1.6, 54), polar(41, a + 1.6, 54), polar(24, a + 7, 54)], {
        step: 1.6,
        w: 1,
      });
    }
    draft.part(gon(30, 27, 54, 50), { share: 0.46 });
    draft.ring(54, 50, 15, 1.1, 1, (motif.traits ?? []).includes('false') ? [3, 2.4] : undefined);
    drawEmblem(draft, motif.emblem ?? 'bolt', 54, 50, 8.6, 1.6);
  },
  dish(draft: Draft, motif: Motif) {
    const bowl = times(17, (i): Point => [54 + 26 * cos((i / 16) * PI), 52 + 20 * sin((i / 16) * PI)]);
    draft.part(bowl, { share: 0.42 });
    draft.part([
      [50, 72],
      [58, 72],
      [64, 90],
      [44, 90],
    ]);
    draft.line(draft.path().from(54, 52, 54, 34).ellipse(54, 52, 26, 5), 1.2).dot(54, 33, 2.2);
    for (let i = 0; i < clamp(motif.strength, 1, 10); i++)
      draft.line(arc(draft.path(), 6 + i * 3, -46, 46, 54, 33), 1.5 - i * 0.08, 0.95 - i * 0.06);
  },
  columns(draft: Draft, motif: Motif) {
    for (const y of [84, 16]) {
      draft.line(draft.path().ellipse(54, y, 24, 6), 1.4).line(draft.path().ellipse(54, y, 17, 4), 0.9);
    }
    const lines = draft.path();
    const count = 9;
    for (let i = 0; i < count; i++) {
      const x = 54 + 20 * cos(PI * (i / (count - 1)));
      for (let j = 0; j < 7; j++) if ((i * 5 + j * 3 + (draft.seed & 7)) % 4) lines.from(x, 20 + j * 9, x, 26 + j * 9);
    }
    draft.line(lines, 1.3, 0.9);
    drawEmblem(draft, motif.emblem ?? 'crowd', 54, 50, 12, 1.7);
  },
  crate(draft: Draft, motif: Motif) {
    const count = 1 + Math.min(4, motif.strength);
    const places = [
      [54, 72],
      [34, 72],
      [74, 72],
      [44, 52],
      [64, 52],
    ] as const;
    for (let i = 0; i < count; i++) {
      const [x, y] = places[i]!;
      draft.part([
        [x - 9, y - 8],
        [x + 9, y - 8],
        [x + 9, y + 9],
        [x - 9, y + 9],
      ]);
      draft.part(
        [
          [x - 9, y - 8],
          [x - 5, y - 13],
          [x + 13, y - 13],
          [x + 9, y - 8],
        ],
        { share: 0.3 },
      );
      draft.line(
        draft
          .path()
          .through([
            [x - 9, y - 8],
            [x + 9, y + 9],
          ])
          .through([
            [x + 9, y - 8],
            [x - 9, y + 9],
          ]),
        0.9,
      );
    }
    drawEmblem(draft, motif.emblem ?? 'coin', 54, 24, 10, 1.5);
  },
} satisfies Record<string, (draft: Draft, motif: Motif) => void>;
