/** Marks on globes that tell one kind from another: bright spots, domes of towns, bands. */
import { cos, PI, sin, TAU } from '../maths/angles.ts';
import { Path } from '../pen/path.ts';
import { type Sheet, stroke } from '../pen/sheet.ts';

/** The bright salt in a crater of Ceres. */
export function brightSpot(sheet: Sheet): void {
  const { x, y, r, dark, pen, inks } = sheet;
  for (const [u, v, q] of [
    [-0.2, -0.24, 0.05],
    [-0.13, -0.2, 0.025],
  ] as const) {
    const spot = new Path().circle(x + r * u, y + r * v, r * q + 0.5);
    pen.hide(spot);
    if (dark) pen.fill(spot, inks[1]);
    else stroke(sheet, spot, 1);
  }
  stroke(sheet, new Path().circle(x - r * 0.18, y - r * 0.22, r * 0.15), 1, 0.8, 0.6);
}

/** Domes of towns. */
export function domes(sheet: Sheet): void {
  const { x, y, r, pen, chance } = sheet;
  for (let i = 0; i < 6; i++) {
    const t = chance() * TAU;
    const q = r * 0.72 * Math.sqrt(chance());
    const [u, v, s] = [x + cos(t) * q, y + sin(t) * q, r * (0.07 + 0.06 * chance())];
    const dome = new Path().arc(u, v, s, PI, TAU).close();
    pen.hide(dome);
    stroke(sheet, dome, 1, 1.1);
    stroke(sheet, new Path().ellipse(u, v, s * 0.5, s, 0, PI, TAU), 1, 0.7, 0.8);
  }
}

/** A ring of hatches about the middle, as of silos or docks. */
export function seals(sheet: Sheet): void {
  const { x, y, r } = sheet;
  const [ring, cross] = [new Path(), new Path()];
  for (let i = 0; i < 6; i++) {
    const [u, v] = [x + cos((i / 6) * TAU) * r * 0.48, y + sin((i / 6) * TAU) * r * 0.48];
    ring.circle(u, v, r * 0.11);
    cross.from(u - r * 0.11, v, u + r * 0.11, v).from(u, v - r * 0.11, u, v + r * 0.11);
  }
  for (const path of [ring]) sheet.pen.hide(path);
  stroke(sheet, ring, 1, 1.3);
  stroke(sheet, cross, 1, 0.7, 0.8);
}

/** Dishes that listen, in arcs over the limb. */
export function stripes(sheet: Sheet): void {
  const { x, y, r } = sheet;
  for (let i = 0; i < 3; i++)
    stroke(sheet, new Path().arc(x, y, r * (1.1 + i * 0.1), -PI * 0.4, PI * 0.1), 1, 1.2, 0.9 - i * 0.2);
}

/** What a world is to people: a settlement with its dish, a route past it, a beacon on its orbit. */
export function drawUse(sheet: Sheet): void {
  const { x, y, r, traits, pen, inks, chance } = sheet;
  if (traits.includes('route')) {
    stroke(sheet, new Path().ellipse(x, y, r * 1.34, r * 0.4, -0.5, -0.3, PI + 0.3), 1, 1.2, 0.9, [4, 3]);
    const ships = new Path();
    for (let i = 0; i < 3; i++) {
      const t = 0.5 + i * 0.8 + chance() * 0.4;
      const [u, v] = [cos(t) * r * 1.34, sin(t) * r * 0.4];
      const [a, b, s] = [x + u * 0.8776 + v * 0.4794, y - u * 0.4794 + v * 0.8776, r * 0.07];
      ships.through(
        [
          [a - s, b + s],
          [a + s * 1.3, b - s * 0.6],
          [a - s * 0.2, b - s],
        ],
        true,
      );
    }
    pen.hide(ships);
    pen.fill(ships, inks[1]);
  }
  if (traits.includes('beacon')) {
    const [u, v] = [x + r * 0.98, y - r * 0.78];
    stroke(sheet, new Path().ellipse(x, y, r * 1.28, r * 1.28, 0, -1.2, -0.1), 1, 0.9, 0.8);
    pen.fill(new Path().circle(u, v, r * 0.055), inks[1]);
    for (let i = 1; i < 3; i++) stroke(sheet, new Path().arc(u, v, r * (0.06 + i * 0.07), -1.4, 0.6), 1, 1, 0.9);
  }
  if (traits.includes('settled')) {
    const t = 2.4 + chance() * 1.6;
    const [u, v, s] = [x + cos(t) * r * 0.44, y + sin(t) * r * 0.44, r * 0.1];
    pen.hide(
      new Path()
        .arc(u, v, s * 1.35, PI, TAU)
        .close()
        .box(u - s * 1.35, v, s * 2.7, s * 0.5),
    );
    pen.fill(new Path().arc(u, v, s, PI, TAU).close(), inks[1]);
    stroke(
      sheet,
      new Path().from(u - s * 1.5, v + s * 0.3, u + s * 1.5, v + s * 0.3).from(u, v - s, u, v - s * 2),
      1,
      1.1,
    );
    stroke(sheet, new Path().arc(u, v - s * 2, s * 0.8, -1.2, 0.4), 1, 1, 0.9);
  }
}
