/** What happens: events, conflicts, agendas, aftermaths, orders, interrupts, occurrences, luck, abilities and fields. The frame says which of these, the emblem what about. */
import { cos, PI, sin, TAU } from '../maths/angles.ts';
import { clamp, times } from '../maths/numbers.ts';
import type { Motif } from '../motifs/motif.ts';
import { arc, type Draft, gon, polar, starry } from '../pen/draft.ts';
import type { Point } from '../pen/path.ts';
import { marksAround, ruler } from '../ships/counted.ts';
import { drawEmblem } from './emblems.ts';
import { seal } from './seals.ts';

/** Clears a round place and draws an emblem in it. */
function medal(draft: Draft, emblem: string | undefined, x: number, y: number, r: number): void {
  draft.pen.hide(draft.path().circle(x, y, r));
  draft.ring(x, y, r, 1.2);
  drawEmblem(draft, emblem ?? 'star', x, y, r * 0.64, 1.5);
}

/** An event: rays about it, a long one for each influence that it costs. */
export function event(draft: Draft, motif: Motif): void {
  const cost = clamp(motif.counts?.cost ?? 0, 0, 30);
  const from = draft.seed % 360;
  const count = Math.max(30, cost);
  seal(draft, motif.people, 33, 50, 50, 4);
  const [short, long] = [draft.path(), draft.path()];
  for (let i = 0; i < count; i++) {
    const a = from + (360 / count) * i;
    const lit = i < cost;
    const [end, half] = [lit ? 49 : 38 + draft.chance() * 3, lit ? 1.6 : 0.7];
    (lit ? long : short).through([polar(35, a - half), polar(end, a), polar(35, a + half)], true);
  }
  draft.fill(short, 0.5).fill(long, 0.95);
  medal(draft, motif.emblem, 50, 50, 20);
}

/** The emblems of the kinds of conflict. */
const KINDS: Readonly<Record<string, string>> = {
  diplomacy: 'pact',
  military: 'blades',
  intrigue: 'mask',
  psi: 'spiral',
};

/** A conflict: two sides face each other, support in full lines and opposition in broken ones, over what they fight for. */
export function conflict(draft: Draft, motif: Motif): void {
  const { seed } = draft;
  for (let i = 0; i < 6; i++) {
    const r = 46 - i * 3;
    const open = 12 + i * 5 + ((seed >> i) & 7);
    draft.line(arc(draft.path(), r, 180 + open, 360 - open), 2 - i * 0.24, 0.95 - i * 0.1);
    draft.line(arc(draft.path(), r, open, 180 - open), 2 - i * 0.24, 0.95 - i * 0.1, [3.4 - i * 0.3, 2.4]);
  }
  const spears = draft.path();
  for (let i = -2; i <= 2; i++) {
    spears
      .through([
        [8, 50 + i * 7],
        [24, 50 + i * 3.4],
      ])
      .through([
        [92, 50 + i * 7],
        [76, 50 + i * 3.4],
      ]);
  }
  draft.line(spears, 1.2, 0.8);
  draft.line(draft.path().from(50, 4, 50, 26).from(50, 74, 50, 96), 0.8, 0.6);
  const shapes: Readonly<Record<string, readonly Point[]>> = {
    diplomacy: gon(8, 25, 50, 50, 22.5),
    military: starry(8, 26, 20),
    intrigue: gon(4, 27),
    psi: gon(24, 24),
  };
  const kind = (motif.traits ?? []).find(it => it in shapes);
  draft.part(shapes[kind ?? ''] ?? gon(6, 25), { share: 0.3, step: 2.4 });
  medal(draft, motif.emblem, 50, 50, 16.5);
  for (const y of [9, 91]) {
    draft.pen.hide(draft.path().circle(50, y, 7));
    if (kind) drawEmblem(draft, KINDS[kind]!, 50, y, 5.4, 1.2);
  }
}

