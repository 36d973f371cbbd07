// Draws the code of a table's link.
import { randomInt } from 'node:crypto';

/** Letters and digits that people do not confuse. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A random code for a table's link. A longer one cannot be guessed. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
