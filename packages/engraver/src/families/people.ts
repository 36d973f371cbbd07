/** People. */
import { crew, group, person, unit } from '../figures/people.ts';
import { drafted } from './drafted.ts';

/** People. */
export const people = { person: drafted(person), unit: drafted(unit), crew: drafted(crew), group: drafted(group) };
