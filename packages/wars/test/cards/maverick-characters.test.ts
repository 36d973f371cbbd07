import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import { type Table, table } from '../table.ts';

const POINT = 'Ganymede/Vantage Point'; // energy 2 and 1
const PLATFORM = 'Ganymede/Mining Platform'; // energy 2 and 2, next to the point
const MOON = 'Ganymede/Traginium Source'; // their sector
const HAVEN = "Gongen/Pilgrims' Haven"; // another sector, energy 1 and 1

type Phase = 'control' | 'deploy' | 'battle' | 'move' | 'activate';
const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}): Table =>
  table({ phase, locations: [POINT, PLATFORM, MOON, HAVEN], seats: [one, two] });
const reveal = (t: Table, who: number): Table => t.untilAsked('reveal for battle destiny', who).pick(who, 'yes');
const flown = (pilot: string, ship = 'Belt Runner') => ({ card: ship, beneath: [pilot] });

test('Ace McCallister: a card lost at random makes him immune to attrition this turn', () => {
  const t = at('battle', { hand: ['Boxer'], at: { [POINT]: ['Ace McCallister'] } });
  t.use(1, 'Ace McCallister', 0);
  expect(t.immune('Ace McCallister')).toBe(true);
  expect(t.pile(1, 'lost')).toEqual(['Boxer']);
  expect(t.refuses(1, 'use', 'Ace McCallister', 0)).toBe('wars/bullet/2');
  const empty = at('battle', { hand: [], at: { [POINT]: ['Ace McCallister'] } });
  expect(empty.refuses(1, 'use', 'Ace McCallister', 0)).toBe('wars/deploy-phase/8');
});

test('Ace McCallister: his destiny tells what 4 energy gives him', () => {
  const after = (top: string): number[] => {
    const t = at('battle', { reserve: [top], at: { [POINT]: ['Ace McCallister'] } });
    return t.use(1, 'Ace McCallister', 1).stats('Ace McCallister');
  };
  expect(after('Boxer')).toEqual([1, 1, 7]); // destiny 2
  expect(after('Type II Fighter')).toEqual([3, 1, 5]); // destiny 4
  expect(after('Reload')).toEqual([7, 7, 11]); // destiny 5
  expect(after('Chameleon')).toEqual([1, 1, 5]); // destiny 0
});

test('Bean Counter: power +4 with 8 active energy', () => {
  expect(at('battle', { active: 8, at: { [POINT]: ['Bean Counter'] } }).power('Bean Counter')).toBe(5);
  expect(at('battle', { active: 7, at: { [POINT]: ['Bean Counter'] } }).power('Bean Counter')).toBe(1);
});

test('Cartel Legate: drains at its site are +1, aboard a ship not', () => {
  const t = at('control', { at: { [POINT]: ['Cartel Legate'], [HAVEN]: [flown('Cartel Legate')] } });
  t.act(1, 'drain', POINT).resolve().resolveAll();
  t.act(1, 'drain', HAVEN).resolve().resolveAll();
  expect(t.happened('drained').map(f => f.n)).toEqual([2, 1]);
});

test('Dubious Contact: 1 energy for each unit of the opponent that enters play at its site', () => {
  const t = table({
    phase: 'deploy',
    active: 2,
    locations: [POINT, PLATFORM],
    seats: [{ at: { [POINT]: ['Dubious Contact'] } }, { hand: ['Stinger', 'Slider'] }],
  });
  t.act(2, 'play', 'Stinger').pick(2, POINT).resolve().untilAsked('may', 1).pick(1, 'yes');
  expect(t.size(1, 'active')).toBe(21);
  t.act(2, 'play', 'Slider').pick(2, PLATFORM).resolve().resolveAll();
  expect(t.size(1, 'active')).toBe(21);
});

test('General Bots NAV4: draws up to its destiny when it enters play', () => {
  const t = at('deploy', { hand: ['General Bots NAV4'], reserve: ['Starhawk'] });
  t.act(1, 'play', 'General Bots NAV4').pick(1, POINT).resolve().untilAsked('may', 1).pick(1, 'yes');
  expect(t.question).toBe('number');
  expect(t.offers(1, 'number', 4)).toBe(false);
  t.pick(1, 3);
  expect(t.size(1, 'hand')).toBe(3);
  const no = at('deploy', { hand: ['General Bots NAV4'] });
  no.act(1, 'play', 'General Bots NAV4').pick(1, POINT).resolve().untilAsked('may', 1).pick(1, 'no');
  expect(no.size(1, 'hand')).toBe(0);
  expect(no.happened('destiny')).toEqual([]);
});

