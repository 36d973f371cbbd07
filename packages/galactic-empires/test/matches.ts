import { advance } from '@orrery/kernel';
import { type GeSetup, galacticEmpires } from '../src/index.ts';
import { Table } from './table.ts';

/** Returns a match from its beginning, at its first question, with its whole log. */
export function matchOf(seats: GeSetup['seats'], seed = 1): Table {
  const s = galacticEmpires.create({ seats }, seed);
  s.heard = [];
  advance(galacticEmpires, s);
  return new Table(s).leaveOpen();
}

/** Three players whose antes are of strength 3, 7 and 5. */
export const ANTE_ORDER: GeSetup['seats'] = [
  { deck: Array(40).fill('t3-moon') },
  { deck: Array(40).fill('t7-system') },
  { deck: Array(40).fill('t5-star') },
];
