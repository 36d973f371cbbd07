import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const MOON = 'Ganymede/Traginium Source';
const FAR = 'Mercury/Untapped Planet';

const ganymede = (one: SeatPosition, two: SeatPosition, phase: Phase = 'battle', active: 1 | 2 = 1): Table =>
  table({ phase, active, locations: [CORE, PLATFORM, MOON, FAR], seats: [one, two] });

test('Damir Quarrel: damages a fighter that is weaker, each side with a destiny', () => {
  const fight = (mine: readonly string[], theirs: readonly string[]): Table =>
    ganymede(
      { at: { [MOON]: ['Damir Quarrel'] }, reserve: mine },
      { at: { [MOON]: ['Resolute Quarrel', 'Reaper Craft'] }, reserve: theirs },
    )
      .attack(1, MOON)
      .use(1, 'Damir Quarrel', 0, 'Resolute Quarrel');
  const t = fight(['Key Keeper'], ['Claviger']); // 3 + 6 + 2 against 3 + 6 + 1
  expect([t.damaged('Resolute Quarrel'), t.size(1, 'active')]).toEqual([true, 16]);
  expect(t.refuses(1, 'use', 'Damir Quarrel', 0)).toBe('wars/bullet/2');
  expect(fight(['Claviger'], ['Claviger']).damaged('Resolute Quarrel')).toBe(false);
  const big = ganymede({ at: { [MOON]: ['Damir Quarrel'] } }, { at: { [MOON]: ['Reaper Craft'] } }).attack(1, MOON);
  big.act(1, 'use', 'Damir Quarrel', 0).resolveAll();
  expect(big.damaged('Reaper Craft')).toBe(false); // no fighter: the Quarrel is the only target
});

rule(['wars/ongoing-ability/5'], 'Reliable Quarrel: free where you have no ship, and rooted when new', () => {
  const t = ganymede({ hand: ['Reliable Quarrel'], active: 0 }, {}, 'deploy');
  t.play(1, 'Reliable Quarrel', MOON);
  expect(t.place('Reliable Quarrel')).toBe(MOON);
  const dear = table({
    phase: 'deploy',
    locations: [MOON],
    seats: [{ hand: ['Reliable Quarrel'], active: 0, icons: {}, at: { [MOON]: ['Reaper Craft'] } }, {}],
  });
  expect(dear.refuses(1, 'play', 'Reliable Quarrel')).toBe('wars/costs/1');
  const fresh = ganymede({ at: { [MOON]: [{ card: 'Reliable Quarrel', new: true }] } }, {}, 'move');
  expect(fresh.refuses(1, 'move', 'Reliable Quarrel', FAR)).toBe('wars/cant/1');
  const old = ganymede({ at: { [MOON]: ['Reliable Quarrel'] } }, {}, 'move');
  expect(old.offers(1, 'move', 'Reliable Quarrel', FAR)).toBe(true);
});

test('Seyalshi Upholder: 2 power more while Shi icons are most of your icons', () => {
  const power = (icons: SeatPosition['icons']): number =>
    ganymede({ icons: icons!, at: { [MOON]: ['Seyalshi Upholder'] } }, {}).power('Seyalshi Upholder');
  expect(power({ shi: 2, quay: 1, earther: 1 })).toBe(5);
  expect(power({ shi: 2, quay: 2 })).toBe(3);
});

test('Squadron Lead: alone, it grows with the opponent’s ships here', () => {
  const foes = { at: { [MOON]: ['Resolute Quarrel', 'Reaper Craft'], [FAR]: ['Vishal Quarrel'] } };
  expect(ganymede({ at: { [MOON]: ['Squadron Lead'] } }, foes).stats('Squadron Lead')).toEqual([5, 1, 8]);
  const led = ganymede({ at: { [MOON]: ['Squadron Lead', 'Damir Quarrel'] } }, foes);
  expect(led.stats('Squadron Lead')).toEqual([3, 1, 6]);
});

test('Sudeva Escort: attacking one ship against one costs the opponent 1 energy', () => {
  const attack = (mine: string[], theirs: string[]): Table =>
    ganymede({ at: { [MOON]: mine } }, { at: { [MOON]: theirs } }).attack(1, MOON);
  const t = attack(['Sudeva Escort'], ['Damir Quarrel']).untilAsked('lose', 2).pick(2, 'reserve');
  expect(t.size(2, 'lost')).toBe(1);
  const two = attack(['Sudeva Escort', 'Resolute Quarrel'], ['Damir Quarrel']);
  expect([two.stack, two.s.waiting, two.size(2, 'lost')]).toEqual([[], [], 0]);
});

