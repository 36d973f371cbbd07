// The data of a match until its first turn begins.
import { type CardId, ownFrame, type Seat } from '@orrery/kernel';
import type { B5State } from '../../state.ts';

/** The data of a match until its first turn. It is in the locals of the first program, which calls all others. */
export interface Opening {
  /** the optional rules in force (b5/which-rules/5) */
  readonly options: readonly string[];
  /** 1 if decks must be legal */
  readonly legal: number;
  /** the id of each seat's chosen ambassador, '' for seats that will choose. Ids, because records outlive the order of the cards */
  readonly named: readonly string[];
  /** the ids of cards revealed as ambassadors: nobody may choose them any more (b5/setup/19) */
  readonly shown: readonly string[];
  /** seats whose ambassador clashed with another (b5/setup/20) */
  readonly clashed: readonly Seat[];
  /** the second ambassador that a Non-Aligned seat has in hand, -1 for none (b5/starting-hand/4) */
  readonly seconds: readonly CardId[];
  /** 1 for a seat whose starting hand came with the setup */
  readonly given: readonly number[];
}

/** Reads the data of the opening. */
export function opening(s: B5State): Opening {
  return s.stack[0]!.l as unknown as Opening;
}

/** Changes the data of the opening. */
export function note(s: B5State, change: Partial<Opening>): void {
  Object.assign(ownFrame(s, 0).l, change);
}

/** The list with another value at one index. */
export function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, i) => (i === at ? value : old));
}
