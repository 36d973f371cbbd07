/** The result of a call to the worker as plain data: a value or an error. */
import { BadInput, Refused } from '@orrery/kernel';

/** The result of a call as plain data. A refusal keeps its rule on the way to the page. */
export type Answer<T> =
  | { readonly value: T }
  | {
      readonly fault: {
        readonly text: string;
        readonly rule: string | null;
        /** false for an error of ours */
        readonly known: boolean;
      };
    };

/** Does something and gives its result or its error. */
export async function answering<T>(does: () => T | Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await does() };
  } catch (error) {
    const known = error instanceof Refused || error instanceof BadInput;
    const rule = error instanceof Refused ? error.rule : null;
    return { fault: { text: error instanceof Error ? error.message : String(error), rule, known } };
  }
}
