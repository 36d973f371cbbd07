import { describe, expect, test } from 'vitest';
import { BadInput, ProgramFault, Programs, STACK_LIMIT, STEP_LIMIT, start } from '../../src/index.ts';
import { heard, plays, points, say, table, toy } from '../../testing/toy.ts';

/** The fault that stops a program. */
function fault(act: () => void): ProgramFault {
  try {
    act();
  } catch (error) {
    if (error instanceof ProgramFault) return error;
    throw error;
  }
  throw new Error('nothing stopped it');
}

describe('limits', () => {
  test('a program that loops is stopped and named', () => {
    const s = table({ hands: [['whirlpool']] });
    s.heard = null;
    const found = fault(() => plays(s, 0, 'whirlpool'));
    expect(found.program).toBe('whirlpool: play');
    expect(found.message).toContain(`more than ${STEP_LIMIT} steps`);
    expect(found.message).toContain('whirlpool: play');
  });

  test('programs that call themselves without end are stopped and named', () => {
    const s = table({ hands: [['mirror']] });
    const found = fault(() => plays(s, 0, 'mirror'));
    expect(found.program).toBe('mirror');
    expect(found.message).toContain(`more than ${STACK_LIMIT} programs`);
    expect(s.stack.length).toBeLessThanOrEqual(STACK_LIMIT + 2);
  });

  test('a trigger that sets itself off is stopped and named', () => {
    const s = table({ hands: [['gull']], play: [['echo']] });
    expect(fault(() => plays(s, 0, 'gull')).program).toBe('echo: trigger');
  });

  test('a state that never comes to rest is stopped', () => {
    const restless = {
      ...toy,
      settle: (s: { unsettled: boolean }) => {
        s.unsettled = true;
      },
    };
    const s = table({ hands: [['gull']] });
    s.unsettled = true;
    expect(fault(() => start({ ...restless, create: () => s }, {}, 1)).program).toBe('settle');
  });

  test('a match that runs out of programs says so', () => {
    const s = table();
    s.stack.length = 0;
    expect(fault(() => start({ ...toy, create: () => s }, {}, 1)).message).toContain('nothing is left to do');
  });
});

describe('running', () => {
  test('the state comes to rest before the next step', () => {
    // The second shot of the broadside finds one ship less: the first has sunk it.
    const s = table({ hands: [['broadside']], play: [['ship', 'ship']] });
    s.cards[1]!.marks = 1;
    plays(s, 0, 'broadside');
    say(s, 0, 'card:1');
    expect(heard(s)).toEqual(['placed', 'marked', 'sank', 'marked']);
    expect(s.cards[2]!.marks).toBe(1);
  });

  test('the match ends in the middle of anything, with nothing left over', () => {
    const s = table({ hands: [['bottle']], decks: [['gull']], play: [['buoy']] });
    s.seats[0]!.points = 9;
    plays(s, 0, 'bottle');
    say(s, 0, 'yes');
    expect(s.result).toEqual({ winners: [0], kind: 'ten points' });
    expect(points(s)).toEqual([10, 0]);
    expect(heard(s)).toEqual(['placed', 'gained']);
    expect([s.stack, s.pending, s.ask]).toEqual([[], [], null]);
  });

  test('a trigger that waits when the match ends is dropped', () => {
    const s = table({ hands: [['gull']], play: [['echo']] });
    s.seats[0]!.points = 9;
    plays(s, 0, 'gull');
    expect(s.result).toEqual({ winners: [0], kind: 'ten points' });
    expect(s.pending).toEqual([]);
  });

  test('a setup that makes no match is refused', () => {
    expect(() => start(toy, null, 1)).toThrow(BadInput);
    expect(() => start(toy, { hands: [['kraken']] }, 1)).toThrow('There is no card kraken.');
  });
});

describe('the table of programs', () => {
  test('finds programs by name, and takes each name once', () => {
    const programs = new Programs();
    const index = programs.reserve('one');
    expect(programs.find('one')).toBe(index);
    expect(programs.find('two')).toBeUndefined();
    programs.fill(index, [{ op: 'end' }]);
    expect(programs.list[index]).toEqual({ name: 'one', code: [{ op: 'end' }] });
    expect(() => programs.add('one', [])).toThrow('defined twice');
  });
});
