import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { CORE, drained, ganymede, lost, MOON, OUTPOST, PAD, PLATFORM } from './quay-table.ts';

const PREY = { at: { [PLATFORM]: ['Vishal Scout'] } };
const WEAK = { at: { [CORE]: ['Vishal Scout'] } };

test('Abominable Presence: the opponent’s drains next to your kizen’s site are for 1 less', () => {
  const one = { hand: ['Abominable Presence', 'Abominable Presence'], at: { [CORE]: ['Kulak'] } };
  const two = { at: { [PLATFORM]: ['Vishal Scout'], [OUTPOST]: ['Type II Fighter'] } };
  const t = ganymede('control', one, two, { active: 2 }).pass(2).play(1, 'Abominable Presence');
  expect(drained(t, 2, PLATFORM)).toBe(1);
  expect(drained(t, 2, OUTPOST)).toBe(1);
  expect(drained(ganymede('control', one, two, { active: 2 }), 2, PLATFORM)).toBe(2);
  const again = ganymede('control', one).play(1, 'Abominable Presence');
  expect(again.refuses(1, 'play', 'Abominable Presence')).toBe('wars/bullet/1');
  const aboard = { [MOON]: [{ card: 'Qurim Life Ship', beneath: ['Kulak'] }] };
  expect(ganymede('control', { ...one, at: aboard }).refuses(1, 'play', 'Abominable Presence')).toBe('wars/target/7');
});

test('Apparition: 3 battle destiny in a site battle with your kizen', () => {
  const hand = ['Apparition'];
  const t = ganymede('battle', { hand, at: { [CORE]: ['Kulak'] } }, WEAK)
    .attack(1, CORE)
    .play(1, 'Apparition');
  expect([t.battleDestiny(1), t.attrition(1), t.totalPower(1)]).toEqual([3, 3, 8]);
  const none = ganymede('battle', { hand, at: { [CORE]: ['Alnak'], [PLATFORM]: ['Kulak'] } }, WEAK).attack(1, CORE);
  expect(none.refuses(1, 'play', 'Apparition')).toBe('wars/target/7');
});

test('Frozen by Fear: ships and units cost 2 more next to a location with your kizen', () => {
  const hand = ['Frozen by Fear', 'Makal Shrieker', 'Makal Claw Beast'];
  const t = ganymede('deploy', { hand, at: { [CORE]: ['Kulak'] } }).play(1, 'Frozen by Fear');
  expect(t.size(1, 'active')).toBe(18);
  t.play(1, 'Makal Shrieker', PLATFORM);
  expect(t.size(1, 'active')).toBe(15);
  t.play(1, 'Makal Claw Beast', CORE);
  expect(t.size(1, 'active')).toBe(14);
});

test('Fury: an inverter character is played in the midst of a battle', () => {
  const at = { [CORE]: ['Alnak'] };
  const t = ganymede('battle', { hand: ['Fury', 'Flamecutter', 'Kulak'], at }, WEAK).attack(1, CORE);
  t.play(1, 'Fury').pick(1, CORE).resolve();
  expect(t.place('Flamecutter')).toBe(CORE);
  expect(t.size(1, 'active')).toBe(15); // 1 for the attack, 2 and 2
  const other = ganymede('battle', { hand: ['Fury', 'Kulak'], at }, WEAK)
    .attack(1, CORE)
    .play(1, 'Fury');
  expect(other.pile(1, 'hand')).toEqual(['Kulak']);
});

test('Hounded: your next character that moves destroys a weaker unit at its goal', () => {
  const at = { [CORE]: ['Tahka Chuluk Squad'] };
  const foes = { at: { [PLATFORM]: ['Vishal Scout', 'Kulak'] } };
  const t = ganymede('move', { hand: ['Hounded'], at }, foes).play(1, 'Hounded');
  t.act(1, 'move', 'Tahka Chuluk Squad', PLATFORM).untilAsked('target', 1).pick(1, 'Vishal Scout').resolveAll();
  expect(t.inPlay('Vishal Scout')).toBe(false);
  const strong = ganymede('move', { hand: ['Hounded'], at }, foes).play(1, 'Hounded');
  strong.act(1, 'move', 'Tahka Chuluk Squad', PLATFORM).untilAsked('target', 1).pick(1, 'Kulak').resolveAll();
  expect(strong.inPlay('Kulak')).toBe(true);
});

