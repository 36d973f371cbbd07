import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionView } from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { choiceGroups, choiceLines } from '../../../src/terminal/play/choose.ts';
import { changedBy, isDrafted, type Refusing, wantedOf } from '../../../src/terminal/play/draft.ts';
import { folder, Terminal } from '../../support/terminal.ts';
import { shelveToy } from '../../support/toy/table.ts';
import { typedWith } from '../../support/toy/typed.ts';

beforeAll(shelveToy);

const option = (id: string, label: string, most?: number) => ({
  id,
  label,
  note: '',
  card: null,
  ...(most === undefined ? {} : { most }),
});
/** A question for a plan: six points on three ships. */
const plan: QuestionView = {
  menu: 'cargo',
  prompt: 'How much?',
  stakes: '',
  rule: null,
  asker: null,
  options: [option('card:1', 'Freighter', 4), option('card:2', 'Box 3', 4), option('card:3', 'Tug', 1)],
  min: 0,
  max: 6,
  ordered: false,
  proposal: ['card:1', 'card:1', 'card:2'],
};

describe('a plan is changed by', () => {
  const from = ['card:1', 'card:1', 'card:2'];
  const typed = async (line: string, ids: readonly string[] = from, refusal: Refusing = () => null) => {
    const changed = await changedBy(plan, ids, line, refusal);
    if (changed === null) return null;
    return 'fault' in changed ? changed.fault : changed.ids.map(id => id.slice(5)).join('');
  };

  test('+ and - with a number or a name, once or several times', async () => {
    expect(
      await Promise.all([typed('+2'), typed('+2x3'), typed('+tug'), typed('+ box 3 x 2'), typed('+3 +1')]),
    ).toEqual(['1122', '112222', '1123', '11222', '11123']);
    expect(await Promise.all([typed('-1'), typed('-1x2'), typed('-1x9'), typed('-freighter'), typed('-1 +2')])).toEqual(
      ['12', '2', '2', '12', '122'],
    );
  });

  test('clear, and all of one', async () => {
    expect(await Promise.all([typed('clear'), typed('all 2'), typed('all tug')])).toEqual(['', '112222', '1123']);
    // not more than the rest of the plan leaves, and not more than the rules allow
    expect(await typed('all 2', ['card:1', 'card:1', 'card:1', 'card:1'])).toBe('111122');
    const two = (ids: readonly string[]) => (ids.filter(id => id === 'card:2').length < 3 ? null : 'Two fit in a box.');
    expect(await typed('all 2', from, two)).toBe('1122');
    // if more of it is not legal, it stays as it is, with the reason
    expect(await typed('all 2', ['card:2', 'card:2'], two)).toBe(
      'You cannot choose more of Box 3 with the rest. Two fit in a box.',
    );
    expect(await typed('all 3', ['card:1', 'card:1', 'card:1', 'card:2', 'card:2', 'card:2'])).toBe(
      'You cannot choose more of Tug with the rest. An answer can have 6 in all.',
    );
    // a plan that already breaks a rule is filled too
    expect(await typed('all 2', from, () => 'No.')).toBe('112222');
  });

  test('nothing that is not there, or too often', async () => {
    expect(await typed('+1x3')).toBe('You can choose Freighter up to 4 times.');
    expect(await typed('+tug', [...from, 'card:3'])).toBe('You can choose Tug once.');
    expect(await typed('-tug')).toBe('You have not chosen Tug, so you cannot remove it.');
    expect(await typed('+9')).toBe('There is no choice 9. The choices go from 1 to 3.');
    expect(await typed('+shark')).toMatch(/^"shark" is not a choice here\./);
  });

  test('and is told so, with choices that there are', () => {
    expect(wantedOf(plan, from, true)).toBe(
      'Press Enter to take what is marked. +1, -1, +1x2, all 1 or clear change it.',
    );
    const once = { ...plan, options: plan.options.map(o => ({ ...o, most: 1 })) };
    expect(wantedOf(once, [], true)).toBe('Press Enter to choose nothing. +3, -3 or clear change it.');
    expect(wantedOf({ ...once, options: once.options.slice(0, 1) }, from, false)).toBe(
      'This answer is not allowed. +1, -1 or clear change it.',
    );
  });

  test('no answer of another kind: that is read as a whole answer', async () => {
    for (const line of ['1x3', '1 2', 'tug', '', 'all', 'none']) expect(await typed(line)).toBeNull();
    const single = { ...plan, options: [option('pass', 'Pass')], proposal: null };
    expect([isDrafted(plan), isDrafted(single), await changedBy(single, [], '+1', () => null)]).toEqual([
      true,
      false,
      null,
    ]);
  });
});

const flat = (text: string) => text.replace(/\s+/g, ' ');
/** A hand of cargo and a ship. Two more ships are drawn and played before the ships are loaded. */
const loading = ['play ship', 'draw', 'play ship', 'draw', 'play ship', 'play cargo'];
const load = async (...lines: string[]) =>
  (await typedWith('1 cargo\n11 ship', [...loading, ...lines])).slice(loading.length);

