// Judges one decision of a record, in a worker.
import type { MatchRecord } from '@orrery/kernel';
import { type AnalysisTask, Analyst, type Effort, loadGame, type Verdict } from '@orrery/table';

/** Some decisions of a record for a worker. */
export interface Looks {
  readonly record: MatchRecord;
  readonly effort: Effort;
  readonly task: AnalysisTask;
}

/** The record that this worker replayed last. */
let last: { readonly name: string; readonly analyst: Analyst<never> } | null = null;

/** Judges a decision, in a worker. */
export async function lookAt({ record, effort, task }: Looks): Promise<Verdict> {
  const name = JSON.stringify([record.game, record.prints.at(-1), effort]);
  if (last?.name !== name)
    last = {
      name,
      analyst: new Analyst(await loadGame(record.game, record.setup), record, effort) as unknown as Analyst<never>,
    };
  const steps = last.analyst.perform(task);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
