import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { CORE, drained, ganymede, lost, MOON, OUTPOST, PAD, PLATFORM } from './quay-table.ts';

const BELT = 'Ceres/Belt Hideaway';

/** Returns whether a full ship can still take a character aboard, and a vehicle. */
function room(title: string, vehicles: number): boolean[] {
  const beneath = Array.from({ length: vehicles }, () => 'GR-Blade');
  const at = { [MOON]: [{ card: title, beneath }] };
  const takes = (card: string): boolean => {
    const t = ganymede('deploy', { hand: [card], at })
      .act(1, 'play', card)
      .leaveOpen();
    return t.offers(1, 'aboard', title);
  };
  return [takes('Makal Shrieker'), takes('GR-Blade')];
}

test('Chuluktika: 3 energy move a vehicle to an adjacent site, but not in a battle phase', () => {
  const at = { [MOON]: ['Chuluktika'], [CORE]: ['GR-Blade'] };
  const t = ganymede('control', { at }).use(1, 'Chuluktika');
  expect(t.place('GR-Blade')).toBe(PLATFORM);
  expect(t.size(1, 'active')).toBe(17);
  expect(ganymede('battle', { at }).refuses(1, 'use', 'Chuluktika', 0)).toBe('wars/deploy-phase/5');
  const far = ganymede('control', { at: { [MOON]: ['Chuluktika'], [PAD]: ['GR-Blade'] } });
  expect(far.refuses(1, 'use', 'Chuluktika', 0)).toBe('wars/target/7');
});

test('Ilna Hekaton: the opponent pays 1 energy when it enters play', () => {
  const t = ganymede('deploy', { hand: ['Ilna Hekaton'] })
    .play(1, 'Ilna Hekaton', MOON)
    .resolveAll();
  expect(t.size(2, 'used')).toBe(1);
  const poor = ganymede('deploy', { hand: ['Ilna Hekaton'] }, { active: 0 }).play(1, 'Ilna Hekaton', MOON);
  expect(poor.resolveAll().size(2, 'used')).toBe(0);
});

test('Katal Life Ship: characters take no room; alone at its sector it may send a unit next door to hand', () => {
  expect(room('Katal Life Ship', 2)).toEqual([true, false]);
  const hand = ['Katal Life Ship'];
  const foes = { at: { [CORE]: ['Vishal Scout'], [PAD]: ['Kulak'] } };
  const t = ganymede('deploy', { hand }, foes).play(1, 'Katal Life Ship', MOON).untilAsked('may', 1).pick(1, 'yes');
  expect(t.pile(2, 'hand')).toContain('Vishal Scout');
  const crowd = ganymede('deploy', { hand, at: { [MOON]: ['Karaktika'] } }, foes).play(1, 'Katal Life Ship', MOON);
  crowd.resolveAll();
  expect(crowd.happened('declared').filter(x => x.item.kind === 'trigger')).toEqual([]);
});

test('Luhustika: characters take no room, and drains at related locations are for 1 more', () => {
  expect(room('Luhustika', 2)).toEqual([true, false]);
  const t = ganymede('control', { at: { [MOON]: ['Luhustika'], [PLATFORM]: ['Kulak'], [OUTPOST]: ['Karaktika'] } });
  expect(drained(t, 1, PLATFORM)).toBe(3);
  expect(drained(t, 1, OUTPOST)).toBe(1);
});

test('Makaltika: characters take no room, and the opponent’s units cost 1 more at related sites', () => {
  expect(room('Makaltika', 2)).toEqual([true, false]);
  const cost = (place: string, who: 1 | 2): number => {
    const hand = ['Makal Shrieker'];
    const t: Table = ganymede('deploy', { hand, at: { [MOON]: ['Makaltika'] } }, { hand }, { active: who });
    t.play(who, 'Makal Shrieker', place);
    return 20 - t.size(who, 'active');
  };
  expect([cost(PLATFORM, 2), cost(PAD, 2), cost(PLATFORM, 1)]).toEqual([2, 1, 1]);
});

test('Qurim Life Ship: characters aboard take no room, vehicles do', () => {
  expect(room('Qurim Life Ship', 2)).toEqual([true, false]);
  expect(room('Qurim Life Ship', 1)).toEqual([true, true]);
});

test('Seyaltika: 3 energy lost and a hand card move it to any sector', () => {
  const at = { [MOON]: ['Seyaltika'] };
  const t = ganymede('control', { hand: ['Sitka', 'Kulak'], at });
  t.act(1, 'use', 'Seyaltika', 0).pick(1, OUTPOST).pick(1, 'Sitka');
  expect(t.offers(1, 'card', 'Kulak')).toBe(true);
  expect(t.offers(1, 'card', 'Sitka')).toBe(false); // one card is not given and lost as well
  t.pick(1, 'reserve').pick(1, 'reserve').pick(1, 'reserve').resolve();
  expect(t.place('Seyaltika')).toBe(OUTPOST);
  expect([t.pile(1, 'used'), lost(t, 1)]).toEqual([['Sitka'], 3]);
  expect(t.refuses(1, 'use', 'Seyaltika', 0)).toBe('wars/bullet/2');
  expect(ganymede('control', { hand: [], at }).refuses(1, 'use', 'Seyaltika', 0)).toBe('wars/deploy-phase/8');
});

