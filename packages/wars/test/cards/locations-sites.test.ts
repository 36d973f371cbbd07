import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { LocationPlace, SeatPosition } from '../../src/position.ts';
import type { Faction, Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const SOURCE = 'Ganymede/Traginium Source';
const FIGHTER = 'Type II Fighter';

const position = (
  phase: Phase,
  locations: LocationPlace[],
  one: SeatPosition = {},
  two: SeatPosition = {},
  active: 1 | 2 = 1,
): Table => table({ phase, active, locations, seats: [one, two] });

/** Drains with the smallest legal answers, and returns the amount of the drain. */
function drained(t: Table, who: number, at: string): number {
  t.act(who, 'drain', at).resolveAll();
  return t.happened('drained').at(-1)!.n;
}

/** Returns the most energy that a player may announce to activate. */
function limit(t: Table, who: number): number {
  let n = 0;
  while (t.offers(who, 'activate', n + 1)) n++;
  return n;
}

rule(
  'wars/ruling-alnak-station-hallway/1',
  'Alnak Station/Hallway: a character that is lost this turn comes back there, its weapon lost; not while a character is there',
  () => {
    const hallway = 'Alnak Station/Hallway';
    const battle = (there: string[]) =>
      position(
        'battle',
        [CORE, hallway],
        { at: { [CORE]: [{ card: 'Veteran Pilot', damaged: true, beneath: ['Sidearm'] }, 'James Howler'] } },
        { at: { [CORE]: ['Vishal Scout'], [hallway]: there } },
      ).attack(1, CORE);
    const t = battle([]);
    t.act(1, 'use', hallway, 0).pick(1, 'Veteran Pilot').pick(1, 'reserve').resolve();
    t.step('end').untilAsked('initiative').resolveAll();
    expect(t.place('Veteran Pilot')).toBe(hallway);
    expect(t.damaged('Veteran Pilot')).toBe(false);
    expect(t.pile(1, 'lost')).toContain('Sidearm');
    expect(battle(['Shi Bot']).refuses(1, 'use', hallway, 0)).toBe('wars/deploy-phase/5');
  },
);

rule(
  ['wars/your-opponent-may-use-this-ability/1', 'wars/your-opponent-may-use-this-ability/2'],
  'Alnak Station/Launch Bay: for 2 energy each player moves a unit of their own to another site, in their own move phase',
  () => {
    const bay = 'Alnak Station/Launch Bay';
    const at = { [bay]: ['Earther Bot'] };
    const t = position('move', [bay, CORE, PLATFORM], { at }, { at });
    t.use(1, bay).pick(1, PLATFORM);
    expect([t.place('Earther Bot', 1), t.place('Earther Bot', 2)]).toEqual([PLATFORM, bay]);
    expect(t.size(1, 'used')).toBe(2);
    expect(t.pass(1).refuses(2, 'use', t.id(bay), 0)).toBe('wars/deploy-phase/5');
    const theirs = position('move', [bay, CORE], { at }, { at }, 2);
    theirs.use(2, theirs.id(bay));
    expect([theirs.place('Earther Bot', 1), theirs.place('Earther Bot', 2)]).toEqual([bay, CORE]);
    expect(theirs.size(2, 'used')).toBe(2);
  },
);

test('Earth/Corporate Headquarters: whoever has a vehicle enter play there may play a warrior there for nothing', () => {
  const hq = 'Earth/Corporate Headquarters';
  const hand = ['GR-Blade', 'Ikazuchi Follower', 'Grid Tactician'];
  const t = position('deploy', [hq, CORE], { hand });
  t.act(1, 'play', t.handed(1, 'GR-Blade')).act(1, 'at', hq).untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.place('Ikazuchi Follower')).toBe(hq);
  expect(t.size(1, 'used')).toBe(2);
  const elsewhere = position('deploy', [hq, CORE], { hand });
  elsewhere.act(1, 'play', elsewhere.handed(1, 'GR-Blade')).act(1, 'at', CORE).resolveAll();
  expect(elsewhere.size(1, 'hand')).toBe(2);
  expect(elsewhere.happened('declared').length).toBe(1);
  const theirs = position('deploy', [hq], {}, { hand }, 2);
  theirs.play(2, 'GR-Blade').untilAsked('may', 2).pick(2, 'yes').resolveAll();
  expect(theirs.place('Ikazuchi Follower')).toBe(hq);
});

