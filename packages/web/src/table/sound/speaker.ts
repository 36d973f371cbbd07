/** Plays sounds, if the player has allowed them. */

import { soundVolume, soundWish } from '../../ui/sound-wish.ts';
import { mayBegin } from './cues.ts';
import type { SoundName } from './voices.ts';

let context: AudioContext | null = null;
let last = -Infinity;

/** Plays a sound now. It is silent while sounds are off, on a hidden page except for the player's turn, and right after another sound. */
export async function play(name: SoundName): Promise<void> {
  if (soundWish.chosen() !== 'on' || (document.hidden && name !== 'turn') || !mayBegin(last, performance.now())) return;
  // browsers allow sound only after a press
  if (!navigator.userActivation.hasBeenActive) return;
  last = performance.now();
  const { sound } = await import('./voices.ts');
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  const out = context.createGain();
  out.gain.value = Number(soundVolume.chosen()) / 100;
  out.connect(context.destination);
  sound(context, out, name, context.currentTime + 0.01);
}
