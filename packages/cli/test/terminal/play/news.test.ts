import type { LogLine, Summary } from '@orrery/table';
import { expect, test } from 'vitest';
import { wrap } from '../../../src/common/text.ts';
import type { Keyboard } from '../../../src/terminal/play/keyboard.ts';
import { newsLines } from '../../../src/terminal/play/news.ts';
import { Terminal } from '../../support/terminal.ts';

const line = (text: string, weight: number, topic: string | null = null, heading = 0): LogLine => ({
  heading,
  text,
  links: [],
  after: 1,
  topic,
  concerns: [],
  weight,
});
const io = new Terminal();
const keyboard = { io, wrapped: (text: string) => wrap(text, 80) } as unknown as Keyboard;

const battle = [line('Narn attacks.', 2, 'Conflict: Raid'), line('Londo is neutralized.', 3, 'Conflict: Raid')];
const quiet = Array.from({ length: 9 }, (_, i) => line(`Delenn waits ${i}.`, 0));
const news = [line('Minbari sponsors Lennier.', 1), ...quiet, ...battle];
const summary: Summary = {
  foremost: [battle[1]!],
  groups: [
    { title: 'Minbari', lines: [news[0]!, ...quiet] },
    { title: 'Conflict: Raid', lines: battle },
  ],
};

test('headings with nothing under them are left out, but for the one that stands now', () => {
  const phases = [line('Turn 2.', 0, null, 1), line('Control phase.', 0, null, 2), line('Deploy phase.', 0, null, 2)];
  const turn = [
    ...phases,
    line('Shi plays Kucha.', 1),
    line('Battle phase.', 0, null, 2),
    line('Move phase.', 0, null, 2),
  ];
  expect(newsLines(keyboard, turn, { foremost: [], groups: [] }, 10)).toEqual([
    '· Turn 2.',
    '· Deploy phase.',
    '· Shi plays Kucha.',
    '· Move phase.',
  ]);
});

test('what was told again and again by one choice after the other is told once', () => {
  const drawn = Array.from({ length: 3 }, () => line('Shi draws a card from the active pile.', 0));
  expect(newsLines(keyboard, drawn, { foremost: [], groups: [] }, 10)).toEqual([
    '· Shi draws 3 cards from the active pile.',
  ]);
});

test('what has happened is told in its order where there is room', () => {
  expect(newsLines(keyboard, news, summary, 20)).toEqual(news.map(({ text }) => `· ${text}`));
});

test('where there is little room, first what concerns the reader, then by conflict and player, the rest is left to the log', () => {
  expect(newsLines(keyboard, news, summary, 6)).toEqual([
    '! Londo is neutralized.',
    '· Conflict: Raid. Narn attacks.',
    '· Minbari sponsors Lennier.',
    '  (9 lines more: type "log" for all.)',
  ]);
});

test('where there is one line, it is what concerns the reader most, and how much more there is', () => {
  expect(newsLines(keyboard, news, summary, 1)).toEqual([
    '! Londo is neutralized. (11 lines more: type "log" for all.)',
  ]);
  // a line that is too long gives way to the next most important one
  const long = line(`Londo ${'and Refa '.repeat(9)}leave.`, 3);
  expect(newsLines(keyboard, [...news, long], { foremost: [long], groups: [] }, 1)).toEqual([
    '· Londo is neutralized. (12 lines more: type "log" for all.)',
  ]);
  expect(newsLines(keyboard, [...quiet, long], { foremost: [long], groups: [] }, 1)).toEqual([
    '· 10 lines of news: type "log" for all.',
  ]);
});

test('what was told before is not told again', () => {
  expect(newsLines(keyboard, [news[0]!], summary, 6)).toEqual(['· Minbari sponsors Lennier.']);
  expect(newsLines(keyboard, [], summary, 6)).toEqual([]);
});