/** An agenda: a compass with its graduated ring; it shows a way that is kept. */
export function agenda(draft: Draft, motif: Motif): void {
  const marks = draft.path();
  for (let i = 0; i < 72; i++) marks.from(...polar(46, i * 5), ...polar(i % 6 ? 43.6 : 40, i * 5));
  draft.ring(50, 50, 46, 1.3).line(marks, 0.8, 0.8);
  const points = [4, 8, 6, 5][draft.seed & 3]!;
  const turned = draft.seed % 30;
  seal(draft, motif.people, 36, 50, 50, 3);
  for (let i = 0; i < points; i++) {
    const a = turned + (360 / points) * i;
    const [tip, left, right] = [polar(38, a), polar(16, a - 180 / points), polar(16, a + 180 / points)];
    draft.part([tip, right, [50, 50]], { share: 0 });
    draft.part([tip, left, [50, 50]], { share: 1, step: 1.5 });
  }
  medal(draft, motif.emblem, 50, 50, 17);
}

/** An aftermath: rings that spread from where something fell. */
export function aftermath(draft: Draft, motif: Motif): void {
  const from = draft.seed % 360;
  const [x, y] = polar(9, from);
  for (let i = 0; i < 9; i++) {
    const r = 19 + i * 3.5;
    const open = 200 - i * 12 + draft.chance() * 30;
    draft.line(
      arc(
        draft.path(),
        r,
        from - open / 2 + i * 7,
        from + open / 2 + i * 7,
        x + (50 - x) * (i / 9),
        y + (50 - y) * (i / 9),
      ),
      2.2 - i * 0.2,
      1 - i * 0.07,
    );
  }
  const dust = draft.path();
  for (let i = 0; i < 34; i++)
    dust.circle(
      ...polar(20 + 26 * draft.chance(), from + 180 + (draft.chance() - 0.5) * 150),
      0.5 + draft.chance() * 0.8,
    );
  draft.fill(dust, 0.9);
  medal(draft, motif.emblem, x, y, 17);
}

/** A contingency: a sealed letter that waits. */
export function contingency(draft: Draft, motif: Motif): void {
  draft.part(
    [
      [12, 26],
      [88, 26],
      [88, 78],
      [12, 78],
    ],
    { share: 0.5, step: 2.4 },
  );
  draft.part(
    [
      [12, 26],
      [88, 26],
      [50, 58],
    ],
    { share: 0.4 },
  );
  draft.line(draft.path().from(12, 78, 38, 50).from(88, 78, 62, 50), 1);
  draft.part(starry(18, 17, 15, 50, 58), { share: 0 });
  medal(draft, motif.emblem, 50, 58, 12.5);
}

/** An order: a chart with a way ruled on it. A lost one is crossed, a used one comes back. */
export function order(draft: Draft, motif: Motif): void {
  draft.part(
    [
      [10, 12],
      [90, 12],
      [90, 88],
      [10, 88],
    ],
    { share: 0 },
  );
  const net = draft.path();
  for (let i = 1; i < 8; i++) {
    net.from(10 + i * 10, 12, 10 + i * 10, 88);
    if (i < 8) net.from(10, 12 + i * 9.5, 90, 12 + i * 9.5);
  }
  draft.line(net, 0.6, 0.32);
  const way = times(
    5,
    (i): Point => [18 + i * 16, i % 2 ? 74 - draft.chance() * 14 : 84 - i * 6 - draft.chance() * 12],
  );
  draft.line(draft.path().through(way), 1.6, 0.95, [4, 2]);
  for (const [x, y] of way.slice(0, 4)) draft.part(gon(10, 2.4, x, y), { share: 0 });
  const [x, y] = way[4]!;
  draft.line(
    draft
      .path()
      .through([
        [x - 4, y - 4],
        [x + 4, y + 4],
      ])
      .through([
        [x + 4, y - 4],
        [x - 4, y + 4],
      ]),
    1.8,
  );
  drawFate(draft, motif, 80, 22);
  draft.pen.hide(draft.path().circle(42, 40, 24));
  seal(draft, motif.people, 24, 42, 40, 3);
  medal(draft, motif.emblem, 42, 40, 17.5);
}

