// How a scenario went.

/** How a scenario went: null when all of it held, else what did not. */
export interface ScenarioOutcome {
  readonly scenario: string;
  readonly fault: string | null;
  /** where in the scenario's data the fault is: keys and places, counted from 0; absent where nothing is wrong */
  readonly at?: readonly (string | number)[];
  /** what was told on the way, as one who sees all reads it, where it was asked for */
  readonly log?: readonly string[];
}
