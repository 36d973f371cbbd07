import { type CardId, clause, many, numberOf, type Ref } from '@orrery/kernel';
import { defOf, typeOf } from '../../card.ts';
import { v } from '../../language.ts';
import { type PointKind, titleOnCard } from '../../printed.ts';
import { outputOf } from '../../rules/fleet/terrain.ts';
import { slotsGained } from '../../rules/points/carrying-out.ts';
import { isCombined, isWhole } from '../../rules/table/definitions.ts';
import { works } from '../../rules/texts/static-texts.ts';
import type { GeState } from '../../state.ts';
import { taking } from '../effects/exploring.ts';
import { lasts } from '../effects/lasting.ts';
import { cruiser } from '../equipment.ts';
import { noun } from '../filters.ts';
import { isCapsule, isCombination } from '../resources.ts';
import { object, tells, whoseText } from '../statics.ts';

// Words for terrain and bases: tribute, capsules and cruisers, points in reaction

/** Stops so many points of your choice that a card generates next: its player goes without them in the next Allocation Phase. */
export const stopOutput = v.flow<[Ref, number]>(
  'stopOutput',
  (c, card: Ref, most: number) => taking(c, card, most, false),
  (t, card, most) =>
    `${many(most, 'point')} of your choice ${most === 1 ? 'is' : 'are'} missing from what ${t.ref(card)} generates next`,
  card => ({ means: [[card, -2]] }),
);
/** True while points are used in reaction, and none are allocated (M6 Material Evil). */
export const pointsInReaction = v.test(
  'pointsInReaction',
  () => (s: GeState) => s.phase !== 'allocation',
  () => 'points are used in reaction',
)();
/** Gives you command points at once: as many more command slots until your next Allocation Phase. */
export const commandAtOnce = v.effect<[number]>(
  'commandAtOnce',
  (_c, n) => (s, f) => {
    slotsGained(s, { card: f.self, seat: f.you, n });
  },
  (_t, n) => `you have ${n} more command points at once`,
  { means: [['you', 3]] },
);
/** The turns that this card has been in play, with the current one. */
export const turnsStayed = v.amount(
  'turnsStayed',
  () => (s, f) => {
    const { player, turn } = s.cards[f.self]!;
    return player < 0 ? 0 : s.seats[player]!.turns - turn + 1;
  },
  t => numberOf(`turns that ${t.ref('self')} has been there`, `turn that ${t.ref('self')} has been there`),
)();
/** Fits black holes that take energy from a fleet. A Quantum Black Hole, which takes it from one terrain, is a terrain of its own. */
export const blackHole = noun(
  'black hole',
  (s, id) => typeOf(s, id) === 'T' && titleOnCard(defOf(s, id).source) === 'Black Hole',
);
/** The points of a kind that an engaged card generates now, up to a number. A tribute does not lessen them. */
const madeUpTo = v.amount(
  'madeUpTo',
  (c, card: Ref, kind: PointKind, most: number) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 || !works(s, id) ? 0 : Math.min(most, outputOf(s, id, works)[kind] ?? 0);
    };
  },
  (t, card, kind, most) => `the ${kind} that ${t.ref(card)} generates, but at most ${most}`,
);
/** Gives you the points of a kind that a card has just generated, up to a number, in your next Allocation Phase. */
export const getsTribute = v.flow<[Ref, PointKind, number]>(
  'getsTribute',
  (c, card, kind, most) =>
    c.effect(lasts({ k: 'fleet output', what: kind, n: madeUpTo(card, kind, most) }, { turns: 2 })),
  () => 'you have these points in your next Allocation Phase',
  { means: [['you', 2]] },
);
/** Fits a Krebiz capsule without a cruiser. */
export const loneCapsule = v.filter(
  'loneCapsule',
  () => (s, id) => isCapsule(s, id) && isAlone(s, id),
  () => ({ noun: 'Krebiz capsule', after: 'without a cruiser' }),
)();
/** Fits a Krebiz cruiser without a capsule. */
export const loneCruiser = v.filter(
  'loneCruiser',
  c => {
    const fits = c.filter(cruiser);
    return (s, id, f) => fits(s, id, f) && !isCapsule(s, id) && isAlone(s, id);
  },
  () => ({ noun: 'Krebiz cruiser', after: 'without a capsule' }),
)();
/** True for a ship that has joined no other, and that none has joined. */
const isAlone = (s: GeState, id: CardId): boolean => !isCombined(s, id) && !isWhole(s, id) && !isCombination(s, id);
tells('spent as', (t, x) => clause(whoseText(t, x), 'spend', `half of all economy as ${x.what}`));
tells('tribute', (t, x) => `the first ${t.amount(x.n!)} ${x.what} of ${object(t, x.to)} each turn go to you`);
tells('supply pays', (t, x) => `supply can pay the economy that ${object(t, x.to)} need`);
tells('more plasma', (t, x) => `the variable plasma of ${object(t, x.to)} takes up to ${t.amount(x.n!)} more energy`);
