import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import { type Table, table } from '../table.ts';

const POINT = 'Ganymede/Vantage Point'; // energy 2 and 1
const PLATFORM = 'Ganymede/Mining Platform'; // energy 2 and 2, next to the point
const HAVEN = "Gongen/Pilgrims' Haven"; // a sector, energy 1 and 1

type Phase = 'control' | 'deploy' | 'battle' | 'activate';
const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}, active: 1 | 2 = 1): Table =>
  table({ phase, active, locations: [POINT, PLATFORM, HAVEN], seats: [one, two] });

test('Chicken: a pending unit adds no power this turn', () => {
  const t = at('deploy', { hand: ['Chicken'] }, { hand: ['Stinger', 'Boxer'], at: { [POINT]: ['Stinger'] } }, 2);
  t.act(2, 'play', 'Boxer').pick(2, POINT).pass(2);
  t.play(1, 'Chicken').resolve();
  expect(t.power('Boxer')).toBe(4);
  const fight = at('battle', { at: { [POINT]: ['Stinger'] } }, { at: { [POINT]: ['Stinger', 'Boxer'] } }, 2);
  expect(fight.attack(2, POINT).totalPower(2)).toBe(7);
  const u = at(
    'deploy',
    { hand: ['Chicken'], at: { [POINT]: ['Bean Counter'] } },
    { hand: ['Boxer', 'Slider'], at: { [POINT]: ['Stinger'] } },
    2,
  );
  u.act(2, 'play', 'Boxer').pick(2, POINT).pass(2);
  u.play(1, 'Chicken').resolve().until('battle', 2);
  expect(u.attack(2, POINT).totalPower(2)).toBe(3);
  expect(at('deploy', { hand: ['Chicken'] }).refuses(1, 'play', 'Chicken')).toBe('wars/target/7');
});

rule('wars/effects/10', 'Faded: a kizen has defense +2 and the opponent can no longer target it', () => {
  const kizen = { [POINT]: ['The Gambler'] };
  const t = at('battle', { hand: ['Anticipation', 'Anticipation'], at: kizen }, { hand: ['Faded'] });
  t.act(1, 'play', 'Anticipation').pass(1);
  t.play(2, 'Faded');
  expect(t.defense('The Gambler')).toBe(8);
  t.resolve();
  expect(t.happened('fizzled')).toHaveLength(1);
  expect(t.refuses(1, 'play', 'Anticipation')).toBe('wars/target/7');
});

test('Faded: your own cards may still target it; once a turn', () => {
  const t = at('battle', { hand: ['Faded', 'Faded', 'Snap Switch'], at: { [POINT]: ['The Gambler'] } });
  t.play(1, 'Faded');
  expect(t.offers(1, 'play', 'Snap Switch')).toBe(true);
  expect(t.refuses(1, 'play', 'Faded')).toBe('wars/bullet/1');
});

test('Fifth Ace: two cards of the hand go on top of the reserve in any order', () => {
  const t = at('control', { hand: ['Fifth Ace', 'Boxer', 'Slider', 'Stinger'] });
  t.play(1, 'Fifth Ace').pick(1, 'Stinger', 'Boxer');
  expect(t.pile(1, 'reserve').slice(0, 2)).toEqual(['Boxer', 'Stinger']);
  expect(t.pile(1, 'hand')).toEqual(['Slider']);
  const one = at('control', { hand: ['Fifth Ace', 'Boxer'] }).play(1, 'Fifth Ace');
  expect(one.pile(1, 'reserve')[0]).toBe('Boxer'); // what can be done is done
  expect(one.size(1, 'hand')).toBe(0);
});

test('Fuel Theft: two more energy icons on your side of a location this turn', () => {
  const most = (t: Table): number =>
    Math.max(
      ...t
        .options(1)
        .filter(o => o.verb === 'activate')
        .map(o => o.a),
    );
  const before = most(at('activate', { hand: ['Fuel Theft'], icons: { maverick: 1 } }));
  const t = at('activate', { hand: ['Fuel Theft'], icons: { maverick: 1 } }).play(1, 'Fuel Theft', POINT);
  expect(most(t)).toBe(before + 2);
  const drain = at('control', { hand: ['Fuel Theft'], at: { [POINT]: ['Stinger'] } }).play(1, 'Fuel Theft', POINT);
  drain.act(1, 'drain', POINT).resolve().resolveAll();
  expect(drain.happened('drained').map(f => f.n)).toEqual([1]); // the other side has no more than before
});

test('Harried and Harassed: units cost the opponent 1 more this turn, other cards not', () => {
  const t = at('deploy', { hand: ['Harried and Harassed'] }, { hand: ['Stinger', 'Belt Runner'], active: 4 }, 2).pass(
    2,
  );
  t.play(1, 'Harried and Harassed');
  expect(t.refuses(2, 'play', 'Stinger')).toBe('wars/costs/1'); // 4, and 1 besides
  const ship = at('deploy', { hand: ['Harried and Harassed'] }, { hand: ['Belt Runner'], active: 3 }, 2).pass(2);
  ship.play(1, 'Harried and Harassed');
  expect(ship.offers(2, 'play', 'Belt Runner')).toBe(true);
});

