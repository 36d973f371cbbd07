import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const VALLEY = 'Ganymede/Valley';
const MOON = 'Ganymede/Traginium Source';
const FAR = 'Mercury/Untapped Planet';

const ganymede = (one: SeatPosition, two: SeatPosition, phase: Phase = 'battle', active: 1 | 2 = 1): Table =>
  table({ phase, active, locations: [CORE, PLATFORM, VALLEY, MOON, FAR], seats: [one, two] });

/** Two units with 4 tactics together, which is enough to reveal a card for battle destiny (4). */
const FOES = ['Claviger', 'Key Keeper'];
/** Player 1 attacks at the Core Shaft, and player 2 reveals a card of destiny 4. */
const revealing = (t: Table): Table => t.attack(1, CORE).untilAsked('reveal for battle destiny', 2).pick(2, 'yes');
const quarrel = (...beneath: string[]) => ({ card: 'Damir Quarrel', beneath });
const fourLost = ['reserve', 'reserve', 'reserve', 'reserve'];

rule(['wars/piloting/1', 'wars/effects/4'], 'Anant Aeronaut: aboard an armed ship damages a ship; Piloting 3', () => {
  const t = ganymede(
    { at: { [MOON]: [quarrel('Anant Aeronaut', 'Quarrel Energy Burst')] } },
    { at: { [MOON]: ['Resolute Quarrel'] } },
  );
  expect([t.power('Damir Quarrel'), t.tactics('Damir Quarrel')]).toEqual([6, 4]);
  expect(t.refuses(1, 'use', 'Anant Aeronaut', 0)).toBe('wars/target/7');
  t.attack(1, MOON).use(1, 'Anant Aeronaut', 0, 'Resolute Quarrel');
  expect([t.damaged('Resolute Quarrel'), t.size(1, 'active')]).toEqual([true, 17]);
  expect(t.refuses(1, 'use', 'Anant Aeronaut', 0)).toBe('wars/bullet/2');
  const unarmed = ganymede(
    { at: { [MOON]: [quarrel('Anant Aeronaut')] } },
    { at: { [MOON]: ['Resolute Quarrel'] } },
  ).attack(1, MOON);
  unarmed.use(1, 'Anant Aeronaut', 0, 'Resolute Quarrel');
  expect(unarmed.damaged('Resolute Quarrel')).toBe(false);
});

