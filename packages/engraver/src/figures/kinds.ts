/** All figures by kind: how each is drawn. To add one, name it in `FigureKind` and give it a line here. */

import { cos, PI, sin, TAU } from '../maths/angles.ts';
import type { Motif } from '../motifs/motif.ts';
import { Draft } from '../pen/draft.ts';
import { Path } from '../pen/path.ts';
import type { Pen } from '../pen/pen.ts';
import { type Sheet, sheetFor, stroke, type View } from '../pen/sheet.ts';
import { shields } from '../ships/counted.ts';
import { base, fleet, robot, ship, vehicle, warship } from '../ships/ships.ts';
import { inksOf } from '../worlds/inks.ts';
import { WORLDS } from '../worlds/kinds.ts';
import { drawUse } from '../worlds/marks.ts';
import { drawSite } from '../worlds/sites.ts';
import { dragon, monster } from './beasts.ts';
import { hazard } from './hazards.ts';
import * as happen from './moments.ts';
import { crew, group, person, unit } from './people.ts';
import { asset, device, enhancement, weapon } from './weapons.ts';

interface Size {
  readonly size: number;
  readonly dark: boolean;
  readonly ink: string;
  readonly view?: View;
}

/** A figure drawn in units of a square of 100. */
const drafted =
  (make: (draft: Draft, motif: Motif) => void) =>
  (pen: Pen, motif: Motif, { size, dark, ink }: Size): void =>
    plate(new Draft(pen, dark, ink, size / 100, motif.name), motif, make);

/** Draws a figure, and in its corner the number of its plate: dots and bars that only this card has. */
function plate(draft: Draft, motif: Motif, make: (draft: Draft, motif: Motif) => void): void {
  make(draft, motif);
  if (draft.scale < 0.9) return;
  const path = draft.path();
  for (let i = 0; i < 10; i++)
    path.box(82.5 + i * 1.5, 97 + ((draft.seed >> i) & 1 ? 0 : 1.3), 0.8, (draft.seed >> i) & 1 ? 2.2 : 0.9);
  draft.fill(path, 0.55);
}

/** A sheet in the middle of a square. @param share its radius as a share of the square */
function middle(pen: Pen, motif: Motif, { size, dark, view }: Size, share: number): Sheet {
  const kind = WORLDS[motif.world ?? 'planet'];
  const inks = inksOf(kind.ink, dark);
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

/** Places: worlds and sites. */
export const places = {
  world(pen: Pen, motif: Motif, size: Size) {
    const scale = motif.counts?.marks;
    const sheet = middle(pen, motif, size, 0.36);
    WORLDS[motif.world ?? 'planet'].draw(sheet);
    drawUse(sheet);
    if (scale && size.size >= 64) markRing(sheet, size.size, motif.strength, scale);
    energy(sheet, size.size, motif.counts?.energy ?? 0, motif.counts?.theirs ?? 0);
    if (motif.counts?.shields)
      shields(new Draft(pen, size.dark, sheet.inks[1], size.size / 100, motif.name), motif.counts.shields, 48);
  },
  site(pen: Pen, motif: Motif, size: Size) {
    const sheet = middle(pen, motif, size, 0.4);
    drawSite(sheet, motif.world);
    energy(sheet, size.size, motif.counts?.energy ?? 0, motif.counts?.theirs ?? 0);
  },
};

/** What is built. */
export const vessels = {
  ship: drafted(ship),
  base: drafted(base),
  warship: drafted(warship),
  vehicle: drafted(vehicle),
  robot: drafted(robot),
  fleet: drafted(fleet),
};

/** What lives in space. */
export const beasts = { monster: drafted(monster), dragon: drafted(dragon) };

/** People. */
export const people = { person: drafted(person), unit: drafted(unit), crew: drafted(crew), group: drafted(group) };

/** Things. */
export const things = {
  weapon: drafted(weapon),
  device: drafted(device),
  asset: drafted(asset),
  enhancement: drafted(enhancement),
};

/** What happens. */
export const moments = {
  event: drafted(happen.event),
  conflict: drafted(happen.conflict),
  agenda: drafted(happen.agenda),
  aftermath: drafted(happen.aftermath),
  contingency: drafted(happen.contingency),
  order: drafted(happen.order),
  interrupt: drafted(happen.interrupt),
  hazard: drafted(hazard),
  occurrence: drafted(happen.occurrence),
  luck: drafted(happen.luck),
  ability: drafted(happen.ability),
  mission: drafted(happen.mission),
};
