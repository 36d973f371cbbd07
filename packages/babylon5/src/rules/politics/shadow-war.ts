// The Shadow War: when it begins and ends (b5/shadow-war).

import { ruleLink } from '@orrery/kernel';
import { facts } from '../../language.ts';
import type { B5State } from '../../state.ts';
import { influenceOfPower } from './influence.ts';

/** The Shadow War begins; it closes Standard Victories (b5/victory/6, b5/victory/4). */
export const shadowWarStarted = facts.define<object>('shadow-war', {
  apply(s) {
    s.shadowWar = true;
  },
  revert(s) {
    s.shadowWar = false;
  },
  show: 'all',
  say: () => `The ${ruleLink('b5/shadow-war/1', 'Shadow War')} begins.`,
  unsettles: true,
});

/** The Shadow War ends (b5/shadow-war/2). */
export const shadowWarEnded = facts.define<object>('shadow-war-ended', {
  apply(s) {
    s.shadowWar = false;
    s.shadowWarOver = true;
  },
  revert(s) {
    s.shadowWar = true;
    s.shadowWarOver = false;
  },
  show: 'all',
  say: () => `The ${ruleLink('b5/shadow-war/2', 'Shadow War')} ends.`,
});

/** The influence of the Shadows or the Vorlons at which the Shadow War begins. */
const WAR_INFLUENCE = 20;

/** The Shadow War begins when the Shadows or the Vorlons have 20 influence (b5/shadow-war/1), but only once (b5/shadow-war/2). */
export function settleShadowWar(s: B5State): void {
  if (
    s.shadowWar ||
    s.shadowWarOver ||
    (influenceOfPower(s, 'shadows') < WAR_INFLUENCE && influenceOfPower(s, 'vorlons') < WAR_INFLUENCE)
  )
    return;
  // the war is not part of the text that raised the influence, and stays if that text is reversed
  const text = s.tracing;
  s.tracing = null;
  shadowWarStarted(s, {});
  s.tracing = text;
}
