import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import { type Table, table } from '../table.ts';

const POINT = 'Ganymede/Vantage Point'; // a site
const HAVEN = "Gongen/Pilgrims' Haven"; // a sector, energy 1 and 1
const ROID = 'Themis/Mobile Asteroid'; // a sector, energy 2 and 1; a Maverick icon for who has a ship there
const REFUGE = "Titan/Raving Red's Refuge"; // a sector of player 1, energy 1 and 0

type Phase = 'control' | 'deploy' | 'battle' | 'move';
const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}): Table =>
  table({ phase, locations: [POINT, HAVEN, ROID, REFUGE], seats: [one, two] });
const reveal = (t: Table, who: number): Table => t.untilAsked('reveal for battle destiny', who).pick(who, 'yes');
const turned = (card: string) => ({ card, inverted: true });
/** A battle at the haven: the ship with a Belt Runner against two of them, tactics 4 and more on both sides. */
const fight = (ship: SeatPosition['at'], more: SeatPosition = {}, place = HAVEN): Table =>
  at(
    'battle',
    { ...more, at: { [place]: ['Belt Runner', 'Belt Runner'], ...ship } },
    { at: { [place]: ['Belt Runner', 'Belt Runner'] } },
  );

rule('wars/inverter/3', 'Haggard Hulk: 3 energy invert it, and it cannot be inverted again', () => {
  const t = at('control', { at: { [HAVEN]: ['Haggard Hulk'] } });
  expect(t.stats('Haggard Hulk')).toEqual([3, 3, 3]);
  t.use(1, 'Haggard Hulk');
  expect(t.stats('Haggard Hulk')).toEqual([7, 1, 1]);
  expect(t.size(1, 'used')).toBe(3);
  expect(t.refuses(1, 'use', 'Haggard Hulk', 0)).toBe('wars/activated-ability/1');
});

rule('wars/scouting/1', 'Haggard Hulk: may be played at a sector without an energy icon on your side', () => {
  const t = table({
    phase: 'deploy',
    locations: [{ card: REFUGE, of: 2 }],
    seats: [{ hand: ['Haggard Hulk', 'Belt Runner'], icons: { maverick: 1 } }, {}],
  });
  t.act(1, 'play', 'Belt Runner');
  expect(t.offers(1, 'at', REFUGE)).toBe(false);
  t.pick(1, 'Ceres/Belt Hideaway').resolve().act(1, 'play', 'Haggard Hulk').pick(1, REFUGE).resolve();
  expect(t.place('Haggard Hulk')).toBe(REFUGE);
  expect(t.place('Belt Runner')).toBe('Ceres/Belt Hideaway');
});

test("Hawk's Wing: the opponent loses no cards of the hand to a drain there", () => {
  const drain = (ship: string): Table =>
    at('control', { at: { [HAVEN]: [ship] } }, { hand: ['Boxer'] })
      .act(1, 'drain', HAVEN)
      .resolve();
  const t = drain("Hawk's Wing");
  expect(t.offers(2, 'card', 'Boxer')).toBe(false);
  t.pick(2, 'active');
  expect(t.size(2, 'active')).toBe(19);
  expect(drain('Belt Runner').pick(2, 'Boxer').pile(2, 'lost')).toEqual(['Boxer']);
});

test('Modded Type IV: may reveal the bottom card of the reserve for battle destiny instead', () => {
  const t = fight({ [HAVEN]: ['Modded Type IV', 'Belt Runner'] }, { hand: ['Reload', 'Traginium Heist'] });
  t.play(1, 'Reload').attack(1, HAVEN); // destiny 6, now the bottom card
  reveal(t, 1).pick(1, 'yes').pick(2, 'no');
  expect(t.battleDestiny(1)).toBe(6);
  expect(t.pile(1, 'used')[0]).toBe('Traginium Heist');
  const top = fight({ [HAVEN]: ['Modded Type IV', 'Belt Runner'] }).attack(1, HAVEN);
  reveal(top, 1).pick(1, 'no').pick(2, 'no');
  expect(top.battleDestiny(1)).toBe(4);
  const elsewhere = fight({ [ROID]: ['Modded Type IV'] }).attack(1, HAVEN);
  reveal(elsewhere, 1);
  expect(elsewhere.question).toBe('reveal for battle destiny');
  elsewhere.pick(2, 'no');
});

