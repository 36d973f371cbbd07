/** Which sound a scene has. */
import type { Scene } from '../director/scene.ts';
import type { SoundName } from './voices.ts';

/** The sounds of facts, by their type. */
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
  joined: 'arrives',
};

/** The sound of a scene: what matters in it, else the beginning of a turn; null for everyday things. */
export const cueOf = ({ kind, fact }: Pick<Scene, 'kind' | 'fact'>): SoundName | null =>
  kind === 'heading' ? 'ring' : kind === 'event' || kind === 'result' ? (FACTS[fact] ?? null) : null;

/** True if a sound may begin: nothing sounds twice within 60 ms. @param last when the last one began @param now in milliseconds */
export const mayBegin = (last: number, now: number): boolean => now - last >= 60;
