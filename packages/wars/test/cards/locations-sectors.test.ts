import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { LocationPlace, SeatPosition } from '../../src/position.ts';
import type { Faction, Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const SOURCE = 'Ganymede/Traginium Source';
const FIGHTER = 'Type II Fighter';
const TRANSPORT = 'Corporate Transport';

/** A position with no support icons except those of its locations. */
const bare = (
  phase: Phase,
  locations: LocationPlace[],
  one: SeatPosition = {},
  two: SeatPosition = {},
  active: 1 | 2 = 1,
): Table =>
  table({
    phase,
    active,
    locations,
    seats: [
      { icons: {}, ...one },
      { icons: {}, ...two },
    ],
  });

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

test('Alnak Station/Captured Base: a ship here goes on the used pile, and you download a site of Alnak Station', () => {
  const base = 'Alnak Station/Captured Base';
  const hallway = 'Alnak Station/Hallway';
  const reserve = [hallway, CORE, base, FIGHTER];
  const t = bare('deploy', [base], { at: { [base]: [TRANSPORT] }, reserve, hand: ['Refuge'] });
  t.use(1, base);
  expect(t.pile(1, 'used')).toEqual([TRANSPORT]);
  expect([t.offers(1, 'card', CORE), t.offers(1, 'card', base)]).toEqual([false, false]);
  t.pick(1, hallway);
  expect(t.pile(1, 'hand')).toContain(hallway);
  expect(t.refuses(1, 'use', base, 0)).toBe('wars/target/7');
  const early = bare('control', [base], { at: { [base]: [TRANSPORT] }, reserve });
  expect(early.refuses(1, 'use', base, 0)).toBe('wars/deploy-phase/5');
  expect(early.pass(1).refuses(2, 'use', early.id(base), 0)).toBe('wars/activated-ability/2');
});

test('Ceres/Belt Hideaway: cards revealed for battle destiny there are destiny -2, on both sides; not elsewhere', () => {
  const ceres = 'Ceres/Belt Hideaway';
  const four = [FIGHTER, FIGHTER, FIGHTER, FIGHTER];
  const revealed = (at: string) => {
    const t = bare('battle', [ceres, SOURCE], { at: { [at]: four } }, { at: { [at]: four } }).attack(1, at);
    t.untilAsked('reveal for battle destiny', 1).pick(1, 'yes');
    t.untilAsked('reveal for battle destiny', 2).pick(2, 'yes').untilAsked('initiative');
    return t.happened('destiny').map(f => f.n);
  };
  expect(revealed(ceres)).toEqual([2, 2]);
  expect(revealed(SOURCE)).toEqual([4, 4]);
});

const guarded: readonly [string, Faction][] = [
  ["Earth/Humanity's Home", 'earther'],
  ['Seyal/Light Side', 'shi'],
  ['Themis/Mobile Asteroid', 'maverick'],
];
for (const [title, faction] of guarded)
  test(`${title}: a second support icon while you have a ship there`, () => {
    const icons = (one: string[], two: string[]) => {
      const t = bare('control', [title], { at: { [title]: one } }, { at: { [title]: two } });
      return [t.icons(1, faction), t.icons(2, faction)];
    };
    expect(icons([TRANSPORT], [])).toEqual([2, 0]);
    expect(icons([], [TRANSPORT])).toEqual([1, 0]);
  });

test("Europa/The Gambler's Hideaway: a fighter joins a battle at another moon; either player's", () => {
  const europa = "Europa/The Gambler's Hideaway";
  const both = (at: string) => ({ at: { [at]: [TRANSPORT], [europa]: [FIGHTER] } });
  const t = bare('battle', [europa, SOURCE], both(SOURCE), both(SOURCE)).attack(1, SOURCE);
  t.use(1, europa);
  expect(t.place(FIGHTER, 1)).toBe(SOURCE);
  expect(t.size(1, 'used')).toBe(3); // the attack, and the move
  t.pass(1).use(2, t.id(europa));
  expect(t.all(FIGHTER).map(id => t.place(id))).toEqual([SOURCE, SOURCE]);
  expect(t.refuses(1, 'use', europa, 0)).toBe('wars/target/7');
  const asteroid = bare(
    'battle',
    [europa, 'Vesta/Coveted Rock'],
    both('Vesta/Coveted Rock'),
    both('Vesta/Coveted Rock'),
  );
  expect(asteroid.attack(1, 'Vesta/Coveted Rock').refuses(1, 'use', europa, 0)).toBe('wars/deploy-phase/5');
});

test('Ganymede/Traginium Source: each player’s drain there is +1 for each related site that player controls', () => {
  const one = { at: { [SOURCE]: [TRANSPORT], [CORE]: ['Earther Bot'], [PLATFORM]: ['Gongen Bot'] } };
  expect(drained(bare('control', [SOURCE, CORE, PLATFORM], one), 1, SOURCE)).toBe(3);
  const two = { at: { [SOURCE]: [TRANSPORT], [CORE]: ['Earther Bot'] } };
  const contested = bare('control', [SOURCE, CORE, PLATFORM], { at: { [CORE]: ['Shi Bot'] } }, two, 2);
  expect(drained(contested, 2, SOURCE)).toBe(2);
  const theirs = bare('control', [SOURCE, CORE, PLATFORM], {}, two, 2);
  expect(drained(theirs, 2, SOURCE)).toBe(3);
});

test("Gongen/Pilgrims' Haven: who has two Gongen support icons generates 1 more there", () => {
  const haven = "Gongen/Pilgrims' Haven";
  // 1 that is always there, 1 for the Haven, 2 and 1 for a sector with an encampment
  expect(limit(bare('activate', [haven], { icons: { maverick: 1 } }), 1)).toBe(5);
  expect(limit(bare('activate', [haven], { icons: { gongen: 1 } }), 1)).toBe(6);
  // the Haven's own icon is not the opponent's
  expect(limit(bare('activate', [haven], {}, { icons: { gongen: 1 } }, 2), 2)).toBe(5);
  expect(limit(bare('activate', [haven], {}, { icons: { gongen: 2 } }, 2), 2)).toBe(7);
});

test('Luna/Military Outpost: whoever has a capital enter play there may play a fighter there for nothing', () => {
  const luna = 'Luna/Military Outpost';
  const t = bare('deploy', [luna, SOURCE], { hand: [TRANSPORT, FIGHTER, 'Earther Bot'] });
  t.act(1, 'play', t.handed(1, TRANSPORT)).act(1, 'at', luna).untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.place(FIGHTER)).toBe(luna);
  expect(t.size(1, 'used')).toBe(3);
  const theirs = bare('deploy', [luna], {}, { hand: [TRANSPORT, FIGHTER] }, 2);
  theirs.play(2, TRANSPORT).untilAsked('may', 2).pick(2, 'yes').resolveAll();
  expect(theirs.place(FIGHTER)).toBe(luna);
  const fighter = bare('deploy', [luna], { hand: [FIGHTER, FIGHTER] });
  fighter.play(1, FIGHTER).resolveAll();
  expect(fighter.all(FIGHTER).length).toBe(1);
});

