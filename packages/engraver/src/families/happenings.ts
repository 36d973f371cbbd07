/** What happens. */
import { hazard } from '../figures/hazards.ts';
import * as happen from '../figures/moments.ts';
import { drafted } from './drafted.ts';

/** What happens. */
export const happenings = {
  event: drafted(happen.event),
  conflict: drafted(happen.conflict),
  agenda: drafted(happen.agenda),
  aftermath: drafted(happen.aftermath),
  contingency: drafted(happen.contingency),
  order: drafted(happen.order),
  interrupt: drafted(happen.interrupt),
  hazard: drafted(hazard),
  occurrence: drafted(happen.occurrence),
  luck: drafted(happen.luck),
  ability: drafted(happen.ability),
  field: drafted(happen.field),
  mission: drafted(happen.mission),
};
