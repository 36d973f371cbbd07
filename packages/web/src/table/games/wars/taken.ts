/** Locations that change hands. */
import type { Wars } from '@orrery/table/views';

/** Locations that another player controls after a scene than before it. */
export function taken(before: Wars.View, after: Wars.View): number[] {
  const places = ({ regions }: Wars.View) => regions.flatMap(({ sites, sectors }) => [...sites, ...sectors]);
  const held = new Map(places(before).map(({ id, controlledBy }) => [id, controlledBy]));
  return places(after)
    .filter(({ id, controlledBy }) => controlledBy >= 0 && held.has(id) && held.get(id) !== controlledBy)
    .map(({ id }) => id);
}
