export * from '../language.ts';
export * from './abilities.ts';
export * from './agendas.ts';
export * from './amounts.ts';
export * from './crew.ts';
export * from './dragons.ts';
export * from './effects/borrowed.ts';
export * from './effects/cards.ts';
export * from './effects/control.ts';
export * from './effects/crew.ts';
export * from './effects/crew-deeds.ts';
export * from './effects/damage.ts';
export * from './effects/equipment.ts';
export * from './effects/exploring.ts';
export * from './effects/fate.ts';
export * from './effects/fire.ts';
export * from './effects/hands.ts';
export * from './effects/harm.ts';
export * from './effects/lasting.ts';
export * from './effects/lent.ts';
export * from './effects/mishaps.ts';
export * from './effects/missions.ts';
export * from './effects/plays.ts';
export * from './effects/points.ts';
export * from './effects/reactions.ts';
export * from './effects/recoil.ts';
export * from './effects/renewal.ts';
export * from './effects/tolls.ts';
export * from './effects/volleys.ts';
export * from './effects/watching.ts';
export * from './equipment.ts';
export * from './events.ts';
export * from './filters.ts';

export * from './happenings.ts';

import './hazard-statics.ts';

export * from './lists.ts';

import './luck-statics.ts';

export * from './monsters.ts';
export * from './parts.ts';

export * from './refs.ts';
export * from './resources.ts';
export * from './ships.ts';
export * from './statics.ts';
export * from './tests.ts';
export * from './time.ts';

import './weapon-statics.ts';
