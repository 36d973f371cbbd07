import type { State } from '@orrery/kernel';
import { Session } from '@orrery/table';
import { tableGame } from '@orrery/table/games';
import { expect, test } from 'vitest';
import { pad, widthOf, wrap } from '../../src/common/text.ts';
import { lessonFiles } from '../../src/terminal/learn/lessons.ts';
import { skinOf } from '../../src/terminal/skins/index.ts';
import type { TablePart } from '../../src/terminal/skins/skin.ts';
import { Terminal } from '../support/terminal.ts';

/** Commands that are typed between answers, now and then. */
const ASIDES = [
  '?',
  'table',
  'log',
  'help',
  '? 1',
  'card 1',
  'rules power',
  'why 1',
  'card',
  'rule',
  'table hand',
  'log all',
];

/** The number of typed lines in each game. */
const LINES = 900;

/** A screen with a question: the output before an input line. */
type Shown = readonly string[];

/** Plays a game by its hints, with a command now and then. @returns the output from each answer to the next question */
async function played(width: number, height: number, ...args: string[]): Promise<{ t: Terminal; screens: Shown[] }> {
  let asides = 0;
  let hinted = false;
  let answered = 0;
  let asked = 0;
  const screens: Shown[] = [];
  const t: Terminal = new Terminal(n => {
    if (n === LINES) return null;
    const last = t.printed.at(-1);
    if (last?.endsWith('anyway.')) {
      answered = t.printed.length;
      return '';
    }
    if (/^(Next|That was the last)/.test(t.printed.findLast(line => line !== '')!))
      return args[0] === 'learn' ? 'q' : '';
    if (hinted) {
      hinted = false;
      answered = t.printed.length;
      const said = t.printed.findLast(line => line.startsWith('Type '))!;
      const answer = /^Type ([^:]+?)(:|\.$)/.exec(said)![1]!;
      return answer.startsWith('nothing') ? '' : answer;
    }
    // everything between an answer and the next question: news, table and the lines below it
    if (answered >= 0) screens.push(t.printed.slice(answered));
    answered = -1;
    hinted = asked++ % 9 > 0;
    return hinted ? 'hint' : ASIDES[asides++ % ASIDES.length]!;
  });
  t.width = width;
  t.height = height;
  const code = await t.run(...args);
  expect(t.faults).toEqual([]);
  expect(code).toBe(0);
  return { t, screens };
}

/** The place of a player's line on a screen; 0 is the top. */
const players = (screen: Shown) => screen.filter(line => /^[▸ ]\S+( \(you\))? .*\d (power|energy left)/.test(line));

/** Lines that are too long only because of a path. */
const paths = (t: Terminal) => (line: string) => !line.includes(t.home);

test.each([
  [80, 24, 'babylon5', 'narn', 3],
  [80, 24, 'babylon5', 'minbari', 8],
  [120, 40, 'babylon5', 'human', 1],
  [80, 24, 'wars', 'quay', 5],
  [80, 24, 'wars', 'earther', 9],
  [120, 40, 'wars', 'gongen', 6],
  [60, 24, 'wars', 'shi', 7],
])('a game at %i columns and %i lines of %s (%s) fits on the screen, the players above every question', async (width, height, game, deck, seed) => {
  const { t, screens } = await played(
    width,
    height,
    'play',
    game,
    '--thinking',
    '0',
    '--deck',
    deck,
    '--seed',
    `${seed}`,
  );
  expect(t.printed.filter(paths(t)).filter(line => widthOf(line) > width)).toEqual([]);
  expect(t.text).toMatch(/Turn [3-9]/);
  expect(screens.length).toBeGreaterThan(40);
  // the input line is part of the screen
  if (width >= 80) expect(screens.filter(screen => screen.length + 1 > height).map(x => x.join('\n'))).toEqual([]);
  const seats = game === 'wars' ? 2 : 4;
  expect(screens.filter(screen => players(screen).length < seats).map(x => x.join('\n'))).toEqual([]);
});

test.each([
  'babylon5',
  'wars',
])('at 80 columns and 24 lines every question of a lesson of %s fits on the screen, with what is taught', async game => {
  for (const { id } of lessonFiles(game)) {
    const { t, screens } = await played(80, 24, 'learn', game, id);
    expect(screens.length).toBeGreaterThan(0);
    expect(t.printed.filter(line => widthOf(line) > 80)).toEqual([]);
    expect(screens.filter(screen => screen.length + 1 > 24).map(x => x.join('\n'))).toEqual([]);
    expect(screens.filter(screen => players(screen).length < 2).map(x => x.join('\n'))).toEqual([]);
  }
});

test('a table says the same in narrow lines and in wide ones: nothing is cut, no word broken', async () => {
  // the sizes of the piles are in one line if they fit, otherwise with their cards
  const signs = (lines: readonly string[]) =>
    lines
      .join(' ')
      .replace(/─+| deck \d+ +discard \d+/g, ' ')
      .split(/\s+/)
      .filter(Boolean);
  const whole = (parts: readonly TablePart[]) => parts.flatMap(part => part.whole ?? part.full);
  for (const [game, seats] of [
    ['babylon5', 4],
    ['wars', 2],
  ] as const) {
    const table = tableGame(game);
    const { setup } = table.prepare({ decks: Array(seats).fill(null), ruleset: table.rulesets[0] ?? null });
    const session: Session<State> = Session.start(table, setup, 11, Array(seats).fill({ bot: 'greedy' }));
    const skin = await skinOf(game);
    let looked = 0;
    const page = (width: number) => ({ width, style: (_ink: string, text: string) => text });
    for (let n = 0; n < 400 && session.result === null; n++) {
      const seat = session.awaited[0]!;
      session.expire(seat, session.match.decision);
      if (n % 20 > 0) continue;
      for (const viewer of [seat, null, 'all' as const]) {
        const wide = signs(whole(skin.parts(session.view(viewer), page(1000), session.standing())));
        for (const width of [60, 80, 120]) {
          const lines = whole(skin.parts(session.view(viewer), page(width), session.standing()));
          expect(lines.filter(line => widthOf(line) > width)).toEqual([]);
          expect(signs(lines)).toEqual(wide);
        }
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(30);
  }
});

test('text is broken between words alone, with colours and wide signs counted as they are seen', () => {
  expect(wrap('one two three four', 9)).toBe('one two\n  three\n  four');
  expect(wrap('  - a list goes on', 12)).toBe('  - a list\n    goes on');
  expect(wrap('see /a/very/long/path/indeed now', 10)).toBe('see\n  /a/very/long/path/indeed\n  now');
  const red = '\u001b[31mred\u001b[39m';
  expect(widthOf(red)).toBe(3);
  expect(wrap(`${red} ${red} ${red}`, 11)).toBe(`${red} ${red} ${red}`);
  expect(pad(red, 5)).toBe(`${red}  `);
  expect(widthOf('東京')).toBe(4);
});
