import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../src/index.ts';
import type { SeatPosition } from '../src/position.ts';
import { energyIcons, generated } from '../src/rules/locations/energy-icon.ts';
import { isSector, isSite, locations } from '../src/rules/locations/location.ts';
import { adjacent, related } from '../src/rules/locations/related.ts';
import { iconsAt } from '../src/rules/playing/support-icons.ts';
import type { Phase } from '../src/state.ts';
import { isBattleground } from '../src/words/index.ts';
import { type Table, table } from './table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const SOURCE = 'Ganymede/Traginium Source';
const VALLEY = 'Ganymede/Valley';
const HOME = "Earth/Humanity's Home";
const TITAN = "Titan/Raving Red's Refuge";
const FACTIONS = ['earther', 'gongen', 'maverick', 'shi', 'quay'] as const;

type Places = Parameters<typeof table>[0]['locations'];
/** A position without support icons but those of the locations named. */
const bare = (phase: Phase, places: Places, one: SeatPosition = {}, two: SeatPosition = {}, active: 1 | 2 = 1): Table =>
  table({
    phase,
    active,
    locations: places,
    seats: [
      { icons: {}, ...one },
      { icons: {}, ...two },
    ],
  });

/** The titles of the sites of a region, in their order. */
const row = (t: Table, region: string): string[] =>
  (t.s.regions.find(r => r.name === region)?.sites ?? []).map(id => DEFS[t.s.defs[id]!]!.title);
/** The energy icons on both sides of a location. */
const sides = (t: Table, title: string): number[] => [0, 1].map(seat => energyIcons(t.s, t.id(title), seat));

rule('wars/location/1', 'every location is a site or a sector, and never both', () => {
  const all = DEFS.filter(d => d.type === 'location' && !d.title.includes('Test ')).map(d => d.title);
  expect(all.length).toBe(50);
  const t = bare('control', all);
  for (const title of all)
    expect([isSite(t.s, t.id(title)), isSector(t.s, t.id(title))].filter(Boolean).length, title).toBe(1);
  expect([isSite(t.s, t.id(CORE)), isSector(t.s, t.id(HOME))]).toEqual([true, true]);
});

rule('wars/location/2', 'locations are played only in the own deploy phase with nothing pending', () => {
  const hand = [VALLEY, 'Refuge', 'Expansion'];
  expect(bare('control', [CORE], { hand }).refuses(1, 'play', VALLEY)).toBe('wars/interrupt/2');
  const t = bare('deploy', [CORE], { hand }, { hand });
  expect(t.offers(1, 'play', VALLEY)).toBe(true);
  t.act(1, 'play', 'Expansion');
  expect(t.refuses(1, 'play', VALLEY)).toBe('wars/deploy-phase/1');
  t.resolveAll().pass(1);
  expect(t.refuses(2, 'play', VALLEY)).toBe('wars/interrupt/2');
});

rule('wars/location/3', 'energy icons face each player; the support icon counts for the side that it faces', () => {
  const t = bare('control', [HOME, SOURCE]);
  expect(sides(t, HOME)).toEqual([2, 1]);
  expect([0, 1].map(seat => iconsAt(t.s, t.id(HOME), seat, 'earther'))).toEqual([1, 0]);
  expect(FACTIONS.map(x => iconsAt(t.s, t.id(SOURCE), 0, x))).toEqual([0, 0, 0, 0, 0]);
});

rule('wars/playing-a-location/1', 'a location costs neither energy nor support icons', () => {
  const t = bare('deploy', [{ card: CORE, of: 2 }], { hand: [HOME, 'Refuge'], active: 0 }).play(1, HOME);
  expect(t.inPlay(HOME)).toBe(true);
  expect(t.happened('paid', 'icon-used')).toEqual([]);
});

rule('wars/playing-a-location/2', 'the locations of both players share one layout', () => {
  const t = bare('deploy', [{ card: CORE, of: 2 }], { hand: [PLATFORM, 'Refuge'] });
  t.act(1, 'play', PLATFORM).act(1, 'slot', 1).resolve();
  expect(row(t, 'Ganymede')).toEqual([CORE, PLATFORM]);
  expect(adjacent(t.s, t.id(CORE), t.id(PLATFORM))).toBe(true);
});

rule('wars/playing-a-location/3', 'a location faces the player who played it', () => {
  for (const who of [1, 2] as const) {
    const hand = { hand: [HOME, 'Refuge'] };
    const t = bare('deploy', [CORE], who === 1 ? hand : {}, who === 2 ? hand : {}, who).play(who, HOME);
    expect(sides(t, HOME)).toEqual(who === 1 ? [2, 1] : [1, 2]);
  }
});

