import { expect, test } from 'vitest';
import type { SceneKind } from '../src/table/director/scene.ts';
import { cueOf, mayBegin } from '../src/table/sound/cues.ts';

/** Which scenes sound, and which do not. */

const cue = (kind: SceneKind, ...facts: string[]) =>
  cueOf({ kind, happened: facts.map(fact => ({ fact, card: null, face: null })) });

test('everyday things are silent, a turn and a loss are not', () => {
  expect(cue('quiet', 'damaged')).toBeNull();
  expect(cue('still', '')).toBeNull();
  expect(cue('event', 'vote')).toBeNull();
  expect(cue('heading', 'turn-began')).toBe('ring');
  expect(cue('event', 'damaged')).toBe('damage');
  expect(cue('result', 'neutralized')).toBe('neutralized');
  expect(cue('result', 'match-over')).toBe('victory');
  // what weighs most sounds, also if it is not the last
  expect(cue('result', 'neutralized', 'attack-over')).toBe('neutralized');
  expect(cue('result', 'damaged', 'left', 'battle-step-ended')).toBe('destroyed');
  // a card that goes back to a hand is not lost
  expect(cue('event', 'returned')).toBeNull();
});

test('nothing sounds twice within 60 ms', () => {
  expect(mayBegin(-Infinity, 0)).toBe(true);
  expect(mayBegin(1_000, 1_059)).toBe(false);
  expect(mayBegin(1_000, 1_060)).toBe(true);
});
