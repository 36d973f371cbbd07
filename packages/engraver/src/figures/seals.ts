/** Seals of people: turned lines as on a banknote. A people gives the symmetry, a name everything else. */
import { cos, sin, TAU } from '../maths/angles.ts';
import { times } from '../maths/numbers.ts';
import type { Draft } from '../pen/draft.ts';
import { peopleOf } from '../ships/peoples.ts';

/** Draws a seal. @param r its outer radius @param strands how many lines it is turned of */
export function seal(draft: Draft, people: string, r: number, x = 50, y = 50, strands = 5): void {
  const { chance } = draft;
  const [fold, deep, twist] = peopleOf(people).seal;
  const turn = chance() * TAU;
  const second = fold * (2 + Math.floor(1 + chance() * 2));
  const phase = chance() * TAU;
  const share = 0.28 + chance() * 0.4;
  const parts = draft.small ? 60 : fold > 4 ? 132 : 96;
  const path = draft.path();
  for (let k = 0; k < (draft.small ? Math.min(3, strands) : strands); k++) {
    const u = (k / strands) * TAU;
    path.through(
      times(parts, i => {
        const t = (i / parts) * TAU;
        const wave = (1 - share) * cos(fold * t + u) + share * cos(second * t - u * twist + phase);
        const e = r * (1 - deep + deep * wave * 0.9);
        return [x + e * sin(t + turn), y - e * cos(t + turn)] as const;
      }),
      true,
    );
  }
  draft.line(path, 0.64, 0.85);
  draft.ring(x, y, r * (1 - deep) * 0.42, 0.9, 0.9);
}
