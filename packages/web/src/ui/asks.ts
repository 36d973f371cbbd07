/** What the page asks about once more before it does it. */
import { choiceOf } from './choice.ts';

/** Whether the page asks again. */
export type Ask = 'ask' | 'never';

const asks = (name: string) => choiceOf<Ask>(`orrery.ask.${name}`, ['ask', 'never'], 'ask');

/** The guards that a player can turn off: a pass that loses something, and resigning. */
export const asksBefore = { pass: asks('pass'), resign: asks('resign') } as const;
