import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/game.ts';
import { at, UNTAPPED, VALLEY } from '../../support/valley.ts';

// 2 and 2
const HIDEAWAY = 'Europa/The Gambler’s Hideaway';

// 1 and 0
const PALLAS = 'Pallas/Asteroid Stronghold';

rule(
  ['wars/activate-phase/1', 'wars/activate-phase/2'],
  'one activation action, with interrupts and abilities before and after it',
  () => {
    const t = at('activate', { hand: ['Test Draw', 'Test Draw'], at: { [VALLEY]: ['Test Scholar'] } });
    t.play(1, 'Test Draw').use(1, 'Test Scholar', 1);
    t.act(1, 'activate', 2).resolve();
    expect(t.offers(1, 'activate')).toBe(false);
    expect(t.refuses(1, 'activate', 1)).toBe('wars/activate-phase/1');
    expect([t.offers(1, 'play', 'Test Draw'), t.offers(1, 'use', 'Test Scholar', 0)]).toEqual([true, true]);
    t.pass(1);
    expect(t.refuses(2, 'activate', 1)).toBe('wars/initiative/2');
  },
);

rule('wars/activation-action/1', 'one more than the energy icons on your side of all locations', () => {
  // 2 on the player's own sector, and 2 on their side of the opponent's site: 5 in all
  const t = at('activate', { icons: {} }, { icons: {} }, [PALLAS, { card: VALLEY, of: 2 }]);
  expect(t.options(1).filter(o => o.verb === 'activate')).toHaveLength(5);
  for (const n of [1, 3, 5]) expect(t.offers(1, 'activate', n)).toBe(true);
  expect(t.refuses(1, 'activate', 6)).toBe('wars/activation-action/1');
});

rule('wars/activation-action/2', '0 icons and 2 icons allow three: two may be announced, four may not', () => {
  const t = at('activate', { icons: {}, reserve: 9, active: 0 }, { icons: {} }, [VALLEY, { card: HIDEAWAY, of: 2 }]);
  expect(t.offers(1, 'activate', 3)).toBe(true);
  expect(t.refuses(1, 'activate', 4)).toBe('wars/activation-action/1');
  t.act(1, 'activate', 2).resolve();
  expect([t.size(1, 'active'), t.size(1, 'reserve')]).toEqual([2, 7]);
});

rule(
  ['wars/activation-action/3', 'wars/activation-action/5'],
  'the amount is announced, goes on the stack and can be responded to',
  () => {
    const t = at('activate', { icons: {}, active: 0 }, { hand: ['Test Cancel'] });
    t.act(1, 'activate', 3).pass(1);
    expect(t.stack).toEqual(['Activation']);
    expect(view(t.s, 1).stack[0]!.about).toEqual(['3 energy']);
    expect(t.size(1, 'active')).toBe(0);
    expect(t.asked).toEqual([2]);
    t.pass(2);
    // no further question came: the amount was three
    expect([t.question, t.size(1, 'active')]).toEqual(['initiative', 3]);
  },
);

rule('wars/activation-action/4', 'an interrupt that activates does not count as the action', () => {
  const t = at('activate', { icons: {}, active: 0, hand: ['Test Spark', 'Test Spark'] });
  t.play(1, 'Test Spark').act(1, 'activate', 2).resolve().play(1, 'Test Spark');
  expect(t.size(1, 'active')).toBe(4);
  expect(t.refuses(1, 'activate', 1)).toBe('wars/activate-phase/1');
});

rule('wars/activation-action/6', 'seven icons, three announced: the other five are gone for this turn', () => {
  const t = at('activate', { icons: {}, reserve: 20, active: 0 }, { icons: {} }, [
    VALLEY,
    UNTAPPED,
    PALLAS,
    { card: 'Luna/Military Outpost', of: 2 },
  ]);
  expect(t.offers(1, 'activate', 8)).toBe(true);
  expect(t.refuses(1, 'activate', 9)).toBe('wars/activation-action/1');
  t.act(1, 'activate', 3).pass(1, 2);
  expect(t.size(1, 'active')).toBe(3);
  expect(t.refuses(1, 'activate', 5)).toBe('wars/activate-phase/1');
});
