/** Finds the drawing for the middle of a card. It draws each card only once. */
import type { CardFace } from '@orrery/table';
import type { Plate } from '../drawing.ts';
import { babylon5Plate } from './babylon5.ts';
import { galacticEmpiresPlate } from './galactic-empires.ts';
import { warsPlate } from './wars.ts';

const DRAWN: Readonly<Record<string, (face: CardFace) => Plate>> = {
  babylon5: babylon5Plate,
  wars: warsPlate,
  'galactic-empires': galacticEmpiresPlate,
};

const MADE = new WeakMap<CardFace, Plate>();

/**
 * The drawing in the middle of a card, made from its data: the same card has the same drawing everywhere. Empty for a game without drawings.
 * Each face is drawn once, so that a table never draws it again.
 */
export function plateOf(face: CardFace): Plate {
  let plate = MADE.get(face);
  if (plate === undefined) {
    plate = DRAWN[face.game]?.(face) ?? [];
    MADE.set(face, plate);
  }
  return plate;
}