test('Ganymede/Core Shaft: drains there are +2 for a player with units of two factions; independent ones are of none', () => {
  const drain = (units: string[], who: 1 | 2 = 1) => {
    const seat = { at: { [CORE]: units } };
    return drained(position('control', [CORE], who === 1 ? seat : {}, who === 2 ? seat : {}, who), who, CORE);
  };
  expect(drain(['Veteran Pilot', 'Vishal Scout'])).toBe(3);
  expect(drain(['Veteran Pilot', 'Vishal Scout'], 2)).toBe(3);
  expect(drain(['Veteran Pilot', 'James Howler', 'Earther Bot'])).toBe(1);
});

test('Ganymede/Forward Base: with a kizen in control of it your total power is +2 at related sites', () => {
  const base = 'Ganymede/Forward Base';
  const power = (there: string[], at = CORE) =>
    position(
      'battle',
      [base, CORE, 'Gongen/Ice Mine'],
      { at: { [base]: there, [at]: ['Earther Bot'] } },
      { at: { [at]: ['Shi Bot'] } },
    )
      .attack(1, at)
      .totalPower(1);
  expect(power(['James Howler'])).toBe(3);
  expect(power(['Veteran Pilot'])).toBe(1);
  expect(power(['James Howler'], 'Gongen/Ice Mine')).toBe(1);
});

test('Ganymede/Mining Platform: while you control it, 1 more energy at each related location with a ship or unit of yours', () => {
  const most = (there: string[]) =>
    limit(
      table({
        phase: 'activate',
        locations: [PLATFORM, CORE, SOURCE, 'Ganymede/Valley', 'Mercury/Untapped Planet'],
        seats: [
          {
            icons: {},
            at: { [PLATFORM]: there, [CORE]: ['Shi Bot'], [SOURCE]: [FIGHTER], 'Mercury/Untapped Planet': [FIGHTER] },
          },
          { icons: {} },
        ],
      }),
      1,
    );
  // 1 that is always there, and 2, 1, 2, 2 and 2 icons
  expect(most([])).toBe(10);
  expect(most(['Earther Bot'])).toBe(12);
});

test('Ganymede/Occupied Tunnels: vehicles add no power there', () => {
  const tunnels = 'Ganymede/Occupied Tunnels';
  const power = (at: string) =>
    position('battle', [tunnels, CORE], { at: { [at]: ['GR-Blade', 'Earther Bot'] } }, { at: { [at]: ['Shi Bot'] } })
      .attack(1, at)
      .totalPower(1);
  expect(power(tunnels)).toBe(1);
  expect(power(CORE)).toBe(4);
});

test('Ganymede/Traginium Well: each time a unit enters play there its player’s opponent pays 1 energy', () => {
  const well = 'Ganymede/Traginium Well';
  const t = position('deploy', [well, CORE], { hand: ['Earther Bot', 'Earther Bot', 'Refuge'] });
  t.act(1, 'play', t.handed(1, 'Earther Bot')).act(1, 'at', well).resolveAll();
  expect(t.size(2, 'used')).toBe(1);
  t.act(1, 'play', t.handed(1, 'Earther Bot')).act(1, 'at', CORE).resolveAll();
  expect(t.size(2, 'used')).toBe(1);
  const theirs = position('deploy', [well], {}, { hand: ['Shi Bot'] }, 2)
    .play(2, 'Shi Bot')
    .resolveAll();
  expect(theirs.size(1, 'used')).toBe(1);
});

test('Ganymede/Underground Bunker: a second Gongen icon while you have a unit there', () => {
  const bunker = 'Ganymede/Underground Bunker';
  const icons = (one: string[], two: string[]) =>
    table({
      locations: [bunker],
      seats: [
        { icons: {}, at: { [bunker]: one } },
        { icons: {}, at: { [bunker]: two } },
      ],
    }).icons(1, 'gongen');
  expect(icons(['Earther Bot'], [])).toBe(2);
  expect(icons([], ['Earther Bot'])).toBe(1);
});