rule('wars/playing-a-location/4', 'a site goes to either end of its group or between any two', () => {
  const rows = [0, 1, 2].map(slot => {
    const t = bare('deploy', [CORE, PLATFORM], { hand: [VALLEY, 'Refuge'] }).act(1, 'play', VALLEY);
    expect(t.options(1).map(o => `${o.verb} ${o.a}`)).toEqual(['slot 0', 'slot 1', 'slot 2']);
    return row(t.act(1, 'slot', slot).resolve(), 'Ganymede');
  });
  expect(rows).toEqual([
    [VALLEY, CORE, PLATFORM],
    [CORE, VALLEY, PLATFORM],
    [CORE, PLATFORM, VALLEY],
  ]);
});

rule('wars/playing-a-location/5', 'a site without related sites lies by itself', () => {
  const mine = 'Gongen/Ice Mine';
  const t = bare('deploy', [CORE, PLATFORM], { hand: [mine, 'Refuge'] }).play(1, mine);
  expect(row(t, 'Gongen')).toEqual([mine]);
  for (const at of locations(t.s)) expect(adjacent(t.s, t.id(mine), at)).toBe(false);
});

rule('wars/playing-a-location/6', 'sites stay in the order in which they lie', () => {
  const t = bare('deploy', [CORE, PLATFORM], { hand: [VALLEY, 'Refuge'], at: { [CORE]: ['Earther Bot'] } });
  t.act(1, 'play', VALLEY).act(1, 'slot', 1).resolve();
  for (const phase of ['battle', 'move', 'draw'] as const) {
    t.until(phase, 1);
    expect(t.options(1).filter(o => o.verb === 'slot')).toEqual([]);
  }
  t.until('control', 2);
  expect(row(t, 'Ganymede')).toEqual([CORE, VALLEY, PLATFORM]);
});

rule(
  ['wars/playing-a-location/7', 'wars/playing-a-location/9'],
  'a sector joins its group at the end, next to nothing',
  () => {
    const other = 'Ganymede/Orbital Expanse';
    const t = bare('deploy', [CORE, PLATFORM], { hand: [SOURCE, other, 'Refuge'] });
    t.play(1, SOURCE).play(1, other); // nothing is asked: their order does not matter
    expect(adjacent(t.s, t.id(CORE), t.id(PLATFORM))).toBe(true);
    expect(t.s.regions.length).toBe(1);
    for (const sector of [SOURCE, other])
      for (const at of locations(t.s)) {
        expect(adjacent(t.s, t.id(sector), at)).toBe(false);
        expect(adjacent(t.s, at, t.id(sector))).toBe(false);
      }
  },
);

rule('wars/playing-a-location/8', 'a location is not related to itself', () => {
  const t = bare('control', [CORE, PLATFORM, SOURCE], { at: { [SOURCE]: ['Type II Fighter'] } });
  for (const at of locations(t.s)) expect(related(t.s, at, at)).toBe(false);
  // the sector that is drained is no related location that you control
  t.act(1, 'drain', SOURCE).resolveAll();
  expect(t.happened('drained')[0]!.n).toBe(1);
});

rule('wars/related/1', 'locations are related whose titles agree before the slash', () => {
  for (const d of DEFS) if (d.type === 'location') expect(d.region).toBe(d.title.slice(0, d.title.indexOf('/')));
  const t = bare('control', ['Alnak Station/Hallway', 'Alnak Station/Launch Bay', 'Gongen/Ice Mine', CORE]);
  const is = (a: string, b: string) => related(t.s, t.id(a), t.id(b));
  expect(is('Alnak Station/Hallway', 'Alnak Station/Launch Bay')).toBe(true);
  expect([is('Alnak Station/Hallway', CORE), is('Gongen/Ice Mine', CORE)]).toEqual([false, false]);
});

rule('wars/related/2', 'three locations of Ganymede are related to each other, none of them to Earth', () => {
  const t = bare('control', [SOURCE, CORE, PLATFORM, HOME]);
  const moon = [SOURCE, CORE, PLATFORM];
  for (const a of moon) {
    for (const b of moon) expect(related(t.s, t.id(a), t.id(b))).toBe(a !== b);
    expect([related(t.s, t.id(a), t.id(HOME)), related(t.s, t.id(HOME), t.id(a))]).toEqual([false, false]);
  }
});

