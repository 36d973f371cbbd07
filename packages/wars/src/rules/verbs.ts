import type { Option, Refusal, Seat } from '@orrery/kernel';
import type { WarsState } from '../state.ts';

/** One kind of thing that a player with initiative can do (wars/initiative/1, /2). */
export interface Verb {
  readonly name: string;
  /** adds what this seat can do now */
  list(s: WarsState, seat: Seat, out: Option[]): void;
  /** the rule that forbids it, null when it is allowed */
  judge(s: WarsState, seat: Seat, a: number, b: number): Refusal | null;
  /** what the button says */
  label(s: WarsState, a: number, b: number): string;
  /** the procedure that declares it; its frame has `a` and `b` in its locals, and `a` as its card */
  readonly procedure: string;
}

/** What a player with initiative can do, in the order in which it is listed. */
export const VERBS = new Map<string, Verb>();

/** Declares a kind of thing to do. */
export function verb(v: Verb): void {
  VERBS.set(v.name, v);
}
