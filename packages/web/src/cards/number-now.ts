/** The number that counts now, compared with the printed number. */
import type { CardFace } from '@orrery/table';
import type { CardState, NumberNow } from './state.ts';

/** The number that counts now, and whether it is more or less than printed. */
export function numberNow(
  face: CardFace,
  key: string,
  state: CardState,
): { value: number; change: -1 | 0 | 1; why: string } {
  const printed = [...face.numbers, ...face.small].find(x => x.key === key)?.value ?? 0;
  const now = state.numbers?.[key];
  return now === undefined
    ? { value: printed, change: 0, why: '' }
    : { value: now.value, change: Math.sign(now.value - printed) as -1 | 0 | 1, why: now.why };
}

/** The numbers of a card in a view, in the order of their keys, with what changed them. */
export const numbersNow = (
  keys: readonly string[],
  values: readonly number[],
  why: Readonly<Record<string, string>>,
): Readonly<Record<string, NumberNow>> =>
  Object.fromEntries(values.map((value, i) => [keys[i]!, { value, why: why[keys[i]!] ?? '' }]));
