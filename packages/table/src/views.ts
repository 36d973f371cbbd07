// The shapes of what viewers see of each game. These are types only, and nothing is loaded for them.

export type * as Babylon5 from '@orrery/babylon5';
export type * as GalacticEmpires from '@orrery/galactic-empires';
export type * as Wars from '@orrery/wars';
