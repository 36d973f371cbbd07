/** Reads numbers from the face of a card, for its drawing. */
import type { CardFace } from '../contract/face.ts';

/** The number of that kind on a card; 0 if it has none. */
export const numberOn = ({ numbers, small }: CardFace, key: string): number =>
  numbers.find(x => x.key === key)?.value ?? small.find(x => x.key === key)?.value ?? 0;

/** What a drawing's chance comes from: the same words on another card of the same kind make another drawing. */
export const nameOf = ({ title, subtitle, id, type }: CardFace): string => `${type}|${title}|${subtitle}|${id}`;

/** All words of a card's rules. */
export const rulesOf = ({ text, lines }: CardFace): string => [...text, ...lines].join(' ');
