/** Tells whether things move: as the player chose, else as the device asks. */
import { choiceOf } from './choice.ts';

const WISH = matchMedia('(prefers-reduced-motion: reduce)');

/** Motion on the page: the same as the device, less, or all. Styles read it as `data-motion` of the root. */
export const motion = choiceOf('orrery.motion', ['system', 'less', 'full'] as const, 'system', () => {
  document.documentElement.dataset.motion = isStill() ? 'less' : 'full';
});

/** True if the player or the device asks for less motion: then everything is at its place at once. */
export function isStill(): boolean {
  const chosen = motion.chosen();
  return chosen === 'system' ? WISH.matches : chosen === 'less';
}

/** Applies the player's choice, now and each time the device changes its own. */
export function wearMotion(): void {
  motion.wear();
  WISH.addEventListener('change', motion.wear);
}
