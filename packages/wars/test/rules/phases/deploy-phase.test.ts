import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/game.ts';
import { at, VALLEY } from '../../support/valley.ts';

// 2 and 0
const AVIATRIX = 'Hellcat Aviatrix';

// Deploying
rule(['wars/deploy-phase/1', 'wars/deploy-phase/2'], 'any number of cards, each while nothing is pending', () => {
  const five = [AVIATRIX, 'Claviger', 'Stinger', 'Carabinier', 'Test Scholar'];
  const t = at('deploy', { hand: [...five, 'Test Draw'], at: { [VALLEY]: ['Test Scholar'] }, active: 30 });
  t.play(1, AVIATRIX, VALLEY);
  // between two cards: an interrupt, an ability
  t.act(1, 'play', 'Test Draw');
  expect(t.refuses(1, 'play', 'Claviger')).toBe('wars/deploy-phase/1');
  t.resolve().use(1, 'Test Scholar', 0);
  for (const title of five.slice(1)) t.play(1, title, VALLEY);
  expect(five.every(title => t.inPlay(title))).toBe(true);
  expect(t.offers(1, 'use', 'Test Scholar', 1)).toBe(true);
});

rule('wars/deploy-phase/3', 'what could not be completed is refused, and nothing has changed', () => {
  const t = at('deploy', { hand: ['Test Harm', 'Test Toll', 'Guardian-Class Carrier'], active: 2 });
  const before = JSON.stringify(view(t.s, 0));
  for (const title of ['Test Harm', 'Test Toll', 'Guardian-Class Carrier']) {
    expect(() => t.act(1, 'play', title)).toThrow('cannot play');
    expect(JSON.stringify(view(t.s, 0))).toBe(before);
  }
  expect([t.happened('paid', 'shown', 'declared'), t.size(1, 'active')]).toEqual([[], 2]);
  expect(t.refuses(1, 'play', 'Test Harm')).toBe('wars/target/7');
});

rule(
  ['wars/deploy-phase/4', 'wars/deploy-phase/9'],
  'a card that is announced leaves the hand, open to both, and is pending',
  () => {
    const t = at('deploy', { hand: [AVIATRIX] });
    expect(JSON.stringify(view(t.s, 1))).not.toContain(AVIATRIX);
    t.act(1, 'play', AVIATRIX).pick(1, VALLEY);
    expect([t.pile(1, 'hand'), t.stack, t.asked]).toEqual([['Test Spare'], [AVIATRIX], [1]]);
    expect(view(t.s, 1).stack.map(x => x.name)).toEqual([AVIATRIX]);
    t.pass(1);
    expect(t.asked).toEqual([2]);
  },
);

rule('wars/deploy-phase/5', 'a destiny symbol needs a card in the reserve of whoever reveals', () => {
  const t = at('control', { hand: ['Sprinkle’s Deal'], reserve: 0 });
  expect(t.refuses(1, 'play', 'Sprinkle’s Deal')).toBe('wars/destiny/6');
  expect(at('control', { hand: ['Sprinkle’s Deal'], reserve: 1 }).offers(1, 'play', 'Sprinkle’s Deal')).toBe(true);
});

rule(['wars/deploy-phase/6', 'wars/deploy-phase/7', 'wars/deploy-phase/8'], 'options, then targets, then costs', () => {
  // the player says used or lost when they choose the card
  const mode = at('control', { hand: ['Overburdened'] }, { hand: 13 });
  expect(
    mode
      .options(1)
      .filter(o => o.verb === 'play')
      .map(o => o.b),
  ).toEqual([0, 1]);
  // it needs two targets, and there is one
  const one = at('control', { hand: ['Test Harm Two'], at: { [VALLEY]: [AVIATRIX] } });
  expect(one.refuses(1, 'play', 'Test Harm Two')).toBe('wars/target/7');
  const three = at('control', { hand: ['Test Harm Two'], at: { [VALLEY]: [AVIATRIX, 'Stinger', 'Claviger'] } });
  three.act(1, 'play', 'Test Harm Two');
  expect(three.question).toBe('target');
  expect([three.happened('declared').length, three.happened('paid').length]).toEqual([0, 0]);
  three.pick(1, AVIATRIX, 'Claviger').resolve();
  expect([three.damaged(AVIATRIX), three.damaged('Claviger'), three.damaged('Stinger')]).toEqual([true, true, false]);
  // one energy too few
  const short = at('control', { hand: ['Test Toll'], active: 2 });
  expect(short.refuses(1, 'play', 'Test Toll')).toBe('wars/costs/1');
});

rule('wars/deploy-phase/10', 'Sprinkle’s Deal: 3 energy, two Maverick icons, as many cards as the destiny says', () => {
  const t = at('deploy', {
    hand: ['Sprinkle’s Deal'],
    icons: { maverick: 2 },
    active: 3,
    reserve: ['Stinger', 'Boxer', 'Slider', 'Little Nelly'],
  });
  t.act(1, 'play', 'Sprinkle’s Deal');
  expect([t.stack, t.size(1, 'active'), t.happened('destiny')]).toEqual([["Sprinkle's Deal"], 0, []]);
  t.resolve();
  // Stinger has destiny 3
  expect(t.pile(1, 'hand')).toEqual(['Little Nelly', 'Slider', 'Boxer', 'Test Spare']);
  expect(t.pile(1, 'lost')).toEqual(["Sprinkle's Deal"]);
  const icons = at('deploy', { hand: ['Sprinkle’s Deal'], icons: { maverick: 1 }, active: 3 });
  expect(icons.refuses(1, 'play', 'Sprinkle’s Deal')).toBe('wars/costs/1');
  const empty = at('deploy', { hand: ['Sprinkle’s Deal'], icons: { maverick: 2 }, active: 3, reserve: 0 });
  expect(empty.refuses(1, 'play', 'Sprinkle’s Deal')).toBe('wars/destiny/6');
});
