/** What viewers see of each game, for hosts that draw it. Types alone: nothing is loaded by them. */
export type * as Babylon5 from '@orrery/babylon5';
export type * as GalacticEmpires from '@orrery/galactic-empires';
export type * as Wars from '@orrery/wars';