test('Mercury/Untapped Planet: exactly two ships give their player total power +4 there', () => {
  const mercury = 'Mercury/Untapped Planet';
  const power = (one: number, two: number) => {
    const ships = (n: number) => ({ at: { [mercury]: Array.from({ length: n }, () => TRANSPORT) } });
    const t = bare('battle', [mercury], ships(one), ships(two)).attack(1, mercury);
    return [t.totalPower(1), t.totalPower(2)];
  };
  expect(power(2, 1)).toEqual([8, 2]);
  expect(power(3, 2)).toEqual([6, 8]);
});

const needing: readonly [string, Faction, string][] = [
  ['Pallas/Asteroid Stronghold', 'gongen', 'Grid Tactician'],
  ['Seyal/Dark Side', 'shi', 'Vishal Scout'],
  ['Venus/Research Base', 'earther', 'Veteran Pilot'],
];
for (const [title, faction, card] of needing)
  test(`${title}: dismissed unless another support icon or a card of its faction speaks for it`, () => {
    const alone = bare('deploy', [CORE], { hand: [title, 'Refuge'] })
      .play(1, title)
      .resolveAll();
    expect(alone.inPlay(title)).toBe(false);
    expect(alone.pile(1, 'lost')).toEqual([title]);
    const shown = bare('deploy', [CORE], { hand: [title, card] });
    shown.play(1, title).untilAsked('choose', 1).pick(1, card).resolveAll();
    expect(shown.inPlay(title)).toBe(true);
    expect(shown.happened('revealed').length).toBe(1);
    const declined = bare('deploy', [CORE], { hand: [title, card] })
      .play(1, title)
      .resolveAll();
    expect(declined.inPlay(title)).toBe(false);
    const icon = bare('deploy', [CORE], { hand: [title, card], icons: { [faction]: 1 } })
      .play(1, title)
      .resolveAll();
    expect(icon.inPlay(title)).toBe(true);
    expect(icon.happened('revealed')).toEqual([]);
  });