test('Modular Transport: inverted, an attack beside another inverted ship activates up to 3', () => {
  const t = fight({ [HAVEN]: [turned('Modular Transport'), turned('Razorjack')] }).attack(1, HAVEN);
  t.untilAsked('number', 1).pick(1, 3);
  expect(t.size(1, 'active')).toBe(22); // 20, less 1 for the attack
  const alone = fight({ [HAVEN]: [turned('Modular Transport'), 'Belt Runner'] }).attack(1, HAVEN);
  expect(alone.question).toBe('initiative');
  expect(alone.size(1, 'active')).toBe(19);
});

test('Modular Transport: 6 energy invert it', () => {
  const t = at('control', { active: 6, at: { [HAVEN]: ['Modular Transport'] } }).use(1, 'Modular Transport');
  expect(t.stats('Modular Transport')).toEqual([4, 1, 4]);
  const poor = at('control', { active: 5, at: { [HAVEN]: ['Modular Transport'] } });
  expect(poor.refuses(1, 'use', 'Modular Transport', 0)).toBe('wars/costs/1');
});

test('Plundering Bandit: at the end of a battle won there 1 energy inverts it', () => {
  const start = (foe: string): Table =>
    at('battle', { at: { [HAVEN]: ['Plundering Bandit', 'Belt Runner'] } }, { at: { [HAVEN]: [foe] } }).attack(
      1,
      HAVEN,
    );
  const t = start('Darkslider').untilAsked('may', 1).pick(1, 'yes');
  expect(t.stats('Plundering Bandit')).toEqual([4, 1, 4]);
  const lost = start('Raider').step('end');
  lost.resolveAll();
  expect(lost.inverted('Plundering Bandit')).toBe(false);
  expect(lost.happened('battle-decided').map(f => f.winner)).toEqual([1]);
});

test('Racing Sloop: a card of destiny 6 revealed lets it be inverted and ram another fighter', () => {
  const t = fight({ [HAVEN]: ['Racing Sloop', 'Belt Runner', 'Belt Runner'] }, { reserve: ['Traginium Heist'] }).attack(
    1,
    HAVEN,
  );
  const foe = t.all('Belt Runner', 2)[0]!;
  reveal(t, 1).pick(2, 'no').untilAsked('may', 1).pick(1, 'yes');
  expect(t.stats('Racing Sloop')).toEqual([4, 1, 2]);
  t.pick(1, foe).untilAsked('may', 1).pick(1, 'yes');
  expect(t.inPlay(foe)).toBe(false);
  const low = fight({ [HAVEN]: ['Racing Sloop', 'Belt Runner', 'Belt Runner'] }, { reserve: ['Reload'] }).attack(
    1,
    HAVEN,
  );
  reveal(low, 1).pick(2, 'no');
  expect(low.question).toBe('initiative');
  expect(low.inverted('Racing Sloop')).toBe(false);
});

rule(
  ['wars/ruling-racing-sloop/1', 'wars/ruling-racing-sloop/2'],
  'Racing Sloop: what it destroys comes too late to keep the opponent from revealing',
  () => {
    const t = fight(
      { [HAVEN]: ['Racing Sloop', 'Belt Runner', 'Belt Runner'] },
      { reserve: ['Traginium Heist'] },
    ).attack(1, HAVEN);
    reveal(t, 1);
    expect(t.question).toBe('reveal for battle destiny'); // nothing is asked before the step is over
    t.pick(2, 'yes').untilAsked('may', 1).pick(1, 'yes').pick(1, t.all('Belt Runner', 2)[0]!);
    t.untilAsked('may', 1).pick(1, 'yes');
    expect(t.totalTactics(2, HAVEN)).toBe(3);
    expect(t.battleDestiny(2)).toBe(4);
  },
);

test("Raider: activates 1 for each of the opponent's ships there when it enters play", () => {
  const t = at(
    'deploy',
    { hand: ['Raider'], active: 7 },
    { at: { [HAVEN]: ['Belt Runner', 'Razorjack'], [ROID]: ['Vulture'] } },
  );
  t.act(1, 'play', 'Raider').pick(1, HAVEN).resolve().untilAsked('may', 1).pick(1, 'yes');
  expect(t.size(1, 'active')).toBe(2);
  const none = at('deploy', { hand: ['Raider'], active: 7 }, { at: { [ROID]: ['Vulture'] } });
  none.act(1, 'play', 'Raider').pick(1, HAVEN).resolve().untilAsked('may', 1).pick(1, 'yes');
  expect(none.size(1, 'active')).toBe(0);
});

