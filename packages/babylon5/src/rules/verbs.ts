import type { Option, Refusal, Seat } from '@orrery/kernel';
import type { B5State } from '../state.ts';

/** One kind of action of the action round (b5/action-round/5). */
export interface Verb {
  readonly name: string;
  /** adds what this seat can do now */
  list(s: B5State, seat: Seat, out: Option[]): void;
  /** the rule that forbids it, null when it is allowed */
  judge(s: B5State, seat: Seat, a: number, b: number): Refusal | null;
  /** what the button says */
  label(s: B5State, a: number, b: number): string;
  /** takes no action: the same player is asked again */
  readonly free?: boolean;
  /** the procedure that does it; its frame has `a` and `b` in its locals */
  readonly procedure: string;
}

/** The kinds of action in the order in which they are listed. */
export const VERBS = new Map<string, Verb>();

/** Declares a kind of action. */
export function verb(v: Verb): void {
  VERBS.set(v.name, v);
}
