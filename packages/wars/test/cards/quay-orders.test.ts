import { expect, test } from 'vitest';
import { CORE, ganymede, PLATFORM } from './quay-table.ts';

test('The Beckoning: an inverter of the used pile comes to hand', () => {
  const t = ganymede('deploy', { hand: ['The Beckoning'], used: ['Sitka', 'Flamecutter'] }).play(1, 'The Beckoning');
  expect(t.options(1).length).toBe(1);
  t.pick(1, 'Flamecutter');
  expect(t.pile(1, 'hand')).toEqual(['Flamecutter']);
  expect(t.pile(1, 'used')).toEqual(['The Beckoning', 'Sitka']);
  expect(ganymede('control', { hand: ['The Beckoning'] }).refuses(1, 'play', 'The Beckoning')).toBe('wars/interrupt/2');
});

test('Tunnels: fewer units than the destiny move to a related site', () => {
  const four = ['Alnak', 'Kucha', 'Rakat', 'Lahrik'];
  const one = { hand: ['Tunnels'], at: { [CORE]: four } };
  const t = ganymede('deploy', one).act(1, 'play', 'Tunnels').pick(1, 'Alnak', 'Kucha', 'Rakat').resolve();
  expect(four.map(title => t.place(title))).toEqual([PLATFORM, PLATFORM, PLATFORM, CORE]);
  const many = ganymede('deploy', one)
    .act(1, 'play', 'Tunnels')
    .pick(1, ...four)
    .resolve();
  expect(four.map(title => many.place(title))).toEqual([CORE, CORE, CORE, CORE]);
  expect(ganymede('deploy', { hand: ['Tunnels'] }).refuses(1, 'play', 'Tunnels')).toBe('wars/target/7');
});

test('Intimidation: the opponent pays 2 energy for each Tahka unit at a battleground', () => {
  const one = { hand: ['Intimidation'], at: { [CORE]: ['Ravagers', 'Katuka', 'Kulak'], [PLATFORM]: ['Lahrik'] } };
  const t = ganymede('deploy', one).play(1, 'Intimidation', CORE);
  expect([t.size(2, 'active'), t.size(2, 'used')]).toEqual([16, 4]);
  const poor = ganymede('deploy', one, { active: 3 }).play(1, 'Intimidation', CORE);
  expect(poor.size(2, 'active')).toBe(0);
  const locations = [CORE, PLATFORM, 'Alnak Station/Hallway'];
  const aim = ganymede('deploy', one, {}, { locations }).act(1, 'play', 'Intimidation').leaveOpen();
  expect(aim.offers(1, 'card', PLATFORM)).toBe(true);
  expect(aim.offers(1, 'card', 'Alnak Station/Hallway')).toBe(false); // one side has no energy icon there
});
