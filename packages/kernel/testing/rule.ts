import { test } from 'vitest';

/**
 * A test that proves catalogue entries: it fails if the rule it names is broken. `orrery coverage` counts entries whose
 * tests pass.
 * @param ids one catalogue or ruling id, or several that the test shows together
 * @param title what the position shows, in a few words
 */
export function rule(ids: string | readonly string[], title: string, body: () => void | Promise<void>): void {
  const list = typeof ids === 'string' ? [ids] : ids;
  test(`[${list.join(' ')}] ${title}`, body);
}
