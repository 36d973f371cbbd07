import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, scholar } from '../../support/the-stack.ts';
import { VALLEY, VANTAGE } from '../../support/valley.ts';

const AVIATRIX = 'Hellcat Aviatrix';

// Initiative
rule('wars/initiative/1', 'only the player with initiative may act', () => {
  const t = at('control', { hand: ['Test Draw'], at: scholar }, { hand: ['Test Draw'] });
  expect([t.s.initiative, t.asked]).toEqual([0, [1]]);
  expect(t.why(2, 'play', 'Test Draw')).not.toBe(null);
  expect(() => t.act(2, 'play', 'Test Draw')).toThrow('not asked');
  expect(t.offers(1, 'play', 'Test Draw') && t.offers(1, 'use', 'Test Scholar')).toBe(true);
  t.pass(1);
  expect([t.s.initiative, t.asked]).toEqual([1, [2]]);
  expect(t.offers(2, 'play', 'Test Draw')).toBe(true);
  expect(() => t.act(1, 'use', 'Test Scholar', 0)).toThrow('not asked');
});

rule('wars/initiative/2', 'with the stack empty the turn’s player may drain as well, else not', () => {
  const t = at('control', { hand: ['Test Draw'], at: scholar }, { at: { [VANTAGE]: ['Stinger'] } });
  expect(t.offers(1, 'drain', VALLEY)).toBe(true);
  t.act(1, 'play', 'Test Draw');
  expect(t.offers(1, 'drain', VALLEY)).toBe(false);
  expect(t.refuses(1, 'drain', VALLEY)).toBe('wars/the-stack/4');
  t.resolve().pass(1);
  // the opponent controls a location too, but it is not their turn
  expect(t.refuses(2, 'drain', VANTAGE)).toBe('wars/initiative/2');
});

rule(
  ['wars/initiative/3', 'wars/initiative/6'],
  'the turn’s player gains initiative at each phase, the other by a pass',
  () => {
    const t = at('activate', {}, {});
    for (const phase of ['activate', 'control', 'deploy', 'battle', 'move', 'draw']) {
      expect([t.s.phase, t.s.initiative]).toEqual([phase, 0]);
      t.pass(1);
      expect([t.s.phase, t.s.initiative]).toEqual([phase, 1]);
      t.pass(2);
    }
    expect([t.s.phase, t.s.initiative]).toEqual(['activate', 1]);
  },
);

rule('wars/initiative/4', 'when something has come off the stack the turn’s player gains initiative', () => {
  const t = at('control', {}, { hand: ['Test Draw'] });
  t.pass(1).act(2, 'play', 'Test Draw').pass(2, 1);
  expect(t.happened('drew')).toHaveLength(1);
  expect(t.s.initiative).toBe(0);
});

rule(
  ['wars/initiative/5', 'wars/initiative/9'],
  'nobody has initiative in a battle step, the attacker after it',
  () => {
    const t = at(
      'battle',
      { at: { [VALLEY]: ['Stinger'] } },
      { at: { [VALLEY]: [AVIATRIX, 'Claviger'] } },
      { active: 2 },
    );
    t.attack(2, VALLEY).untilAsked('casualties');
    // in the loss step, the loser is asked but has no initiative and can play nothing
    expect([t.s.battle?.step, t.s.initiative]).toEqual(['loss', -1]);
    const loser = t.asked[0]!;
    expect(t.offers(loser, 'pass')).toBe(false);
    t.untilAsked('initiative');
    expect([t.s.battle?.step, t.s.battle?.inStep, t.s.initiative]).toEqual(['loss', false, 1]);
    // the same is true after each of the other steps
    const again = at('battle', { at: { [VALLEY]: ['Stinger'] } }, { at: { [VALLEY]: [AVIATRIX] } }).attack(1, VALLEY);
    const seen: [string | undefined, number][] = [];
    for (let i = 0; i < 60 && again.s.battle !== null; i++) {
      if (again.question === 'initiative' && again.s.passes === 0) seen.push([again.s.battle.step, again.s.initiative]);
      else if (again.question !== 'initiative') expect(again.s.initiative).toBe(-1);
      again.least();
    }
    expect(seen).toEqual([
      ['begin', 0],
      ['battle destiny', 0],
      ['attrition', 0],
      ['power', 0],
      ['loss', 0],
    ]);
  },
);

rule(
  ['wars/initiative/7', 'wars/initiative/8'],
  'a drain, an interrupt in response, and who has initiative at each point',
  () => {
    const t = at('control', { hand: ['Test Draw'], at: scholar }, { hand: ['Test Draw'] });
    expect(t.s.initiative).toBe(0);
    for (const [verb, what] of [
      ['play', 'Test Draw'],
      ['use', 'Test Scholar'],
      ['drain', VALLEY],
      ['pass', undefined],
    ] as const)
      expect(t.offers(1, verb, what)).toBe(true);
    t.act(1, 'drain', VALLEY);
    expect([t.stack, t.s.initiative]).toEqual([['Drain'], 0]);
    t.pass(1);
    expect(t.s.initiative).toBe(1);
    t.act(2, 'play', 'Test Draw');
    expect([t.stack, t.s.initiative]).toEqual([['Drain', 'Test Draw'], 1]);
    t.pass(2);
    expect(t.s.initiative).toBe(0);
    t.pass(1);
    expect([t.stack, t.s.initiative, t.happened('drew').length]).toEqual([['Drain'], 0, 1]);
    t.pass(1, 2);
    expect(t.question).toBe('lose');
    t.pick(2, 'reserve').pick(2, 'reserve');
    expect([t.stack, t.happened('energy-lost').length]).toEqual([[], 2]);
  },
);
