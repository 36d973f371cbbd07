import { expect, test } from 'vitest';
import { table } from '../table.ts';
import { CORE, ganymede, HIDEAWAY, MOON, PLATFORM } from './gongen-ganymede.ts';

const wreck = (card: string) => ({ card, damaged: true });

test("Cloud: damages a ship if more fighters are there than the opponent's destiny", () => {
  const four = ['Tamon Fighter', 'Zocho Fighter', 'Jikoku Fighter', 'Komoku Fighter'];
  const strikes = (...more: string[]) => {
    const t = ganymede(
      'battle',
      { hand: ['Cloud'], at: { [MOON]: [...four, ...more] } },
      { at: { [MOON]: ['Survey Cruiser'] }, reserve: ['Grid Tactician'] },
    );
    expect(t.refuses(1, 'play', 'Cloud')).toBe('wars/target/7');
    t.attack(1, MOON).play(1, 'Cloud', 'Survey Cruiser');
    expect(t.happened('destiny').map(x => [x.seat, x.n])).toEqual([[1, 4]]);
    return t.damaged('Survey Cruiser');
  };
  expect(strikes('Zocho Interceptor')).toBe(true); // 5 fighters against 4
  expect(strikes('Zocho')).toBe(false); // 4, and a capital
});

test('Dauntless Defense: your units in a battle there have defense +1', () => {
  const play = (place: string) => {
    const t = ganymede(
      'battle',
      { hand: ['Dauntless Defense'], at: { [CORE]: ['Grid Tactician'], [PLATFORM]: ['Cheng Lin'] } },
      { at: { [CORE]: ['Makal Shrieker'] } },
    ).attack(1, CORE);
    return t.play(1, 'Dauntless Defense', place);
  };
  const t = play(CORE);
  expect(['Grid Tactician', 'Cheng Lin', 'Makal Shrieker'].map(x => t.defense(x))).toEqual([4, 4, 3]);
  expect(t.size(1, 'used')).toBe(3); // the attack, the interrupt and its cost
  const elsewhere = play(PLATFORM);
  expect(['Grid Tactician', 'Cheng Lin'].map(x => elsewhere.defense(x))).toEqual([3, 4]);
  expect(t.until('activate', 2).defense('Grid Tactician')).toBe(3);
});

test('Energy Tap: retrieves a card for each lost to one drain', () => {
  const t = ganymede('control', {
    hand: ['Energy Tap', 'Energy Tap'],
    at: { [CORE]: ['Grid Tactician'], [PLATFORM]: ['Ikazuchi'] },
    lost: ['Jikoku', 'Zocho', 'Komoku'],
  });
  expect(t.refuses(1, 'play', 'Energy Tap')).toBe('wars/target/7');
  t.act(1, 'drain', PLATFORM).play(1, 'Energy Tap');
  expect(t.refuses(1, 'play', 'Energy Tap')).toBe('wars/bullet/1');
  t.resolveAll();
  expect(t.happened('drained').map(x => x.n)).toEqual([2]);
  expect(t.size(1, 'used')).toBe(3 + 2);
  expect(t.size(1, 'lost')).toBe(3 + 1 - 2);
  t.act(1, 'drain', CORE).resolveAll();
  expect(t.size(1, 'lost')).toBe(2);
});

test('Jet Pack Attack: a character next to a site battle joins it', () => {
  const t = ganymede(
    'battle',
    { hand: ['Jet Pack Attack'], at: { [CORE]: ['Cheng Lin', 'Ikazuchi'], [PLATFORM]: ['Grid Tactician'] } },
    { at: { [PLATFORM]: ['Makal Shrieker'] } },
  );
  expect(t.refuses(1, 'play', 'Jet Pack Attack')).toBe('wars/deploy-phase/5');
  t.attack(1, PLATFORM).play(1, 'Jet Pack Attack');
  expect(t.place('Cheng Lin')).toBe(PLATFORM);
  const far = ganymede(
    'battle',
    { hand: ['Jet Pack Attack'], at: { [CORE]: ['Ikazuchi'], [PLATFORM]: ['Grid Tactician'] } },
    { at: { [PLATFORM]: ['Makal Shrieker'] } },
  ).attack(1, PLATFORM);
  expect(far.refuses(1, 'play', 'Jet Pack Attack')).toBe('wars/target/7'); // a NoBot is no character
});

test('Junshi: with a kizen, destroys an asset', () => {
  const t = ganymede('control', { hand: ['Junshi'], at: { [CORE]: ['Kano Masako'] } }, { table: ['Dedication'] });
  t.play(1, 'Junshi');
  expect(t.inPlay('Dedication')).toBe(false);
  expect(t.happened('left').map(x => x.how)).toEqual(['destroyed']);
  const none = ganymede('control', { hand: ['Junshi'], at: { [CORE]: ['Cheng Lin'] } }, { table: ['Dedication'] });
  expect(none.refuses(1, 'play', 'Junshi')).toBe('wars/deploy-phase/5');
});