test('Sudeva Quarrel: 2 power more at a Seyal sector', () => {
  const seyal = 'Seyal/Light Side';
  const power = (place: string): number =>
    table({ locations: [seyal, MOON], seats: [{ at: { [place]: ['Sudeva Quarrel'] } }, {}] }).power('Sudeva Quarrel');
  expect([power(seyal), power(MOON)]).toEqual([5, 3]);
});

test('Tilak Quarrel: 2 power more at a sector without a Shi icon of yours', () => {
  const orbit = 'Ganymede/Orbital Expanse'; // has a Shi icon on its owner's side
  const power = (place: string, who: 1 | 2): number =>
    table({
      locations: [orbit, MOON],
      seats: [
        who === 1 ? { at: { [place]: ['Tilak Quarrel'] } } : {},
        who === 2 ? { at: { [place]: ['Tilak Quarrel'] } } : {},
      ],
    }).power('Tilak Quarrel');
  expect([power(MOON, 1), power(orbit, 2), power(orbit, 1)]).toEqual([5, 5, 3]);
});

rule(
  ['wars/ruling-transport-vessel/1', 'wars/triggered-ability/13'],
  'Transport Vessel: takes aboard a unit that is destroyed nearby',
  () => {
    const hurt = { card: 'Claviger', damaged: true, beneath: ['Assault Carbine'] };
    const t = ganymede(
      { at: { [CORE]: [hurt, 'Key Keeper'], [MOON]: ['Transport Vessel'] } },
      { at: { [CORE]: ['Vishal Scout'] } },
    );
    expect(t.refuses(1, 'use', 'Transport Vessel', 0)).toBe('wars/target/7');
    t.attack(1, CORE).use(1, 'Transport Vessel', 0, 'Claviger');
    expect(t.size(1, 'active')).toBe(15);
    while (t.s.battle !== null) t.least();
    t.resolveAll();
    expect([t.place('Claviger'), t.beneath('Transport Vessel')]).toEqual([MOON, ['Claviger']]);
    expect([t.damaged('Claviger'), t.pile(1, 'lost')]).toEqual([false, ['Assault Carbine']]);
    expect(t.happened('left')[0]).toMatchObject({ how: 'destroyed' });
  },
);

test('Transport Vessel: not for a unit in a battle elsewhere', () => {
  const t = table({
    phase: 'battle',
    locations: [CORE, MOON, FAR],
    seats: [{ at: { [CORE]: ['Claviger'], [FAR]: ['Transport Vessel'] } }, { at: { [CORE]: ['Vishal Scout'] } }],
  }).attack(1, CORE);
  expect(t.refuses(1, 'use', 'Transport Vessel', 0)).toBe('wars/target/7');
});

