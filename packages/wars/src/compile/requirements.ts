import { type Compiler, type Frame, type Holds, type Refusal, refuse, type Teller, type Test } from '@orrery/kernel';
import { v } from '../language.ts';
import type { WarsState } from '../state.ts';
import { onlyWhen, sentence } from '../words/phrases.ts';

/** A requirement, and the refusal if it is not met. */
export interface Requirement {
  readonly holds: Holds<WarsState>;
  readonly refusal: Refusal;
}

/**
 * Compiles a requirement into its parts, so that a refusal names the part that fails. The refusal has the rule of that part, or the usual rule.
 * @param usual the rule for a part whose words have no rule of their own
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
    refusal: refuse(v.trait(part, 'rule') ?? usual, sentence(`you can do this only ${onlyWhen(t, ', while ', part)}`)),
  }));
}

/** Returns the refusal of the first requirement that is not met; null if all are met. */
export function unmet(list: readonly Requirement[], s: WarsState, f: Frame): Refusal | null {
  for (const { holds, refusal } of list) if (!holds(s, f)) return refusal;
  return null;
}
