import { v } from '../language.ts';
import { printedStrength } from '../rules/table/definitions.ts';
import { hostOf } from './refs.ts';
import { subject, tells } from './statics.ts';

// What crew becomes by accident (A9 Accidental Evolution)

tells('works anywhere', (t, x) => `${subject(t, x.to)} works at every location as at one of the type that it needs`);

/** What brings the base strength of the card that this one is on to a number. Other texts add to that number. */
export const toBase = v.amount<[number]>(
  'toBase',
  (_c, n) => (s, f) => (hostOf(s, f) < 0 ? 0 : n - printedStrength(s, hostOf(s, f))),
  (_t, n) => `what its base strength is short of ${n}`,
);
