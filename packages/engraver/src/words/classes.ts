/** From the names of ships, beasts and weapons to their classes. */
import { finder, finderOfAll } from './find.ts';

/** The classes of a ship. */
export const shipTraits = finderOfAll<string>([
  ['destroyer, escort, frigate, interceptor, cutter, fighter, racer, racing', 'slim'],
  ['carrier, barge, transport, freighter, scow, tender, liner, vessel, hulk', 'broad'],
  ['carrier', 'carrier'],
  ['mine, minesweeper', 'mines'],
  ['scout, survey, science, spy, sensor, research', 'scout'],
  ['command, flag, lead', 'command'],
  ['dreadnought, battleship, man-o-war, raider, juggernaut', 'heavy'],
  ['freighter, ore, refueler, garbage, modular, tug, transport', 'cargo'],
  ['pirate, bandit, plundering', 'pirate'],
  ['police, authority, garrison, guard', 'law'],
  ['rescue, life ship', 'aid'],
  ['yacht, liner, opulent, crown', 'luxury'],
  ['future', 'future'],
]);

/** What a base is. */
export const baseTraits = finderOfAll<string>([
  ['ruins, temple, citadel', 'ruins'],
  ['planetary, academy, hospital, colony, bank, plant, facility, research, garrison, outpost', 'dome'],
]);

/** What a vehicle moves on. */
export const vehicleTraits = finderOfAll<string>([
  ['skipper, slider, blade, nelly, hotrod, guard, stinger, boxer', 'skids'],
]);

/** What a fleet flies. */
export const fleetTraits = finderOfAll<string>([
  ['homeworld, first battle', 'wedge'],
  ['picket, deep space', 'line'],
  ['colonial', 'shield'],
]);

/** What kind of monster it is. Every other one has arms. */
const beast = finder<string>([
  ['eel, burrower, gouge, serpent, worm', 'worm'],
  ['rats, parasites, mites, crawlers, harvesters, swarm', 'swarm'],
  ['guardian, juggernaut, thief, keeper, demon, collector', 'giant'],
  ['vertigo, shadow, fiend, matter, angel, blob, mimic, occumbus, astromorph, spirit', 'ghost'],
  ['eye, defiler, seductress, mind control, textangula', 'eye'],
]);
/** What kind of monster it is. */
export const beastTraits = (name: string): string[] => [beast(name)].filter(it => it !== undefined);

/** What kind of weapon it is. */
const arm = finder<string>([
  ['katana, sword, blade, greatsword, dalaka', 'blade'],
  ['missile, taihu', 'missile'],
  ['grenade', 'grenade'],
  ['vatarma, claw', 'claw'],
  ['laser, energy, blaster, flametongue, beam', 'beam'],
]);
/** What kind of weapon it is. Every other one is a gun. */
export const armTraits = (name: string): string[] => [arm(name)].filter(it => it !== undefined);

/** What kind of device it is. */
const tool = finder<string>([
  ['shuttle, shuttlecraft, pod, transportation', 'shuttle'],
  ['fighter', 'fighter'],
  ['mine', 'mine'],
  ['beam, gun, generator, strobe, probe, sequencer, hologram', 'dish'],
  ['transporter', 'columns'],
  ['cargo, rack', 'crate'],
]);
/** What kind of device it is. Every other one is a part for a ship. */
export const toolTraits = (name: string): string[] =>
  [tool(name), /\bfalse\b/i.test(name) ? 'false' : undefined].filter(it => it !== undefined);

/** What kind of hazard it is. */
const peril = finder<string>([
  ['mine-', 'mines'],
  ['meteor', 'meteors'],
  ['dust, cloud', 'dust'],
  ['pulsar, quasar, rays', 'beam'],
  ['nova, supernova, burst, quark', 'burst'],
  ['time', 'time'],
  ['storm, cyclone, maelstrom, tornado, typhoon', 'storm'],
  ['pocket, warp, funnel, gravity, dead zone', 'well'],
  ['portal, anomaly, divergence', 'portal'],
  ['wave, flow, plasma, disturbance', 'waves'],
]);
/** What kind of hazard it is. */
export const perilTraits = (name: string): string[] => [peril(name) ?? 'waves'];

/** True for a stroke of bad luck. */
export const isBad = (name: string): boolean =>
  /malfunction|breach|unlucky|curse|error|backfire|unsuccess|miscommun|frayed|overstrike|armageddon/i.test(name);

/** True for more than one. */
export const isSeveral = (name: string): boolean =>
  /party|squad|team|couple|infantry|troopers|warriors|ravagers|coordinators|crew\b/i.test(name);
