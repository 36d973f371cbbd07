// Forces that attack, for the tests of battles.
import { CORE } from '../fields.ts';
import '../test-cards.ts';

/** One unit at the shaft. */
export const scouts = { at: { [CORE]: ['Vishal Scout'] } };

/** A unit at the shaft, and an interrupt to respond with. */
export const kizen = { hand: ['Apparition'], at: { [CORE]: ['CISyn Coordinators'] } };
