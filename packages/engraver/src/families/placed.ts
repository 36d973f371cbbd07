/** Draws worlds and sites on a square, with what can be counted about them. */
import { cos, PI, sin, TAU } from '../maths/angles.ts';
import type { Motif } from '../motifs/motif.ts';
import { Draft } from '../pen/draft.ts';
import { Path } from '../pen/path.ts';
import type { Pen } from '../pen/pen.ts';
import { type Sheet, sheetFor, stroke } from '../pen/sheet.ts';
import { shields } from '../ships/counted.ts';
import type { World } from '../worlds/globes.ts';
import { type InkName, inksOf } from '../worlds/inks.ts';
import type { WorldKind } from '../worlds/kinds.ts';
import { drawUse } from '../worlds/marks.ts';
import type { Size } from './drafted.ts';

/** A sheet in the middle of a square. @param ink of its world @param share its radius as a share of the square */
function middle(ink: InkName, pen: Pen, motif: Motif, { size, dark, view }: Size, share: number): Sheet {
  const inks = inksOf(ink, dark);
  return sheetFor(pen, motif, { x: size / 2, y: size / 2, r: size * share, dark, inks, ...(view && { view }) });
}

/** Marks on a ring about a world: as many full as the card is strong, of as many as the scale has. */
function markRing(sheet: Sheet, size: number, lit: number, of: number): void {
  const [on, off] = [new Path(), new Path()];
  const r = size * 0.445;
  for (let i = 0; i < of; i++) {
    const a = -PI / 2 + (i / of) * TAU;
    const end = r + size * (i < lit ? 0.048 : 0.026);
    (i < lit ? on : off).from(
      sheet.x + cos(a) * r,
      sheet.y + sin(a) * r,
      sheet.x + cos(a) * end,
      sheet.y + sin(a) * end,
    );
  }
  stroke(sheet, off, 0, 0.9, 0.45);
  stroke(sheet, on, 1, 2, 1);
}

/** Energy of both sides: a row of dots each, yours full and below. */
function energy(sheet: Sheet, size: number, yours: number, theirs: number): void {
  const [full, open] = [new Path(), new Path()];
  const r = size * 0.022;
  for (let i = 0; i < yours; i++) full.circle(size / 2 + (i - (yours - 1) / 2) * r * 3.2, size * 0.962, r);
  for (let i = 0; i < theirs; i++) open.circle(size / 2 + (i - (theirs - 1) / 2) * r * 3.2, size * 0.038, r);
  for (const path of [full, open]) if (!path.empty) sheet.pen.hide(path);
  if (!full.empty) sheet.pen.fill(full, sheet.inks[1]);
  stroke(sheet, open, 1, 1.3);
}

/** Kinds of worlds by name: some, or all. */
export type Worlds = Readonly<Partial<Record<WorldKind, World>>>;

/** Draws worlds of these kinds. */
export const worldsOf =
  (worlds: Worlds) =>
  (pen: Pen, motif: Motif, size: Size): void => {
    const { ink, draw } = worlds[motif.world ?? 'planet']!;
    const scale = motif.counts?.marks;
    // the spindle of a station would cross its marks
    const sheet = middle(ink, pen, motif, size, motif.world === 'station' && scale ? 0.29 : 0.36);
    draw(sheet);
    drawUse(sheet);
    if (scale && size.size >= 64) markRing(sheet, size.size, motif.strength, scale);
    energy(sheet, size.size, motif.counts?.energy ?? 0, motif.counts?.theirs ?? 0);
    if (motif.counts?.shields)
      shields(new Draft(pen, size.dark, sheet.inks[1], size.size / 100, motif.name), motif.counts.shields, 48);
  };

/** Draws sites. @param worlds the worlds whose inks they have @param site draws one on a sheet */
export const sitesOf =
  (worlds: Worlds, site: (sheet: Sheet, world: WorldKind | undefined) => void) =>
  (pen: Pen, motif: Motif, size: Size): void => {
    const sheet = middle(worlds[motif.world ?? 'planet']?.ink ?? 'rock', pen, motif, size, 0.4);
    site(sheet, motif.world);
    energy(sheet, size.size, motif.counts?.energy ?? 0, motif.counts?.theirs ?? 0);
  };
