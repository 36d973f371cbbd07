// The dragons of New Empires.

export const phaseDragoness = card('D1 Phase Dragoness', {
  always: [
    { k: 'withstands', to: itself, if: not(fireIsAnswered), even: true },
    { k: 'not played on', to: itself, of: ability, even: true },
    { k: 'no protection', to: itself, even: true },
  ],
});

export const plasmaDragoness = reprint('D3 Plasma Dragoness (New Empires)', plasmaDragonessNow);

export const magusDragoness = card('D4 Magus Dragoness', {
  only: { repair: either(dragon, monster) },
  always: [
    { k: 'withstands', to: itself, even: true },
    { k: 'no protection', to: itself, even: true },
  ],
  bane: ['research'],
});

export const vortexDragoness = card('D6 Vortex Dragoness', {
  always: [{ k: 'fires first', what: 'Breath Weapon' }],
});

export const neutrinoDragoness = reprint('D7 Neutrino Dragoness', neutrinoDragonessNow);

import { card, reprint } from '../../card.ts';
import { fireIsAnswered } from '../../words/expansions/index.ts';
import { ability, dragon, either, itself, monster, not } from '../../words/index.ts';
import {
  neutrinoDragoness as neutrinoDragonessNow,
  plasmaDragoness as plasmaDragonessNow,
} from '../universe/dragons.ts';