rule('wars/piloting/1', 'Hellcat Aviatrix: Piloting 2, aboard a ship alone', () => {
  const t = at('battle', { at: { [HAVEN]: [flown('Hellcat Aviatrix')], [POINT]: ['Hellcat Aviatrix'] } });
  expect(t.stats('Belt Runner')).toEqual([5, 5, 3]);
  expect(at('battle', { at: { [HAVEN]: ['Belt Runner'] } }).stats('Belt Runner')).toEqual([3, 3, 3]);
});

test('Jack Wilgress: a total power of 21 when the power step ends destroys all that stand against him', () => {
  const t = at(
    'battle',
    { at: { [POINT]: ['Jack Wilgress', 'Stinger', 'Stinger', 'Boxer'] } },
    { at: { [POINT]: ['Stinger', 'Stinger'] } },
  ).attack(1, POINT);
  reveal(t, 1).step('loss'); // 7 + 3 + 3 + 4, and a destiny of 4
  expect(t.all('Stinger', 2)).toEqual([]);
  expect(t.all('Stinger', 1)).toHaveLength(2);
  expect(t.happened('battle-canceled')).toHaveLength(1);
});

test('Jack Wilgress: another total destroys nobody; a card of the hand makes him immune', () => {
  const t = at('battle', { at: { [POINT]: ['Jack Wilgress', 'Stinger'] } }, { at: { [POINT]: ['Stinger'] } });
  t.attack(1, POINT);
  t.use(1, 'Jack Wilgress');
  expect(t.immune('Jack Wilgress')).toBe(true);
  reveal(t, 1).step('loss');
  expect(t.all('Stinger', 2)).toHaveLength(1);
  t.leaveOpen();
});

test('Lauded Flyer: a sector battle won where it is activates up to 3 energy', () => {
  const t = at(
    'battle',
    { at: { [HAVEN]: [flown('Lauded Flyer')], [POINT]: ['Lauded Flyer', 'Boxer'] } },
    { at: { [HAVEN]: ['Belt Runner'], [POINT]: ['Bean Counter'] } },
  );
  expect(t.stats('Belt Runner', 1)).toEqual([5, 5, 3]);
  t.attack(1, HAVEN).untilAsked('number', 1).pick(1, 3);
  expect(t.size(1, 'active')).toBe(22); // 20, less 1 for the attack
  t.until('battle').resolveAll();
});

test('Lauded Flyer: nothing for a battle at a site', () => {
  const t = at(
    'battle',
    { at: { [POINT]: ['Lauded Flyer', 'Boxer'] } },
    { active: 5, at: { [POINT]: ['Bean Counter'] } },
  );
  t.attack(1, POINT).step('loss');
  expect(t.happened('battle-decided').map(f => f.winner)).toEqual([0]);
  expect(t.happened('activated')).toEqual([]);
  t.leaveOpen();
});

test('Misty Miller: cancels an attack on her site unless the opponent pays 3', () => {
  const start = (active: number, place: string): Table => {
    const both = { [POINT]: ['Stinger'], [PLATFORM]: ['Stinger'] };
    return table({
      phase: 'battle',
      active: 2,
      locations: [POINT, PLATFORM],
      seats: [{ at: { ...both, [POINT]: ['Misty Miller', 'Stinger'] } }, { active, at: both }],
    })
      .act(2, 'attack', place)
      .pass(2);
  };
  const t = start(1, POINT).use(1, 'Misty Miller');
  expect(t.stack).toEqual([]);
  expect(t.happened('battle-began')).toEqual([]);
  const paid = start(4, POINT).use(1, 'Misty Miller').pick(2, 'yes');
  expect(paid.stack).toEqual(['Attack']);
  expect(paid.size(2, 'active')).toBe(0);
  expect(start(1, PLATFORM).refuses(1, 'use', 'Misty Miller', 0)).toBe('wars/target/7');
});