test('Rising Morale: two fighters at the same sector activate 4 energy', () => {
  const t = ganymede('control', { hand: ['Rising Morale'], at: { [MOON]: ['Zocho Fighter', 'Tamon Fighter'] } });
  expect(t.play(1, 'Rising Morale').size(1, 'active')).toBe(24);
  const apart = table({
    phase: 'control',
    locations: [MOON, 'Ganymede/Orbital Expanse'],
    seats: [
      {
        hand: ['Rising Morale'],
        at: { [MOON]: ['Zocho Fighter', 'Zocho'], 'Ganymede/Orbital Expanse': ['Tamon Fighter'] },
      },
      { at: { [MOON]: ['Ilna Hekaton'] } },
    ],
  });
  expect(apart.refuses(1, 'play', 'Rising Morale')).toBe('wars/deploy-phase/8');
});

test("Spirit Theft: activates a damaged unit's defense", () => {
  const t = ganymede(
    'control',
    { hand: ['Spirit Theft'], at: { [CORE]: ['Ikazuchi'] } },
    { at: { [CORE]: [wreck('Cheng Lin')] } },
  ).play(1, 'Spirit Theft');
  expect(t.size(1, 'active')).toBe(20 - 2 + 4);
  const whole = ganymede('control', { hand: ['Spirit Theft'], at: { [CORE]: ['Ikazuchi'] } });
  expect(whole.refuses(1, 'play', 'Spirit Theft')).toBe('wars/target/7');
});

test('Swift Response: a ship on its way cannot move this turn', () => {
  const t = ganymede('deploy', { hand: ['Swift Response'] }, { hand: ['Jikoku Fighter', 'Zocho Fighter'] }, 2);
  t.pass(2);
  expect(t.refuses(1, 'play', 'Swift Response')).toBe('wars/target/7');
  t.leaveOpen();
  const held = ganymede(
    'deploy',
    { hand: ['Swift Response', 'Jikoku'] },
    { hand: ['Jikoku Fighter', 'Zocho'], at: { [MOON]: ['Zocho Fighter'] } },
    2,
  );
  held.act(2, 'play', 'Jikoku Fighter').pick(2, MOON).pass(2).play(1, 'Swift Response').resolveAll();
  held.until('move', 2);
  expect(held.place('Jikoku Fighter')).toBe(MOON);
  expect(held.refuses(2, 'move', 'Jikoku Fighter', HIDEAWAY)).toBe('wars/cant/1');
  expect(held.offers(2, 'move', 'Zocho Fighter', HIDEAWAY)).toBe(true);
});

test('Defensive Fire: each Ikazuchi unit has defense +4 for the turn', () => {
  const t = ganymede(
    'control',
    { hand: ['Defensive Fire'], at: { [CORE]: ['Cheng Lin', 'Grid Tactician'] } },
    { at: { [CORE]: ['Ikazuchi'] } },
  ).play(1, 'Defensive Fire');
  expect(['Cheng Lin', 'Ikazuchi', 'Grid Tactician'].map(x => t.defense(x))).toEqual([8, 12, 3]);
  expect(t.until('activate', 2).defense('Cheng Lin')).toBe(4);
});

test('Last Stand: 5 fewer of your casualties for each Gongen icon there', () => {
  const fight = (one: string, two: string) => {
    const t = table({
      phase: 'battle',
      locations: [{ card: CORE, beneath: ["Ganymede/Pilgrims' Camp"] }],
      seats: [{ hand: ['Last Stand'], at: { [CORE]: [one] } }, { at: { [CORE]: [two] } }],
    });
    expect(t.refuses(1, 'play', 'Last Stand')).toBe('wars/target/7');
    t.attack(1, CORE).step('power');
    const before = t.s.battle!.casualties;
    return [before, t.play(1, 'Last Stand').s.battle!.casualties];
  };
  expect(fight('Chijo Warrior', 'Jack Wilgress')).toEqual([6, 1]);
  expect(fight('Jack Wilgress', 'Chijo Warrior')).toEqual([6, 6]); // the opponent's casualties stay
});

test('Sword Wall: every asset costs its owner 2 energy or is dismissed', () => {
  const t = ganymede('control', { hand: ['Sword Wall'], table: ['Dedication'] }, { table: ['Cruel Lesson'] }).play(
    1,
    'Sword Wall',
  );
  t.untilAsked('may', 1).pick(1, 'yes').pick(1, 'reserve').pick(1, 'used');
  t.untilAsked('may', 2).pick(2, 'no').resolveAll();
  expect(t.inPlay('Dedication')).toBe(true);
  expect(t.inPlay('Cruel Lesson')).toBe(false);
  expect(t.happened('left').map(x => x.how)).toEqual(['dismissed']);
  expect(t.size(1, 'lost')).toBe(2 + 1);
  const bare = ganymede('control', { hand: ['Sword Wall'] }).play(1, 'Sword Wall');
  expect(bare.happened('energy-lost')).toEqual([]);
});
