import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { energyOf } from '../../../src/state.ts';
import { UNTAPPED, VALLEY, VANTAGE } from '../../support/valley.ts';
import { table } from '../../table.ts';
import { asked } from '../../test-cards.ts';

// A battle that is canceled
const clash = (
  mine: Parameters<typeof table>[0]['seats'][0],
  theirs: Parameters<typeof table>[0]['seats'][0],
): ReturnType<typeof table> =>
  table({ phase: 'battle', locations: [VALLEY, VANTAGE, UNTAPPED], seats: [asked(mine), asked(theirs)] }).attack(
    1,
    VALLEY,
  );

rule(
  ['wars/systematic-rules/1', 'wars/systematic-rules/5', 'wars/winning-the-game/1'],
  'who has no energy left when somebody would gain initiative has lost; not in the middle of an effect',
  () => {
    const seats = (lost: number) => [
      { hand: ['Test Ruin', 'Test Ruin and Relief'], icons: {} },
      { reserve: 2, active: 0, used: 0, hand: 5, lost, at: { [VALLEY]: ['Stinger'] }, icons: {} },
    ];
    // both cards of the reserve are lost, then one returns to the used pile, so there is energy at the check
    const saved = table({ locations: [VALLEY], seats: seats(1) })
      .play(1, 'Test Ruin and Relief')
      .resolveAll();
    expect(energyOf(saved.s, 1)).toBe(1);
    expect(saved.s.result).toBe(null);
    // without that second half, hand cards and cards in play do not help
    const ended = table({ locations: [VALLEY], seats: seats(1) });
    ended.act(1, 'play', 'Test Ruin').pass(1);
    expect(ended.s.result).toBe(null);
    ended.pass(2).resolveAll();
    expect(ended.size(2, 'hand')).toBe(5);
    expect(ended.s.result).toEqual({ winners: [0], kind: 'energy' });
  },
);

rule(
  ['wars/systematic-rules/6', 'wars/systematic-rules/7'],
  'both out of energy at one check: a draw, or tie breakers',
  () => {
    const ruin = (tournament: boolean, reserve = 2) => {
      const t = table({
        tournament,
        locations: [VALLEY],
        seats: [
          { hand: ['Test Ruin Both'], reserve: 2, active: 0, used: 0, icons: {} },
          { reserve, active: 0, used: 0, icons: {} },
        ],
      });
      return t.play(1, 'Test Ruin Both').resolveAll().s.result;
    };
    expect(ruin(false)).toEqual({ winners: [], kind: 'draw' });
    expect(ruin(true)).toEqual({ winners: [], kind: 'tie breaker required' });
    expect(ruin(true, 3)).toEqual({ winners: [1], kind: 'energy' });
  },
);

rule('wars/systematic-rules/2', 'a side without ships and units before the end step: no winner, no casualties', () => {
  const t = clash(
    { hand: ['Test Destroy'], at: { [VALLEY]: ['Stinger'] } },
    { at: { [VALLEY]: ['Claviger'] }, reserve: 20 },
  );
  t.step('attrition').untilAsked('initiative');
  t.act(1, 'play', 'Test Destroy').pick(1, 'Claviger').pass(1);
  expect(t.s.battle).not.toBe(null);
  t.pass(2);
  expect(t.s.battle).toBe(null);
  expect(t.happened('battle-canceled')).toHaveLength(1);
  expect(t.happened('battle-decided', 'battle-ended', 'energy-lost')).toEqual([]);
  expect(t.s.seats[0]!.won).toBe(0);
  expect([t.s.phase, t.s.initiative]).toEqual(['battle', 0]);
  // a NoBot is a unit too, so the battle continues
  const bot = clash(
    { hand: ['Test Destroy'], at: { [VALLEY]: ['Stinger'] } },
    { at: { [VALLEY]: ['Claviger', 'Ikazuchi'] } },
  );
  bot.play(1, 'Test Destroy', 'Claviger');
  expect(bot.s.battle).not.toBe(null);
});

rule('wars/systematic-rules/3', 'damaged cards are lost, not destroyed, when a battle is canceled', () => {
  const t = clash(
    { hand: ['Test Destroy'], at: { [VALLEY]: [{ card: 'Stinger', damaged: true }, 'Hellcat Aviatrix'] }, reserve: 20 },
    { at: { [VALLEY]: ['Claviger'] }, table: ['Test Watch'], reserve: 20 },
  );
  t.play(1, 'Test Destroy', 'Claviger');
  expect(t.s.battle).toBe(null);
  expect(t.pile(1, 'lost')).toContain('Stinger');
  expect(t.inPlay('Hellcat Aviatrix')).toBe(true);
  expect(t.happened('left').map(f => f.how)).toEqual(['destroyed', 'lost']);
  t.resolveAll();
  // the asset that watches for destroyed cards saw only Claviger
  expect(t.happened('declared').filter(f => f.item.name === 'Test Watch')).toHaveLength(1);
});

rule('wars/systematic-rules/4', 'what is pending when a battle is canceled is canceled', () => {
  const t = clash(
    { hand: ['Test Draw', 'Test Destroy'], at: { [VALLEY]: ['Stinger'] } },
    { at: { [VALLEY]: ['Claviger'] } },
  );
  t.act(1, 'play', 'Test Draw').act(1, 'play', 'Test Destroy').pick(1, 'Claviger');
  expect(t.stack).toEqual(['Test Draw', 'Test Destroy']);
  t.pass(1, 2);
  expect(t.stack).toEqual([]);
  expect(t.pile(1, 'lost')).toEqual(['Test Draw']);
  expect(t.pile(1, 'used')).toContain('Test Destroy');
  expect(t.happened('drew')).toEqual([]);
});