test('Outmaneuvered: cancels an interrupt unless the opponent pays 1', () => {
  const start = (active: number): Table =>
    at('control', { hand: ['Faded', 'Boxer'], active, at: { [POINT]: ['The Gambler'] } }, { hand: ['Outmaneuvered'] })
      .act(1, 'play', 'Faded')
      .pass(1)
      .play(2, 'Outmaneuvered');
  const poor = start(1);
  expect(poor.stack).toEqual([]);
  expect(poor.pile(1, 'lost')).toEqual(['Faded']);
  const rich = start(2).pick(1, 'yes');
  expect(rich.stack).toEqual(['Faded']);
  const none = at('control', { hand: ['Outmaneuvered'] });
  expect(none.refuses(1, 'play', 'Outmaneuvered')).toBe('wars/target/7');
});

test('Reload: a card of the hand goes beneath the reserve', () => {
  const t = at('control', { hand: ['Reload', 'Boxer', 'Slider'] });
  t.play(1, 'Reload').pick(1, 'Slider');
  expect(t.pile(1, 'reserve').at(-1)).toBe('Slider');
  expect(t.pile(1, 'hand')).toEqual(['Boxer']);
  expect(t.pile(1, 'used')[0]).toBe('Reload');
  const empty = at('control', { hand: ['Reload'] }).play(1, 'Reload');
  expect(empty.size(1, 'reserve')).toBe(20); // an empty hand gives nothing
});

rule(['wars/destiny/4', 'wars/destiny/6'], "Sprinkle's Deal: draws as many cards as its destiny", () => {
  const t = at('control', { hand: ["Sprinkle's Deal"], reserve: ['Starhawk'] }).play(1, "Sprinkle's Deal");
  expect(t.size(1, 'hand')).toBe(3);
  expect(t.pile(1, 'used')[0]).toBe('Starhawk');
  expect(t.pile(1, 'lost')).toEqual(["Sprinkle's Deal"]);
  const empty = at('control', { hand: ["Sprinkle's Deal"], reserve: 0 });
  expect(empty.refuses(1, 'play', "Sprinkle's Deal")).toBe('wars/destiny/6');
});

test('Traginium Heist: after a battle won the opponent reveals two cards of the hand and puts them on the reserve', () => {
  const t = at(
    'battle',
    { hand: ['Traginium Heist'], at: { [POINT]: ['Boxer'] } },
    { hand: ['Stinger', 'Slider', 'Reload'], at: { [POINT]: ['Bean Counter'] }, active: 0 },
  );
  expect(t.refuses(1, 'play', 'Traginium Heist')).toBe('wars/deploy-phase/5');
  t.attack(1, POINT).untilAsked('casualties', 2).pick(2, 'reserve').pick(2, 'reserve').pick(2, 'reserve');
  t.play(1, 'Traginium Heist').pick(2, 'Stinger', 'Reload');
  expect(t.pile(2, 'reserve').slice(0, 2)).toEqual(['Reload', 'Stinger']);
  expect(t.pile(2, 'hand')).toEqual(['Slider']);
  expect(t.happened('revealed').map(f => f.seat)).toEqual([1]);
});

rule(['wars/cancel/1', 'wars/target/7'], 'Trumped: cancels an interrupt if you have a kizen at a location', () => {
  const one = { hand: ['Reload', 'Boxer'] };
  const t = at('control', one, { hand: ['Trumped'], at: { [POINT]: ['The Gambler'] } })
    .act(1, 'play', 'Reload')
    .pass(1);
  t.play(2, 'Trumped');
  expect(t.stack).toEqual([]);
  expect(t.pile(1, 'lost')).toEqual(['Reload']);
  expect(t.pile(2, 'lost')).toEqual(['Trumped']);
  const alone = at('control', one, { hand: ['Trumped'] })
    .act(1, 'play', 'Reload')
    .pass(1);
  expect(alone.refuses(2, 'play', 'Trumped')).toBe('wars/deploy-phase/5');
  const idle = at('control', {}, { hand: ['Trumped'], at: { [POINT]: ['The Gambler'] } }).pass(1);
  expect(idle.refuses(2, 'play', 'Trumped')).toBe('wars/target/7');
});

