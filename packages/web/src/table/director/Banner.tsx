/** The banner across the stage: a result, or the beginning of a turn. */
import type { LineTold } from '../../connection/contract.ts';
import type { Telling } from '../store.ts';

/**
 * The sentence of a scene in large letters, for a result and for a turn that begins; nothing for other scenes. It catches no clicks.
 * Screen readers skip it, because the dock says the same.
 */
export function Banner({ telling, look }: { telling: Telling; look: (seat: number) => string }) {
  const { scene, millis, key } = telling;
  if (scene.kind !== 'result' && scene.kind !== 'heading') return null;
  const rank = ({ weight, heading }: LineTold) => (heading > 0 ? 1 / heading : weight);
  const line = scene.lines.reduce((most, one) => (rank(one) > rank(most) ? one : most), scene.lines[0]!);
  return (
    <div
      key={key}
      className={`banner ${scene.kind} ${scene.who === null ? '' : look(scene.who)}`}
      style={{ animationDuration: `${millis}ms` }}
      aria-hidden="true"
    >
      <p>{line.text}</p>
    </div>
  );
}
