import type { CardFace } from '@orrery/table';
import type { CardState } from './state.ts';

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

/** A card in one sentence, for who hears the table: what it is, its numbers, how it lies, what may be done with it. */
export function tellCard(face: CardFace | null, state: CardState = {}): string {
  if (face === null) return 'A face-down card';
  const { title, kind, code, numbers } = face;
  const told = numbers.map(({ key, label }) => {
    const { value } = numberNow(face, key, state);
    return `${label} ${value}`;
  });
  const { damage, marks, attached, lying, neutralized, target, lit, note, tokens } = state;
  const parts = [
    code === '' ? `${title}, ${kind}` : `${code} ${title}, ${kind}`,
    state.cost && face.cost !== null ? `cost ${face.cost.value}` : '',
    told.join(', '),
    state.faceDown ? 'face down' : '',
    lying?.toLowerCase() ?? '',
    neutralized?.toLowerCase() ?? '',
    damage === undefined
      ? ''
      : `damage ${damage.n} of ${damage.of}${damage.severe ? `, ${damage.severe} of it severe` : ''}`,
    (marks ?? []).map(({ kind: mark, n }) => `${n} ${mark} ${n === 1 ? 'mark' : 'marks'}`).join(', '),
    tokens ? `${tokens} ${tokens === 1 ? 'token' : 'tokens'}` : '',
    attached?.length ? `with ${attached.map(x => (x.hidden ? 'a face-down card' : x.title)).join(', ')}` : '',
    note ?? '',
    target === 'harm' ? 'may be the target, and would be harmed' : target === 'any' ? 'may be the target' : '',
    lit === undefined ? '' : lit === true ? 'may be chosen' : `may be chosen: ${lit}`,
  ];
  return parts.filter(Boolean).join('; ');
}