test('Sitkatika Hekaton: 4 energy and its own damage damage an enemy ship in battle', () => {
  const foe = { at: { [MOON]: ['Type II Fighter'] } };
  const t = ganymede('battle', { at: { [MOON]: ['Sitkatika Hekaton'] } }, foe).attack(1, MOON);
  t.use(1, 'Sitkatika Hekaton');
  expect([t.damaged('Sitkatika Hekaton'), t.damaged('Type II Fighter', 2)]).toEqual([true, true]);
  expect(t.size(1, 'active')).toBe(15);
  expect(t.refuses(1, 'use', 'Sitkatika Hekaton', 0)).toBe('wars/deploy-phase/8');
  const calm = ganymede('battle', { at: { [MOON]: ['Sitkatika Hekaton'] } }, foe);
  expect(calm.refuses(1, 'use', 'Sitkatika Hekaton', 0)).toBe('wars/target/7');
});

test('Tahka Life Ship: characters take no room; each unit put away is 1 power', () => {
  expect(room('Tahka Life Ship', 2)).toEqual([true, false]);
  const at = { [MOON]: [{ card: 'Tahka Life Ship', beneath: ['Alnak', 'Kucha'] }], [CORE]: ['Kulak'] };
  const t = ganymede('control', { at }).use(1, 'Tahka Life Ship', 0, 'Alnak').use(1, 'Tahka Life Ship');
  expect(t.power('Tahka Life Ship')).toBe(6);
  expect(t.pile(1, 'used')).toEqual(['Kucha', 'Alnak']);
  expect(t.refuses(1, 'use', 'Tahka Life Ship', 0)).toBe('wars/deploy-phase/8');
});

rule('wars/ruling-tahka-quarrel/1', 'Tahka Quarrel: goes to the used pile and cancels a drain next door', () => {
  const foe = { at: { [PLATFORM]: ['Vishal Scout'] } };
  const at = (place: string) => ganymede('control', { at: { [place]: ['Tahka Quarrel'] } }, foe, { active: 2 });
  const t = at(MOON).act(2, 'drain', PLATFORM).pass(2).use(1, 'Tahka Quarrel');
  expect([t.stack.length, lost(t, 1), t.pile(1, 'used')]).toEqual([0, 0, ['Tahka Quarrel']]);
  const far = at(OUTPOST).act(2, 'drain', PLATFORM).pass(2);
  expect(far.refuses(1, 'use', 'Tahka Quarrel', 0)).toBe('wars/target/7');
});

test('Anakatika: three times a turn two hand cards are 1 power', () => {
  const titles = ['Alnak', 'Kucha', 'Rakat', 'Lahrik', 'Katuka', 'Talkan', 'Sitka', 'Kulak'];
  const t = ganymede('control', { hand: titles, at: { [MOON]: ['Anakatika'] } });
  for (let i = 0; i < 6; i += 2)
    t.act(1, 'use', 'Anakatika', 0)
      .pick(1, titles[i]!, titles[i + 1]!)
      .resolve();
  expect(t.power('Anakatika')).toBe(5);
  expect(t.pile(1, 'used').slice(0, 2)).toEqual(['Talkan', 'Katuka']);
  expect(t.refuses(1, 'use', 'Anakatika', 0)).toBe('wars/bullet/2');
});

test('Deft Attacker: 2 power and defense while the used pile has no more than one card', () => {
  const at = { [MOON]: ['Deft Attacker'] };
  expect(ganymede('control', { at, used: 1 }).stats('Deft Attacker')).toEqual([4, 1, 5]);
  expect(ganymede('control', { at, used: 2 }).stats('Deft Attacker')).toEqual([2, 1, 3]);
});

test('Encroaching Hekaton: 2 energy lost for each unit of the opponent’s here that is no pilot', () => {
  const ship = (...beneath: string[]) => ({
    at: { [MOON]: [{ card: 'Qurim Life Ship', beneath }], [CORE]: ['Kulak'] },
  });
  const hand = ['Encroaching Hekaton'];
  const play = (...aboard: string[]) =>
    ganymede('deploy', { hand }, ship(...aboard))
      .play(1, 'Encroaching Hekaton', MOON)
      .resolveAll();
  expect(lost(play('Alnak', 'Kucha', 'Rakat'), 2)).toBe(4);
  expect(lost(play('Rakat'), 2)).toBe(0);
});

test('Karaktika: characters take no room; with a small used pile it has the opponent dismiss a ship here', () => {
  expect(room('Karaktika', 2)).toEqual([true, false]);
  const at = { [MOON]: ['Karaktika'] };
  const foes = { at: { [MOON]: ['Type II Fighter', 'Luhustika'], [OUTPOST]: ['Makaltika'] } };
  const t = ganymede('move', { at }, foes).use(1, 'Karaktika', 0, 'reserve').pick(2, 'Luhustika');
  expect(t.pile(2, 'lost')).toEqual(['Luhustika']);
  expect([t.inPlay('Type II Fighter', 2), t.inPlay('Makaltika')]).toEqual([true, true]);
  expect(t.refuses(1, 'use', 'Karaktika', 0)).toBe('wars/bullet/2');
  expect(ganymede('move', { at, used: 2 }, foes).refuses(1, 'use', 'Karaktika', 0)).toBe('wars/deploy-phase/5');
  expect(ganymede('control', { at }, foes).refuses(1, 'use', 'Karaktika', 0)).toBe('wars/deploy-phase/5');
});

test('Tahka Assault Craft: where you have no support icon it fetches a card from the used pile', () => {
  const one = { hand: ['Tahka Assault Craft'], used: ['Sitka'] };
  const t = ganymede('deploy', one).play(1, 'Tahka Assault Craft', MOON).untilAsked('may', 1).pick(1, 'yes');
  t.pick(1, 'Sitka');
  expect(t.pile(1, 'hand')).toEqual(['Sitka']);
  const camp = ganymede('deploy', one).play(1, 'Tahka Assault Craft', BELT).resolveAll();
  expect(camp.pile(1, 'hand')).toEqual([]);
  expect(camp.place('Tahka Assault Craft')).toBe(BELT);
});
