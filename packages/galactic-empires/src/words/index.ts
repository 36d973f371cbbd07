export * from '../language.ts';
export * from './abilities.ts';
export * from './agendas.ts';
export * from './amounts.ts';
export * from './crew.ts';
export * from './dragons.ts';
export * from './effects/as-two.ts';
export * from './effects/borrowed.ts';
export * from './effects/captives.ts';
export * from './effects/cards.ts';
export * from './effects/control.ts';
export * from './effects/crew.ts';
export * from './effects/crew-deeds.ts';
export * from './effects/damage.ts';
export * from './effects/defences.ts';
export * from './effects/draws.ts';
export * from './effects/equipment.ts';
export * from './effects/exploring.ts';
export * from './effects/face-down.ts';
export * from './effects/fate.ts';
export * from './effects/fire.ts';
export * from './effects/gravity.ts';
export * from './effects/hands.ts';
export * from './effects/harm.ts';
export * from './effects/in-turn.ts';
export * from './effects/lasting.ts';
export * from './effects/lent.ts';
export * from './effects/mishaps.ts';
export * from './effects/missions.ts';
export * from './effects/occurrences.ts';
export * from './effects/out-of-turn.ts';
export * from './effects/piles.ts';
export * from './effects/plays.ts';
export * from './effects/points.ts';
export * from './effects/psys.ts';
export * from './effects/reactions.ts';
export * from './effects/rearranging.ts';
export * from './effects/recoil.ts';
export * from './effects/renewal.ts';
export * from './effects/repeats.ts';
export * from './effects/theft.ts';
export * from './effects/trades.ts';
export * from './effects/volleys.ts';
export * from './effects/watching.ts';
export * from './equipment.ts';
export * from './events.ts';
export * from './evolution.ts';
export * from './filarians.ts';
export * from './filters.ts';

import './freight.ts';

export * from './gems.ts';
export * from './happenings.ts';

import './hazard-statics.ts';

export * from './krebiz.ts';
export * from './lists.ts';
export * from './luck-statics.ts';
export * from './monsters.ts';
export * from './parts.ts';
export * from './phase-events.ts';
export * from './phases.ts';
export * from './psys.ts';

import './psy-statics.ts';

export * from './refs.ts';
export * from './resources.ts';
export * from './ships.ts';
export * from './statics.ts';
export * from './tests.ts';
export * from './time.ts';

import './weapon-statics.ts';