test('Nimble Jockey: gives its ship power by destiny; at a site nobody gains', () => {
  const t = at('battle', { at: { [HAVEN]: [flown('Nimble Jockey')] } });
  expect(t.power('Belt Runner')).toBe(5);
  t.use(1, 'Nimble Jockey');
  expect(t.stats('Belt Runner')).toEqual([9, 5, 3]);
  expect(t.refuses(1, 'use', 'Nimble Jockey', 0)).toBe('wars/bullet/2');
  const site = at('battle', { at: { [POINT]: ['Nimble Jockey'], [HAVEN]: ['Belt Runner'] } }).use(1, 'Nimble Jockey');
  expect(site.power('Belt Runner')).toBe(3);
});

test('Ore Hound: your side of its site has one more energy icon', () => {
  const most = (place: Record<string, readonly (string | { card: string; beneath: string[] })[]>): number =>
    Math.max(
      ...at('activate', { icons: {}, at: place })
        .options(1)
        .filter(o => o.verb === 'activate')
        .map(o => o.a),
    );
  const without = most({ [POINT]: ['Bean Counter'] });
  expect(most({ [POINT]: ['Ore Hound'] })).toBe(without + 1);
  expect(most({ [HAVEN]: [flown('Ore Hound')] })).toBe(without);
});

test('Starhawk: 3 energy make a card revealed in a site battle there count 2 more, once a turn', () => {
  const t = at('battle', { at: { [POINT]: ['Starhawk', 'Stinger'] } }, { at: { [POINT]: ['Stinger', 'Stinger'] } });
  t.attack(1, POINT);
  reveal(t, 1).pick(1, 'yes');
  expect(t.battleDestiny(1)).toBe(6);
  expect(t.size(1, 'used')).toBe(5); // 1 for the attack, 3, and the card revealed
  reveal(t, 2);
  expect(t.question).toBe('initiative');
  const sky = at(
    'battle',
    { at: { [HAVEN]: [flown('Starhawk'), 'Belt Runner'] } },
    { at: { [HAVEN]: ['Belt Runner', 'Belt Runner'] } },
  );
  reveal(sky.attack(1, HAVEN), 1);
  expect(sky.question).toBe('reveal for battle destiny');
  expect(sky.battleDestiny(1)).toBe(4);
  sky.pick(2, 'no');
});

test('Sultry Opportunist: a higher destiny retrieves a card when your control phase begins', () => {
  const up = (mine: string): Table => {
    const x = table({
      phase: 'activate',
      locations: [POINT],
      seats: [{ reserve: [mine], lost: ['Boxer'], at: { [POINT]: ['Sultry Opportunist'] } }, {}],
    });
    return x.untilAsked('may', 1).pick(1, 'yes');
  };
  expect(up('Reload').size(1, 'lost')).toBe(0); // 5 against 4
  expect(up('Type II Fighter').size(1, 'lost')).toBe(1); // 4 against 4
  const theirs = at('activate', {}, { at: { [POINT]: ['Sultry Opportunist'] } }).until('control');
  expect(theirs.question).toBe('initiative');
});

test('The Gambler: 2 energy put a card of the hand on top of the reserve', () => {
  const t = at('control', { hand: ['Boxer', 'Slider'], at: { [POINT]: ['The Gambler'] } });
  t.use(1, 'The Gambler', 1).pick(1, 'Slider');
  expect(t.pile(1, 'reserve')[0]).toBe('Slider');
  expect(t.size(1, 'used')).toBe(2);
  t.use(1, 'The Gambler', 0);
  expect(t.immune('The Gambler')).toBe(true);
  expect(t.size(1, 'hand')).toBe(0);
  expect(t.refuses(1, 'use', 'The Gambler', 1)).toBe('wars/bullet/2');
});

test('"Two-Way" Berson: may drain by the icons on your own side', () => {
  const t = at('control', { at: { [POINT]: ['"Two-Way" Berson'], [HAVEN]: ['Belt Runner'] } });
  t.act(1, 'drain', POINT).resolve().pick(1, 'yes').resolveAll();
  t.act(1, 'drain', HAVEN).resolve().resolveAll();
  expect(t.happened('drained').map(f => f.n)).toEqual([2, 1]);
  const own = at('control', { at: { [POINT]: ['"Two-Way" Berson'] } });
  own.act(1, 'drain', POINT).resolve().pick(1, 'no').resolveAll();
  expect(own.happened('drained').map(f => f.n)).toEqual([1]);
});

