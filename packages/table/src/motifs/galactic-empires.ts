/** What is drawn for each card of Galactic Empires. */
import {
  baseTraits,
  beastTraits,
  emblemOf,
  type FigureKind,
  isBad,
  isSeveral,
  type Motif,
  perilTraits,
  shipTraits,
  toolTraits,
  worldOf,
  worldTraits,
} from '@orrery/engraver';
import type { CardFace } from '../contract/face.ts';
import { nameOf, numberOn, rulesOf } from './numbers.ts';

const FIGURES: Readonly<Record<string, FigureKind>> = {
  ship: 'ship',
  base: 'base',
  terrain: 'world',
  crew: 'crew',
  equipment: 'device',
  hazard: 'hazard',
  monster: 'monster',
  dragon: 'dragon',
  'luck card': 'luck',
  occurrence: 'occurrence',
  ability: 'ability',
  agenda: 'mission',
  field: 'field',
  psy: 'crew',
  installation: 'base',
};

/** The words that change a figure. */
const TRAITS: Readonly<Partial<Record<FigureKind, (title: string) => readonly string[]>>> = {
  ship: shipTraits,
  base: baseTraits,
  world: worldTraits,
  device: toolTraits,
  hazard: perilTraits,
  monster: beastTraits,
  luck: title => (isBad(title) ? ['bad'] : []),
  crew: title => (isSeveral(title) ? ['several'] : []),
};

/** The strength of a card: its number, or the one in its code (`T4`). */
const strengthOf = (face: CardFace): number =>
  numberOn(face, 'strength') || Number(/\d{1,2}$/.exec(face.code)?.[0] ?? 0);

/** The motif of a card of Galactic Empires; undefined for a type that has no figure. */
export function galacticEmpiresMotif(face: CardFace): Motif | undefined {
  const { title, subtitle, faction } = face;
  // some dragons are printed as monsters
  const figure = face.type === 'monster' && /\bdragon\b/i.test(title) ? 'dragon' : FIGURES[face.type];
  if (figure === undefined) return undefined;
  const counts = Object.fromEntries(['shields', 'phasers', 'heavy', 'nodes'].map(key => [key, numberOn(face, key)]));
  const motif: Motif = {
    ...{ figure, name: nameOf(face), people: faction, strength: strengthOf(face), counts },
    traits: TRAITS[figure]?.(`${title} ${subtitle}`) ?? [],
    emblem: emblemOf(title, rulesOf(face)),
  };
  return figure === 'world' ? { ...motif, world: worldOf(title, subtitle), counts: { ...counts, marks: 10 } } : motif;
}