test('Up the Sleeve: before the battle destiny step a card of the hand goes on top of the reserve', () => {
  const place = { at: { [POINT]: ['Stinger', 'Stinger'] } };
  const start = (): Table => at('battle', { ...place, hand: ['Up the Sleeve', 'Traginium Heist', 'Boxer'] }, place);
  expect(start().refuses(1, 'play', 'Up the Sleeve')).toBe('wars/battle-phase/11');
  const t = start().attack(1, POINT);
  t.play(1, 'Up the Sleeve').pick(1, 'Traginium Heist');
  expect(t.happened('revealed')).toHaveLength(1);
  t.untilAsked('reveal for battle destiny', 1).pick(1, 'yes').pick(2, 'no');
  expect(t.battleDestiny(1)).toBe(6);
  const late = start().attack(1, POINT).untilAsked('reveal for battle destiny', 1).pick(1, 'no').pick(2, 'no');
  expect(late.refuses(1, 'play', 'Up the Sleeve')).toBe('wars/battle-phase/11');
});

test('Begging for Mercy: the right guess draws up to five cards', () => {
  const start = (): Table => at('control', { hand: ['Begging for Mercy'] }, { reserve: ['Boxer'] });
  const t = start().play(1, 'Begging for Mercy').pick(1, 2);
  expect(t.question).toBe('number');
  t.pick(1, 5);
  expect(t.size(1, 'hand')).toBe(5);
  expect(t.pile(2, 'reserve')[0]).toBe('Boxer');
  const wrong = start().play(1, 'Begging for Mercy').pick(1, 3);
  expect(wrong.size(1, 'hand')).toBe(0);
});

test('Field Report: a drain where you have no energy icon is +1, and +1 for each of your evidence', () => {
  const one = { hand: ['Field Report'], table: ['Inquiry', 'Empty Heart'] };
  const own = at('control', { ...one, at: { [POINT]: ['Stinger'] } }).act(1, 'drain', POINT);
  expect(own.refuses(1, 'play', 'Field Report')).toBe('wars/target/7');
  // a sector of the opponent without an icon on the other side
  const t = table({
    phase: 'control',
    locations: [{ card: "Titan/Raving Red's Refuge", of: 2 }],
    seats: [{ ...one, at: { "Titan/Raving Red's Refuge": ['Belt Runner'] } }, {}],
  }).act(1, 'drain', "Titan/Raving Red's Refuge");
  t.play(1, 'Field Report').resolve().resolveAll();
  expect(t.happened('drained').map(f => f.n)).toEqual([4]);
  expect(t.refuses(1, 'drain', "Titan/Raving Red's Refuge")).toBe('wars/drain-action/3');
});

test('Long Odds: of as many cards of the used pile as the bottom card of your reserve says, one is lost', () => {
  const bottom = ['Starhawk'];
  const t = table({
    phase: 'control',
    locations: [POINT],
    seats: [{ hand: ['Reload', 'Long Odds', ...bottom] }, { used: ['Boxer', 'Slider', 'Stinger', 'Reload'] }],
  });
  t.play(1, 'Reload').pick(1, 'Starhawk'); // destiny 3, now beneath the reserve
  t.play(1, 'Long Odds');
  expect(t.offers(1, 'card', 'Reload')).toBe(false);
  t.pick(1, 'Slider').pick(1, 'Boxer', 'Stinger');
  expect(t.pile(2, 'lost')).toEqual(['Slider']);
  expect(t.pile(2, 'used')).toEqual(['Stinger', 'Boxer', 'Reload']);
  expect(t.pile(1, 'used')).toContain('Starhawk');
});

test('Max Retros: reverting an inverter of yours at its location cancels an attack', () => {
  const start = (ship: SeatPosition): Table =>
    at('battle', { hand: ['Max Retros'], ...ship }, { at: { [HAVEN]: ['Belt Runner'] } }, 2)
      .act(2, 'attack', HAVEN)
      .pass(2);
  const t = start({ at: { [HAVEN]: [{ card: 'Haggard Hulk', inverted: true }] } });
  t.play(1, 'Max Retros');
  expect(t.inverted('Haggard Hulk')).toBe(false);
  expect(t.stack).toEqual([]);
  expect(t.happened('battle-began')).toEqual([]);
  const upright = start({ at: { [HAVEN]: ['Haggard Hulk'] } });
  expect(upright.refuses(1, 'play', 'Max Retros')).toBe('wars/deploy-phase/8');
});

test('Snap Switch: tactics and defense of a character with your kizen change places this turn', () => {
  const t = at('control', {
    hand: ['Snap Switch'],
    at: { [POINT]: ['The Gambler', 'Bean Counter'], [PLATFORM]: ['Ore Hound'] },
  });
  t.act(1, 'play', 'Snap Switch');
  expect(t.offers(1, 'card', 'Ore Hound')).toBe(false);
  t.pick(1, 'Bean Counter').resolve();
  expect(t.stats('Bean Counter')).toEqual([5, 3, 2]);
  const none = at('control', { hand: ['Snap Switch'], at: { [POINT]: ['Bean Counter'] } });
  expect(none.refuses(1, 'play', 'Snap Switch')).toBe('wars/target/7');
});
