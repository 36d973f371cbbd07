import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { SeatPosition } from '../../src/index.ts';
import { HAND } from '../../src/state.ts';
import './played-cards.ts';
import './stand-ins.ts';
import { duel } from './two-seats.ts';

describe('Growth in Chaos', () => {
  const chaos = (more: Partial<SeatPosition> = {}) =>
    duel(
      'centauri',
      { agenda: 'Growth in Chaos', ambassador: { card: 'Londo Mollari', marks: { shadow: 4 } }, ...more },
      { race: 'narn' },
    );
  test('1 power for every 2 Shadow Marks, and Leadership for a character', () => {
    const t = chaos({ supporting: ['Test Admiral'] });
    expect(t.power('centauri')).toBe(15 + Math.floor(t.marks('centauri', 'shadow') / 2));
    const n = t.marks('centauri', 'shadow');
    t.act('centauri', 'use', 'Growth in Chaos').pick('centauri', 'Test Admiral');
    expect(t.ability('Test Admiral', 'leadership')).toBe(3 + n);
  });
  test('what requires no Shadow Marks costs as much as ever', () => {
    const t = chaos({ hand: ['Test Vigil', 'Test Spy'] }).act('centauri', 'sponsor', 'Test Spy');
    expect(t.available('centauri')).toBe(15 - 6);
  });
});

describe('A Rising Power', () => {
  const rising = (conflict: string, by: 'human' | 'narn') =>
    duel(
      'human',
      { agenda: 'A Rising Power', ambassador: 'Test Mediator', supporting: ['Test Clerk'] },
      {},
      { conflicts: [{ conflict, by }] },
    );
  test('5 support for a Diplomacy conflict that can bring you influence', () => {
    const t = rising('Test Debate', 'human').act('human', 'use', 'A Rising Power');
    expect(t.conflict('Test Debate').now.support).toBe(5);
  });
  test('none for one that pays another player alone, or one of another type', () => {
    expect(rising('Test Debate', 'narn').refuses('human', 'use', 'A Rising Power', 0)).toBe('b5/targets/1');
    expect(rising('Test Sudden Plot', 'human').refuses('human', 'use', 'A Rising Power', 0)).toBe('b5/targets/1');
  });
  test('1 power for every 10 Diplomacy of your ready characters', () => {
    const t = rising('Test Debate', 'human');
    expect(t.power('human')).toBe(15 + 1);
    expect(t.act('human', 'support', 'Test Mediator', 'Test Debate').power('human')).toBe(15);
  });
});

describe('As It Was Meant To Be', () => {
  const meant = (more: Partial<SeatPosition>, conflicts: never[] | object[] = []) =>
    duel(
      'human',
      { agenda: 'As It Was Meant To Be', ambassador: { card: 'Test Mediator', marks: { destiny: 1 } }, ...more },
      {},
      { conflicts: conflicts as never },
    );
  rule(
    'b5-r-as-it-was-meant-to-be-1',
    'As It Was Meant To Be: a Destiny Mark buys the top card of your discard pile, if it is no event',
    () => {
      const t = meant({ discard: ['Meditation', 'Test Spy'] });
      expect(t.power('human')).toBe(16);
      t.act('human', 'use', 'As It Was Meant To Be');
      expect([t.titles('human', HAND), t.card('Test Mediator').destiny, t.power('human')]).toEqual([
        ['Test Spy'],
        0,
        15,
      ]);
      expect(meant({ discard: ['Test Spy', 'Meditation'] }).refuses('human', 'use', 'As It Was Meant To Be', 0)).toBe(
        'b5/targets/1',
      );
      const won = meant({}, [{ conflict: 'Test Debate', by: 'human', support: ['Test Mediator'] }]).until('draw');
      expect(won.card('Test Mediator').destiny).toBe(2);
      const lost = meant({}, [{ conflict: 'Test Debate', by: 'human' }]).until('draw');
      expect(lost.card('Test Mediator').destiny).toBe(1);
    },
  );
  rule('b5-r-as-it-was-meant-to-be-2', 'As It Was Meant To Be: putting it into play gives no mark', () => {
    const t = duel('human', { hand: ['As It Was Meant To Be'], ambassador: 'Test Mediator' });
    t.act('human', 'agenda', 'As It Was Meant To Be');
    expect(t.card('Test Mediator').destiny).toBe(0);
  });
  rule(
    'b5-r-as-it-was-meant-to-be-3',
    'As It Was Meant To Be: two conflicts from one card bring a mark for each that you win',
    () => {
      const t = meant({ supporting: ['Test Spymaster'] }, [
        { conflict: 'Test Debate', by: 'human', support: ['Test Mediator'] },
        { conflict: 'Test Sudden Plot', by: 'human', support: ['Test Spymaster'] },
      ]).until('draw');
      expect(t.card('Test Mediator').destiny).toBe(3);
    },
  );
});