rule(
  'wars/triggered-ability/5',
  'Razorjack: Price of the Game makes a 5 a 6 at once, the ship waits until the step is over',
  () => {
    const t = fight(
      { [HAVEN]: ['Razorjack', 'Belt Runner', 'Belt Runner'] },
      { reserve: ['Reload'], table: ['Price of the Game'] },
    );
    reveal(t.attack(1, HAVEN), 1).pick(1, 'yes').pick(1, 'reserve').pick(1, 0);
    expect(t.battleDestiny(1)).toBe(6);
    expect(t.question).toBe('reveal for battle destiny');
    t.pick(2, 'no').untilAsked('may', 1).pick(1, 'yes');
    expect(t.stats('Razorjack')).toEqual([5, 1, 2]);
    const five = fight({ [HAVEN]: ['Razorjack', 'Belt Runner', 'Belt Runner'] }, { reserve: ['Reload'] }).attack(
      1,
      HAVEN,
    );
    reveal(five, 1).pick(2, 'no');
    expect(five.question).toBe('initiative');
  },
);

test('Vulture: 2 energy invert it, and it scouts', () => {
  const t = at('control', { active: 2, at: { [HAVEN]: ['Vulture'] } }).use(1, 'Vulture');
  expect(t.stats('Vulture')).toEqual([4, 2, 2]);
  const poor = at('control', { active: 1, at: { [HAVEN]: ['Vulture'] } });
  expect(poor.refuses(1, 'use', 'Vulture', 0)).toBe('wars/costs/1');
  const scout = table({
    phase: 'deploy',
    locations: [{ card: REFUGE, of: 2 }],
    seats: [{ hand: ['Vulture'], icons: { maverick: 1 } }, {}],
  }).act(1, 'play', 'Vulture');
  expect(scout.pick(1, REFUGE).resolve().place('Vulture')).toBe(REFUGE);
});

test('Belt Runner: with a laden stockpile it banks up to two cards of the hand', () => {
  const start = (stacked: string[]): Table =>
    at('deploy', { hand: ['Belt Runner', 'Boxer', 'Slider', 'Stinger'], table: [{ card: 'Traginium Stash', stacked }] })
      .act(1, 'play', 'Belt Runner')
      .pick(1, HAVEN)
      .resolve();
  const t = start(['Reload']).untilAsked('choose cards', 1).pick(1, 'Slider', 'Boxer');
  expect(t.pile(1, 'reserve').slice(0, 2)).toEqual(['Boxer', 'Slider']);
  expect(t.pile(1, 'hand')).toEqual(['Stinger']);
  const empty = start([]);
  expect(empty.question).toBe('initiative');
  expect(empty.size(1, 'hand')).toBe(3);
});

test("Cat's Claw: a pilot played aboard lets it be inverted", () => {
  const start = (unit: string): Table =>
    at('deploy', { hand: [unit], at: { [HAVEN]: ["Cat's Claw"] } })
      .act(1, 'play', unit)
      .pick(1, "Cat's Claw")
      .resolve();
  const t = start('Hellcat Aviatrix').untilAsked('may', 1).pick(1, 'yes');
  expect(t.stats("Cat's Claw")).toEqual([6, 3, 5]);
  t.use(1, "Cat's Claw");
  expect(t.size(1, 'hand')).toBe(2);
  expect(t.refuses(1, 'use', "Cat's Claw", 0)).toBe('wars/bullet/2');
  const other = start('Bean Counter');
  expect(other.inverted("Cat's Claw")).toBe(false);
  expect(other.happened('declared').map(f => (f.item as { kind: string }).kind)).toEqual(['card']);
});

rule('wars/captain/1', "Cat's Claw: inverted, Killer Cait makes it and herself immune", () => {
  const claw = (inverted: boolean, pilot: string): Table =>
    at('battle', { at: { [HAVEN]: [{ card: "Cat's Claw", inverted, beneath: [pilot] }] } });
  const t = claw(true, 'Killer Cait Grimalkin');
  expect([t.immune("Cat's Claw"), t.immune('Killer Cait Grimalkin')]).toEqual([true, true]);
  expect(claw(false, 'Killer Cait Grimalkin').immune("Cat's Claw")).toBe(false);
  expect(claw(true, 'Hellcat Aviatrix').immune("Cat's Claw")).toBe(false);
});

