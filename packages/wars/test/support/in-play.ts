// A laden ship, and what players are told, for the tests of cards in play.
import type { Fact } from '@orrery/kernel';
import type { Table } from '../table.ts';

const CARRIER = 'Guardian-Class Carrier';

const AVIATRIX = 'Hellcat Aviatrix';

/** The log’s sentence about a fact as somebody may know it. */
export const tells = (t: Table, fact: Fact, who: number | null): string =>
  t.toldTo(fact, who === null ? null : who - 1).sentence?.text ?? '';

/** A ship that carries an armed unit, a fighter and a weapon. */
export const laden = {
  card: CARRIER,
  beneath: [{ card: AVIATRIX, beneath: ['Sidearm'] }, 'Stinger', 'LongBow Missile 27-B'],
};