test('Ganymede/Unstable Ground: drains there are +1; at the end of a turn its player puts a unit there on the used pile', () => {
  const ground = 'Ganymede/Unstable Ground';
  const at = { [ground]: ['Earther Bot', 'Gongen Bot'] };
  expect(drained(position('control', [ground], { at }), 1, ground)).toBe(2);
  const t = position(
    'draw',
    [ground, CORE],
    { at: { ...at, [CORE]: ['Shi Bot'] } },
    { at: { [ground]: ['Quay Bot'] } },
  );
  t.untilAsked('choose cards', 1);
  expect([t.offers(1, 'card', 'Shi Bot'), t.offers(1, 'card', 'Quay Bot')]).toEqual([false, false]);
  t.pick(1, 'Gongen Bot').until('activate', 2);
  expect([t.inPlay('Gongen Bot'), t.inPlay('Earther Bot'), t.inPlay('Quay Bot')]).toEqual([false, true, true]);
  expect(t.happened('left').map(f => f.to)).toEqual([2]);
  t.until('activate', 1);
  expect([t.inPlay('Earther Bot'), t.inPlay('Quay Bot')]).toEqual([true, false]);
});

test('Ganymede/Valley: a card revealed by a weapon’s ability there has destiny +2', () => {
  const valley = 'Ganymede/Valley';
  const revealed = (at: string) => {
    const t = position(
      'battle',
      [valley, CORE],
      { at: { [at]: [{ card: 'Veteran Pilot', beneath: ['Sidearm'] }, 'James Howler'] } },
      { at: { [at]: ['Shi Bot'] } },
    ).attack(1, at);
    t.use(1, 'Sidearm').untilAsked('reveal for battle destiny', 1).pick(1, 'yes').untilAsked('initiative');
    return t.happened('destiny').map(f => f.n);
  };
  expect(revealed(valley)).toEqual([6, 4]); // the card for battle destiny is none of a weapon's
  expect(revealed(CORE)).toEqual([4, 4]);
});

test('Ganymede/Vantage Point: when it enters play, 1 energy downloads a location of Ganymede', () => {
  const vantage = 'Ganymede/Vantage Point';
  const start = (active: number) =>
    position('deploy', [SOURCE], { hand: [vantage, 'Refuge'], reserve: [CORE, 'Gongen/Ice Mine'], active }).play(
      1,
      vantage,
    );
  const t = start(5).untilAsked('may', 1).pick(1, 'yes');
  expect(t.offers(1, 'card', 'Gongen/Ice Mine')).toBe(false);
  t.pick(1, CORE);
  expect(t.pile(1, 'hand')).toContain(CORE);
  expect(t.size(1, 'used')).toBe(1);
  const poor = start(0).resolveAll();
  expect(poor.happened('shuffled')).toEqual([]);
});

test('Gongen/Ice Mine: vehicles that enter play there or move there go on the used pile', () => {
  const mine = 'Gongen/Ice Mine';
  const shrine = 'Gongen/Michiyo Shrine';
  const t = position('deploy', [mine], { hand: ['GR-Blade', 'Earther Bot', 'Refuge'] });
  t.play(1, 'GR-Blade').resolveAll();
  expect(t.pile(1, 'used')[0]).toBe('GR-Blade');
  t.play(1, 'Earther Bot').resolveAll();
  expect(t.place('Earther Bot')).toBe(mine);
  const moving = position('move', [mine, shrine], { at: { [shrine]: ['GR-Blade', 'Earther Bot'] } });
  moving.act(1, 'move', 'GR-Blade', mine).resolveAll();
  moving.act(1, 'move', 'Earther Bot', mine).resolveAll();
  expect(moving.inPlay('GR-Blade')).toBe(false);
  expect(moving.pile(1, 'used')).toContain('GR-Blade');
  expect(moving.place('Earther Bot')).toBe(mine);
});