rule('wars/here/1', 'here is where the card is; of a location, the location itself', () => {
  const t = bare('control', [CORE, PLATFORM], { at: { [CORE]: ['Grid Tactician'] } });
  expect([generated(t.s, t.id(CORE), 0), generated(t.s, t.id(PLATFORM), 0)]).toEqual([2, 2]); // 1 icon and 1 more; 2 icons
  const pad = 'Themis/Landing Pad';
  const m = bare('move', [pad, CORE], { at: { [pad]: ['Earther Bot', 'Shi Bot'], [CORE]: ['Quay Bot'] } });
  m.act(1, 'use', pad, 0);
  expect([m.offers(1, 'card', 'Earther Bot'), m.offers(1, 'card', 'Quay Bot')]).toEqual([true, false]);
  m.pick(1, 'Earther Bot').resolveAll();
  expect(m.place('Earther Bot')).toBe(CORE);
});

rule(
  'wars/energy-icon/1',
  'every location in play gives 1 energy for each icon that faces you, whoever played it',
  () => {
    const t = bare('activate', [{ card: 'Mercury/Untapped Planet', of: 2 }]);
    expect(t.offers(1, 'activate', 3)).toBe(true);
    expect(t.refuses(1, 'activate', 4)).toBe('wars/activation-action/1');
  },
);

rule('wars/energy-icon/2', 'icons of 2, 1 and 0 allow 4 energy', () => {
  const t = bare('activate', [HOME, CORE, { card: TITAN, of: 2 }]);
  expect([sides(t, HOME)[0], sides(t, CORE)[0], sides(t, TITAN)[0]]).toEqual([2, 1, 0]);
  expect(t.refuses(1, 'activate', 5)).toBe('wars/activation-action/1');
  t.act(1, 'activate', 4).resolve();
  expect(t.size(1, 'active')).toBe(24);
});

rule('wars/support-icons/1', 'independent cards and locations cost no support icons', () => {
  const t = bare('deploy', [CORE], { hand: ['Earther Bot', 'Veteran Pilot', HOME] });
  expect([t.offers(1, 'play', 'Earther Bot'), t.offers(1, 'play', HOME)]).toEqual([true, true]);
  expect(t.refuses(1, 'play', 'Veteran Pilot')).toBe('wars/costs/1');
});

rule('wars/support-icons/2', 'one icon serves for three cards; only icons that face you count', () => {
  const pilots = ['Veteran Pilot', 'Veteran Pilot', 'Veteran Pilot'];
  const base = 'Gongen/Ice Mine';
  const t = bare('deploy', [base, HOME], { hand: [...pilots, 'Refuge'] });
  for (let i = 0; i < 3; i++) t.play(1, 'Veteran Pilot');
  expect(t.all('Veteran Pilot').length).toBe(3);
  expect(t.icons(1, 'earther')).toBe(1);
  const theirs = bare('deploy', [base, { card: HOME, of: 2 }], { hand: pilots });
  expect(theirs.refuses(1, 'play', 'Veteran Pilot')).toBe('wars/costs/1');
});

const CAMP = 'Ganymede/Frontier Camp';

rule('wars/encampment/1', 'an encampment is played by itself or beneath a location', () => {
  const t = bare('deploy', [HOME], { hand: [CAMP, CAMP, 'Refuge'] }).act(1, 'play', CAMP);
  expect([t.offers(1, 'slot', 0), t.offers(1, 'beneath', HOME)]).toEqual([true, true]);
  t.act(1, 'beneath', HOME).resolve();
  expect(t.beneath(HOME)).toEqual([CAMP]);
  t.play(1, CAMP);
  expect(row(t, 'Ganymede')).toEqual([CAMP]);
});

rule('wars/encampment/2', 'beneath a location it is no location: nothing is played, drained or related there', () => {
  const t = bare('deploy', [{ card: HOME, beneath: [CAMP] }, CORE], { hand: ['Earther Bot', 'Refuge'] });
  const camp = t.id(CAMP);
  expect([isSite(t.s, camp), isSector(t.s, camp), locations(t.s).includes(camp)]).toEqual([false, false, false]);
  t.play(1, 'Earther Bot'); // the only site is the Core Shaft
  expect(t.place('Earther Bot')).toBe(CORE);
  expect(bare('control', [{ card: HOME, beneath: [CAMP] }]).refuses(1, 'drain', camp)).toBe('wars/drain-action/2');
  expect(adjacent(t.s, camp, t.id(CORE))).toBe(false);
});

rule('wars/encampment/3', 'its host needs an energy icon on your side, or a ship or unit of yours', () => {
  const hosts = (at: SeatPosition) =>
    bare('deploy', [{ card: TITAN, of: 2 }], { hand: [CAMP, 'Refuge'], ...at }).act(1, 'play', CAMP);
  const none = hosts({}); // no question: it can but lie by itself
  expect(none.question).toBe('initiative');
  none.resolve();
  expect(none.beneath(TITAN)).toEqual([]);
  const ship = hosts({ at: { [TITAN]: ['Corporate Transport'] } });
  expect(ship.offers(1, 'beneath', TITAN)).toBe(true);
  ship.act(1, 'beneath', TITAN).resolve();
  expect(ship.beneath(TITAN)).toEqual([CAMP]);
});

