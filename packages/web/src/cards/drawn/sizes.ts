/** The sizes in which cards are drawn. Few sizes mean that a drawing serves several places. */

const SIZES = [24, 40, 64, 96, 128, 160, 224, 320] as const;

/** The size in which a drawing is made for a place: the next larger one. @param width, height of the place, in CSS pixels */
export const sizeFor = (width: number, height: number): number => {
  const side = Math.min(width, height);
  return SIZES.find(size => size >= side) ?? SIZES[SIZES.length - 1]!;
};
