// Psys, a field and scenes with them, for tests of the cards of Powers of the Mind.
import type { CardPlace } from '../../../src/index.ts';
import { disengageForATurn, draw, either, ofOthers, that, type, vesselOrBase } from '../../../src/words/index.ts';
import { testCard } from '../../test-cards.ts';

export const MOON = 'T3 Moon';
export const YACHT = 'S2 Space Yacht';

const psy = (title: string, n: number, empire: 'Psycanti' | 'Visonic', psyDamage: number, count: number): string => {
  testCard({
    title,
    types: ['P'],
    strength: n,
    empire,
    psyDamage,
    ...(count > 0 && { disciplines: [{ of: empire, count, cost: 'energy' as const }] }),
  });
  return `P${n} ${title}`;
};
/** Psys with psy damage. The first two use fields of their empire: the acolyte up to 2 functions, the neophyte 1. */
export const ACOLYTE = psy('Test Acolyte', 5, 'Psycanti', 3, 2);
export const NEOPHYTE = psy('Test Neophyte', 2, 'Visonic', 1, 1);
export const BRUTE = psy('Test Brute', 8, 'Psycanti', 9, 0);

/** A field. Its first function disengages crew, a psy or a unit of another player; the others ask for strength 5 and 8, and draw. */
export const RIPPLES = 'F2 Test Ripples';
testCard(
  {
    title: 'Test Ripples',
    types: ['F'],
    strength: 2,
    disciplinesOf: ['Psycanti', 'Visonic', 'Cyber'],
    fieldFunctions: [{ from: 1 }, { from: 5 }, { from: 8 }, { from: 1 }, { from: 1 }, { from: 1 }, { from: 1 }],
  },
  {
    functions: [
      {
        target: { goal: that(either(type('C', 'D', 'P'), vesselOrBase), ofOthers) },
        effect: disengageForATurn('goal'),
      },
      { effect: draw(1) },
      { effect: draw(2) },
      { effect: draw(1) },
      { effect: draw(1) },
      { effect: draw(1) },
      { effect: draw(1) },
    ],
    names: { goal: 'that card' },
  },
);

/** A card with points for its first discipline, which has the first use of points of its text. */
export const ready = (card: string, points = 1, ...on: CardPlace[]): CardPlace => ({
  card,
  given: [...Array<number>(12).fill(0), points],
  on,
});