rule('wars/encampment/4', 'one encampment of each player beneath the same location', () => {
  const hand = { hand: [CAMP, 'Refuge'] };
  const host = [{ card: HOME, beneath: [CAMP] }];
  const mine = bare('deploy', host, hand).act(1, 'play', CAMP).resolve();
  expect(mine.beneath(HOME).length).toBe(1);
  const theirs = bare('deploy', host, {}, hand, 2).act(2, 'play', CAMP).act(2, 'beneath', HOME).resolve();
  expect(theirs.beneath(HOME)).toEqual([CAMP, CAMP]);
});

rule('wars/encampment/5', 'the icons on its own side join yours; those on the other side are ignored', () => {
  expect(sides(bare('control', [{ card: CORE }]), CORE)).toEqual([1, 1]);
  const t = bare('control', [{ card: CORE, beneath: [CAMP] }]); // the camp has an icon on each side
  expect(sides(t, CORE)).toEqual([2, 1]);
  expect([t.icons(1, 'maverick'), t.icons(2, 'maverick')]).toEqual([1, 0]);
});

rule('wars/encampment/6', 'a sector of 2 and 1 with an encampment: 3 and 1, both support icons, one location', () => {
  const t = bare('control', [{ card: HOME, beneath: [CAMP] }]);
  expect(sides(t, HOME)).toEqual([3, 1]);
  expect([t.icons(1, 'earther'), t.icons(1, 'maverick'), t.icons(2, 'earther'), t.icons(2, 'maverick')]).toEqual([
    1, 1, 0, 0,
  ]);
  expect(locations(t.s).length).toBe(1);
});

rule('wars/battleground/1', 'a battleground has energy icons on both sides', () => {
  const t = bare('control', [TITAN, CORE]);
  expect(sides(t, TITAN)).toEqual([1, 0]);
  expect([TITAN, CORE].map(x => isBattleground(t.s, t.id(x), 0))).toEqual([false, true]);
});

rule('wars/battleground/3', 'where battles cannot begin there is no battleground', () => {
  const units = Array.from({ length: 4 }, () => ({ card: 'Gongen Bot', new: true }));
  const t = bare('battle', [CORE], { hand: ['Refuge'] }, { at: { [CORE]: units } }, 2).pass(2);
  const is = () => [0, 1].map(seat => isBattleground(t.s, t.id(CORE), seat));
  expect(is()).toEqual([true, true]);
  t.play(1, 'Refuge');
  expect(is()).toEqual([false, false]);
  t.until('control', 1);
  expect(is()).toEqual([true, true]);
});

rule('wars/sector/1', 'an asteroid sector is one labelled Asteroid; a moon is none', () => {
  const vesta = 'Vesta/Coveted Rock';
  const labels = (title: string) => [...DEFS.find(d => d.title === title)!.labels];
  expect([labels(vesta), labels(SOURCE), labels('Venus/Yacht Works')]).toEqual([['Asteroid'], ['Moon'], ['Station']]);
  const yard = { table: [{ card: 'Amorian Shipyard', stacked: ['Type II Fighter'] }], hand: ['Refuge'] };
  const t = bare('deploy', [SOURCE, vesta], yard).use(1, 'Amorian Shipyard').resolveAll(); // at asteroid sectors only
  expect(t.place('Type II Fighter')).toBe(vesta);
  const moon = bare('deploy', [SOURCE], yard).use(1, 'Amorian Shipyard').resolveAll();
  expect(moon.stackedOn('Amorian Shipyard')).toEqual(['Type II Fighter']);
});

rule('wars/site/1', 'a port is a site labelled Port, not one labelled Underground', () => {
  const bay = 'Alnak Station/Launch Bay';
  const tunnels = 'Ganymede/Occupied Tunnels';
  const t = bare('move', [CORE, bay, tunnels], {
    at: { [CORE]: ['Transport Depot'], [bay]: ['Earther Bot'], [tunnels]: ['Shi Bot'] },
  });
  expect([...DEFS.find(d => d.title === tunnels)!.labels]).toEqual(['Underground']);
  expect([isSite(t.s, t.id(bay)), isSector(t.s, t.id(bay))]).toEqual([true, false]);
  t.use(1, 'Transport Depot', 1);
  expect([t.place('Earther Bot'), t.place('Shi Bot')]).toEqual([CORE, tunnels]);
});
