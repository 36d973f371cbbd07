/** Which sound a scene has. */
import type { Scene } from '../director/scene.ts';
import type { SoundName } from './voices.ts';

/** The sounds of facts, by their type: what weighs most comes first. */
const FACTS: Readonly<Record<string, SoundName>> = {
  // the end of a match or of a player
  won: 'victory',
  'match-over': 'victory',
  eliminated: 'destroyed',
  surrendered: 'destroyed',
  // losses
  left: 'destroyed',
  neutralized: 'neutralized',
  captured: 'neutralized',
  inverted: 'neutralized',
  controlled: 'neutralized',
  'control-taken': 'neutralized',
  damaged: 'damage',
  'severe-damage': 'damage',
  'hq-damaged': 'damage',
  drained: 'damage',
  'energy-lost': 'damage',
  // fights
  attack: 'attack',
  fired: 'attack',
  'battle-began': 'attack',
  'conflict-initiated': 'attack',
  // what comes
  entered: 'arrives',
};
const ORDER = Object.keys(FACTS);

/** The sound of a scene: of what weighs most in it, else of the beginning of a turn; null for everyday things. */
export function cueOf({ kind, happened }: Pick<Scene, 'kind' | 'happened'>): SoundName | null {
  if (kind === 'heading') return 'ring';
  if (kind !== 'event' && kind !== 'result') return null;
  const first = ORDER.find(type => happened.some(({ fact }) => fact === type));
  return first === undefined ? null : FACTS[first]!;
}

/** True if a sound may begin: nothing sounds twice within 60 ms. @param last when the last one began @param now in milliseconds */
export const mayBegin = (last: number, now: number): boolean => now - last >= 60;