test('Portent: a pending unit enters play at a related site instead', () => {
  const t = ganymede('deploy', { hand: ['Makal Shrieker'] }, { hand: ['Portent'] });
  t.act(1, 'play', 'Makal Shrieker').pick(1, CORE).play(2, 'Portent').resolveAll();
  expect(t.place('Makal Shrieker')).toBe(PLATFORM);
  const idle = ganymede('deploy', { hand: ['Portent'] });
  expect(idle.refuses(1, 'play', 'Portent')).toBe('wars/target/7');
});

rule('wars/target/10', 'Portent: a ship goes to another sector that is open to it', () => {
  const open = { card: OUTPOST, of: 1 as const };
  const closed = { card: 'Europa/The Gambler’s Hideaway', of: 2 as const };
  const t = ganymede(
    'deploy',
    { hand: ['Ilna Hekaton'] },
    { hand: ['Portent'] },
    { locations: [CORE, MOON, open, closed] },
  );
  t.act(1, 'play', 'Ilna Hekaton').pick(1, MOON).play(2, 'Portent');
  const goals = t.options(2).map(o => t.s.regions.find(r => r.sectors.includes(o.a))!.name);
  expect(goals.sort()).toEqual(['Ceres', 'Ceres', 'Luna']); // both hideaways have icons on either side
  t.pick(2, OUTPOST).resolveAll();
  expect(t.place('Ilna Hekaton')).toBe(OUTPOST);
});

test('Reaping: each battleground under your control loses the opponent 1 energy', () => {
  const one = { hand: ['Reaping', 'Reaping'], at: { [CORE]: ['Kulak'], [MOON]: ['Karaktika'] } };
  const t = ganymede('control', one).play(1, 'Reaping').resolveAll();
  expect(lost(t, 2)).toBe(2);
  expect(t.refuses(1, 'play', 'Reaping')).toBe('wars/bullet/1');
  expect(ganymede('move', one).refuses(1, 'play', 'Reaping')).toBe('wars/deploy-phase/5');
});

test('Revenge: the opponent loses 2 energy, from the reserve only', () => {
  const t = ganymede('control', { hand: ['Revenge'] }, { used: ['Kulak'] })
    .play(1, 'Revenge')
    .resolveAll();
  expect([t.size(2, 'reserve'), t.size(2, 'used'), lost(t, 2)]).toEqual([18, 1, 2]);
  const bare = ganymede('control', { hand: ['Revenge'] }, { reserve: 1, used: ['Kulak'] }).play(1, 'Revenge');
  expect([bare.resolveAll().size(2, 'used'), lost(bare, 2)]).toEqual([1, 1]);
});

test('Rising Dread: the opponent takes one of their units to hand, of their choice', () => {
  const foes = { at: { [PLATFORM]: ['Vishal Scout', 'Kulak'] } };
  const t = ganymede('control', { hand: ['Rising Dread'], at: { [CORE]: ['Alnak'] } }, foes).play(1, 'Rising Dread');
  expect(t.options(2).length).toBe(2);
  t.pick(2, 'Kulak');
  expect(t.pile(2, 'hand')).toContain('Kulak');
  expect([t.inPlay('Vishal Scout'), t.inPlay('Alnak')]).toEqual([true, true]);
});

test('Spite: who loses cards to a drain there sends a ship or unit back to hand', () => {
  const t = ganymede('control', { hand: ['Spite'] }, PREY, { active: 2 })
    .pass(2)
    .play(1, 'Spite', PLATFORM);
  t.act(2, 'drain', PLATFORM).resolveAll();
  expect(t.pile(2, 'hand')).toContain('Vishal Scout');
  const far = ganymede('control', { hand: ['Spite'] }, PREY, { active: 2 })
    .pass(2)
    .play(1, 'Spite', CORE);
  far.act(2, 'drain', PLATFORM).resolveAll();
  expect(far.inPlay('Vishal Scout')).toBe(true);
});

test('Waylaid: a character in a site battle has less power and tactics by your kizen’s tactics', () => {
  const hand = ['Waylaid'];
  const foe = { at: { [CORE]: ['Jack Wilgress'] } };
  const t = ganymede('battle', { hand, at: { [CORE]: ['Kulak'] } }, foe).attack(1, CORE);
  t.play(1, 'Waylaid', 'Jack Wilgress');
  expect(t.stats('Jack Wilgress')).toEqual([3, 3, 7]);
  const none = ganymede('battle', { hand, at: { [CORE]: ['Alnak'], [PLATFORM]: ['Kulak'] } }, foe).attack(1, CORE);
  none.play(1, 'Waylaid', 'Jack Wilgress');
  expect(none.stats('Jack Wilgress')).toEqual([7, 7, 7]);
  expect(ganymede('control', { hand, at: { [CORE]: ['Kulak'] } }, foe).refuses(1, 'play', 'Waylaid')).toBe(
    'wars/target/7',
  );
});