rule(
  'wars/ruling-titan-raving-reds-refuge/1',
  "Titan/Raving Red's Refuge: a fighter that is lost this turn comes back there alone and undamaged",
  () => {
    const refuge = "Titan/Raving Red's Refuge";
    const position = (there: string[]) =>
      bare(
        'battle',
        [SOURCE, refuge],
        {
          at: {
            [SOURCE]: [{ card: FIGHTER, damaged: true, beneath: ['Earther Bot'] }, TRANSPORT],
            [refuge]: there,
          },
        },
        { at: { [SOURCE]: [TRANSPORT] } },
      ).attack(1, SOURCE);
    const t = position([]);
    t.act(1, 'use', refuge, 0).pick(1, 'reserve').resolve();
    expect(t.refuses(1, 'use', refuge, 0)).toBe('wars/bullet/2');
    t.step('end').untilAsked('initiative').resolveAll();
    expect(t.place(FIGHTER)).toBe(refuge);
    expect(t.damaged(FIGHTER)).toBe(false);
    expect(t.pile(1, 'lost')).toContain('Earther Bot');
    expect(position([FIGHTER]).refuses(1, 'use', refuge, 0)).toBe('wars/deploy-phase/5');
    expect(position([TRANSPORT]).offers(1, 'use', refuge, 0)).toBe(true);
  },
);

test('Vesta/Coveted Rock: every drain there is +1, none elsewhere', () => {
  const vesta = 'Vesta/Coveted Rock';
  const at = { [vesta]: [TRANSPORT], [SOURCE]: [TRANSPORT] };
  expect(drained(bare('control', [vesta, SOURCE], { at }), 1, vesta)).toBe(2);
  expect(drained(bare('control', [vesta, SOURCE], { at }), 1, SOURCE)).toBe(1);
  expect(drained(bare('control', [vesta], {}, { at: { [vesta]: [TRANSPORT] } }, 2), 2, vesta)).toBe(2);
});

test('Arethusa/Remote Power Plant: who has an inverted ship there generates 2 more there', () => {
  const arethusa = 'Arethusa/Remote Power Plant';
  const ship = (inverted: boolean) => ({ at: { [arethusa]: [{ card: 'Razorjack', inverted }] } });
  expect(limit(bare('activate', [arethusa], ship(true)), 1)).toBe(5);
  expect(limit(bare('activate', [arethusa], ship(false)), 1)).toBe(3);
  expect(limit(bare('activate', [arethusa], {}, ship(true), 2), 2)).toBe(4);
});

test('Ganymede/Orbital Expanse: ships there have tactics -1, but for Shi ships', () => {
  const expanse = 'Ganymede/Orbital Expanse';
  const t = bare('control', [expanse, SOURCE], {
    at: { [expanse]: [FIGHTER, 'Transport Vessel'], [SOURCE]: [TRANSPORT] },
  });
  expect([t.tactics(FIGHTER), t.tactics('Transport Vessel'), t.tactics(TRANSPORT)]).toEqual([0, 1, 1]);
});

