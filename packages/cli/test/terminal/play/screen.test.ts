import type { QuestionView } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { choiceGroups } from '../../../src/terminal/play/choose.ts';
import { type Screen, screenLines } from '../../../src/terminal/play/screen.ts';
import type { TablePart } from '../../../src/terminal/skins/skin.ts';

const lines = (what: string, count: number) => Array.from({ length: count }, (_, i) => `${what} ${i + 1}`);
const part = (name: string, rank: number, folded: number, full: number, least = folded): TablePart => ({
  names: [name],
  folded: lines(name, folded),
  full: lines(name, full),
  least: lines(name, least),
  rank,
});
const question: QuestionView = {
  menu: 'action',
  prompt: 'Your action?',
  stakes: '',
  rule: null,
  asker: null,
  options: Array.from({ length: 13 }, (_, i) => ({
    id: i < 12 ? `support:${i}` : 'pass',
    label: i < 12 ? `Support the conflict with one of all your ambassadors, number ${i + 1}` : 'Pass',
    note: '',
    card: null,
  })),
  min: 1,
  max: 1,
  ordered: false,
  proposal: null,
};
const groups = choiceGroups(question, id => (id === 'pass' ? 'Pass' : 'Conflicts'), 80);

/** A full screen: 8 lines of news, a table of 24, a lesson's line and three more, stakes of two lines, 13 choices. */
const screen: Screen = {
  news: room => lines('news', Math.min(room, 8)),
  parts: [part('Narn', 1, 1, 6), part('Human', 3, 1, 6), part('Tension', 2, 2, 6, 0), part('Hand', 1, 4, 6, 1)],
  words: ['» Look at your hand.', `» Then support${' what you think right'.repeat(8)}.`],
  prompt: ['Your action?'],
  stakes:
    'A conflict is won by the side that has more of what it is about, when all have passed. What you rotate rests.',
  choices: groups,
  folded: false,
  how: [],
};
const shown = (height: number) => screenLines(screen, 80, height);
const of = (height: number, what: string) => shown(height).filter(line => line.startsWith(what)).length;

test('where there is room for all of it, all of it is shown', () => {
  const all = shown(Number.POSITIVE_INFINITY);
  expect(all).toHaveLength(8 + 24 + 1 + 4 + 1 + 2 + 13);
  expect(all.some(line => line.includes('type "table"'))).toBe(false);
});

test('first the table is folded, then the news, then the rest of the table, the choices, the stakes, and at last the tutor', () => {
  // the input line is a line of its own
  for (let height = 14; height < 60; height++) expect(shown(height).length + 1).toBeLessThanOrEqual(height);
  expect([of(38, 'news'), of(38, 'Hand'), of(38, 'Tension')]).toEqual([8, 4, 2]);
  expect(shown(38)).toContain(`${'─'.repeat(57)} type "table" for all ─`);
  expect([of(32, 'news'), of(32, 'Hand')]).toEqual([2, 4]);
  expect([of(14, 'news'), of(14, 'Hand'), of(14, 'Tension')]).toEqual([1, 1, 0]);
  expect(shown(24).join('\n')).toContain('  Conflicts     12 choices; "conflicts" lists them');
  expect(shown(14).join('\n')).toContain('passed. (Type "?" for more.)');
  expect(shown(14)).toContain('» Type "?" for the rest.');
  // the players are visible above every question
  for (const height of [14, 24, 32]) expect([of(height, 'Narn') > 0, of(height, 'Human') > 0]).toEqual([true, true]);
});

test('empty places of all that is folded are told together in one line', () => {
  const places = ['Io', 'Ganymede', 'Callisto'].map(name => ({ ...part(name, 3, 0, 4), bare: [`${name}/Base`] }));
  const folded = screenLines({ ...screen, parts: [...screen.parts, ...places] }, 80, 30);
  expect(folded.filter(line => line.startsWith(' nobody at'))).toEqual([
    ' nobody at Io/Base, Ganymede/Base, Callisto/Base',
  ]);
});