test('Themis/Landing Pad: for 2 energy any number of your units go to another site, in your own move phase', () => {
  const pad = 'Themis/Landing Pad';
  const at = { [pad]: ['Earther Bot', 'Gongen Bot', 'Shi Bot'] };
  const t = position('move', [pad, CORE, PLATFORM], { at }, { at: { [pad]: ['Quay Bot'] } });
  t.act(1, 'use', pad, 0).pick(1, 'Earther Bot', 'Shi Bot').resolve().pick(1, CORE);
  expect(['Earther Bot', 'Gongen Bot', 'Shi Bot', 'Quay Bot'].map(x => t.place(x))).toEqual([CORE, pad, CORE, pad]);
  expect(t.size(1, 'used')).toBe(2);
  expect(t.pass(1).refuses(2, 'use', t.id(pad), 0)).toBe('wars/deploy-phase/5');
  const theirs = position('move', [pad, CORE], {}, { at: { [pad]: ['Quay Bot'] } }, 2);
  theirs.use(2, theirs.id(pad));
  expect(theirs.place('Quay Bot')).toBe(CORE);
});

test('Ganymede/Abandoned Mine: a card from your stockpile makes your drain there 1 larger, once', () => {
  const mine = 'Ganymede/Abandoned Mine';
  const assets = [{ card: 'Traginium Surplus', stacked: ['James Howler', 'Veteran Pilot'] }];
  const seat = { at: { [mine]: ['Earther Bot'] }, table: assets };
  const t = position('control', [mine, CORE], seat, { table: assets }).act(1, 'drain', mine);
  t.act(1, 'use', mine, 0).pick(1, 'James Howler').resolve();
  expect(t.pile(1, 'lost')).toEqual(['James Howler']);
  expect(t.refuses(1, 'use', mine, 0)).toBe('wars/bullet/2');
  t.resolveAll();
  expect(t.happened('drained')[0]!.n).toBe(3);
  const theirs = position('control', [mine], seat, { table: assets }).act(1, 'drain', mine).pass(1);
  expect(theirs.refuses(2, 'use', theirs.id(mine), 0)).toBe('wars/target/7');
  theirs.resolveAll();
});

test('Ganymede/Captured Refinery: in your control phase, in control of it, 1 energy lost for each of your inverted units', () => {
  const refinery = 'Ganymede/Captured Refinery';
  const units = [
    { card: 'Arhnaknak', inverted: true },
    { card: 'Luhus Mauler', inverted: true },
    { card: 'Torrid Katal', inverted: false },
  ];
  const t = position('control', [refinery], { at: { [refinery]: units } })
    .use(1, refinery)
    .resolveAll();
  expect([t.size(2, 'lost'), t.size(1, 'used')]).toEqual([2, 3]);
  expect(t.refuses(1, 'use', refinery, 0)).toBe('wars/bullet/2');
  const contested = position('control', [refinery], { at: { [refinery]: units } }, { at: { [refinery]: ['Shi Bot'] } });
  expect(contested.refuses(1, 'use', refinery, 0)).toBe('wars/control/1');
  const theirs = position('control', [refinery], {}, { at: { [refinery]: units } }, 2);
  theirs.use(2, theirs.id(refinery)).resolveAll();
  expect(theirs.size(1, 'lost')).toBe(2);
});

test('Ganymede/Subterranean Passage: whose Quay character moves there may pay 8 energy to destroy a character there', () => {
  const passage = 'Ganymede/Subterranean Passage';
  const start = (mover: string) =>
    position('move', [CORE, passage], { at: { [CORE]: [mover] } }, { at: { [passage]: ['James Howler'] } }).act(
      1,
      'move',
      mover,
      passage,
    );
  const t = start('Makal Shrieker').untilAsked('target', 1).pick(1, 'James Howler').untilAsked('may', 1).pick(1, 'yes');
  t.resolveAll();
  expect(t.inPlay('James Howler')).toBe(false);
  expect(t.size(1, 'used')).toBe(9);
  const shi = start('Vishal Scout').resolveAll();
  expect([shi.inPlay('James Howler'), shi.happened('declared').length]).toEqual([true, 1]);
});