/** What becomes of a card that was played: a ring that closes for a used one, a broken ring for a lost one. */
function drawFate(draft: Draft, { traits = [] }: Motif, x: number, y: number): void {
  draft.pen.hide(draft.path().circle(x, y, 6.4));
  if (traits.includes('used'))
    draft.line(arc(draft.path(), 5, 30, 330, x, y), 1.5).line(
      draft.path().through([
        [x - 4.6, y - 6.6],
        [x - 2, y - 4.4],
        [x - 5, y - 2.4],
      ]),
      1.5,
    );
  if (traits.includes('lost'))
    draft
      .line(arc(draft.path(), traits.includes('used') ? 2.6 : 5, 0, 360, x, y), 1.5, 1, [2.4, 1.6])
      .line(draft.path().from(x - 5.6, y + 5.6, x + 5.6, y - 5.6), 1.5);
}

/** An interrupt: something breaks into a ruled stream. */
export function interrupt(draft: Draft, motif: Motif): void {
  const { chance } = draft;
  const rows = 25;
  for (let i = 0; i < rows; i++) {
    const y = 6 + (i * 88) / (rows - 1);
    const half = Math.sqrt(Math.max(0, 47 * 47 - (y - 50) * (y - 50)));
    const gap = 6 + 5 * sin(i * 1.3 + (draft.seed % 7)) + chance() * 3;
    const middle = 50 + (y - 50) * -0.34 + 4 * sin(i * 0.9);
    draft.line(
      draft
        .path()
        .from(50 - half, y, middle - gap, y)
        .from(middle + gap, y, 50 + half, y),
      0.7 + 0.7 * Math.abs(sin(i * 0.7 + (draft.seed % 5))),
      0.7,
    );
  }
  const bolt: Point[] = [
    [66, 2],
    [44, 44],
    [57, 42],
    [34, 98],
    [62, 52],
    [48, 54],
    [78, 6],
  ];
  draft.pen.hide(draft.path().through(bolt, true));
  draft.line(draft.path().through(bolt, true), 1.2);
  draft.pen.hide(draft.path().circle(50, 50, 23));
  seal(draft, motif.people, 23, 50, 50, 3);
  medal(draft, motif.emblem, 50, 50, 17);
  drawFate(draft, motif, 86, 86);
}

/** An occurrence: a dispatch, printed and ruled, with a mark for each point of strength. */
export function occurrence(draft: Draft, motif: Motif): void {
  const { chance, dark } = draft;
  draft.part(
    [
      [16, 6],
      [90, 6],
      [94, 10],
      [94, 94],
      [20, 94],
      [16, 90],
    ],
    { share: 0 },
  );
  const lines = draft.path();
  for (let i = 0; i < 9; i++) {
    const y = 66 + i * 3;
    const end = i % 3 === 2 ? 50 + chance() * 30 : 88;
    lines.from(22, y, end, y);
  }
  draft.line(lines, 0.9, 0.6);
  const edge = draft.path();
  for (let i = 0; i < 24; i++) edge.from(20 + i * 3, 9, 21.5 + i * 3, 12);
  draft.line(edge, 0.9, 0.75);
  const rays = draft.path();
  const count = 40;
  for (let i = 0; i < count; i++) {
    const a = (360 / count) * i + (draft.seed % 9);
    rays.from(...polar(20, a, 55, 38), ...polar(22 + 4 * Math.abs(sin(i * 1.7 + (draft.seed % 11))), a, 55, 38));
  }
  draft.line(rays, dark ? 1 : 1.2, 0.8);
  medal(draft, motif.emblem, 55, 38, 19);
  ruler(draft, motif.strength);
}

