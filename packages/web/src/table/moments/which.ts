/** Which moments a scene has, and of which cards. */
import type { Scene } from '../director/scene.ts';
import { cueOf } from '../sound/cues.ts';
import type { MomentName } from './drawings.ts';

/** A moment of a card. */
export interface Due {
  readonly name: MomentName;
  /** the card at the table; null for the whole stage */
  readonly card: number | null;
}

/** More at once would be a crowd: the board shows the rest. */
export const MOST = 3;

/** The moments of facts about a card. */
const FACTS: Readonly<Record<string, MomentName>> = {
  left: 'destroyed',
  neutralized: 'neutralized',
  captured: 'neutralized',
  inverted: 'neutralized',
  damaged: 'damage',
  'severe-damage': 'damage',
  'energy-lost': 'damage',
  controlled: 'control',
  'control-taken': 'control',
};
/** A world comes with these facts. */
const COMES: readonly string[] = ['entered', 'sponsored', 'starting-location'];

/**
 * The moments of a scene, three at most.
 * @param isWorld true for the stable id of a card that is a world or a place
 * @param taken cards whose control changes with the scene
 */
export function momentsOf(
  scene: Pick<Scene, 'kind' | 'happened'>,
  isWorld: (face: string) => boolean,
  taken: readonly number[],
): readonly Due[] {
  if (scene.kind === 'still') return [];
  if (cueOf(scene) === 'victory') return [{ name: 'victory', card: null }];
  const matters = scene.kind === 'event' || scene.kind === 'result';
  const found = new Map<number, MomentName>();
  for (const { fact, card, face } of scene.happened) {
    if (card === null) continue;
    const world = face !== null && isWorld(face);
    if (world && COMES.includes(fact)) found.set(card, 'arrives');
    else if (world && fact === 'left') found.set(card, 'gone');
    else if (matters && FACTS[fact] !== undefined) found.set(card, FACTS[fact]);
  }
  for (const card of taken) if (!found.has(card)) found.set(card, 'control');
  return [...found].slice(0, MOST).map(([card, name]) => ({ name, card }));
}