test('Last Chance/Outer Rim Station: in your draw phase 5 energy invert your upright ship there, either player’s', () => {
  const station = 'Last Chance/Outer Rim Station';
  const seat = { at: { [station]: ['Razorjack'] }, hand: ['Refuge'] };
  const t = bare('draw', [station], seat, seat);
  const [mine, other] = [t.id('Razorjack', 1), t.id('Razorjack', 2)];
  t.use(1, station);
  expect([t.inverted(mine), t.inverted(other), t.size(1, 'used')]).toEqual([true, false, 5]);
  expect(t.refuses(1, 'use', station, 0)).toBe('wars/target/7');
  expect(t.pass(1).refuses(2, 'use', t.id(station), 0)).toBe('wars/deploy-phase/5');
  const theirs = bare('draw', [station], seat, seat, 2);
  theirs.use(2, theirs.id(station));
  expect(theirs.inverted('Razorjack', 2)).toBe(true);
});

test('Phobos/Disputed Territory: whoever drains there may pay 3 energy to retrieve a card', () => {
  const phobos = 'Phobos/Disputed Territory';
  const seat = { at: { [phobos]: [TRANSPORT] }, lost: ['James Howler'], hand: ['Refuge'] };
  const t = bare('control', [phobos], seat).act(1, 'drain', phobos).untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect([t.size(1, 'lost'), t.size(1, 'used')]).toEqual([0, 4]);
  const theirs = bare('control', [phobos], {}, seat, 2).act(2, 'drain', phobos).untilAsked('may', 2).pick(2, 'no');
  expect([theirs.size(2, 'lost'), theirs.size(2, 'used')]).toEqual([1, 0]);
  const elsewhere = bare('control', [phobos, SOURCE], { at: { [SOURCE]: [TRANSPORT] }, lost: ['James Howler'] });
  elsewhere.act(1, 'drain', SOURCE).resolveAll();
  expect(elsewhere.size(1, 'lost')).toBe(1);
});

test('Venus/Yacht Works: 4 energy make your Earther ship in a battle there power +5, either player’s', () => {
  const works = 'Venus/Yacht Works';
  const at = { [works]: ['Juggernaut Tender', TRANSPORT] };
  const t = bare('battle', [works], { at }, { at });
  expect(t.refuses(1, 'use', works, 0)).toBe('wars/target/7');
  t.attack(1, works).pass(1).use(2, t.id(works));
  expect([t.power('Juggernaut Tender', 1), t.power('Juggernaut Tender', 2), t.size(2, 'used')]).toEqual([3, 8, 4]);
  expect(
    bare('battle', [works], { at: { [works]: [TRANSPORT] } }, { at })
      .attack(1, works)
      .refuses(1, 'use', works, 0),
  ).toBe('wars/target/7');
});

const encampments: readonly [string, Faction][] = [
  ['Belt/Derelict Freighter', 'quay'],
  ['Belt/Navigation Corridor', 'shi'],
  ["Belt/Pilgrims' Holdings", 'gongen'],
  ['Jupiter/Approach Route', 'maverick'],
  ['Venus/Trade Route', 'earther'],
];
for (const [title, faction] of encampments)
  test(`${title}: by itself a sector, beneath a location its icons on your side`, () => {
    const t = bare('activate', [SOURCE], { hand: [title, title, 'Refuge'] }).until('deploy');
    const before = t.icons(1, faction);
    t.act(1, 'play', t.handed(1, title)).act(1, 'beneath', SOURCE).resolve();
    expect(t.beneath(SOURCE)).toEqual([title]);
    expect([t.icons(1, faction) - before, t.icons(2, faction)]).toEqual([1, 0]);
    t.play(1, title); // only one of yours beneath the same location: it can but stand by itself
    expect(t.s.regions.map(r => r.name)).toEqual(['Ganymede', title.split('/')[0]]);
    expect(t.icons(1, faction) - before).toBe(2);
  });