/** Luck: a wheel with a spoke for each point of strength. Bad luck breaks it. */
export function luck(draft: Draft, motif: Motif): void {
  const traits = motif.traits ?? [];
  const spokes = clamp(motif.strength, 1, 12) * 2;
  const broken = traits.includes('bad');
  const x = 53;
  const from = draft.seed % 360;
  ruler(draft, motif.strength);
  const rim = draft.path();
  const [a, b] = broken ? [from + 14, from + 346] : [0, 360];
  arc(rim, 43, a, b, x);
  arc(rim, 38, a, b, x);
  draft.line(rim, 1.3);
  const cells = draft.path();
  for (let i = 0; i < spokes; i++) {
    const t = from + (360 / spokes) * (i + 0.5);
    draft.line(draft.path().from(...polar(24, t, x), ...polar(38, t, x)), 1.1, 0.9);
    if (i % 2) arc(cells, 40.5, t - 90 / spokes, t + 90 / spokes, x);
  }
  draft.line(cells, 3.4, 0.75);
  if (broken)
    draft.line(
      draft.path().through([polar(47, from, x), polar(40, from + 5, x), polar(36, from - 5, x), polar(26, from, x)]),
      1.6,
    );
  else draft.fill(draft.path().through([polar(36, 0, x), polar(48, -5, x), polar(48, 5, x)], true));
  draft.ring(x, 50, 24, 0.9, 0.8);
  medal(draft, motif.emblem, x, 50, 20);
}

/** An ability: an emblem in a triangle, with a ray for each point of strength. */
export function ability(draft: Draft, motif: Motif): void {
  const y = 58;
  ruler(draft, motif.strength);
  seal(draft, motif.people, 21, 53, y, 3);
  for (let i = 0; i < 5; i++)
    draft.line(draft.path().through(gon(3, 47 - i * 3.2, 53, y), true), 1.6 - i * 0.26, 1 - i * 0.14);
  const rays = draft.path();
  const count = clamp(motif.strength, 1, 12);
  for (let i = 0; i < count; i++) {
    const a = (i - (count - 1) / 2) * Math.min(16, 110 / count);
    rays.from(...polar(20, a + 180, 53, y), ...polar(23.5, a + 180, 53, y));
  }
  draft.line(rays, 2);
  medal(draft, motif.emblem, 53, y, 18);
}

/** A field that psys use: lines of force from pole to pole, around what it is about. */
export function field(draft: Draft, motif: Motif): void {
  const x = 53;
  ruler(draft, motif.strength);
  for (let i = -5; i <= 5; i++)
    draft.line(
      draft.path().through(
        times(25, (j): Point => {
          const bend = sin((PI * j) / 24);
          return [x + bend * (i * 8 + 2 * sin(j + i + draft.seed)), 7 + j * 3.6];
        }),
      ),
      1.2,
    );
  medal(draft, motif.emblem, x, 50, 17);
}

/** A mission: a target on a chart, with a mark for each point of strength. */
export function mission(draft: Draft, motif: Motif): void {
  ruler(draft, motif.strength);
  const x = 54;
  for (const r of [44, 36, 28]) draft.ring(x, 50, r, 1, r === 36 ? 0.5 : 0.9, r === 36 ? [2, 2.4] : undefined);
  marksAround(draft, clamp(motif.strength, 1, 12), x, 50, 29, 35);
  const cross = draft.path();
  for (let i = 0; i < 4; i++) cross.from(...polar(38, i * 90, x), ...polar(47, i * 90, x));
  draft.line(cross, 1.6);
  const way = times(
    20,
    (i): Point => [x + cos((i / 19) * TAU * 0.4 + PI) * (44 - i), 50 + sin((i / 19) * TAU * 0.4 + PI) * (44 - i)],
  );
  draft.line(draft.path().through(way), 1.2, 0.9, [3, 2]);
  medal(draft, motif.emblem, x, 50, 21);
}
