/** From the names of places to kinds of worlds, and to what stands there. */
import { seedOf } from '../maths/chance.ts';
import type { WorldKind } from '../worlds/kinds.ts';
import { finder, finderOfAll } from './find.ts';

/** Worlds that are known by name. */
const known = finder<WorldKind>([
  ['gongen, mars', 'mars'],
  ['earth', 'earth'],
  ['luna', 'luna'],
  ['venus', 'venus'],
  ['mercury', 'mercury'],
  ['ganymede', 'ganymede'],
  ['europa', 'europa'],
  ['titan', 'titan'],
  ['jupiter', 'jupiter'],
  ['saturn', 'saturn'],
  ['ceres', 'ceres'],
  ['vesta', 'vesta'],
  ['phobos', 'phobos'],
  ['pallas', 'asteroid'],
  ['themis', 'peanut'],
  ['arethusa', 'boulder'],
  ['derelict', 'wreck'],
  ['belt', 'belt'],
  ['dark side', 'seyalnight'],
  ['seyal', 'seyal'],
  ['alnak, last chance, babylon 5', 'station'],
  ['minbar', 'minbar'],
  ['narn', 'narn'],
  ['quadrant 14', 'station'],
  ['centauri', 'centauri'],
  ['ragesh', 'gaia'],
]);

/** Kinds of terrain. */
const terrain = finder<WorldKind>([
  ['oort', 'oort'],
  ['asteroid outpost, asteroid starbase', 'outpost'],
  ['asteroid shield', 'shielded'],
  ['asteroid belt', 'belt'],
  ['asteroid field', 'field'],
  ['apollo', 'peanut'],
  ['asteroid', 'boulder'],
  ['black hole', 'hole'],
  ['void', 'void'],
  ['dragon hole', 'dragonhole'],
  ['dragon cave', 'dragoncave'],
  ['dragon egg', 'egg'],
  ['lair', 'lair'],
  ['remnant', 'remnant'],
  ['plasmatic', 'plasma'],
  ['nebula', 'nebula'],
  ['storm', 'storm'],
  ['field', 'waves'],
  ['cluster', 'cluster'],
  ['system', 'system'],
  ['comet', 'comet'],
  ['protostar', 'protostar'],
  ['brown dwarf', 'dwarf'],
  ['distant sun', 'farsun'],
  ['star, sun', 'star'],
  ['ice moon', 'icemoon'],
  ['armory', 'armory'],
  ['repair moon, populated, munitions', 'town'],
  ['small moon', 'smallmoon'],
  ['moon, body', 'moon'],
  ['satellite, skid', 'satellite'],
  ['twin', 'twins'],
  ['ringed, ring', 'ringed'],
  ['gas giant', 'gasgiant'],
  ['crystal', 'crystal'],
  ['sensor', 'sensor'],
  ['gaia, vacation', 'gaia'],
  ['corporate homeworld', 'works'],
  ['station, base, headquarters', 'station'],
  ['small planet, dependency', 'small'],
]);

/** A planet that is only a name is one of these. */
const PLANETS: readonly WorldKind[] = ['planet', 'ocean', 'arid', 'rust', 'clouded', 'gaia', 'frozen'];

/** The kind of world of a place. @param name its title @param second its second title */
export const worldOf = (name: string, second = ''): WorldKind => {
  const both = `${second} ${name}`;
  return known(`${name} ${second}`) ?? terrain(second) ?? terrain(both) ?? PLANETS[seedOf(both) % PLANETS.length]!;
};

/** Words that change a world: `forming`, `periodic`. */
export const worldTraits = finderOfAll<string>([
  ['ring', 'ring'],
  ['forming', 'forming'],
  ['undiscovered', 'undiscovered'],
  ['pirate', 'pirate'],
  ['periodic, of lore', 'periodic'],
  ['quantum', 'quantum'],
  ['captured', 'captured'],
]);

const form = finder<string>([
  ['hallway', 'hall'],
  ['launch bay', 'bay'],
  ['underground, subterranean, tunnel-, shaft, passage, bunker, abandoned', 'below'],
  ['valley', 'valley'],
  ['vantage, peak', 'peak'],
  ['unstable, ice, hideaway, coveted', 'crag'],
]);

const stand = finder<string>([
  ['headquarters, home', 'city'],
  ['shrine, temple', 'shrine'],
  ['mine, well, source, platform, drill', 'mine'],
  ['yacht, yard', 'yard'],
  ['refinery, plant', 'plant'],
  ['prison, correctional', 'prison'],
  ['pad', 'pad'],
  ['camp, haven, refuge', 'camp'],
  ['base, outpost, facility, stronghold, hideaway', 'base'],
  ['demesne, garden, house', 'house'],
]);

const trade = finder<string>([
  ['route, corridor', 'route'],
  ['expanse, remote, mobile', 'beacon'],
  ['base, works, outpost, refuge, hideaway, haven, holdings, source, stronghold, territory', 'settled'],
]);

/** What a world is to people, by the second part of its name: a settlement, a route, a beacon. */
export const purposeTraits = (part: string): string[] => [trade(part)].filter(it => it !== undefined);

/** What a site looks like: the shape of its ground, and what stands on it. */
export function siteTraits(name: string): string[] {
  const traits = [form(name), stand(name), /\bunstable\b/i.test(name) ? 'unstable' : undefined];
  return traits.filter(it => it !== undefined);
}
