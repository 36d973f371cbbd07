// Locations of the same part of the Solar System, and adjacent sites (wars/related).
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';

/** True for two different locations of the same part of the Solar System (wars/related/1, wars/related/2, wars/playing-a-location/8). */
export const related = (s: WarsState, a: CardId, b: CardId): boolean =>
  a !== b && a >= 0 && b >= 0 && defOf(s, a).region === defOf(s, b).region;

/** True for adjacent sites (wars/playing-a-location/9). */
export function adjacent(s: WarsState, a: CardId, b: CardId): boolean {
  for (const { sites } of s.regions) {
    const at = sites.indexOf(a);
    if (at >= 0) return sites[at - 1] === b || sites[at + 1] === b;
  }
  return false;
}