describe('a plan at the terminal', () => {
  test('is proposed, marked in front of what it names, and taken by Enter', async () => {
    const [asked, taken] = await load('');
    const lines = asked!.split('\n');
    expect(lines.length).toBeLessThan(24);
    expect(lines.slice(-5)).toEqual([
      'Which ship takes how much cargo?',
      '  You gain a point for each.',
      '   x2  1 ship (up to 4)  x2  2 ship (up to 4)  x2  3 ship (up to 4)',
      '  6 of 6 loaded.',
      '  Press Enter to take what is marked. +1, -1, +1x2, all 1 or clear change it.',
    ]);
    expect(taken).toContain('· Seat 0 gains 6.');
  });

  test('is judged and drawn as it is typed: the rule that it breaks is told before it is sent', async () => {
    const [, broken, refused, mended, taken] = await load('-3', '', '-3', '');
    expect(broken!.split('\n')).toEqual([
      '   x2  1 ship (up to 4)  x2  2 ship (up to 4)  x1  3 ship (up to 4)',
      '  5 of 6 loaded.',
      '  ! A ship that carries cargo carries at least two. (toy/cargo/2)',
      '  This answer is not allowed. +1, -1, +1x2, all 1 or clear change it.',
    ]);
    expect(refused).toBe('A ship that carries cargo carries at least two. (toy/cargo/2)');
    expect(mended).toContain('  4 of 6 loaded.\n  Press Enter to take what is marked.');
    expect(taken).toContain('· Seat 0 gains 4.');
  });

  test('is filled up with all of one, emptied, and answered by numbers as a whole', async () => {
    const [, clear, all, whole] = await load('clear', 'all 2', '1x2 3x2');
    expect(clear).toBe(
      [
        '       1 ship (up to 4)      2 ship (up to 4)      3 ship (up to 4)',
        '  0 of 6 loaded.',
        '  Press Enter to choose nothing. +1, -1, +1x2, all 1 or clear change it.',
      ].join('\n'),
    );
    // two on one ship are more than a third of two, plus one: no ship can be loaded alone
    expect(flat(all!)).toBe(
      'You cannot choose more of ship with the rest. No ship carries more than a third of the cargo and one. (toy/cargo/1)',
    );
    expect(whole).toContain('· Seat 0 gains 4.');
  });

  test('is explained and previewed as it stands', async () => {
    const [, preview, , explained, , broken] = await load('preview', '-3x2', '?', '+3', 'preview');
    expect(preview).toMatch(
      /^What ship, 2 times; ship, 2 times; ship, 2 times would do:\n· Seat 0 gains 6\.\n· Ship is marked, 3/,
    );
    expect(explained).toContain('Your answer so far: ship, 2 times; ship, 2 times.\n4 of 6 loaded.\n· Seat 0 gains 4.');
    expect(broken).toBe('A ship that carries cargo carries at least two. (toy/cargo/2)');
  });

  test('is what a hint tells to take, or how to name something else, or nothing', async () => {
    const [, taken, , whole] = await load('hint', 'clear', 'hint');
    expect(flat(taken!)).toMatch(/^Type nothing, just press Enter: ship, 2 times;/);
    expect(whole).toMatch(/^Type 1x2 2x2 3x2: ship, 2 times;/);
    // a single ship can be loaded with nothing
    const alone = await typedWith('1 cargo\n11 ship', ['play ship', 'play cargo', 'hint', '+1', 'hint']);
    expect([alone[3], alone[5]].map(text => text!.split('\n')[0])).toEqual([
      'Type nothing (press Enter).',
      'Type none.',
    ]);
  });

  test('Tab completes what is added, and what is taken away', async () => {
    const file = join(folder(), 'deck.txt');
    writeFileSync(file, '1 cargo\n11 ship');
    const t = new Terminal([...loading, 'quit']);
    await t.run('play', 'toy', '--seed', '1', '--deck', file);
    expect(t.completers.at(-1)!('+sh')).toEqual([['+ship'], '+sh']);
    expect(t.completers.at(-1)!('-')).toEqual([['-ship'], '-']);
    expect(t.completers[0]!('+')).toEqual([[], '+']);
  });
});

describe('a long plan on a small screen', () => {
  const many: QuestionView = {
    ...plan,
    options: Array.from({ length: 40 }, (_, i) =>
      option(`${i < 30 ? 'engage' : 'give'}:${i}`, `Some card with quite a long name, number ${i + 1}`, 1),
    ),
    max: 40,
  };
  const heading = (id: string) => (id.startsWith('engage') ? 'Engage' : 'Points');
  const draft = many.options.slice(0, 35).map(o => o.id);

  test('tells of what is folded how much is marked, and keeps in view what has just been changed', () => {
    const lines = choiceLines(
      choiceGroups(many, heading, 80, () => '', ['engage:17'], draft),
      14,
    );
    expect(lines).toHaveLength(12);
    expect(lines.slice(0, 2)).toEqual([
      '  Engage x1 18 Some card with quite a long name, number 18',
      '             29 more, 29 marked; "engage" lists them',
    ]);
    expect(
      choiceLines(
        choiceGroups(many, heading, 80, () => '', [], draft),
        3,
      ),
    ).toEqual([
      '  Engage     30 choices, 30 marked; "engage" lists them',
      '  Points     10 choices, 5 marked; "points" lists them',
    ]);
    expect(
      choiceLines(
        choiceGroups(
          many,
          () => '',
          80,
          () => '',
          [],
          draft,
        ),
        5,
      ).at(-1),
    ).toBe('       and 36 more, 31 marked: "list"');
    expect(
      choiceLines(
        choiceGroups(many, heading, 80, () => '', [], draft),
        1,
      ),
    ).toEqual(['  Also Engage (30, 30 marked), Points (10, 5 marked): type one of them to list', '    it.']);
  });
});
