import { BadInput } from '@orrery/kernel';

/** Reads a whole number given on the command line. @throws BadInput naming the option and its bounds */
export function wholeNumber(text: string, name: string, min: number, max: number): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < min || n > max)
    throw new BadInput(`${name} takes a whole number from ${min} to ${max}, not "${text}".`);
  return n;
}
