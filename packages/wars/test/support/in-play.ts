// A loaded ship, and the log as players read it, for the tests of cards in play.
import type { Fact } from '@orrery/kernel';
import type { Table } from '../table.ts';

const CARRIER = 'Guardian-Class Carrier';

const AVIATRIX = 'Hellcat Aviatrix';

/** Returns the log’s sentence about a fact, as a viewer may know it. */
export const tells = (t: Table, fact: Fact, who: number | null): string =>
  t.toldTo(fact, who === null ? null : who - 1).sentence?.text ?? '';

/** A ship that carries an armed unit, a fighter and a weapon. */
export const laden = {
  card: CARRIER,
  beneath: [{ card: AVIATRIX, beneath: ['Sidearm'] }, 'Stinger', 'LongBow Missile 27-B'],
};
