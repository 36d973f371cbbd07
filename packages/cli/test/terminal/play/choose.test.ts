import type { QuestionView } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { choiceGroups, choiceLines, readChoice, wanted } from '../../../src/terminal/play/choose.ts';

const option = (id: string, label: string, most: number) => ({ id, label, most, note: '', card: null });

/** A question for a plan: points on cards. */
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
  proposal: null,
};
const ids = (line: string) => {
  const read = readChoice(plan, line);
  return 'fault' in read ? read.fault : read.ids.map(id => id.slice(5)).join('');
};

test('a plan is typed with how often each choice is meant', () => {
  expect([ids('1x3 2'), ids('1 1 2, 3'), ids('freighter x 2, box 3 x 2, tug'), ids('box 3'), ids('')]).toEqual([
    '1112',
    '1123',
    '11223',
    '2',
    '',
  ]);
  expect([ids('none'), ids('Nothing')]).toEqual(['', '']);
  expect(ids('1x5')).toBe('You can choose "1" up to 4 times.');
  expect(ids('3x2')).toBe('You can choose "3" only once.');
  expect(ids('1x4 2x4')).toBe(wanted(plan));
  expect(wanted(plan)).toBe('Choose up to 6 in all, such as 1x2 3. Press Enter for none.');
  expect(choiceLines(choiceGroups(plan, () => '', 80)).join(' ')).toContain('1 Freighter (up to 4)');
});

test('other questions take each choice once', () => {
  const once = { ...plan, options: plan.options.map(({ most: _, ...o }) => o), max: 3 };
  expect(readChoice(once, '1 1')).toEqual({ fault: 'You can choose "1" only once.' });
  expect(readChoice(once, '1x2')).toMatchObject({ fault: expect.stringContaining('"1x2" is not a choice here.') });
  expect(wanted(once)).toBe('Choose up to 3, such as 1 3. Press Enter for none.');
});

test('one choice can be meant several times in a row, where the question says so', () => {
  const draw = { id: 'draw', label: 'Draw a card', note: '', card: null, again: 4 };
  const pass = { id: 'pass', label: 'Pass', note: '', card: null };
  const once: QuestionView = { ...plan, options: [draw, pass], min: 1, max: 1 };
  for (const line of ['1x3', 'draw 3', 'draw x 3', 'draw x3', 'Draw a card 3'])
    expect(readChoice(once, line), line).toEqual({ ids: ['draw', 'draw', 'draw'] });
  for (const line of ['1', 'draw', '1x1', 'draw 1']) expect(readChoice(once, line), line).toEqual({ ids: ['draw'] });
  expect(readChoice(once, 'draw 5')).toEqual({ fault: 'You can choose "draw" up to 4 times.' });
  for (const line of ['2x2', 'pass 2', '1 2', 'draw 0', 'draw 1.5', 'draw 3 cards'])
    expect(readChoice(once, line), line).toHaveProperty('fault');
  expect(wanted(once)).toBe(
    'Type a number or the first letters of a choice. 1x2 means choice 1 twice. Type ? for help.',
  );
  expect(choiceLines(choiceGroups(once, () => '', 80)).join(' ')).toContain('1 Draw a card (up to 4)');
});

test('where there is no room for all choices the largest groups are folded, and say how to unfold them', () => {
  const options = Array.from({ length: 20 }, (_, i) => ({
    id: i < 17 ? `support:${i}` : i < 19 ? `lead:${i}` : 'pass',
    label: i < 19 ? `A choice of which the label is rather long, number ${i}` : 'Pass',
    note: '',
    card: null,
  }));
  const long = { ...plan, options, min: 1, max: 1 };
  const heading = (id: string) => (id === 'pass' ? 'Pass' : id.startsWith('lead') ? 'Lead' : 'Conflicts');
  const groups = choiceGroups(long, heading, 80);
  expect(choiceLines(groups, 20)).toHaveLength(20);
  expect(choiceLines(groups, 10)).toEqual([
    '  Conflicts     17 choices; "conflicts" lists them',
    ...choiceLines(groups).slice(17),
  ]);
  // if that is not enough, headings share a line; a choice that is its own heading stays as it is
  expect(choiceLines(groups, 1)).toEqual([
    '  Pass       20 Pass',
    '  Also Conflicts (17), Lead (2): type one of them to list it.',
  ]);
  expect(readChoice(long, 'confl', heading)).toMatchObject({ heading: 'Conflicts' });
});

test('where all choices stand under one heading, or under none, the first ones are shown, and how many more there are', () => {
  const options = Array.from({ length: 20 }, (_, i) => ({
    id: `card:${i}`,
    label: `A card of which the label is rather long, number ${i + 1}`,
    note: '',
    card: null,
  }));
  for (const name of ['', 'Attack']) {
    const groups = choiceGroups({ ...plan, options }, () => name, 80);
    expect(choiceLines(groups, 20)).toEqual(groups[0]!.lines);
    const few = choiceLines(groups, 6);
    expect(few.slice(0, 5)).toEqual(groups[0]!.lines.slice(0, 5));
    expect(few.slice(5).map(line => line.trim())).toEqual(['and 15 more: "list"']);
    expect(choiceLines(groups, 0)).toHaveLength(2);
  }
});
