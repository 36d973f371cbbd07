// Draws the code of a table's link.
import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code for a table's link, by chance. Longer ones cannot be found by trying. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
