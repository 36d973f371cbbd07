// What an answer changes in the numbers that decide the game.
import type { Foreseen, Measure, State, Trials } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';

/** A number that an answer changes for certain. */
export interface MeasureChange {
  /** its name as the start of a line: `Your power` */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** true if the change is good for the player, false if it is bad; null if that depends on the player's plan */
  readonly good: boolean | null;
}

/** The most changes that a preview tells. */
const MOST = 4;

/**
 * Returns the numbers that an answer changes, the most important first. Only what is certain counts: everything that the preview
 * tells. If others may answer it, the numbers are those after all of them passed.
 */
export function changesOf<S extends State>(
  table: TableGame<S>,
  { seat, worlds: [before] }: Trials<S>,
  foreseen: Foreseen<S>,
): readonly MeasureChange[] {
  if (table.measures === undefined || foreseen.certain === null) return [];
  const measures = (world: S) => new Map(table.measures!(world, seat).map(measure => [measure.key, measure]));
  const old = measures(before!);
  return [...measures(foreseen.certain).values()]
    .flatMap((measure): MeasureChange[] => {
      const from = old.get(measure.key)?.value;
      if (from === undefined || from === measure.value) return [];
      return [{ name: measure.name, from, to: measure.value, good: isGood(measure, from) }];
    })
    .slice(0, MOST);
}

const isGood = ({ wants, value }: Measure, from: number): boolean | null =>
  wants === 'either' ? null : value > from === (wants === 'more');