test('Vatarva-Sudeva: it and the units aboard are immune, others are not', () => {
  const t = ganymede(
    { at: { [MOON]: [{ card: 'Vatarva-Sudeva', beneath: ['Claviger', 'Vidanar'] }, 'Damir Quarrel'] } },
    {},
  );
  expect(['Vatarva-Sudeva', 'Claviger', 'Vidanar', 'Damir Quarrel'].map(x => t.immune(x))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('Vishal Quarrel: 3 tactics and defense more while it is your only ship here', () => {
  const alone = ganymede({ at: { [MOON]: ['Vishal Quarrel'], [FAR]: ['Damir Quarrel'] } }, {});
  expect(alone.stats('Vishal Quarrel')).toEqual([3, 4, 9]);
  const two = ganymede({ at: { [MOON]: ['Vishal Quarrel', 'Damir Quarrel'] } }, {});
  expect(two.stats('Vishal Quarrel')).toEqual([3, 1, 6]);
});

test('Crown Vessel: 2 energy lost make it and those aboard immune this turn', () => {
  const t = ganymede({ at: { [MOON]: [{ card: 'Crown Vessel', beneath: ['Claviger'] }, 'Damir Quarrel'] } }, {});
  expect(t.immune('Crown Vessel')).toBe(false);
  t.use(1, 'Crown Vessel', 0, 'reserve', 'reserve');
  expect(['Crown Vessel', 'Claviger', 'Damir Quarrel'].map(x => t.immune(x))).toEqual([true, true, false]);
  expect([t.size(1, 'lost'), t.refuses(1, 'use', 'Crown Vessel', 0)]).toEqual([2, 'wars/bullet/2']);
});

test('Hastecurrent Pursuer: cheaper for each inverter of the opponent at related locations', () => {
  const t = table({
    phase: 'deploy',
    locations: [CORE, MOON, 'Ganymede/Orbital Expanse', FAR],
    seats: [
      { hand: ['Hastecurrent Pursuer'], active: 2 },
      { at: { [CORE]: ['Lahrik'], 'Ganymede/Orbital Expanse': ['Reaper Craft'], [FAR]: ['Reaper Craft'] } },
    ],
  });
  t.play(1, 'Hastecurrent Pursuer'); // 4 less 2 at the moon, where alone it can be paid
  expect([t.place('Hastecurrent Pursuer'), t.size(1, 'active')]).toEqual([MOON, 0]);
  const poor = table({
    phase: 'deploy',
    locations: [CORE, MOON],
    seats: [
      { hand: ['Hastecurrent Pursuer'], active: 3, at: { [CORE]: ['Lahrik'] } },
      { at: { [MOON]: ['Reaper Craft'] } },
    ],
  });
  expect(poor.refuses(1, 'play', 'Hastecurrent Pursuer')).toBe('wars/costs/1');
});

rule('wars/inverter/3', 'Reaper Craft: inverts for a stockpile from hand, and reverts to move', () => {
  const t = ganymede({ hand: ['Traginium Harvest'], at: { [MOON]: ['Reaper Craft'] } }, {});
  expect(t.stats('Reaper Craft')).toEqual([1, 1, 2]);
  t.use(1, 'Reaper Craft');
  expect([t.inverted('Reaper Craft'), t.stats('Reaper Craft')]).toEqual([true, [4, 5, 5]]);
  expect(t.pile(1, 'lost')).toEqual(['Traginium Harvest']);
  t.use(1, 'Reaper Craft').pick(1, FAR);
  expect([t.inverted('Reaper Craft'), t.place('Reaper Craft')]).toEqual([false, FAR]);
  const bare = ganymede({ hand: ['Claviger'], at: { [MOON]: ['Reaper Craft'] } }, {});
  expect(bare.refuses(1, 'use', 'Reaper Craft', 0)).toBe('wars/deploy-phase/8');
});

test('Resolute Quarrel: the opponent puts a card of their choice on their used pile when it enters play', () => {
  const enter = (hand: string[]): Table =>
    ganymede({ hand: ['Resolute Quarrel', 'Vidanar'] }, { hand, used: ['Lahrik'] }, 'deploy').play(
      1,
      'Resolute Quarrel',
      MOON,
    );
  const t = enter(['Claviger', 'Key Keeper']).untilAsked('choose cards', 2);
  // exactly one card
  expect(t.whyNot(2, 'Claviger', 'Key Keeper')?.text).toBe('The answer names 2. It needs 1.');
  expect(() => t.pick(2)).toThrow('chose 0, but the question needs 1');
  t.pick(2, 'Key Keeper').resolveAll();
  expect([t.pile(2, 'hand'), t.pile(2, 'used')]).toEqual([['Claviger'], ['Key Keeper', 'Lahrik']]);
  // its own player gives nothing
  expect(t.pile(1, 'hand')).toEqual(['Vidanar']);
  // an empty hand has nothing to give
  const empty = enter([]).resolveAll();
  expect([empty.place('Resolute Quarrel'), empty.pile(2, 'used')]).toEqual([MOON, ['Lahrik']]);
});

test('Resolute Quarrel: another ship that enters play takes no card from a hand', () => {
  const other = ganymede(
    { hand: ['Damir Quarrel'], at: { [MOON]: ['Resolute Quarrel'] } },
    { hand: ['Claviger', 'Key Keeper'] },
    'deploy',
  )
    .play(1, 'Damir Quarrel', MOON)
    .resolveAll();
  expect([other.place('Damir Quarrel'), other.size(2, 'hand'), other.size(2, 'used')]).toEqual([MOON, 2, 0]);
});

rule(
  ['wars/captain/1', 'wars/keyword-ability/2'],
  'Swiftwave Attacker: pilots aboard gain Piloting 2; its captain',
  () => {
    const manned = (who: string): Table =>
      ganymede({ at: { [MOON]: [{ card: 'Swiftwave Attacker', beneath: [who] }] } }, {});
    const t = manned('Ashmahi-Anant'); // Piloting 3 and 2 more
    expect([t.stats('Swiftwave Attacker'), t.immune('Swiftwave Attacker')]).toEqual([[8, 6, 6], true]);
    expect(t.immune('Ashmahi-Anant')).toBe(true);
    const other = manned('Damir Aeronaut');
    expect([other.stats('Swiftwave Attacker'), other.immune('Swiftwave Attacker')]).toEqual([[7, 5, 6], false]);
    expect(manned('Claviger').stats('Swiftwave Attacker')).toEqual([3, 1, 6]);
  },
);

test('Tilak-Vinisha: inverts when the opponent’s ship comes here', () => {
  const t = ganymede(
    { at: { [MOON]: ['Tilak-Vinisha'] } },
    { hand: ['Damir Quarrel', 'Claviger'], at: { [FAR]: ['Reaper Craft'] } },
    'deploy',
    2,
  );
  t.act(2, 'play', 'Damir Quarrel').pick(2, MOON).untilAsked('may', 1).pick(1, 'yes');
  expect(t.inverted('Tilak-Vinisha')).toBe(true);
  const moves = ganymede({ at: { [MOON]: ['Tilak-Vinisha'] } }, { at: { [FAR]: ['Reaper Craft'] } }, 'move', 2);
  moves.act(2, 'move', 'Reaper Craft', MOON).untilAsked('may', 1).pick(1, 'yes');
  expect(moves.inverted('Tilak-Vinisha')).toBe(true);
  const away = ganymede({ at: { [FAR]: ['Tilak-Vinisha'] } }, { at: { [FAR]: ['Reaper Craft'] } }, 'move', 2);
  away.act(2, 'move', 'Reaper Craft', MOON).resolveAll();
  expect([away.place('Reaper Craft'), away.inverted('Tilak-Vinisha')]).toEqual([MOON, false]);
});

test('Tilak-Vinisha: inverted, the last ship that the opponent loses here costs 3 energy', () => {
  const inverted = { card: 'Tilak-Vinisha', inverted: true };
  const beam = (
    mine: readonly (string | { card: string; inverted?: boolean })[],
    foes: string[],
    ...picks: string[]
  ): Table =>
    ganymede({ hand: ['Few Escape'], at: { [MOON]: mine } }, { hand: ['Claviger'], at: { [MOON]: foes } }, 'move').play(
      1,
      'Few Escape',
      ...picks,
    );
  const t = beam([inverted], ['Resolute Quarrel']).untilAsked('lose', 2);
  t.pick(2, 'reserve').pick(2, 'reserve').pick(2, 'reserve');
  expect(t.size(2, 'lost')).toBe(4);
  expect(beam([inverted], ['Resolute Quarrel', 'Damir Quarrel'], 'Damir Quarrel').resolveAll().size(2, 'lost')).toBe(1);
  expect(beam(['Tilak-Vinisha'], ['Resolute Quarrel']).resolveAll().size(2, 'lost')).toBe(1);
});

test('Tilak-Vinisha: a ship that comes back from the lost pile here is not played', () => {
  const refuge = "Titan/Raving Red's Refuge";
  const t = table({
    phase: 'battle',
    locations: [MOON, refuge],
    seats: [
      { at: { [MOON]: [{ card: 'Damir Quarrel', damaged: true }, 'Reaper Craft'] } },
      { at: { [MOON]: ['Reaper Craft'], [refuge]: ['Tilak-Vinisha'] } },
    ],
  }).attack(1, MOON);
  t.act(1, 'use', refuge, 0).pick(1, 'reserve').resolve();
  t.step('end').untilAsked('initiative').resolveAll();
  expect([t.place('Damir Quarrel'), t.inverted('Tilak-Vinisha')]).toEqual([refuge, false]);
  expect(t.happened('declared').filter(f => (f.item as { name: string }).name === 'Tilak-Vinisha')).toEqual([]);
});