test('UV-IR739: the opponent has total power -4 at related locations, from a site', () => {
  const fight = (place: string): Table => {
    const t = at(
      'battle',
      { at: { [place]: [place === HAVEN ? flown('UV-IR739') : 'UV-IR739'], [PLATFORM]: ['Stinger'] } },
      { at: { [PLATFORM]: ['Cloud Skipper'] } },
    );
    return t.attack(1, PLATFORM);
  };
  expect(fight(POINT).totalPower(2)).toBe(1);
  expect(fight(HAVEN).totalPower(2)).toBe(5);
  expect(fight(PLATFORM).totalPower(2)).toBe(5);
});

test('Aris Thantos: of as many cards as you drain for you have one lost, the opponent puts back the rest', () => {
  const start = (): Table =>
    at('control', { at: { [PLATFORM]: ['Aris Thantos'] } }, { reserve: ['Boxer', 'Slider', 'Reload'] })
      .act(1, 'drain', PLATFORM)
      .resolve()
      .pick(2, 'active')
      .pick(2, 'active')
      .untilAsked('may', 1);
  const t = start().pick(1, 'yes');
  expect(t.offers(1, 'card', 'Reload')).toBe(false); // the drain is 2
  t.pick(1, 'Slider');
  expect(t.pile(2, 'lost')[0]).toBe('Slider');
  expect(t.pile(2, 'reserve').slice(0, 2)).toEqual(['Boxer', 'Reload']);
  const no = start().pick(1, 'no');
  expect(no.pile(2, 'reserve').slice(0, 2)).toEqual(['Boxer', 'Slider']);
});

rule('wars/movement-actions/11', 'Battleaxe Boden: moves her ship for 3 energy in your deploy phase', () => {
  const place = { [HAVEN]: [flown('Battleaxe Boden')] };
  const t = at('deploy', { active: 3, at: place });
  expect(t.stats('Belt Runner')).toEqual([5, 5, 3]);
  t.use(1, 'Battleaxe Boden').pick(1, MOON);
  expect(t.place('Belt Runner')).toBe(MOON);
  expect(t.place('Battleaxe Boden')).toBe(MOON);
  expect(t.size(1, 'active')).toBe(0);
  expect(at('control', { at: place }).refuses(1, 'use', 'Battleaxe Boden', 0)).toBe('wars/deploy-phase/5');
  const site = at('deploy', { at: { [POINT]: ['Battleaxe Boden'] } });
  expect(site.refuses(1, 'use', 'Battleaxe Boden', 0)).toBe('wars/target/7');
});

test('Careless Cat: with a weapon she generates 2 more energy and uses it once more', () => {
  const most = (beneath: string[]): number =>
    Math.max(
      ...at('activate', { icons: {}, at: { [POINT]: [{ card: 'Careless Cat', beneath }] } })
        .options(1)
        .filter(o => o.verb === 'activate')
        .map(o => o.a),
    );
  expect(most(['Spassky Quickfire II'])).toBe(most([]) + 2);
});

rule('wars/quickdraw/1', 'Careless Cat: Quickdraw 1 gives her weapon a second use', () => {
  const t = at(
    'battle',
    { at: { [POINT]: [{ card: 'Careless Cat', beneath: ['Spassky Quickfire II'] }] } },
    { at: { [POINT]: ['Stinger'] } },
  ).attack(1, POINT);
  t.use(1, 'Spassky Quickfire II').use(1, 'Spassky Quickfire II');
  expect(t.refuses(1, 'use', 'Spassky Quickfire II', 0)).toBe('wars/bullet/2');
});

test('Cribber: for as much energy as its destiny a card revealed gives way to another', () => {
  const start = (place = POINT): Table => {
    const t = at(
      'battle',
      { at: { [place]: ['Cribber', 'Stinger'], [PLATFORM]: ['Stinger', 'Stinger'] } },
      {
        reserve: ['Traginium Heist', 'Boxer'],
        at: { [PLATFORM]: ['Stinger', 'Stinger'], [POINT]: ['Stinger', 'Stinger'] },
      },
    );
    return t.attack(1, place === POINT ? POINT : PLATFORM);
  };
  const t = start().untilAsked('reveal for battle destiny', 1).pick(1, 'no').pick(2, 'yes');
  expect(t.battleDestiny(2)).toBe(6);
  t.pick(1, 'yes');
  expect(t.battleDestiny(2)).toBe(2);
  expect(t.size(1, 'used')).toBe(7); // the attack, and 6
  expect(t.question).toBe('initiative'); // not a second time this turn
  const keep = start().untilAsked('reveal for battle destiny', 1).pick(1, 'no').pick(2, 'yes').pick(1, 'no');
  expect(keep.battleDestiny(2)).toBe(6);
});