test('Anant Attendant: while it is damaged at a site your units there are immune', () => {
  const hurt = { card: 'Anant Attendant', damaged: true };
  const t = ganymede(
    { at: { [CORE]: [hurt, 'Claviger'], [PLATFORM]: ['Key Keeper'] } },
    { at: { [CORE]: ['Vidanar'] } },
  );
  expect(['Claviger', 'Anant Attendant', 'Key Keeper', 'Vidanar'].map(x => t.immune(x))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const whole = ganymede({ at: { [CORE]: ['Anant Attendant', 'Claviger'] } }, {});
  expect(whole.immune('Claviger')).toBe(false);
});

test('Damir Aeronaut: an armed ship and its characters immune, and 4 power more', () => {
  const t = ganymede({ at: { [MOON]: [quarrel('Damir Aeronaut', 'Quarrel Energy Burst')] } }, {});
  expect(t.power('Damir Quarrel')).toBe(5);
  t.use(1, 'Damir Aeronaut', 0, 'reserve');
  expect([t.power('Damir Quarrel'), t.immune('Damir Quarrel'), t.immune('Damir Aeronaut')]).toEqual([9, true, true]);
  const unarmed = ganymede({ at: { [MOON]: [quarrel('Damir Aeronaut')] } }, {}).use(1, 'Damir Aeronaut', 0, 'reserve');
  expect([unarmed.power('Damir Quarrel'), unarmed.immune('Damir Quarrel')]).toEqual([5, false]);
});

test('Devanar-Damir: an opponent who faces him without attacking loses 1 energy', () => {
  const at = { [CORE]: ['Devanar-Damir'] };
  const shy = ganymede({ at }, { at: { [CORE]: FOES } }, 'battle', 2)
    .until('move', 2)
    .resolveAll();
  expect(shy.size(2, 'lost')).toBe(1);
  const bold = ganymede({ at }, { at: { [CORE]: FOES } }, 'battle', 2)
    .attack(2, CORE)
    .until('move', 2)
    .resolveAll();
  expect(bold.size(2, 'lost')).toBe(0);
  const away = ganymede({ at }, { at: { [PLATFORM]: FOES } }, 'battle', 2)
    .until('move', 2)
    .resolveAll();
  expect(away.size(2, 'lost')).toBe(0);
});

test('Hailesh-Damir: armed at a site, 3 less attrition against you', () => {
  const armed = { card: 'Hailesh-Damir', beneath: ['Assault Carbine'] };
  const t = revealing(ganymede({ at: { [CORE]: [armed] } }, { at: { [CORE]: FOES } }));
  expect([t.battleDestiny(2), t.attrition(2)]).toEqual([4, 1]);
  const bare = revealing(ganymede({ at: { [CORE]: ['Hailesh-Damir'] } }, { at: { [CORE]: FOES } }));
  expect(bare.attrition(2)).toBe(4);
});

test('Irama-Vishal: immune where you have no support icons', () => {
  const t = ganymede({ at: { [CORE]: ['Irama-Vishal'] } }, {});
  expect(t.immune('Irama-Vishal')).toBe(true);
  const home = table({
    locations: [{ card: CORE, beneath: ["Ganymede/Hunters' Camp"] }],
    seats: [{ at: { [CORE]: ['Irama-Vishal'] } }, {}],
  });
  expect(home.immune('Irama-Vishal')).toBe(false);
});

test('Kizen Sentinel: 2 power more beside another kizen of yours', () => {
  expect(ganymede({ at: { [CORE]: ['Kizen Sentinel', 'Irama-Vishal'] } }, {}).power('Kizen Sentinel')).toBe(4);
  const t = ganymede(
    { at: { [CORE]: ['Kizen Sentinel', 'Claviger'], [PLATFORM]: ['Irama-Vishal'] } },
    { at: { [CORE]: ['Dhanake-Tilak'] } },
  );
  expect(t.power('Kizen Sentinel')).toBe(2);
});

test('Ordnance Master: with a weapon, stronger and immune for 3 energy', () => {
  const t = ganymede({ at: { [CORE]: [{ card: 'Ordnance Master', beneath: ['Assault Carbine'] }] } }, {});
  t.use(1, 'Ordnance Master', 0, 'reserve', 'reserve', 'reserve');
  expect([t.stats('Ordnance Master'), t.immune('Ordnance Master')]).toEqual([[4, 4, 4], true]);
  expect(t.size(1, 'lost')).toBe(3);
  expect(t.refuses(1, 'use', 'Ordnance Master', 0)).toBe('wars/bullet/2');
  const bare = ganymede({ at: { [CORE]: ['Ordnance Master'] } }, {});
  bare.use(1, 'Ordnance Master', 0, 'reserve', 'reserve', 'reserve');
  expect([bare.stats('Ordnance Master'), bare.immune('Ordnance Master')]).toEqual([[1, 1, 1], false]);
});

test('Panacea Provider: 1 less attrition for each Shi icon on related locations, whosever it is', () => {
  const t = revealing(
    table({
      phase: 'battle',
      locations: [
        { card: CORE, beneath: ['Ganymede/Harvesting Camp'] },
        { card: PLATFORM, beneath: ['Ganymede/Harvesting Camp'] },
        { card: 'Ganymede/Forward Base', of: 2 },
      ],
      seats: [{ at: { [CORE]: ['Panacea Provider'] } }, { at: { [CORE]: FOES } }],
    }),
  );
  expect(t.attrition(2)).toBe(2);
  const bare = revealing(ganymede({ at: { [CORE]: ['Panacea Provider'] } }, { at: { [CORE]: FOES } }));
  expect(bare.attrition(2)).toBe(4);
});

test('Purana-Vishal: dismisses others to be immune, or to damage a character', () => {
  const at = { [CORE]: ['Purana-Vishal', 'Claviger', 'Key Keeper', 'Lifeseeker'] };
  const t = ganymede({ at }, { at: { [CORE]: ['Irama-Vishal'] } });
  expect(t.refuses(1, 'use', 'Purana-Vishal', 1)).toBe('wars/target/7');
  t.attack(1, CORE).use(1, 'Purana-Vishal', 0, 'Lifeseeker');
  expect([t.immune('Purana-Vishal'), t.pile(1, 'lost')]).toEqual([true, ['Lifeseeker']]);
  t.act(1, 'use', 'Purana-Vishal', 1).pick(1, 'Irama-Vishal').pick(1, 'Claviger', 'Key Keeper').resolve();
  expect([t.damaged('Irama-Vishal'), t.size(1, 'lost')]).toEqual([true, 3]);
  expect(t.refuses(1, 'use', 'Purana-Vishal', 1)).toBe('wars/deploy-phase/8');
});

rule(
  ['wars/ruling-reconnoiterer/1', 'wars/pending/3'],
  'Reconnoiterer: goes to the used pile to cancel a drain next to it',
  () => {
    const drainAt = (place: string): Table =>
      ganymede({ at: { [CORE]: ['Reconnoiterer'] } }, { at: { [place]: ['Claviger'] } }, 'control', 2)
        .act(2, 'drain', place)
        .pass(2);
    const t = drainAt(PLATFORM);
    t.use(1, 'Reconnoiterer');
    expect([t.stack, t.pile(1, 'used'), t.happened('drained')]).toEqual([[], ['Reconnoiterer'], []]);
    const far = drainAt(VALLEY);
    expect(far.refuses(1, 'use', 'Reconnoiterer', 0)).toBe('wars/target/7');
  },
);

test('Reconnoiterer: Scouting', () => {
  const t = table({
    phase: 'deploy',
    locations: [{ card: 'Alnak Station/Launch Bay', of: 2 }],
    seats: [{ hand: ['Reconnoiterer', 'Sudeva Warrior'] }, {}],
  });
  expect(t.refuses(1, 'play', 'Sudeva Warrior')).toBe('wars/character/3');
  t.play(1, 'Reconnoiterer');
  expect(t.place('Reconnoiterer')).toBe('Alnak Station/Launch Bay');
});

const camped = (seat: SeatPosition, phase: Phase): Table =>
  table({
    phase,
    locations: [{ card: CORE, beneath: ['Ganymede/Harvesting Camp'] }, PLATFORM],
    seats: [seat, {}],
  });

test('Selfless Protector: free at a site with a Shi icon of yours, and stays there', () => {
  const t = camped({ hand: ['Selfless Protector', 'Sudeva Warrior'], active: 0 }, 'deploy');
  expect(t.refuses(1, 'play', 'Sudeva Warrior')).toBe('wars/costs/1');
  t.play(1, 'Selfless Protector');
  expect(t.place('Selfless Protector')).toBe(CORE);
  const fixed = camped({ at: { [CORE]: ['Selfless Protector'] } }, 'move');
  expect(fixed.refuses(1, 'move', 'Selfless Protector', PLATFORM)).toBe('wars/cant/1');
  const free = camped({ at: { [PLATFORM]: ['Selfless Protector'] } }, 'move');
  expect(free.offers(1, 'move', 'Selfless Protector', CORE)).toBe(true);
});

test('Sudeva Legionnaire: draws up to three for its weapon’s abilities, three in one battle', () => {
  const t = ganymede(
    { at: { [CORE]: [{ card: 'Sudeva Legionnaire', beneath: ['Assault Carbine', 'Vishal Vatarma'] }] } },
    { hand: [], at: { [CORE]: ['Irama-Vishal'] } },
  ).attack(1, CORE);
  t.act(1, 'use', 'Assault Carbine', 0).untilAsked('number', 1).pick(1, 2).resolveAll();
  expect(t.size(1, 'hand')).toBe(3);
  t.act(1, 'use', 'Vishal Vatarma', 0).pick(1, 'Type II Fighter').untilAsked('number', 1);
  expect(t.options(1).map(o => o.a)).toEqual([1, 0]);
  t.pick(1, 1).resolveAll();
  expect(t.size(1, 'hand')).toBe(3); // one given to the weapon, one drawn
});

test('Sudeva Legionnaire: draws nothing for weapons of others', () => {
  const t = ganymede(
    { at: { [CORE]: ['Sudeva Legionnaire', { card: 'Carabinier', beneath: ['Assault Carbine'] }] } },
    { at: { [CORE]: ['Irama-Vishal'] } },
  ).attack(1, CORE);
  t.use(1, 'Assault Carbine').resolveAll();
  expect(t.happened('drew')).toEqual([]);
});

test('Sudeva Warrior: destroys a damaged unit in its site battle, after the attrition step', () => {
  const t = ganymede(
    { at: { [CORE]: ['Sudeva Warrior'] } },
    { at: { [CORE]: [{ card: 'Claviger', damaged: true }, 'Key Keeper'] } },
  ).attack(1, CORE);
  expect(t.refuses(1, 'use', 'Sudeva Warrior', 0)).toBe('wars/deploy-phase/5');
  t.step('attrition').use(1, 'Sudeva Warrior', 0, ...fourLost);
  expect([t.inPlay('Claviger'), t.inPlay('Key Keeper'), t.size(1, 'lost')]).toEqual([false, true, 4]);
  const whole = ganymede({ at: { [CORE]: ['Sudeva Warrior'] } }, { at: { [CORE]: ['Key Keeper'] } }).attack(1, CORE);
  expect(whole.step('attrition').refuses(1, 'use', 'Sudeva Warrior', 0)).toBe('wars/target/7');
});

test('Sumadar-Damir: immune for a unit of yours, 2 less attrition for 3 energy', () => {
  const t = ganymede({ at: { [CORE]: ['Sumadar-Damir', 'Claviger'] } }, { at: { [CORE]: FOES } });
  t.use(1, 'Sumadar-Damir', 0);
  expect([t.immune('Sumadar-Damir'), t.pile(1, 'lost')]).toEqual([true, ['Claviger']]);
  expect(t.refuses(1, 'use', 'Sumadar-Damir', 0)).toBe('wars/bullet/2');
  revealing(t.use(1, 'Sumadar-Damir', 1));
  expect(t.attrition(2)).toBe(2);
  const alone = ganymede({ at: { [CORE]: ['Sumadar-Damir'] } }, { at: { [CORE]: FOES } });
  expect(alone.refuses(1, 'use', 'Sumadar-Damir', 0)).toBe('wars/target/7');
});

test('Tavang-Damir: drains at related sites are 1 less, those at its own site or elsewhere are not', () => {
  const orbit = 'Ganymede/Orbital Expanse';
  const drained = (place: string, unit: string): number => {
    const t = table({
      phase: 'control',
      active: 2,
      locations: [CORE, PLATFORM, orbit],
      seats: [{ at: { [CORE]: ['Tavang-Damir'] } }, { at: { [place]: [unit] } }],
    });
    return t.act(2, 'drain', place).resolveAll().happened('drained')[0]!.n;
  };
  expect(drained(PLATFORM, 'Claviger')).toBe(1);
  expect(drained(orbit, 'Damir Quarrel')).toBe(2);
});

test('Vishal Scout: Scouting at a site without an energy icon on your side', () => {
  const t = table({
    phase: 'deploy',
    locations: [{ card: 'Alnak Station/Launch Bay', of: 2 }],
    seats: [{ hand: ['Vishal Scout', 'Sudeva Warrior'] }, {}],
  });
  expect(t.refuses(1, 'play', 'Sudeva Warrior')).toBe('wars/character/3');
  t.play(1, 'Vishal Scout');
  expect(t.place('Vishal Scout')).toBe('Alnak Station/Launch Bay');
});

rule(
  ['wars/movement-actions/11', 'wars/movement-actions/13'],
  'Ranarti-Anant: brings his ship into a sector battle elsewhere',
  () => {
    const at = { [FAR]: [quarrel('Ranarti-Anant')], [MOON]: ['Resolute Quarrel'], [CORE]: ['Claviger'] };
    const foes = { at: { [MOON]: ['Resolute Quarrel'], [CORE]: ['Vishal Scout'] } };
    const t = ganymede({ at }, foes).attack(1, MOON);
    expect([t.power('Damir Quarrel'), t.tactics('Damir Quarrel')]).toEqual([6, 4]);
    t.use(1, 'Ranarti-Anant', 1);
    expect([t.place('Damir Quarrel'), t.place('Ranarti-Anant'), t.totalPower(1)]).toEqual([MOON, MOON, 9]);
    expect(t.size(1, 'active')).toBe(17); // the attack and the ability, no movement besides
    const onLand = ganymede({ at }, foes).attack(1, CORE).use(1, 'Ranarti-Anant', 1);
    expect(onLand.place('Damir Quarrel')).toBe(FAR);
  },
);

test('Ranarti-Anant: immune for another unit of yours here', () => {
  const t = ganymede({ at: { [CORE]: ['Ranarti-Anant', 'Claviger'] } }, {}).use(1, 'Ranarti-Anant', 0);
  expect([t.immune('Ranarti-Anant'), t.pile(1, 'lost')]).toEqual([true, ['Claviger']]);
  const alone = ganymede({ at: { [CORE]: ['Ranarti-Anant'], [PLATFORM]: ['Claviger'] } }, {});
  expect(alone.refuses(1, 'use', 'Ranarti-Anant', 0)).toBe('wars/target/7');
});

test('Ashmahi-Anant: damages a ship whose defense is below her piloting or tactics', () => {
  const at = { [MOON]: [quarrel('Ashmahi-Anant')] };
  const t = ganymede({ at }, { at: { [MOON]: ['Reaper Craft', 'Resolute Quarrel'] } });
  expect(t.power('Damir Quarrel')).toBe(6);
  expect(t.refuses(1, 'use', 'Ashmahi-Anant', 0)).toBe('wars/target/7');
  t.attack(1, MOON).use(1, 'Ashmahi-Anant', 0, 'Reaper Craft');
  expect([t.damaged('Reaper Craft'), t.size(1, 'active')]).toEqual([true, 15]);
  const stout = ganymede({ at }, { at: { [MOON]: ['Resolute Quarrel'] } }).attack(1, MOON);
  expect(stout.use(1, 'Ashmahi-Anant').damaged('Resolute Quarrel')).toBe(false);
});

test('Carabinier: Quickdraw gives its weapon a second use', () => {
  const fight = (who: string): Table =>
    ganymede({ at: { [CORE]: [{ card: who, beneath: ['Assault Carbine'] }] } }, { at: { [CORE]: ['Irama-Vishal'] } })
      .attack(1, CORE)
      .use(1, 'Assault Carbine');
  const t = fight('Carabinier').use(1, 'Assault Carbine');
  expect(t.happened('used').length).toBe(2);
  expect(t.refuses(1, 'use', 'Assault Carbine', 0)).toBe('wars/bullet/2');
  expect(fight('Claviger').refuses(1, 'use', 'Assault Carbine', 0)).toBe('wars/bullet/2');
});

test('Claviger: Scouting at a site, which does not open sectors or other sites to others', () => {
  const t = table({
    phase: 'deploy',
    locations: [{ card: 'Alnak Station/Launch Bay', of: 2 }],
    seats: [{ hand: ['Claviger', 'Carabinier'] }, {}],
  });
  expect(t.refuses(1, 'play', 'Carabinier')).toBe('wars/character/3');
  t.play(1, 'Claviger');
  expect(t.place('Claviger')).toBe('Alnak Station/Launch Bay');
});

test('Dhanake-Tilak: power for your Shi icons, and so much less attrition at his site', () => {
  const t = revealing(ganymede({ icons: { shi: 3 }, at: { [CORE]: ['Dhanake-Tilak'] } }, { at: { [CORE]: FOES } }));
  expect([t.power('Dhanake-Tilak'), t.attrition(2)]).toEqual([7, 1]);
  const poor = revealing(ganymede({ icons: { quay: 3 }, at: { [CORE]: ['Dhanake-Tilak'] } }, { at: { [CORE]: FOES } }));
  expect([poor.power('Dhanake-Tilak'), poor.attrition(2)]).toEqual([4, 4]);
});

test('Key Keeper: immune while a card lies on a stockpile of yours', () => {
  const full = { card: 'Traginium Harvest', stacked: ['Claviger'] };
  const t = ganymede({ at: { [CORE]: ['Key Keeper'] }, table: [full] }, {});
  expect(t.immune('Key Keeper')).toBe(true);
  const empty = ganymede({ at: { [CORE]: ['Key Keeper'] }, table: ['Traginium Harvest'] }, { table: [full] });
  expect(empty.immune('Key Keeper')).toBe(false);
});

test('Lifeseeker: another damaged unit here goes to its owner’s hand', () => {
  const t = ganymede(
    { at: { [CORE]: [{ card: 'Lifeseeker', damaged: true }, { card: 'Claviger', damaged: true }, 'Key Keeper'] } },
    {},
  ).use(1, 'Lifeseeker');
  expect([t.pile(1, 'hand').includes('Claviger'), t.inPlay('Claviger'), t.size(1, 'active')]).toEqual([
    true,
    false,
    15,
  ]);
  const none = ganymede({ at: { [CORE]: [{ card: 'Lifeseeker', damaged: true }, 'Key Keeper'] } }, {});
  expect(none.refuses(1, 'use', 'Lifeseeker', 0)).toBe('wars/target/7');
});

test('Ore Alembic: a stockpile from hand takes 2 off your casualties here or nearby', () => {
  const lost = (hand: string[], place: string): Table =>
    ganymede(
      { hand, at: { [PLATFORM]: ['Ore Alembic'], [place]: [place === FAR ? 'Reaper Craft' : 'Vishal Scout'] } },
      { at: { [place]: place === FAR ? ['Resolute Quarrel'] : FOES } },
    )
      .attack(1, place)
      .step('power');
  const t = lost(['Traginium Harvest'], CORE);
  expect(t.s.battle!.casualties).toBe(5);
  t.use(1, 'Ore Alembic');
  expect([t.s.battle!.casualties, t.pile(1, 'lost')]).toEqual([3, ['Traginium Harvest']]);
  expect(lost(['Claviger'], CORE).refuses(1, 'use', 'Ore Alembic', 0)).toBe('wars/deploy-phase/8');
  expect(lost(['Traginium Harvest'], FAR).refuses(1, 'use', 'Ore Alembic', 0)).toBe('wars/deploy-phase/5');
});

test('Rantosh-Anant: an opponent without a ship here loses 2 energy to play one here', () => {
  const play = (there: string[]): Table =>
    ganymede(
      { at: { [MOON]: [quarrel('Rantosh-Anant')] } },
      { hand: ['Damir Quarrel'], at: { [MOON]: there } },
      'deploy',
      2,
    )
      .act(2, 'play', 'Damir Quarrel')
      .pick(2, MOON);
  const t = play([]);
  expect(t.power('Damir Quarrel', 1)).toBe(5);
  t.pick(2, 'reserve').pick(2, 'reserve').resolveAll();
  expect([t.size(2, 'lost'), t.place('Damir Quarrel', 2)]).toEqual([2, MOON]);
  const second = play(['Resolute Quarrel']).resolveAll();
  expect([second.size(2, 'lost'), second.place('Damir Quarrel', 2)]).toEqual([0, MOON]);
});

test('Vidanar: one of as many top cards as you have Shi icons, the others on the used pile', () => {
  const dig = (n: number): Table =>
    ganymede(
      {
        icons: { shi: n },
        hand: ['Sudeva Warrior'],
        reserve: ['Claviger', 'Key Keeper', 'Carabinier', 'Lifeseeker'],
        at: { [CORE]: ['Vidanar'] },
      },
      {},
    ).use(1, 'Vidanar', 0, 'active');
  const t = dig(3).pick(1, 'Key Keeper').pick(1, 'Carabinier', 'Claviger').resolveAll();
  expect([t.pile(1, 'hand'), t.pile(1, 'used')]).toEqual([
    ['Key Keeper', 'Sudeva Warrior'],
    ['Claviger', 'Carabinier'],
  ]);
  expect(t.pile(1, 'reserve')[0]).toBe('Lifeseeker');
  const one = dig(1);
  expect([one.pile(1, 'hand'), one.pile(1, 'used')]).toEqual([['Claviger', 'Sudeva Warrior'], []]);
});
