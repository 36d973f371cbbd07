/** What is drawn for each card of WARS. */
import {
  armTraits,
  emblemOf,
  type FigureKind,
  isSeveral,
  type Motif,
  purposeTraits,
  shipTraits,
  siteTraits,
  vehicleTraits,
  worldOf,
} from '@orrery/engraver';
import type { CardFace } from '../contract/face.ts';
import { nameOf, numberOn, rulesOf } from './numbers.ts';

const FIGURES: Readonly<Record<string, FigureKind>> = {
  character: 'unit',
  ship: 'warship',
  vehicle: 'vehicle',
  nobot: 'robot',
  location: 'world',
  weapon: 'weapon',
  asset: 'asset',
  order: 'order',
  interrupt: 'interrupt',
};

/** The three numbers of a unit, in the order of their triangle. */
const unitNumbers = (face: CardFace): number[] => ['power', 'tactics', 'defense'].map(key => numberOn(face, key));

/** The motif of a card of WARS; undefined for a type that has no figure. */
export function warsMotif(face: CardFace): Motif | undefined {
  const figure = FIGURES[face.type];
  if (figure === undefined) return undefined;
  const { title, faction, variety, kind } = face;
  const motif = { figure, name: nameOf(face), people: faction, strength: 0 };
  const emblem = emblemOf(title, rulesOf(face));
  switch (figure) {
    case 'world': {
      const [place = title, part = ''] = title.split('/');
      const counts = { energy: numberOn(face, 'energy'), theirs: numberOn(face, 'energy-theirs') };
      return variety === 'site'
        ? { ...motif, figure: 'site', world: worldOf(place), traits: siteTraits(part), counts }
        : { ...motif, world: worldOf(place, part), traits: purposeTraits(part), counts };
    }
    case 'unit': {
      const traits = [isSeveral(title) ? 'several' : '', /\bbots?\b/i.test(title) ? 'bot' : ''].filter(Boolean);
      return { ...motif, values: unitNumbers(face), traits, emblem };
    }
    case 'warship':
      return {
        ...motif,
        strength: numberOn(face, 'power') + (/\bcapital\b/i.test(kind) ? 3 : 1),
        values: unitNumbers(face),
        traits: shipTraits(title),
      };
    case 'vehicle':
    case 'robot':
      return { ...motif, strength: numberOn(face, 'power'), values: unitNumbers(face), traits: vehicleTraits(title) };
    case 'weapon':
      return { ...motif, traits: armTraits(title) };
    case 'asset':
      return { ...motif, counts: { cost: face.cost?.value ?? 0 }, emblem };
    default:
      return { ...motif, traits: variety.split(' or '), emblem };
  }
}
