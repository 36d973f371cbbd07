/** Motifs for tests: one of each figure and of each world. */
import type { FigureKind, Motif } from '@orrery/engraver';
import { WORLDS, type WorldKind } from '@orrery/engraver';

/** A motif with what a test needs. */
export const motifFor = (figure: FigureKind, more: Partial<Motif> = {}): Motif => ({
  ...{ figure, name: `${figure} of a test`, people: 'neutral', strength: 5 },
  ...more,
});

/** All kinds of worlds. */
export const WORLD_KINDS = Object.keys(WORLDS) as WorldKind[];

/** One motif of each figure, with everything that can be counted on it. */
export const ONE_OF_EACH: readonly Motif[] = [
  motifFor('world', { world: 'earth' }),
  motifFor('site', { world: 'ganymede', traits: ['valley', 'camp'] }),
  motifFor('ship', { people: 'argonian', counts: { shields: 4, phasers: 3, heavy: 2 }, traits: ['carrier'] }),
  motifFor('base', { people: 'krebiz', counts: { shields: 4, phasers: 3, heavy: 2 } }),
  motifFor('warship', { people: 'shi', values: [3, 1, 6] }),
  motifFor('vehicle', { people: 'earther', values: [3, 1, 6] }),
  motifFor('robot', { people: 'gongen', values: [9, 4, 5] }),
  motifFor('fleet', { people: 'minbari' }),
  motifFor('monster', { traits: ['worm'] }),
  motifFor('dragon', { counts: { heavy: 3 } }),
  motifFor('person', { people: 'narn', values: [4, 2, 3], emblem: 'mask' }),
  motifFor('unit', { people: 'quay', values: [2, 3, 4], emblem: 'blades' }),
  motifFor('crew', { emblem: 'wrench' }),
  motifFor('group', { people: 'human', emblem: 'pact' }),
  motifFor('weapon', { traits: ['blade'] }),
  motifFor('device', { traits: ['dish'], emblem: 'bolt' }),
  motifFor('asset', { people: 'maverick', counts: { cost: 3 }, emblem: 'coin' }),
  motifFor('enhancement', { counts: { cost: 6 }, emblem: 'book' }),
  motifFor('event', { counts: { cost: 7 }, emblem: 'star' }),
  motifFor('conflict', { traits: ['psi'], emblem: 'eye' }),
  motifFor('agenda', { people: 'centauri', emblem: 'crown' }),
  motifFor('aftermath', { emblem: 'skull' }),
  motifFor('contingency', { emblem: 'fist' }),
  motifFor('order', { people: 'gongen', traits: ['used'], emblem: 'leaf' }),
  motifFor('interrupt', { people: 'earther', traits: ['lost'], emblem: 'gun' }),
  motifFor('hazard', { traits: ['well'] }),
  motifFor('occurrence', { emblem: 'letter' }),
  motifFor('luck', { traits: ['bad'], emblem: 'die' }),
  motifFor('ability', { emblem: 'spiral' }),
  motifFor('field', { people: 'psycanti', emblem: 'eye' }),
  motifFor('mission', { emblem: 'aim' }),
];
