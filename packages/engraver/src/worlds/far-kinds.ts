/** Lights, charts, places of dragons and several worlds in one, by name. */
import { nebula, nothing, plasma, remnant, waves } from './charts.ts';
import { dragonCave, dragonHole, egg } from './dragons.ts';
import type { World } from './globes.ts';
import { hole } from './hole.ts';
import { comet, dwarf, farSun, protostar, star } from './lights.ts';
import { outpost, shielded, storm, twins } from './several.ts';

/** Lights, charts, places of dragons, and several worlds in one. */
export const FAR = {
  ...{ shielded, outpost, twins, storm },
  ...{ star, farsun: farSun, dwarf, protostar, comet, hole },
  ...{ nebula, plasma, remnant, waves, void: nothing },
  ...{ dragonhole: dragonHole, dragoncave: dragonCave, egg },
} as const satisfies Record<string, World>;
