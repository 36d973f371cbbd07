import { BadInput, optionId, options } from '@orrery/kernel';
import { type WarsState, wars } from '@orrery/wars';
import { describe, expect, test } from 'vitest';
import { tableGame } from '../src/games/registry.ts';
import { playScenario, solvePuzzle } from '../src/index.ts';

/** A drain that takes the last energy, with other keys where they are given. */
const drain = (more: Readonly<Record<string, unknown>> = {}) => ({
  scenario: 'The last two energy',
  game: 'wars',
  position: {
    locations: ['Ganymede/Traginium Well'],
    seats: [
      { at: { 'Ganymede/Traginium Well': ['Vishal Scout'] }, hand: 0 },
      { hand: 0, reserve: 2, active: 0 },
    ],
  },
  you: 1,
  kind: 'win',
  why: 'The Well takes 2.',
  best: [{ do: 'drain, Ganymede/Traginium Well', expect: { result: { winners: [1], kind: 'energy' } } }],
  bad: [{ do: 'pass', expect: { result: null } }],
  ...more,
});

const fault = async (more: Readonly<Record<string, unknown>>) => (await playScenario(drain(more), 'x.yaml')).fault;

describe('a puzzle is held to the rules', () => {
  test('what each answer leads to is played and looked at', async () => {
    expect(await fault({})).toBe(null);
    expect(await fault({ bad: [{ do: 'pass', expect: { phase: 'control' } }] })).toMatch(/^bad\.1\.expect\.phase: /);
    expect(await fault({ best: [{ do: 'pass', moves: [{ 2: 'pass' }], expect: {} }], bad: undefined })).toMatch(
      /^best\.1\.moves\.1: 2 is not asked; /,
    );
  });

  test('its parts go together', async () => {
    expect(await fault({ you: undefined })).toBe('best: a puzzle with "best" also needs "you".');
    expect(await fault({ best: undefined })).toBe('you: "you" belongs to a puzzle. A puzzle also needs "best".');
    expect(await fault({ kind: 'wim' })).toBe('kind: "wim" is not known here. Did you mean "win"?');
    expect(await fault({ best: [{ do: 'pass' }] })).toBe('best.1: "expect" is missing.');
  });

  test('who answers is asked, and each answer is one that may be given now', async () => {
    expect(await fault({ you: 2 })).toMatch(/^you: 2 is not asked; 1 is asked "/);
    expect(await fault({ bad: [{ do: 'draw', expect: {} }] })).toMatch(/^bad\.1\.do: 1 cannot draw: /);
    expect(await fault({ bad: [{ do: 'drian', expect: {} }] })).toBe(
      'bad.1.do: "drian" is not a verb. Did you mean "drain"?',
    );
  });

  test('an expectation of nothing shows nothing', async () => {
    expect(await fault({ bad: [{ do: 'pass', expect: {} }] })).toBe('bad.1.expect: it expects nothing.');
  });

  test('a bad answer comes to less than the best', async () => {
    const over = { result: { winners: [1], kind: 'energy' } };
    const best = [{ do: 'drain, Ganymede/Traginium Well', expect: { active: 1 } }];
    expect(await fault({ kind: 'target', best, bad: [{ do: 'pass', expect: { result: null } }] })).toBe(
      'bad.1: it fulfils all that best answer 1 must fulfil, so nothing shows that it is worse.',
    );
    const won = [{ do: 'drain, Ganymede/Traginium Well', expect: over }];
    expect(await fault({ kind: 'target', best: won })).toBe(null);
  });

  test('not every answer is best', async () => {
    const both = ['drain, Ganymede/Traginium Well', 'pass'].map(wish => ({ do: wish, expect: { turn: 1 } }));
    expect(await fault({ kind: 'target', best: both, bad: undefined })).toBe(
      'best: every possible answer is among the best, so there is nothing to find.',
    );
  });

  test('what is to win wins, and what is to save does not lose', async () => {
    const pass = [{ do: 'pass', expect: { turn: 1 } }];
    expect(await fault({ best: pass, bad: undefined })).toMatch(
      /^best\.1: the puzzle's kind is "win", but 1 has not won after that: /,
    );
    const [well, shaft] = ['Ganymede/Traginium Well', 'Ganymede/Core Shaft'];
    const lost = {
      kind: 'save',
      position: {
        locations: [well, shaft],
        seats: [
          { at: { [shaft]: ['Vishal Scout'] }, hand: 0, reserve: 2, active: 0 },
          { at: { [well]: ['Vishal Scout'] }, hand: 0 },
        ],
      },
      bad: undefined,
    };
    const moves = [{ until: { phase: 'control', of: 2 } }, { 2: `drain, ${well}` }];
    expect(await fault({ ...lost, best: [{ do: 'pass', moves, expect: { turn: 2 } }] })).toBe(
      'best.1: the puzzle\'s kind is "save", but 1 has lost after that.',
    );
  });

  test('no answer is both right and wrong', async () => {
    expect(await fault({ bad: [{ do: 'drain, Ganymede/Traginium Well', expect: {} }] })).toBe(
      'bad.1: this answer is among both the best and the bad.',
    );
  });
});

describe('a bot answers a puzzle', () => {
  test('what it answers is judged', async () => {
    expect(await solvePuzzle(drain(), 'x.yaml', 'greedy', 1)).toEqual({
      puzzle: 'The last two energy',
      game: 'wars',
      kind: 'win',
      verdict: 'best',
      answer: 'drain, Ganymede/Traginium Well',
      best: ['drain, Ganymede/Traginium Well'],
      why: 'The Well takes 2.',
    });
    const turned = { best: drain().bad, bad: drain().best };
    expect(await solvePuzzle(drain(turned), 'x.yaml', 'greedy', 1)).toMatchObject({ verdict: 'bad', best: ['pass'] });
    const other = { best: drain().bad, bad: undefined };
    expect(await solvePuzzle(drain(other), 'x.yaml', 'greedy', 1)).toMatchObject({ verdict: 'neither' });
  });

  test('an answer counts that names at least what must be named, in any order', async () => {
    const losing = {
      ...drain(),
      position: {
        active: 2,
        locations: ['Ganymede/Traginium Well'],
        seats: [{ hand: ['Kucha'] }, { at: { 'Ganymede/Traginium Well': ['Vishal Scout'] }, hand: 0 }],
      },
      moves: [{ 2: 'drain, Ganymede/Traginium Well' }, { pass: 1 }],
      best: [{ do: 'pick, reserve, Kucha', expect: {} }],
      bad: [{ do: 'pick, active, active', naming: 'pick, active', expect: {} }],
    };
    const puzzle = (await tableGame('wars').puzzle(losing))!;
    const ids = options(wars, puzzle.state as WarsState, 0).map(optionId);
    const [reserve, active, kucha] = ['pick, reserve', 'pick, active', 'pick, Kucha'].map(
      wish => ids.find(id => puzzle.written([id]) === wish)!,
    ) as [string, string, string];
    expect(puzzle.verdict([kucha, reserve])).toBe('best');
    expect(puzzle.verdict([reserve, reserve])).toBe('neither');
    expect(puzzle.verdict([reserve])).toBe('neither');
    expect(puzzle.verdict([kucha, active])).toBe('bad');
  });

  test('a scenario that is no puzzle is passed over', async () => {
    const { best: _, bad: __, you: ___, kind: ____, why: _____, ...plain } = drain();
    expect(await solvePuzzle(plain, 'x.yaml', 'greedy', 1)).toBe(null);
  });

  test('what is wrong with a puzzle is told in one line', async () => {
    await expect(solvePuzzle(drain({ you: 2 }), 'x.yaml', 'greedy', 1)).rejects.toThrow(/^you: 2 is not asked; /);
    await expect(solvePuzzle(drain(), 'x.yaml', 'gredy', 1)).rejects.toThrow(BadInput);
  });
});