test('Attack Plan: inverts an upright inverter in your control phase', () => {
  const one = { hand: ['Attack Plan'], at: { [CORE]: ['Flamecutter', { card: 'Lahrik', inverted: true }] } };
  const t = ganymede('control', one).play(1, 'Attack Plan');
  expect([t.inverted('Flamecutter'), t.inverted('Lahrik')]).toEqual([true, true]);
  expect(ganymede('move', one).refuses(1, 'play', 'Attack Plan')).toBe('wars/deploy-phase/5');
});

test('Breaching: destroys a unit at a sector that is no pilot', () => {
  const ship = (...beneath: string[]) => ({ at: { [MOON]: [{ card: 'Qurim Life Ship', beneath }] } });
  const hand = ['Breaching'];
  const t = ganymede('control', { hand }, ship('Quay Navigator', 'Makal Shrieker')).play(1, 'Breaching');
  expect([t.inPlay('Makal Shrieker'), t.inPlay('Quay Navigator')]).toEqual([false, true]);
  expect(ganymede('control', { hand }, ship('Quay Navigator')).refuses(1, 'play', 'Breaching')).toBe('wars/target/7');
});

test('Fill With Fear: reverting an inverter next door cancels a drain', () => {
  const turned = { card: 'Flamecutter', inverted: true };
  const place = (at: Readonly<Record<string, readonly (typeof turned | string)[]>>) =>
    ganymede('control', { hand: ['Fill With Fear'], at }, PREY, { active: 2 })
      .act(2, 'drain', PLATFORM)
      .pass(2);
  const t = place({ [CORE]: [turned] }).play(1, 'Fill With Fear');
  expect([t.stack.length, lost(t, 1), t.inverted('Flamecutter')]).toEqual([0, 0, false]);
  expect(place({ [CORE]: ['Flamecutter'] }).refuses(1, 'play', 'Fill With Fear')).toBe('wars/target/7');
  expect(place({ [PAD]: [turned] }).refuses(1, 'play', 'Fill With Fear')).toBe('wars/target/7');
});

test('Flare of Rage: a player’s used pile goes into the reserve', () => {
  const one = { hand: ['Flare of Rage', 'Flare of Rage'], used: ['Alnak'] };
  const t = ganymede('control', one, { used: ['Kulak', 'Sitka'] });
  t.act(1, 'play', 'Flare of Rage').act(1, 'seat', 1).resolve();
  expect([t.size(2, 'used'), t.size(2, 'reserve')]).toEqual([0, 22]);
  expect(t.pile(2, 'reserve')).toEqual(expect.arrayContaining(['Kulak', 'Sitka']));
  expect(t.pile(1, 'used')).toEqual(['Flare of Rage', 'Alnak']);
  expect(t.refuses(1, 'play', 'Flare of Rage')).toBe('wars/bullet/1');
});

test('Life Leech: another character beside your kizen damages a character in the battle', () => {
  const hand = ['Life Leech'];
  const t = ganymede('battle', { hand, at: { [CORE]: ['Kulak', 'Alnak'] } }, WEAK).attack(1, CORE);
  t.play(1, 'Life Leech', 'Vishal Scout');
  expect(t.damaged('Vishal Scout')).toBe(true);
  expect(t.pile(1, 'used')[0]).toBe('Alnak');
  const alone = ganymede('battle', { hand, at: { [CORE]: ['Kulak'], [PLATFORM]: ['Alnak'] } }, WEAK).attack(1, CORE);
  expect(alone.refuses(1, 'play', 'Life Leech')).toBe('wars/target/7');
});

test('Rousing Leap: five cards lost from hand, and the used pile comes to hand', () => {
  const four = ['Alnak', 'Kucha', 'Rakat', 'Lahrik'];
  const used = ['Sitka', 'Kulak'];
  const t = ganymede('control', { hand: ['Rousing Leap', ...four, 'Katuka', 'Talkan'], used });
  t.act(1, 'play', 'Rousing Leap');
  for (const title of [...four, 'Katuka']) t.pick(1, title);
  t.resolve();
  expect(t.pile(1, 'hand').sort()).toEqual(['Kulak', 'Sitka', 'Talkan']);
  expect(t.size(1, 'lost')).toBe(6);
  const poor = ganymede('control', { hand: ['Rousing Leap', ...four], used });
  expect(poor.refuses(1, 'play', 'Rousing Leap')).toBe('wars/deploy-phase/8');
});
