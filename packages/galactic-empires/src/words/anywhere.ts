import type { Compiler, Filter, Fits } from '@orrery/kernel';
import { KIND } from '../card.ts';
import { standing } from '../rules/texts/standing.ts';
import { isUnder } from '../rules/texts/static-texts.ts';
import type { GeState } from '../state.ts';
import { place } from './filters.ts';

// Crew that works at every location as at one of the type that its text asks for (A9 Accidental Evolution)

/** The words that say which type a location has. */
const TYPES = new Set(['ship', 'base', 'terrain', 'world', 'bearer', 'hull', 'vessel']);

/** Returns a filter that asks for no type of location, or null if the filter names none. */
function ofAnyType(filter: Filter): Filter | null {
  if (TYPES.has(filter.w)) return place;
  if (filter.w !== 'that') return null;
  const parts = (filter.a as Filter[]).map(x => ofAnyType(x) ?? x);
  return parts.some((x, i) => x !== filter.a[i]) ? ({ ...filter, a: parts } as Filter) : null;
}

/** True if a text lets the card whose text is read work anywhere. */
const worksAnywhere = (s: GeState, self: number): boolean =>
  standing(s).statics[KIND['works anywhere']] !== undefined && self >= 0 && isUnder(s, KIND['works anywhere'], self);

/** Compiles a filter of the location of the card whose text is read. For crew that works anywhere, a type that it names does not count. */
export function locationFilter(c: Compiler<GeState>, filter: Filter): Fits<GeState> {
  const fits = c.filter(filter);
  const any = ofAnyType(filter);
  if (any === null) return fits;
  const also = c.filter(any);
  return (s, id, f) => fits(s, id, f) || (worksAnywhere(s, f.self) && also(s, id, f));
}

/** True for a filter of the location of the card whose text is read, or of the card that it is on. */
export const asksForLocation = (filter: Filter): boolean =>
  filter.w === 'that' && (filter.a as Filter[]).some(x => x.w === 'itsLocation' || x.w === 'itsHost');
