import { type Compiler, type Frame, type Holds, type Refusal, refuse, type Teller, type Test } from '@orrery/kernel';
import { v } from '../language.ts';
import type { WarsState } from '../state.ts';
import { onlyWhen } from '../words/phrases.ts';

/** One thing that must be so, and what is said where it is not. */
export interface Requirement {
  readonly holds: Holds<WarsState>;
  readonly refusal: Refusal;
}

/**
 * Compiles what must be so into its parts, so that a refusal names the one that fails: by its own rule, or by the one that says
 * that requirements must be met.
 * @param usual the rule that asks for it where the words have none of their own
 */
export function compileRequirements(
  c: Compiler<WarsState>,
  test: Test | undefined,
  usual: string,
  t: Teller,
): readonly Requirement[] {
  if (test === undefined) return [];
  return v.parts(test).map(part => ({
    holds: c.test(part),
    refusal: refuse(v.trait(part, 'rule') ?? usual, `You can do this only ${onlyWhen(t.test(part))}.`),
  }));
}

/** The refusal of the first requirement that is not met; null where all are. */
export function unmet(list: readonly Requirement[], s: WarsState, f: Frame): Refusal | null {
  for (const { holds, refusal } of list) if (!holds(s, f)) return refusal;
  return null;
}
