/** What is drawn for each card of Babylon 5. */
import { emblemOf, type FigureKind, fleetTraits, type Motif, worldOf } from '@orrery/engraver';
import type { CardFace } from '../contract/face.ts';
import { nameOf, numberOn, rulesOf } from './numbers.ts';

const FIGURES: Readonly<Record<string, FigureKind>> = {
  character: 'person',
  group: 'group',
  fleet: 'fleet',
  location: 'world',
  enhancement: 'enhancement',
  agenda: 'agenda',
  event: 'event',
  conflict: 'conflict',
  aftermath: 'aftermath',
  contingency: 'contingency',
};

/** The emblems of abilities. */
const ABILITIES: Readonly<Record<string, string>> = {
  diplomacy: 'pact',
  intrigue: 'mask',
  psi: 'spiral',
  leadership: 'crown',
  military: 'blades',
};

/** What a person is good at: the emblem of the highest ability. */
const callingOf = ({ numbers }: CardFace): string | undefined =>
  ABILITIES[[...numbers].sort((a, b) => b.value - a.value)[0]?.key ?? ''];

/** The motif of a card of Babylon 5; undefined for a type that has no figure. */
export function babylon5Motif(face: CardFace): Motif | undefined {
  const figure = FIGURES[face.type];
  if (figure === undefined) return undefined;
  const { title, faction, numbers, variety } = face;
  const motif = { figure, name: nameOf(face), people: faction, strength: 0, counts: { cost: face.cost?.value ?? 0 } };
  const emblem = emblemOf(title, rulesOf(face));
  switch (figure) {
    case 'person':
      return { ...motif, values: numbers.map(({ value }) => value), emblem: callingOf(face) };
    case 'fleet':
      return { ...motif, strength: numberOn(face, 'military'), traits: fleetTraits(title) };
    case 'world':
      return { ...motif, world: worldOf(title), strength: numberOn(face, 'military'), counts: { marks: 25 } };
    case 'conflict':
      return { ...motif, traits: [variety], emblem };
    default:
      return { ...motif, emblem };
  }
}
