// The types of each game's views. They load nothing.

export type * as Babylon5 from '@orrery/babylon5';
export type * as GalacticEmpires from '@orrery/galactic-empires';
export type * as Wars from '@orrery/wars';
