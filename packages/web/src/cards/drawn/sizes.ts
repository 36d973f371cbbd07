/** The sizes in which cards are drawn. Few sizes mean that a drawing serves several places. */

const SIZES = [24, 40, 64, 96, 128, 160, 224, 320] as const;

/** The size in which a drawing is made for a place: the next larger one. @param width, height of the place, in CSS pixels @param fills true if it fills the place to its edges */
export const sizeFor = (width: number, height: number, fills = false): number => {
  // a drawing that fills its place is made larger than its size (engrave.ts)
  const side = fills ? Math.max(width, height) / 1.5 : Math.min(width, height);
  return SIZES.find(size => size >= side) ?? SIZES[SIZES.length - 1]!;
};