test('Cribber: not in a battle elsewhere', () => {
  const t = at(
    'battle',
    { at: { [POINT]: ['Cribber'], [PLATFORM]: ['Stinger'] } },
    { at: { [PLATFORM]: ['Stinger', 'Stinger'] } },
  ).attack(1, PLATFORM);
  reveal(t, 2);
  expect(t.question).toBe('initiative');
  expect(t.battleDestiny(2)).toBe(4);
});

test('Fortune Seeker: puts the top three cards of the reserve in any order when it enters play', () => {
  const start = (): Table =>
    at('deploy', { hand: ['Fortune Seeker'], reserve: ['Boxer', 'Slider', 'Reload'] })
      .act(1, 'play', 'Fortune Seeker')
      .pick(1, POINT)
      .resolve()
      .untilAsked('may', 1);
  const t = start().pick(1, 'yes').pick(1, 'Boxer', 'Reload', 'Slider');
  expect(t.pile(1, 'reserve').slice(0, 3)).toEqual(['Slider', 'Reload', 'Boxer']);
  const no = start().pick(1, 'no');
  expect(no.pile(1, 'reserve').slice(0, 3)).toEqual(['Boxer', 'Slider', 'Reload']);
});

test('Gray Market Middleman: may take the top card of the used pile to the reserve', () => {
  const start = (used: string[]): Table =>
    at('deploy', { hand: ['Gray Market Middleman'], active: 3, used })
      .act(1, 'play', 'Gray Market Middleman')
      .pick(1, POINT)
      .resolve()
      .untilAsked('may', 1);
  const t = start(['Boxer']).pick(1, 'yes').pick(1, 'yes');
  expect(t.pile(1, 'reserve')[0]).toBe('Type II Fighter'); // the energy paid lies on top of the Boxer
  expect(t.size(1, 'used')).toBe(3);
  const keep = start(['Boxer']).pick(1, 'yes').pick(1, 'no');
  expect(keep.size(1, 'used')).toBe(4);
  expect(keep.happened('revealed')).toHaveLength(1);
  const no = start([]).pick(1, 'no');
  expect(no.size(1, 'used')).toBe(3);
});

test('Joker Danniko: with a weapon she is immune to attrition and her drains are +1', () => {
  const t = at('control', { at: { [POINT]: [{ card: 'Joker Danniko', beneath: ['Spassky Quickfire II'] }] } });
  expect(t.immune('Joker Danniko')).toBe(true);
  t.act(1, 'drain', POINT).resolve().resolveAll();
  expect(t.happened('drained').map(f => f.n)).toEqual([2]);
  const bare = at('control', { at: { [POINT]: ['Joker Danniko'] } });
  expect(bare.immune('Joker Danniko')).toBe(false);
  bare.act(1, 'drain', POINT).resolve().resolveAll();
  expect(bare.happened('drained').map(f => f.n)).toEqual([1]);
});

test('Killer Cait Grimalkin: from a sector she darkens another sector this turn', () => {
  const ships = { [MOON]: ['Belt Runner', 'Belt Runner'] };
  const t = at('battle', { at: { ...ships, [HAVEN]: [flown('Killer Cait Grimalkin')] } }, { at: ships });
  t.use(1, 'Killer Cait Grimalkin', 0, MOON);
  expect(t.refuses(1, 'use', 'Killer Cait Grimalkin', 0)).toBe('wars/bullet/2');
  t.attack(1, MOON).untilAsked('reveal for battle destiny', 1).pick(1, 'no');
  expect(t.question).toBe('initiative');
  const site = at('battle', { at: { ...ships, [POINT]: ['Killer Cait Grimalkin'] } }, { at: ships });
  site.use(1, 'Killer Cait Grimalkin', 0, MOON).attack(1, MOON);
  reveal(site, 2);
  expect(site.battleDestiny(2)).toBe(4);
});

test('Killer Cait Grimalkin: Piloting 3', () => {
  expect(at('battle', { at: { [HAVEN]: [flown('Killer Cait Grimalkin')] } }).stats('Belt Runner')).toEqual([6, 6, 3]);
  expect(at('battle', { at: { [HAVEN]: ['Belt Runner'] } }).stats('Belt Runner')).toEqual([3, 3, 3]);
});