test('Gongen/Michiyo Shrine: NoBots cost either player 3 less there', () => {
  const shrine = 'Gongen/Michiyo Shrine';
  const start = (active: number, who: 1 | 2 = 1) => {
    const seat = { hand: ['Ikazuchi', 'Veteran Pilot'], active };
    return position('deploy', [shrine, CORE], who === 1 ? seat : {}, who === 2 ? seat : {}, who);
  };
  const t = start(2).play(1, 'Ikazuchi'); // 5 at the Core Shaft
  expect([t.place('Ikazuchi'), t.size(1, 'active')]).toEqual([shrine, 0]);
  expect(start(1).refuses(1, 'play', 'Ikazuchi')).toBe('wars/costs/1');
  expect(start(1).refuses(1, 'play', 'Veteran Pilot')).toBe('wars/costs/1');
  expect(start(2, 2).play(2, 'Ikazuchi').place('Ikazuchi')).toBe(shrine);
});

test("Seyal/Dhanake's Demesne: 4 energy make your kizen in a battle there immune, either player's", () => {
  const demesne = "Seyal/Dhanake's Demesne";
  const t = position(
    'battle',
    [demesne],
    { at: { [demesne]: ['James Howler', 'Veteran Pilot'] } },
    { at: { [demesne]: ['Purana-Vishal'] } },
  );
  expect(t.refuses(1, 'use', demesne, 0)).toBe('wars/target/7');
  t.attack(1, demesne).use(1, demesne);
  expect([t.immune('James Howler'), t.immune('Veteran Pilot'), t.immune('Purana-Vishal')]).toEqual([
    true,
    false,
    false,
  ]);
  t.pass(1).use(2, t.id(demesne));
  expect([t.immune('Purana-Vishal'), t.size(2, 'used')]).toEqual([true, 4]);
});

test('Venus/Gula Mons Correctional Facility: its player cannot drain there, and in control of it makes ships and units dearer', () => {
  const gula = 'Venus/Gula Mons Correctional Facility';
  const at = { [gula]: ['Earther Bot'] };
  expect(position('control', [gula], { at }).refuses(1, 'drain', gula)).toBe('wars/cant/1');
  expect(drained(position('control', [gula], {}, { at }, 2), 2, gula)).toBe(2);
  const price = (one: SeatPosition) => {
    const t = position('deploy', [gula, CORE], one, { hand: ['Shi Bot'] }, 2);
    t.act(2, 'play', t.handed(2, 'Shi Bot')).act(2, 'at', CORE).resolve();
    return t.size(2, 'used');
  };
  expect(price({ at })).toBe(3);
  expect(price({})).toBe(2);
});

const camps: readonly [string, Faction][] = [
  ['Ganymede/Exploratory Camp', 'earther'],
  ['Ganymede/Frontier Camp', 'maverick'],
  ['Ganymede/Harvesting Camp', 'shi'],
  ["Ganymede/Hunters' Camp", 'quay'],
  ["Ganymede/Pilgrims' Camp", 'gongen'],
];
for (const [title, faction] of camps)
  test(`${title}: by itself a site, beneath a location its icons on your side`, () => {
    const t = table({
      phase: 'deploy',
      locations: [SOURCE],
      seats: [{ icons: {}, hand: [title, title, title, 'Refuge'] }, { icons: {} }],
    });
    t.act(1, 'play', t.handed(1, title)).act(1, 'beneath', SOURCE).resolve();
    expect(t.beneath(SOURCE)).toEqual([title]);
    expect([t.icons(1, faction), t.icons(2, faction)]).toEqual([1, 0]);
    t.act(1, 'play', t.handed(1, title)); // only one of yours beneath the same location
    expect(t.question).toBe('initiative');
    t.resolve();
    expect(t.s.regions[0]!.sites.length).toBe(1);
    expect(t.icons(1, faction)).toBe(2);
    t.act(1, 'play', t.handed(1, title)).act(1, 'beneath', t.s.regions[0]!.sites[0]!).resolve();
    expect(t.icons(1, faction)).toBe(3);
  });