test('Darkslider: reverts to make the card revealed count 2 more', () => {
  const t = fight({ [HAVEN]: [turned('Darkslider'), 'Belt Runner'] }).attack(1, HAVEN);
  reveal(t, 1).pick(1, 'yes').pick(2, 'no');
  expect(t.battleDestiny(1)).toBe(6);
  expect(t.inverted('Darkslider')).toBe(false);
  t.use(1, 'Darkslider');
  expect(t.stats('Darkslider')).toEqual([3, 1, 4]);
  const elsewhere = fight({ [ROID]: [turned('Darkslider')] }).attack(1, HAVEN);
  reveal(elsewhere, 1).pick(2, 'no');
  expect(elsewhere.battleDestiny(1)).toBe(4);
  expect(elsewhere.inverted('Darkslider')).toBe(true);
});

test('Death Dealer: inverts where you have a Maverick icon', () => {
  const t = at('control', { at: { [ROID]: ['Death Dealer'] } }).use(1, 'Death Dealer');
  expect(t.inverted('Death Dealer')).toBe(true);
  const bare = at('control', { at: { [HAVEN]: ['Death Dealer'] } }).use(1, 'Death Dealer');
  expect(bare.inverted('Death Dealer')).toBe(false);
});

rule('wars/revert/1', 'Death Dealer: reverted, it damages a ship in a battle with it', () => {
  const t = fight({ [HAVEN]: [turned('Death Dealer'), 'Belt Runner'] }).attack(1, HAVEN);
  const foe = t.all('Belt Runner', 2)[0]!;
  t.use(1, 'Death Dealer', 0, foe);
  expect(t.damaged(foe)).toBe(true);
  expect(t.inverted('Death Dealer')).toBe(false);
  const calm = at('battle', { at: { [HAVEN]: [turned('Death Dealer')] } });
  expect(calm.refuses(1, 'use', 'Death Dealer', 0)).toBe('wars/target/7');
});

test('Rugged Empty: reverted, it makes a drain there +2', () => {
  const t = at('control', { at: { [HAVEN]: [turned('Rugged Empty')], [ROID]: ['Belt Runner'] } }).act(
    1,
    'drain',
    HAVEN,
  );
  t.use(1, 'Rugged Empty').resolve().resolveAll();
  expect(t.happened('drained').map(f => f.n)).toEqual([3]);
  const other = at('control', { at: { [HAVEN]: [turned('Rugged Empty')], [ROID]: ['Belt Runner'] } }).act(
    1,
    'drain',
    ROID,
  );
  expect(other.refuses(1, 'use', 'Rugged Empty', 0)).toBe('wars/target/7');
});

test('Rugged Empty: a battle won there lets it be inverted', () => {
  const start = (place: string): Table =>
    at(
      'battle',
      {
        at: {
          [HAVEN]: ['Belt Runner', ...(place === HAVEN ? ['Rugged Empty'] : [])],
          [ROID]: place === ROID ? ['Rugged Empty'] : [],
        },
      },
      { at: { [HAVEN]: ['Vulture'] } },
    ).attack(1, HAVEN);
  const t = start(HAVEN).untilAsked('may', 1).pick(1, 'yes');
  expect(t.stats('Rugged Empty')).toEqual([1, 1, 3]);
  const far = start(ROID).step('end').resolveAll();
  expect(far.happened('battle-decided').map(f => f.winner)).toEqual([0]);
  expect(far.inverted('Rugged Empty')).toBe(false);
});

test("Widowmaker: a card of the opponent's lost pile goes on a stockpile to invert it", () => {
  const start = (lost: string[], assets: string[]): Table =>
    at('control', { table: assets, at: { [HAVEN]: ['Widowmaker'] } }, { lost });
  const t = start(['Boxer'], ['Traginium Stash', 'Traginium Surplus']);
  t.act(1, 'use', 'Widowmaker').pick(1, 'Traginium Stash').resolve();
  expect(t.stackedOn('Traginium Stash')).toEqual(['Boxer']);
  expect(t.size(2, 'lost')).toBe(0);
  expect(t.stats('Widowmaker')).toEqual([5, 2, 2]); // 2, and 3 for the one stockpile with a card
  expect(start([], ['Traginium Stash']).refuses(1, 'use', 'Widowmaker', 0)).toBe('wars/target/7');
  expect(start(['Boxer'], []).refuses(1, 'use', 'Widowmaker', 0)).toBe('wars/deploy-phase/8');
});
